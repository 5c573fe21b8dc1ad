### The pages of /rules and of Rules on a board. Each is told by the house rules in force: an argument with the name of
### a house rule is its value ("true" and "false" are values like any other), a number or one of its words.
### Every page stays under 2,000 characters in every language.
###
### rules-<page>         the page
###   .title             its title, also in the menu of pages

rules-menu = Vyber stránku
# $game: a game with its edition; where these rules hold
rules-of-table = -# { $game } · jak se hraje u stolu { $table }
rules-of-server = -# { $game } · jak se hraje na tomto serveru
rules-of-box = -# { $game } · podle krabice
# Under a page whose rules differ from the edition. $rules: a list of differences, joined by grammar
rules-differ = **Domácí pravidla na této stránce:** { $rules }
rules-difference = { $rule }: **{ $value }** (obvykle { $usual })
# For whoever looks rules up. $ids: numbers of statements and rulings
rules-ids = -# Čísla těchto pravidel, pro hlášení chyb: { $ids }

## Unstable Unicorns

# $small_table, $big_table: how many unicorns win with up to five players, and with six and more
rules-overview = Naplň svou stáj jednorožci. { $unicorns_to_win ->
        [by_seats] Do pěti hráčů vyhrává, kdo jich má jako první **{ $small_table }**, od šesti hráčů, kdo jich má jako první **{ $big_table }**.
       *[other] Vyhrává, kdo jich má jako první **{ $unicorns_to_win }**.
    }

    - Každý dostane { $starting_hand ->
        [one] jednu kartu
        [few] { $starting_hand } karty
       *[other] { $starting_hand } karet
    }.
    - { $baby_choice ->
        [random] Každý dostane náhodné jednorožčí mimino.
       *[choose] Každý si vybere jednorožčí mimino.
    } Od začátku stojí ve stáji. Ostatní mimina čekají v jeslích.
    - { $first_player ->
        [host_picks] Kdo začíná, určí hostitel.
        [vote] O tom, kdo začíná, hlasují všichni.
       *[random] Kdo začíná, rozhodne náhoda.
    } Hraje se dokola v pořadí míst.
    - Dobírací balíček je společný. Co je obětováno, zničeno nebo odhozeno, jde na odhazovací hromádku.
    - Jednorožci, vylepšení a zhoršení působí, až když leží ve stáji, v ruce nikdy.
    .title = Přehled
rules-turn = 1. **Začátek.** Karty ve tvé stáji, které mluví o začátku tahu. Použij je v libovolném pořadí. Co není dobrovolné, se použít musí. Všechny jsou k dispozici od začátku: ta, která tah ukončí, ostatní nebere.
    2. **Dobrání:** dober kartu.
    3. **Akce,** právě jedna: zahraj jednorožce, kouzlo, vylepšení nebo zhoršení, anebo dober další kartu.
    4. **Konec.** { $hand_limit ->
        [none] Smíš si nechat všechny karty.
        [one] Odhazuj, dokud ti v ruce nezbude jedna karta.
        [few] Odhazuj, dokud ti v ruce nezbudou nejvýš { $hand_limit } karty.
       *[other] Odhazuj, dokud ti v ruce nezbude nejvýš { $hand_limit } karet.
    }

    { $strict_requirements ->
        [false] Kouzlo jde zahrát, i když nic neudělá.
       *[true] Kouzlo jde zahrát, jen když může něco udělat.
    }
    .title = Tah
rules-cards = - **○ Jednorožčí mimina** nic neumějí. Nikdy nejdou do ruky ani na hromádku: vracejí se do jeslí.
    - **● Základní jednorožci** také nic neumějí, ale jsou z balíčku.
    - **◆ Kouzelní jednorožci** mají efekt: při vstupu, na začátku tvého tahu, nebo pořád.
    - **✧ Kouzla** zaberou jednou a pak jdou na odhazovací hromádku.
    - **▲ Vylepšení** pomáhají stáji, ve které jsou. { $upgrade_any_stable ->
        [false] Hrají se do vlastní.
       *[true] Hrát se smějí do kterékoli.
    }
    - **▼ Zhoršení** škodí stáji, ve které jsou. { $downgrade_own_stable ->
        [false] Hrají se do stáje jiného hráče.
       *[true] Hrát se smějí do kterékoli, i do vlastní.
    }
    - **✕ Okamžité efekty** jsou Íhaha a Super Íhaha. Nikdy to není tvoje akce.

    { $unicorns_into_other_stables ->
        [true] Jednorožce jde zahrát do kterékoli stáje.
       *[false] Jednorožec se hraje do vlastní stáje.
    } Každý se počítá za jednoho, pokud jeho karta neříká jinak.
    .title = Druhy karet
