### La salle d’attente : une table avant sa partie. Public, sauf mention contraire.

# Buttons
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-start = Commencer
lobby-add-computer = Ajouter un ordinateur
lobby-remove-computer = Retirer un ordinateur
lobby-house-rules = Règles maison

# $host: who opened the table, $fewest and $most: how many seats the game takes
lobby-opened-by = Ouverte par **{ $host }**, qui lance la partie avec « Commencer » ({ $fewest } à { $most } places)
# $opener: who opened it, $host: who is host now
lobby-opened-by-other = Ouverte par **{ $opener }** · l’hôte, **{ $host }**, lance la partie avec « Commencer » ({ $fewest } à { $most } places)
# A rematch, while somebody is asked whether they play again
lobby-opened-by-rematch = Ouverte par **{ $opener }** · la partie commence dès que tout le monde est là ({ $fewest } à { $most } places)

# The line of seats: "Seats: 1 Ann (host) · 2 Bob · free"
# $seats: the seats below, in order
lobby-seats = Places : { $seats }
# Between the seats, and between the house rules that differ
lobby-between = { " · " }
lobby-seat = { $number } { $player }
    .host = { $number } { $player } (hôte)
    .computer = { $number } { $player } (ordinateur)
    .strength = { $number } { $player } (ordinateur, { $strength })
    .asked = { $number } { $player } (réponse attendue)
    .free = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }

# How strong a computer plays, as it stands in the line of seats and in menus
strength-simple = simple
    .about = rapide, se contente d’un bon coup
strength-strong-1 = moyen
    .about = réfléchit un peu avant de répondre
strength-strong-2 = fort
    .about = réfléchit avant de répondre
strength-strong-3 = très fort
    .about = réfléchit longtemps avant de répondre

# $pace: one of the names below, $turn and $reaction: durations
lobby-pace = Rythme : { $pace } ({ $turn } par tour, { $reaction } pour contrer)
    .hunt = Rythme : { $pace } ({ $turn } par tour)
pace-live = en direct
    .about = Pour jouer d’une traite : 90 s par tour, 20 s pour contrer.
pace-relaxed = tranquille
    .about = Pour jouer en faisant autre chose : 10 min par tour, 60 s pour contrer.
pace-days = plusieurs jours
    .about = Pour jouer jour après jour : 24 h par tour, 8 h pour contrer.

# $rules: "name (value)" for each house rule that differs, $count: how many, $left: how many there was no room for
lobby-rules-differ = { $count ->
    [one] { $count } règle maison diffère : { $rules }
   *[other] { $count } règles maison diffèrent : { $rules }
}
    .more = { $count } règles maison diffèrent : { $rules } et { $left } de plus : appuie sur « Règles maison ».
lobby-rules-usual = Règles maison : aucune, comme dans le livret
lobby-rule = { $rule } ({ $value })

# What the host changed after others had joined. $rule: a house rule, $value: what it is now
lobby-change-preset = **{ $player }** change le jeu : { $value }
lobby-change-pace = **{ $player }** change le rythme : { $value }
lobby-change-rule = **{ $player }** change une règle maison : { $rule } ({ $value })

# $count: how many people are still needed
lobby-needs-more = { $count ->
    [one] Il manque encore quelqu’un : rejoins la table, ou ajoute un ordinateur.
   *[other] Il manque encore { $count } personnes : rejoins la table, ou ajoute des ordinateurs.
}
# $most: how many may play, $count: how many are too many
lobby-needs-fewer = Ce jeu se joue à { $most } au plus : { $count ->
    [one] une place doit d’abord se libérer.
   *[other] { $count } places doivent d’abord se libérer.
}
lobby-ready = Tout est prêt : **{ $host }** peut appuyer sur « Commencer ».
# $why: a sentence about the rules
lobby-cannot = Ce n’est pas encore jouable. { $why }
lobby-host-changes = **{ $host }** peut changer le jeu, le rythme et qui commence sous « Règles maison ».
lobby-full = Toutes les places sont prises. **{ $host }** peut appuyer sur « Commencer ».
# In place of that for a rematch. $players: who hasn't said that they play again
lobby-rematch = C’est une revanche : elle commence d’elle-même dès que tout le monde a appuyé sur **{ lobby-join }**. Il manque encore { BOLD($players) }. **{ $host }** peut commencer sans attendre avec **{ lobby-start }**.
# $until: a timestamp
lobby-closes = Fermeture { $until } si personne ne vient.

