### La fenêtre de réaction : publique et la même pour tout le monde, quoi qu’on ait en main.

# Buttons
window-neigh = Huuue
window-super-neigh = Super Huuue
window-let-it-be = Laisser passer
window-let-all-be = Tout laisser passer ce tour

# $short: the card’s line
window-card = **{ $player }** joue *{ $card }*.
    > { $short }
# $owner: whose stable it goes into
window-card-into = **{ $player }** joue *{ $card }* chez **{ $owner }**.
    > { $short }
# When targets are named first (neigh_targets: before). $targets: players
window-card-at = **{ $player }** joue *{ $card }* et vise { BOLD($targets) }.
    > { $short }
# $owner: who played the card that is stopped
window-neighed = **{ $player }** contre la carte *{ $card }*, jouée par **{ $owner }**. Un autre Huuue la sauverait.
window-closes = Échéance : { $until }
# Below that, while somebody who is asked plays their first game
window-explained = -# 💡 Première partie ? À chaque carte, on demande à tout le monde : personne n’apprend ainsi qui a un Huuue. **{ window-neigh }** contre la carte, si tu en as un. **{ window-let-it-be }** la laisse passer, tout comme ne rien faire.

## Outcomes: the message becomes one of these

window-goes-through = **{ $player }** joue *{ $card }*. Personne ne la contre.
# After Neighs upon Neighs
window-through = La carte *{ $card }* passe.
window-over = La fenêtre pour *{ $card }* est fermée.
window-cancelled = **{ $player }** joue *{ $card }*. La partie s’arrête là.

## Answers to whoever pressed (private)

window-you-neigh = Tu contres *{ $card }*.
window-you-super-neigh = Tu contres *{ $card }* avec un Super Huuue.
window-you-let-be = Tu laisses passer *{ $card }*.
window-you-let-all-be = Tu laisses passer toutes les cartes jusqu’à la fin de ce tour. Si tu changes d’avis, appuie sur « { $window-neigh } ».
window-you-wait = Je t’attends. Échéance : { $until }.
window-wait = Attendre
