### Watching a table without a seat: for oneself, and in a channel that mirrors it.

# Buttons
watch-watch = Privește
watch-refresh = Reîmprospătează
watch-back = Înapoi la tablă
# Above the last lines of the story
watch-story = Ce s-a întâmplat de curând
watch-which = Sunt deschise mai multe mese. Pe care vrei s-o privești?
watch-none = Nu e deschisă nicio masă pe care s-o poți privi. `/{ command-table } { command-table-new }` deschide una.

## Mirrors: a table shown in another channel. $link: the address of the table's board

mirror-heading = Transmisiune: [masa { $table }]({ $link })
# $count: how many turns behind
mirror-heading-late = { $count ->
    [one] Transmisiune: [masa { $table }]({ $link }), cu { $count } tură întârziere
    [few] Transmisiune: [masa { $table }]({ $link }), cu { $count } ture întârziere
   *[other] Transmisiune: [masa { $table }]({ $link }), cu { $count } de ture întârziere
}
mirror-stopped = Masa { $table } nu se mai transmite aici.
# The name of a thread, of a mirror or of the table itself
thread-name = Masa { $table } · { $game }

# Private answers. $thread: the new thread's number
mirror-begun = Masa { $table } se transmite aici: tabla și povestea, fără mențiuni. `/{ command-watch }` cu **{ choice-where-stop }** oprește transmisiunea.
mirror-begun-thread = Masa { $table } se transmite în <#{ $thread }>: tabla și povestea, fără mențiuni. `/{ command-watch }` cu **{ choice-where-stop }**, folosit acolo, oprește transmisiunea.
# $tables: their numbers
mirror-ended = { $count ->
    [one] Masa { $tables } nu se mai transmite aici.
   *[other] Mesele { $tables } nu se mai transmit aici.
}
mirror-none = În acest canal nu e nicio astfel de transmisiune.
mirror-same-channel = La masa { $table } se joacă chiar în acest canal: [iată tabla ei]({ $link }). Folosește `/{ command-watch }` în canalul unde vrei s-o vadă și alții.
mirror-need-permission = Ca să arăți o masă tuturor de aici, sau ca să oprești asta, îți trebuie permisiunea „Gestionare mesaje” în acest canal. Singură, comanda `/{ command-watch }` ți-o arată doar ție.
mirror-need-threads = Ca să deschizi un fir aici, îți trebuie permisiunea „Creare fire publice”.
mirror-no-thread-here = Un fir se poate deschide doar într-un canal text.
mirror-too-many-threads = Serverul are deja atâtea fire deschise câte îngăduie Discord. Arhivează unul și încearcă din nou sau folosește `/{ command-watch }` cu **{ choice-where-here }**.
# In a direct message to whoever set it up. $channel: the channel's number
mirror-lost = Transmisiunea mesei { $table } în <#{ $channel }> s-a încheiat: nu mai pot scrie acolo. `/{ command-watch }` pornește alta.

## A table in a thread of its own: said in the channel, at the message to which the thread belongs

thread-opened = În firul de la acest mesaj, **{ $host }** deschide masa { $table } ({ $game }). Intră să joci sau să privești.
# Private answers to whoever opens it
thread-you-joined = Stai la masa { $table }, locul 1. Masa primește aici un fir al ei.
thread-cannot = Stai la masa { $table }, locul 1. Masa rămâne în acest canal: pentru un fir al ei e nevoie de un canal text în care am permisiunile „Creare fire publice” și „Trimitere mesaje în fire”.
