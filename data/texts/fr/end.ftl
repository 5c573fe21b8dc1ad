### La fin d’une partie : un message public ; et la fermeture d’une salle d’attente.
###
### end-<reason>     $player or $players who won, $unicorns, $turns how many, $time how long (a duration)
### Chacun contient le mot « gagne », ou « Personne ne gagne ».

end-unicorns = **{ $player }** gagne avec { $unicorns ->
    [one] { $unicorns } licorne
   *[other] { $unicorns } licornes
} après { end-turns } ({ $time }).
end-deck = La pioche est vide : **{ $player }** gagne avec le plus de licornes, { $unicorns }, après { end-turns } ({ $time }).
    .cut = La partie a atteint le nombre de tours permis : **{ $player }** gagne avec le plus de licornes, { $unicorns }, après { end-turns } ({ $time }).
end-letters = La pioche est vide, avec égalité de licornes : **{ $player }** gagne grâce aux lettres de leurs noms, après { end-turns } ({ $time }).
    .cut = La partie a atteint le nombre de tours permis, avec égalité de licornes : **{ $player }** gagne grâce aux lettres de leurs noms, après { end-turns } ({ $time }).
end-shared = La pioche est vide, l’égalité est parfaite : { BOLD($players) } gagnent ensemble, à la première place, après { end-turns } ({ $time }).
    .cut = La partie a atteint le nombre de tours permis, l’égalité est parfaite : { BOLD($players) } gagnent ensemble, à la première place, après { end-turns } ({ $time }).
end-tie = La pioche est vide, avec égalité de licornes et de lettres. Personne ne gagne après { end-turns } ({ $time }).
    .cut = La partie a atteint le nombre de tours permis, avec égalité de licornes et de lettres. Personne ne gagne après { end-turns } ({ $time }).
end-host = L’hôte arrête la partie. Personne ne gagne après { end-turns } ({ $time }).
end-moderator = Quelqu’un qui gère ce serveur arrête la partie. Personne ne gagne après { end-turns } ({ $time }).
end-nobody_left = Il ne reste que des ordinateurs à cette table. Personne ne gagne après { end-turns } ({ $time }).
end-turns = { $turns ->
    [0] zéro tour
    [one] { $turns } tour
   *[other] { $turns } tours
}

# A lobby that closes without a game. $time: how long nobody joined
end-lobby-expired = Personne n’est venu depuis { $time } : cette table est fermée. `/table nouvelle` en ouvre une autre.
end-lobby-host = L’hôte ferme cette table. `/table nouvelle` en ouvre une autre.
end-lobby-moderator = Quelqu’un qui gère ce serveur ferme cette table. `/table nouvelle` en ouvre une autre.
end-lobby-empty = Tout le monde est parti : cette table est fermée. `/table nouvelle` en ouvre une autre.

# Winners who left the table before the end. $players: who
end-left = { $count ->
    [one] { BOLD($players) } n’était plus à la table : l’ordinateur a joué à sa place.
   *[other] { BOLD($players) } n’étaient plus à la table : l’ordinateur a joué à leur place.
}

# The table of seats below the result. $place: 1, 2, …
end-seat = { $place }. **{ $player }** · { $unicorns ->
    [one] { $unicorns } licorne
   *[other] { $unicorns } licornes
}
# The chart’s description. $lines: the seats as text
end-chart-alt = Licornes par tour. { $lines }

# Buttons
end-rematch = Revanche
end-replay = Revoir la partie
end-story-file = Récit en fichier
