### Cards of Unstable Unicorns, second edition, in our own words.
###
### card-<title>   the title (it counts for the tie-break, so keep the printed one where it is known)
###   .text        the whole rule; "ty" is the player whose stable the card is in, or who plays it
###   .short       what it does in one line, at most 90 characters (options of a select menu)
###   .notes       hard cases, for /card; optional

# A card with its colour: "Jednorožčí mimino (růžová)". Colours are nouns of a kind here: they don't agree with the card.
# $card: the title, $colour: one of the colour words below
card-variant = { $card } ({ $colour })

## Colours of the plain babies and of the basic unicorns

colour-red = červená
colour-pink = růžová
colour-orange = oranžová
colour-yellow = žlutá
colour-green = zelená
colour-blue = modrá
colour-indigo = indigová
colour-purple = fialová
colour-black = černá
colour-white = bílá
colour-brown = hnědá
colour-rainbow = duhová
colour-death = smrt

## Types (.sign: with its sign, which never stands alone)

type-baby = jednorožčí mimino
    .sign = ○ { type-baby }
type-basic = základní jednorožec
    .sign = ● { type-basic }
type-magical = kouzelný jednorožec
    .sign = ◆ { type-magical }
type-colourful = barevný jednorožec
    .sign = ❖ { type-colourful }
type-magic = kouzlo
    .sign = ✧ { type-magic }
type-upgrade = vylepšení
    .sign = ▲ { type-upgrade }
type-downgrade = zhoršení
    .sign = ▼ { type-downgrade }
type-instant = okamžitý efekt
    .sign = ✕ { type-instant }

## Said on more than one card

-flyer = Když je obětován nebo zničen, vrací se ti do ruky, místo aby šel na odhazovací hromádku.
-flyer-notes = Do ruky se vrací hráči, v jehož stáji byl. Stáj přesto opustil a oběť nebo zničení se počítá jako provedené. Letec odhozený z ruky jde na odhazovací hromádku a stejně tak letec, na kterého svítí Oslepující světlo z druhé edice.
-search-notes = Smíš si nevzít nic. Balíček se zamíchá tak jako tak.

## Baby unicorns

card-baby_unicorn = Jednorožčí mimino
    .text = Nemá žádný efekt. Když je obětováno, zničeno nebo vráceno do ruky, jde místo toho do jeslí.
    .short = Bez efektu. Obětované, zničené nebo vrácené jde do jeslí.
    .notes = Dá se ukrást i vyměnit. Odchod do jeslí je opuštění stáje (Ostnatý drát) a oběť nebo zničení se počítá jako provedené. Oslepující světlo na tom nic nemění.
card-baby_narwhal = Narvalí mimino
    .text = Nemá žádný efekt. Když je obětováno, zničeno nebo vráceno do ruky, jde místo toho do jeslí.
    .short = Bez efektu. Obětované, zničené nebo vrácené jde do jeslí.
    .notes = Veliký narval ho nenajde: mimina nikdy nejsou v balíčku.

## Basic unicorns

card-basic_unicorn = Základní jednorožec
    .text = Nemá žádný efekt. Počítá se jako jeden jednorožec a nic víc od života nechce.
    .short = Bez efektu. Počítá se jako jeden jednorožec.
card-narwhal = Narval
    .text = Nemá žádný efekt. Je to základní jednorožec a počítá se jako jeden.
    .short = Bez efektu. Základní jednorožec, kterého najde Veliký narval.
    .notes = Jednorožec včelí královna ho nepustí do cizích stájí, Duhový jednorožec ho může přivést, Veliký narval ho může najít.

## Magical unicorns

card-rhinocorn = Jednonosorožec
    .text = Na začátku svého tahu můžeš zničit jednorožce ve stáji jiného hráče. Když to uděláš, tvůj tah okamžitě končí.
    .short = Začátek tahu: můžeš zničit jednorožce; tvůj tah pak končí.
    .notes = Už nedobíráš ani neprovádíš akci, limit karet v ruce ale platí. Ostatní efekty začátku tahu pořád jdou použít (CZ-28). I když jednorožce něco zachrání, zničení se počítá jako provedené a tvůj tah končí.
