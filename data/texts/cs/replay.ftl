### Looking back at a game that is over, step by step.

# The line below the heading. $step: which one, $steps: how many there are
replay-step = Záznam · krok { $step } z { $steps } · všechny ruce odkryté
replay-beginning = Začátek hry
# A part of the menu that no longer counts. $part: its first line of the story
replay-part-undone = Vzato zpět · { $part }

# Buttons
replay-step-back = Předchozí krok
replay-step-on = Další krok
replay-start = Začátek
replay-end = Konec
replay-turn-back = Předchozí tah
replay-turn-on = Další tah
# In Kill the Unicorns
replay-hunt-back = Předchozí lov
replay-hunt-on = Další lov
# The menu of turns or hunts, and its ways to more of them
replay-turn-menu = Přejít na tah
replay-turn-before = Dřívější tahy…
replay-turn-after = Pozdější tahy…
replay-hunt-menu = Přejít na lov
replay-hunt-before = Dřívější lovy…
replay-hunt-after = Pozdější lovy…

replay-none = Není tu žádná dohraná hra, jejíž záznam by šlo ukázat.
