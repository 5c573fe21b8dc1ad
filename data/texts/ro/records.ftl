### După o partidă: revanșa, povestea ca fișier, rezultatele partidelor.

## Rematch

# In public. $mentions: who is asked, $player: who wants it
rematch-called = { $mentions }: **{ $player }** vrea revanșa, cu aceleași locuri și reguli. Răspunsul: „{ lobby-join }” sau „{ lobby-leave }” la [masa { $table }]({ $link }). Începe de îndată ce nu mai lipsește nimeni.
# Private, after the press
rematch-waits = Joci din nou, la [masa { $table }]({ $link }). Începe de îndată ce vin toți cei care mai lipsesc: { BOLD($players) }.
rematch-open = Stai la [masa { $table }]({ $link }). Gazda începe cu „{ $lobby-start }”.
rematch-begun = Revanșa a început: masa { $table }.
rematch-running = Revanșa a început fără tine: [masa { $table }]({ $link }). `/{ command-watch }` ți-o arată.
rematch-strangers = Doar cine a jucat aici până la capăt poate cere revanșa. `/{ command-table } { command-table-new }` deschide o masă a ta.
    .open = Doar cine a jucat aici până la capăt poate cere revanșa. Ea așteaptă la [masa { $table }]({ $link }): dacă e un loc liber, apasă „{ $lobby-join }”.

## The story as a file

story-file-here = Toată povestea mesei { $table }:
# $date: a date and a time
story-file-began = Început: { $date }

## /stats: the games of a person or a server

# $player: whose
stats-heading = ### { $player }: partide pe acest server
    .everywhere = ### { $player }: partide pe toate serverele
stats-none = Încă nu s-a terminat nicio partidă care să conteze.
    .other = Aici nu e nimic de arătat despre **{ $player }**.
# A line a game, and below it one a preset. $games, $wins: how many
stats-game = **{ $game }** · { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, { $wins ->
        [one] { $wins } victorie
        [few] { $wins } victorii
       *[other] { $wins } de victorii
    }
stats-preset = - { $preset } · { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, { $wins ->
        [one] { $wins } victorie
        [few] { $wins } victorii
       *[other] { $wins } de victorii
    }
stats-computers = -# Doar împotriva calculatorului: { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, { $wins ->
        [one] { $wins } victorie
        [few] { $wins } victorii
       *[other] { $wins } de victorii
    }
stats-own-decks = pachete proprii
# $rating: a number near a thousand, $place: from 1, $count: how many people have one
stats-rating = Scor **{ $rating }**, locul { $place } din { $count }
stats-server-heading = ### Partide pe acest server
stats-server-none = Aici nu s-a terminat încă nicio partidă.
stats-server-game = **{ $game }** · { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }
stats-server-preset = - { $preset } · { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }
stats-server-computers = -# Doar împotriva calculatorului: { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }
# The table of a server, a line a person
stats-table-heading = ### { $game }: clasamentul acestui server
stats-table-none = Nimeni nu e încă în clasament. E de ajuns o partidă terminată cu alți oameni.
stats-table-line = { $place } · **{ $player }** · { $rating } · { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, { $wins ->
        [one] { $wins } victorie
        [few] { $wins } victorii
       *[other] { $wins } de victorii
    }
stats-table-you = -# Tu: locul { $place }, cu { $rating }
# $start: the number near which ratings begin
stats-table-about = -# Toată lumea pornește de pe la { $start } și urcă dacă iese mai bine decât ceilalți, mai ales decât cei de deasupra.
stats-to-server = Acest server
stats-to-mine = Partidele mele
stats-to-data = Datele mele
stats-needs-server = Scorurile se țin pe servere. Folosește comanda pe unul.

# What is kept about a person
stats-data = ### Ce se păstrează despre partidele tale
    Pentru fiecare partidă terminată: masa și serverul, jocul și ediția, câte locuri și câți oameni a avut, când s-a încheiat, locul tău, dacă ai câștigat și dacă ai rămas până la capăt. Pe fiecare server: scorul tău, cu numele pe care îl aveai acolo. Ceilalți văd scorul și câte victorii ai.
    .hidden = ### Ce se păstrează despre partidele tale
        Nimic din ce termini de acum înainte, și nimeni altcineva nu vede ce a rămas dinainte. Așa ai ales în „{ help-settings }”.
stats-kept = Se păstrează acum: { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }.
stats-keep-out = „{ help-settings }” te lasă să nu apari deloc.
stats-export = Descarcă tot
stats-exported = Tot ce se păstrează despre partidele tale:
stats-delete = Șterge tot
stats-sure = Ștergi rezultatele tale, tot ce ține socoteala partidelor tale, pe toate serverele? Scorurile tale pornesc de la început. Scorurile celorlalți rămân, la fel și partidele în sine: poveștile și reluările lor, cu numele de la mese, și ce s-a raportat cu `/{ command-bug }`.
stats-delete-sure = Șterge definitiv
stats-keep = Păstrează
stats-deleted = Șters. Partidele tale nu se mai numără nicăieri. Rămân poveștile și reluările lor, cu numele de la mese, și ce s-a raportat cu `/{ command-bug }`.
stats-stays = Totul rămâne cum e.
