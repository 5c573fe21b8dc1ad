### The lobby: a table before its game begins. Public unless said otherwise.

# Buttons
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-add-computer = Add computer
lobby-remove-computer = Remove computer
lobby-house-rules = House rules

# $host: who opened the table, $fewest and $most: how many seats the game takes
lobby-opened-by = Opened by **{ $host }** · starts when **{ $host }** presses Start ({ $fewest }-{ $most } seats)
# $opener: who opened it, $host: who is host now
lobby-opened-by-other = Opened by **{ $opener }** · starts when **{ $host }** presses Start ({ $fewest }-{ $most } seats)
# A rematch, while somebody is asked whether they play again
lobby-opened-by-rematch = Opened by **{ $opener }** · begins once nobody is missing ({ $fewest }-{ $most } seats)

# The line of seats: "Seats: 1 Ann (host) · 2 Bob · free"
# $seats: the seats below, in order
lobby-seats = Seats: { $seats }
# Between the seats, and between the house rules that differ
lobby-between = { " · " }
lobby-seat = { $number } { $player }
    .host = { $number } { $player } (host)
    .computer = { $number } { $player } (computer)
    .strength = { $number } { $player } (computer, { $strength })
    .asked = { $number } { $player } (asked)
    .free = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }

# How strong a computer plays, as it stands in the line of seats and in menus
strength-simple = simple
    .about = quick, and content with a good move
strength-strong-1 = medium
    .about = thinks a little before it answers
strength-strong-2 = strong
    .about = thinks before it answers
strength-strong-3 = very strong
    .about = thinks long before it answers

# $pace: one of the names below, $turn and $reaction: durations
lobby-pace = Pace: { $pace } ({ $turn } a turn, { $reaction } to neigh)
    .hunt = Pace: { $pace } ({ $turn } a turn)
pace-live = live
    .about = For playing in one sitting: 90 s a turn, 20 s to neigh.
pace-relaxed = relaxed
    .about = For playing beside other things: 10 min a turn, 60 s to neigh.
pace-days = days
    .about = For playing over days: 24 h a turn, 8 h to neigh.

# $rules: "name (value)" for each house rule that differs, $count: how many, $left: how many there was no room for
lobby-rules-differ = { $count ->
    [one] { $count } house rule differs: { $rules }
   *[other] { $count } house rules differ: { $rules }
}
    .more = { $count } house rules differ: { $rules } and { $left } more: press House rules.
lobby-rules-usual = House rules: as in the rulebook
lobby-rule = { $rule } ({ $value })

# What the host changed after others had joined. $rule: a house rule, $value: what it is now
lobby-change-preset = **{ $player }** changes the game: { $value }
lobby-change-pace = **{ $player }** changes the pace: { $value }
lobby-change-rule = **{ $player }** changes a house rule: { $rule } ({ $value })

# $count: how many people are still needed
lobby-needs-more = { $count ->
    [one] One more player is needed: join, or add a computer.
   *[other] { $count } more players are needed: join, or add computers.
}
# $most: how many may play, $count: how many are too many
lobby-needs-fewer = Only { $most } can play this game: { $count ->
    [one] one seat has
   *[other] { $count } seats have
} to be given up first.
lobby-ready = Ready: **{ $host }** can press Start.
# $why: a sentence about the rules
lobby-cannot = This can't be played yet. { $why }
lobby-host-changes = **{ $host }** can change game, pace and who begins under House rules.
lobby-full = All seats are taken. **{ $host }** can press Start.
# In place of that for a rematch. $players: who hasn't said that they play again
lobby-rematch = This is a rematch: it begins by itself as soon as **{ lobby-join }** has been pressed by { BOLD($players) }, too. **{ $host }** can begin without them with **{ lobby-start }**.
# $until: a timestamp
lobby-closes = Closes { $until } unless somebody joins.

## What happened

lobby-computer-added = **{ $player }** takes a seat and promises to play fair.
# Private, to whoever seated the computer. $strength: one of those above
lobby-computer-changed = From now on **{ $player }** plays at this strength: { $strength }.
lobby-choose-strength = How strong does { $player } play?
lobby-computer-removed = **{ $player }** gives up the seat.
# $link: to the board
lobby-started = The game has begun. [To the board]({ $link })
# The lobby's message once it has ended
lobby-over = The game has begun: the board is in this channel.
lobby-invited = { $mention }, **{ $player }** invites you to table { $table }. Press Join if you'd like to play.

## Replies to whoever pressed (private)

lobby-you-joined = You sit at table { $table }, seat { $number }.
lobby-you-left = You've left table { $table }.
lobby-you-kicked = **{ $player }** is off the table.
lobby-you-invited = **{ $player }** is invited.
lobby-already-invited = **{ $player }** is already invited to this table.
lobby-choose-kick = Who leaves the table?

## The host's menus on the page of house rules (private): each option names what it is about

change-pace = Pace: { $pace }
change-first = First player: { $value }
change-extension = Two more characters, for five and six players: { $value }
change-done = Changed. The lobby shows it to everybody.

## Who begins

# The host's choice (private), when Start was pressed without one
first-choose = Who begins? The game starts as soon as you choose.
first-choose-menu = Who begins?
first-option = { $player } begins
first-chance = Chance says who begins
# The same in the lobby's message
first-not-picked = **{ $host }** picks who begins.
first-picked = **{ $player }** begins, picked by the host.
first-picked-chance = Chance says who begins, as the host wishes.
# The vote, asked in the lobby's message. $question: one of those below
first-vote = **{ $question }** Vote for who begins. It counts as soon as all have voted, or { $until }. Computers don't vote.
first-vote-unstable = Who is the most colourful?
first-vote-kids = Who is the youngest?
first-vote-hunt = Who last saw a real unicorn?
first-votes-so-far = { $votes } of { $count ->
    [one] { $count } vote is
   *[other] { $count } votes are
} in.
first-vote-call = { $mentions }, **{ $question }** Vote for who begins. It closes { $until } · [To the vote]({ $link })
# What came of it. $count: votes for whoever begins
first-vote-won = **{ $player }** begins, with { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}.
first-vote-tied = The vote is a tie, and chance settles it: **{ $player }** begins.
first-vote-none = Nobody voted, so chance says it: **{ $player }** begins.
first-vote-off = The vote on who begins is off, because somebody left. The host can press Start again.
# Private
first-vote-open = The vote on who begins is open. You have one as well.
first-voted = Your vote for **{ $player }** counts.

## Lists of tables (/tables, private)

tables-heading = Your tables
tables-none = You sit at no table. `/table new` opens one.
# $waits: one of the attributes, $link: to the board
tables-line-unlinked = Table { $table } · { $game } · { $waits }
tables-line = [Table { $table }]({ $link }) · { $game } · { $waits }
    .lobby = lobby, { $count ->
        [one] { $count } seat taken
       *[other] { $count } seats taken
    }
    .you = waits for you · deadline: { $until }
    .others = waits for { $players }
    .frozen = frozen by a fault
