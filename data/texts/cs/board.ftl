### The board of a running game: one public message, kept in step.

# Buttons
board-my-hand = Moje karty
board-story = Průběh
board-rules = Pravidla
board-more = Další…

# $turn: the number of the turn, $players: who must decide, $until: a timestamp
board-heading = Stůl { $table } · tah { $turn }
board-heading-begins = Stůl { $table } · hra začíná
board-heading-over = Stůl { $table } · konec po { $turns ->
    [one] { $turns } tahu
    [few] { $turns } tazích
   *[other] { $turns } tazích
}
# While its messages can't be sent
board-paused = Tento stůl stojí: do kanálu teď nemůžu psát. Až to půjde, jeho hodiny se zase rozběhnou.
# $prompt: one of the prompts' public forms
board-asked = { $prompt } Konec času: { $until }.
board-decides = { $count ->
    [one] Rozhoduje { BOLD($players) } · konec času: { $until }
   *[other] Rozhodují { BOLD($players) } · konec času: { $until }
}
# In a reaction window everybody is asked, whatever they hold.
board-window = Reagovat můžou všichni · konec času: { $until }

# A seat. $unicorns: how many count, $needed: how many win, $hand: cards in hand
board-seat = **{ $player }** { board-unicorns } · { board-hand }
board-seat-turn = **{ $player }** ▸ { board-unicorns } · { board-hand }
board-unicorns = { $unicorns } z { $needed } { $needed ->
    [one] jednorožce
    [few] jednorožců
   *[other] jednorožců
}
board-hand = { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[other] { $hand } karet
}
board-stable-empty = žádní jednorožci
board-between = { " · " }
# $cards: names
board-upgrades = vylepšení: { $cards }
board-downgrades = zhoršení: { $cards }
# The same when there is no room for names
board-upgrades-count = { $count } vylepšení
board-downgrades-count = { $count } zhoršení
# Under Nanny Cam. $cards: the whole hand
board-open-hand = odkrytá ruka: { $cards }
# When there is no room for all names. $cards: those shown, $count: how many are left out
board-and-more = { $cards } a ještě { $count }
board-away = pryč, hraje počítač
board-left = mimo hru, hraje počítač

# Piles
board-piles = Balíček { $deck } · odhozeno { $discard } (nahoře: { $top })
board-piles-no-discard = Balíček { $deck } · nic odhozeného
# Behind the piles, in games that have one
board-nursery = jesle { $nursery }
# $fact: the latest line of the story
board-last = Naposledy: { $fact }
# The picture's description. $lines: the lines of the board as text
board-alt = Stůl { $table }, tah { $turn }. { $lines }

## More… (private)

more-heading = Stůl { $table }: co dál?
more-leave = Odejít ze hry
    .about = Na tvém místě bude už nadobro hrát počítač.
more-kick = Hlasovat o vyřazení hráče
    .about = Musí souhlasit víc než polovina ostatních lidí.
# For the host, who decides alone; in a game, and in the lobby
more-kick-host = Vyřadit hráče
    .about = Jako hostitel o tom rozhoduješ jen ty. Místo převezme počítač.
more-kick-lobby = Vyřadit hráče
    .about = Jako hostitel o tom rozhoduješ jen ty. Místo se uvolní.
more-repost = Poslat plochu znovu
    .about = Plocha se objeví na konci tohoto kanálu.
more-settings = Moje nastavení
    .about = Jak dlouho na tebe karty čekají a kdy dostaneš upozornění.
more-report = Nahlásit chybu
    .about = Uloží tuto chvíli hry pro ty, kdo chyby opravují.
more-end = Ukončit hru pro všechny
    .about = Může hostitel nebo správce serveru. Nikdo nevyhrává.
# The same in a lobby
more-close = Zavřít tento stůl
    .about = Může hostitel nebo správce serveru. Hra vůbec nezačne.
# For whoever doesn't sit at the table
more-watch = Sledovat
    .about = Plochu a průběh uvidíš jen ty.
more-rules = Zdejší domácí pravidla
    .about = Všechna pravidla u tohoto stolu a v čem se liší od edice.

leave-sure = Opravdu odejít ze hry? Na tvém místě bude hrát počítač, a to nadobro: vrátit se už nejde.
leave-confirm = Odejít ze hry
leave-stay = Zůstat
    .done = Zůstáváš.
end-sure = Ukončit hru pro všechny? Bude po ní a nikdo nevyhraje.
end-confirm = Ukončit hru
end-keep = Hrát dál
    .done = Hraje se dál.
close-sure = Zavřít tento stůl pro všechny? Hra u něj vůbec nezačne.
close-confirm = Zavřít stůl
close-keep = Nechat otevřený
    .done = Stůl zůstává otevřený.
kick-choose = Čí místo má převzít počítač?
kick-sure-host = **{ $player }** odchází ze hry nadobro. Na tomto místě pak hraje počítač.
kick-sure-lobby = **{ $player }** odchází od stolu a místo se uvolní.
kick-sure-vote = Hlasuješ pro vyřazení hráče **{ $player }** a hlas nejde vzít zpět. Musí souhlasit víc než polovina ostatních lidí.
kick-confirm = Vyřadit
kick-confirm-vote = Hlasovat pro vyřazení
kick-nobody = Kromě tebe tu sedí jen počítače.
kick-you-voted = Tvůj hlas pro vyřazení hráče **{ $player }** platí.
repost-done = Plocha je zase na konci kanálu.
report-done = Díky. Hlášení { $number } uchovává tuto chvíli hry pro ty, kdo chyby opravují.
bug-no-game = Nehraje se tu žádná hra, ve které by šlo nahlásit chybu. Uveď její stůl: `/{ command-bug }` a **{ command-bug.table }**.
