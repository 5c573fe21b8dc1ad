### Watching a table without a seat: for oneself, and in a channel that mirrors it.

# Buttons
watch-watch = Sledovat
watch-refresh = Obnovit
watch-back = Zpět na plochu
# Above the last lines of the story
watch-story = Co se dělo naposledy
watch-which = Otevřených stolů je víc. Který chceš sledovat?
watch-none = Není tu otevřený žádný stůl ke sledování. Nový otevře `/{ command-table } { command-table-new }`.
