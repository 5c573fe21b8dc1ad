### Cards of Unstable Unicorns, first edition, in our own words; as in cards.ftl.
###
### card-<title>_first   what a card says in this edition where that isn't what cards.ftl says; its name stands there

## Cards that only this edition has

card-angel_unicorn = Jednorožec anděl
    .text = Na začátku svého tahu ho můžeš obětovat a potom do své stáje přivést kartu jednorožce z odhazovací hromádky.
    .short = Začátek tahu: můžeš ho obětovat a potom přivést odhozeného jednorožce.
    .notes = Smí přivést zpátky i sám sebe. Efekt jednorožce při vstupu nastane.
card-extremely_fertile_unicorn = Extrémně plodný jednorožec
    .text = Na začátku svého tahu můžeš odhodit kartu a potom do své stáje přivést jednorožčí mimino z jeslí.
    .short = Začátek tahu: můžeš odhodit kartu a potom přivést jednorožčí mimino.
card-puppicorn = Štěňorožec
    .text = Kdykoli komukoli začíná tah, přeběhne do stáje tohoto hráče. Nejde obětovat ani zničit.
    .short = Stěhuje se k tomu, komu začíná tah. Nejde obětovat ani zničit.
    .notes = Stěhuje se dřív, než se v tahu stane cokoli jiného, takže jeho příchod může hned rozhodnout hru (R87). Každé stěhování znamená jednu stáj opustit a do druhé vstoupit (Ostnatý drát). Ukrást, vyměnit a vrátit do ruky ho jde. Pod kartou Oslepující světlo zůstává, kde je.
card-zombie_unicorn = Jednorožec zombie
    .text = Na začátku svého tahu můžeš odhodit kartu jednorožce. Když to uděláš, přiveď do své stáje kartu jednorožce z odhazovací hromádky a přejdi rovnou na konec tahu.
    .short = Začátek tahu: můžeš jednorožce odhodit a jednoho přivést; tah pak končí.
    .notes = Přivést smí i právě odhozenou kartu. Už nedobíráš ani neprovádíš akci, ostatní efekty začátku tahu ale pořád jdou použít (CZ-28) a limit karet v ruce platí.
card-unicorn_shrinkray = Zmenšovač jednorožců
    .text = Vyber kteréhokoli hráče. Všichni jednorožci z jeho stáje jdou bez vlastních efektů na odhazovací hromádku a na jejich místo přijde stejně tolik mimin z jeslí.
    .short = Jednorožci jednoho hráče jdou na hromádku; přijde za ně stejně tolik mimin.
    .notes = Vybrat smíš i sebe. Mimina, která mezi nimi jsou, jdou nejdřív do jeslí. Je-li mimin málo, přijdou jen ta, která jsou. Není to oběť ani zničení: letci se nevracejí a odchází i Štěňorožec, Kouzelný koťorožec ale zůstává. Ostnatý drát počítá každého jednorožce, který odejde, a každé mimino, které přijde.
card-rainbow_mane = Duhová hříva
    .text = Vstoupit smí jen do stáje se základním jednorožcem. Na začátku svého tahu můžeš do své stáje přivést základního jednorožce z ruky.
    .short = Chce základního jednorožce. Začátek tahu: jednoho můžeš přivést z ruky.
    .notes = Zůstává, i když základní jednorožec odejde. Krádež a přesun vyžadují základního jednorožce i v nové stáji a panda to není.
card-extra_tail = Ocas navíc
    .text = Vstoupit smí jen do stáje se základním jednorožcem. Na začátku svého tahu můžeš dobrat o kartu víc než obvykle.
    .short = Chce základního jednorožce. Začátek tahu: můžeš dobrat kartu navíc.
    .notes = Zůstává, i když základní jednorožec odejde. Krádež a přesun vyžadují základního jednorožce i v nové stáji a panda to není.
card-unicorn_lasso = Laso na jednorožce
    .text = Na začátku svého tahu můžeš ukrást jednorožce ze stáje jiného hráče. Na konci tvého tahu se tam vrací.
    .short = Začátek tahu: můžeš do konce tahu ukrást jednorožce.
    .notes = Jeho efekt při vstupu nastane pro tebe a po návratu ještě jednou pro majitele. Než se vrátí, smíš s ním vyhrát (R86). Když mezitím tvou stáj opustí, nevrací se nic.
card-summoning_ritual = Vyvolávací rituál
    .text = Na začátku svého tahu můžeš odhodit dvě karty jednorožců a potom do své stáje přivést kartu jednorožce z odhazovací hromádky.
    .short = Začátek tahu: můžeš odhodit 2 jednorožce a potom přivést odhozeného.
    .notes = Smí to být i jeden z těch právě odhozených.

## Cards with other words than in the second edition

