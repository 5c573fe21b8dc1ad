### Watching a table without a seat: for oneself, and in a channel that mirrors it.

# Buttons
watch-watch = Privește
watch-refresh = Reîmprospătează
watch-back = Înapoi la tablă
# Above the last lines of the story
watch-story = Ce s-a întâmplat ultima oară
watch-which = Sunt deschise mai multe mese. Pe care vrei s-o privești?
watch-none = Nu e deschisă nicio masă pe care s-o poți privi. `/{ command-table } { command-table-new }` deschide una.
