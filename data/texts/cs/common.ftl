### Words and joints used everywhere.
###
### In all catalogues $until is a timestamp of Discord that counts down ("za 40 sekund"), $link an address, $time and
### other lengths of time are made by `duration`, and $table is a table's number.
###
### Slovníček. Terms as on the Czech rule sheet, where it has them:
###   stable stáj · nursery jesle · baby unicorn jednorožčí mimino · basic, magical unicorn základní, kouzelný jednorožec
###   magic kouzlo · upgrade vylepšení · downgrade zhoršení · instant okamžitý efekt · Neigh Íhaha · Super Neigh Super Íhaha
###   draw pile (dobírací) balíček · discard pile odhazovací hromádka · hand ruka · hand limit limit karet v ruce
###   draw dobrat · discard odhodit · sacrifice obětovat · destroy zničit · steal ukrást · return vrátit · bring přivést
###   enter vstoupit · leave opustit · turn tah · action akce · window okno · neigh something zahrát na to Íhaha
### Of ours: table stůl · seat místo · host hostitel · board plocha · My hand „Moje karty“ · story průběh · pace tempo
###   edition, preset edice · house rule domácí pravidlo · picture obrázek · mirror přenos · thread vlákno · hint rada
### Kill the Unicorns: hunt lov · hunt card lovecká karta · scheme card, trap léčka · bid nabídka · first player první hráč
###   black market černý trh · token žeton · coin mince · character postava · power schopnost · Pâté Paštika · Rainbow Duha
###
### People are addressed with "ty", in the present tense, so that nobody's gender matters. Names of people and cards stay in
### the nominative: a word that takes the case goes before them ("do stáje hráče **Ann**", "hraje kartu *X*").
### Cards have their printed Czech names where data/cards/names.yaml knows them; all other titles are translations of ours.

# Joints of a list: "A", "A a B", "A, B a C".
list-between = { ", " }
list-before-last = { " a " }

# A length of time, in one unit. $unit: second, minute, hour or day. $count: how many. Always in the nominative.
duration = { $unit ->
    [second] { $count } s
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
}

# Names of the games with their editions, and the heading of a table. $table: its number
game-second = Labilní jednorožci · druhá edice
game-own = Labilní jednorožci · { $title }
game-own-gone = Labilní jednorožci · vlastní balíček
game-french = Labilní jednorožci · francouzská pravidla
game-first = Labilní jednorožci · první edice
game-kids = Labilní jednorožci pro děti
game-hunt = Kill the Unicorns
table-title = Stůl { $table }

# A seat driven by the computer. $name: its name
computer-name = { $name } (počítač)

# Names the computer players choose from.
computer-1 = Jetelín
computer-2 = Grošák
computer-3 = Líska
computer-4 = Jalovec
computer-5 = Javor
computer-6 = Pepřík
computer-7 = Ryzák
computer-8 = Vrbina

# A noun for what a choice is about, in the accusative.
# $what: card, unicorn, basic, upgrade, downgrade, attachment, magic, neigh, narwhal, baby
# $count: how many
thing = { $what ->
    [unicorn] { $count ->
        [one] jednorožce
        [few] { $count } jednorožce
       *[other] { $count } jednorožců
    }
    [basic] { $count ->
        [one] základního jednorožce
        [few] { $count } základní jednorožce
       *[other] { $count } základních jednorožců
    }
    [baby] { $count ->
        [one] jednorožčí mimino
        [few] { $count } jednorožčí mimina
       *[other] { $count } jednorožčích mimin
    }
    [upgrade] { $count ->
        [one] vylepšení
        [few] { $count } vylepšení
       *[other] { $count } vylepšení
    }
    [downgrade] { $count ->
        [one] zhoršení
        [few] { $count } zhoršení
       *[other] { $count } zhoršení
    }
    [attachment] { $count ->
        [one] vylepšení nebo zhoršení
        [few] { $count } vylepšení nebo zhoršení
       *[other] { $count } vylepšení nebo zhoršení
    }
    [magic] { $count ->
        [one] kouzlo
        [few] { $count } kouzla
       *[other] { $count } kouzel
    }
    [neigh] { $count ->
        [one] kartu Íhaha nebo Super Íhaha
        [few] { $count } karty Íhaha
       *[other] { $count } karet Íhaha
    }
    [narwhal] { $count ->
        [one] libovolného narvala
        [few] { $count } libovolné narvaly
       *[other] { $count } libovolných narvalů
    }
   *[card] { $count ->
        [one] kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
}

# The same as the object of a question, in the accusative: "Kterého jednorožce …?", "Které 2 karty …?"
which-thing = { $what ->
    [unicorn] { $count ->
        [one] Kterého jednorožce
        [few] Které { $count } jednorožce
       *[other] Kterých { $count } jednorožců
    }
    [basic] { $count ->
        [one] Kterého základního jednorožce
        [few] Které { $count } základní jednorožce
       *[other] Kterých { $count } základních jednorožců
    }
    [baby] { $count ->
        [one] Které jednorožčí mimino
        [few] Která { $count } jednorožčí mimina
       *[other] Kterých { $count } jednorožčích mimin
    }
    [upgrade] { $count ->
        [one] Které vylepšení
        [few] Která { $count } vylepšení
       *[other] Kterých { $count } vylepšení
    }
    [downgrade] { $count ->
        [one] Které zhoršení
        [few] Která { $count } zhoršení
       *[other] Kterých { $count } zhoršení
    }
    [attachment] { $count ->
        [one] Které vylepšení nebo zhoršení
        [few] Která { $count } vylepšení nebo zhoršení
       *[other] Kterých { $count } vylepšení nebo zhoršení
    }
    [magic] { $count ->
        [one] Které kouzlo
        [few] Která { $count } kouzla
       *[other] Kterých { $count } kouzel
    }
    [neigh] { $count ->
        [one] Kterou kartu Íhaha
        [few] Které { $count } karty Íhaha
       *[other] Kterých { $count } karet Íhaha
    }
    [narwhal] { $count ->
        [one] Kterého narvala
        [few] Které { $count } narvaly
       *[other] Kterých { $count } narvalů
    }
   *[card] { $count ->
        [one] Kterou kartu
        [few] Které { $count } karty
       *[other] Kterých { $count } karet
    }
}
