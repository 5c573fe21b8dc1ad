### The story: what happened, one line a fact, in the present tense.
###
### Arguments: $player whose fact it is, $owner whose stable or hand, $target the other player, $card and $cards what,
### $cause the card that made it happen, $count how many. Names of people come escaped; this file makes them bold and
### cards italic. $players and $cards are lists.

# Cause first: "*Barbed Wire*: **Ann** discards *Neigh*." $fact: one of the lines below
story-because = *{ $cause }*: { $fact }

## Beginning

# $players: in the order of play
story-game-starts = The game begins. In this order: { BOLD($players) }. **{ $first }** starts.
story-computer-plays = **{ $player }** is a computer player.
story-removed-two-players = With two players some cards stay in the box, and each starts with a Neigh.
story-chooses-baby = **{ $player }** welcomes *{ $card }* into the stable.
story-turn = Turn { $turn }: **{ $player }**.
story-turn-extra = Turn { $turn }: **{ $player }** once more.

## Cards in motion

story-draws = **{ $player }** draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
story-draws-as-action = **{ $player }** draws a card as action.
story-plays = **{ $player }** plays *{ $card }*.
story-plays-into = **{ $player }** plays *{ $card }* into **{ $owner }**'s stable.
story-plays-at = **{ $player }** plays *{ $card }*, aimed at { BOLD($targets) }.
story-neighs = **{ $player }** neighs **{ $owner }**'s *{ $card }*.
story-super-neighs = **{ $player }** super-neighs **{ $owner }**'s *{ $card }*.
story-stopped = *{ $card }* is stopped and goes to the discard pile.
story-goes-through = Nobody stops *{ $card }*.
story-enters = *{ $card }* enters **{ $owner }**'s stable.
story-destroys = **{ $player }** destroys **{ $owner }**'s *{ $card }*.
story-destroyed = **{ $owner }**'s *{ $card }* is destroyed.
story-sacrifices = **{ $player }** sacrifices { ITALIC($cards) }.
story-steals = **{ $player }** steals *{ $card }* from **{ $owner }**.
story-returns-to-hand = *{ $card }* returns to **{ $owner }**'s hand.
story-returns-to-nursery = *{ $card }* returns to the nursery.
story-moves = **{ $player }** moves *{ $card }* from **{ $owner }**'s stable into **{ $target }**'s.
story-gives = **{ $player }** gives *{ $card }* to **{ $target }**.
story-discards = **{ $player }** discards { ITALIC($cards) }.
story-discards-for-limit = The hand limit is { $limit }: **{ $player }** discards { ITALIC($cards) }.
story-takes-from-discard = **{ $player }** takes *{ $card }* from the discard pile.
story-finds = **{ $player }** searches the draw pile, shows *{ $card }* and takes it.
story-finds-nothing = **{ $player }** searches the draw pile and takes nothing.
story-shuffles = **{ $player }** shuffles the draw pile.
story-shuffles-discard = **{ $player }** shuffles the discard pile into the draw pile.
story-shuffles-all = **{ $player }** shuffles the discard pile and the whole hand into the draw pile.
story-swaps-hands = **{ $player }** and **{ $target }** swap hands.
story-takes-at-random = **{ $player }** takes a card at random from **{ $target }**'s hand.
story-looks-at-hand = **{ $player }** looks at **{ $target }**'s hand.
story-takes-from-hand = **{ $player }** takes a card from **{ $target }**'s hand.
story-looks-at-top = **{ $player }** looks at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the draw pile.
story-keeps-one = **{ $player }** keeps one and puts the rest back on top.
story-brings-baby = **{ $player }** brings *{ $card }* from the nursery.
story-brings-from-hand = **{ $player }** brings *{ $card }* from the hand.
story-brings-back = **{ $player }** brings *{ $card }* back from the discard pile.
story-shows-hand = Everybody can see **{ $player }**'s hand now.
story-hides-hand = **{ $player }**'s hand is hidden again.

## Effects

story-uses = **{ $player }** uses *{ $card }*.
story-uses-at-beginning = At the beginning of the turn **{ $player }** uses *{ $card }*.
story-declines = **{ $player }** leaves *{ $card }* unused.
story-no-effect = *{ $card }* finds nothing to do.
story-chooses-player = **{ $player }** chooses **{ $target }**.
story-stays-by-discard = **{ $player }** discards *{ $price }*, so *{ $card }* stays.
story-saved-by = **{ $player }** sacrifices *{ $saviour }*, so *{ $card }* stays.
story-extra-turn = **{ $player }** will take another turn after this one.
story-turn-ends = **{ $player }**'s turn ends at once.
story-two-plays = **{ $player }** may play two cards this turn.

