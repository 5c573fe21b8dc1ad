### Decks of a server's own: what is wrong with one, what it can be used as.
###
### deck-fault-<what>   one fault; $got, $card and $field are somebody's words, made harmless
###   $known: what could stand there, $n: a bound

deck-fault-line = Řádek { $line }: { $fault }
deck-fault-card = Řádek { $line }, karta { $card }: { $fault }
deck-fault-whole = { $fault }
deck-fault-field = { $field }: { $fault }

deck-fault-too_big = Soubor je větší než { $n } KB.
deck-fault-not_utf8 = Soubor není text v UTF-8.
deck-fault-not_yaml = Tohle není YAML: { $got }.
deck-fault-empty = V souboru nic není.
deck-fault-second_document = Balíček je jeden dokument YAML.
deck-fault-alias = Kotvy a aliasy nejsou dovolené: vypiš to celé.
deck-fault-tag = Tagy nejsou dovolené.
deck-fault-too_many_nodes = V souboru je víc hodnot než { $n }.
deck-fault-too_deep = Něco je zanořené hlouběji než { $n }.
deck-fault-key_twice = { $got } je tu dvakrát.
deck-fault-strange_key = Před dvojtečkou smí být jen slovo.
deck-fault-wrong_type = Tady musí být něco jiného.
    .list = Tady musí být seznam.
    .mapping = Tady musí být pole s hodnotami.
    .number = Tady musí být celé číslo.
    .boolean = Tady musí být true nebo false.
    .text = Tady musí být text.
deck-fault-unknown_field = Pole { $got } tu neexistuje. Známá pole: { $known }.
deck-fault-missing_field = Chybí { $got }.
    .known = Chybí { $got }. Možnosti: { $known }.
deck-fault-unknown_value = Hodnotu { $got } tu neznám. Známé hodnoty: { $known }.
deck-fault-too_few = Tady toho musí být aspoň tolik: { $n }.
deck-fault-too_many = Tady toho smí být nejvýš tolik: { $n }.
deck-fault-too_small = { $got } je příliš málo: aspoň { $n }.
deck-fault-too_large = { $got } je příliš mnoho: nejvýš { $n }.
deck-fault-designs = Balíček má od 1 do { $n } různých karet.
deck-fault-strange_id = { $got } nemůže být id: malá písmena bez háčků a čárek, číslice a _, délka nejvýš { $n }, na začátku písmeno.
deck-fault-id_twice = Dvě karty mají id { $got }.
deck-fault-name_of_the_box = { $got } se jmenuje karta ze základní krabice: zvol jiný název, ať se nepletou.
deck-fault-name_twice = { $got } se už jmenuje jiná karta tohoto balíčku.
deck-fault-base_id = { $got } je karta ze základní krabice: zvol jiné id.
deck-fault-strange_sign = { $got } tu být nesmí: jen písmena, číslice a obyčejná interpunkce.
    .none = Je tu znak, který v textovém souboru být nesmí.
