### The end of a game: one public message, and the closing of a lobby.
###
### end-<reason>     $player or $players who won, $unicorns, $turns how many, $time how long (a duration)
### Each holds the word "câștigă", or "Nu câștigă nimeni".

end-unicorns = **{ $player }** câștigă cu { $unicorns ->
    [one] { $unicorns } unicorn
    [few] { $unicorns } unicorni
   *[other] { $unicorns } de unicorni
} după { end-turns } ({ $time }).
end-deck = Teancul de tras s-a terminat: **{ $player }** câștigă cu cei mai mulți unicorni, { $unicorns }, după { end-turns } ({ $time }).
    .cut = S-a ajuns la numărul maxim de ture: **{ $player }** câștigă cu cei mai mulți unicorni, { $unicorns }, după { end-turns } ({ $time }).
end-letters = Teancul de tras s-a terminat și cei mai mulți unicorni sunt la egalitate: **{ $player }** câștigă la literele din nume, după { end-turns } ({ $time }).
    .cut = S-a ajuns la numărul maxim de ture și cei mai mulți unicorni sunt la egalitate: **{ $player }** câștigă la literele din nume, după { end-turns } ({ $time }).
end-shared = Teancul de tras s-a terminat și totul e la egalitate: { BOLD($players) } împart primul loc și fiecare câștigă, după { end-turns } ({ $time }).
    .cut = S-a ajuns la numărul maxim de ture și totul e la egalitate: { BOLD($players) } împart primul loc și fiecare câștigă, după { end-turns } ({ $time }).
end-tie = Teancul de tras s-a terminat, iar unicornii și literele sunt la egalitate. Nu câștigă nimeni, după { end-turns } ({ $time }).
    .cut = S-a ajuns la numărul maxim de ture, iar unicornii și literele sunt la egalitate. Nu câștigă nimeni, după { end-turns } ({ $time }).
end-host = Gazda încheie jocul. Nu câștigă nimeni, după { end-turns } ({ $time }).
end-moderator = Cineva care gestionează acest server încheie jocul. Nu câștigă nimeni, după { end-turns } ({ $time }).
end-nobody_left = La masa asta au rămas doar calculatoare. Nu câștigă nimeni, după { end-turns } ({ $time }).
end-turns = { $turns ->
    [0] mai puțin de o tură
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}

# A lobby that closes without a game. $time: how long nobody joined
end-lobby-expired = Timp de { $time } nu s-a așezat nimeni, așa că masa se închide. `/{ command-table } { command-table-new }` deschide alta.
end-lobby-host = Gazda închide masa. `/{ command-table } { command-table-new }` deschide alta.
end-lobby-moderator = Cineva care gestionează acest server închide masa. `/{ command-table } { command-table-new }` deschide alta.
end-lobby-empty = Au plecat toți, așa că masa se închide. `/{ command-table } { command-table-new }` deschide alta.

# Winners who left the table before the end. $players: who
end-left = { $count ->
    [one] { BOLD($players) } a ieșit din joc; a continuat calculatorul.
    [few] { BOLD($players) } au ieșit din joc; a continuat calculatorul în locul lor.
   *[other] { BOLD($players) } au ieșit din joc; a continuat calculatorul în locul lor.
}

# The table of seats below the result. $place: 1, 2, …
end-seat = { $place }. **{ $player }** · { $unicorns ->
    [one] { $unicorns } unicorn
    [few] { $unicorns } unicorni
   *[other] { $unicorns } de unicorni
}
# The chart's description. $lines: the seats as text
end-chart-alt = Unicornii tură cu tură. { $lines }

# Buttons
end-rematch = Revanșă
end-replay = Reluare
end-story-file = Povestea ca fișier
