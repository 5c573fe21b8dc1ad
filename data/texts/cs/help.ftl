### /help on one screen, the quick reference card, and the pages of /rules (preset second).
### Every page stays under 2,000 characters.

help-screen = ### Jak se tu hraje
    1. `/{ command-table } { command-table-new }` otevře stůl v tomto kanálu. Kamarádi stisknou **{ lobby-join }**; **{ lobby-add-computer }** obsadí volné místo.
    2. Hostitel stiskne **{ lobby-start }**. Na **ploše** jsou všechny stáje a také kdo a do kdy rozhoduje.
    3. Když jsi na tahu, přijde ti upozornění. Stiskni **{ board-my-hand }**: své karty vidíš jen ty. Jednu zahraj, nebo dober.
    4. Když někdo hraje kartu, dostanou všichni stejná tlačítka: **{ window-neigh }** ji zastaví, **{ window-let-it-be }** ji pustí dál. Když čas vyprší, karta projde.
    5. Vyhrává, kdo má první dost jednorožců.

    - **Bloudíš?** `/{ command-hand }` ukáže, na co se tě hra ptá. `/{ command-tables }` ukáže tvoje stoly. **{ board-story }** vypráví, co se stalo.
    - **Nejasná karta?** Vysvětlí ji `/{ command-card }`. **Nejasné pravidlo?** `/{ command-rules }`, stránku po stránce.
    - **Nemáš čas?** Pod **{ board-more }** jde odejít nebo nastavit upozornění. Když nestihneš dvě rozhodnutí po sobě, hraje za tebe počítač, dokud se nevrátíš.
    - **Vlastní pravidla?** `/{ command-houserules } { command-houserules-show }` řekne, podle čeho se na serveru hraje; kdo ho spravuje, mění to přes `/{ command-houserules } { command-houserules-set }`.
    - **Radši píšeš?** `/{ command-play }`, `/{ command-draw }`, `/{ command-neigh }`, `/{ command-pass }` a `/{ command-choose }` umějí vše, co tlačítka.

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

reference-card-hunt = ### Přehled pravidel
    - **Čtyři dny.** Každý den: vylož k jednorožci léčku, lov jednorožce jednoho po druhém, nakup na černém trhu. Pak se vrátí všechny lovecké karty i schopnosti.
    - **Lov:** první hráč vyloží lícem dolů 1 až 3 lovecké karty, ostatní stejně tolik, nebo pasují. Shodné součty neplatí; vyhrává nejvyšší zbylý a jeho hráč je prvním hráčem.
    - **Léčky:** vítěz odhalí jednu z těch, které u jednorožce leží; může změnit všechno.
    - **Černý trh:** jednou denně si za zbylé lovecké karty kup jednu věc.
    - **Body:** mince, připojené karty a žetony, Paštiky; 2, 5, 8, 12 za dva až pět jednorožců jedné barvy; 8 za Duhu, po jednom od každé barvy. Každý jednorožec platí v jedné sbírce.
    - **Dvojitá Duha,** po dvou od každé barvy, vyhrává okamžitě.

## Pages of /rules

rules-menu = Vyber stránku
rules-overview = ### Labilní jednorožci, druhá edice
    Naplň svou stáj jednorožci. Ve 2 až 5 hráčích vyhrává, kdo jich má první **7**, v 6 až 8 hráčích, kdo jich má první **6**.

    Každý začíná s jednorožčím miminem ve stáji a s pěti kartami v ruce. Dobírací balíček je společný; co je obětováno, zničeno nebo odhozeno, jde na odhazovací hromádku. Ostatní mimina čekají v jeslích.

    Karty působí, jakmile leží ve stáji, a nikdy, dokud jsou v ruce.
    .title = Přehled
rules-turn = ### Tah
    1. **Začátek.** Efekty karet ve tvé stáji, které mluví o začátku tahu. Používáš je v libovolném pořadí; co není dobrovolné, se použít musí. Všechny jsou k dispozici od začátku, takže ten, který tah ukončí, ostatní nebere.
    2. **Dobrání:** dober kartu.
    3. **Akce,** právě jedna: zahraj jednorožce, kouzlo, vylepšení nebo zhoršení, anebo dober další kartu.
    4. **Konec.** Odhoď karty, ať jich v ruce zbyde nejvýš sedm.

    Hraje se dokola v pořadí míst.
    .title = Tah
