### Kill the Unicorns : son plateau, ce que chacun voit en privé, sa fin. Récits : story_hunt.ftl ; questions :
### prompts_hunt.ftl ; cartes : cards_hunt.ftl.

## Words

# $coins: printed on the unicorn
hunt-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
hunt-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hunt-cards = { $count ->
    [one] { $count } carte Chasse
   *[other] { $count } cartes Chasse
}
# A unicorn on the board. $colour: a colour with its shape
hunt-unicorn = { $card } ({ $colour }, { hunt-coins })
# With what is attached. $cards: names
hunt-unicorn-with = { $card } ({ $colour }, { hunt-coins }) + { $cards }
# In a herd. $coins: a number; .with: what is attached
hunt-herd-unicorn = { $card } ({ $colour } { $coins })
    .with = { $card } ({ $colour } { $coins }) + { $cards }
# Scheme cards on it, face down. $players: their owners
hunt-unicorn-traps = { $unicorn } · { $count ->
    [one] une Manigance, par { BOLD($players) }
   *[other] des Manigances, par { BOLD($players) }
}
# A scheme card where all cards are open
hunt-placed-open = { $player } ({ $card })
# The same in a menu, without markdown
hunt-placed-by = { $count ->
    [one] une Manigance, par { $players }
   *[other] des Manigances, par { $players }
}
# Something attached that gives a colour
hunt-attached-colour = { $card } ({ $colour })

## The lobby

# At a full table. $rule: the name of a house rule, $most: a number of seats
hunt-lobby-extension = Avec la règle maison *{ $rule }*, on peut jouer jusqu’à { $most }.
# Without scheme cards not all characters can be played. $count: players that get none, $cards: those that can
hunt-lobby-few = Avec ces règles, seuls ces personnages sont jouables : { $cards }. { $count ->
    [one] Une place joue donc sans pouvoir.
   *[other] { $count } places jouent donc sans pouvoir.
}

## The board

board-bid = Miser
hunt-board-heading = Table { $table } · jour { $day } sur { $days }
hunt-board-heading-hunt = Table { $table } · jour { $day } sur { $days } · chasse { $number }
hunt-board-heading-market = Table { $table } · jour { $day } sur { $days } · marché noir
hunt-board-heading-begins = Table { $table } · la partie commence
hunt-board-heading-over = Table { $table } · partie finie au jour { $day } sur { $days }
# $unicorn: with colour, coins and scheme cards
hunt-board-hunted = **Chassée maintenant :** { $unicorn }
    .over = **Vient d’être chassée :** { $unicorn }
# In the line, in the order of the hunts. $number: its place
hunt-board-line = { $number }. { $unicorn }
# Bids. $players: who is awaited
hunt-bid-opened = **{ $player }** ouvre avec { hunt-cards }
hunt-bid-in = **{ $player }** en est
hunt-bid-total = **{ $player }** a { $points }
# $power: announced with the bid
hunt-bid-power = { $bid }, avec l’annonce { $power }
    .total = { $bid } avec { $power }
hunt-bid-passed = **{ $player }** passe
hunt-bid-awaited = { $count ->
    [one] on attend { BOLD($players) }
   *[other] on attend { BOLD($players) }
}
# The scheme card that counts in this hunt
hunt-bid-revealed = révélée : *{ $card }*
# A seat. $hand: hunt cards in hand, $character
hunt-board-seat = **{ $player }** { hunt-points } · { $hand ->
    [one] { $hand } carte Chasse
   *[other] { $hand } cartes Chasse
}
hunt-board-seat-first = **{ $player }** ▸ jeton Premier joueur · { hunt-points } · { $hand ->
    [one] { $hand } carte Chasse
   *[other] { $hand } cartes Chasse
}
hunt-board-hand = en main : { $cards }
hunt-board-played = jouées : { $cards }
hunt-board-played-count = { $count ->
    [one] { $count } carte Chasse jouée
   *[other] { $count } cartes Chasse jouées
}
hunt-board-pate = points de Pâté : { $cards }
hunt-board-herd-empty = aucune licorne
# When there is no room for names. $colours: how many of each
hunt-board-herd-count = { $count ->
    [one] { $count } licorne
   *[other] { $count } licornes
} : { $colours }
hunt-power-ready = pouvoir prêt : { $power }
hunt-power-used = pouvoir utilisé aujourd’hui : { $power }
# The market
hunt-board-market = **Marché noir**
hunt-item = { $card } pour { $cost } ({ $tokens })
# $cards: the points of the Pâtés left, in their order
hunt-item-pates = points de Pâté : { $cards }
hunt-item-left = { $count ->
    [one] reste { $count }
   *[other] reste { $count }
}
hunt-item-sold-out = { $card } : épuisé
hunt-board-piles = Paquet de licornes { $deck } · défaussées { $discard }

## My hand

# $cards: values
hunt-hand = Tes cartes Chasse : { $cards }
hunt-hand-empty = Tu n’as plus de carte Chasse en main.
hunt-hand-day = Jour { $day } sur { $days }
hunt-hand-hunt = Jour { $day } sur { $days }, chasse { $number }
hunt-hand-market = Jour { $day } sur { $days }, marché noir
hunt-hand-drawn = Tu as pioché :
hunt-hand-scheme = **{ $card }** · { $short }
hunt-hand-discards = Tes Manigances défaussées : { $cards }
# $card: a scheme card of mine, $unicorn: where it lies (house rule)
hunt-hand-placed = Ta Manigance sur { $unicorn } : *{ $card }*
hunt-hand-seen = *{ $card }*, par **{ $owner }** · { $short }
# The market. $paying: values
hunt-hand-item = **{ $item }** · { $short } Tu paies avec { $paying }.
    .blocked = { $item } · { $short } (pas maintenant : { $reason })