card-magical_kittencorn = Kouzelný koťorožec
    .text = Kouzla po něm jen stečou: žádné kouzlo ho nezničí.
    .short = Kouzla ho nezničí.
    .notes = Vrátit do ruky nebo vyměnit ho kouzla smějí. Jednorožci a vylepšení ho zničit smějí a ukrást ho smí kdokoli.
card-stabby_the_unicorn = Jednorožec Bodálek
    .text = Když je obětován nebo zničen, můžeš zničit jednorožce ve stáji jiného hráče.
    .short = Když je obětován nebo zničen, můžeš zničit jednorožce.
    .notes = Rozhoduje hráč, v jehož stáji byl. Krádež, výměna ani návrat do ruky se nepočítají a pod kartou Oslepující světlo se nestane nic.
card-rainbow_unicorn = Duhový jednorožec
    .text = Když vstoupí do tvé stáje, můžeš do ní přivést základního jednorožce z ruky.
    .short = Při vstupu: můžeš z ruky přivést do stáje základního jednorožce.
    .notes = Základní jednorožec se přivádí, nehraje, takže na něj nejde zahrát Íhaha. Zastaví ho Jednorožec včelí královna jiného hráče. Ostnatý drát počítá oba jednorožce.
card-extremely_destructive_unicorn = Extrémně ničivý jednorožec
    .text = Když vstoupí do tvé stáje, každý hráč včetně tebe musí obětovat jednorožce podle svého výběru.
    .short = Při vstupu: každý hráč včetně tebe musí obětovat jednorožce.
    .notes = Obětovat smíš i tuto kartu. Duhová aura nepomůže, protože jde o oběť. Kdo nemá jednorožce (nebo má jen pandy), toho se to netýká.
card-chainsaw_unicorn = Jednorožec s motorovkou
    .text = Když vstoupí do tvé stáje, můžeš zničit vylepšení ve stáji jiného hráče, nebo obětovat zhoršení ve své.
    .short = Při vstupu: můžeš zničit cizí vylepšení, nebo obětovat své zhoršení.
card-llamacorn = Lamorožec
    .text = Když vstoupí do tvé stáje, každý hráč včetně tebe musí odhodit kartu podle svého výběru.
    .short = Při vstupu: každý hráč včetně tebe musí odhodit kartu.
    .notes = Kdo v ruce nic nemá, toho se to netýká.
card-americorn = Amerožec
    .text = Když vstoupí do tvé stáje, můžeš jinému hráči vzít z ruky náhodnou kartu.
    .short = Při vstupu: můžeš jinému hráči vzít z ruky náhodnou kartu.
    .notes = Vybíráš hráče, ne kartu. Která to byla, se dozvíte jen vy dva.
card-ginormous_unicorn = Obrovitánský jednorožec
    .text = Počítá se za dva jednorožce. Dokud je ve tvé stáji, nesmíš hrát karty Íhaha ani Super Íhaha.
    .short = Počítá se za dva jednorožce. Nesmíš hrát Íhaha ani Super Íhaha.
    .notes = Za dva se počítá i pro kartu Titěrná stáj. Jako panda se nepočítá vůbec, ale Íhaha ti nedovolí dál. Pod kartou Oslepující světlo z druhé edice se počítá za jednoho a Íhaha hrát smíš. Při remíze se jeho jméno počítá jednou.
card-seductive_unicorn = Svůdný jednorožec
    .text = Když vstoupí do tvé stáje, můžeš odhodit kartu a potom ukrást jednorožce ze stáje jiného hráče.
    .short = Při vstupu: můžeš odhodit kartu a potom ukrást jednorožce.
    .notes = Bez karty k odhození není co krást. Ukradený jednorožec je tvůj nadobro a jeho vlastní efekt při vstupu nastane pro tebe.
