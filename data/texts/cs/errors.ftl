### Plain-word refusals: private, and nothing at the table changes. Each says what to do instead, where there is something.
###
### error-<reason>   the reasons of tables and rules, with their details as arguments
###   .link          the same with a link to where things stand ($link)

error-stale = Ta chvíle už minula. Stiskni na ploše „{ $board-my-hand }“ a uvidíš, na co se hra ptá teď.
    .link = Ta chvíle už minula. [Tady hra právě je]({ $link })
error-already = Už máš vybráno. Platí tvá první volba.
error-not_yours = O tomhle rozhoduje někdo jiný. Stiskni na ploše „{ $board-my-hand }“ a uvidíš, na co se hra ptá tebe.
    .link = O tomhle rozhoduje někdo jiný. [Tady hra právě je]({ $link })
error-not_offered = Tohle teď vybrat nejde. Vyber si něco ze seznamu.
# A baby that somebody chose a moment earlier. $player: who
error-baby-taken = *{ $card }* už má **{ $player }**. Vyber si jiné.
error-choose-exactly = Vyber přesně { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
error-choose-between = Vyber { $least } až { $most ->
    [one] { $most } kartu
    [few] { $most } karty
   *[other] { $most } karet
}.

## Tables and seats

error-no_table = Takový stůl neexistuje. Tvoje stoly ukáže `/{ command-tables }`, nový otevře `/{ command-table } { command-table-new }`.
error-not_lobby = Tato hra už začala.
    .link = Tato hra už začala. [Tady právě je]({ $link })
error-not_started = Tato hra ještě nezačala. Hostitel musí stisknout „{ $lobby-start }“.
error-over = Po této hře už je. Další stůl otevře `/{ command-table } { command-table-new }`.
# For the replay of a game
error-not_over = Tato hra se ještě hraje. Záznam odkrývá všechny ruce, proto počká na její konec.
    .link = Tato hra se ještě hraje. Záznam odkrývá všechny ruce, proto počká na její konec. [Tady právě je]({ $link })
error-no_game = U tohoto stolu se žádná hra nehrála.
error-unreadable = To, co o této staré hře mám, už nejde přečíst.
error-too_many_bugs = Víc hlášení už od tohoto stolu nebo od tebe za jeden den nepřijmu. Na ta uložená se někdo podívá.
error-frozen = Tento stůl zamrzl kvůli mé chybě. Nic se neztratilo; ti, kdo ji opraví, už o ní vědí.
# $preset, $pace: what was asked for
error-unknown_preset = Edici { $preset } neznám. Vyber ze seznamu.
error-unknown_pace = Tempo { $pace } neznám. Na výběr je: { pace-live }, { pace-relaxed }, { pace-days }.
# $editions: those of the game
error-preset-of-another-game = { $game } se podle pravidel této edice nehraje. Na výběr je: { $editions }.
# $why: a sentence about the rule
error-bad_rules = S těmito domácími pravidly se hrát nedá. { $why }
# $id: what was asked for, $most: a number
error-no_such_deck = Tento server nemá balíček { $id }. Podívej se do /{ command-houserules } { command-houserules-deck } { command-houserules-deck-list } a na nastavení v /{ command-houserules } { command-houserules-show }.
error-deck_changed = Někdo tento balíček mezitím změnil, takže se nestalo nic. Použij příkaz znovu.
error-deck_in_use = Domácí pravidla tohoto serveru používají balíček { $id }. Nejdřív ho z nich vyřaď: `/{ command-houserules } { command-houserules-set }`, pravidlo „{ houserule-expansions }“, hodnota „{ houserule-expansions.none }“, nebo `/{ command-houserules } { command-houserules-reset }`, pravidlo „{ house-key-preset }“, pokud se hraje samotný; má-li ho nastavený kanál, pak s tím kanálem.
error-too_many_decks = Tento server už má tolik balíčků, kolik smí: { $most }. Nejdřív některý vyřaď: /{ command-houserules } { command-houserules-deck } { command-houserules-deck-remove }.
error-already_seated = U tohoto stolu už sedíš.
# For a press on what only players can press, too: buttons to watch or to join may stand below
error-not_seated = U tohoto stolu nesedíš, takže se nic nezměnilo. Plochu a průběh ti ukáže `/{ command-watch }`; ke stolu, u kterého hra ještě nezačala, tě posadí `/{ command-table } { command-table-join }`.
# $seats: how many there are
error-full = { $seats ->
    [one] Jediné místo je obsazené.
    [few] Všechna { $seats } místa jsou obsazená.
   *[other] Všech { $seats } míst je obsazených.
}
error-no_computer = U tohoto stolu žádný počítač nesedí.
error-unknown_player = Počítačového hráče jménem { $player } neznám.
# $host: the host's name
error-not_host = To smí jen hostitel: **{ $host }**.
error-not-host-or-manager = To smí jen hostitel, **{ $host }**, nebo správce serveru.
# $least, $most: how many may play, $seats: how many sit here
error-wrong_seats = Tato hra je pro { $least } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
} a u stolu { $seats ->
    [one] sedí jen jeden
    [few] sedí { $seats }
   *[other] jich sedí { $seats }
}. Počítače se počítají.
# $most: how many one person may host
error-too_many_lobbies = Počet tvých stolů, které čekají na svou hru: { $most }. Víc jich být nesmí. Některou hru začni nebo stůl zavři (`/{ command-table } { command-table-end }`) a pak otevři další.
error-choose_first = Hostitel musí nejdřív říct, kdo začíná: stiskni „{ $lobby-start }“ a vyber.
error-voting = Hlasuje se o tom, kdo začíná. Hra začne potom.
error-rematch_waits = Ostatní u stolu ještě neřekli, že chtějí hrát znovu, a bez nich je vás málo. Počkej na ně, nebo stiskni **{ $lobby-add-computer }**.
error-deck_withdrawn = Tento server už nemá balíček, se kterým se hrálo, takže tuhle hru nejde zopakovat. `/{ command-table } { command-table-new }` otevře stůl.
# $votes, $needed: so far, and how many it takes
error-already_voted = Tvůj hlas už platí. Zatím hlasů: { $votes }/{ $needed }.
error-mirrored = Přenos tohoto stolu už v tomto kanálu běží.
# $most: mirrors of one table
error-too_many_mirrors = Tento stůl už má přenosy na { $most } místech a víc jich mít nemůže. `/{ command-watch }` s volbou **{ choice-where-stop }** jeden ukončí, v jeho kanálu.
error-which-table = Sedíš u několika stolů. Řekni, u kterého z nich: { $tables }.
error-table-elsewhere = V tomto kanálu u žádného stolu nesedíš. Jestli jde o stůl { $table }, napiš k příkazu jeho číslo.
error-no-table-here = V tomto kanálu u žádného stolu nesedíš. `/{ command-watch }` ti ukáže hru, která se tu hraje; `/{ command-table } { command-table-join }` tě posadí ke stolu, kde se ještě nezačalo.
error-no-lobby-here = V tomto kanálu není otevřený žádný stůl. Nový otevře `/{ command-table } { command-table-new }`.
error-no-such-player = **{ $player }** u tohoto stolu nesedí.
error-kick-yourself = To jsi ty. Od stolu se odchází přes `/{ command-table } { command-table-leave }`.
error-cannot-invite = Boti na pozvánky neodpovídají. Lepšího soupeře ti najde „{ $lobby-add-computer }“.

