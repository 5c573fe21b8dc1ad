### /houserules: what a server and its channels have set for their tables. Private.

## Settings of the server: name, what it decides, each value in words

house-key-preset = Edition
    .about = What a new table plays if nobody chooses.
house-key-allowed_channels = Channels for tables
    .about = Where tables may be opened.
    .none = everywhere
house-key-tables_per_channel = Tables in one channel
    .about = How many may be there at the same time.
    .none = any number
house-key-ping_habit = Pings
    .about = When people are mentioned who haven't chosen that themselves.
    .always = whenever they are asked
    .turn = at their turns
    .late = when their time is nearly over
    .never = never

## Words

# Where something holds. $channel: a mention
house-where = for the whole server
    .channel = in { $channel }
# $before, $after: values in words
house-difference = { $rule }: { $before } → { $after }
house-not-set = not set

## Show

house-heading = House rules of { $channel }
    .server = House rules of the whole server
house-usual-preset = A new table here plays { $game } if nobody chooses something else.
# A rule that differs. $usual: what the edition says, $where: who says otherwise
house-line = - **{ $rule }: { $value }**, usually { $usual } · { $where }
house-line-server = - **{ $rule }: { $value }** · { $where } · { $about }
house-unset = not set
# $count: how many rules differ
house-others = { $count ->
    [0] Everything is as in the rulebook.
    [one] All else is as in the rulebook.
   *[other] All else is as in the rulebook.
}
# $games: other games or editions for which rules differ that the one shown doesn't have
house-elsewhere = House rules are set for { $games } as well: choose below.
house-how = `/houserules set` changes a rule: type into its field to search.
    .pages = Next lists every rule there is. `/houserules set` changes one: type into its field to search.
house-menu = Another edition, or the server
house-part-server = The server

## Changes

# One change. $change: as in house-difference
house-done-one = { $change }, { $where }.
house-done = Changed { $where }:
house-as-before = Everything stays as it was { $where }.
house-effect = New tables will use it; running ones, and those that wait for their game, keep theirs.
    .now = That holds from now on.
# What was set, or taken back, is what another level says as well
house-noted = Noted { $where }. For now it makes no difference: the same holds there already.
# $count: how many there are besides
house-and-more = - and { $count } more
# A warning. $why: a sentence
house-unplayable = { $game } can't be played with that: { $why }
house-ask-reset = This would take back everything that is set { $where }:
    .button = Take it all back
house-ask-import-rest = All other rules set { $where } are taken back.
house-ask-keep = Leave it as it is
house-kept = Nothing was changed.
house-already-so = That is already so.
house-outdated = The rules were changed meanwhile, so nothing was done. Use the command again.

## History

house-history = Changes to the house rules
    .channel = Changes to the house rules of { $channel }
house-history-empty = Nobody has changed anything yet.
# $at: an instant, $player: a mention
house-history-line = - { $at } · { $player } · { $rule }: { $before } → { $after }, { $where }
# $id: a deck's, $version: the beginning of its text's hash
house-history-deck-added = - { $at } · { $player } · Deck `{ $id }` brought, version { $version }
house-history-deck-replaced = - { $at } · { $player } · Deck `{ $id }` replaced, by version { $version }
house-history-deck-removed = - { $at } · { $player } · Deck `{ $id }` removed, version { $version }

## Refusals

house-need-manager = Only somebody who may manage this server can change its house rules. `/houserules show` shows them.
# $rule: what was typed
house-bad-unknown = I know no house rule called { $rule }. Choose one from the list.
house-bad-server_wide = { $rule } can be set for the whole server only. Leave the channel out.
# $least, $most: numbers, $other: a word that does as well
house-bad-bounds = { $rule } takes a number from { $least } to { $most }.
    .other = { $rule } takes a number from { $least } to { $most }, or “{ $other }”.
# $most: a number
house-bad-many = { $rule } takes { $most } at most.
# $value: what was typed
house-bad-value = { $rule } can't be “{ $value }”. It can be: { $values }.
# Between values, and before the last of them
house-bad-value-or = “{ $values }” or “{ $last }”
    .between = ”, “
# $channels: mentions
house-not-here = This server keeps its tables to { $channels }.
# $count: how many may be there
house-too-many-tables = { $count ->
    [one] This channel, its threads included, has a table already, and this server wants no more than one.
   *[other] This channel, its threads included, has { $count } tables already, and this server wants no more.
}

## Suggestions while typing a value

house-channels-all = everywhere
# $channel: a channel's name
house-channel-only = only in #{ $channel }
house-channel-add = also in #{ $channel }
house-channel-remove = no longer in #{ $channel }

## Files

# The first line of a file. $where: as in house-where
house-file-head = House rules set { $where }. Import it with /houserules import.
house-exported = This is what is set { $where }. `/houserules import` takes it over, here or in another server. Channels for tables stay out of it.
house-nothing-set = Nothing is set { $where }.
house-ask-import = This would change { $where }:
    .button = Take it over
house-file-refused = I can't take this file, so nothing has changed:
# $line: its number, $why: a sentence
house-file-line = - Line { $line }: { $why }
house-file-too_big = It is larger than { $count } KB.
house-file-no_text = It is no text file.
house-file-no_yaml = This is no YAML.
house-file-not_plain = Only lines such as “hand_limit: 5” are understood, without lists, anchors or tags.
house-file-twice = This rule was set further up already.
house-file-left_out = Channels can't be set by a file.
house-file-empty = It sets no rule. `/houserules reset` takes everything back.
house-file-gone = I couldn't fetch that file from Discord. Try again.