hunt-cannot-sold-out = épuisé
hunt-cannot-poor = tes cartes Chasse n’atteignent pas { $cost }
hunt-cannot-no-use = aucune de tes licornes ne pourrait en profiter
hunt-cannot-no-unicorn = tu n’as pas de licorne qui puisse le prendre
# The form of a bid
hunt-form-menu = { $count ->
    [one] Choisis { $count } carte Chasse
   *[other] Choisis { $count } cartes Chasse
}
hunt-form-menu-between = Choisis de { $least } à { $most } cartes Chasse
hunt-form-announce = Annoncer { $power }
hunt-form-announced = Annoncé : { $power }
hunt-form-place = Placer
# What one has placed, while it lies face down
# On a direct message. $totals: "Hazel 7, you 6, Dapple 2"
hunt-last = **Dernière chasse :** { $totals }. { $outcome }
    .nobody = **Dernière chasse :** personne n’a placé de cartes. { $outcome }
hunt-last-own = toi { $points }
hunt-last-other = { $player } { $points }
hunt-receipt = Tu as placé { $cards }. Tout est révélé quand tout le monde a placé.
hunt-receipt-power = Tu as placé { $cards } et annoncé { $power }. Tout est révélé quand tout le monde a placé.
hunt-receipt-passed = Tu as passé pour cette licorne.

## What just came of it

hunt-you-placed = Tu as placé { $cards }.
hunt-you-passed = Tu passes pour cette licorne.
hunt-you-buy-nothing = Tu n’achètes rien aujourd’hui.
hunt-you-set = Tu as placé *{ $card }* sur *{ $unicorn }*.
# $top: the top of the unicorn deck
hunt-you-set-looked = Tu as placé *{ $card }* sur *{ $unicorn }*. Sur le dessus du paquet de licornes : { ITALIC($top) }.
hunt-you-saw = Face cachée sur *{ $card }* : { ITALIC($cards) }.

## Answers

# $place: which of the face-down cards, $owner: who placed it
hunt-answer-reveal = Carte { $place }, par { $owner }
hunt-answer-move = { $card }, par { $owner }
hunt-answer-use = Utiliser { $power }
# $count: the value of a hunt card
hunt-answer-take-back = Reprendre le { $count ->
   *[other] { $count }
}
hunt-answer-item = { $card } pour { $cost }
hunt-answer-pass-bid = Passer pour cette licorne
hunt-answer-pass-market = Ne rien acheter
hunt-answer-skip-sight = Ne pas regarder
hunt-answer-skip-sight_move = N’en déplacer aucune
hunt-answer-skip-veto = La laisser agir
hunt-answer-skip-paint = Garder sa couleur
hunt-answer-skip-rewind = Ne rien reprendre
hunt-answer-card = { $count ->
   *[other] Carte Chasse { $count }
}

## The end. Each result holds "gagne" or "Personne ne gagne"

end-hunt-points = **{ $player }** gagne avec { hunt-points } ({ $time }).
end-hunt-unicorns = Égalité de points : **{ $player }** gagne avec { hunt-points } et le plus de licornes ({ $time }).
end-hunt-shared = L’égalité est parfaite : { BOLD($players) } gagnent ensemble, à la première place, avec { hunt-points } ({ $time }).
end-hunt-double_rainbow = Un Double Arc-en-ciel, deux licornes de chaque couleur : **{ $player }** gagne aussitôt ({ $time }).
end-hunt-host = L’hôte arrête la partie. Personne ne gagne ({ $time }).
end-hunt-moderator = Quelqu’un qui gère ce serveur arrête la partie. Personne ne gagne ({ $time }).
end-hunt-nobody_left = Il ne reste que des ordinateurs à cette table. Personne ne gagne ({ $time }).
# A seat for which no character was left
hunt-no-character = sans personnage
# The scoring table. $place: 1, 2, …
hunt-score-seat = **{ $place }. { $player }** · { $character } · **{ hunt-points }**
# $sum: the unicorns with their coins (hunt-score-unicorn); .sum, here and below: where there is no room for them
hunt-score-herd = Troupeau **{ $points }** : { $sum }
    .sum = { $count ->
    [one] { $count } licorne
   *[other] { $count } licornes
} **{ $points }**
    .empty = Troupeau **0** : aucune licorne
hunt-score-unicorn = { $card } ({ $colour }) { $coins }
    .doubled = { $card } ({ $colour }) 2 × { $coins } par { $cause }
# $sum: cards that score (hunt-score-part)
hunt-score-schemes = Manigances **{ $points }** : { $sum }
    .sum = Manigances sur ses licornes **{ $points }**
hunt-score-tokens = Marché **{ $points }** : { $sum }
    .sum = Jetons du marché **{ $points }**
hunt-score-bonus = Ses propres Manigances **{ $points }** : { $sum }
    .sum = Ses propres Manigances, où qu’elles soient **{ $points }**
# $card: a scheme card or token, $unicorn: on which it lies
hunt-score-part = { $card } sur { $unicorn } { $points }
hunt-score-pate = Pâté **{ $points }** : { $sum }
    .sum = Pâté **{ $points }**
# $sum: see hunt-score-collection
hunt-score-collections = Collections **{ $points }** : { $sum }
    .sum = Collections **{ $points }**
hunt-score-collection = { $count } × { $colour } = { $points }
hunt-score-rainbows = { $count ->
    [one] Arc-en-ciel **{ $points }** : une licorne de chaque couleur
   *[other] Arcs-en-ciel **{ $points }** : { $count } licornes de chaque couleur
}
hunt-score-total = Total **{ $points }**
