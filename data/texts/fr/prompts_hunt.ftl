### Ce que demande une décision de Kill the Unicorns : comme dans prompts.ftl, avec pour $card la licorne chassée ou la
### carte qui demande.

prompt-hunt-character =
    .private = Quel personnage joues-tu ?
    .public = **{ $player }** choisit un personnage.
prompt-hunt-trap =
    .private = Quelle Manigance places-tu ? L’autre est défaussée.
    .public = **{ $player }** choisit une Manigance à placer.
prompt-hunt-trap_unicorn =
    .private = Sur quelle licorne la places-tu ?
    .public = **{ $player }** choisit une licorne pour une Manigance.
prompt-hunt-sight =
    .private = Regardes-tu les Manigances sur { $card } ?
    .public = **{ $player }** peut regarder les Manigances sur *{ $card }*.
prompt-hunt-sight_move =
    .private = Déplaces-tu une de ces Manigances vers une autre licorne ?
    .public = **{ $player }** peut déplacer une Manigance posée sur *{ $card }*.
prompt-hunt-sight_to =
    .private = Vers quelle licorne la déplaces-tu ?
    .public = **{ $player }** choisit où va la Manigance.
prompt-hunt-bid =
    .private = { $count ->
        [one] Place exactement une carte Chasse pour { $card }, ou passe.
       *[other] Place exactement { $count } cartes Chasse pour { $card }, ou passe.
    }
    .public = **{ $player }** place { $count ->
        [one] une carte Chasse
       *[other] { $count } cartes Chasse
    } pour *{ $card }* ou passe.
# When nobody has opened yet
prompt-hunt-bid_open =
    .private = Tu ouvres la chasse pour { $card } : place de 1 à 3 cartes Chasse, ou passe. Les autres devront en placer autant.
    .public = **{ $player }** ouvre la chasse pour *{ $card }* ou passe.
# With too few cards
prompt-hunt-bid_pass =
    .private = { $card } : tu as trop peu de cartes Chasse, tu ne peux que passer.
    .public = **{ $player }** a trop peu de cartes Chasse pour *{ $card }*.
prompt-hunt-reveal =
    .private = Quelle Manigance sur { $card } révèles-tu ?
    .public = **{ $player }** choisit quelle Manigance sur *{ $card }* est révélée.
# $card: the scheme card
prompt-hunt-veto =
    .private = Annules-tu { $card }, qui vient d’apparaître ?
    .public = **{ $player }** peut annuler *{ $card }*.
prompt-hunt-paint =
    .private = Quelle couleur donnes-tu à { $card } ?
    .public = **{ $player }** peut choisir une couleur pour *{ $card }*.
prompt-hunt-hand_over =
    .private = Laquelle de tes licornes cèdes-tu pour { $card } ?
    .public = **{ $player }** choisit une licorne à céder pour *{ $card }*.
prompt-hunt-rewind =
    .private = Quelle carte Chasse reprends-tu ?
    .public = **{ $player }** peut reprendre une carte Chasse.
prompt-hunt-market =
    .private = Qu’achètes-tu au marché noir ?
    .public = **{ $player }** peut acheter au marché noir.
# $card: the item bought
prompt-hunt-color =
    .private = { $card } : quelle couleur prends-tu ?
    .public = **{ $player }** choisit la couleur pour *{ $card }*.
prompt-hunt-token_to =
    .private = { $card } : à laquelle de tes licornes va l’achat ?
    .public = **{ $player }** choisit une licorne pour *{ $card }*.

# When the time is up
prompt-default-hunt-pass = Une fois le temps écoulé, tu passes.
prompt-default-hunt-nothing = Une fois le temps écoulé, tu n’achètes rien.
