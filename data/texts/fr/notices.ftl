### Nouvelles publiques des personnes à la table et de ses horloges.
###
### notice-<what>    $player whose seat, $host who did it, $count and $needed votes

notice-away = **{ $player }** ne répond plus. L’ordinateur joue à cette place jusqu’au prochain bouton pressé par **{ $player }**.
notice-back = **{ $player }** est de retour.
notice-left = **{ $player }** quitte la partie. L’ordinateur joue désormais à cette place.
notice-removed = **{ $host }** exclut **{ $player }** de la table. L’ordinateur joue désormais à cette place.
notice-kicked = Le vote exclut **{ $player }**. L’ordinateur joue désormais à cette place.
notice-host = L’hôte est maintenant **{ $player }**.
notice-vote = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
} sur { $needed } pour exclure **{ $player }**. Pour voter : « Plus… » sous le plateau.
notice-thread_closed = Le fil de la table { $table } est fermé, la table continue donc ici.
notice-threads_full = Ce serveur a déjà autant de fils ouverts que Discord le permet, la table { $table } reste donc dans ce salon.
notice-frozen = Une panne de mon côté a figé cette table. Rien n’est perdu ; les personnes qui réparent sont prévenues.