card-magical_kittencorn_first =
    .text = Kouzla po něm jen stečou: žádné kouzlo se ho nijak nedotkne.
    .short = Kouzla se ho nedotknou.
    .notes = Žádné kouzlo ho nezničí, neobětuje, nevrátí, nevymění ani nezmenší (R45). Jednorožci a vylepšení na něj smějí a jimi ho smí kdokoli i ukrást.
card-chainsaw_unicorn_first =
    .text = Když vstoupí do tvé stáje, můžeš zničit vylepšení nebo zhoršení ve stáji jiného hráče, anebo jedno své obětovat.
    .short = Při vstupu: můžeš zničit nebo obětovat libovolné vylepšení či zhoršení.
card-llamacorn_first =
    .text = Když vstoupí do tvé stáje, každý hráč včetně tebe musí odhodit kartu podle svého výběru. Nakonec zamíchej odhazovací hromádku do balíčku.
    .short = Při vstupu: každý hráč odhodí kartu; odhozené se zamíchá do balíčku.
    .notes = Kdo v ruce nic nemá, toho se to netýká; hromádka se zamíchá i tak.
card-americorn_first =
    .text = Když vstoupí do tvé stáje, vyber kteréhokoli hráče a vezmi mu z ruky náhodnou kartu.
    .short = Při vstupu: vezmi kterémukoli hráči z ruky náhodnou kartu.
    .notes = Není to dobrovolné. Vybíráš hráče (třeba i sebe), ne kartu. Která to byla, se dozvíte jen vy dva.
card-seductive_unicorn_first =
    .text = Když vstoupí do tvé stáje, ukradni jednorožce ze stáje jiného hráče. Když Svůdný jednorožec tvou stáj opustí, ukradený jednorožec se tam vrací.
    .short = Při vstupu: ukradni jednorožce; vrací se, až tato karta odejde.
    .notes = Není to dobrovolné. Když ukradený jednorožec tvou stáj mezitím opustí, nevrací se nic (R86). Pod kartou Oslepující světlo nenastane ani jedno, ani druhé.
card-annoying_flying_unicorn_first =
    .text = Když vstoupí do tvé stáje, můžeš určit kteréhokoli hráče, který musí odhodit kartu podle svého výběru. { -flyer }
    .short = Při vstupu: můžeš nechat kohokoli odhodit kartu. Po smrti se vrací do ruky.
    .notes = { -flyer-notes }
card-unicorn_phoenix_first =
    .text = Když vstoupí do tvé stáje, odhoď kartu podle svého výběru. Když je obětován nebo zničen a máš v ruce aspoň jednu kartu, vrací se do tvé stáje.
    .short = Při vstupu: odhoď kartu. Po smrti se vrací, máš-li v ruce kartu.
    .notes = Stáj opouští a vstupuje do ní znovu, takže pokaždé stojí kartu. S prázdnou rukou se nic neodhazuje, ale pak se ani nevrací. Pod kartou Oslepující světlo zůstává na odhazovací hromádce.
card-mermaid_unicorn_first =
    .text = Když vstoupí do tvé stáje, můžeš vybrat kartu ve stáji kteréhokoli hráče: vrací se tomuto hráči do ruky.
    .short = Při vstupu: můžeš vrátit kartu z kterékoli stáje do ruky jejího hráče.
    .notes = Tvá vlastní stáj se počítá. Smí to být jednorožec, vylepšení i zhoršení; mimino jde do jeslí.
card-back_kick_first =
    .text = Vyber kartu ve stáji kteréhokoli hráče: vrací se tomuto hráči do ruky. Ten pak také odhodí kartu podle svého výběru.
    .short = Vrať kartu z kterékoli stáje do ruky jejího hráče; ten pak kartu odhodí.
    .notes = Vybrat smíš i sebe. Odhodit se smí vrácená karta i kterákoli jiná. Mimino jde do jeslí a odhodit se musí i tak.
card-targeted_destruction_first =
    .text = Znič vylepšení nebo zhoršení ve stáji jiného hráče, anebo jedno své obětuj.
    .short = Znič nebo obětuj libovolné vylepšení či zhoršení.
card-blatant_thievery_first =
    .text = Podívej se kterémukoli hráči do ruky a vezmi si z ní kartu podle svého výběru.
    .short = Podívej se kterémukoli hráči do ruky a vezmi si kartu.
    .notes = Nikdo další do té ruky nevidí. Vybrat vlastní ruku nic nezmění.
card-blinding_light_first =
    .text = Dokud je ve tvé stáji, nic nespustí efekty jednorožců v ní. Co dělají neustále, dělají dál.
    .short = Nic nespustí efekty tvých jednorožců.
    .notes = Zastaví se to, co nastává při vstupu, při odchodu, při oběti nebo zničení a na začátku tahu. Nezastaví se: počítání za dva, ochrany, návrat letců do ruky, pomoc karty Jednorožec černý rytíř a Jednorožec včelí královna. Když je vedle Pandamonium, jednorožec vstoupí bez efektu a pak je to panda se všemi svými efekty.
