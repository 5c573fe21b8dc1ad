### Ma main : privé, pour une seule personne. Les noms des autres arrivent protégés, ceux des cartes sont simples.

# $count: cards in hand, $limit: the hand limit
hand-heading = Ta main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} (limite { $limit })
hand-heading-no-limit = Ta main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-empty = Ta main est vide.
# One card of the hand. $type: a type name with its sign, $short: the card’s line, $reason: why it can’t be played
hand-card = **{ $card }** · { $type } · { $short }
    .blocked = { $card } · { $type } · { $short } (pas maintenant : { $reason })
# Several alike. $count: how many
hand-card-times = { $card } ×{ $count }
hand-open = Tout le monde peut voir ces cartes ({ ITALIC($cards) }).

## What is asked of you

# Effects that aren’t optional, after the question which comes first
hand-must = { $count ->
    [one] { ITALIC($cards) } : ce n’est pas facultatif.
   *[other] { ITALIC($cards) } : ces effets ne sont pas facultatifs.
}
hand-waits = On ne te demande rien. { $count ->
    [one] { BOLD($players) } décide.
   *[other] { BOLD($players) } décident.
}
# Several were asked at the same time, the reader among them
hand-waits-too = On ne te demande plus rien. { $count ->
    [one] { BOLD($players) } doit répondre en même temps.
   *[other] { BOLD($players) } doivent répondre en même temps.
} Personne ne voit qui a répondu avant que tout le monde l’ait fait.
hand-watching = Tu n’as pas de place à cette table, donc pas de cartes. `/regarder` te montre son plateau et son récit.
hand-away = L’ordinateur a joué pour toi pendant ton absence. Te revoilà.
hand-game-over = La partie est finie.

## Why a card can’t be played now

hand-cannot-instant = seulement quand quelqu’un d’autre joue une carte
hand-cannot-upgrades = { $count ->
    [one] { $causes } bloque tes Améliorations
   *[other] { $causes } bloquent tes Améliorations
}
hand-cannot-locked-out = { $count ->
    [one] { $causes } empêche les Licornes Standard d’entrer
   *[other] { $causes } empêchent les Licornes Standard d’entrer
}
hand-cannot-pandas = { $count ->
    [one] { $causes } change en pandas les Licornes Standard qui s’y trouvent
   *[other] { $causes } changent en pandas les Licornes Standard qui s’y trouvent
}
hand-cannot-sheltered = { $count ->
    [one] { $causes } protège tout ce qu’elle pourrait atteindre
   *[other] { $causes } protègent tout ce qu’elle pourrait atteindre
}
hand-cannot-price = tu n’as pas d’autre carte pour la payer
hand-cannot-no-basic = aucune écurie possible n’a de Licorne Standard
hand-cannot-no-effect = elle ne pourrait rien faire maintenant
hand-cause = *{ $card }* (chez **{ $owner }**)
    .own = *{ $card }* (dans ton écurie)
hand-lacks-destroy = aucune autre écurie n’a rien qu’elle puisse détruire
hand-lacks-steal = aucune autre écurie n’a rien qu’elle puisse voler
hand-lacks-sacrifice = ton écurie n’a rien que tu puisses sacrifier
hand-lacks-return-to-hand = aucune écurie n’a de carte qu’elle puisse renvoyer en main
hand-lacks-give = ton écurie n’a pas de licorne à donner
hand-lacks-move = aucune Amélioration ni Attaque ne peut être déplacée
hand-lacks-choose-player = personne n’a ce qu’il faut pour cette carte
hand-lacks-revive = aucune licorne de la défausse ne peut revenir
hand-lacks-one-of = il n’y a rien qu’elle puisse détruire ou sacrifier

## Choosing: buttons and menus (the answers themselves are answer-… in prompts.ftl)

hand-play-menu = Joue une carte
hand-back = Retour
# Several effects of the player at the same time, in any order. $card: the one that may go first
hand-first = D’abord : { $card }
hand-confirm = Confirmer
hand-reload = Revoir ma main
hand-choose-menu = Choisis
hand-choose-several-menu = Choisis { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# Options of a menu. $owner: plain name
hand-option-in-stable = { $card }, chez { $owner }
hand-option-stable = Chez { $owner }
hand-option-own-stable = Ta propre écurie
# A player as an option. $unicorns, $hand: numbers
hand-option-player = { $unicorns ->
    [one] { $unicorns } licorne
   *[other] { $unicorns } licornes
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}

hand-nothing-fits = Tu n’as rien qui convienne.
hand-out-of-reach = -# Hors d’atteinte : { $cards }
hand-sheltered = { $card } (protection : { ITALIC($causes) })

# Pages of a long list
page-previous = Précédent
page-next = Suivant
page-number = Page { $page } sur { $pages }

# What has been picked so far
hand-picked-none = Rien de choisi pour l’instant.
hand-picked-of = Choix { $picked } sur { $count } : { $cards }
hand-order-so-far = Depuis le dessus : { $cards }
# Confirmed on a message that showed an earlier choice
hand-changed = Rien n’est encore confirmé : depuis ce message, ton choix est devenu { $cards }. Appuie encore une fois si c’est bien cela.
    .none = Rien n’est encore confirmé : il n’y a plus aucun choix. Choisis de nouveau.

## What just came of it

hand-played = Tu joues *{ $card }*.
hand-drew = Tu as pioché { ITALIC($cards) }.
hand-discarded = Tu défausses { ITALIC($cards) }.
hand-chosen-secret = Ton choix est noté. Il se verra quand tout le monde aura choisi.
hand-took = Tu as pris { ITALIC($cards) } à **{ $owner }**.
hand-lost = **{ $player }** a pris { ITALIC($cards) } dans ta main.
hand-saw = **{ $owner }** a en main { ITALIC($cards) }.
hand-top-cards = Sur le dessus de la pioche : { ITALIC($cards) }.
hand-swapped = Ta nouvelle main : { ITALIC($cards) }.
hand-skipped = Tu n’utilises pas *{ $card }*.
# The same where everybody sees each choice at once
hand-waits-too-seen = On ne te demande plus rien. { $count ->
    [one] { BOLD($players) } doit répondre en même temps.
   *[other] { BOLD($players) } doivent répondre en même temps.
}
