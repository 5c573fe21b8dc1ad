### /help on one screen, the quick reference card, the page of a card.

help-screen = ### Jak se tu hraje
    Hraješ poprvé? Stiskni **{ help-learn }**.
    1. `/{ command-table } { command-table-new }` otevře stůl tady v kanálu.
    2. Kamarádi stisknou **{ $lobby-join }**. **{ $lobby-add-computer }** obsadí místo.
    3. Hostitel stiskne **{ $lobby-start }**.
    4. Jsi na tahu? Ozvu se: stiskni **{ $board-my-hand }**.
    5. Někdo hraje kartu? **{ $window-neigh }** ji zastaví, **{ $window-let-it-be }** ji pustí dál.
    6. V **{ game-hunt }** se nabízí tajně: zeptám se tě v soukromé zprávě. **{ $board-bid }** na ploše udělá totéž.
    7. Volba, která mrzí? **{ more-undo }** pod **{ $board-more }**, dokud nikdo další nic neudělal.
    ### Když se díváš
    - Plocha ukazuje, jak si kdo stojí.
    - **{ $board-story }** vypráví, co se stalo.
    - `/{ command-watch }` ti ukáže rozehranou hru.
    ### Po hře
    - Pod výsledkem se hlasuje o tah hry.
    - **{ $end-rematch }**: znovu se stejnými lidmi.
    - `/{ command-replay }` projde dohranou hru s odkrytýma rukama.
    - `/{ command-stats }` počítá tvoje hry i hry serveru. Nemusíš v nich být.
    ### Když spravuješ server
    - `/{ command-houserules } { command-houserules-show }`: co tu platí
    - `/{ command-houserules } { command-houserules-set }`: změnit to
    - `/{ command-table } { command-table-end }`: ukončit kterýkoli stůl
    ### Když si nevíš rady
    - `/{ command-hand }`: na co se tě hra ptá
    - `/{ command-tables }`: tvoje stoly
    - `/{ command-card }`: co karta dělá
    - `/{ command-bug }`: napsat těm, kdo mě opravují, že se něco pokazilo
    - **{ $board-more }** na ploše: odejít, nebo nastavit, kdy se ozvu. Když nestihneš dvě rozhodnutí, hraje za tebe počítač, dokud se nevrátíš.
help-learn = Naučit se hrou
help-rules = Pravidla
help-settings = Moje nastavení

## The quick reference card

# $needed: unicorns to win, $limit: hand limit (a number, or the word for none)
reference-card = ### Přehled pravidel
    - **Tvůj tah:** 1. efekty začátku tahu · 2. dober kartu · 3. jednu kartu zahraj, nebo další dober · 4. odhoď karty nad limit
    - **Limit karet v ruce:** { $limit }
    - **Výhra:** počet jednorožců ve tvé stáji: { $needed }
    - **Jednorožci** jdou do tvé stáje. Mimina a základní neumějí nic, kouzelní to, co na nich stojí.
    - **Kouzlo** zabere jednou a pak se odhodí.
    - **Vylepšení** pomáhají a **zhoršení** škodí stáji, ve které jsou.
    - **Íhaha** zastaví kartu, kterou hraje jiný hráč. Na Íhaha jde zahrát Íhaha, na Super Íhaha ne.
    - **Obětovat:** ze své stáje na odhazovací hromádku · **Zničit:** z cizí stáje na odhazovací hromádku · **Ukrást:** z cizí stáje do své · **Odhodit:** z ruky
    - **Mimina** jdou do jeslí, nikdy do ruky ani na hromádku.
    - **Můžeš** a **smíš** znamená dobrovolně, všechno ostatní je povinné. **Potom** nastane, jen když se stane to, co je před ním.
reference-no-limit = bez omezení
# The same for the Kids deck
reference-card-kids = ### Přehled pravidel
    - **Tvůj tah:** 1. dober kartu · 2. jednu kartu zahraj, nebo další dober
    - **Výhra:** počet jednorožců ve tvé stáji: { $needed }, mimino se počítá
    - **Limit karet v ruce:** { $limit }
    - **Jednorožci** jdou do tvé stáje a zůstávají tam. Každý má nějaký symbol.
    - **Kouzlo** zabere jednou. Stojí jinou kartu z ruky, ledaže má jednorožec ve tvé stáji stejný symbol: pak je zdarma.
    - **Íhaha** zastaví kartu, kterou hraje jiný hráč. Na Íhaha jde zahrát Íhaha.
    - **Mimin** se nic nedotkne a nikdy neodcházejí.

reference-hunt = ### Přehled pravidel
reference-hunt-days = - **Čtyři dny.** Každý den: vylož k jednorožci léčku, lov jednorožce jednoho po druhém, nakup na černém trhu. Pak se vrátí všechny lovecké karty i schopnosti.
    .no_schemes = - **Čtyři dny bez léček.** Každý den: lov jednorožce jednoho po druhém, nakup na černém trhu. Pak se vrátí všechny lovecké karty i schopnosti.
    .no_powers = - **Čtyři dny bez léček a schopností.** Každý den: lov jednorožce jednoho po druhém, nakup na černém trhu. Pak se vrátí všechny lovecké karty.
reference-hunt-bids = - **Lov:** první hráč vyloží lícem dolů 1 až 3 lovecké karty, ostatní stejně tolik, nebo pasují. Shodné součty neplatí; vyhrává nejvyšší zbylý a jeho hráč je prvním hráčem.
reference-hunt-schemes = - **Léčky:** vítěz odhalí jednu z těch, které u jednorožce leží; může změnit všechno.
reference-hunt-market = - **Černý trh:** jednou denně si za zbylé lovecké karty kup jednu věc.
reference-hunt-points = - **Body:** mince, připojené karty a žetony, Paštiky; 2, 5, 8, 12 za dva až pět jednorožců jedné barvy; 8 za Duhu, po jednom od každé barvy. Každý jednorožec platí v jedné sbírce.
    .no_schemes = - **Body:** mince, žetony, Paštiky; 2, 5, 8, 12 za dva až pět jednorožců jedné barvy; 8 za Duhu, po jednom od každé barvy. Každý jednorožec platí v jedné sbírce.
reference-hunt-rainbow = - **Dvojitá Duha,** po dvou od každé barvy, vyhrává okamžitě.
reference-hunt-expert = - **Pro pokročilé:** zahrané lovecké karty a odhozené léčky leží lícem dolů; ostatní vidí jen jejich počet.

# /card. $type: a type name, $copies: how many are in the deck
card-page = ### { $card }
    -# { $type } · { $copies ->
        [one] v balíčku jednou
        [few] v balíčku { $copies }×
       *[other] v balíčku { $copies }×
    }
    { $text }
card-page-notes = **Zapeklité případy:** { $notes }
card-page-ours = -# Český název z tisku u této karty neznáme: tento je náš vlastní.
card-page-names = -# V jiných jazycích: { $names }
card-page-name = *{ $card }* ({ $language })
card-page-boxes = -# V krabici: { $boxes }
card-page-box = { $edition } (×{ $copies })
card-page-found = { $card } ({ $other })
# What the card says in another edition. $edition: second, french, first or kids
card-page-edition = { $edition ->
    [french] **Ve francouzských pravidlech:**
    [first] **V první edici:**
    [kids] **Ve hře pro děti:**
   *[second] **Ve druhé edici:**
} { $text }
# .chosen: in a game without a nursery
card-page-baby = ### { $card }
    -# { $type } · z jeslí
    { $text }
    .chosen = ### { $card }
        -# { $type } · jedno pro každého hráče
        { $text }
