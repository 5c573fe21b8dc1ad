### Cards of Kill the Unicorns, in our own words: unicorns, scheme cards, characters and their powers, the market.
###
### hunt-card-<id>   the name
###   .text          what it does, or for a unicorn who it is, in a line or two
###   .short         the same for menus

## Colours: always a word with a shape of its own, so that neither colour nor picture is needed to tell them apart

hunt-colour-pink = 🌸 růžová
hunt-colour-yellow = ⭐ žlutá
hunt-colour-blue = 💧 modrá
hunt-colour-purple = 🍇 fialová
# Legendary ones have none, and others can lose theirs
hunt-colour-legendary = ✨ legendární
hunt-colour-none = ⬜ bez barvy

## Unicorns

hunt-card-pink_0 = Růžový čuňorožec
    .text = Víc čuník než jednorožec a je na to hrdý. Sám o sobě nemá cenu žádnou.
hunt-card-pink_1 = Uslintaný růžovák
    .text = Vezmi si ručník.
hunt-card-pink_2 = Ulepený růžovák
    .text = Kdo ho pohladí, chvilku se zdrží.
hunt-card-pink_3 = Růžový šampion
    .text = Vítěz výstavy, třetím rokem po sobě.
hunt-card-yellow_0 = Žlutý čuňorožec
    .text = Našel hořčici. Sám o sobě nemá cenu žádnou.
hunt-card-yellow_1 = Kudrnatý žluťák
    .text = Hodina česání a první závan je pryč.
hunt-card-yellow_2 = Ospalý žluťák
    .text = Nikdy ho nikdo nechytil, protože si ho nikdo nevšiml.
hunt-card-yellow_3 = Žlutý šampion
    .text = Zlatý od hlavy až k patě a dobře o tom ví.
hunt-card-blue_0 = Modrý čuňorožec
    .text = Moc dlouho zadržoval dech. Sám o sobě nemá cenu žádnou.
hunt-card-blue_1 = Šilhavý modrák
    .text = Každého lovce vidí dvakrát.
hunt-card-blue_2 = Skákavý modrák
    .text = Najít ho je snadné, udržet těžké.
hunt-card-blue_3 = Modrý šampion
    .text = Umytý, učesaný a velmi drahý.
hunt-card-purple_0 = Fialový čuňorožec
    .text = Žije ze švestek. Sám o sobě nemá cenu žádnou.
hunt-card-purple_1 = Zablácený fialák
    .text = Někde pod tím musí být jednorožec.
hunt-card-purple_2 = Hladový fialák
    .text = Jde za každým, kdo má svačinu.
hunt-card-purple_3 = Fialový šampion
    .text = Porota plakala.
hunt-card-legend_a = Měsíční legenda
    .text = Vídá se jednou za sto let, většinou zezadu.
hunt-card-legend_b = Křišťálová legenda
    .text = Do jejích plánů je vidět skrz naskrz.
hunt-card-legend_c = Oblačná legenda
    .text = Chodí s vlastním počasím.
hunt-card-legend_d = Zlatá legenda
    .text = Seno se jí podává na talíři.
hunt-card-start_pink = Poník v party čepičce
    .text = Z dálky ho od jednorožce skoro nerozeznáš.
hunt-card-start_yellow = Koza s kornoutem
    .text = Zmrzlina je pryč, roh zůstal.
hunt-card-start_blue = Houpací kůň
    .text = Velmi krotký.
hunt-card-start_purple = Osel s mrkví
    .text = Roh si nechává na potom.
hunt-card-start_grey_a = Koště
    .text = Hřívu má, to se musí nechat.
hunt-card-start_grey_b = Papírová krabice
    .text = S namalovaným rohem. Nenechávat na dešti.

## Scheme cards

hunt-card-athletic = Atletický jednorožec
    .text = Zůstává připojený. Jednorožec má o 2 body víc.
    .short = Jednorožec má o 2 body víc.
hunt-card-smelly = Smradlavý jednorožec
    .text = Zůstává připojený. Jednorožec má o 3 body míň, třeba i pod nulu.
    .short = Jednorožec má o 3 body míň.
hunt-card-trojan = Trojský jednorožec
    .text = Jakmile vítěz jednorožce má, přejde jednorožec k majiteli této léčky, který za něj předá jiného svého. Nemá-li koho předat, přejde i tak. Vyhrál-li majitel léčky, nestane se nic.
    .short = Majitel léčky jednorožce dostane a předá za něj jiného.
