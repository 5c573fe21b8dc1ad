"""Voting for the play of the game in Discord: by whoever can read the channel, once each, until it is over."""

import pytest

from bot.games.core.highlights import Highlight
from bot.games.stables.match import StableMatch
from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import Offer, offers_of
from bot.tables import ballots
from bot.tables.players.random_player import RandomPlayer
from tests.cogs.conftest import Inside
from tests.cogs.test_mirrors import until
from tests.cogs.test_watching import private, stranger


def two_plays(*_of: object) -> list[Highlight]:
    return [Highlight("rises", 3, 0, n=4, before=1), Highlight("falls", 5, 1, n=1, before=6)]


async def finished(inside: Inside) -> Message:
    """Play a game to its end; gives the message that tells of it."""
    tables, player = inside.bot.services.tables, RandomPlayer("votes")
    await inside.ann.slash("table new", inside.channel)
    await inside.bob.slash("table join", inside.channel)
    await tables.set_up(1, inside.ann.id, rules={"unicorns_to_win": 3})
    await inside.ann.slash("table start", inside.channel)
    while (state := await tables.look(1)).status == "playing":
        assert state.match is not None
        asked = state.match.decisions[0]
        picks = player.choose(state.match.view(asked.seat), asked)
        await tables.answer(1, state.seats[asked.seat].user, asked.id, picks)

    def found() -> list[Message]:
        messages = inside.ann.messages(inside.channel)
        return [message for message in messages if "Which was the play of the game?" in message.text]

    await until(found)
    return found()[0]


def menu(message: Message) -> list[Offer]:
    return [offer for offer in offers_of(message) if not offer.is_button]


async def test_players_and_watchers_vote_and_the_end_says_what_came_of_it(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StableMatch, "highlights", two_plays)
    zoe, tables = stranger(inside), inside.bot.services.tables
    end = await finished(inside)
    (offer,) = menu(end)
    first = private(await zoe.take(offer, offer.values[:1]))
    assert first.text.startswith("You vote for this one.")
    await inside.ann.take(offer, offer.values[1:2])
    changed = private(await zoe.take(offer, offer.values[1:2]))
    assert changed.text.partition("\n")[2] != first.text.partition("\n")[2]
    document = (await tables.look(1)).document
    assert document.ballot is not None
    assert document.ballot.votes == {zoe.id: 1, inside.ann.id: 1}
    await inside.bot.sender.stop(5.0)
    await tables._keeper.change(1, ballots.close)  # pyright: ignore[reportPrivateUsage]
    late = private(await zoe.take(offer, offer.values[:1]))
    assert late.text == "The vote for the play of the game is over."
    await inside.bot.sender.start()
    await until(lambda: "**Play of the game**, with 2 of 2 votes:" in end.text)
    assert menu(end) == []
    assert inside.server.rejections == []