card-queen_bee_unicorn = Jednorožec včelí královna
    .text = Dokud je ve tvé stáji, základní jednorožci nesmějí vstoupit do stáje žádného jiného hráče, a to nijak.
    .short = Základní jednorožci nesmějí vstoupit do stáje jiného hráče.
    .notes = Základní jednorožci, kteří už tam jsou, zůstávají. Mimina nejsou základní jednorožci a kouzelní pod kartou Oslepující světlo také ne.
card-greedy_flying_unicorn = Chamtivý létající jednorožec
    .text = Když vstoupí do tvé stáje, dober kartu. { -flyer }
    .short = Při vstupu: dober kartu. Obětovaný nebo zničený se ti vrací do ruky.
    .notes = { -flyer-notes }
card-annoying_flying_unicorn = Otravný létající jednorožec
    .text = Když vstoupí do tvé stáje, můžeš určit jiného hráče, který musí odhodit kartu podle svého výběru. { -flyer }
    .short = Při vstupu: můžeš nechat hráče odhodit kartu. Po smrti se vrací do ruky.
    .notes = { -flyer-notes }
card-magical_flying_unicorn = Magický létající jednorožec
    .text = Když vstoupí do tvé stáje, můžeš si z odhazovací hromádky vzít do ruky kouzlo. { -flyer }
    .short = Při vstupu: můžeš si vzít odhozené kouzlo. Po smrti se vrací do ruky.
    .notes = { -flyer-notes }
card-swift_flying_unicorn = Hbitý létající jednorožec
    .text = Když vstoupí do tvé stáje, můžeš si z odhazovací hromádky vzít do ruky kartu Íhaha nebo Super Íhaha. { -flyer }
    .short = Při vstupu: můžeš si vzít odhozenou kartu Íhaha. Po smrti se vrací do ruky.
    .notes = { -flyer-notes }
card-majestic_flying_unicorn = Majestátní létající jednorožec
    .text = Když vstoupí do tvé stáje, můžeš si z odhazovací hromádky vzít do ruky kartu jednorožce. { -flyer }
    .short = Při vstupu: můžeš si vzít odhozeného jednorožce. Po smrti se vrací do ruky.
    .notes = { -flyer-notes }
card-unicorn_phoenix = Jednorožec fénix
    .text = Když by měl být obětován nebo zničen, můžeš místo toho odhodit kartu. Ve tvé stáji pak zůstává.
    .short = Když by měl být obětován nebo zničen, můžeš místo toho odhodit kartu.
    .notes = S prázdnou rukou není záchrany. Pro to, co má přijít „potom“, se oběť nebo zničení počítá jako provedené, karta ale stáj neopustila. Funguje to pokaždé znovu, jen ne pod kartou Oslepující světlo.
card-unicorn_on_the_cob = Kukuřičný jednorožec
    .text = Když vstoupí do tvé stáje, dober dvě karty. Pak odhoď jednu podle svého výběru.
    .short = Při vstupu: dober 2 karty a 1 odhoď.
card-black_knight_unicorn = Jednorožec černý rytíř
    .text = Když má být zničen jiný jednorožec ve tvé stáji, můžeš místo něj obětovat kartu Jednorožec černý rytíř.
    .short = Můžeš ho obětovat místo svého jednorožce, který má být zničen.
    .notes = Pomáhá jen proti zničení, ne proti oběti, krádeži nebo návratu do ruky, a ani tehdy, když je cílem sám. Jeden rytíř zachrání jednoho jednorožce.
card-shark_with_a_horn = Žralok s rohem
    .text = Když vstoupí do tvé stáje, můžeš ho obětovat a potom zničit jednorožce ve stáji jiného hráče.
    .short = Při vstupu: můžeš ho obětovat a potom zničit jednorožce.
card-shabby_the_narwhal = Ošuntělý narval
    .text = Když vstoupí do tvé stáje, můžeš v balíčku vyhledat zhoršení. Ukaž ho všem, vezmi si ho do ruky a balíček zamíchej.
    .short = Při vstupu: můžeš v balíčku vyhledat zhoršení.
    .notes = { -search-notes }