## What happened

lobby-computer-added = **{ $player }** prend place et promet de jouer sans tricher.
# Private, to whoever seated the computer. $strength: one of those above
lobby-computer-changed = **{ $player }** joue désormais au niveau : { $strength }.
lobby-choose-strength = De quelle force joue { $player } ?
lobby-computer-removed = **{ $player }** rend sa place.
# $link: to the board
lobby-started = La partie a commencé. [Vers le plateau]({ $link })
# The lobby’s message once it has ended
lobby-over = La partie a commencé : le plateau est dans ce salon.
lobby-invited = { $mention }, **{ $player }** t’invite à la table { $table }. Appuie sur « Rejoindre » si tu veux jouer.

## Replies to whoever pressed (private)

lobby-you-joined = Te voilà à la table { $table }, place { $number }.
lobby-you-left = Tu as quitté la table { $table }.
lobby-you-kicked = **{ $player }** n’est plus à la table.
lobby-you-invited = L’invitation pour **{ $player }** est partie.
lobby-already-invited = **{ $player }** a déjà une invitation à cette table.
lobby-choose-kick = Qui quitte la table ?

## The host’s menus on the page of house rules (private): each option names what it is about

change-pace = Rythme : { $pace }
change-first = Qui commence : { $value }
change-extension = Deux personnages de plus, pour jouer à cinq ou six : { $value }
change-done = C’est changé. La salle d’attente le montre à tout le monde.

## Who begins

# The host’s choice (private), when Start was pressed without one
first-choose = Qui commence ? La partie débute dès que tu choisis.
first-choose-menu = Qui commence ?
first-option = { $player } commence
first-chance = Le hasard dit qui commence
# The same in the lobby’s message
first-not-picked = **{ $host }** choisit qui commence.
first-picked = **{ $player }** commence : c’est le choix de l’hôte.
first-picked-chance = Le hasard dit qui commence : c’est le choix de l’hôte.
# The vote, asked in the lobby’s message. $question: one of those below
first-vote = **{ $question }** Vote pour choisir qui commence. Le résultat compte dès que tout le monde a voté, au plus tard { $until }. Les ordinateurs ne votent pas.
first-vote-unstable = Qui porte le plus de couleurs ?
first-vote-kids = Qui a le plus petit âge ?
first-vote-hunt = Qui a vu une vraie licorne le plus récemment ?
first-votes-so-far = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} sur { $count }.
first-vote-call = { $mentions }, **{ $question }** Votez pour choisir qui commence. Fermeture { $until } · [Vers le vote]({ $link })
# What came of it. $count: votes for whoever begins
first-vote-won = **{ $player }** commence, avec { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}.
first-vote-tied = Égalité des votes, le hasard tranche : **{ $player }** commence.
first-vote-none = Personne n’a voté, le hasard décide : **{ $player }** commence.
first-vote-off = Le vote pour savoir qui commence est annulé, car quelqu’un est parti. L’hôte peut de nouveau appuyer sur « Commencer ».
# Private
first-vote-open = Le vote pour savoir qui commence est ouvert. Toi aussi, tu as une voix.
first-voted = Ton vote pour **{ $player }** compte.

## Lists of tables (/tables, private)

tables-heading = Tes tables
tables-none = Tu n’as de place à aucune table. `/table nouvelle` en ouvre une.
# $waits: one of the attributes, $link: to the board
tables-line-unlinked = Table { $table } · { $game } · { $waits }
tables-line = [Table { $table }]({ $link }) · { $game } · { $waits }
    .lobby = salle d’attente, { $count ->
        [one] { $count } place prise
       *[other] { $count } places prises
    }
    .you = t’attend · échéance : { $until }
    .others = attend { $players }
    .frozen = figée par une panne
