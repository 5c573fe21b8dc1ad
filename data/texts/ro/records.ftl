### După o partidă: revanșa, povestea ca fișier, rezultatele partidelor.

## Rematch

# In public. $mentions: who is asked, $player: who wants it
rematch-called = { $mentions }: **{ $player }** vrea revanșa, cu aceleași locuri și reguli. Apăsați „{ lobby-join }” sau „{ lobby-leave }” la [masa { $table }]({ $link }). Începe de îndată ce nu mai lipsește nimeni.
# Private, after the press
rematch-waits = Joci din nou, la [masa { $table }]({ $link }). Începe de îndată ce vin toți cei care mai lipsesc: { BOLD($players) }.
rematch-open = Stai la [masa { $table }]({ $link }). Gazda începe cu „{ lobby-start }”.
rematch-begun = Revanșa a început: masa { $table }.
rematch-running = Revanșa a început fără tine: [masa { $table }]({ $link }). `/{ command-watch }` ți-o arată.
rematch-strangers = Doar cine a jucat aici până la capăt poate cere revanșa. `/{ command-table } { command-table-new }` deschide o masă a ta.
    .open = Doar cine a jucat aici până la capăt poate cere revanșa. Ea așteaptă la [masa { $table }]({ $link }): dacă e un loc liber, apasă „{ lobby-join }”.

## The story as a file

story-file-here = Toată povestea mesei { $table }:
# $date: a date and a time
story-file-began = Început: { $date }
