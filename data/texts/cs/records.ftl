### Po hře: odveta, průběh hry jako soubor, záznamy o hrách.

## Rematch

# In public. $mentions: who is asked, $player: who wants it
rematch-called = { $mentions }: **{ $player }** chce odvetu, stejná místa i pravidla. Stiskněte **{ lobby-join }** nebo **{ lobby-leave }** u [stolu { $table }]({ $link }). Začne, jakmile nikdo nebude chybět.
# Private, after the press
rematch-waits = Hraješ znovu, u [stolu { $table }]({ $link }). Začne, jakmile přijdou všichni, kdo ještě chybí: { BOLD($players) }.
rematch-open = Sedíš u [stolu { $table }]({ $link }). Hostitel začne tlačítkem **{ lobby-start }**.
rematch-begun = Odveta začala: stůl { $table }.
rematch-running = Odveta začala bez tebe: [stůl { $table }]({ $link }). `/{ command-watch }` ti ji ukáže.
rematch-strangers = O odvetu může požádat jen ten, kdo tu hrál až do konce. `/{ command-table } { command-table-new }` otevře tvůj vlastní stůl.
    .open = O odvetu může požádat jen ten, kdo tu hrál až do konce. Čeká u [stolu { $table }]({ $link }): je-li tam volné místo, stiskni **{ lobby-join }**.

## The story as a file

story-file-here = Celý průběh hry u stolu { $table }:
# $date: a date and a time
story-file-began = Začátek { $date }
