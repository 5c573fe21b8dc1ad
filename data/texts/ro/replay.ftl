### Looking back at a game that is over, step by step.

# The line below the heading. $step: which one, $steps: how many there are
replay-step = Reluare · pasul { $step } din { $steps } · toate mâinile pe față
replay-beginning = Începutul
# A part of the menu that no longer counts. $part: its first line of the story
replay-part-undone = Luat înapoi · { $part }

# Buttons
replay-step-back = Pasul anterior
replay-step-on = Pasul următor
replay-start = Început
replay-end = Sfârșit
replay-turn-back = Tura anterioară
replay-turn-on = Tura următoare
# In Kill the Unicorns
replay-hunt-back = Vânătoarea anterioară
replay-hunt-on = Vânătoarea următoare
# The menu of turns or hunts, and its ways to more of them
replay-turn-menu = Mergi la o tură
replay-turn-before = Ture dinainte…
replay-turn-after = Ture de după…
replay-hunt-menu = Mergi la o vânătoare
replay-hunt-before = Vânători dinainte…
replay-hunt-after = Vânători de după…

replay-none = Nu e aici niciun joc încheiat pe care să-l poți privi din nou.
