### Reprendre un choix : le bouton, le vote de la règle maison, ce qui s’ensuit.

undo-take-back = Reprendre
undo-done = Ton dernier choix est repris : la question t’est posée à nouveau.
# By the house rule “vote”: the others are asked
undo-ask = Demander à reprendre
undo-asked = La question est posée aux autres. Si tout le monde est d’accord, ton dernier choix est repris, et un appel te demande de choisir à nouveau.

## The vote. $player: whose choice, $mentions: who is asked, $until: "in 40 seconds"

undo-vote = { $mentions } : **{ $player }** peut reprendre son dernier choix, avec tout ce qui en a découlé ? Ce qui a été vu reste vu. Il faut l’accord de tout le monde ; d’ici là, le temps est arrêté, et jouer la suite met fin au vote. Fermeture { $until }
# How what would be taken back begins: nothing, or these lines of the story
undo-vote-nothing = Rien n’en a encore découlé que tout le monde puisse voir.
undo-vote-since = Ce qui en a découlé :
undo-vote-more = … et la suite
undo-vote-agree = Laisser reprendre
undo-vote-refuse = Maintenir
undo-vote-agreed = Tout le monde est d’accord : **{ $player }** reprend son dernier choix.
undo-vote-refused = Tout le monde n’est pas d’accord : **{ $player }** garde son dernier choix.
undo-vote-late = Tout le monde n’a pas donné son accord à temps : **{ $player }** garde son dernier choix.
undo-vote-gone_on = La partie a continué : **{ $player }** garde son dernier choix.
undo-you-agree = Tu es d’accord.
undo-you-refuse = Tu maintiens ce choix.

## More…

more-undo = Reprendre un choix
    .about = Reprend ton dernier choix, si les règles maison le permettent.

## The story. $player: whose choice

story-undone = **{ $player }** reprend son dernier choix.
    .vote = Tout le monde est d’accord : **{ $player }** reprend son dernier choix, avec tout ce qui en a découlé.

## Refusals

error-undo_off = À cette table, aucun choix ne peut être repris : ainsi le veut la règle maison « { houserule-undo } ».
error-undo_late = Il n’y a rien que tu puisses reprendre maintenant : un choix tient dès que quelqu’un d’autre agit ou qu’une carte cachée est montrée.
error-undo_alone = Il est trop tard pour le reprendre sans les autres : quelqu’un a agi depuis, ou une carte cachée a été montrée. « { undo-ask } » pose la question aux autres.
error-undo_done = Tu l’as déjà repris.
error-undo_none = Tu n’as encore rien choisi qui puisse être repris.
error-undo_asked = Un vote sur la reprise d’un choix est en cours à cette table. Vote si la question t’est posée, et réessaie une fois le vote terminé.
error-undo_refused = Les autres se sont prononcés sur ce choix : il tient.