hunt-card-topsy = Jednorožec vzhůru nohama
    .text = Tento lov vyhrává nejnižší součet, který má jen jeden hráč.
    .short = Vyhrává nejnižší součet, který má jen jeden hráč.
hunt-card-painted = Natřený jednorožec
    .text = Zůstává připojený. Jednorožec má o 1 bod víc a jeho vítěz mu smí zvolit jinou barvu. Legendárnímu žádná nevydrží.
    .short = Jednorožec má o 1 bod víc; vítěz mu smí zvolit barvu.
hunt-card-skittish = Plachý jednorožec
    .text = Jednorožec uteče a je odhozen. Vítěz se i tak stává prvním hráčem.
    .short = Jednorožec uteče; vítěz se i tak stává prvním hráčem.
hunt-card-taxed = Zdaněný jednorožec
    .text = Zůstává připojený. Na konci přinese 1 bod tomu, kdo hraje za Princeznu, ať má jednorožce kdokoli.
    .short = Přinese Princezně 1 bod, ať má jednorožce kdokoli.
hunt-card-runner_up = Jednorožec náhradník
    .text = Místo vítěze vyhrává nejlepší nižší součet, který má jen jeden hráč. Není-li takový, nic se nemění.
    .short = Místo vítěze vyhrává nejlepší nižší součet bez shody.
hunt-card-armoured = Obrněný jednorožec
    .text = Zůstává připojený. Jednorožec má o 2 body víc a nejde vyměnit.
    .short = Jednorožec má o 2 body víc a nejde vyměnit.
hunt-card-joust = Turnajový jednorožec
    .text = Pokud se tohoto lovu účastní ten, kdo hraje za Rytíře, je jeho součet o 2 vyšší a vítěz se určí znovu.
    .short = Součet Rytíře je o 2 vyšší; vítěz se určí znovu.
hunt-card-shapeshifter = Proměnlivý jednorožec
    .text = Při vyložení se tajně podíváš na vrchní kartu balíčku jednorožců. Až se léčka odhalí, zaujme tato karta místo jednorožce.
    .short = Podívej se na vrch balíčku; po odhalení ta karta jednorožce nahradí.
hunt-card-bleached = Vybělený jednorožec
    .text = Zůstává připojený. Jednorožec má o 1 bod míň a nemá barvu, dokud mu ji nedá žeton z trhu.
    .short = Jednorožec má o 1 bod míň a nemá barvu.
hunt-card-totem = Totemový jednorožec
    .text = Zůstává připojený. Mince natištěné na jednorožci se počítají dvakrát.
    .short = Mince natištěné na jednorožci se počítají dvakrát.
hunt-card-pee = Jednorožčí loužička
    .text = Zůstává připojená. Jednorožec má o 2 body míň.
    .short = Jednorožec má o 2 body míň.
hunt-card-plump = Buclatý jednorožec
    .text = Zůstává připojený. Jednorožec má o 2 body víc.
    .short = Jednorožec má o 2 body víc.
hunt-card-hidden = Skrytý jednorožec
    .text = Místo vítěze vyhrává nejlepší nižší součet, který má jen jeden hráč. Není-li takový, nic se nemění.
    .short = Místo vítěze vyhrává nejlepší nižší součet bez shody.
hunt-card-ballad = Baladický jednorožec
    .text = Zůstává připojený. Na konci přinese 1 bod tomu, kdo hraje za Barda, ať má jednorožce kdokoli.
    .short = Přinese Bardovi 1 bod, ať má jednorožce kdokoli.
hunt-card-weepy = Uplakaný jednorožec
    .text = Zůstává připojený. Jednorožec má o 2 body míň.
    .short = Jednorožec má o 2 body míň.

## The black market

hunt-card-butcher = Řezník na jednorožce
    .text = Odhoď jednoho ze svých jednorožců se vším, co je k němu připojené, a vezmi si vrchní žeton Paštiky: kolik je na něm, tolik má bodů.
    .short = Udělej z jednoho svého jednorožce Paštiku: body podle čísla.
hunt-card-fake_horn = Falešný roh
    .text = Připoj ho k jednomu ze svých jednorožců, který pak má o 2 body víc.
    .short = Jeden tvůj jednorožec má o 2 body víc.
