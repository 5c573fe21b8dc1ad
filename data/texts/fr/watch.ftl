### Regarder une table sans place : pour soi, et dans un salon qui la reflète.

# Buttons
watch-watch = Regarder
watch-refresh = Actualiser
watch-back = Retour au plateau
# Above the last lines of the story
watch-story = Ce qui vient de se passer
watch-which = Plusieurs tables sont ouvertes. Laquelle veux-tu regarder ?
watch-none = Aucune table n’est ouverte là où tu peux regarder. `/table nouvelle` en ouvre une.
