### My hand: private, for one player. Names of others are escaped, card names are plain.

# $count: cards in hand, $limit: the hand limit
hand-heading = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} (limit { $limit })
hand-heading-no-limit = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-empty = Your hand is empty.
# One card of the hand. $type: a type name with its sign, $short: the card's line, $reason: why it can't be played
hand-card = **{ $card }** · { $type } · { $short }
    .blocked = { $card } · { $type } · { $short } (not now: { $reason })
# Several alike. $count: how many
hand-card-times = { $card } ×{ $count }
hand-nanny-cam = Nanny Cam: everybody can see these cards.

## What is asked of you

hand-your-turn = It's your turn: play one card or draw. Time is up { $until }.
hand-your-turn-two = It's your turn: play up to two cards, or draw. Time is up { $until }.
# Effects that aren't optional, after the question which comes first
hand-must = { $count ->
    [one] { ITALIC($cards) } isn't optional.
   *[other] { ITALIC($cards) } aren't optional.
}
hand-second-play = Play a second card, or press Done. Time is up { $until }.
hand-beginning = Your turn begins. Use the effects you like. Time is up { $until }.
hand-beginning-must = Your turn begins. { ITALIC($cards) } must be used before you go on. Time is up { $until }.
hand-window = **{ $player }** plays *{ $card }*. You may react on the public message, which closes { $until }.
hand-waits = Nothing is asked of you. { $count ->
    [one] { BOLD($players) } decides.
   *[other] { BOLD($players) } decide.
}
hand-watching = You don't sit at this table, so you hold no cards.
hand-away = The computer played for you while you were away. You're back now.
hand-game-over = The game is over.

## Why a card can't be played now

hand-cannot-not-your-turn = it isn't your turn
hand-cannot-instant = only while another player plays a card
hand-cannot-broken-stable = Broken Stable stops your upgrades
hand-cannot-queen-bee = { $owner } has Queen Bee Unicorn
hand-cannot-slowdown = Slowdown stops your Neigh cards
hand-cannot-ginormous = Ginormous Unicorn stops your Neigh cards
hand-cannot-no-target = there is nothing it could be aimed at
hand-cannot-no-stable = there is no stable it may go into
hand-cannot-no-effect = it could do nothing now
hand-cannot-requirement = its first part can't be done
hand-cannot-no-sacrifice = you have nothing to sacrifice
hand-cannot-no-unicorn = you have no unicorn to give
hand-cannot-no-revival = no unicorn lies in the discard pile
hand-cannot-no-hands = nobody else holds a card
hand-cannot-already-played = you've played a card this turn
hand-cannot-answer-first = first answer what you're asked

## Choosing: buttons and menus (the answers themselves are answer-… in prompts.ftl)

hand-play-menu = Play a card
hand-back = Back
# Several effects of the player at the same time, in any order. $card: the one that may go first
hand-first = First: { $card }
hand-confirm = Confirm
hand-clear = Start over
hand-reload = Show my hand again
hand-choose-menu = Choose
hand-choose-several-menu = Choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-your-own = your own stable
# Options of a menu. $owner: plain name
hand-option-in-stable = { $card } in { $owner }'s stable
hand-option-in-own = { $card } in your stable
hand-option-in-hand = { $card } in { $owner }'s hand
hand-option-in-discard = { $card } in the discard pile
hand-option-in-deck = { $card } in the draw pile
hand-option-in-nursery = { $card } in the nursery
hand-option-stable = { $owner }'s stable
hand-option-own-stable = Your own stable
# A player as an option. $unicorns, $hand: numbers
hand-option-player = { $unicorns ->
    [one] { $unicorns } unicorn
   *[other] { $unicorns } unicorns
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}

hand-nothing-fits = You have nothing that fits.

# Pages of a long list
page-previous = Previous
page-next = Next
page-number = Page { $page } of { $pages }

# What has been picked so far
hand-picked = Chosen: { $cards }
hand-picked-none = Nothing chosen yet.
hand-picked-of = Chosen { $picked } of { $count }: { $cards }
hand-order-so-far = From the top: { $cards }

## What just came of it

hand-played = You play *{ $card }*.
hand-played-into = You play *{ $card }* into **{ $owner }**'s stable.
hand-drew = You drew { ITALIC($cards) }.
hand-discarded = You discard { ITALIC($cards) }.
hand-chosen = Your choice is in: { $choice }.
hand-chosen-secret = Your choice is in. It shows when everybody has chosen.
hand-took = You took { ITALIC($cards) } from **{ $owner }**.
hand-lost = **{ $player }** took { ITALIC($cards) } from your hand.
hand-saw = **{ $owner }** holds { ITALIC($cards) }.
hand-saw-empty = **{ $owner }** holds no cards.
hand-top-cards = On top of the draw pile: { ITALIC($cards) }.
hand-swapped = Your new hand: { ITALIC($cards) }.
hand-skipped = You leave *{ $card }* unused.
hand-undone = Taken back. Choose again.
