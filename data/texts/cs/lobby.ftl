### The lobby: a table before its game begins. Public unless said otherwise.

# Buttons
lobby-join = Přisednout
lobby-leave = Odejít
lobby-start = Začít
lobby-add-computer = Přidat počítač
lobby-remove-computer = Odebrat počítač
lobby-house-rules = Domácí pravidla

# $host: who opened the table, $fewest and $most: how many seats the game takes
lobby-opened-by = Stůl otevírá **{ $host }** · hra začne, až **{ $host }** stiskne „Začít“ (pro { $fewest } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
})
# $opener: who opened it, $host: who is host now
lobby-opened-by-other = Stůl otevírá **{ $opener }** · hra začne, až **{ $host }** stiskne „Začít“ (pro { $fewest } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
})
# A rematch, while somebody is asked whether they play again
lobby-opened-by-rematch = Stůl otevírá **{ $opener }** · hra začne, jakmile nikdo nebude chybět (pro { $fewest } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
})

# The line of seats: "Místa: 1 Ann (hostitel) · 2 Bob · volné"
# $seats: the seats below, in order
lobby-seats = Místa: { $seats }
# Between the seats, and between the house rules that differ
lobby-between = { " · " }
lobby-seat = { $number } { $player }
    .host = { $number } { $player } (hostitel)
    .computer = { $number } { $player } (počítač)
    .strength = { $number } { $player } (počítač, { $strength })
    .asked = { $number } { $player } (čeká se na odpověď)
    .free = { $count ->
        [one] jedno místo volné
        [few] { $count } místa volná
       *[other] { $count } míst volných
    }

# How strong a computer plays, as it stands in the line of seats and in menus
strength-simple = jednoduchý
    .about = rychlý, stačí mu dobrý tah
strength-strong-1 = střední
    .about = před odpovědí se krátce zamyslí
strength-strong-2 = silný
    .about = před odpovědí přemýšlí
strength-strong-3 = velmi silný
    .about = před odpovědí přemýšlí dlouho

# $pace: one of the names below, $turn and $reaction: durations
lobby-pace = Tempo: { $pace } (na tah { $turn }, na Íhaha { $reaction })
    .hunt = Tempo: { $pace } (na tah { $turn })
pace-live = naživo
    .about = Když se hraje naráz u jednoho posezení: 90 s na tah, 20 s na Íhaha.
pace-relaxed = v klidu
    .about = Když se hraje při jiné činnosti: 10 min na tah, 60 s na Íhaha.
pace-days = na dny
    .about = Když se hra táhne několik dní: 24 h na tah, 8 h na Íhaha.

# $rules: "name (value)" for each house rule that differs, $count: how many, $left: how many there was no room for
lobby-rules-differ = { $count ->
    [one] Liší se { $count } domácí pravidlo: { $rules }
    [few] Liší se { $count } domácí pravidla: { $rules }
   *[other] Liší se { $count } domácích pravidel: { $rules }
}
    .more = { $count ->
        [one] Liší se { $count } domácí pravidlo: { $rules } a ještě { $left }: stiskni „Domácí pravidla“.
        [few] Liší se { $count } domácí pravidla: { $rules } a ještě { $left }: stiskni „Domácí pravidla“.
       *[other] Liší se { $count } domácích pravidel: { $rules } a ještě { $left }: stiskni „Domácí pravidla“.
    }
lobby-rules-usual = Domácí pravidla: jako v pravidlech hry
lobby-rule = { $rule } ({ $value })

# What the host changed after others had joined. $rule: a house rule, $value: what it is now
lobby-change-preset = **{ $player }** mění hru: { $value }
lobby-change-pace = **{ $player }** mění tempo: { $value }
lobby-change-rule = **{ $player }** mění domácí pravidlo: { $rule } ({ $value })

# $count: how many people are still needed
lobby-needs-more = { $count ->
    [one] Chybí ještě jeden hráč: přisedni, nebo přidej počítač.
    [few] Chybějí ještě { $count } hráči: přisedni, nebo přidej počítače.
   *[other] Chybí ještě { $count } hráčů: přisedni, nebo přidej počítače.
}
# $most: how many may play, $count: how many are too many
lobby-needs-fewer = Tuto hru smí hrát nejvýš { $most ->
    [one] { $most } hráč
    [few] { $most } hráči
   *[other] { $most } hráčů
}. Nejdřív se musí uvolnit { $count ->
    [one] jedno místo
    [few] { $count } místa
   *[other] { $count } míst
}.
lobby-ready = Připraveno: **{ $host }** může stisknout „Začít“.
# $why: a sentence about the rules
lobby-cannot = Takhle se ještě hrát nedá. { $why }
lobby-host-changes = Hru, tempo a začínajícího hráče může **{ $host }** změnit pod „{ lobby-house-rules }“.
lobby-full = Všechna místa jsou obsazená. **{ $host }** může stisknout „Začít“.
# In place of that for a rematch. $players: who hasn't said that they play again
lobby-rematch = Tohle je odveta: začne sama, jakmile **{ lobby-join }** stisknou všichni, kdo ještě chybí: { BOLD($players) }. **{ $host }** může začít bez čekání tlačítkem **{ lobby-start }**.
# $until: a timestamp
lobby-closes = Zavře se { $until }, pokud nikdo nepřisedne.

