### Words and joints used everywhere.
###
### In all catalogues $until is a timestamp of Discord that counts down ("in 40 seconds"), $link an address, $time and
### other lengths of time are made by `duration`, and $table is a table's number.
###
### Glosar (termenii din regulamentul românesc; în propoziții doar tipurile de cărți se scriu cu majusculă):
###   stable grajd · nursery pepinieră · baby unicorn pui de unicorn · basic unicorn unicorn obișnuit ·
###   magical unicorn unicorn epic · colourful unicorn unicorn colorat · magic Magie · upgrade Amplificare ·
###   downgrade Limitare · instant Instant · Neigh Nihoho · Super Neigh Nihoho Nemțesc · to neigh a da Nihoho, a opri cu Nihoho
###   draw pile teancul de tras · discard pile teancul de decartare · deck pachet · hand mână · hand limit limita de cărți din mână
###   draw a trage · discard a decarta · sacrifice a sacrifica · destroy a distruge · steal a fura · bring a aduce ·
###   return a se întoarce · enter a intra în grajd · leave a ieși din grajd · then apoi · may poți/poate
###   any player oricare jucător · another player alt jucător · every player fiecare jucător
###   turn tură · round of a hunt's days zi · table masă · seat loc · host gazdă · computer calculator · board tablă ·
###   story povestea · house rule regulă a casei · pace ritm · thread fir · mirror transmisiune
###   Kill the Unicorns: hunt card carte de vânătoare · scheme card intrigă · power putere · character personaj ·
###   bid miză, a miza · to pass a da pas · black market piața neagră · token jeton · coin monedă · herd herghelie ·
###   collection colecție · Rainbow Curcubeu · Double Rainbow Curcubeu dublu · Pâté pateu · pigicorn purcicorn
### Numele de oameni și de cărți nu se declină: „grajdul jucătorului **Ann**”, „de la **Ann**”; „cartea *X*” cere femininul.

# Joints of a list: "A", "A and B", "A, B and C".
list-between = { ", " }
list-before-last = { " și " }

# A length of time, in one unit. $unit: second, minute, hour or day. $count: how many
duration = { $unit ->
    [second] { $count } s
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count ->
        [one] o zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
}

# Names of the games with their editions, and the heading of a table. $table: its number
game-second = Unstable Unicorns · ediția a doua
game-own = Unstable Unicorns · { $title }
game-own-gone = Unstable Unicorns · un pachet propriu
game-french = Unstable Unicorns · regulamentul francez
game-first = Unstable Unicorns · prima ediție
game-kids = Unstable Unicorns pentru copii
game-hunt = Kill the Unicorns
table-title = Masa { $table }

# A seat driven by the computer. $name: its name
computer-name = { $name } (calculator)

# Names the computer players choose from.
computer-1 = Trifoi
computer-2 = Bălțata
computer-3 = Aluna
computer-4 = Ienupăr
computer-5 = Arțar
computer-6 = Piper
computer-7 = Roibu
computer-8 = Răchita

# A noun for what a choice is about, with its article or number.
# $what: card, unicorn, basic, upgrade, downgrade, attachment, magic, neigh, narwhal, baby
# $count: how many
thing = { $what ->
    [unicorn] { $count ->
        [one] un unicorn
        [few] { $count } unicorni
       *[other] { $count } de unicorni
    }
    [basic] { $count ->
        [one] un unicorn obișnuit
        [few] { $count } unicorni obișnuiți
       *[other] { $count } de unicorni obișnuiți
    }
    [baby] { $count ->
        [one] un pui de unicorn
        [few] { $count } pui de unicorn
       *[other] { $count } de pui de unicorn
    }
    [upgrade] { $count ->
        [one] o Amplificare
        [few] { $count } Amplificări
       *[other] { $count } de Amplificări
    }
    [downgrade] { $count ->
        [one] o Limitare
        [few] { $count } Limitări
       *[other] { $count } de Limitări
    }
    [attachment] { $count ->
        [one] o Amplificare sau o Limitare
        [few] { $count } Amplificări sau Limitări
       *[other] { $count } de Amplificări sau Limitări
    }
    [magic] { $count ->
        [one] o Magie
        [few] { $count } Magii
       *[other] { $count } de Magii
    }
    [neigh] { $count ->
        [one] un Nihoho sau un Nihoho Nemțesc
        [few] { $count } cărți Nihoho
       *[other] { $count } de cărți Nihoho
    }
    [narwhal] { $count ->
        [one] un narval de orice fel
        [few] { $count } narvali de orice fel
       *[other] { $count } de narvali de orice fel
    }
   *[card] { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
}

# The same as the subject of a question: "Which unicorn …?", "Which 2 cards …?"
which-thing = { $what ->
    [unicorn] { $count ->
        [one] Ce unicorn
        [few] Ce { $count } unicorni
       *[other] Ce { $count } de unicorni
    }
    [basic] { $count ->
        [one] Ce unicorn obișnuit
        [few] Ce { $count } unicorni obișnuiți
       *[other] Ce { $count } de unicorni obișnuiți
    }
    [baby] { $count ->
        [one] Ce pui de unicorn
        [few] Ce { $count } pui de unicorn
       *[other] Ce { $count } de pui de unicorn
    }
    [upgrade] { $count ->
        [one] Ce Amplificare
        [few] Ce { $count } Amplificări
       *[other] Ce { $count } de Amplificări
    }
    [downgrade] { $count ->
        [one] Ce Limitare
        [few] Ce { $count } Limitări
       *[other] Ce { $count } de Limitări
    }
    [attachment] { $count ->
        [one] Ce Amplificare sau Limitare
        [few] Ce { $count } Amplificări sau Limitări
       *[other] Ce { $count } de Amplificări sau Limitări
    }
    [magic] { $count ->
        [one] Ce Magie
        [few] Ce { $count } Magii
       *[other] Ce { $count } de Magii
    }
    [neigh] { $count ->
        [one] Ce Nihoho
        [few] Ce { $count } cărți Nihoho
       *[other] Ce { $count } de cărți Nihoho
    }
    [narwhal] { $count ->
        [one] Ce narval
        [few] Ce { $count } narvali
       *[other] Ce { $count } de narvali
    }
   *[card] { $count ->
        [one] Ce carte
        [few] Ce { $count } cărți
       *[other] Ce { $count } de cărți
    }
}
