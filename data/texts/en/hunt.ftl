### Kill the Unicorns: its board, what a player sees in private, its end. Stories are in story_hunt.ftl, prompts in
### prompts_hunt.ftl, cards in cards_hunt.ftl.

## Words

# $coins: printed on the unicorn
hunt-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
hunt-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hunt-cards = { $count ->
    [one] { $count } hunt card
   *[other] { $count } hunt cards
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
    [one] a scheme card by
   *[other] scheme cards by
} { BOLD($players) }
# A scheme card where all cards are open
hunt-placed-open = { $player } ({ $card })
# The same in a menu, without markdown
hunt-placed-by = { $count ->
    [one] a scheme card by { $players }
   *[other] scheme cards by { $players }
}
# Something attached that gives a colour
hunt-attached-colour = { $card } ({ $colour })

## The lobby

# At a full table. $rule: the name of a house rule, $most: a number of seats
hunt-lobby-extension = With the house rule *{ $rule }* up to { $most } can play.
# Without scheme cards not all characters can be played. $count: players that get none, $cards: those that can
hunt-lobby-few = By these rules only { $cards } can be played, so { $count ->
    [one] one player plays
   *[other] { $count } players play
} without a power.

## The board

board-bid = Bid
hunt-board-heading = Table { $table } · day { $day } of { $days }
hunt-board-heading-hunt = Table { $table } · day { $day } of { $days } · hunt { $number }
hunt-board-heading-market = Table { $table } · day { $day } of { $days } · black market
hunt-board-heading-begins = Table { $table } · the game begins
hunt-board-heading-over = Table { $table } · over on day { $day } of { $days }
# $unicorn: with colour, coins and scheme cards
hunt-board-hunted = **Hunted now:** { $unicorn }
    .over = **Just hunted:** { $unicorn }
# In the line, in the order of the hunts. $number: its place
hunt-board-line = { $number }. { $unicorn }
# Bids. $players: who is awaited
hunt-bid-opened = **{ $player }** opens with { hunt-cards }
hunt-bid-in = **{ $player }** is in
hunt-bid-total = **{ $player }** has { $points }
# $power: announced with the bid
hunt-bid-power = { $bid }, announced { $power }
    .total = { $bid } with { $power }
hunt-bid-passed = **{ $player }** passes
hunt-bid-awaited = { $count ->
    [one] { BOLD($players) } is awaited
   *[other] { BOLD($players) } are awaited
}
# The scheme card that counts in this hunt
hunt-bid-revealed = revealed: *{ $card }*
# A seat. $hand: hunt cards in hand, $character
hunt-board-seat = **{ $player }** { hunt-points } · { $hand ->
    [one] { $hand } hunt card
   *[other] { $hand } hunt cards
}
hunt-board-seat-first = **{ $player }** ▸ first player · { hunt-points } · { $hand ->
    [one] { $hand } hunt card
   *[other] { $hand } hunt cards
}
hunt-board-hand = hand: { $cards }
hunt-board-played = played: { $cards }
hunt-board-played-count = played: { hunt-cards }
hunt-board-pate = Pâté points: { $cards }
hunt-board-herd-empty = no unicorns
# When there is no room for names. $colours: how many of each
hunt-board-herd-count = { $count ->
    [one] { $count } unicorn
   *[other] { $count } unicorns
}: { $colours }
hunt-power-ready = { $power } ready
hunt-power-used = { $power } used today
# The market
hunt-board-market = **Black market**
hunt-item = { $card } for { $cost } ({ $tokens })
# $cards: the points of the Pâtés left, in their order
hunt-item-pates = Pâté points { $cards }
hunt-item-left = { $count } left
hunt-item-sold-out = { $card } sold out
hunt-board-piles = Unicorn deck { $deck } · discarded { $discard }

## My hand

# $cards: values
hunt-hand = Your hunt cards: { $cards }
hunt-hand-empty = You hold no hunt cards.
hunt-hand-day = Day { $day } of { $days }
hunt-hand-hunt = Day { $day } of { $days }, hunt { $number }
hunt-hand-market = Day { $day } of { $days }, black market
hunt-hand-drawn = You drew:
hunt-hand-scheme = **{ $card }** · { $short }
hunt-hand-discards = Your discarded scheme cards: { $cards }
# $card: a scheme card of mine, $unicorn: where it lies (house rule)
hunt-hand-placed = Your scheme card on { $unicorn }: *{ $card }*
hunt-hand-seen = *{ $card }* by **{ $owner }** · { $short }
# The market. $paying: values
hunt-hand-item = **{ $item }** · { $short } You pay with { $paying }.
    .blocked = { $item } · { $short } (not now: { $reason })
