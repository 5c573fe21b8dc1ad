### Plain-word refusals: private, and nothing at the table changes. Each says what to do instead, where there is something.
###
### error-<reason>   the reasons of tables and rules, with their details as arguments
###   .link          the same with a link to where things stand ($link)

error-stale = Momentul acela a trecut. Apasă „{ $board-my-hand }” pe tablă ca să vezi ce se cere acum.
    .link = Momentul acela a trecut. [Aici vezi unde a ajuns jocul]({ $link })
error-already = Ai ales deja. Contează prima alegere.
error-not_yours = Aici alege altcineva. Apasă „{ $board-my-hand }” pe tablă ca să vezi ce ai tu de ales.
    .link = Aici alege altcineva. [Aici vezi unde a ajuns jocul]({ $link })
error-not_offered = Asta nu se poate alege acum. Alege o opțiune din listă.
# A baby that somebody chose a moment earlier. $player: who
error-baby-taken = **{ $player }** tocmai a luat *{ $card }*. Alege alt pui.
error-choose-exactly = Alege exact { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
error-choose-between = Alege { $most ->
    [one] între { $least } și { $most } cărți
    [few] între { $least } și { $most } cărți
   *[other] între { $least } și { $most } de cărți
}.

## Tables and seats

error-no_table = Nu există masa asta. `/{ command-tables }` le arată pe ale tale, `/{ command-table } { command-table-new }` deschide una.
error-not_lobby = Jocul acesta a început deja.
    .link = Jocul acesta a început deja. [Aici vezi unde a ajuns]({ $link })
error-not_started = Jocul acesta nu a început încă. Gazda apasă „{ $lobby-start }”.
error-over = Jocul acesta s-a încheiat. `/{ command-table } { command-table-new }` deschide altă masă.
# For the replay of a game
error-not_over = Jocul acesta încă se joacă. Reluarea arată toate mâinile, așa că așteaptă sfârșitul lui.
    .link = Jocul acesta încă se joacă. Reluarea arată toate mâinile, așa că așteaptă sfârșitul lui. [Aici vezi unde a ajuns]({ $link })
error-no_game = La masa asta nu s-a jucat niciun joc.
error-unreadable = Ce păstrez despre acest joc vechi nu mai poate fi citit.
error-too_many_bugs = Masa aceasta, sau tu într-o singură zi, nu poate trimite mai multe rapoarte. Cele păstrate vor fi citite.
error-frozen = O eroare de-a mea a înghețat această masă. Nu s-a pierdut nimic; cei care repară au fost anunțați.
# $preset, $pace: what was asked for
error-unknown_preset = Nu cunosc nicio ediție cu numele { $preset }. Alege una din listă.
error-unknown_pace = Nu cunosc niciun ritm cu numele { $pace }. Alege „{ pace-live }”, „{ pace-relaxed }” sau „{ pace-days }”.
# $editions: those of the game
error-preset-of-another-game = { $game } nu se joacă după regulile acelei ediții. Alege dintre: { $editions }.
# $why: a sentence about the rule
error-bad_rules = Cu aceste reguli ale casei nu se poate juca. { $why }
# $id: what was asked for, $most: a number
error-no_such_deck = Serverul acesta nu are niciun pachet { $id }. Vezi `/{ command-houserules } { command-houserules-deck } { command-houserules-deck-list }`, iar ce e stabilit, la `/{ command-houserules } { command-houserules-show }`.
error-deck_changed = Între timp cineva a schimbat acest pachet, așa că nu s-a făcut nimic. Dă comanda din nou.
error-deck_in_use = Regulile casei de pe acest server folosesc pachetul { $id }. Scoate-l întâi din ele: `/{ command-houserules } { command-houserules-set } expansions none` sau, dacă se joacă singur, `/{ command-houserules } { command-houserules-reset } preset`; dacă e stabilit într-un canal, cu acel canal.
error-too_many_decks = Serverul acesta are { $most ->
    [one] un pachet
    [few] { $most } pachete
   *[other] { $most } de pachete
}, cât poate avea. Scoate întâi unul: `/{ command-houserules } { command-houserules-deck } { command-houserules-deck-remove }`.
error-already_seated = Stai deja la masa asta.
# For a press on what only players can press, too: buttons to watch or to join may stand below
error-not_seated = Nu stai la masa asta, așa că nu s-a schimbat nimic. `/{ command-watch }` îți arată tabla și povestea ei; `/{ command-table } { command-table-join }` te așază la o masă al cărei joc nu a început.
# $seats: how many there are
error-full = { $seats ->
    [one] Singurul loc e ocupat.
    [few] Toate cele { $seats } locuri sunt ocupate.
   *[other] Toate cele { $seats } de locuri sunt ocupate.
}
error-no_computer = La masa asta nu stă niciun calculator.
error-unknown_player = Nu cunosc niciun calculator cu numele { $player }.
# $host: the host's name
error-not_host = Asta poate face doar gazda: **{ $host }**.
error-not-host-or-manager = Asta poate face doar gazda, **{ $host }**, sau cine poate gestiona serverul.
# $least, $most: how many may play, $seats: how many sit here
error-wrong_seats = Jocul acesta e pentru { $least }-{ $most } jucători, iar aici { $seats ->
    [one] stă doar unul
    [few] stau { $seats }
   *[other] stau { $seats }
}. Se numără și calculatoarele.
# $most: how many one person may host
error-too_many_lobbies = Ești gazdă la { $most ->
    [one] o masă care își așteaptă
    [few] { $most } mese care își așteaptă
   *[other] { $most } de mese care își așteaptă
} jocul. Pornește sau închide una (`/{ command-table } { command-table-end }`), apoi deschide alta.
error-choose_first = Gazda trebuie să spună întâi cine începe: apasă „{ $lobby-start }” și alege.
error-voting = Se votează cine începe. Jocul pornește după vot.
error-rematch_waits = Ceilalți de la masă n-au spus încă dacă joacă din nou, iar fără ei sunteți prea puțini. Așteaptă-i sau apasă „{ $lobby-add-computer }”.
error-deck_withdrawn = Acest server nu mai are pachetul cu care s-a jucat, așa că partida nu poate fi repetată. `/{ command-table } { command-table-new }` deschide o masă.
# $votes, $needed: so far, and how many it takes
error-already_voted = Votul tău e deja numărat: { $votes } din { $needed }.
error-mirrored = Masa asta se transmite deja în acest canal.
# $most: mirrors of one table
error-too_many_mirrors = Masa asta se transmite deja în { $most } locuri, și mai multe nu se poate. `/{ command-watch }` cu **{ choice-where-stop }** oprește una, în canalul ei.
error-which-table = Stai la mai multe mese. Spune la care: { $tables }.
error-table-elsewhere = Nu stai la nicio masă din acest canal. Dacă e vorba de masa { $table }, adaugă numărul ei la comandă.
error-no-table-here = Nu stai la nicio masă din acest canal. `/{ command-watch }` îți arată un joc de aici; cu `/{ command-table } { command-table-join }` te așezi la o masă la care nu s-a început încă.
error-no-lobby-here = În acest canal nu e nicio masă deschisă. `/{ command-table } { command-table-new }` deschide una.
error-no-such-player = **{ $player }** nu stă la masa asta.
error-kick-yourself = Acela ești chiar tu. Cu `/{ command-table } { command-table-leave }` te ridici de la masă.
error-cannot-invite = Boții nu răspund la invitații. „{ $lobby-add-computer }” îți găsește un adversar mai bun.

## Playing

error-not-your-turn = Nu e rândul tău. Joacă **{ $player }**. Termen: { $until }.
error-card-unknown = Nu cunosc nicio carte cu numele acesta. Alege una din listă.
error-card-not-held = Nu ai în mână *{ $card }*.
error-cannot-play = *{ $card }* nu se poate juca acum: { $reason }.
# For a press on the form of a bid whose hunt is decided; the hand stands below
error-hunt-over = Vânătoarea aceasta s-a încheiat, așa că nu s-a schimbat nimic.
error-no-bid = Acum nu ți se cere nicio miză.
error-no-power = Acum nu ai nicio putere de anunțat, așa că nu s-a pus nimic. Lasă deoparte puterea.
error-power-with-pass = Cine dă pas nu anunță nicio putere. Lasă deoparte puterea sau pune cărți.
error-pass-with-cards = Nu poți să dai pas și să pui cărți în același timp. Scrie doar „pas” sau doar cărți.
# Words that mean to pass where a bid is typed, with list-between between them; `pass` is understood in every language
typed-pass = pas, dau pas, dă pas
# A number was typed that isn't among the own hunt cards
error-hold-none = Nu ai nicio carte cu { $card }.
# $card: a hunt card by its value, $count: how many of it the person holds
error-hold-only = { $count ->
    [one] Ai un singur { $card }.
    [few] Ai doar { $count } cărți cu { $card }.
   *[other] Ai doar { $count } de cărți cu { $card }.
}
error-no-decision = Acum nu ai nimic de ales.
error-no-window = Acum nu se joacă nicio carte.
error-no-neigh = Nu ai niciun Nihoho.
error-no-super-neigh = Nu ai niciun Nihoho Nemțesc.
error-neigh-silenced = { $count ->
    [one] { ITALIC($cards) } din grajdul tău îți oprește cărțile Nihoho.
    [few] { ITALIC($cards) } din grajdul tău îți opresc cărțile Nihoho.
   *[other] { ITALIC($cards) } din grajdul tău îți opresc cărțile Nihoho.
}
error-neigh-own = Tu ai jucat cartea asta. Ceilalți pot da Nihoho.
error-pass-own = Tu ai jucat cartea asta. Ceilalți hotărăsc dacă trece.
error-draw-not-now = Acum nu poți trage. Apasă „{ $board-my-hand }” ca să vezi ce se cere.

## Discord

# $permission: one of the names below
error-bot-permission = În acest canal îmi lipsește permisiunea „{ $permission }”. Mi-o poate da cineva care gestionează serverul.
error-bot-permission-table = Masa { $table } stă pe loc: acolo îmi lipsește permisiunea „{ $permission }”.
error-channel-gone = Canalul mesei { $table } nu mai există. `/{ command-table } { command-table-board }` în alt canal mută jocul acolo.
error-busy = Îmi ia puțin mai mult ca de obicei. Apasă din nou, te rog.
error-unexpected = Ceva n-a mers la mine și nu s-a schimbat nimic. Apasă din nou, te rog; dacă nu trece, raportează la „{ $board-more }” de pe tablă.
permission-view-channel = Vizualizare canal
permission-send-messages = Trimitere mesaje
permission-send-messages-in-threads = Trimitere mesaje în fire
permission-create-public-threads = Creare fire publice
