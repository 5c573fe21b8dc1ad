### Looking back at a game that is over, step by step.

# The line below the heading. $step: which one, $steps: how many there are
replay-step = Replay · step { $step } of { $steps } · all hands open
replay-beginning = The beginning
# A part of the menu that no longer counts. $part: its first line of the story
replay-part-undone = Taken back · { $part }

# Buttons
replay-step-back = Previous step
replay-step-on = Next step
replay-start = Start
replay-end = End
replay-turn-back = Previous turn
replay-turn-on = Next turn
# In Kill the Unicorns
replay-hunt-back = Previous hunt
replay-hunt-on = Next hunt
# The menu of turns or hunts, and its ways to more of them
replay-turn-menu = Jump to a turn
replay-turn-before = Earlier turns…
replay-turn-after = Later turns…
replay-hunt-menu = Jump to a hunt
replay-hunt-before = Earlier hunts…
replay-hunt-after = Later hunts…

replay-none = There is no finished game here that you could look back at.
