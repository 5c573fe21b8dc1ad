### /houserules: what a server and its channels have set for their tables. Private.

## Settings of the server: name, what it decides, each value in words

house-key-preset = Ediție
    .about = Ce joacă o masă nouă dacă nu alege nimeni.
house-key-allowed_channels = Canale pentru mese
    .about = Unde se pot deschide mese.
    .none = oriunde
house-key-tables_per_channel = Mese într-un canal
    .about = Câte pot fi în același timp.
    .none = oricâte
house-key-ping_habit = Pinguri
    .about = Când sunt menționați cei care nu și-au ales asta singuri.
    .always = ori de câte ori au de ales
    .turn = când le vine rândul
    .late = când li se termină timpul
    .never = niciodată

## Words

# Where something holds. $channel: a mention
house-where = pe tot serverul
    .channel = în { $channel }
# $before, $after: values in words
house-difference = { $rule }: { $before } → { $after }
house-not-set = nestabilit

## Show

house-heading = Regulile casei în { $channel }
    .server = Regulile casei pe tot serverul
house-usual-preset = Dacă nimeni nu alege altceva, o masă nouă joacă aici { $game }.
# A rule that differs. $usual: what the edition says, $where: who says otherwise
house-line = - **{ $rule }: { $value }**, de obicei: { $usual } · { $where }
house-line-server = - **{ $rule }: { $value }** · { $where } · { $about }
house-unset = nestabilit
# $count: how many rules differ
house-others = { $count ->
    [0] Totul e ca în regulament.
    [one] Restul e ca în regulament.
   *[other] Restul e ca în regulament.
}
# $games: other games or editions for which rules differ that the one shown doesn't have
house-elsewhere = Sunt stabilite reguli ale casei și pentru { $games }: alege mai jos.
house-how = `/{ command-houserules } { command-houserules-set }` schimbă o regulă: scrie în câmpul ei ca să cauți.
    .pages = „{ page-next }” le arată pe toate. `/{ command-houserules } { command-houserules-set }` schimbă una: scrie în câmpul ei ca să cauți.
house-menu = Altă ediție sau serverul
house-part-server = Serverul

## Changes

# One change. $change: as in house-difference
house-done-one = { $change }, { $where }.
house-done = S-a schimbat { $where }:
house-as-before = Totul rămâne cum era, { $where }.
house-effect = Mesele noi vor folosi asta; cele care joacă deja sau își așteaptă jocul rămân cu regulile lor.
    .now = Se aplică de acum.
# What was set, or taken back, is what another level says as well
house-noted = Am notat, { $where }. Deocamdată nu schimbă nimic: acolo e deja la fel.
# $count: how many there are besides
house-and-more = - și încă { $count }
# A warning. $why: a sentence
house-unplayable = { $game } nu se poate juca așa. { $why }
house-ask-reset = Asta ar anula tot ce e stabilit { $where }:
    .button = Anulează tot
house-ask-import-rest = Toate celelalte reguli stabilite { $where } se anulează.
house-ask-keep = Lasă cum e
house-kept = Nu s-a schimbat nimic.
house-already-so = E deja așa.
house-outdated = Între timp regulile s-au schimbat, așa că nu s-a făcut nimic. Dă comanda din nou.

## History

house-history = Schimbările regulilor casei
    .channel = Schimbările regulilor casei în { $channel }
house-history-empty = Nimeni nu a schimbat nimic încă.
# $at: an instant, $player: a mention
house-history-line = - { $at } · { $player } · { $rule }: { $before } → { $after }, { $where }
# $id: a deck's, $version: the beginning of its text's hash
house-history-deck-added = - { $at } · { $player } · Pachet adus: `{ $id }`, versiunea { $version }
house-history-deck-replaced = - { $at } · { $player } · Pachet înlocuit: `{ $id }`, cu versiunea { $version }
house-history-deck-removed = - { $at } · { $player } · Pachet scos: `{ $id }`, versiunea { $version }

## Refusals

house-need-manager = Regulile casei le poate schimba doar cine poate gestiona acest server. `/{ command-houserules } { command-houserules-show }` le arată.
# $rule: what was typed
house-bad-unknown = Nu cunosc nicio regulă a casei cu numele { $rule }. Alege una din listă.
house-bad-server_wide = Regula „{ $rule }” se poate stabili doar pe tot serverul. Nu alege niciun canal.
# $least, $most: numbers, $other: a word that does as well
house-bad-bounds = Pentru „{ $rule }” se poate alege un număr de la { $least } la { $most }.
    .other = Pentru „{ $rule }” se poate alege un număr de la { $least } la { $most } sau „{ $other }”.
# $most: a number
house-bad-many = Prea multe pentru „{ $rule }”: cel mult { $most }.
# $value: what was typed
house-bad-value = Pentru „{ $rule }” nu se poate alege „{ $value }”. Se poate: { $values }.
# Between values, and before the last of them
house-bad-value-or = „{ $values }” sau „{ $last }”
    .between = ”, „
# $channels: mentions
house-not-here = Acest server își ține mesele în { $channels }.
# $count: how many may be there
house-too-many-tables = { $count ->
    [one] Canalul acesta, cu firele lui cu tot, are deja o masă, iar serverul nu vrea mai mult de una.
    [few] Canalul acesta, cu firele lui cu tot, are deja { $count } mese, iar serverul nu vrea mai multe.
   *[other] Canalul acesta, cu firele lui cu tot, are deja { $count } de mese, iar serverul nu vrea mai multe.
}

## Suggestions while typing a value

house-channels-all = oriunde
# $channel: a channel's name
house-channel-only = doar în #{ $channel }
house-channel-add = și în #{ $channel }
house-channel-remove = nu și în #{ $channel }

## Files

# The first line of a file. $where: as in house-where
house-file-head = Regulile casei stabilite { $where }. Le preia /{ command-houserules } { command-houserules-import }.
house-exported = Aici e ce s-a stabilit { $where }. `/{ command-houserules } { command-houserules-import }` preia fișierul, aici sau pe alt server. Canalele pentru mese nu sunt în el.
house-nothing-set = Nu e stabilit nimic { $where }.
house-ask-import = Asta ar schimba { $where }:
    .button = Preia
house-file-refused = Nu pot primi fișierul acesta, așa că nu s-a schimbat nimic:
# $line: its number, $why: a sentence
house-file-line = - Linia { $line }: { $why }
house-file-too_big = E mai mare de { $count } KB.
house-file-no_text = Nu e un fișier text.
house-file-no_yaml = Nu e YAML.
house-file-not_plain = Se înțeleg doar linii ca „hand_limit: 5”, fără liste, ancore sau etichete.
house-file-twice = Regula asta a fost stabilită deja mai sus.
house-file-left_out = Canalele nu se pot stabili prin fișier.
house-file-empty = Nu stabilește nicio regulă. `/{ command-houserules } { command-houserules-reset }` anulează tot.
house-file-gone = Nu am putut lua fișierul de la Discord. Încearcă din nou.
