"""What tests of the start of a game share."""

from bot.games.stables.match import StableMatch


def ids(match: StableMatch, cards: list[int]) -> list[str]:
    """The ids of cards."""
    return [match.table.id(card) for card in cards]


def choose_babies(match: StableMatch) -> None:
    """Let every seat take the first Baby it is offered."""
    while match.decisions[0].kind == "baby":
        asked = match.decisions[0]
        match.answer(asked.seat, asked.id, asked.options[:1])
