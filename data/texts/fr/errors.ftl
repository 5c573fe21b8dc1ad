### Refus en clair : privés, et rien ne change à la table. Chacun dit quoi faire à la place, s’il y a quelque chose.
###
### error-<reason>   the reasons of tables and rules, with their details as arguments
###   .link          the same with a link to where things stand ($link)

error-stale = Ce moment est passé. Appuie sur « { $board-my-hand } » sous le plateau pour voir ce qu’on te demande maintenant.
    .link = Ce moment est passé. [Voici où en est la partie]({ $link })
error-already = Tu as déjà choisi. C’est ton premier choix qui compte.
error-not_yours = C’est à quelqu’un d’autre d’en décider. Appuie sur « { $board-my-hand } » sous le plateau pour voir ce qu’on te demande.
    .link = C’est à quelqu’un d’autre d’en décider. [Voici où en est la partie]({ $link })
error-not_offered = Ce choix n’est pas possible maintenant. Choisis une option de la liste.
# A baby that somebody chose a moment earlier. $player: who
error-baby-taken = **{ $player }** vient de prendre *{ $card }*. Choisis-en un autre.
error-choose-exactly = Choisis exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
error-choose-between = Choisis de { $least } à { $most } cartes.

## Tables and seats

error-no_table = Cette table n’existe pas. `/tables` montre les tiennes, `/table nouvelle` en ouvre une.
error-not_lobby = Cette partie a déjà commencé.
    .link = Cette partie a déjà commencé. [Voici où elle en est]({ $link })
error-not_started = Cette partie n’a pas encore commencé. C’est l’hôte qui appuie sur « { $lobby-start } ».
error-over = Cette partie est finie. `/table nouvelle` ouvre une autre table.
# For the replay of a game
error-not_over = Cette partie est encore en cours. La revoir dévoilerait toutes les mains : il faut attendre la fin.
    .link = Cette partie est encore en cours. La revoir dévoilerait toutes les mains : il faut attendre la fin. [Voici où elle en est]({ $link })
error-no_game = Aucune partie n’a été jouée à cette table.
error-unreadable = Ce que je garde de cette ancienne partie n’est plus lisible.
error-too_many_bugs = C’est le maximum de signalements pour cette table, ou pour toi en un jour. Ceux qui sont gardés seront lus.
error-frozen = Une panne de mon côté a figé cette table. Rien n’est perdu ; les personnes qui réparent sont prévenues.
# $preset, $pace: what was asked for
error-unknown_preset = Je ne connais pas cette édition : { $preset }. Choisis-en une dans la liste.
error-unknown_pace = Je ne connais pas ce rythme : { $pace }. Choisis « en direct », « tranquille » ou « plusieurs jours ».
# $editions: those of the game
error-preset-of-another-game = { $game } ne se joue pas avec les règles de cette édition. Choisis parmi : { $editions }.
# $why: a sentence about the rule
error-bad_rules = Ces règles maison ne sont pas jouables. { $why }
# $id: what was asked for, $most: a number
error-no_such_deck = Ce serveur n’a pas de paquet { $id }. Voir /règles-maison paquet liste, et ce qui est réglé dans /règles-maison voir.
error-deck_changed = Quelqu’un a changé ce paquet entre-temps : je n’ai rien fait. Relance la commande.
error-deck_in_use = Des règles maison de ce serveur emploient le paquet { $id }. Retire-le d’abord : `/règles-maison changer expansions none`, ou `/règles-maison annuler preset` s’il est joué seul ; si c’est un salon qui le règle, avec ce salon.
error-too_many_decks = Ce serveur a { $most } paquets, il ne peut pas en avoir plus. Retires-en un d’abord : /règles-maison paquet retirer.
error-already_seated = Tu as déjà une place à cette table.
# For a press on what only players can press, too: buttons to watch or to join may stand below
error-not_seated = Tu n’as pas de place à cette table, donc rien n’a changé. `/regarder` te montre son plateau et son récit ; `/table rejoindre` te donne une place à une table dont la partie n’a pas commencé.
# $seats: how many there are
error-full = Les { $seats } places sont toutes prises.
error-no_computer = Il n’y a pas d’ordinateur à cette table.
error-unknown_player = Je ne connais pas cet ordinateur : { $player }.
# $host: the host’s name
error-not_host = Seul l’hôte peut faire cela : **{ $host }**.
error-not-host-or-manager = Seul l’hôte, **{ $host }**, ou quelqu’un qui gère le serveur peut faire cela.
# $least, $most: how many may play, $seats: how many sit here
error-wrong_seats = Ce jeu se joue de { $least } à { $most } personnes, et { $seats ->
    [one] { $seats } place est prise
   *[other] { $seats } places sont prises
} ici. Les ordinateurs comptent.
# $most: how many one person may host
error-too_many_lobbies = Tu as { $most } tables qui attendent leur partie. Commences-en ou fermes-en une (`/table fermer`), puis ouvres-en une autre.
error-choose_first = L’hôte doit d’abord dire qui commence : appuie sur « { $lobby-start } » et choisis.
error-voting = Le vote pour savoir qui commence est en cours. La partie commence ensuite.
error-rematch_waits = Les autres n’ont pas encore dit vouloir rejouer, et sans eux vous n’êtes pas assez. Attends leur réponse, ou appuie sur **{ $lobby-add-computer }**.
error-deck_withdrawn = Ce serveur n’a plus le paquet de cette partie : impossible de la rejouer. `/{ command-table } { command-table-new }` ouvre une table.
# $votes, $needed: so far, and how many it takes
error-already_voted = Ton vote compte déjà : { $votes } sur { $needed }.
error-mirrored = Cette table est déjà retransmise dans ce salon.
# $most: mirrors of one table
error-too_many_mirrors = Cette table est déjà retransmise à { $most } endroits, et il ne peut pas y en avoir plus. `/{ command-watch }` avec **{ choice-where-stop }** met fin à une retransmission, dans son salon.
error-which-table = Tu as une place à plusieurs tables. Dis laquelle : { $tables }.
error-table-elsewhere = Tu n’as de place à aucune table de ce salon. S’il s’agit de la table { $table }, ajoute son numéro à la commande.
error-no-table-here = Tu n’as de place à aucune table de ce salon. `/{ command-watch }` te montre une partie qui se joue ici ; `/{ command-table } { command-table-join }` te donne une place à une table qui n’a pas commencé.
error-no-lobby-here = Aucune table n’est ouverte dans ce salon. `/table nouvelle` en ouvre une.
error-no-such-player = **{ $player }** n’est pas à cette table.
error-kick-yourself = C’est toi. `/table quitter` te fait partir de la table.
error-cannot-invite = Les bots ne répondent pas aux invitations. « { $lobby-add-computer } » te trouve mieux comme adversaire.