card-narwhal_torpedo = Narvalí torpédo
    .text = Když vstoupí do tvé stáje, obětuj všechna zhoršení ve své stáji.
    .short = Při vstupu: obětuj všechna svá zhoršení.
    .notes = Oslepující světlo ve tvé stáji tomu zabrání, takže zůstane i ono.
card-alluring_narwhal = Okouzlující narval
    .text = Když vstoupí do tvé stáje, můžeš ukrást vylepšení ze stáje jiného hráče.
    .short = Při vstupu: můžeš ukrást vylepšení.
    .notes = Rozbitá stáj tomu nezabrání: ta zakazuje jen vylepšení hrát.
card-mermaid_unicorn = Jednorožec mořská panna
    .text = Když vstoupí do tvé stáje, vyber kartu ve stáji jiného hráče: vrací se tomuto hráči do ruky.
    .short = Při vstupu: vrať jinému hráči kartu z jeho stáje do ruky.
    .notes = Není to dobrovolné. Smí to být jednorožec, vylepšení i zhoršení; mimino jde do jeslí.
card-classy_narwhal = Noblesní narval
    .text = Když vstoupí do tvé stáje, můžeš v balíčku vyhledat vylepšení. Ukaž ho všem, vezmi si ho do ruky a balíček zamíchej.
    .short = Při vstupu: můžeš v balíčku vyhledat vylepšení.
    .notes = { -search-notes }
card-the_great_narwhal = Veliký narval
    .text = Když vstoupí do tvé stáje, můžeš v balíčku vyhledat kartu, v jejímž názvu je narval. Ukaž ji všem, vezmi si ji do ruky a balíček zamíchej.
    .short = Při vstupu: můžeš v balíčku vyhledat libovolného narvala.
    .notes = Jsou to Narval, Ošuntělý narval, Narvalí torpédo, Okouzlující narval a Noblesní narval. { -search-notes }
card-mother_goose_unicorn = Jednorohá matka husa
    .text = Když vstoupí do tvé stáje, můžeš do ní z jeslí přivést jednorožčí mimino.
    .short = Při vstupu: můžeš z jeslí přivést jednorožčí mimino.
card-unicorn_oracle = Jednorožec věštec
    .text = Když vstoupí do tvé stáje, podívej se na tři vrchní karty balíčku. Jednu si vezmi do ruky a zbylé vrať navrch v libovolném pořadí.
    .short = Při vstupu: z 3 vrchních karet si jednu vezmi, ostatní vrať v libovolném pořadí.
    .notes = Tyto karty vidíš jen ty. Zbývá-li jich méně než tři, díváš se na ty, co jsou.
card-necromancer_unicorn = Jednorožec nekromant
    .text = Když vstoupí do tvé stáje, můžeš odhodit dvě karty jednorožců a potom do ní přivést kartu jednorožce z odhazovací hromádky.
    .short = Při vstupu: můžeš odhodit 2 jednorožce a potom přivést jednoho odhozeného.
    .notes = Přivést smíš i jednoho z těch právě odhozených a jeho efekt při vstupu nastane.
card-dark_angel_unicorn = Jednorožec temný anděl
    .text = Když vstoupí do tvé stáje, můžeš obětovat jednorožce a potom do ní přivést kartu jednorožce z odhazovací hromádky.
    .short = Při vstupu: můžeš obětovat jednorožce a potom přivést jednoho odhozeného.
    .notes = Přivést smíš i jednorožce, který byl obětován, jen ne kartu Jednorožec temný anděl samotnou (R71). Byl-li cenou letec nebo mimino, na odhazovací hromádce není, jiného ale přivést smíš.

## Magic

card-unicorn_poison = Jed na jednorožce
    .text = Znič jednorožce ve stáji jiného hráče.
    .short = Znič jednorožce.
    .notes = Vybrat nejde Kouzelný koťorožec, pandy ani jednorožci, které chrání Duhová aura.
