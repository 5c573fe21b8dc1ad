### Mots et raccords employés partout.
###
### Glossaire. Les termes sont ceux des règles imprimées ; on tutoie, au présent, sans genrer les personnes.
###   stable             écurie (chez **Ann** : dans l’écurie d’Ann, sans élision à craindre)
###   nursery            nurserie                draw pile       pioche
###   discard (pile)     défausse, défausser     draw            piocher
###   baby unicorn       Bébé Licorne            basic unicorn   Licorne Standard
###   magical unicorn    Licorne Magique         magic (card)    Magie (carte Magie)
###   upgrade            Amélioration            downgrade       Attaque
###   instant            Illico                  Neigh           Huuue, Super Huuue ; contrer une carte
###   play               jouer                   let it be       laisser passer
###   destroy            détruire                sacrifice       sacrifier
###   steal              voler (à quelqu’un)     swap            échanger
###   return to hand     revenir, renvoyer en main
###   bring              faire entrer            enter, leave    entrer, quitter
###   another player     une autre personne, quelqu’un d’autre ; dans une autre écurie (c’est-à-dire pas la tienne)
###   any player         quelqu’un, toi y compris every player    tout le monde, y compris toi
###   may / must         tu peux / tu dois ou l’impératif   then     puis, pour cela (la suite dépend du début)
###   hunt               chasse                  hunt card       carte Chasse
###   scheme card        carte Manigance         first player    jeton Premier joueur
###   line, herd         file, troupeau          black market    marché noir
###   token, coins       jeton, pièces           power           pouvoir
###   bid                mise, miser             day             jour
###   table, seat        table, place            host            hôte
###   lobby              salle d’attente         board           plateau
###   story              récit                   house rules     règles maison
###   deck (one’s own)   paquet                  pace            rythme
###   channel, thread    salon, fil              direct message  message privé
###   computer           ordinateur              kick            exclure
###   mirror             retransmission          replay          relecture, revoir
###   take back          reprendre               rematch         revanche
###
### Dans tous les catalogues, $until est un compte à rebours de Discord (« dans 40 secondes »), $link une adresse, $time
### et les autres durées viennent de `duration`, et $table est le numéro d’une table.

# Raccords d’une liste : « A », « A et B », « A, B et C ».
list-between = { ", " }
list-before-last = { " et " }

# A length of time, in one unit. $unit: second, minute, hour or day. $count: how many
duration = { $unit ->
    [second] { $count } s
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
}

# Names of the games with their editions, and the heading of a table. $table: its number
game-second = Unstable Unicorns · deuxième édition
game-own = Unstable Unicorns · { $title }
game-own-gone = Unstable Unicorns · un paquet maison
game-french = Unstable Unicorns · règle française
game-first = Unstable Unicorns · première édition
game-kids = Unstable Unicorns pour les enfants
game-hunt = Kill the Unicorns
table-title = Table { $table }

# A seat driven by the computer. $name: its name
computer-name = { $name } (ordinateur)

# Names the computer players choose from.
computer-1 = Trèfle
computer-2 = Pâquerette
computer-3 = Noisette
computer-4 = Genièvre
computer-5 = Érable
computer-6 = Poivre
computer-7 = Oseille
computer-8 = Saule

# A noun for what a choice is about, with its article or number.
# $what: card, unicorn, basic, upgrade, downgrade, attachment, magic, neigh, narwhal, baby
# $count: how many
thing = { $what ->
    [unicorn] { $count ->
        [one] une licorne
       *[other] { $count } licornes
    }
    [basic] { $count ->
        [one] une Licorne Standard
       *[other] { $count } Licornes Standard
    }
    [baby] { $count ->
        [one] un Bébé Licorne
       *[other] { $count } Bébés Licornes
    }
    [upgrade] { $count ->
        [one] une Amélioration
       *[other] { $count } Améliorations
    }
    [downgrade] { $count ->
        [one] une Attaque
       *[other] { $count } Attaques
    }
    [attachment] { $count ->
        [one] une Amélioration ou une Attaque
       *[other] { $count } Améliorations ou Attaques
    }
    [magic] { $count ->
        [one] une carte Magie
       *[other] { $count } cartes Magie
    }
    [neigh] { $count ->
        [one] un Huuue ou un Super Huuue
       *[other] { $count } cartes Huuue
    }
    [narwhal] { $count ->
        [one] un narval, quel qu’il soit
       *[other] { $count } narvals, quels qu’ils soient
    }
   *[card] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}

# The same as the subject of a question: "Which unicorn …?", "Which 2 cards …?"
which-thing = { $what ->
    [unicorn] { $count ->
        [one] Quelle licorne
       *[other] Quelles { $count } licornes
    }
    [basic] { $count ->
        [one] Quelle Licorne Standard
       *[other] Quelles { $count } Licornes Standard
    }
    [baby] { $count ->
        [one] Quel Bébé Licorne
       *[other] Quels { $count } Bébés Licornes
    }
    [upgrade] { $count ->
        [one] Quelle Amélioration
       *[other] Quelles { $count } Améliorations
    }
    [downgrade] { $count ->
        [one] Quelle Attaque
       *[other] Quelles { $count } Attaques
    }
    [attachment] { $count ->
        [one] Quelle Amélioration ou Attaque
       *[other] Quelles { $count } Améliorations ou Attaques
    }
    [magic] { $count ->
        [one] Quelle carte Magie
       *[other] Quelles { $count } cartes Magie
    }
    [neigh] { $count ->
        [one] Quelle carte Huuue
       *[other] Quelles { $count } cartes Huuue
    }
    [narwhal] { $count ->
        [one] Quel narval
       *[other] Quels { $count } narvals
    }
   *[card] { $count ->
        [one] Quelle carte
       *[other] Quelles { $count } cartes
    }
}
