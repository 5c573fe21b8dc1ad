### Taking a choice back: the button, the house rule's vote, what comes of it.

undo-take-back = Take back
undo-done = Your last choice is taken back: you are asked once more.

# The story. $player: whose choice
story-undone = **{ $player }** takes the last choice back.
    .vote = Everybody agrees: the last choice of **{ $player }** is taken back, with all that came of it.

## Refusals

error-undo_off = At this table no choice can be taken back: the house rule “{ houserule-undo }” says so.
error-undo_late = There is nothing that you can take back now: a choice stands once somebody else acts or a hidden card is shown.
error-undo_done = You have taken that back already.