## Playing

error-not-your-turn = Ce n’est pas ton tour. C’est à **{ $player }**. Échéance : { $until }.
error-card-unknown = Je ne connais pas de carte de ce nom. Choisis-en une dans la liste.
error-card-not-held = Tu n’as pas *{ $card }* en main.
error-cannot-play = *{ $card }* ne peut pas se jouer maintenant : { $reason }.
# For a press on the form of a bid whose hunt is decided; the hand stands below
error-hunt-over = Cette chasse est finie, donc rien n’a changé.
error-no-bid = On ne te demande pas de miser maintenant.
error-no-power = Tu n’as aucun pouvoir à annoncer maintenant : rien n’a été placé. Enlève le pouvoir.
error-power-with-pass = Qui passe n’annonce pas de pouvoir. Enlève le pouvoir, ou place des cartes.
error-pass-with-cards = On ne peut pas passer et placer des cartes à la fois. Écris seulement « passer », ou seulement des cartes.
# Words that mean to pass where a bid is typed, with list-between between them; `pass` is understood in every language
typed-pass = passer, passe, je passe
# A number was typed that isn't among the own hunt cards
error-hold-none = Tu n’as pas de { $card }.
# $card: a hunt card by its value, $count: how many of it the person holds
error-hold-only = { $count ->
    [one] Tu n’as qu’un seul { $card }.
   *[other] Tu n’as que { $count } cartes de valeur { $card }.
}
error-no-decision = On ne te demande rien maintenant.
error-no-window = Personne n’est en train de jouer une carte.
error-no-neigh = Tu n’as pas de Huuue.
error-no-super-neigh = Tu n’as pas de Super Huuue.
error-neigh-silenced = { $count ->
    [one] { ITALIC($cards) }, dans ton écurie, bloque tes cartes Huuue.
   *[other] { ITALIC($cards) }, dans ton écurie, bloquent tes cartes Huuue.
}
error-neigh-own = C’est toi qui as joué cette carte. Les autres peuvent la contrer.
error-pass-own = C’est toi qui as joué cette carte. Les autres décident si elle passe.
error-draw-not-now = Tu ne peux pas piocher maintenant. Appuie sur « { $board-my-hand } » pour voir ce qu’on te demande.

## Discord

# $permission: one of the names below
error-bot-permission = Il me manque la permission « { $permission } » dans ce salon. Quelqu’un qui gère le serveur peut me la donner.
error-bot-permission-table = La table { $table } est en pause : il m’y manque la permission « { $permission } ».
error-channel-gone = Le salon de la table { $table } a disparu. `/table plateau` dans un autre salon y emmène la partie.
error-busy = Il me faut un instant de plus que d’habitude. Appuie encore une fois.
error-unexpected = Quelque chose a mal tourné de mon côté, et rien n’a changé. Appuie encore une fois ; si cela continue, signale-le avec « { $board-more } » sous le plateau.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
