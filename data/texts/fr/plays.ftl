### Les belles actions d’une partie finie, et le vote pour l’action de la partie : en public, sous le résultat.
###
### play-<kind>, une ligne courte   $turn le tour (ou le jour) · $player qui agit · $other l’autre personne
###   $card · $cards une liste · $count une quantité · $before ce qu’il y avait avant

## Stables

play-completes = Tour { $turn } : **{ $player }** complète son écurie avec *{ $card }*.
# $count: Neighs on the card, two at least
play-chain = Tour { $turn } : *{ $card }* (**{ $player }**) passe malgré { $count ->
    [one] { $count } Huuue
   *[other] { $count } Huuue
}.
play-chain_stopped = Tour { $turn } : *{ $card }* (**{ $player }**) ne passe pas, après { $count ->
    [one] { $count } Huuue
   *[other] { $count } Huuue
}.
# $count: cards that came into stables or left them, two at least
play-effect = Tour { $turn } : *{ $card }* (**{ $player }**) fait entrer dans les écuries ou en sortir { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
# $cards: what stepped in
play-saved = Tour { $turn } : { ITALIC($cards) } s’interpose pour *{ $card }* (**{ $player }**).
play-saved_itself = Tour { $turn } : *{ $card }* (**{ $player }**) renaît de ses cendres.
# $count and $before: unicorns
play-rises = Tour { $turn } : **{ $player }** passe de { $before } à { $count ->
    [one] { $count } licorne
   *[other] { $count } licornes
}.
play-falls = Tour { $turn } : **{ $player }** tombe de { $before } à { $count ->
    [one] { $count } licorne
   *[other] { $count } licornes
}.

## Kill the Unicorns

# $cards: the scheme card; $other: who had won the hunt
play-hunt-scheme = Jour { $turn } : avec { ITALIC($cards) }, *{ $card }* va à **{ $player }** et non à **{ $other }**.
# $cards: the totals that tie: "5 and 5"
play-hunt-tied = Jour { $turn }, { $cards } : égalité. Le { $count } placé par **{ $player }** attrape *{ $card }*.
# $before: the next lower total
play-hunt-close = Jour { $turn } : **{ $player }** attrape *{ $card }* avec { $count } contre { $before }.
play-hunt-dear = Jour { $turn } : **{ $player }** attrape *{ $card }* avec { $count }, le plus haut total gagnant.
# $count: points
play-hunt-gains = Jour { $turn } : **{ $player }** gagne { $count ->
    [one] { $count } point
   *[other] { $count } points
} en un seul jour.

## The vote

# $until: a time of day
play-vote = **Quelle a été l’action de la partie ?** Qui lit ceci peut voter, au moins jusqu’à { $until }.
play-vote-menu = Vote pour l’action de la partie
# Afterwards, each above one line as above, or several. $count: votes for it, of $votes
play-vote-won = **L’action de la partie**, { $count } sur { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} :
play-vote-shared = **Les actions de la partie**, chacune { $count } sur { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} :
# Private, above the line that was chosen
play-vote-taken = Ton vote va à celle-ci. Jusqu’à { $until }, tu peux encore changer :
play-vote-over = Le vote pour l’action de la partie est terminé.
