### Après une partie : la revanche, le récit en fichier, le palmarès.

## Rematch

# In public. $mentions: who is asked, $player: who wants it
rematch-called = { $mentions } : **{ $player }** veut une revanche, mêmes places et mêmes règles. Réponse par **{ lobby-join }** ou **{ lobby-leave }** à la [table { $table }]({ $link }). Elle commence dès que tout le monde est là.
# Private, after the press
rematch-waits = Tu rejoues, à la [table { $table }]({ $link }). La partie commence dès que tout le monde est là. Il manque encore { BOLD($players) }.
rematch-open = Te voilà à la [table { $table }]({ $link }). L’hôte commence avec **{ $lobby-start }**.
rematch-begun = La revanche a commencé : table { $table }.
rematch-running = La revanche a commencé sans toi : [table { $table }]({ $link }). `/{ command-watch }` te la montre.
rematch-strangers = Pour demander une revanche, il faut avoir joué ici jusqu’au bout. `/{ command-table } { command-table-new }` ouvre ta propre table.
    .open = Pour demander une revanche, il faut avoir joué ici jusqu’au bout. Elle attend à la [table { $table }]({ $link }) : s’il y reste une place, appuie sur **{ $lobby-join }**.

## The story as a file

story-file-here = Le récit complet de la table { $table } :
# $date: a date and a time
story-file-began = Commencée le { $date }

## /stats: the games of a person or a server

# $player: whose
stats-heading = ### { $player } : parties sur ce serveur
    .everywhere = ### { $player } : parties sur tous les serveurs
stats-none = Aucune partie terminée ne compte pour l’instant.
    .other = Il n’y a rien à montrer sur **{ $player }** ici.
# A line a game, and below it one a preset. $games, $wins: how many
stats-game = **{ $game }** · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
stats-preset = - { $preset } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
stats-computers = -# Contre l’ordinateur seulement : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
stats-own-decks = paquets maison
# $rating: a number near a thousand, $place: from 1, $count: how many people have one
stats-rating = Cote **{ $rating }**, place { $place } sur { $count }
stats-server-heading = ### Parties sur ce serveur
stats-server-none = Aucune partie n’est encore terminée ici.
stats-server-game = **{ $game }** · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-server-preset = - { $preset } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-server-computers = -# Contre l’ordinateur seulement : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
# The table of a server, a line a person
stats-table-heading = ### { $game } : classement de ce serveur
stats-table-none = Personne n’est classé pour l’instant. Il suffit de terminer une partie à plusieurs.
stats-table-line = { $place } · **{ $player }** · { $rating } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
stats-table-you = -# Toi : place { $place } avec { $rating }
# $start: the number near which ratings begin
stats-table-about = -# Tout le monde part d’environ { $start } et monte en faisant mieux que les autres, surtout mieux que les mieux classés.
stats-to-server = Ce serveur
stats-to-mine = Mes parties
stats-to-data = Mes données
stats-needs-server = Les parties sont classées par serveur. Utilise cette commande sur un serveur.

# What is kept about a person
stats-data = ### Ce qui est gardé de tes parties
    Pour chaque partie terminée : la table et le serveur, le jeu et l’édition, le nombre de places et de personnes, quand elle s’est terminée, ta place, si tu as gagné, et si tu as joué jusqu’au bout. Sur chaque serveur : ta cote, avec le nom que tu y portais. Les autres voient cette cote et le nombre de tes victoires.
    .hidden = ### Ce qui est gardé de tes parties
        Rien de ce que tu termines désormais, et personne d’autre ne voit ce qui date d’avant. C’est ce que tu as choisi dans **{ help-settings }**.
stats-kept = Gardé pour l’instant : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
stats-keep-out = **{ help-settings }** te permet de ne pas y figurer du tout.
stats-export = Tout télécharger
stats-exported = Tout ce qui est gardé de tes parties :
stats-delete = Tout supprimer
stats-sure = Supprimer ton palmarès, donc tout le décompte de tes parties, sur tous les serveurs ? Tes cotes repartent du début. Celles des autres ne changent pas. Les parties elles-mêmes restent : leurs récits et leurs relectures, avec les noms de leurs tables, et ce qui a été signalé par `/{ command-bug }`.
stats-delete-sure = Supprimer pour de bon
stats-keep = Garder
stats-deleted = Supprimé. Tes parties ne comptent plus nulle part. Leurs récits et leurs relectures restent, avec les noms de leurs tables, et aussi ce qui a été signalé par `/{ command-bug }`.
stats-stays = Rien n’a changé.
