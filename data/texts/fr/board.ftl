### Le plateau d’une partie en cours : un message public, tenu à jour.

# Buttons
board-my-hand = Ma main
board-story = Récit
board-rules = Règles
board-more = Plus…

# $turn: the number of the turn, $players: who must decide, $until: a timestamp
board-heading = Table { $table } · tour { $turn }
board-heading-begins = Table { $table } · la partie commence
board-heading-over = Table { $table } · partie finie après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
# While its messages can’t be sent
board-paused = Cette table est en pause : je ne peux pas écrire dans ce salon. Ses horloges repartent dès que je peux.
# $prompt: one of the prompts’ public forms
board-asked = { $prompt } Échéance : { $until }.
board-decides = { $count ->
    [one] { BOLD($players) } décide · échéance : { $until }
   *[other] { BOLD($players) } décident · échéance : { $until }
}
# In a reaction window everybody is asked, whatever they hold.
board-window = Tout le monde peut réagir · échéance : { $until }

# A seat. $unicorns: how many count, $needed: how many win, $hand: cards in hand
board-seat = **{ $player }** { board-unicorns } · { board-hand }
board-seat-turn = **{ $player }** ▸ { board-unicorns } · { board-hand }
board-unicorns = { $unicorns ->
    [one] { $unicorns } licorne
   *[other] { $unicorns } licornes
} sur { $needed }
board-hand = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}
board-stable-empty = aucune licorne
board-between = { " · " }
# $cards: names
board-upgrades = améliorations : { $cards }
board-downgrades = attaques : { $cards }
# The same when there is no room for names
board-upgrades-count = { $count ->
    [one] { $count } Amélioration
   *[other] { $count } Améliorations
}
board-downgrades-count = { $count ->
    [one] { $count } Attaque
   *[other] { $count } Attaques
}
# Under Nanny Cam. $cards: the whole hand
board-open-hand = main visible : { $cards }
# When there is no room for all names. $cards: those shown, $count: how many are left out
board-and-more = { $cards } et { $count } de plus
board-away = absence, l’ordinateur joue
board-left = départ, l’ordinateur joue

# Piles
board-piles = Pioche { $deck } · défausse { $discard } (dessus : { $top })
board-piles-no-discard = Pioche { $deck } · défausse vide
# Behind the piles, in games that have one
board-nursery = nurserie { $nursery }
# $fact: the latest line of the story
board-last = À l’instant : { $fact }
# The picture’s description. $lines: the lines of the board as text
board-alt = Table { $table }, tour { $turn }. { $lines }

## More… (private)

more-heading = Table { $table } : quoi d’autre ?
more-leave = Quitter la partie
    .about = L’ordinateur joue désormais à ta place, pour de bon.
more-kick = Voter une exclusion
    .about = Il faut l’accord de plus de la moitié des autres personnes.
# For the host, who decides alone; in a game, and in the lobby
more-kick-host = Exclure quelqu’un
    .about = C’est toi l’hôte : tu décides sans vote. L’ordinateur prend la place.
more-kick-lobby = Exclure quelqu’un
    .about = C’est toi l’hôte : tu décides sans vote. La place se libère.
more-repost = Republier le plateau
    .about = Remet le plateau à la fin de ce salon.
more-settings = Mes réglages
    .about = Combien de temps les cartes t’attendent, et quand je te mentionne.
more-report = Signaler un problème
    .about = Garde ce moment de la partie pour qui saura le régler.
more-end = Arrêter toute la partie
    .about = Pour l’hôte ou qui gère le serveur. Personne ne gagne.
# The same in a lobby
more-close = Fermer cette table
    .about = Pour l’hôte ou qui gère le serveur. La partie ne commence jamais.
# For whoever doesn’t sit at the table
more-watch = Regarder
    .about = Le plateau et le récit, pour toi seulement.
more-rules = Règles maison d’ici
    .about = Chaque règle de cette table, et ce qui diffère de l’édition.

leave-sure = Quitter la partie ? L’ordinateur jouerait alors à ta place, pour de bon : tu ne pourrais pas revenir.
leave-confirm = Quitter la partie
leave-stay = Rester
    .done = Tu restes.
end-sure = Arrêter la partie pour tout le monde ? Elle serait finie, et personne ne gagne.
end-confirm = Arrêter la partie
end-keep = Continuer à jouer
    .done = La partie continue.
close-sure = Fermer cette table pour tout le monde ? Sa partie ne commencerait jamais.
close-confirm = Fermer cette table
close-keep = La laisser ouverte
    .done = La table reste ouverte.
kick-choose = Quelle place l’ordinateur doit-il prendre ?
kick-sure-host = **{ $player }** quitte la partie pour de bon. L’ordinateur joue désormais à cette place.
kick-sure-lobby = **{ $player }** quitte la table, et la place se libère.
kick-sure-vote = Tu votes pour exclure **{ $player }**, sans retour possible. Il faut l’accord de plus de la moitié des autres personnes.
kick-confirm = Exclure
kick-confirm-vote = Voter l’exclusion
kick-nobody = Il n’y a que des ordinateurs avec toi à cette table.
kick-you-voted = Ton vote pour exclure **{ $player }** compte.
repost-done = Le plateau est de nouveau à la fin du salon.
report-done = Merci. Le signalement { $number } garde ce moment de la partie pour qui saura régler le problème.
bug-no-game = Aucune partie ne se joue ici où tu pourrais signaler un problème. Indique sa table : `/{ command-bug }` avec **{ command-bug.table }**.