rules-neigh = Když někdo hraje kartu z ruky, smí ji kdokoli jiný zastavit kartou **Íhaha**. Zastavená karta se odhodí a akce je pryč.

    - Íhaha je také karta: jde na ni zahrát Íhaha a smí to i ten, kdo hrál první kartu.
    - Při sudém počtu karet Íhaha první karta projde.
    - Na **Super Íhaha** Íhaha zahrát nejde. { $super_neigh_closes_chain ->
        [true] Po něm už nikdo reagovat nesmí.
       *[false] Na kartu, kterou odkryje, jde Íhaha zahrát znovu.
    }
    - Karty, které působí ve stáji, takto zastavit nejde. Karty, které někdo krade, přesouvá nebo přivádí, také ne.
    - { $neigh_targets ->
        [before] Kdo hraje kouzlo, říká předem, na koho míří, a u vylepšení nebo zhoršení, do čí stáje půjde.
       *[after] Na koho karta míří, se říká až po Íhaha.
    }

    Okno se zavře, když všichni nechají kartu být, nebo když vyprší čas.
    .title = Íhaha
rules-words = - **Dobrat:** z balíčku do ruky.
    - **Odhodit:** z ruky na odhazovací hromádku.
    - **Obětovat:** z vlastní stáje na odhazovací hromádku.
    - **Zničit:** { $destroy_own ->
        [true] z kterékoli stáje, i z vlastní, na odhazovací hromádku.
       *[false] ze stáje jiného hráče na odhazovací hromádku.
    }
    - **Ukrást:** ze stáje jiného hráče do vlastní.
    - **Vstoupit:** být zahrán, ukraden nebo přiveden do stáje. **Opustit:** jakákoli cesta ven.
    - **Kterýkoli hráč** můžeš být i ty, **jiný hráč** ne, **každý hráč** jsou všichni i s tebou.
    - **Můžeš** a **smíš** znamená dobrovolně. Všechno ostatní se udělat musí, pokud to jde; co nejde, to se přeskočí.
    - **Potom:** nastane, jen když se stane to, co je před ním. Zachráněný jednorožec se počítá jako obětovaný nebo zničený.

    Karta vyhledaná v balíčku se ukáže všem.
    .title = Slova na kartách
rules-winning = { $win_timing ->
        [instant] Vyhráváš hned, jakmile máš dost jednorožců, i uprostřed efektu.
       *[chain] Vyhráváš, když máš dost jednorožců poté, co doběhnou všechny rozjeté efekty.
    } Může to být i v cizím tahu. Když toho dosáhnou dva zároveň, vyhrává ten, kdo je na tahu, jinak ten, kdo je dřív v pořadí.

    { $deck_exhausted ->
        [reshuffle] Když dojde balíček, zamíchá se z odhazovací hromádky nový. Jsou-li prázdné oba, vyhrává, kdo má nejvíc jednorožců.
       *[score] Když dojde balíček, hra končí a vyhrává, kdo má nejvíc jednorožců.
    } Při shodě se počítají písmena v jejich jménech. { $final_tie ->
        [shared] Jsou-li shodná i ta, o výhru se dělí.
       *[all_lose] Jsou-li shodná i ta, nikdo nevyhrává.
    }
    .title = Výhra
# $cards: names of cards, with their number where several stay out
rules-two-players = { $two_player_deck ->
        [false] Hraje se s celým balíčkem a předem nikdo žádnou kartu nedostává.
       *[true] V krabici zůstanou všichni základní jednorožci a tyto karty: { ITALIC($cards) }. Každý hráč dostane před rozdáním karet jedno Íhaha.
    }
    .title = Dva hráči

## Unstable Unicorns for Kids

# $small_table: how many unicorns win
rules-kids = Naplň svou stáj jednorožci. Vyhrává, kdo jich má jako první **{ $small_table }**, ať hraje kolik chce lidí. Mimino se počítá.

    - Každý dostane { $starting_hand ->
        [one] jednu kartu
        [few] { $starting_hand } karty
       *[other] { $starting_hand } karet
    }.
    - { $baby_choice ->
        [random] Každý dostane náhodné mimino.
       *[choose] Každý si vybere mimino.
    } Nic se ho nedotkne a nikdy neodejde. Ostatní mimina se vrátí do krabice.
    - { $first_player ->
        [host_picks] Kdo začíná, určí hostitel.
        [vote] O tom, kdo začíná, hlasují všichni.
       *[random] Kdo začíná, rozhodne náhoda.
    }
    - **Tvůj tah:** dober kartu, a pak jednu zahraj, nebo dober další.
    - { $kids_hand_limit ->
        [none] Smíš si nechat všechny karty.
        [one] Na konci tahu si necháš jednu kartu.
        [few] Na konci tahu si necháš nejvýš { $kids_hand_limit } karty.
       *[other] Na konci tahu si necháš nejvýš { $kids_hand_limit } karet.
    }
    - { $deck_exhausted ->
        [score] Když dojde balíček, hra končí a vyhrává, kdo má nejvíc jednorožců.
       *[reshuffle] Když dojde balíček, zamíchá se z odhazovací hromádky nový.
    }
    .title = Pro děti: hra
