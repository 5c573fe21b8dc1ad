### Taking a choice back: the button, the house rule's vote, what comes of it.

undo-take-back = Take back
undo-done = Your last choice is taken back: you are asked once more.
# By the house rule “vote”: the others are asked
undo-ask = Ask to take back
undo-asked = The others are asked. If all of them agree, your last choice is taken back, and you are called to choose again.

## The vote. $player: whose choice, $mentions: who is asked, $until: "in 40 seconds"

undo-vote = { $mentions }, may **{ $player }** take the last choice back, with all that came of it? What has been seen stays seen. All must agree; till then the clocks stand still, and whoever plays on ends the vote. Closes { $until }
# How what would be taken back begins: nothing, or these lines of the story
undo-vote-nothing = So far nothing has come of it that everybody can see.
undo-vote-since = What has come of it:
undo-vote-more = … and what followed
undo-vote-agree = Take it back
undo-vote-refuse = Let it stand
undo-vote-agreed = All agree: the last choice of **{ $player }** is taken back.
undo-vote-refused = Not all agree: the last choice of **{ $player }** stands.
undo-vote-late = Not all have agreed in time: the last choice of **{ $player }** stands.
undo-vote-gone_on = The game has gone on: the last choice of **{ $player }** stands.
undo-you-agree = You agree.
undo-you-refuse = You let it stand.

## More…

more-undo = Take back
    .about = Takes your last choice back, where the house rules allow it.

## The story. $player: whose choice

story-undone = **{ $player }** takes the last choice back.
    .vote = Everybody agrees: the last choice of **{ $player }** is taken back, with all that came of it.

## Refusals

error-undo_off = At this table no choice can be taken back: the house rule “{ houserule-undo }” says so.
error-undo_late = There is nothing that you can take back now: a choice stands once somebody else acts or a hidden card is shown.
error-undo_alone = It is too late for you to take it back alone: somebody else has acted since, or a hidden card was shown. “{ undo-ask }” asks the others.
error-undo_done = You have taken that back already.
error-undo_none = You have chosen nothing yet that could be taken back.
error-undo_asked = A vote on taking a choice back is running at this table. Vote there if you are asked, and try again when it is over.
error-undo_refused = The others were asked about this choice, and it stands.
