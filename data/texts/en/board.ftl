### The board of a running game: one public message, kept in step.

# Buttons
board-my-hand = My hand
board-story = Story
board-rules = Rules
board-more = More…

# $turn: the number of the turn, $players: who must decide, $until: a timestamp
board-heading = Table { $table } · turn { $turn }
board-heading-begins = Table { $table } · the game begins
board-heading-over = Table { $table } · over after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
# While its messages can't be sent
board-paused = This table stands still: I can't write in this channel. Its clocks go on when I can.
# $prompt: one of the prompts' public forms
board-asked = { $prompt } Deadline: { $until }.
board-decides = { $count ->
    [one] { BOLD($players) } decides · deadline: { $until }
   *[other] { BOLD($players) } decide · deadline: { $until }
}
# In a reaction window everybody is asked, whatever they hold.
board-window = Everybody may react · deadline: { $until }

# A seat. $unicorns: how many count, $needed: how many win, $hand: cards in hand
board-seat = **{ $player }** { board-unicorns } · { board-hand }
board-seat-turn = **{ $player }** ▸ { board-unicorns } · { board-hand }
board-unicorns = { $unicorns } of { $needed } { $needed ->
    [one] unicorn
   *[other] unicorns
}
board-hand = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}
board-stable-empty = no unicorns
board-between = { " · " }
# $cards: names
board-upgrades = up: { $cards }
board-downgrades = down: { $cards }
# The same when there is no room for names
board-upgrades-count = { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
}
board-downgrades-count = { $count ->
    [one] { $count } downgrade
   *[other] { $count } downgrades
}
# Under Nanny Cam. $cards: the whole hand
board-open-hand = open hand: { $cards }
# When there is no room for all names. $cards: those shown, $count: how many are left out
board-and-more = { $cards } and { $count } more
board-away = away, the computer plays
board-left = left, the computer plays

# Piles
board-piles = Draw pile { $deck } · discard { $discard } ({ $top } on top)
board-piles-no-discard = Draw pile { $deck } · discard empty
# Behind the piles, in games that have one
board-nursery = nursery { $nursery }
# $fact: the latest line of the story
board-last = Last: { $fact }
# The picture's description. $lines: the lines of the board as text
board-alt = Table { $table }, turn { $turn }. { $lines }

## More… (private)

more-heading = Table { $table }: what else?
more-leave = Leave the game
    .about = The computer plays your seat from now on, for good.
more-kick = Vote to remove a player
    .about = More than half of the other people must agree.
# For the host, who decides alone; in a game, and in the lobby
more-kick-host = Remove a player
    .about = As the host you decide alone. The computer takes the seat.
more-kick-lobby = Remove a player
    .about = As the host you decide alone. The seat is free again.
more-repost = Post the board again
    .about = Puts the board at the end of this channel.
more-settings = My settings
    .about = How long cards wait for you, and when you are pinged.
more-report = Report a fault
    .about = Saves this moment of the game for those who mend it.
more-end = End the game for everybody
    .about = The host, or who may manage the server. Nobody wins.
# The same in a lobby
more-close = Close this table
    .about = The host, or who may manage the server. Its game never begins.
# For whoever doesn't sit at the table
more-watch = Watch
    .about = The board and the story, for you alone.
more-rules = House rules here
    .about = Every rule at this table, and what differs from the edition.

leave-sure = Leave the game? The computer would play your seat from then on, for good: you couldn't come back.
leave-confirm = Leave the game
leave-stay = Stay
    .done = You stay.
end-sure = End the game for everybody? It would be over, and nobody wins.
end-confirm = End the game
end-keep = Play on
    .done = The game goes on.
close-sure = Close this table for everybody? Its game would never begin.
close-confirm = Close this table
close-keep = Keep it open
    .done = The table stays open.
kick-choose = Whose seat should the computer take?
kick-sure-host = **{ $player }** leaves the game for good. The computer plays that seat from now on.
kick-sure-lobby = **{ $player }** leaves the table, and the seat is free again.
kick-sure-vote = You vote to remove **{ $player }** and can't take it back. More than half of the other people must agree.
kick-confirm = Remove
kick-confirm-vote = Vote to remove
kick-nobody = Nobody else sits at this table but computers.
kick-you-voted = Your vote to remove **{ $player }** counts.
repost-done = The board is at the end of the channel again.
report-done = Thank you. Report { $number } keeps this moment of the game for those who mend it.
bug-no-game = No game is played here that you could report a fault in. Name its table: `/{ command-bug }` with **{ command-bug.table }**.
