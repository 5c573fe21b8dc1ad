### Public news about the people at a table and its clocks.
###
### notice-<what>    $player whose seat, $host who did it, $count and $needed votes

notice-away = **{ $player }** is away. The computer plays that seat until **{ $player }** presses anything.
notice-back = **{ $player }** is back.
notice-left = **{ $player }** has left. The computer plays that seat from now on.
notice-removed = **{ $host }** takes **{ $player }** off the table. The computer plays that seat from now on.
notice-kicked = **{ $player }** is removed by vote. The computer plays that seat from now on.
notice-host = **{ $player }** is the host now.
notice-vote = { $count } of { $needed } votes needed are in for removing **{ $player }**. Vote under More… on the board.
notice-thread_closed = The thread of table { $table } is closed, so the table goes on here.
notice-threads_full = This server has as many open threads as Discord allows, so table { $table } stays in this channel.
notice-frozen = A fault of mine has frozen this table. Nothing is lost; those who mend it have been told.
