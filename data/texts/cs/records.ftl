### Po hře: odveta, průběh hry jako soubor, statistiky.

## Rematch

# In public. $mentions: who is asked, $player: who wants it
rematch-called = { $mentions }: **{ $player }** chce odvetu, stejná místa i pravidla. Odpověď: **{ lobby-join }** nebo **{ lobby-leave }** u [stolu { $table }]({ $link }). Začne, jakmile nikdo nebude chybět.
# Private, after the press
rematch-waits = Hraješ znovu, u [stolu { $table }]({ $link }). Začne, jakmile přijdou všichni, kdo ještě chybí: { BOLD($players) }.
rematch-open = Sedíš u [stolu { $table }]({ $link }). Hostitel začne tlačítkem **{ $lobby-start }**.
rematch-begun = Odveta začala: stůl { $table }.
rematch-running = Odveta začala bez tebe: [stůl { $table }]({ $link }). `/{ command-watch }` ti ji ukáže.
rematch-strangers = O odvetu může požádat jen ten, kdo tu hrál až do konce. `/{ command-table } { command-table-new }` otevře tvůj vlastní stůl.
    .open = O odvetu může požádat jen ten, kdo tu hrál až do konce. Odveta čeká u [stolu { $table }]({ $link }): je-li tam volné místo, stiskni **{ $lobby-join }**.

## The story as a file

story-file-here = Celý průběh hry u stolu { $table }:
# $date: a date and a time
story-file-began = Začátek { $date }

## /stats: the games of a person or a server

# $player: whose
stats-heading = ### { $player }: hry na tomto serveru
    .everywhere = ### { $player }: hry na všech serverech
stats-none = Zatím není dohraná žádná hra, která se počítá.
    .other = O hráči **{ $player }** tu není co ukázat.
# A line a game, and below it one a preset. $games, $wins: how many
stats-game = **{ $game }** · { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
        [many] { $wins } výhry
       *[other] { $wins } výher
    }
stats-preset = - { $preset } · { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
        [many] { $wins } výhry
       *[other] { $wins } výher
    }
stats-computers = -# Jen proti počítači: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
        [many] { $wins } výhry
       *[other] { $wins } výher
    }
stats-own-decks = vlastní balíčky
# $rating: a number near a thousand, $place: from 1, $count: how many people have one
stats-rating = Hodnocení **{ $rating }**, místo { $place } z { $count }
stats-server-heading = ### Hry na tomto serveru
stats-server-none = Tady ještě není dohraná žádná hra.
stats-server-game = **{ $game }** · { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
stats-server-preset = - { $preset } · { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
stats-server-computers = -# Jen proti počítači: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
# The table of a server, a line a person
stats-table-heading = ### { $game }: žebříček tohoto serveru
stats-table-none = Zatím tu nikdo hodnocení nemá. Stačí dohrát hru s dalšími lidmi.
stats-table-line = { $place } · **{ $player }** · { $rating } · { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
        [many] { $wins } výhry
       *[other] { $wins } výher
    }
stats-table-you = -# Ty: místo { $place }, hodnocení { $rating }
# $start: the number near which ratings begin
stats-table-about = -# Každý začíná kolem { $start } a stoupá, když skončí lépe než ostatní, nejvíc když předčí ty výše postavené.
stats-to-server = Tento server
stats-to-mine = Moje hry
stats-to-data = Moje data
stats-needs-server = Hry se hodnotí na serverech. Použij tento příkaz na některém z nich.

# What is kept about a person
stats-data = ### Co se uchovává o tvých hrách
    U každé dohrané hry: stůl a server, hra a edice, kolik měla míst a lidí, kdy skončila, tvoje umístění, jestli to byla výhra a jestli u stolu zůstáváš až do konce. Na každém serveru: tvoje hodnocení a jméno, které tam máš. Ostatní vidí hodnocení a počet tvých výher.
    .hidden = ### Co se uchovává o tvých hrách
        Nic z toho, co od teď dohraješ, a nikdo jiný nevidí, co zbylo z dřívějška. Tak to máš v **{ help-settings }**.
stats-kept = Teď se uchovává: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }.
stats-keep-out = **{ help-settings }** ti dovolí ve statistikách vůbec nebýt.
stats-export = Stáhnout všechno
stats-exported = Všechno, co se uchovává o tvých hrách:
stats-delete = Smazat všechno
stats-sure = Smazat tvoje výsledky, tedy všechno, podle čeho se tvoje hry počítají, na všech serverech? Tvoje hodnocení začne znovu. Hodnocení ostatních zůstane a hry samy také: jejich průběhy a záznamy se jmény u jejich stolů i to, co kdo nahlásil přes `/{ command-bug }`.
stats-delete-sure = Smazat nadobro
stats-keep = Ponechat
stats-deleted = Smazáno. Tvoje hry se už nikde nepočítají. Zůstávají jejich průběhy a záznamy se jmény u jejich stolů i to, co kdo nahlásil přes `/{ command-bug }`.
stats-stays = Všechno zůstává, jak je.
