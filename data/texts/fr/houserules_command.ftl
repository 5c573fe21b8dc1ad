### /règles-maison : ce qu’un serveur et ses salons ont réglé pour leurs tables. Privé.

## Settings of the server: name, what it decides, each value in words

house-key-preset = Édition
    .about = À quoi joue une nouvelle table quand personne ne choisit.
house-key-allowed_channels = Salons des tables
    .about = Où l’on peut ouvrir des tables.
    .none = partout
house-key-tables_per_channel = Tables par salon
    .about = Combien il peut y en avoir en même temps.
    .none = autant qu’on veut
house-key-ping_habit = Mentions
    .about = Quand je mentionne qui n’a pas fait son propre choix.
    .always = à chaque question
    .turn = à chaque tour
    .late = quand le temps est presque écoulé
    .never = jamais

## Words

# Where something holds. $channel: a mention
house-where = sur tout le serveur
    .channel = dans { $channel }
# $before, $after: values in words
house-difference = { $rule } : { $before } → { $after }
house-not-set = pas réglé

## Show

house-heading = Règles maison de { $channel }
    .server = Règles maison de tout le serveur
house-usual-preset = Ici, une nouvelle table joue à { $game } si personne ne choisit autre chose.
# A rule that differs. $usual: what the edition says, $where: who says otherwise
house-line = - **{ $rule } : { $value }**, d’habitude { $usual } · { $where }
house-line-server = - **{ $rule } : { $value }** · { $where } · { $about }
house-unset = pas réglé
# $count: how many rules differ
house-others = { $count ->
    [0] Tout est comme dans le livret.
    [one] Tout le reste est comme dans le livret.
   *[other] Tout le reste est comme dans le livret.
}
# $games: other games or editions for which rules differ that the one shown doesn't have
house-elsewhere = Des règles maison sont aussi réglées pour { $games } : choisis ci-dessous.
house-how = `/règles-maison changer` change une règle : écris dans son champ pour chercher.
    .pages = « Suivant » montre toutes les règles qui existent. `/règles-maison changer` en change une : écris dans son champ pour chercher.
house-menu = Une autre édition, ou le serveur
house-part-server = Le serveur

## Changes

# One change. $change: as in house-difference
house-done-one = { $change }, { $where }.
house-done = Changé { $where } :
house-as-before = Tout reste comme avant { $where }.
house-effect = Les nouvelles tables l’appliquent ; celles en cours, et celles qui attendent leur partie, gardent leurs règles.
    .now = C’est valable dès maintenant.
# What was set, or taken back, is what another level says as well
house-noted = Noté { $where }. Pour l’instant, cela ne change rien : c’était déjà ainsi.
# $count: how many there are besides
house-and-more = - et { $count } de plus
# A warning. $why: a sentence
house-unplayable = { $game } ne peut pas se jouer ainsi : { $why }
house-ask-reset = Cela annulerait tout ce qui est réglé { $where } :
    .button = Tout annuler
house-ask-import-rest = Toutes les autres règles réglées { $where } sont annulées.
house-ask-keep = Ne rien changer
house-kept = Rien n’a changé.
house-already-so = C’est déjà ainsi.
house-outdated = Les règles ont changé entre-temps : je n’ai rien fait. Relance la commande.

## History

house-history = Changements des règles maison
    .channel = Changements des règles maison de { $channel }
house-history-empty = Personne n’a encore rien changé.
# $at: an instant, $player: a mention
house-history-line = - { $at } · { $player } · { $rule } : { $before } → { $after }, { $where }
# $id: a deck’s, $version: the beginning of its text’s hash
house-history-deck-added = - { $at } · { $player } · Paquet `{ $id }` apporté, version { $version }
house-history-deck-replaced = - { $at } · { $player } · Paquet `{ $id }` remplacé, par la version { $version }
house-history-deck-removed = - { $at } · { $player } · Paquet `{ $id }` retiré, version { $version }

## Refusals

house-need-manager = Seul quelqu’un qui peut gérer ce serveur peut changer ses règles maison. `/règles-maison voir` les montre.
# $rule: what was typed
house-bad-unknown = Je ne connais pas cette règle maison : { $rule }. Choisis-en une dans la liste.
house-bad-server_wide = { $rule } : cela ne se règle que pour tout le serveur. Enlève le salon.
# $least, $most: numbers, $other: a word that does as well
house-bad-bounds = { $rule } : il faut un nombre de { $least } à { $most }.
    .other = { $rule } : il faut un nombre de { $least } à { $most }, ou « { $other } ».
# $most: a number
house-bad-many = { $rule } : { $most } au plus.
# $value: what was typed
house-bad-value = { $rule } : « { $value } » n’est pas possible. Valeurs possibles : { $values }.
# Between values, and before the last of them
house-bad-value-or = « { $values } » ou « { $last } »
    .between = { " », « " }
# $channels: mentions
house-not-here = Ce serveur réserve ses tables à { $channels }.
# $count: how many may be there
house-too-many-tables = { $count ->
    [one] Ce salon, ses fils compris, a déjà une table, et ce serveur n’en veut pas plus.
   *[other] Ce salon, ses fils compris, a déjà { $count } tables, et ce serveur n’en veut pas plus.
}

## Suggestions while typing a value

house-channels-all = partout
# $channel: a channel’s name
house-channel-only = seulement dans #{ $channel }
house-channel-add = aussi dans #{ $channel }
house-channel-remove = plus dans #{ $channel }

## Files

# The first line of a file. $where: as in house-where
house-file-head = Règles maison réglées { $where }. À reprendre avec /règles-maison importer.
house-exported = Voici ce qui est réglé { $where }. `/règles-maison importer` le reprend, ici ou sur un autre serveur. Les salons des tables n’y figurent pas.
house-nothing-set = Rien n’est réglé { $where }.
house-ask-import = Cela changerait { $where } :
    .button = Reprendre ce fichier
house-file-refused = Je ne peux pas reprendre ce fichier, donc rien n’a changé :
# $line: its number, $why: a sentence
house-file-line = - Ligne { $line } : { $why }
house-file-too_big = Il dépasse { $count } Ko.
house-file-no_text = Ce n’est pas un fichier texte.
house-file-no_yaml = Ce n’est pas du YAML.
house-file-not_plain = Je ne comprends que des lignes comme « hand_limit: 5 », sans listes, ancres ni étiquettes.
house-file-twice = Cette règle a déjà été réglée plus haut.
house-file-left_out = Un fichier ne peut pas régler les salons.
house-file-empty = Il ne règle rien. `/règles-maison annuler` annule tout.
house-file-gone = Je n’ai pas pu récupérer ce fichier chez Discord. Essaie encore.