deck-fault-too_long = Nejvyšší povolený počet znaků je tu { $n }.
deck-fault-no_words = Chybějí slova. Jazyky: { $known }.
deck-fault-twice = Totéž je tu dvakrát.
deck-fault-power_of_others = { $got } není pro tento druh, jen pro: { $known }.
deck-fault-trigger_of_others = { $got } u tohoto druhu nikdy nenastane, jen u: { $known }.
deck-fault-instant_without_neigh = Okamžitý efekt potřebuje sílu { $got }: nic jiného ho zahrát nedovolí.
deck-fault-magic_without_effect = Kouzlo potřebuje jeden efekt s „when: played“ a žádný jiný.
deck-fault-nobody_chosen = Předtím se musí vybrat hráč, a to jedním z: { $known }.
deck-fault-not_in_modes = Mezi způsoby (modes) jde obětovat jen jednu kartu z vlastní stáje.
deck-fault-only_magic = Zamíchat do balíčku samo sebe umí jen kouzlo.
deck-fault-no_way_out = Ukončit tah na jeho začátku vyžaduje „may: true“, jinak by se nikdy nehrálo.
deck-fault-too_many_cards = Počet karet je { $got }; smí být nejvýš { $n }.
deck-fault-too_many_babies = Počet různých mimin je { $got }; smí být nejvýš { $n }.
deck-fault-no_such_card = Karta { $got } v základní krabici není.
deck-fault-too_few_babies = Sám o sobě potřebuje aspoň tolik mimin: { $n }. Buď vlastních, nebo přes „babies:“ s něčím z: { $known }.
deck-fault-too_few_neighs = Sám o sobě potřebuje aspoň tolik okamžitých efektů, které dvěma hráčům zůstanou: { $n }. Buď vlastních, nebo přes „neighs:“ s něčím z: { $known }.
deck-fault-too_few_cards = Sám o sobě potřebuje kromě mimin aspoň tolik karet: { $n }. Má { $got }.
deck-fault-too_few_for_two = Při hře dvou hráčů musí zůstat ve hře aspoň tolik karet: { $n }. Je jich { $got }.

## What a sound deck is: $id its id, $title its title

deck-summary = **{ $title }** ({ $id }): { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
  }, { $number ->
    [one] jeden druh
    [few] { $number } druhy
   *[other] { $number } druhů
  }
deck-summary-type = { $type }: { $count }
deck-use-expansion = Jde ho zamíchat do jiného balíčku.
deck-use-alone = Jde ho zamíchat do jiného balíčku, nebo hrát samotný.

## /houserules deck

deck-added = Tvůj balíček je v pořádku a na tomto serveru se s ním teď dá hrát.
deck-replaced = Tvůj balíček je v pořádku a nahrazuje ten se stejným id. Rozehrané hry si nechají starý.
deck-how-expansion = Přimíchat ho u nových stolů: `/{ command-houserules } { command-houserules-set }`, pravidlo „{ houserule-expansions }“, hodnota `{ $id }`
deck-how-alone = Hrát jen s ním: `/{ command-table } { command-table-new }` a zvol ho jako edici.
# For a deck that is played alone. $count: how many
deck-few-unicorns = ⚠️ Málo jednorožců: kromě jednorožčích mimin jen { $count }. K výhře jich je třeba 7 (u velkých stolů 6), takže hra může trvat, dokud nedojde balíček.
deck-refused = Tento balíček přijmout nejde; nic se nezměnilo. { $count ->
    [one] Jedna věc je špatně:
    [few] { $count } věci jsou špatně:
   *[other] { $count } věcí je špatně:
  }
deck-fault-bullet = - { $fault }
deck-none = Tento server nemá žádné vlastní balíčky. Přinést nějaký smí správce serveru: `/{ command-houserules } { command-houserules-deck } { command-houserules-deck-add }`
deck-heading = ### Balíčky tohoto serveru
deck-line = - **{ $title }** (`{ $id }`), od člena { $player } ({ $time }): k přimíchání
    .alone = - **{ $title }** (`{ $id }`), od člena { $player } ({ $time }): k přimíchání i k samotné hře
deck-removed = `{ $id }` už se nenabízí. Rozehrané hry si ho nechají.
deck-same = Tohle je přesně balíček **{ $title }** (`{ $id }`), který tento server už má. Nic se nezměnilo.
# $player brought the deck that is there, at $time
deck-ask-replace = Tím se nahradí **{ $title }** (`{ $id }`), od člena { $player } ({ $time }). Rozehrané hry si nechají starý, nové stoly dostanou nový:
    .button = Nahradit
deck-ask-remove = Nemá se tu už **{ $title }** (`{ $id }`), od člena { $player } ({ $time }), dál nabízet? Rozehrané hry si ho nechají.
    .button = Odebrat