rules-kids-cards = - **Jednorožci** jdou do tvé stáje. Nic neumějí, ale každý má nějaký symbol: { symbol-heart }, { symbol-sun }, { symbol-bolt }, { symbol-clover }, { symbol-drop }, { symbol-moon }, { symbol-gem }, { symbol-snow }.
    - **Kouzlo** zabere jednou. Má také symbol a stojí jinou kartu z tvé ruky.
    - **Kouzlo zdarma:** má-li jednorožec ve tvé stáji stejný symbol, neplatíš nic.
    - { $kids_cost_timing ->
        [on_announcement] Platíš hned, když kouzlo hraješ, i kdyby ho někdo zastavil.
       *[on_resolution] Platíš, až když kouzlo už nikdo nezastavuje. Zastavené kouzlo nestojí nic.
    }
    - **Íhaha** zastaví kartu, kterou hraje jiný hráč. Na Íhaha jde zahrát Íhaha.
    .title = Pro děti: karty

## Kill the Unicorns

rules-hunt = Pro 3 až 4 hráče, s dalšími dvěma postavami až pro 6. Každý hraje za postavu s osmi loveckými kartami (0, 1, 1, 2, 2, 3, 3, 4) a začíná s jedním jednorožcem. Kdo má po **čtyřech dnech** nejvíc bodů, vyhrává.

    Každý den:
    1. { $unicorns_per_day ->
        [per_player] Nastoupí tolik jednorožců, kolik je hráčů.
       *[four] Nastoupí čtyři jednorožci.
    }
    2. { $initiation ->
        [off] **Léčky.** Každý dobere dvě léčky, jednu vyloží lícem dolů k jednorožci a druhou odhodí.
       *[other] Léčky se nehrají.
    }
    3. **Lovy,** jednorožec po jednorožci.
    4. **Černý trh.** Každý si smí koupit jednu věc.

    Pak se vrátí všechny lovecké karty i schopnosti.
    { $character_choice ->
        [random] Postavy se rozdají náhodně.
       *[pick_in_turn] Postavy si všichni postupně vyberou.
    } { $first_player ->
        [host_picks] Kdo začíná, určí hostitel.
        [vote] O tom, kdo začíná, hlasují všichni.
       *[random] Kdo začíná, rozhodne náhoda.
    }
    .title = Lov: čtyři dny
rules-hunt-traps = Léčky leží lícem dolů: všichni vidí, čí jsou, ale ne, co jsou zač.

    - { $schemes_per_unicorn ->
        [one] K jednorožci se vejde jedna léčka.
        [unlimited] K jednorožci se vejde léček, kolik chceš.
       *[two] K jednorožci se vejdou dvě léčky.
    }
    - { $own_scheme_reminder ->
        [true] Na vyložené léčky se smíš kdykoli podívat.
       *[false] Na vyloženou léčku už se podívat nesmíš.
    }
    - Kdo vyhraje lov, odhalí **jednu** léčku u jednorožce. Platí hned a může změnit, kdo vyhrává.
    - { $expert ->
        [true] Ta druhá se odhodí lícem dolů.
       *[false] { $unused_scheme_discard ->
            [face_down] Ta druhá se odhodí lícem dolů.
           *[face_up] Ta druhá se odhodí tak, aby ji všichni viděli.
        }
    }
    - Některé léčky u jednorožce zůstanou a počítají se na konci.
    .title = Lov: léčky
rules-hunt-bids = 1. První hráč vyloží lícem dolů 1 až 3 lovecké karty.
    2. { $bids ->
        [together] Ostatní vyloží stejně tolik, všichni najednou, nebo pasují.
       *[in_turn] Ostatní postupně vyloží stejně tolik, nebo pasují.
    } Kdo má karet málo, pasuje.
    3. Všechny se odhalí. Nejvyšší součet jednorožce chytí a jeho hráč je teď prvním hráčem.

    - **Shoda:** { $tie_rule ->
        [top_tie_only] je-li shodný nejvyšší součet, vyhrává další, má-li ho jen jeden hráč.
        [turn_order] ze shodných součtů vyhrává hráč, který je dřív na řadě.
       *[cancel_all_ties] shodné součty neplatí. Vyhrává nejvyšší zbylý.
    } Když nevyhraje nikdo, jednorožec uteče.
    - **Když první hráč pasuje:** { $pass_as_first ->
        [hunt_skipped] tohoto jednorožce neloví nikdo. Uteče.
       *[next_player_opens] prvním hráčem je další a lov smí otevřít.
    }
    - Vyložené karty se vrátí na konci dne, dřív ne.
    .title = Lov: nabídky
