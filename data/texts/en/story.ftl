### The story: what happened, one line a fact, in the present tense. People's names come escaped and are made bold here,
### cards are made italic here.
###
### story-<event>    one for each fact of the engine, with a part of these arguments:
###   $player whose fact it is · $other the second player · $card · $cards (a list) · $count (the fact's n)
###   $cause the name of the card that made it happen
###   .known         the same for whoever may know the cards ($cards)
### story-ruling-… are facts as well: they say why, and by which rule. The other lines put two facts together.

# Cause first: "*Barbed Wire*: **Ann** discards *Neigh*." $fact: one of the lines below
story-because = *{ $cause }*: { $fact }

## Beginning

story-takes_baby = **{ $player }** welcomes *{ $card }* into the stable.
story-turn = Turn { $count }: **{ $player }**.
story-turn-extra = Turn { $count }: **{ $player }** once more.

## Playing and neighing

story-plays = **{ $player }** plays *{ $card }*.
story-plays-into = **{ $player }** plays *{ $card }* into **{ $other }**'s stable.
story-aims = **{ $player }** aims *{ $card }* at **{ $other }**.
# $cause: the card that is neighed, $other: who played it
story-neighs = **{ $player }** neighs **{ $other }**'s *{ $cause }*.
    .super_neigh = **{ $player }** super-neighs **{ $other }**'s *{ $cause }*.
story-stops = **{ $other }**'s *{ $card }* is stopped and goes to the discard pile.
# A magic card of the Kids game whose player has no card left to pay for it
story-unpaid = **{ $player }** has no card left to pay for *{ $card }*, so it does nothing.
story-works = **{ $player }**'s *{ $card }* takes effect.
# Played, and nobody stops it: both facts in one line
story-plays-works = **{ $player }** plays *{ $card }*, and it takes effect.
story-plays-enters = **{ $player }** plays *{ $card }*, and it enters the stable.
story-enters = *{ $card }* enters **{ $player }**'s stable.

## Cards in motion

story-draws = **{ $player }** draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .known = **{ $player }** draws { ITALIC($cards) }.
story-discards = **{ $player }** discards { ITALIC($cards) }.
story-discards-for-limit = The hand limit is { $limit }: **{ $player }** discards { ITALIC($cards) }.
story-destroyed = *{ $cause }* destroys **{ $player }**'s *{ $card }*.
story-sacrificed = **{ $player }** sacrifices *{ $card }*.
story-steals = **{ $player }** steals *{ $card }* from **{ $other }**.
story-gives = **{ $player }** gives *{ $card }* to **{ $other }**.
story-moves = *{ $card }* moves from **{ $other }**'s stable into **{ $player }**'s.
story-returns_to_hand = *{ $card }* returns to **{ $player }**'s hand.
story-returns_to_nursery = **{ $player }**'s *{ $card }* returns to the nursery.
story-takes_from_discard = **{ $player }** takes *{ $card }* from the discard pile.
story-revives = **{ $player }** brings *{ $card }* back from the discard pile.
story-brings = **{ $player }** brings *{ $card }* from the hand.
story-brings_baby = **{ $player }** brings *{ $card }* from the nursery.
story-finds = **{ $player }** searches the draw pile, shows *{ $card }*, takes it and shuffles.
story-finds_nothing = **{ $player }** searches the draw pile, takes nothing and shuffles.
story-shrinks = **{ $player }**'s *{ $card }* goes to the discard pile, and a baby takes its place if there is one.
story-shuffles = **{ $player }** shuffles the discard pile into the draw pile, which has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} now.
story-reshuffled = The draw pile is empty. The discard pile is shuffled and becomes the new one, with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
story-swaps_hands = **{ $player }** and **{ $other }** swap hands.
story-takes_at_random = **{ $player }** takes a card at random from **{ $other }**'s hand.
    .known = **{ $player }** takes { ITALIC($cards) } at random from **{ $other }**'s hand.
story-looks_at_hand = **{ $player }** looks at **{ $other }**'s hand.
    .known = **{ $player }** looks at **{ $other }**'s hand: { ITALIC($cards) }.
story-takes_from_hand = **{ $player }** takes a card from **{ $other }**'s hand.
    .known = **{ $player }** takes { ITALIC($cards) } from **{ $other }**'s hand.
