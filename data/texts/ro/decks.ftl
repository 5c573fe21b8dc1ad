### Decks of a server's own: what is wrong with one, what it can be used as.
###
### deck-fault-<what>   one fault; $got, $card and $field are somebody's words, made harmless
###   $known: what could stand there, $n: a bound

deck-fault-line = Linia { $line }: { $fault }
deck-fault-card = Linia { $line }, cartea { $card }: { $fault }
deck-fault-whole = { $fault }
deck-fault-field = { $field }: { $fault }

deck-fault-too_big = Fișierul e mai mare de { $n } KB.
deck-fault-not_utf8 = Fișierul nu e text UTF-8.
deck-fault-not_yaml = Acesta nu e YAML: { $got }.
deck-fault-empty = Fișierul e gol.
deck-fault-second_document = Un pachet e un singur document YAML.
deck-fault-alias = Ancorele și aliasurile nu sunt permise: scrie totul pe larg.
deck-fault-tag = Etichetele (tag-urile) nu sunt permise.
deck-fault-too_many_nodes = În fișier sunt mai multe valori decât numărul permis: { $n }.
deck-fault-too_deep = Imbricarea e mai adâncă decât limita: { $n }.
deck-fault-key_twice = { $got } apare aici de două ori.
deck-fault-strange_key = Înaintea celor două puncte poate sta doar un cuvânt.
deck-fault-wrong_type = Aici trebuie să stea altceva.
    .list = Aici trebuie să stea o listă.
    .mapping = Aici trebuie să stea câmpuri cu valori.
    .number = Aici trebuie să stea un număr întreg.
    .boolean = Aici trebuie să stea true sau false.
    .text = Aici trebuie să stea un text.
deck-fault-unknown_field = Aici nu există { $got }. Se cunosc: { $known }.
deck-fault-missing_field = Lipsește { $got }.
    .known = Lipsește { $got }. Se cunosc: { $known }.
deck-fault-unknown_value = { $got } nu se cunoaște aici. Se cunosc: { $known }.
deck-fault-too_few = Aici sunt prea puține: cel puțin { $n }.
deck-fault-too_many = Aici sunt prea multe: cel mult { $n }.
deck-fault-too_small = { $got } e prea mic: cel puțin { $n }.
deck-fault-too_large = { $got } e prea mare: cel mult { $n }.
deck-fault-designs = Numărul de cărți diferite dintr-un pachet e între 1 și { $n }.
deck-fault-strange_id = { $got } nu poate fi un id: litere mici, cifre și _, lungime cel mult { $n }, prima o literă.
deck-fault-id_twice = Sunt două cărți cu id-ul { $got }.
deck-fault-name_of_the_box = O carte din cutie se numește { $got }: alege alt nume, ca nimeni să nu le încurce.
deck-fault-name_twice = Altă carte din acest pachet se numește deja { $got }.
deck-fault-base_id = { $got } e o carte din cutie: alege alt id.
deck-fault-strange_sign = { $got } nu poate sta aici: merg litere, cifre și punctuație simplă.
    .none = E aici un semn care nu poate sta într-un fișier text.
