### House rules.
###
### houserule-<key>         its name
###   .about                what it decides
###   .<value>              each value in words; numbers are shown as they are
### true, false and "off" are values like any other; `none` is an empty list.

houserule-default = { $value } (jako v pravidlech)
houserules-heading = Domácí pravidla stolu { $table }
# A rule in force. $about: what it decides, $usual: what the edition says
houserules-line = { $rule }: { $value } · { $about }
    .changed = **{ $rule }: { $value }**, obvykle { $usual } · { $about }

# The numbers a rule takes. $least, $most: bounds
houserules-bounds = { $least } až { $most }

# What rules are about
houserules-about-unstable = { choice-game-unstable }
houserules-about-kids = { choice-game-kids }
houserules-about-hunt = { choice-game-hunt }
houserules-about-table = Stůl

## Unstable Unicorns

houserule-starting_hand = Karty na začátku
    .about = Kolik karet každý dostane.
houserule-baby_choice = První mimino
    .about = Jak každý přijde k miminu, se kterým začíná.
    .choose = každý si vybere
    .random = náhodně
houserule-first_player = Začínající hráč
    .about = Kdo začíná.
    .random = náhodně
    .host_picks = určí hostitel
    .vote = hlasují všichni
houserule-hand_limit = Limit karet v ruce
    .about = Kolik karet si smíš nechat na konci tahu.
    .none = bez omezení
houserule-unicorns_to_win = Jednorožci k výhře
    .about = Kolik jednorožců naplní stáj.
    .by_seats = podle počtu hráčů
houserule-deck_exhausted = Prázdný balíček
    .about = Co se stane, když balíček dojde.
    .score = vyhrává, kdo má nejvíc jednorožců
    .reshuffle = zamíchá se odhazovací hromádka
houserule-final_tie = Poslední shoda
    .about = Co se stane, když je stejně jednorožců i písmen.
    .all_lose = nevyhrává nikdo
    .shared = o výhru se dělí
houserule-tie_letters_language = Písmena při shodě
    .about = Ve kterém jazyce se počítají písmena jmen.
    .auto = jazyk stolu
    .en = angličtina
    .fr = francouzština
    .cs = čeština
    .ro = rumunština
houserule-two_player_deck = Balíček pro dva
    .about = Jestli při hře ve dvou zůstanou některé karty v krabici.
    .true = menší
    .false = celý balíček
houserule-neigh_targets = Určení cíle
    .about = Jestli se cíl karty určuje před tím, než ostatní rozhodnou o Íhaha, nebo až potom.
    .after = až po Íhaha
    .before = už před Íhaha
houserule-downgrade_own_stable = Zhoršení sobě
    .about = Jestli jde zhoršení zahrát i do vlastní stáje.
    .true = dovoleno
    .false = zakázáno
houserule-upgrade_any_stable = Vylepšení jiným
    .about = Jestli jde vylepšení zahrát i do stáje jiného hráče.
    .true = dovoleno
    .false = zakázáno
houserule-unicorns_into_other_stables = Jednorožci jiným
    .about = Jestli jde jednorožce zahrát i do stáje jiného hráče.
    .false = zakázáno
    .true = dovoleno
houserule-expansions = Rozšíření
    .about = Vlastní balíčky, které se přimíchají.
    .none = žádná
houserule-win_timing = Okamžik výhry
    .about = Jestli se s dostatkem jednorožců vyhrává hned, nebo až po rozjetých efektech.
    .chain = až po všech efektech
    .instant = hned
houserule-super_neigh_closes_chain = Po Super Íhaha
    .about = Jestli jde po Super Íhaha na kartu pod ním zahrát nové Íhaha.
    .false = nové Íhaha zahrát jde
    .true = nikdo už reagovat nesmí
houserule-strict_requirements = Kouzlo musí zabrat
    .about = Jestli jde kouzlo zahrát, jen když by něco udělalo.
    .true = ano
    .false = ne, jde zahrát i naprázdno
houserule-destroy_own = Ničení vlastních
    .about = Jestli „zničit“ dosáhne i do vlastní stáje.
    .false = zakázáno
    .true = dovoleno
houserule-glitter_tornado = Třpytivé tornádo
    .about = Kdo vybírá karty, které vrací.
    .card_player = kdo je zahrál
    .each_owner = každý ve své stáji
houserule-panda_immune_to_any_card = Pandy
    .about = Jestli efekty na „kartu“ zasáhnou i pandy.
    .false = zasáhnou je
    .true = nezasáhnou je
houserule-swap_trigger_timing = Výměna jednorožců
    .about = Kdy nastane efekt darovaného jednorožce při vstupu.
    .after = po obou přesunech
    .between = mezi oběma přesuny

## Unstable Unicorns for Kids

houserule-kids_cost_timing = Placení za kouzlo
    .about = Kdy se platí karta, kterou kouzlo bez stejného symbolu stojí.
    .on_resolution = až po Íhaha
    .on_announcement = hned, i když ho Íhaha zastaví
houserule-kids_hand_limit = Limit karet pro děti
    .about = Kolik karet si dítě smí nechat na konci tahu.
    .none = bez omezení
houserule-kids_two_player_bonus = Pomoc druhému ze dvou
    .about = O kolik karet víc dostane druhý hráč při hře ve dvou.

## Kill the Unicorns

houserule-unicorns_per_day = Jednorožci na den
    .about = Kolik jednorožců každý den nastoupí.
    .four = vždy čtyři
    .per_player = jeden na hráče