## What happened

lobby-computer-added = **{ $player }** přisedá a slibuje hrát čestně.
# Private, to whoever seated the computer. $strength: one of those above
lobby-computer-changed = **{ $player }** teď hraje na úrovni: { $strength }.
lobby-choose-strength = Jak dobře má hrát { $player }?
lobby-computer-removed = **{ $player }** uvolňuje místo.
# $link: to the board
lobby-started = Hra začíná. [Na plochu]({ $link })
# The lobby's message once it has ended
lobby-over = Hra už běží: plocha je v tomto kanálu.
lobby-invited = { $mention }, **{ $player }** tě zve ke stolu { $table }. Chceš-li hrát, stiskni „Přisednout“.

## Replies to whoever pressed (private)

lobby-you-joined = Sedíš u stolu { $table }, místo { $number }.
lobby-you-left = U stolu { $table } už nesedíš.
lobby-you-kicked = **{ $player }** už u stolu nesedí.
lobby-you-invited = **{ $player }** má pozvánku.
lobby-already-invited = **{ $player }** už pozvánku k tomuto stolu má.
lobby-choose-kick = Kdo má od stolu odejít?

## The host's menus on the page of house rules (private): each option names what it is about

change-pace = Tempo: { $pace }
change-first = Začínající hráč: { $value }
change-extension = Další dvě postavy, pro pět a šest hráčů: { $value }
change-done = Změněno. Lobby to ukáže všem.

## Who begins

# The host's choice (private), when Start was pressed without one
first-choose = Kdo začíná? Jakmile vybereš, hra se spustí.
first-choose-menu = Kdo začíná?
first-option = Začíná { $player }
first-chance = Rozhodne náhoda
# The same in the lobby's message
first-not-picked = Kdo začne, určí **{ $host }**.
first-picked = Začíná **{ $player }**, podle volby hostitele.
first-picked-chance = Kdo začne, rozhodne náhoda, jak si přeje hostitel.
# The vote, asked in the lobby's message. $question: one of those below
first-vote = **{ $question }** Hlasujte o tom, kdo začne. Sečte se to, jakmile budou mít odhlasováno všichni, nebo { $until }. Počítače nehlasují.
first-vote-unstable = Kdo je tu nejbarevnější?
first-vote-kids = Kdo je tu nejmladší?
first-vote-hunt = Komu se naposled ukázal opravdový jednorožec?
first-votes-so-far = Zatím hlasů: { $votes }/{ $count }.
first-vote-call = { $mentions }, **{ $question }** Hlasujte o tom, kdo začne. Zavře se { $until } · [K hlasování]({ $link })
# What came of it. $count: votes for whoever begins
first-vote-won = Začíná **{ $player }**, počet hlasů: { $count }.
first-vote-tied = Hlasování končí shodou a rozhoduje náhoda: začíná **{ $player }**.
first-vote-none = Nikdo nehlasoval, a tak rozhoduje náhoda: začíná **{ $player }**.
first-vote-off = Hlasování o tom, kdo začne, se ruší, protože někdo odchází. Hostitel může „Začít“ stisknout znovu.
# Private
first-vote-open = Hlasuje se o tom, kdo začne. I ty máš hlas.
first-voted = Tvůj hlas pro hráče **{ $player }** platí.

## Lists of tables (/tables, private)

tables-heading = Tvoje stoly
tables-none = U žádného stolu nesedíš. Nový otevře `/{ command-table } { command-table-new }`.
# $waits: one of the attributes, $link: to the board
tables-line-unlinked = Stůl { $table } · { $game } · { $waits }
tables-line = [Stůl { $table }]({ $link }) · { $game } · { $waits }
    .lobby = lobby, { $count ->
        [one] { $count } obsazené místo
        [few] { $count } obsazená místa
       *[other] { $count } obsazených míst
    }
    .you = čeká na tebe · konec času: { $until }
    .others = čeká se na hráče: { $players }
    .frozen = zamrzlý kvůli chybě