card-back_kick = Koňský kopanec
    .text = Vyber kartu ve stáji jiného hráče: vrací se tomuto hráči do ruky. Ten pak také odhodí kartu podle svého výběru.
    .short = Vrať jinému hráči kartu z jeho stáje do ruky; on pak kartu odhodí.
    .notes = Odhodit smí vrácenou kartu i kteroukoli jinou. Mimino jde do jeslí a odhodit se musí i tak.
card-change_of_luck = Obrat štěstěny
    .text = Dober dvě karty a odhoď tři podle svého výběru. Když je to hotovo, přijde po tomto tahu další tvůj tah.
    .short = Dober 2 karty, odhoď 3 a potom máš další tah.
    .notes = Tento tah nejdřív skončí jako obvykle, i s limitem karet v ruce; tah navíc je celý. S méně než třemi kartami v ruce odhodíš všechny a tah navíc přijde i tak.
card-glitter_tornado = Třpytivé tornádo
    .text = Vyber po jedné kartě ve stáji každého hráče, i ve své. Každá se vrací do ruky hráče, v jehož stáji je.
    .short = Z každé stáje, i z tvé, vrať jednu kartu do ruky jejího hráče.
    .notes = Ve všech stájích vybírá, kdo kartu zahrál, pokud domácí pravidla neříkají jinak. Vybrat jde vylepšení i zhoršení, mimina jdou do jeslí, prázdné stáje se přeskočí.
card-unicorn_swap = Výměna jednorožců
    .text = Dej svého jednorožce do stáje jiného hráče a potom z téže stáje jednorožce ukradni.
    .short = Dej jednorožce jinému hráči a potom z téže stáje jednoho ukradni.
    .notes = Efekty při vstupu přijdou až po obou přesunech, nejdřív efekt darovaného jednorožce. Vzít si zpět smíš i toho, kterého dáváš. Měnit jde i mimina.
card-re_target = Přesměrování
    .text = Zvol vylepšení nebo zhoršení v kterékoli stáji a přesuň je do stáje kteréhokoli jiného hráče.
    .short = Přesuň vylepšení nebo zhoršení z kterékoli stáje do jiné.
    .notes = Jedna z obou stájí smí být tvoje. Rozbitá stáj přesunu vylepšení nezabrání.
card-unfair_bargain = Nefér obchod
    .text = Vyměň si karty v ruce s jiným hráčem.
    .short = Vyměň si karty v ruce s jiným hráčem.
    .notes = Funguje i s prázdnýma rukama. Tato karta už v tu chvíli v ruce není.
card-two_for_one = Dvě za jednu
    .text = Obětuj kartu a potom znič dvě karty ve stájích jiných hráčů.
    .short = Obětuj kartu a potom znič 2 karty.
    .notes = Obě karty se vybírají najednou a smějí být ve dvou stájích. Zničená Duhová aura tím neodkryje své jednorožce pro druhou půlku efektu (R41). Jde-li zničit jen jednu kartu, zničí se jedna.
card-targeted_destruction = Cílená destrukce
    .text = Znič vylepšení ve stáji jiného hráče, nebo obětuj zhoršení ve své.
    .short = Znič cizí vylepšení, nebo obětuj své zhoršení.
card-mystical_vortex = Mystický vír
    .text = Každý hráč včetně tebe musí odhodit kartu podle svého výběru. Nakonec zamíchej odhazovací hromádku do balíčku.
    .short = Každý hráč odhodí kartu; odhazovací hromádka se zamíchá do balíčku.
    .notes = Mystický vír sám se nezamíchá: na odhazovací hromádku jde, až je po všem.
card-good_deal = Výhodná koupě
    .text = Dober tři karty. Pak odhoď jednu podle svého výběru.
    .short = Dober 3 karty a 1 odhoď.
card-shake_up = Pořádné promíchání
    .text = Celá tvá ruka, odhazovací hromádka a tato karta se zamíchají do balíčku. Do ruky si pak vezmi pět vrchních karet.
    .short = Zamíchej tuto kartu, ruku a odhazovací hromádku do balíčku; dober 5.
