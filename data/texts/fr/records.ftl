### Après une partie : la revanche, le récit en fichier, le palmarès.

## Rematch

# In public. $mentions: who is asked, $player: who wants it
rematch-called = { $mentions } : **{ $player }** veut une revanche, mêmes places et mêmes règles. Appuyez sur **{ lobby-join }** ou **{ lobby-leave }** à la [table { $table }]({ $link }). Elle commence dès que tout le monde est là.
# Private, after the press
rematch-waits = Tu rejoues, à la [table { $table }]({ $link }). La partie commence dès que tout le monde est là. Il manque encore { BOLD($players) }.
rematch-open = Te voilà à la [table { $table }]({ $link }). L’hôte commence avec **{ lobby-start }**.
rematch-begun = La revanche a commencé : table { $table }.
rematch-running = La revanche a commencé sans toi : [table { $table }]({ $link }). `/{ command-watch }` te la montre.
rematch-strangers = Pour demander une revanche, il faut avoir joué ici jusqu’au bout. `/{ command-table } { command-table-new }` ouvre ta propre table.
    .open = Pour demander une revanche, il faut avoir joué ici jusqu’au bout. Elle attend à la [table { $table }]({ $link }) : s’il y reste une place, appuie sur **{ lobby-join }**.

## The story as a file

story-file-here = Le récit complet de la table { $table } :
# $date: a date and a time
story-file-began = Commencée le { $date }
