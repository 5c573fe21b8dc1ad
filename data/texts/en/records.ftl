### After a game: the rematch, the story as a file, records of games.

## Rematch

# In public. $mentions: who is asked, $player: who wants it
rematch-called = { $mentions }: **{ $player }** wants a rematch, with the same seats and rules. Press **{ lobby-join }** or **{ lobby-leave }** at [table { $table }]({ $link }). It begins as soon as nobody is missing.
# Private, after the press
rematch-waits = You play again, at [table { $table }]({ $link }). It begins as soon as nobody is missing any more: { BOLD($players) }.
rematch-open = You sit at [table { $table }]({ $link }). The host begins with **{ lobby-start }**.
rematch-begun = The rematch has begun: table { $table }.
rematch-running = The rematch has begun without you: [table { $table }]({ $link }). `/{ command-watch }` shows you how it goes.
rematch-strangers = Only who played here to the end can ask for a rematch. `/{ command-table } { command-table-new }` opens a table of your own.
    .open = Only who played here to the end can ask for a rematch. It waits at [table { $table }]({ $link }): if a seat is free there, **{ lobby-join }** lets you in.

## The story as a file

story-file-here = The whole story of table { $table }:
# $date: a date and a time
story-file-began = Begun { $date }