story-looks_at_top = **{ $player }** looks at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the draw pile.
    .known = **{ $player }** looks at the top of the draw pile: { ITALIC($cards) }.
story-keeps = **{ $player }** takes one of them and puts the rest back on top.
    .known = **{ $player }** takes { ITALIC($cards) } and puts the rest back on top.

## Effects

story-uses = **{ $player }** uses *{ $card }*.
story-declines = **{ $player }** leaves *{ $card }* unused.
# $cause: Black Knight Unicorn, which is sacrificed next; .itself: Unicorn Phoenix, for which a card was discarded
story-saved = *{ $cause }* steps in, so **{ $player }**'s *{ $card }* stays.
    .itself = With that, **{ $player }**'s *{ $card }* stays.
story-acts_again = **{ $player }** takes another action.
story-extra_turn = **{ $player }** will take another turn after this one.
story-ends_turn = **{ $player }**'s turn ends at once.
    .open = **{ $player }**'s turn ends at once, but { $count ->
        [one] one effect was
       *[other] { $count } effects were
    } open already: CZ-28.

## Hard rulings: why, and by which rule

story-ruling-still-due = *{ $card }* has left, but its effect was due already: R17.
    .entered = *{ $card }* has left already, but its effect on entering was due: R59.
story-ruling-counts-as-done = *{ $card }* stays, but the first part counts as carried out: R36.
story-ruling-not-done = *{ $cause }*: the first part wasn't carried out, so what comes "then" doesn't happen: CZ-34.
story-ruling-impossible = **{ $player }** can't do what the card asks for, so that is passed over: CZ-35.
story-ruling-win-waits = **{ $player }** has { $count } unicorns, but the effects at hand come first: R8.
story-ruling-pandas = **{ $player }** has enough unicorn cards, but they are pandas and don't count: R52.
story-ruling-tiny-first = *{ $card }* comes before any other effect: R58.
story-ruling-blinded = *{ $cause }*: *{ $card }* enters without its effect: R56.
story-ruling-two-targets = *{ $cause }*: the targets are chosen together, so what *{ $card }* protects can't be one of them: R41.
story-ruling-not-itself = *{ $card }* can't bring itself back: R71.
story-ruling-own-price = *{ $card }* was its own price, and the effect goes on: R85.
story-ruling-limit-holds = The turn ends at once, but the hand limit of { $limit } still holds: R19.
story-ruling-open-again = *{ $cause }* is done, so *{ $card }* is open to a Neigh again: R25.
story-ruling-both-reached = **{ $player }** and **{ $other }** reach the number together; **{ $player }** comes first in turn order: R9.

## The last fact. The message at the end of a game holds the word "wins", or "Nobody wins".

# $count: unicorns. One attribute for each reason why the game ended
story-wins = **{ $player }** wins with { $count ->
    [one] { $count } unicorn
   *[other] { $count } unicorns
}.
    .unicorns = The stable is complete: **{ $player }** wins with { $count ->
        [one] { $count } unicorn
       *[other] { $count } unicorns
    }.
    .deck = The draw pile is empty. **{ $player }** has the most unicorns and wins with { $count }.
    .letters = The draw pile is empty. Of those with { $count } unicorns **{ $player }** has the most letters and wins.
    .shared = The draw pile is empty, unicorns and letters tie. **{ $player }** wins a share.
story-nobody_wins = Nobody wins.
    .tie = The draw pile is empty, unicorns and letters tie. Nobody wins: RO-03.
# How a tie is broken: the letters in the names of a stable's unicorns
story-letters = **{ $player }**: { $count ->
    [one] { $count } letter
   *[other] { $count } letters
} in { ITALIC($cards) }.

# The log
story-heading = Story of table { $table }
story-empty = Nothing has happened yet.

## Where the rules say enough: only cards of people's own come here

story-chain_cut = This chain is too long: it stops here.
story-turns_cut = **{ $player }** has had so many extra turns in a row that the next player goes on.
story-game_cut = This game has had { $count } turns, which is as many as a game can have: it ends here, as if the draw pile had run out.
story-actions_cut = **{ $player }** has had so many extra actions that there is no other one this turn.
