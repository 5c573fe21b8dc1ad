### Ce que demande une décision, selon sa sorte.
###
### prompt-<kind>.private   asks whoever decides, in the second person; no markdown, so it fits a label too
### prompt-<kind>.public    tells everybody else, in the third person; it never says more than the public facts
### prompt-<kind>.several   asks several people in one public call; only where an effect can ask several at once
###
### Every prompt takes a part of the same arguments, so all may be passed to each:
###   $player who decides (public only) · $card the name of the card that asks · $source that card’s title id
###   $count how many cards · $what of which kind (see `thing` in common.ftl; "card" when in doubt)

# A call in public to whoever must act. $mentions: who is pinged, $until: a timestamp, $link: to the board
prompt-your-turn = { $mentions }, c’est ton tour : joue une carte ou pioche. Échéance : { $until } · [Vers le plateau]({ $link })
prompt-call = { $mentions } · { $prompt } Réponse sous « Ma main ». Échéance : { $until } · [Vers le plateau]({ $link })
# Asked in a direct message as well
prompt-call-direct = { $mentions } · { $prompt } Réponse sous « Miser », par `/miser` ou en message privé. Échéance : { $until } · [Vers le plateau]({ $link })
prompt-reminder = { $mentions }, le temps est presque écoulé : fin { $until } · [Vers le plateau]({ $link })
prompt-reminder-direct = { $mentions }, une mise est attendue et le temps est presque écoulé : fin { $until }. Réponse sous « Miser », par `/miser` ou en message privé · [Vers le plateau]({ $link })
# Beside a private prompt
prompt-until = Échéance : { $until }.
prompt-because = { $card } · { $prompt }
prompt-default-draw = Une fois le temps écoulé, tu pioches une carte.
prompt-default-skip = Une fois le temps écoulé, l’effet est ignoré.
# $card: the card that was played first. With an odd number of Neighs on it it is stopped
prompt-default-pass = Une fois le temps écoulé, la carte *{ $card }* passe.
prompt-default-stopped = Une fois le temps écoulé, la carte *{ $card }* est contrée.
prompt-default-computer = Une fois le temps écoulé, l’ordinateur choisit pour toi.

## A turn

prompt-action =
    .private = Joue une carte ou pioche une carte.
    .public = **{ $player }** joue une carte ou pioche.
# Double Dutch stood there when the turn began
prompt-two_plays =
    .private = Joue jusqu’à deux cartes, ou pioche une carte.
    .public = **{ $player }** joue jusqu’à deux cartes ou pioche.
# Double Dutch, when one card has been played
prompt-second_play =
    .private = Joue une seconde carte, ou appuie sur « { answer-done } ».
    .public = **{ $player }** peut jouer une seconde carte.
prompt-opening =
    .private = Quel effet utilises-tu d’abord ? « { answer-done } » passe à ta pioche.
    .public = **{ $player }** peut utiliser des effets de début de tour.
# When one of them isn’t optional
prompt-opening_must =
    .private = Quel effet vient d’abord ? Ce qui n’est pas facultatif doit être fait avant de continuer.
    .public = **{ $player }** utilise des effets de début de tour.
prompt-into =
    .private = Dans quelle écurie va { $card } ?
    .public = **{ $player }** choisit une écurie pour *{ $card }*.
prompt-aim =
    .private = Qui vises-tu avec { $card } ?
    .public = **{ $player }** choisit qui viser avec *{ $card }*.
prompt-window =
    .private = { $card } : quelqu’un joue cette carte. La contres-tu ?
    .public = Les autres peuvent contrer *{ $card }*.
prompt-limit =
    .private = Tu as trop de cartes. { $count ->
        [one] Laquelle défausses-tu ?
       *[other] Lesquelles défausses-tu ({ $count }) ?
    }
    .public = **{ $player }** défausse jusqu’à la limite de main.

## Before the first turn

prompt-baby =
    .private = Quel Bébé Licorne commence dans ton écurie ?
    .several = Quel Bébé Licorne commence dans votre écurie ?
    .public = Tout le monde choisit son Bébé Licorne de départ.

## Choosing a player

prompt-player =
    .private = { $source ->
        [unfair_bargain] Avec qui échanges-tu ta main ?
        [americorn] À qui prends-tu une carte au hasard ?
        [blatant_thievery] Quelle main regardes-tu ?
        [night_visit] Quelle main regardes-tu ?
        [annoying_flying_unicorn] Qui doit défausser une carte ?
        [unicorn_shrinkray] À qui rapetisses-tu les licornes ?
       *[other] Qui choisis-tu ?
    }
    .public = **{ $player }** choisit quelqu’un pour *{ $card }*.

