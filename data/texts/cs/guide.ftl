### První hra s nápovědou: krátké rady v soukromých zprávách ve chvíli, kdy na nich poprvé záleží, pár stránek na
### rozhlédnutí a cvičný stůl. Všechno je soukromé. „Já“ je bot.

hint = 💡 { $hint }
hint-off = Vypnout rady
hint-tour = Rozhlédnout se
hint-gone = Rady jsou vypnuté. Zase je zapneš přes `/{ command-help }`.
hint-back = Rady jsou zapnuté. Uvidíš je u svých karet, kdykoli přijde něco nového.

## Unstable Unicorns

hint-baby = Vítej! Každý začíná s jednorožčím miminem. Nic neumí, ale je první z jednorožců, kterých potřebuješ { $needed }. Všechna mimina jsou stejně dobrá.
hint-turn = Jsi na tahu a kartu už máš dobranou. Teď **jednu** kartu zahraj, nebo ještě jednu dober. Každý jednorožec ve stáji tě blíží k cíli: { $needed }.
hint-card = Co karta dělá, stojí vedle ní. Víc řekne `/{ command-card }`. U karty, kterou teď nejde zahrát, je napsáno proč.
hint-window = U každé karty se hra ptá všech, aby nikdo nepoznal, kdo má Íhaha. { $count ->
        [0] Teď žádné nemáš: nech karty být.
        [one] Teď máš jedno: zastaví jednu kartu. Šetři ho na takovou, která ti ublíží.
        [few] Teď máš { $count }: každé zastaví jednu kartu. Šetři je na takové, které ti ublíží.
       *[other] Teď jich máš { $count }: každé zastaví jednu kartu. Šetři je na takové, které ti ublíží.
    }
hint-neighed = Když někdo zahraje Íhaha na tvou kartu, zachrání ji Íhaha na tohle Íhaha.
hint-downgrade = Ve tvé stáji leží *{ $card }*: { $short } Zůstane tam, dokud to neobětuješ nebo dokud to někdo nepřesune či nezničí.
hint-upgrade = Tvé stáji pomáhá *{ $card }*, dokud v ní leží: { $short }
hint-opening = Některé tvé karty působí na začátku tahu. Použij je v libovolném pořadí; přes „{ answer-done }“ pokračuješ dál.
hint-choice = Na tohle se tě ptá karta. Pod otázkou stojí, co dělá. Nic neplatí, dokud volbu nestiskneš nebo nepotvrdíš.
hint-limit = Máš víc karet, než si smíš nechat. Vyber tu, kterou potřebuješ nejmíň; půjde na odhazovací hromádku.
hint-close = Hráči **{ $player }** chybí už jen jeden jednorožec. Íhaha má teď velkou cenu.
hint-waiting = Až se tě hra na něco zeptá, ozvu se. **{ $board-story }** vypráví, co se stalo, plocha ukazuje všechny stáje.

## Unstable Unicorns for Kids

hint-kids-baby = Vítej! Každý začíná s jednorožčím miminem. Nikdo ti ho nevezme a počítá se: jednorožců potřebuješ { $needed }.
hint-kids-turn = Jsi na tahu a kartu máš dobranou. Teď **jednu** kartu zahraj, nebo ještě jednu dober. Jednorožci jdou do tvé stáje.
hint-kids-magic = Koukni na symboly: kouzlo je zdarma, když má stejný symbol jednorožec ve tvé stáji. Když ne, stojí jinou kartu.
hint-kids-cost = Tenhle symbol žádný tvůj jednorožec nemá, takže kouzlo stojí kartu. Dej tu, kterou potřebuješ nejmíň.

## Kill the Unicorns

hint-hunt-character = Vítej! Tvoje postava má schopnost na jednou denně a dvě léčky, které nikdo jiný nemá.
hint-hunt-trap = Vylož jednu ze dvou léček. Ostatní vidí, že je tvoje, ale ne, co je zač. Dobrou dej tam, kde chceš vyhrát, špatnou tam, kde ne.
hint-hunt-open = Začínáš: vylož 1 až 3 karty. Ostatní jich musí vyložit stejně, takže pastí můžou být i tři nízké. Co vyložíš, je do konce dne pryč.
hint-hunt-follow = { $count ->
        [one] Vylož přesně { $count } kartu, nebo pasuj.
        [few] Vylož přesně { $count } karty, nebo pasuj.
       *[other] Vylož přesně { $count } karet, nebo pasuj.
    } Shodné součty se můžou vyrušit, takže vyhrát může i nezvyklý.
hint-hunt-reveal = Vyhráváš, ale nejdřív platí jedna léčka: vyber která. Může ti pomoct, nebo ti jednorožce vzít.
hint-hunt-power = Tohle je tvoje schopnost. Jde použít jednou denně, zítra ji máš zase.
hint-hunt-market = Kup jednu věc za karty, které ti zbyly; zítra se stejně vrátí. Barva může doplnit sbírku.
hint-hunt-waiting = Až se tě hra na něco zeptá, ozvu se. **{ $board-story }** vypráví, co se stalo, plocha ukazuje, kteří jednorožci se ještě loví a co kdo vyhrál.

