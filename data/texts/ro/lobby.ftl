### The lobby: a table before its game begins. Public unless said otherwise.

# Buttons
lobby-join = Intră
lobby-leave = Pleacă
lobby-start = Începe
lobby-add-computer = Adaugă calculator
lobby-remove-computer = Scoate calculator
lobby-house-rules = Regulile casei

# $host: who opened the table, $fewest and $most: how many seats the game takes
lobby-opened-by = Masă deschisă de **{ $host }** · jocul pornește când **{ $host }** apasă „{ lobby-start }” ({ $fewest }-{ $most } locuri)
# $opener: who opened it, $host: who is host now
lobby-opened-by-other = Masă deschisă de **{ $opener }** · jocul pornește când **{ $host }** apasă „{ lobby-start }” ({ $fewest }-{ $most } locuri)
# A rematch, while somebody is asked whether they play again
lobby-opened-by-rematch = Masă deschisă de **{ $opener }** · jocul pornește de îndată ce nu mai lipsește nimeni ({ $fewest }-{ $most } locuri)

# The line of seats: "Seats: 1 Ann (host) · 2 Bob · free"
# $seats: the seats below, in order
lobby-seats = Locuri: { $seats }
# Between the seats, and between the house rules that differ
lobby-between = { " · " }
lobby-seat = { $number } { $player }
    .host = { $number } { $player } (gazda)
    .computer = { $number } { $player } (calculator)
    .strength = { $number } { $player } (calculator, { $strength })
    .asked = { $number } { $player } (așteptăm răspuns)
    .free = { $count ->
        [one] un loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }

# How strong a computer plays, as it stands in the line of seats and in menus
strength-simple = simplu
    .about = rapid, mulțumit cu o mutare bună
strength-strong-1 = mediu
    .about = se gândește puțin înainte să răspundă
strength-strong-2 = puternic
    .about = se gândește înainte să răspundă
strength-strong-3 = foarte puternic
    .about = se gândește mult înainte să răspundă

# $pace: one of the names below, $turn and $reaction: durations
lobby-pace = Ritm: { $pace } ({ $turn } pe tură, { $reaction } pentru Nihoho)
    .hunt = Ritm: { $pace } ({ $turn } pe tură)
pace-live = în direct
    .about = Pentru un joc dintr-o suflare: 90 s pe tură, 20 s pentru Nihoho.
pace-relaxed = relaxat
    .about = Pentru un joc pe lângă altele: 10 min pe tură, 60 s pentru Nihoho.
pace-days = pe zile
    .about = Pentru un joc de mai multe zile: 24 h pe tură, 8 h pentru Nihoho.

# $rules: "name (value)" for each house rule that differs, $count: how many, $left: how many there was no room for
lobby-rules-differ = { $count ->
    [one] { $count } regulă a casei diferă: { $rules }
    [few] { $count } reguli ale casei diferă: { $rules }
   *[other] { $count } de reguli ale casei diferă: { $rules }
}
    .more = { $count ->
        [one] { $count } regulă a casei diferă: { $rules } și încă { $left }: apasă „{ lobby-house-rules }”.
        [few] { $count } reguli ale casei diferă: { $rules } și încă { $left }: apasă „{ lobby-house-rules }”.
       *[other] { $count } de reguli ale casei diferă: { $rules } și încă { $left }: apasă „{ lobby-house-rules }”.
    }
lobby-rules-usual = Regulile casei: ca în regulament
lobby-rule = { $rule } ({ $value })

# What the host changed after others had joined. $rule: a house rule, $value: what it is now
lobby-change-preset = **{ $player }** schimbă jocul: { $value }
lobby-change-pace = **{ $player }** schimbă ritmul: { $value }
lobby-change-rule = **{ $player }** schimbă o regulă a casei: { $rule } ({ $value })

# $count: how many people are still needed
lobby-needs-more = { $count ->
    [one] Mai e nevoie de un jucător: intră sau adaugă un calculator.
    [few] Mai e nevoie de { $count } jucători: intră sau adaugă calculatoare.
   *[other] Mai e nevoie de { $count } de jucători: intră sau adaugă calculatoare.
}
# $most: how many may play, $count: how many are too many
lobby-needs-fewer = { $most ->
    [one] Jocul acesta e pentru cel mult { $most } jucător
    [few] Jocul acesta e pentru cel mult { $most } jucători
   *[other] Jocul acesta e pentru cel mult { $most } de jucători
}: { $count ->
    [one] întâi trebuie eliberat un loc.
    [few] întâi trebuie eliberate { $count } locuri.
   *[other] întâi trebuie eliberate { $count } de locuri.
}
lobby-ready = Totul e gata: **{ $host }** poate apăsa „{ lobby-start }”.
# $why: a sentence about the rules
lobby-cannot = Așa nu se poate juca încă. { $why }
lobby-host-changes = **{ $host }** poate schimba jocul, ritmul și cine începe la „{ lobby-house-rules }”.
lobby-full = Toate locurile sunt ocupate. **{ $host }** poate apăsa „{ lobby-start }”.
# In place of that for a rematch. $players: who hasn't said that they play again
lobby-rematch = Aceasta e o revanșă: începe singură de îndată ce apasă „{ lobby-join }” toți cei care mai lipsesc: { BOLD($players) }. **{ $host }** poate începe fără ei cu „{ lobby-start }”.
# $until: a timestamp
lobby-closes = Se închide { $until } dacă nu se așază nimeni.

