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

# The line of seats: "Seats: 1 Ann (host) · 2 Bob · free"
# $seats: the seats below, in order
lobby-seats = Seats: { $seats }
lobby-seats-between = { " · " }
lobby-seat = { $number } { $player }
    .host = { $number } { $player } (host)
    .computer = { $number } { $player } (computer)
    .free = { $count ->
        [one] free
       *[other] { $count } free
    }

# $pace: one of the names below, $turn and $reaction: durations
lobby-pace = Pace: { $pace } ({ $turn } a turn, { $reaction } to neigh)
pace-live = live
    .about = For playing in one sitting: 90 s a turn, 20 s to neigh.
pace-relaxed = relaxed
    .about = For playing beside other things: 10 min a turn, 60 s to neigh.
pace-days = days
    .about = For playing over days: 24 h a turn, 8 h to neigh.

# $rules: "name: value" for each house rule that differs, $count: how many
lobby-rules-differ = { $count ->
    [one] { $count } house rule differs: { $rules }
   *[other] { $count } house rules differ: { $rules }
}
lobby-rules-usual = House rules: as in the rulebook
lobby-rule = { $rule } ({ $value })

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
lobby-full = All seats are taken. **{ $host }** can press Start.
# $until: a timestamp
lobby-closes = Closes { $until } unless somebody joins.

## What happened

lobby-computer-added = **{ $player }** takes a seat and promises to play fair.
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
    .you = waits for you · time is up { $until }
    .others = waits for { $players }
    .frozen = frozen by a fault
