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
hand-open = Everybody can see these cards, because of { ITALIC($cards) }.

## What is asked of you

# Effects that aren't optional, after the question which comes first
hand-must = { $count ->
    [one] { ITALIC($cards) } isn't optional.
   *[other] { ITALIC($cards) } aren't optional.
}
hand-waits = Nothing is asked of you. { $count ->
    [one] { BOLD($players) } decides.
   *[other] { BOLD($players) } decide.
}
# Several were asked at the same time, the reader among them
hand-waits-too = Nothing more is asked of you. { $count ->
    [one] { BOLD($players) } is asked at the same time.
   *[other] { BOLD($players) } are asked at the same time.
} Who has answered is shown to nobody before all have.
hand-watching = You don't sit at this table, so you hold no cards. `/watch` shows you its board and story.
hand-away = The computer played for you while you were away. You're back now.
hand-game-over = The game is over.

## Why a card can't be played now

hand-cannot-instant = only while another player plays a card
hand-cannot-upgrades = { $count ->
    [one] { $causes } stops your upgrades
   *[other] { $causes } stop your upgrades
}
hand-cannot-locked-out = { $count ->
    [one] { $causes } keeps basic unicorns out
   *[other] { $causes } keep basic unicorns out
}
hand-cannot-pandas = { $count ->
    [one] { $causes } turns the basic unicorns there into pandas
   *[other] { $causes } turn the basic unicorns there into pandas
}
hand-cannot-sheltered = { $count ->
    [one] { $causes } protects all it could reach
   *[other] { $causes } protect all it could reach
}
hand-cannot-price = you have no other card to pay for it
hand-cannot-no-basic = no stable it may go into holds a basic unicorn
hand-cannot-no-effect = it could do nothing now
# A card that is in the way, as the beginning of a sentence. $owner: in whose stable it lies; .own: the reader's
hand-cause = *{ $card }* in **{ $owner }**'s stable
    .own = *{ $card }* in your stable
# What a magic card would need for its first step
hand-lacks-destroy = no other stable holds anything it could destroy
hand-lacks-steal = no other stable holds anything it could steal
hand-lacks-sacrifice = your stable holds nothing it could sacrifice
hand-lacks-return-to-hand = no stable holds a card it could return
hand-lacks-give = your stable holds no unicorn to give away
hand-lacks-move = no stable holds an upgrade or downgrade that could be moved
hand-lacks-choose-player = no player has what it needs
hand-lacks-revive = no unicorn that may come back lies in the discard pile
hand-lacks-one-of = there is nothing it could destroy or sacrifice

## Choosing: buttons and menus (the answers themselves are answer-… in prompts.ftl)

hand-play-menu = Play a card
hand-back = Back
# Several effects of the player at the same time, in any order. $card: the one that may go first
hand-first = First: { $card }
hand-confirm = Confirm
hand-reload = Show my hand again
hand-choose-menu = Choose
hand-choose-several-menu = Choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# Options of a menu. $owner: plain name
hand-option-in-stable = { $card } in { $owner }'s stable
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
# What an effect can't choose, above its question. $cards: cards, those below
hand-out-of-reach = -# Out of reach: { $cards }
# $card: with whose stable, $causes: the cards that shelter it
hand-sheltered = { $card } (because of { ITALIC($causes) })

# Pages of a long list
page-previous = Previous
page-next = Next
page-number = Page { $page } of { $pages }

# What has been picked so far
hand-picked-none = Nothing chosen yet.
hand-picked-of = Chosen { $picked } of { $count }: { $cards }
hand-order-so-far = From the top: { $cards }
# Confirmed on a message that showed an earlier choice
hand-changed = Nothing is confirmed yet: your choice has changed since that message, to { $cards }. Press once more if that is what you want.
    .none = Nothing is confirmed yet: nothing is chosen any more. Choose again.

## What just came of it

hand-played = You play *{ $card }*.
hand-drew = You drew { ITALIC($cards) }.
hand-discarded = You discard { ITALIC($cards) }.
hand-chosen-secret = Your choice is in. It shows when everybody has chosen.
hand-took = You took { ITALIC($cards) } from **{ $owner }**.
hand-lost = **{ $player }** took { ITALIC($cards) } from your hand.
hand-saw = **{ $owner }** holds { ITALIC($cards) }.
hand-top-cards = On top of the draw pile: { ITALIC($cards) }.
hand-swapped = Your new hand: { ITALIC($cards) }.
hand-skipped = You leave *{ $card }* unused.
# The same where everybody sees each choice at once
hand-waits-too-seen = Nothing more is asked of you. { $count ->
    [one] { BOLD($players) } is asked at the same time.
   *[other] { BOLD($players) } are asked at the same time.
}