houserule-schemes_per_unicorn = Léčky u jednorožce
    .about = Kolik léček smí ležet u jednoho jednorožce.
    .two = nejvýš dvě
    .one = nejvýš jedna
    .unlimited = bez omezení
houserule-own_scheme_reminder = Vlastní léčky
    .about = Jestli se smíš znovu podívat na vyloženou léčku.
    .false = po vyložení už ne
    .true = podívat se jde vždy
houserule-unused_scheme_discard = Neodhalené léčky
    .about = Jak jde druhá léčka chyceného jednorožce na odhazovací hromádku.
    .face_up = všichni ji vidí
    .face_down = skrytě
houserule-character_choice = Postavy
    .about = Jak každý přijde ke své postavě.
    .pick_in_turn = každý si postupně vybere
    .random = náhodně
houserule-bids = Vykládání karet
    .about = Jestli hráči po prvním vykládají karty jeden po druhém, nebo všichni najednou.
    .in_turn = jeden po druhém
    .together = všichni najednou
houserule-pass_as_first = První hráč pasuje
    .about = Co se stane, když první hráč jednorožce neloví.
    .next_player_opens = lov smí otevřít další hráč
    .hunt_skipped = toho jednorožce neloví nikdo
houserule-tie_rule = Shoda v lovu
    .about = Kdo chytí jednorožce, když jsou součty shodné.
    .cancel_all_ties = nejvyšší součet, který má jen jeden hráč
    .top_tie_only = další součet, má-li ho jen jeden hráč
    .turn_order = kdo z nich je dřív na řadě
houserule-tokens_per_unicorn = Žetony na jednorožci
    .about = Kolik žetonů z trhu smí ležet na jednom jednorožci.
    .unlimited = bez omezení
    .one = nejvýš jeden
houserule-market_colours = Barvy z trhu
    .about = Jakou barvu dá žeton z trhu jednorožci.
    .token_of_each_colour = tu, která je na něm, od každé jeden
    .free_choice = kteroukoli
houserule-double_rainbow = Dvojitá Duha
    .about = Kdy se vyhrává se dvěma jednorožci od každé barvy.
    .immediate = hned
    .end_of_day = na konci dne
    .final_scoring = při konečném počítání bodů
houserule-legendary_recolor = Barvení legend
    .about = Co smí dát barvu legendárnímu jednorožci.
    .market_only = jen trh
    .any_effect = kterýkoli efekt
houserule-tie_break = Shoda bodů
    .about = Kdo vyhrává, když má nejvíc bodů víc hráčů.
    .most_unicorns_then_shared = kdo má nejvíc jednorožců, jinak se o výhru dělí
    .shared = o výhru se dělí
houserule-expert = Hra pro pokročilé
    .about = Jestli jsou hrané a odhozené karty skryté.
    .false = odkryté
    .true = skryté
houserule-initiation = První hry
    .about = Co se vynechá pro ty, kdo se hru učí.
    .off = nic
    .no_schemes_no_powers = léčky a schopnosti
    .no_schemes = léčky
houserule-extension = Další dvě postavy
    .about = Jestli se přidá Lovkyně a Bard; pět a šest hráčů je potřebuje.
    .false = ne
    .true = ano

## The table

houserule-pace = Tempo
    .about = Kolik má každý času.
    .live = naživo
    .relaxed = v klidu
    .days = na dny
houserule-turn_seconds = Čas na tah
    .about = Jak dlouho smí tah trvat, v sekundách.
    .by_pace = podle tempa
houserule-reaction_seconds = Čas na Íhaha
    .about = Jak dlouho je otevřené okno k reakci, v sekundách.
    .by_pace = podle tempa
houserule-undo = Braní zpět
    .about = Jestli se volba dá vzít zpět a do kdy.
    .own = tvá poslední volba, dokud nikdo nejedná a neukáže se skrytá karta
    .vote = tvá poslední volba, později se souhlasem všech
    .off = nikdy
houserule-own_thread = Vlákno
    .about = Jestli má hra vlastní vlákno.
    .false = v kanálu
    .true = ve vlákně
houserule-pictures = Obrázky
    .about = Jestli má plocha obrázek.
    .true = ano
    .false = jen text
houserule-mirror_delay_turns = Zpoždění pro diváky
    .about = O kolik tahů později ukazují hru přenosy v jiných kanálech; při lovu o kolik dní.
houserule-board_language = Jazyk plochy
    .about = Jazyk veřejných zpráv u tohoto stolu.
    .auto = jazyk serveru
    .en = angličtina
    .fr = francouzština
    .cs = čeština
    .ro = rumunština

# Why a combination is refused. $seats: players; $needed, $cards: how many there must be and are

houserule-impossible-deck_too_small = Při počtu hráčů { $seats } se rozdá tolik karet: { $needed }. Balíček jich má jen { $cards }.
houserule-impossible-nursery_too_small = Každý hráč potřebuje jednorožčí mimino. Hráčů je { $seats }, mimin v balíčku jen { $cards }.
houserule-impossible-too_few_neighs = Dva hráči dostávají po jednom Íhaha. Potřeba jich je { $needed }, balíček jich má jen { $cards }.
houserule-impossible-too_few_unicorns = K výhře je potřeba tolik jednorožců: { $needed }. Balíček jich má jen { $cards }.
houserule-impossible-extension_needed = Při počtu hráčů { $seats } je potřeba rozšíření.
houserule-impossible-too_many_unicorns = Při počtu hráčů { $seats } a jednom jednorožci pro každého denně jednorožci dojdou.
houserule-impossible-too_few_schemes = Při počtu hráčů { $seats } a jedné léčce na každého ze čtyř jednorožců na něčí léčku nezbude místo.
