### The end of a game: one public message, and the closing of a lobby.
###
### end-<reason>     $player or $players who won, $unicorns, $turns how many, $time how long (a duration)
### Each holds the word "vyhrává", or "Nikdo nevyhrává": outside checks look for their like.

end-unicorns = **{ $player }** má { $unicorns ->
    [one] { $unicorns } jednorožce
    [few] { $unicorns } jednorožce
   *[other] { $unicorns } jednorožců
} a vyhrává { end-turns } ({ $time }).
end-deck = Balíček došel: nejvíc jednorožců ({ $unicorns }) má **{ $player }** a vyhrává { end-turns } ({ $time }).
    .cut = Hra dosáhla nejvyššího počtu tahů: nejvíc jednorožců ({ $unicorns }) má **{ $player }** a vyhrává { end-turns } ({ $time }).
end-letters = Balíček došel a v počtu jednorožců je shoda: díky písmenům v jejich jménech vyhrává **{ $player }**, a to { end-turns } ({ $time }).
    .cut = Hra dosáhla nejvyššího počtu tahů a v počtu jednorožců je shoda: díky písmenům v jejich jménech vyhrává **{ $player }**, a to { end-turns } ({ $time }).
end-shared = Balíček došel a shoda je ve všem: o první místo se dělí { BOLD($players) }, každý z nich vyhrává { end-turns } ({ $time }).
    .cut = Hra dosáhla nejvyššího počtu tahů a shoda je ve všem: o první místo se dělí { BOLD($players) }, každý z nich vyhrává { end-turns } ({ $time }).
end-tie = Balíček došel { end-turns } ({ $time }), jednorožců i písmen je stejně. Nikdo nevyhrává.
    .cut = Hra dosáhla nejvyššího počtu tahů { end-turns } ({ $time }), jednorožců i písmen je stejně. Nikdo nevyhrává.
end-host = Hostitel ukončuje hru { end-turns } ({ $time }). Nikdo nevyhrává.
end-moderator = Správce serveru ukončuje hru { end-turns } ({ $time }). Nikdo nevyhrává.
end-nobody_left = U stolu zůstaly jen počítače. Hra končí { end-turns } ({ $time }). Nikdo nevyhrává.
end-turns = { $turns ->
    [0] bez jediného tahu
    [one] po { $turns } tahu
    [few] po { $turns } tazích
   *[other] po { $turns } tazích
}

# A lobby that closes without a game. $time: how long nobody joined
end-lobby-expired = Nikdo další nepřisedl (čekání: { $time }), proto se tento stůl zavírá. Další otevře `/{ command-table } { command-table-new }`.
end-lobby-host = Hostitel zavírá tento stůl. Další otevře `/{ command-table } { command-table-new }`.
end-lobby-moderator = Správce serveru zavírá tento stůl. Další otevře `/{ command-table } { command-table-new }`.
end-lobby-empty = U stolu už nikdo nesedí, proto se zavírá. Další otevře `/{ command-table } { command-table-new }`.

# Winners who left the table before the end. $players: who
end-left = { $count ->
    [one] { BOLD($players) } už u stolu není, dohrával počítač.
    [few] { BOLD($players) } už u stolu nejsou, dohrával za ně počítač.
   *[other] { BOLD($players) } už u stolu nejsou, dohrával za ně počítač.
}

# The table of seats below the result. $place: 1, 2, …
end-seat = { $place }. **{ $player }** · { $unicorns ->
    [one] { $unicorns } jednorožec
    [few] { $unicorns } jednorožci
   *[other] { $unicorns } jednorožců
}
# The chart's description. $lines: the seats as text
end-chart-alt = Počet jednorožců po tazích. { $lines }

# Buttons
end-rematch = Odveta
end-replay = Záznam hry
end-story-file = Průběh jako soubor