hunt-cannot-sold-out = sold out
hunt-cannot-poor = your hunt cards don't reach { $cost }
hunt-cannot-no-use = none of your unicorns could take it
hunt-cannot-no-unicorn = you have no unicorn that could take it
# The form of a bid
hunt-form-menu = { $count ->
    [one] Choose { $count } hunt card
   *[other] Choose { $count } hunt cards
}
hunt-form-menu-between = Choose { $least } to { $most } hunt cards
hunt-form-announce = Announce { $power }
hunt-form-announced = { $power } is announced
hunt-form-place = Place
# What one has placed, while it lies face down
# How the hunt before was decided. $totals: "Hazel 7, you 6, Dapple 2", $outcome: sentences of the story
hunt-last = **Last hunt:** { $totals }. { $outcome }
    .nobody = **Last hunt:** nobody placed cards. { $outcome }
hunt-last-own = you { $points }
hunt-last-other = { $player } { $points }
hunt-receipt = You placed { $cards }. Revealed when everyone has placed.
hunt-receipt-power = You placed { $cards } and announced { $power }. Revealed when everyone has placed.
hunt-receipt-passed = You passed this unicorn.

## What just came of it

hunt-you-placed = You placed { $cards }.
hunt-you-passed = You pass this unicorn.
hunt-you-buy-nothing = You buy nothing today.
hunt-you-set = You placed *{ $card }* on *{ $unicorn }*.
# $top: the top of the unicorn deck
hunt-you-set-looked = You placed *{ $card }* on *{ $unicorn }*. On top of the unicorn deck: { ITALIC($top) }.
hunt-you-saw = On *{ $card }* lie face down: { ITALIC($cards) }.

## Answers

# $place: which of the face-down cards, $owner: who placed it
hunt-answer-reveal = Card { $place }, by { $owner }
hunt-answer-move = { $card }, by { $owner }
hunt-answer-use = Use { $power }
# $count: the value of a hunt card
hunt-answer-take-back = Take back the { $count ->
   *[other] { $count }
}
hunt-answer-item = { $card } for { $cost }
hunt-answer-pass-bid = Pass this unicorn
hunt-answer-pass-market = Buy nothing
hunt-answer-skip-sight = Don't look
hunt-answer-skip-sight_move = Move none
hunt-answer-skip-veto = Let it count
hunt-answer-skip-paint = Leave its colour
hunt-answer-skip-rewind = Take nothing back
hunt-answer-card = { $count ->
   *[other] Hunt card { $count }
}

## The end. Each result holds "wins" or "Nobody wins"

end-hunt-points = **{ $player }** wins with { hunt-points } ({ $time }).
end-hunt-unicorns = The most points tie: **{ $player }** wins with { hunt-points } and the most unicorns ({ $time }).
end-hunt-shared = All ties stand: { BOLD($players) } share the first place, each of them wins with { hunt-points } ({ $time }).
end-hunt-double_rainbow = A Double Rainbow, two unicorns of each colour: **{ $player }** wins at once ({ $time }).
end-hunt-host = The host ends the game. Nobody wins ({ $time }).
end-hunt-moderator = Somebody who manages this server ends the game. Nobody wins ({ $time }).
end-hunt-nobody_left = Nobody is left at this table but computers. Nobody wins ({ $time }).
# A seat for which no character was left
hunt-no-character = no character
# The scoring table. $place: 1, 2, …
hunt-score-seat = **{ $place }. { $player }** · { $character } · **{ hunt-points }**
# $sum: the unicorns with their coins (hunt-score-unicorn); .sum, here and below: where there is no room for them
hunt-score-herd = Herd **{ $points }**: { $sum }
    .sum = { $count ->
    [one] { $count } unicorn
   *[other] { $count } unicorns
} **{ $points }**
    .empty = Herd **0**: no unicorns
hunt-score-unicorn = { $card } ({ $colour }) { $coins }
    .doubled = { $card } ({ $colour }) 2 × { $coins } by { $cause }
# $sum: cards that score (hunt-score-part)
hunt-score-schemes = Scheme cards **{ $points }**: { $sum }
    .sum = Scheme cards on its unicorns **{ $points }**
hunt-score-tokens = Market **{ $points }**: { $sum }
    .sum = Market tokens **{ $points }**
hunt-score-bonus = Own scheme cards **{ $points }**: { $sum }
    .sum = Own scheme cards, wherever they lie **{ $points }**
# $card: a scheme card or token, $unicorn: on which it lies
hunt-score-part = { $card } on { $unicorn } { $points }
hunt-score-pate = Pâté **{ $points }**: { $sum }
    .sum = Pâté **{ $points }**
# $sum: see hunt-score-collection
hunt-score-collections = Collections **{ $points }**: { $sum }
    .sum = Collections **{ $points }**
hunt-score-collection = { $count } × { $colour } = { $points }
hunt-score-rainbows = { $count ->
    [one] Rainbow **{ $points }**: one unicorn of each colour
   *[other] Rainbows **{ $points }**: { $count } unicorns of each colour
}
hunt-score-total = Total **{ $points }**
