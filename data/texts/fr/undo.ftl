### Reprendre un choix : le bouton, le vote de la règle maison, ce qui s’ensuit.

undo-take-back = Reprendre
undo-done = Ton dernier choix est repris : la question t’est posée à nouveau.

# The story. $player: whose choice
story-undone = **{ $player }** reprend son dernier choix.
    .vote = Tout le monde est d’accord : le dernier choix de **{ $player }** est repris, avec tout ce qui en a découlé.

## Refusals

error-undo_off = À cette table, aucun choix ne peut être repris : ainsi le veut la règle maison « { houserule-undo } ».
error-undo_late = Il n’y a rien que tu puisses reprendre maintenant : un choix tient dès que quelqu’un d’autre agit ou qu’une carte cachée est montrée.
error-undo_done = Tu l’as déjà repris.