## Choosing cards in stables

prompt-destroy =
    .private = { which-thing } détruis-tu ?
    .public = **{ $player }** choisit { thing } à détruire.
prompt-sacrifice =
    .private = { $source ->
        [tiny_stable] Écurie Minuscule n’a de place que pour cinq licornes. Laquelle sacrifies-tu ?
       *[other] { which-thing } de ton écurie sacrifies-tu ?
    }
    .several = { which-thing } de votre écurie sacrifiez-vous ?
    .public = **{ $player }** choisit { thing } à sacrifier.
prompt-steal =
    .private = { which-thing } voles-tu ?
    .public = **{ $player }** choisit { thing } à voler.
prompt-return =
    .private = Quelle carte renvoies-tu en main ?
    .public = **{ $player }** choisit une carte à renvoyer en main.
prompt-move =
    .private = { which-thing } déplaces-tu ?
    .public = **{ $player }** choisit { thing } à déplacer.
prompt-move_to =
    .private = Dans quelle écurie va-t-elle ?
    .public = **{ $player }** choisit dans quelle écurie la carte va.
prompt-give =
    .private = Quelle licorne donnes-tu ?
    .public = **{ $player }** choisit une licorne à donner.
prompt-give_to =
    .private = Dans quelle écurie va-t-elle ?
    .public = **{ $player }** choisit qui la reçoit.

## Choosing cards in hands

prompt-discard =
    .private = { which-thing } défausses-tu ?
    .several = { which-thing } défaussez-vous ?
    .public = **{ $player }** choisit { thing } à défausser.
# What a magic card of the Kids game costs
prompt-cost =
    .private = { $card } coûte une autre carte. Laquelle défausses-tu ?
    .public = **{ $player }** choisit une carte pour payer *{ $card }*.
prompt-bring_up_to =
    .private = Quelles licornes poses-tu dans ton écurie ? Une ou deux, sinon « { answer-skip } ».
    .public = **{ $player }** peut poser dans son écurie jusqu’à deux licornes de sa main.
prompt-bring =
    .private = { which-thing } de ta main fais-tu entrer ?
    .public = **{ $player }** peut faire entrer { thing } de sa main.
prompt-from_hand =
    .private = Quelle carte de cette main prends-tu ?
    .public = **{ $player }** regarde la main et prend une carte.

## Choosing cards in the piles

prompt-from_discard =
    .private = { which-thing } prends-tu dans la défausse ?
    .public = **{ $player }** choisit { thing } dans la défausse.
prompt-revive =
    .private = Quelle licorne fais-tu revenir de la défausse ?
    .public = **{ $player }** choisit une licorne à faire revenir de la défausse.
prompt-search =
    .private = { which-thing } prends-tu dans la pioche ? Tu peux ne rien prendre.
    .public = **{ $player }** cherche { thing } dans la pioche.
prompt-nursery =
    .private = Quel Bébé Licorne de la nurserie fais-tu entrer ?
    .public = **{ $player }** peut faire entrer un Bébé Licorne de la nurserie.
prompt-babies =
    .private = { $count ->
        [one] Quel Bébé Licorne prend la place ?
       *[other] Quels { $count } Bébés Licornes prennent les places ?
    }
    .public = **{ $player }** choisit des bébés de la nurserie.
prompt-keep =
    .private = Laquelle de ces cartes prends-tu en main ?
    .public = **{ $player }** regarde le dessus de la pioche et prend une carte.
prompt-order =
    .private = Dans quel ordre remets-tu les autres ? La première que tu choisis est au-dessus.
    .public = **{ $player }** remet des cartes sur la pioche.

## Whether and how

prompt-mode =
    .private = Que fait { $card } ?
    .public = **{ $player }** choisit un effet pour *{ $card }*.
prompt-use =
    .private = Utilises-tu { $card } ?
    .public = **{ $player }** peut utiliser *{ $card }*.
# $card: the card that is about to go
prompt-replace =
    .private = { $card } est sur le point de partir. Comment sauves-tu cette carte ?
    .public = **{ $player }** peut sauver *{ $card }*.

## Answers as buttons and options: answer-<word>

answer-draw = Piocher une carte
answer-done = Terminé
answer-skip = Passer
answer-pass = { window-let-it-be }
answer-neigh = { window-neigh }
answer-super_neigh = { window-super-neigh }
answer-destroy = Détruire une carte ailleurs
answer-sacrifice = Sacrifier une de mes cartes
answer-use = Utiliser { $card }
answer-use-it = L’utiliser
answer-skip-use = Ne pas l’utiliser
answer-skip-replace = La laisser partir
answer-skip-search = Ne rien prendre