## What happened

lobby-computer-added = **{ $player }** ia loc și promite să joace cinstit.
# Private, to whoever seated the computer. $strength: one of those above
lobby-computer-changed = **{ $player }** joacă de acum la nivelul: { $strength }.
lobby-choose-strength = Cât de bine să joace { $player }?
lobby-computer-removed = **{ $player }** lasă locul liber.
# $link: to the board
lobby-started = Jocul a început. [La tablă]({ $link })
# The lobby's message once it has ended
lobby-over = Jocul a început: tabla e în acest canal.
lobby-invited = { $mention }, **{ $player }** te invită la masa { $table }. Apasă „{ lobby-join }” dacă ai chef de joc.

## Replies to whoever pressed (private)

lobby-you-joined = Stai la masa { $table }, locul { $number }.
lobby-you-left = Ai plecat de la masa { $table }.
lobby-you-kicked = **{ $player }** nu mai e la masă.
lobby-you-invited = **{ $player }** are acum o invitație.
lobby-already-invited = **{ $player }** are deja o invitație la masa asta.
lobby-choose-kick = Cine pleacă de la masă?

## The host's menus on the page of house rules (private): each option names what it is about

change-pace = Ritm: { $pace }
change-first = Primul jucător: { $value }
change-extension = Încă două personaje, pentru cinci și șase jucători: { $value }
change-done = S-a schimbat. Toată lumea vede asta la masă.

## Who begins

# The host's choice (private), when Start was pressed without one
first-choose = Cine începe? Jocul pornește imediat ce alegi.
first-choose-menu = Cine începe?
first-option = Începe { $player }
first-chance = Norocul hotărăște cine începe
# The same in the lobby's message
first-not-picked = **{ $host }** alege cine începe.
first-picked = Începe **{ $player }**, la alegerea gazdei.
first-picked-chance = Norocul hotărăște cine începe, după dorința gazdei.
# The vote, asked in the lobby's message. $question: one of those below
first-vote = **{ $question }** Votează cine începe. Se numără când au votat toți sau, cel târziu, { $until }. Calculatoarele nu votează.
first-vote-unstable = Cine poartă cele mai multe culori?
first-vote-kids = Cine are cei mai puțini ani?
first-vote-hunt = Cine a văzut cel mai recent un unicorn adevărat?
first-votes-so-far = { $count ->
    [one] { $votes } din { $count } vot.
    [few] { $votes } din { $count } voturi.
   *[other] { $votes } din { $count } de voturi.
}
first-vote-call = { $mentions }, **{ $question }** Votați cine începe. Votul se închide { $until } · [La vot]({ $link })
# What came of it. $count: votes for whoever begins
first-vote-won = Începe **{ $player }**, cu { $count ->
    [one] { $count } vot
    [few] { $count } voturi
   *[other] { $count } de voturi
}.
first-vote-tied = Votul e la egalitate, așa că hotărăște norocul: începe **{ $player }**.
first-vote-none = Nu a votat nimeni, așa că hotărăște norocul: începe **{ $player }**.
first-vote-off = Votul despre cine începe s-a anulat, fiindcă cineva a plecat. Gazda poate apăsa din nou „{ lobby-start }”.
# Private
first-vote-open = Se votează cine începe. Ai și tu un vot.
first-voted = Votul tău pentru **{ $player }** contează.

## Lists of tables (/tables, private)

tables-heading = Mesele tale
tables-none = Nu stai la nicio masă. `/{ command-table } { command-table-new }` deschide una.
# $waits: one of the attributes, $link: to the board
tables-line-unlinked = Masa { $table } · { $game } · { $waits }
tables-line = [Masa { $table }]({ $link }) · { $game } · { $waits }
    .lobby = încă nu a început, { $count ->
        [one] { $count } loc ocupat
        [few] { $count } locuri ocupate
       *[other] { $count } de locuri ocupate
    }
    .you = te așteaptă pe tine · termen: { $until }
    .others = așteaptă: { $players }
    .frozen = înghețată de o eroare