## The draw pile

story-reshuffled = The draw pile is empty: the discard pile is shuffled and becomes the new one.
story-deck-out = The draw pile is empty, so the game ends here. The most unicorns win.
story-nothing-to-draw = Draw pile and discard pile are both empty, so the game ends here. The most unicorns win.

## Hard rulings: why, and by which rule

story-ruling-open-already = The turn ends, but { ITALIC($cards) } { $count ->
    [one] was
   *[other] were
} open already: CZ-28.
story-ruling-still-due = *{ $card }* has left, but its effect was due already: R17.
story-ruling-counts-as-done = *{ $card }* stays, but the first part counts as carried out: R36.
story-ruling-not-done = The first part wasn't carried out, so what comes "then" doesn't happen: CZ-34.
story-ruling-impossible = **{ $player }** can't do that, so it is passed over: CZ-35.
story-ruling-win-waits = **{ $player }** has { $count } unicorns, but the effects at hand come first: R8.
story-ruling-pandas = **{ $player }** has enough unicorns, but they are pandas and don't count: R52.
story-ruling-tiny-first = *Tiny Stable* comes before any other effect: R58.
story-ruling-blinded = *Blinding Light*: *{ $card }* enters without its effect: R56.
story-ruling-two-targets = Both targets were chosen together, so *{ $card }* is still protected: R41.
story-ruling-not-itself = *{ $card }* can't bring itself back: R71.
story-ruling-returns-later = *{ $card }* was sacrificed as its own price, and the effect goes on: R85.
story-ruling-hand-limit-still = The turn ends at once, but the hand limit of { $limit } still holds: R19.
story-ruling-super-neigh = The Super Neigh is done, so *{ $card }* is open to a Neigh again: R25.
story-ruling-both-reached = { BOLD($players) } reach the number together; **{ $player }** comes first in turn order: R9.

## Clocks and seats

story-reminder = { $mention }, time is nearly up: { $until }. [To the board]({ $link })
story-time-up-draws = **{ $player }**'s time is up: a card is drawn.
story-time-up-skips = **{ $player }**'s time is up: *{ $card }* stays unused.
story-time-up-computer = **{ $player }**'s time is up: the computer chooses.
story-away = **{ $player }** is away. The computer plays until **{ $player }** presses anything.
story-back = **{ $player }** is back.
story-left = **{ $player }** has left. The computer plays that seat from now on.
story-removed = **{ $player }** is removed by vote. The computer plays that seat from now on.
story-host-passed = **{ $player }** is the host now.
story-clocks-moved = I was away for { $time }, so all clocks have moved by that much.

## The end. Messages at the end of a game hold the word "wins", or "Nobody wins".

# $unicorns: how many, $turns: how many turns were played, $time: a duration
story-wins = **{ $player }** wins with { $unicorns ->
    [one] { $unicorns } unicorn
   *[other] { $unicorns } unicorns
}.
story-most-unicorns = **{ $player }** has the most unicorns and wins with { $unicorns }.
story-tie-unicorns = { BOLD($players) } tie with { $unicorns ->
    [one] { $unicorns } unicorn
   *[other] { $unicorns } unicorns
} each, so the letters of the unicorns' names count.
story-tie-letters = **{ $player }**: { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
}.
story-wins-by-letters = **{ $player }** wins by letters: { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
}.
story-shared-win = The tie stays, so everybody in it wins: { BOLD($players) }.
story-nobody-wins-tie = The letters tie as well. Nobody wins: RO-03.
story-nobody-wins = Nobody wins.
story-ended-by = **{ $player }** ends the game. Nobody wins.
story-all-left = No person is left at this table, so the game ends. Nobody wins.

end-wins = **{ $player }** wins with { $unicorns ->
    [one] { $unicorns } unicorn
   *[other] { $unicorns } unicorns
} after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} ({ $time }).
end-wins-by-letters = **{ $player }** wins by letters, { $letters } in all, after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} ({ $time }).
end-shared-win = { BOLD($players) } share the first place after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} ({ $time }): each of them wins.
end-nobody-wins = Nobody wins after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} ({ $time }).
end-seat = { $place }. **{ $player }** · { $unicorns ->
    [one] { $unicorns } unicorn
   *[other] { $unicorns } unicorns
}
# Buttons
end-rematch = Rematch
end-replay = Replay
end-story-file = Story as a file
end-chart-alt = Unicorns by turn. { $lines }
# The file's heading, and the first line of a page of the story
story-heading = Story of table { $table }
story-page = Turns { $first } to { $last }
story-empty = Nothing has happened yet.
