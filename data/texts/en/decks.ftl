### Decks of a server's own: what is wrong with one, what it can be used as.
###
### deck-fault-<what>   one fault; $got, $card and $field are somebody's words, made harmless
###   $known: what could stand there, $n: a bound

deck-fault-line = Line { $line }: { $fault }
deck-fault-card = Line { $line }, card { $card }: { $fault }
deck-fault-whole = { $fault }
deck-fault-field = { $field }: { $fault }

deck-fault-too_big = The file is larger than { $n } KB.
deck-fault-not_utf8 = The file isn't UTF-8 text.
deck-fault-not_yaml = This isn't YAML: { $got }.
deck-fault-empty = There is nothing in the file.
deck-fault-second_document = A deck is one YAML document.
deck-fault-alias = Anchors and aliases aren't allowed: write it out.
deck-fault-tag = Tags aren't allowed.
deck-fault-too_many_nodes = There are more than { $n } values in the file.
deck-fault-too_deep = Things stand more than { $n } deep.
deck-fault-key_twice = { $got } stands here twice.
deck-fault-strange_key = Only a word can stand before a colon.
deck-fault-wrong_type = Something else must stand here.
    .list = A list must stand here.
    .mapping = Fields with values must stand here.
    .number = A whole number must stand here.
    .boolean = true or false must stand here.
    .text = A text must stand here.
deck-fault-unknown_field = There is no { $got } here. Known: { $known }.
deck-fault-missing_field = { $got } is missing.
    .known = { $got } is missing. Known: { $known }.
deck-fault-unknown_value = { $got } isn't known here. Known: { $known }.
deck-fault-too_few = At least { $n } must stand here.
deck-fault-too_many = At most { $n } may stand here.
deck-fault-too_small = { $got } is too small: at least { $n }.
deck-fault-too_large = { $got } is too large: at most { $n }.
deck-fault-designs = A deck has 1 to { $n } designs.
deck-fault-strange_id = { $got } can't be an id: small letters, digits and _, at most { $n }, a letter first.
deck-fault-id_twice = There are two cards with the id { $got }.
deck-fault-name_of_the_box = A card of the box is called { $got }: choose another name, so that nobody takes one for the other.
deck-fault-name_twice = Another card of this deck is called { $got } already.
deck-fault-base_id = { $got } is a card of the box: choose another id.
deck-fault-strange_sign = { $got } can't stand here: letters, digits and plain punctuation can.
    .none = There is a sign that can't stand in a text file.
deck-fault-too_long = At most { $n } characters fit here.
deck-fault-no_words = There are no words. Languages: { $known }.
deck-fault-twice = The same stands here twice.
deck-fault-power_of_others = { $got } is nothing for this type, only for: { $known }.
deck-fault-trigger_of_others = { $got } never happens to this type, only to: { $known }.
deck-fault-instant_without_neigh = An instant needs the power { $got }: nothing else lets it be played.
deck-fault-magic_without_effect = A magic card needs one ability with “when: played”, and no other.
deck-fault-nobody_chosen = A player must be chosen before, by one of: { $known }.
deck-fault-not_in_modes = Among modes, a sacrifice is of one card of the own stable.
deck-fault-only_magic = Only a magic card can shuffle itself into the deck.
deck-fault-no_way_out = Ending a turn at its beginning needs “may: true”, or no turn would ever be played.
deck-fault-too_many_cards = { $got } cards; at most { $n }.
deck-fault-too_many_babies = { $got } kinds of babies; at most { $n }.
deck-fault-no_such_card = There is no card { $got } in the box.
deck-fault-too_few_babies = Played alone, it needs at least { $n } babies: of its own, or “babies:” with one of { $known }.
deck-fault-too_few_neighs = Played alone, it needs at least { $n } instants that two players keep: of its own, or “neighs:” with one of { $known }.
deck-fault-too_few_cards = Played alone, it needs at least { $n } cards beside the babies; it has { $got }.
deck-fault-too_few_for_two = With two players at least { $n } cards must stay in play; there are { $got }.

## What a sound deck is: $id its id, $title its title

deck-summary = **{ $title }** ({ $id }): { $count ->
    [one] one card
   *[other] { $count } cards
  } of { $number ->
    [one] one design
   *[other] { $number } designs
  }
deck-summary-type = { $type }: { $count }
deck-use-expansion = It can be shuffled into another deck.
deck-use-alone = It can be shuffled into another deck, or played alone.

## /houserules deck

deck-added = Your deck is sound and can be played on this server now.
deck-replaced = Your deck is sound and takes the place of the one with the same id. Games in progress keep the old one.
deck-how-expansion = Shuffle it in at new tables: `/houserules set expansions { $id }`
deck-how-alone = Play it alone: `/table new`, and choose it as preset.
# For a deck that is played alone. $count: how many
deck-few-unicorns = ⚠️ Few unicorns: only { $count } besides the babies. A seat needs 7 to win (6 at big tables), so games may last until the draw pile runs out.
deck-refused = This deck can't be taken; nothing has changed. { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
  }
deck-fault-bullet = - { $fault }
deck-none = This server has no decks of its own. Somebody who may manage it can bring one: `/houserules deck add`
deck-heading = ### Decks of this server
deck-line = - **{ $title }** (`{ $id }`), brought by { $player } on { $time }: to be shuffled in
    .alone = - **{ $title }** (`{ $id }`), brought by { $player } on { $time }: to be shuffled in or played alone
deck-removed = `{ $id }` is no longer offered. Games in progress keep it.
deck-same = This is exactly the deck **{ $title }** (`{ $id }`) that this server has already. Nothing was changed.
# $player brought the deck that is there, at $time
deck-ask-replace = This would take the place of **{ $title }** (`{ $id }`), which { $player } brought on { $time }. Games in progress keep the old one, new tables get the new one:
    .button = Replace it
deck-ask-remove = Shall **{ $title }** (`{ $id }`), which { $player } brought on { $time }, no longer be offered here? Games in progress keep it.
    .button = Remove it