deck-fault-too_long = Textul e prea lung: cel mult { $n } (caractere).
deck-fault-no_words = Lipsesc textele. Limbi: { $known }.
deck-fault-twice = Același lucru apare aici de două ori.
deck-fault-power_of_others = { $got } nu e pentru acest tip, doar pentru: { $known }.
deck-fault-trigger_of_others = { $got } nu i se întâmplă niciodată acestui tip, doar la: { $known }.
deck-fault-instant_without_neigh = Un Instant are nevoie de puterea { $got }: altfel nu se poate juca.
deck-fault-magic_without_effect = O Magie are nevoie de o singură abilitate, cu „when: played”, și de nicio alta.
deck-fault-nobody_chosen = Înainte trebuie ales un jucător, prin una dintre: { $known }.
deck-fault-not_in_modes = Între variante (modes), un sacrificiu e de o singură carte din grajdul propriu.
deck-fault-only_magic = Doar o Magie se poate amesteca pe sine în pachet.
deck-fault-no_way_out = Ca să încheie tura la începutul ei, are nevoie de „may: true”; altfel nu s-ar mai juca nicio tură.
deck-fault-too_many_cards = Cărți: { $got }; cel mult { $n }.
deck-fault-too_many_babies = Feluri de pui: { $got }; cel mult { $n }.
deck-fault-no_such_card = În cutie nu e nicio carte { $got }.
deck-fault-too_few_babies = Ca să se joace singur, îi trebuie pui proprii, cel puțin { $n }, sau „babies:” cu unul dintre { $known }.
deck-fault-too_few_neighs = Ca să se joace singur, îi trebuie cărți Instant pe care să le aibă doi jucători, cel puțin { $n }: proprii sau „neighs:” cu unul dintre { $known }.
deck-fault-too_few_cards = Ca să se joace singur, îi trebuie mai multe cărți: pe lângă pui, cel puțin { $n }; are { $got }.
deck-fault-too_few_for_two = Cu doi jucători trebuie să rămână în joc mai multe cărți: cel puțin { $n }; sunt { $got }.

## What a sound deck is: $id its id, $title its title

deck-summary = **{ $title }** ({ $id }): { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }, { $number ->
    [one] de un singur fel
    [few] de { $number } feluri
   *[other] de { $number } de feluri
  }
deck-summary-type = { $type }: { $count }
deck-use-expansion = Se poate amesteca în alt pachet.
deck-use-alone = Se poate amesteca în alt pachet sau se poate juca singur.

## /houserules deck

deck-added = Pachetul tău e în regulă și se poate juca acum pe acest server.
deck-replaced = Pachetul tău e în regulă și îl înlocuiește pe cel cu același id. Jocurile începute îl păstrează pe cel vechi.
deck-how-expansion = Amestecă-l la mesele noi: `/{ command-houserules } { command-houserules-set } expansions { $id }`
deck-how-alone = Joacă-l singur: `/{ command-table } { command-table-new }` și alege-l ca ediție.
# For a deck that is played alone. $count: how many
deck-few-unicorns = ⚠️ Puțini unicorni: doar { $count } în afară de pui. Ca să câștigi îți trebuie 7 (6 la mesele mari), așa că jocurile pot dura până se termină teancul de tras.
deck-refused = Pachetul acesta nu se poate primi; nu s-a schimbat nimic. { $count ->
    [one] E o greșeală:
    [few] Sunt { $count } greșeli:
   *[other] Sunt { $count } de greșeli:
  }
deck-fault-bullet = - { $fault }
deck-none = Serverul acesta nu are pachete proprii. Cine îl poate gestiona poate aduce unul: `/{ command-houserules } { command-houserules-deck } { command-houserules-deck-add }`
deck-heading = ### Pachetele acestui server
deck-line = - **{ $title }** (`{ $id }`), adus de { $player } la { $time }: de amestecat
    .alone = - **{ $title }** (`{ $id }`), adus de { $player } la { $time }: de amestecat sau de jucat singur
deck-removed = Pachetul `{ $id }` nu mai e oferit. Jocurile începute îl păstrează.
deck-same = Exact acesta e pachetul **{ $title }** (`{ $id }`) pe care serverul îl are deja. Nu s-a schimbat nimic.
# $player brought the deck that is there, at $time
deck-ask-replace = Acesta ar lua locul pachetului **{ $title }** (`{ $id }`), adus de { $player } la { $time }. Jocurile începute îl păstrează pe cel vechi, mesele noi îl primesc pe cel nou:
    .button = Înlocuiește-l
deck-ask-remove = Să nu mai fie oferit aici pachetul **{ $title }** (`{ $id }`), adus de { $player } la { $time }? Jocurile începute îl păstrează.
    .button = Scoate-l