rules-cards = ### Druhy karet
    - **Jednorožčí mimina** nic neumějí a nikdy nejdou do ruky ani na hromádku: vracejí se do jeslí.
    - **Základní jednorožci** také nic neumějí, ale jsou z balíčku.
    - **Kouzelní jednorožci** mají efekt: při vstupu, na začátku tvého tahu, nebo pořád.
    - **Kouzla** zaberou jednou a pak se odhodí.
    - **Vylepšení** jde zahrát do kterékoli stáje a zůstávají tam.
    - **Zhoršení** jde zahrát do kterékoli stáje včetně vlastní a zůstávají tam.
    - **Okamžité efekty** jsou Íhaha a Super Íhaha. Nikdy to není tvoje akce.

    Každý jednorožec se počítá za jednoho, pokud jeho karta neříká jinak.
    .title = Druhy karet
rules-neigh = ### Íhaha
    Když někdo hraje kartu z ruky, smí ji kdokoli jiný zastavit kartou **Íhaha**. Zastavená karta se odhodí a akce je pryč.

    Íhaha je také karta, a proto na ni jde zahrát Íhaha; smí to i ten, kdo hrál první kartu. Při sudém počtu karet Íhaha původní karta projde. Na **Super Íhaha** už Íhaha zahrát nejde.

    Efekty karet ve stáji takto zastavit nejde a karty, které někdo krade, přesouvá nebo přivádí, také ne.

    Okno se zavře, když všichni nechají kartu být, nebo když vyprší čas.
    .title = Íhaha
rules-words = ### Co znamenají slova
    - **Dobrat:** z vrchu balíčku do ruky.
    - **Odhodit:** z ruky na odhazovací hromádku.
    - **Obětovat:** z vlastní stáje na odhazovací hromádku.
    - **Zničit:** ze stáje jiného hráče na odhazovací hromádku.
    - **Ukrást:** ze stáje jiného hráče do vlastní.
    - **Vstoupit:** být zahrán, ukraden nebo přiveden do stáje. **Opustit:** jakákoli cesta ven.
    - **Kterýkoli hráč** můžeš být i ty, **jiný hráč** ne, **každý hráč** jsou všichni i s tebou.
    - **Můžeš** a **smíš** znamená dobrovolně, všechno ostatní se udělat musí, pokud to jde. Co nejde, to se přeskočí.
    - **Potom:** co je za ním, nastane, jen když se stane to, co je před ním. Zachráněný jednorožec se počítá jako obětovaný nebo zničený.
    Karta vyhledaná v balíčku se ukáže všem.
    .title = Slova na kartách
rules-winning = ### Výhra
    Vyhráváš, když máš dost jednorožců poté, co doběhnou všechny rozjeté efekty. Může to být i v cizím tahu. Když toho dosáhnou dva hráči zároveň, má přednost ten, kdo je na tahu, a po něm ten, kdo je dřív v pořadí.

    Když dřív dojde balíček, vyhrává nejvíc jednorožců. Při shodě se počítají písmena v jejich jménech. Jsou-li shodná i ta, nikdo nevyhrává.
    .title = Výhra
rules-two-players = ### Dva hráči
    Některé karty zůstanou v krabici: všichni základní jednorožci, Jednorožec včelí královna, Svůdný jednorožec, Duhový jednorožec, Jednorohá matka husa, Jednorožec nekromant, Chůvička, Sadistický rituál, Zpomalení a Jupí.

    Každý hráč dostane jedno Íhaha ještě před rozdáním pěti karet, takže začínáš se šesti.
    .title = Dva hráči
