"""What a person can't do, as stable words that catalogues turn into sentences."""

from typing import Literal

Reason = Literal[
    "no_table",
    "not_lobby",
    "not_started",
    "over",
    "not_over",
    "no_game",
    "unreadable",
    "too_many_bugs",
    "frozen",
    "unknown_preset",
    "unknown_pace",
    "bad_rules",
    "no_such_deck",
    "too_many_decks",
    "deck_changed",
    "deck_in_use",
    "already_seated",
    "not_seated",
    "full",
    "no_computer",
    "unknown_player",
    "not_host",
    "wrong_seats",
    "too_many_lobbies",
    "choose_first",
    "voting",
    "rematch_waits",
    "deck_withdrawn",
    "already_voted",
    "mirrored",
    "too_many_mirrors",
    "stale",
    "already",
    "not_yours",
    "not_offered",
    "undo_off",
    "undo_late",
    "undo_alone",
    "undo_done",
    "undo_none",
    "undo_asked",
    "undo_refused",
]
"""`stale`: that moment has passed. `already`: this person has answered it. `not_yours`: somebody else is asked.
`not_over`: only a game that is over can be looked back at. `no_game`: none has been played at this table.
`unreadable`: what is kept of an old game can't be read any more.
`too_many_bugs`: there are as many reports of this table, or by this person, as there may be.
`not_offered`: this answer isn't among those possible; `details["kind"]` names the decision's kind.
`choose_first`: the host has to say who begins. `voting`: the people at the table are choosing that right now.
`wrong_seats`: `details` give `least`, `most` and `seats`. `bad_rules`: `details["why"]` for whoever set them.
`no_such_deck`: `details["id"]` is the id of an own deck that the server doesn't have.
`rematch_waits`: too few have said that they play again. `deck_withdrawn`: the server hasn't the deck any more.
`undo_late`: since that answer somebody has acted or learnt something. `undo_done`: it was taken back already.
`undo_alone`: the same as `undo_late`, but the others can be asked.
`undo_none`: there is nothing to take back. `undo_asked`, `undo_refused`: the others are, or were, asked about it.
`deck_changed`: meanwhile the server offers another text of it. `deck_in_use`: a house rule names it."""


class TableError(Exception):
    """Something that can't be done; nothing has changed."""

    def __init__(self, reason: Reason, **details: str | int) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.details = details
