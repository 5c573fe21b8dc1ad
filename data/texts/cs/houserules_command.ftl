### /houserules: what a server and its channels have set for their tables. Private.

## Settings of the server: name, what it decides, each value in words

house-key-preset = Edice
    .about = Co hraje nový stůl, když si nikdo nevybere.
house-key-allowed_channels = Kanály pro stoly
    .about = Kde se smějí otevírat stoly.
    .none = všude
house-key-tables_per_channel = Stoly v kanálu
    .about = Kolik jich tam smí být zároveň.
    .none = bez omezení
house-key-ping_habit = Upozornění
    .about = Kdy se zmiňují lidé, kteří to sami nemají nastavené.
    .always = kdykoli o něčem rozhodují
    .turn = v jejich tazích
    .late = když jim dochází čas
    .never = nikdy

## Words

# Where something holds. $channel: a mention
house-where = pro celý server
    .channel = pro kanál { $channel }
# $before, $after: values in words
house-difference = { $rule }: { $before } → { $after }
house-not-set = nenastaveno

## Show

house-heading = Domácí pravidla kanálu { $channel }
    .server = Domácí pravidla celého serveru
house-usual-preset = Když si nikdo nevybere jinak, hraje se u nového stolu: { $game }.
# A rule that differs. $usual: what the edition says, $where: who says otherwise
house-line = - **{ $rule }: { $value }**, obvykle { $usual } · { $where }
house-line-server = - **{ $rule }: { $value }** · { $where } · { $about }
house-unset = nenastaveno
# $count: how many rules differ
house-others = { $count ->
    [0] Vše je jako v pravidlech.
   *[other] Všechno ostatní je jako v pravidlech.
}
# $games: other games or editions for which rules differ that the one shown doesn't have
house-elsewhere = Domácí pravidla jsou nastavená i jinde ({ $games }): vyber níže.
house-how = Pravidlo změní `/{ command-houserules } { command-houserules-set }`: psaním do jeho pole se hledá.
    .pages = „Další“ vypíše všechna pravidla. Změní je `/{ command-houserules } { command-houserules-set }`: psaním do jeho pole se hledá.
house-menu = Jiná edice, nebo server
house-part-server = Server

## Changes

# One change. $change: as in house-difference
house-done-one = { $change }, { $where }.
house-done = Změněno { $where }:
house-as-before = Vše zůstává při starém { $where }.
house-effect = Použijí to nové stoly; rozehrané a ty, které čekají na svou hru, si nechají svoje.
    .now = Platí to od této chvíle.
# What was set, or taken back, is what another level says as well
house-noted = Zaznamenáno { $where }. Zatím se tím nic nemění: totéž tam platí už teď.
# $count: how many there are besides
house-and-more = - a ještě { $count }
# A warning. $why: a sentence
house-unplayable = { $game }: s tím se hrát nedá. { $why }
house-ask-reset = Tím se zruší vše nastavené { $where }:
    .button = Zrušit vše
house-ask-import-rest = Všechna ostatní pravidla nastavená { $where } se zruší.
house-ask-keep = Nechat, jak to je
house-kept = Nic se nezměnilo.
house-already-so = Tak už to je.
house-outdated = Pravidla se mezitím změnila, takže se nestalo nic. Použij příkaz znovu.

## History

house-history = Změny domácích pravidel
    .channel = Změny domácích pravidel kanálu { $channel }
house-history-empty = Zatím se nic neměnilo.
# $at: an instant, $player: a mention
house-history-line = - { $at } · { $player } · { $rule }: { $before } → { $after }, { $where }
# $id: a deck's, $version: the beginning of its text's hash
house-history-deck-added = - { $at } · { $player } · balíček `{ $id }` přidán, verze { $version }
house-history-deck-replaced = - { $at } · { $player } · balíček `{ $id }` nahrazen, verze { $version }
house-history-deck-removed = - { $at } · { $player } · balíček `{ $id }` odebrán, verze { $version }

## Refusals

house-need-manager = Měnit domácí pravidla smí jen správce serveru. Ukáže je `/{ command-houserules } { command-houserules-show }`.
# $rule: what was typed
house-bad-unknown = Domácí pravidlo { $rule } neznám. Vyber ze seznamu.
house-bad-server_wide = { $rule }: tohle jde nastavit jen pro celý server. Kanál vynech.
# $least, $most: numbers, $other: a word that does as well
house-bad-bounds = { $rule }: zadej číslo od { $least } do { $most }.
    .other = { $rule }: zadej číslo od { $least } do { $most }, nebo „{ $other }“.
# $most: a number
house-bad-many = { $rule }: smí jich být nejvýš { $most }.
# $value: what was typed
house-bad-value = { $rule }: „{ $value }“ nejde. Jde: { $values }.
# Between values, and before the last of them
house-bad-value-or = „{ $values }“ nebo „{ $last }“
    .between = “, „
# $channels: mentions
house-not-here = Na tomto serveru jsou stoly jen tady: { $channels }.
# $count: how many may be there
house-too-many-tables = { $count ->
    [one] V tomto kanálu a jeho vláknech už jeden stůl je a víc jich tu server nechce.
    [few] V tomto kanálu a jeho vláknech už jsou { $count } stoly a víc jich tu server nechce.
   *[other] V tomto kanálu a jeho vláknech už je { $count } stolů a víc jich tu server nechce.
}

## Suggestions while typing a value

house-channels-all = všude
# $channel: a channel's name
house-channel-only = jen v #{ $channel }
house-channel-add = také v #{ $channel }
house-channel-remove = už ne v #{ $channel }

## Files

# The first line of a file. $where: as in house-where
house-file-head = Domácí pravidla nastavená { $where }. Soubor převezme /{ command-houserules } { command-houserules-import }.
house-exported = Tohle je nastavené { $where }. Tady nebo na jiném serveru to převezme `/{ command-houserules } { command-houserules-import }`. Kanály pro stoly v něm nejsou.
house-nothing-set = Nic není nastaveno { $where }.
house-ask-import = Tím se změní { $where }:
    .button = Převzít
house-file-refused = Tento soubor převzít nejde, takže se nic nezměnilo:
# $line: its number, $why: a sentence
house-file-line = - Řádek { $line }: { $why }
house-file-too_big = Je větší než { $count } KB.
house-file-no_text = Není to textový soubor.
house-file-no_yaml = Tohle není YAML.
house-file-not_plain = Rozumím jen řádkům jako „hand_limit: 5“, bez seznamů, kotev a tagů.
house-file-twice = Toto pravidlo je nastavené už výš.
house-file-left_out = Kanály se souborem nastavit nedají.
house-file-empty = Nenastavuje žádné pravidlo. Všechno zruší `/{ command-houserules } { command-houserules-reset }`.
house-file-gone = Soubor se mi z Discordu nepodařilo stáhnout. Zkus to znovu.