card-blatant_thievery = Nestydatá krádež
    .text = Podívej se jinému hráči do ruky a vezmi si z ní kartu podle svého výběru.
    .short = Podívej se jinému hráči do ruky a vezmi si kartu.
    .notes = Nikdo další do té ruky nevidí.
card-reset_button = Tlačítko reset
    .text = Ze všech stájí včetně tvé zmizí vylepšení a zhoršení: jejich hráči je všechna obětují. Nakonec zamíchej odhazovací hromádku do balíčku.
    .short = Pryč se všemi vylepšeními a zhoršeními; odhazovací hromádka jde do balíčku.
    .notes = Obětované karty se zamíchají také, Tlačítko reset samo ne.
card-kiss_of_life = Polibek života
    .text = Vyber kartu jednorožce na odhazovací hromádce: vstoupí do tvé stáje.
    .short = Přiveď jednorožce z odhazovací hromádky do své stáje.
    .notes = Jeho efekt při vstupu nastane. Jednorožec včelí královna jiného hráče nepustí základní jednorožce dovnitř.

## Upgrades

card-glitter_bomb = Třpytivá bomba
    .text = Na začátku svého tahu můžeš obětovat kartu a potom zničit kartu ve stáji jiného hráče.
    .short = Začátek tahu: můžeš obětovat kartu a potom zničit kartu.
    .notes = Obětovat jde i ji samotnou a také zhoršení. Když obětuješ Sadistický rituál, jeho efektu se v tomto tahu nezbavíš (R17).
card-yay = Jupí
    .text = Dokud je ve tvé stáji, na karty, které hraješ, nesmí nikdo zahrát Íhaha.
    .short = Na tvé karty nejde zahrát Íhaha.
    .notes = Zastaví i Super Íhaha a chrání také karty Íhaha, které hraješ. Na kartu Jupí samotnou jde Íhaha zahrát ve chvíli, kdy se hraje.
card-rainbow_aura = Duhová aura
    .text = Dokud je ve tvé stáji, jednorožce vedle ní nic nezničí.
    .short = Tvoje jednorožce nejde zničit.
    .notes = Obětovat, ukrást, vyměnit a vrátit do ruky je jde pořád. Samu sebe Duhová aura nechrání.
card-double_dutch = Dvojité švihadlo
    .text = Je-li ve tvé stáji na začátku tvého tahu, můžeš jako svou akci zahrát dvě karty.
    .short = Byla-li tu na začátku tahu, můžeš jako akci zahrát 2 karty.
    .notes = Po první kartě smíš skončit, ale ne místo druhé dobrat. Karta zastavená kartou Íhaha je jednou z těch dvou.
card-caffeine_overload = Předávkování kofeinem
    .text = Na začátku svého tahu můžeš obětovat kartu a potom dobrat dvě karty.
    .short = Začátek tahu: můžeš obětovat kartu a potom dobrat 2 karty.
    .notes = Obětovat jde i ji samotnou a také zhoršení.
card-claw_machine = Automat na plyšáky
    .text = Na začátku svého tahu můžeš odhodit kartu a potom kartu dobrat.
    .short = Začátek tahu: můžeš odhodit kartu a potom kartu dobrat.
card-rainbow_lasso = Duhové laso
    .text = Na začátku svého tahu můžeš odhodit tři karty a potom ukrást jednorožce ze stáje jiného hráče.
    .short = Začátek tahu: můžeš odhodit 3 karty a potom ukrást jednorožce.
    .notes = Jednorožec je tvůj nadobro a jeho efekt při vstupu nastane pro tebe.
card-stable_artillery = Stájové dělostřelectvo
    .text = Na začátku svého tahu můžeš odhodit dvě karty a potom zničit jednorožce ve stáji jiného hráče.
    .short = Začátek tahu: můžeš odhodit 2 karty a potom zničit jednorožce.

## Downgrades