rules-hunt-market = Postupně, od prvního hráče, si každý smí koupit **jednu** věc a zaplatit loveckými kartami, které mu zbyly v ruce. Platím za tebe co nejlevněji; nic se nevrací.

    - Co koupíš, jde hned k jednomu z tvých jednorožců. { $tokens_per_unicorn ->
        [one] Unese jeden žeton.
       *[unlimited] Unese žetonů, kolik chceš.
    }
    - **Barvy:** { $market_colours ->
        [free_choice] žeton dá kteroukoli barvu.
       *[token_of_each_colour] každá barva je tu jednou.
    }
    - **Legendární jednorožci** nemají barvu. { $legendary_recolor ->
        [any_effect] Dát jim ji může kterýkoli efekt.
       *[market_only] Dát jim ji může jen trh.
    }
    - **Řezník** vezme jednorožce a dá za něj Paštiku, která má tolik bodů, kolik je na ní.

    Každou věc vysvětlí `/{ command-card }`.
    .title = Lov: černý trh
rules-hunt-points = - **Mince** na tvých jednorožcích a to, co k nim karty a žetony přidají nebo uberou.
    - **Sbírky:** 2, 5, 8, 12 bodů za dva, tři, čtyři, pět jednorožců jedné barvy. Šestý začíná novou.
    - **Duha:** 8 bodů za jednoho od každé barvy: { hunt-colour-pink }, { hunt-colour-yellow }, { hunt-colour-blue }, { hunt-colour-purple }. Každý jednorožec platí v jedné sbírce nebo Duze; nejlepší rozdělení najdu za tebe.
    - **Paštiky** mají tolik bodů, kolik je na nich.
    - **Dvojitá Duha,** po dvou od každé barvy: { $double_rainbow ->
        [end_of_day] vyhrává hru na konci dne.
        [final_scoring] vyhrává při konečném počítání bodů.
       *[immediate] vyhrává hru okamžitě.
    }
    - **Shoda bodů:** { $tie_break ->
        [shared] o výhru se dělí.
       *[most_unicorns_then_shared] vyhrává, kdo má nejvíc jednorožců. Mají-li jich stejně, o výhru se dělí.
    }
    .title = Lov: body
# Lines of the page of powers
rules-powers-always = - **{ hunt-card-knight }: { hunt-card-charge }** { hunt-card-charge.text }
    - **{ hunt-card-wizard }: { hunt-card-rewind }** { hunt-card-rewind.text }
rules-powers-of-schemes = - **{ hunt-card-princess }: { hunt-card-royal_veto }** { hunt-card-royal_veto.text }
    - **{ hunt-card-shaman }: { hunt-card-spirit_sight }** { hunt-card-spirit_sight.text }
rules-powers-of-extension = { $extension ->
        [true] - **{ hunt-card-huntress }: { hunt-card-extra_arrow }** { hunt-card-extra_arrow.text }
        - **{ hunt-card-bard }: { hunt-card-encore }** { hunt-card-encore.text }
       *[false] - **{ hunt-card-huntress }** a **{ hunt-card-bard }** zůstávají v krabici.
    }
rules-hunt-powers = { $initiation ->
        [no_schemes_no_powers] U tohoto stolu se hraje bez schopností.
        [no_schemes] Bez léček zůstávají **{ hunt-card-princess }** a **{ hunt-card-shaman }** v krabici. Každá z ostatních postav má schopnost, kterou nemusí použít:

        { rules-powers-always }
        { rules-powers-of-extension }

        Druhý den jsou schopnosti zase k dispozici.
       *[other] Každá postava má schopnost, kterou nemusí použít:

        { rules-powers-of-schemes }
        { rules-powers-always }
        { rules-powers-of-extension }

        Druhý den jsou schopnosti zase k dispozici.
    }

    { $expert ->
        [true] Hrané a odhozené karty ostatních jsou skryté.
       *[false] Hrané a odhozené karty leží odkrytě.
    }
    .title = Lov: schopnosti
# The last pages list every house rule. $page: which of them
rules-house = Všechna domácí pravidla, strana { $page }