rules-kids = ### Labilní jednorožci pro děti
    Pro 2 až 6 hráčů. Vyhrává, kdo má ve stáji první **7** jednorožců, ať hraje kolik chce lidí. Mimino se počítá.

    - **Tah:** dober kartu a pak udělej jednu věc: zahraj jednorožce, zahraj kouzlo, nebo dober další kartu. Limit karet v ruce není.
    - **Jednorožci** nemají žádné efekty. Každý má jeden z osmi symbolů: { symbol-heart }, { symbol-sun }, { symbol-bolt }, { symbol-clover }, { symbol-drop }, { symbol-moon }, { symbol-gem }, { symbol-snow }.
    - **Kouzla** mají symbol také a něco stojí: když kouzlo nikdo nezastaví, odhoď jinou kartu z ruky. Má-li jednorožec ve tvé stáji stejný symbol, je kouzlo zdarma.
    - **Íhaha** zastaví kartu jiného hráče. Zastavené kouzlo už nic dalšího nestojí.
    - **Mimina** se vybírají před hrou. Tvého se nic nedotkne a nikdy neodejde; ostatní se vrátí do krabice, protože jesle tu nejsou.

    Když dojde balíček, zamíchá se z odhazovací hromádky nový.
    .title = Pro děti
rules-hunt = ### Kill the Unicorns
    Pro 3 až 4 hráče, s rozšířením až pro 6. Každý hraje za postavu se schopností, má osm loveckých karet (0, 1, 1, 2, 2, 3, 3, 4) a osm léček a začíná s jedním nepovedeným jednorožcem. Kdo má po **čtyřech dnech** nejvíc bodů, vyhrává.

    1. **Léčky.** Nastoupí čtyři jednorožci. Každý dobere dvě léčky, jednu vyloží lícem dolů k jednorožci a druhou odhodí. K jednomu jednorožci se vejdou dvě.
    2. **Lovy,** jednorožec po jednorožci. První hráč vyloží lícem dolů 1 až 3 lovecké karty, ostatní postupně stejně tolik, nebo pasují. Všechny se odhalí: shodné součty neplatí a vyhrává nejvyšší zbylý. Nezbyde-li nic, jednorožec uteče.
    3. Vítěz odhalí jednu léčku u jednorožce, vezme si ho a je teď prvním hráčem.
    4. **Černý trh.** Každý si postupně smí koupit jednu věc za lovecké karty, které mu zbyly v ruce. Nic se nevrací.

    Pak se vrátí všechny lovecké karty i schopnosti. Když první hráč pasuje, než někdo lov otevře, je prvním hráčem další a lov smí otevřít.
    .title = Kill the Unicorns: lov
rules-hunt-cards = ### Kill the Unicorns: body
    - **Mince** na tvých jednorožcích a to, co k nim přidají nebo uberou léčky a žetony.
    - **Sbírky:** 2, 5, 8, 12 bodů za dva, tři, čtyři, pět jednorožců jedné barvy. Šestý začíná novou.
    - **Duha:** 8 bodů za jednoho od každé barvy, 🌸 růžová, ⭐ žlutá, 💧 modrá a 🍇 fialová. Každý jednorožec platí v jedné sbírce nebo Duze; nejlepší rozdělení najdu za tebe.
    - **Paštiky** mají tolik bodů, kolik je na nich. Legendární jednorožci nemají barvu.
    - **Dvojitá Duha:** po dvou jednorožcích od každé barvy vyhrává hru okamžitě.
    - Při shodě bodů vyhrává nejvíc jednorožců.

    Schopnosti, jednou denně: Princezna zruší právě odhalenou léčku, Rytíř má součet o 1 vyšší, Čaroděj si po prohraném lovu vezme zpět loveckou kartu, Šaman se podívá na léčky a jednu smí přesunout. Každou vysvětlí `/{ command-card }`.

    Varianty: ve hře pro pokročilé je skryté, co se odhazuje; v prvních hrách chybějí léčky, případně i schopnosti.
    .title = Kill the Unicorns: body z lovu
rules-house = ### Domácí pravidla
    Stůl si před hrou smí pravidla změnit: kolik jednorožců vyhrává, limit karet v ruce, co se stane, když dojde balíček, kdy se určují cíle a další. Která se liší, říká lobby a vypisuje je tlačítko **{ board-rules }** na ploše.
    .title = Domácí pravidla

# /card. $type: a type name, $copies: how many are in the deck
card-page = ### { $card }
    -# { $type } · { $copies ->
        [one] v balíčku jednou
       *[other] v balíčku { $copies }×
    }
    { $text }
card-page-notes = **Těžké případy:** { $notes }
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