hunt-card-cotton_candy = Cukrová vata
    .text = Zvol barvu a připoj žeton k jednomu ze svých jednorožců, který má od té chvíle tuto barvu.
    .short = Jeden tvůj jednorožec dostane barvu.
hunt-card-fairy_dust = Vílí prášek
    .text = Zvol barvu a připoj žeton k jednomu ze svých jednorožců, který má od té chvíle tuto barvu a o 2 body víc.
    .short = Jeden tvůj jednorožec dostane barvu a má o 2 body víc.

## Characters: .text says which scheme cards are theirs. Powers may be used once a day

hunt-card-princess = Princezna
    .text = Vlastní léčky: Zdaněný jednorožec a Jednorožec náhradník.
hunt-card-knight = Rytíř
    .text = Vlastní léčky: Obrněný jednorožec a Turnajový jednorožec.
hunt-card-wizard = Čaroděj
    .text = Vlastní léčky: Proměnlivý jednorožec a Vybělený jednorožec.
hunt-card-shaman = Šaman
    .text = Vlastní léčky: Totemový jednorožec a Jednorožčí loužička.
hunt-card-huntress = Lovkyně
    .text = Vlastní léčky: Buclatý jednorožec a Skrytý jednorožec.
hunt-card-bard = Bard
    .text = Vlastní léčky: Baladický jednorožec a Uplakaný jednorožec.
hunt-card-royal_veto = Královské veto
    .text = Jednou denně, když se právě odhalí kterákoli léčka, ji zruš: neudělá nic.
    .short = Jednou denně zruš právě odhalenou léčku.
hunt-card-charge = Do útoku!
    .text = Jednou denně tuto schopnost ohlas spolu se svými loveckými kartami: tvůj součet je o 1 vyšší, ve hře bez léček o 2.
    .short = Jednou denně, s loveckými kartami: tvůj součet je o 1 vyšší.
hunt-card-rewind = Vrátit čas
    .text = Jednou denně si po lovu, kterého se účastníš, ale jednorožce nezískáš, vezmi zpět jednu v něm vyloženou loveckou kartu s hodnotou nejvýš 3.
    .short = Jednou denně po prohraném lovu si vezmi zpět loveckou kartu do hodnoty 3.
hunt-card-spirit_sight = Zrak duchů
    .text = Jednou denně se před lovem tajně podívej na všechny léčky u loveného jednorožce. Jednu z nich pak smíš přesunout k jinému jednorožci z dnešní řady.
    .short = Jednou denně se podívej na léčky u jednorožce; jednu smíš přesunout.
hunt-card-extra_arrow = Šíp navíc
    .text = Jednou denně vylož o jednu loveckou kartu víc, než lov vyžaduje.
    .short = Jednou denně vylož o jednu loveckou kartu víc, než je třeba.
hunt-card-encore = Přídavek
    .text = Jednou denně tuto schopnost ohlas spolu se svými loveckými kartami: při shodě součtů se ruší jen součty ostatních, tvůj platí.
    .short = Jednou denně, s loveckými kartami: při shodě se ruší jen ostatní.

## Pages of /card. $line: the card with colour and coins, $text: one of the above, $copies, $coins: numbers

hunt-page-unicorn = ### { $card }
    -# Lovný jednorožec · { $colour } · { hunt-coins }
    { $text }
    .starting = ### { $card }
        -# Počáteční jednorožec · { $colour } · { hunt-coins }
        { $text }
hunt-page-scheme = ### { $card }
    -# Léčka, kterou má každá postava
    { $text }
# $owner: the character
hunt-page-scheme-own = ### { $card }
    -# Léčka jen jedné postavy: { $owner }
    { $text }
# $coins: its price in hunt cards, $copies: tokens
hunt-page-item = ### { $card }
    -# Černý trh · stojí { $cost } v loveckých kartách · { $copies ->
        [one] { $copies } žeton
        [few] { $copies } žetony
       *[other] { $copies } žetonů
    }
    { $text }
# $power: its name, $rule: what it does
hunt-page-character = ### { $card }
    -# Postava
    { $text }
    Schopnost **{ $power }:** { $rule }
hunt-page-power = ### { $card }
    -# Schopnost postavy: { $owner }
    { $text }