## Playing

error-not-your-turn = Nejsi na tahu. Hraje **{ $player }**. Konec času: { $until }.
error-card-unknown = Kartu toho jména neznám. Vyber ze seznamu.
error-card-not-held = Kartu *{ $card }* v ruce nemáš.
error-cannot-play = Kartu *{ $card }* teď zahrát nejde: { $reason }.
# For a press on the form of a bid whose hunt is decided; the hand stands below
error-hunt-over = Tento lov už skončil, takže se nic nezměnilo.
error-no-bid = Na nabídku se tě teď nikdo neptá.
error-no-power = Žádnou schopnost teď ohlásit nejde, takže se nic nevyložilo. Schopnost vynech.
error-power-with-pass = Kdo pasuje, žádnou schopnost neohlašuje. Vynech schopnost, nebo vylož karty.
error-pass-with-cards = Nejde zároveň pasovat a vykládat karty. Napiš jen „pasuji“, nebo jen karty.
# Words that mean to pass where a bid is typed, with list-between between them; `pass` is understood in every language
typed-pass = pasuji, pasuju, pasovat, pas
# A number was typed that isn't among the own hunt cards
error-hold-none = Kartu s hodnotou { $card } nemáš.
# $card: a hunt card by its value, $count: how many of it the person holds
error-hold-only = { $count ->
    [one] Kartu s hodnotou { $card } máš jen jednu.
    [few] Karty s hodnotou { $card } máš jen { $count }.
   *[other] Karet s hodnotou { $card } máš jen { $count }.
}
error-no-decision = Na nic se tě teď hra neptá.
error-no-window = Teď se žádná karta nehraje.
error-no-neigh = Žádné Íhaha v ruce nemáš.
error-no-super-neigh = Žádné Super Íhaha v ruce nemáš.
error-neigh-silenced = { $count ->
    [one] { ITALIC($cards) } ve tvé stáji ti brání hrát karty Íhaha.
    [few] { ITALIC($cards) } ve tvé stáji ti brání hrát karty Íhaha.
   *[other] { ITALIC($cards) } ve tvé stáji ti brání hrát karty Íhaha.
}
error-neigh-own = Tuto kartu hraješ ty. Íhaha na ni smějí zahrát ostatní.
error-pass-own = Tuto kartu hraješ ty. Jestli projde, rozhodují ostatní.
error-draw-not-now = Teď kartu dobrat nemůžeš. Stiskni „{ $board-my-hand }“ a uvidíš, na co se hra ptá.

## Discord

# $permission: one of the names below
error-bot-permission = V tomto kanálu mi chybí oprávnění „{ $permission }“. Dát mi ho může správce serveru.
error-bot-permission-table = Stůl { $table } stojí: chybí mi tam oprávnění „{ $permission }“.
error-channel-gone = Kanál stolu { $table } už neexistuje. `/{ command-table } { command-table-board }` v jiném kanálu hru přenese tam.
error-busy = Trvá mi to o chvilku déle než obvykle. Stiskni to prosím znovu.
error-unexpected = Něco se na mé straně pokazilo a nic se nezměnilo. Stiskni to prosím znovu; když to nepomůže, nahlas to na ploše pod „{ $board-more }“.
permission-view-channel = Zobrazit kanál
permission-send-messages = Posílat zprávy
permission-send-messages-in-threads = Posílat zprávy ve vláknech
permission-create-public-threads = Vytvářet veřejná vlákna