## Rozhlédnutí

tour-page = -# Rozhlédnutí · { $page }/{ $pages }
tour-hand = Zpět k mým kartám
tour-stable = ### Tohle je tvoje stáj
    { ITALIC($cards) }

    Jednorožci: **{ $unicorns }/{ $needed }**. Vyhrává, kdo jich má jako první { $needed }. Karty ve stáji působí, dokud v ní leží.
tour-stable-empty = ### Tohle je tvoje stáj
    Zatím je prázdná. Vyhrává, kdo má jako první ve stáji tolik jednorožců: { $needed }. Karty ve stáji působí, dokud v ní leží.
tour-cards = ### Tohle jsou tvoje karty
    Vidíš je jen ty.
    { $cards }
tour-cards-empty = ### Tohle jsou tvoje karty
    Teď žádné nemáš. Každý tah začíná dobráním karty.
tour-neigh = ### Tohle je Íhaha
    { $count ->
        [0] Teď žádné nemáš.
       *[other] Máš { ITALIC($cards) }.
    } Íhaha zastaví kartu, kterou hraje někdo jiný. Když někdo hraje kartu, dostanou pod ní všichni stejná tlačítka: **{ $window-neigh }**, nebo **{ $window-let-it-be }**.
tour-turn = ### Takhle vypadá tah
    1. Karty, které mluví o začátku tvého tahu.
    2. Dobereš kartu. To udělám za tebe.
    3. **Jednu** kartu zahraješ, nebo ještě jednu dobereš.
    4. Na konci si smíš nechat { $limit ->
        [one] { $limit } kartu
        [few] { $limit } karty
       *[other] { $limit } karet
    }.

    Až se ozvu, stiskni na ploše **{ $board-my-hand }**.
tour-turn-no-limit = ### Takhle vypadá tah
    1. Dobereš kartu. To udělám za tebe.
    2. **Jednu** kartu zahraješ, nebo ještě jednu dobereš.

    Až se ozvu, stiskni na ploše **{ $board-my-hand }**.
tour-kids-cards = ### Symboly
    Každá karta má symbol. Kouzlo je zdarma, když má stejný symbol jednorožec ve tvé stáji; když ne, stojí jinou kartu.
tour-help = ### Když si nevíš rady
    - `/{ command-hand }`: tvoje karty, a na co se tě hra ptá
    - `/{ command-card }`: co karta dělá
    - `/{ command-rules }`: pravidla téhle hry
    - **{ $board-story }** na ploše: co se stalo
    - **{ $board-more }** na ploše: odejít, upozornění, jazyk
tour-hunt-character = ### Tohle je tvoje postava
    Hraješ za postavu **{ $character }**. Tvoje schopnost je **{ $power }**: { $short }
    Jde použít jednou denně.
tour-hunt-character-plain = ### Tohle je tvoje postava
    Hraješ za postavu **{ $character }**. U tohoto stolu se hraje bez schopností.
tour-hunt-character-none = ### Tohle je tvoje postava
    Nejdřív si nějakou vybereš. Každá má schopnost, která jde použít jednou denně.
tour-hunt-cards = ### Tohle jsou tvoje lovecké karty
    Máš **{ $values }**.
    Nabízíš je za každého jednorožce, 1 až 3 najednou, lícem dolů. Na konci dne se vrátí.
tour-hunt-cards-empty = ### Tohle jsou tvoje lovecké karty
    Teď žádné nemáš. Na konci dne se jich vrátí všech osm.
tour-hunt-line = ### Tihle jednorožci se loví
    { $cards }

    Loví se jeden po druhém. Leží u nich léčky lícem dolů: kdo vyhraje, jednu odhalí.
tour-hunt-line-empty = ### Tihle jednorožci se loví
    Dnes už žádní nezbyli. Další den přinese nové.
tour-hunt-points = ### Tohle jsou tvoje body
    Zatím máš **{ $points }**. Počítají se mince na jednorožcích a sbírky: 2, 5, 8, 12 za dva až pět jedné barvy, 8 za jednoho od každé.

## Učení hrou

learn-heading = Naučit se hrou
learn-about = Otevřu tu stůl, posadím k tobě počítač a hned začneme. Máš dost času a všechno vysvětlím, až na to přijde řada. Která hra?
learn-tour = Rozhlédnout se u stolu { $table }
learn-hints-on = Ukazuj mi rady
learn-needs-server = Cvičný stůl potřebuje kanál na serveru: použij tam `/{ command-help }` nebo `/{ command-table } { command-table-practice }`.
learn-begun = U cvičného stolu { $table } se už hraje: plocha je v tomto kanálu pro všechny. Tady jsou tvoje karty, které vidíš jen ty.
learn-running = U cvičného stolu { $table } už hraješ. Tady jsou tvoje karty.
