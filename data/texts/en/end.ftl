### The end of a game: one public message, and the closing of a lobby.
###
### .cut: after as many turns as a game can have, with a draw pile that hasn't run out
### end-<reason>     $player or $players who won, $unicorns, $turns how many, $time how long (a duration)
### Each holds the word "wins", or "Nobody wins": outside checks look for it.

end-unicorns = **{ $player }** wins with { $unicorns ->
    [one] { $unicorns } unicorn
   *[other] { $unicorns } unicorns
} after { end-turns } ({ $time }).
end-deck = The draw pile ran out: **{ $player }** wins with the most unicorns, { $unicorns }, after { end-turns } ({ $time }).
    .cut = The game reached the most turns it may have: **{ $player }** wins with the most unicorns, { $unicorns }, after { end-turns } ({ $time }).
end-letters = The draw pile ran out and the most unicorns tied: **{ $player }** wins by the letters of their names, after { end-turns } ({ $time }).
    .cut = The game reached the most turns it may have and the most unicorns tied: **{ $player }** wins by the letters of their names, after { end-turns } ({ $time }).
end-shared = The draw pile ran out and all tied: { BOLD($players) } share the first place, each of them wins, after { end-turns } ({ $time }).
    .cut = The game reached the most turns it may have and all tied: { BOLD($players) } share the first place, each of them wins, after { end-turns } ({ $time }).
end-tie = The draw pile ran out, unicorns and letters tie. Nobody wins after { end-turns } ({ $time }).
    .cut = The game reached the most turns it may have, unicorns and letters tie. Nobody wins after { end-turns } ({ $time }).
end-host = The host ends the game. Nobody wins after { end-turns } ({ $time }).
end-moderator = Somebody who manages this server ends the game. Nobody wins after { end-turns } ({ $time }).
end-nobody_left = Nobody is left at this table but computers. Nobody wins after { end-turns } ({ $time }).
end-turns = { $turns ->
    [0] not a single turn
    [one] { $turns } turn
   *[other] { $turns } turns
}

# A lobby that closes without a game. $time: how long nobody joined
end-lobby-expired = Nobody joined for { $time }, so this table is closed. `/table new` opens another.
end-lobby-host = The host closes this table. `/table new` opens another.
end-lobby-moderator = Somebody who manages this server closes this table. `/table new` opens another.
end-lobby-empty = Everybody has left, so this table is closed. `/table new` opens another.

# Winners who left the table before the end. $players: who
end-left = { $count ->
    [one] { BOLD($players) } had left; the computer played on.
   *[other] { BOLD($players) } had left; the computer played on for them.
}

# The table of seats below the result. $place: 1, 2, …
end-seat = { $place }. **{ $player }** · { $unicorns ->
    [one] { $unicorns } unicorn
   *[other] { $unicorns } unicorns
}
# The chart's description. $lines: the seats as text
end-chart-alt = Unicorns by turn. { $lines }

# Buttons
end-rematch = Rematch
end-replay = Replay
end-story-file = Story as a file