card-barbed_wire = Ostnatý drát
    .text = Pokaždé, když jednorožec vstoupí do tvé stáje nebo ji opustí, musíš odhodit kartu podle svého výběru.
    .short = Za každého jednorožce, který přijde nebo odejde, odhoď kartu.
    .notes = Mimina se počítají. Výměna se počítá dvakrát: jeden odchází, druhý přichází. S prázdnou rukou se nestane nic a hrát jednorožce smíš dál.
card-pandamonium = Pandamonium
    .text = Dokud je ve tvé stáji, všichni jednorožci v ní jsou pandy: nepočítají se jako jednorožci a efekty na jednorožce se jich nedotknou.
    .short = Tvoji jednorožci jsou pandy: nepočítají se a efekty na jednorožce je míjejí.
    .notes = Vyhrát se s ní nedá. Pandám zůstávají jejich vlastní efekty. Efekty na „kartu“ je zasáhnout můžou, pokud domácí pravidla neříkají jinak. Karty v rukou a na hromádkách pandy nejsou.
card-sadistic_ritual = Sadistický rituál
    .text = Na začátku svého tahu musíš obětovat jednorožce a potom dobrat kartu.
    .short = Začátek tahu: musíš obětovat jednorožce a potom dobrat kartu.
    .notes = Bez jednorožce za něj ani nic nedobíráš. Obětovat ho díky kartě Třpytivá bomba je pro tento tah už pozdě (R17).
card-slowdown = Zpomalení
    .text = Dokud je ve tvé stáji, nesmíš hrát Íhaha ani Super Íhaha.
    .short = Nesmíš hrát Íhaha ani Super Íhaha.
card-nanny_cam = Chůvička
    .text = Dokud je ve tvé stáji, všichni vidí karty ve tvé ruce.
    .short = Všichni ti vidí do ruky.
    .notes = Je vidět i to, co dobereš. Když stáj opustí, tvoje ruka je zase skrytá.
card-broken_stable = Rozbitá stáj
    .text = Dokud je ve tvé stáji, vylepšení ti zůstávají v ruce: nesmíš žádné zahrát.
    .short = Nesmíš hrát vylepšení.
    .notes = Ani do cizí stáje. Vylepšení krást a dostávat jde pořád.
card-blinding_light = Oslepující světlo
    .text = Dokud je ve tvé stáji, jednorožci v ní nemají žádné efekty a počítají se jako základní. Mimina se i tak vracejí do jeslí.
    .short = Tvoji jednorožci nemají žádné efekty.
    .notes = Jednorožec, který do tvé stáje vstoupí, o svůj efekt při vstupu přijde. Kartě Jednorožec včelí královna nevadí, protože to pořád jsou kouzelní jednorožci. Když je vedle Pandamonium, jednorožec vstoupí bez efektu a pak je to panda.
card-tiny_stable = Titěrná stáj
    .text = Je v ní místo pro pět jednorožců. Jakmile jich máš víc, musíš obětovat jednorožce, dokud jich nezbude pět.
    .short = Máš-li víc než 5 jednorožců, musíš jednoho obětovat.
    .notes = Má přednost před všemi efekty, které čekají. Obrovitánský jednorožec se počítá za dva, pandy se nepočítají.

## Instants

card-neigh = Íhaha
    .text = Když jiný hráč hraje kartu z ruky, zahraj Íhaha a zastav ji. Jde na odhazovací hromádku bez jakéhokoli efektu.
    .short = Zastav kartu, kterou hraje jiný hráč.
    .notes = Zastavuje karty, nikdy ne efekty karet ve stáji. Na Íhaha jde zahrát Íhaha, i ve vlastním tahu. Zastavená karta svou akci spotřebuje.
card-super_neigh = Super Íhaha
    .text = Když jiný hráč hraje kartu z ruky, zahraj Super Íhaha a zastav ji. Na Super Íhaha už nejde zahrát Íhaha.
    .short = Zastav kartu, kterou hraje jiný hráč. Samo se zastavit nedá.
    .notes = Jupí je proti němu odolné. Když zastaví Íhaha, jde na první kartu zahrát nové Íhaha, pokud domácí pravidla neříkají jinak.
