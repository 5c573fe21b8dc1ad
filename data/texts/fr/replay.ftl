### Looking back at a game that is over, step by step.

# The line below the heading. $step: which one, $steps: how many there are
replay-step = Relecture · étape { $step } sur { $steps } · toutes les mains visibles
replay-beginning = Le début
# A part of the menu that no longer counts. $part: its first line of the story
replay-part-undone = Repris · { $part }

# Buttons
replay-step-back = Étape précédente
replay-step-on = Étape suivante
replay-start = Début
replay-end = Fin
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
# In Kill the Unicorns
replay-hunt-back = Chasse précédente
replay-hunt-on = Chasse suivante
# The menu of turns or hunts, and its ways to more of them
replay-turn-menu = Aller à un tour
replay-turn-before = Tours d’avant…
replay-turn-after = Tours d’après…
replay-hunt-menu = Aller à une chasse
replay-hunt-before = Chasses d’avant…
replay-hunt-after = Chasses d’après…

replay-none = Il n’y a pas ici de partie finie que tu pourrais revoir.
