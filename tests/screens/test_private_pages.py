"""More…, settings, cards, rules, help, the list of tables, and what just came of an answer."""

import pytest
from msgspec.structs import replace

from bot.games.core.events import Event
from bot.screens import cards, help, mine, more, said, settings
from bot.screens.custom_ids import decode
from bot.screens.limits import problems
from bot.screens.stables.showing import StableShowing
from bot.tables.personal import Personal
from bot.tables.service import Mine
from bot.texts import Locale, Texts
from tests.screens.play import (
    LIBRARY,
    UNTIL,
    Game,
    components,
    controls,
    document,
    labels,
    state_of,
    text,
    values,
    with_status,
)

EN = Locale.ENGLISH
GAME = "Unstable Unicorns · second edition"


@pytest.fixture
def game(texts: Texts) -> Game:
    return Game(texts, 3, "private", names=("Ann", "Bob", ""))


def test_more_offers_what_somebody_may_do(game: Game):
    showing = game.showing
    common = ["Post the board again", "My settings", "House rules here", "Report a fault"]
    player = ["Take back", *common, "Vote to remove a player", "Leave the game"]
    assert labels(more.more(showing, 1)) == player
    host = ["Take back", *common, "Remove a player", "Leave the game", "End the game for everybody"]
    assert labels(more.more(showing, 0)) == host
    assert labels(more.more(showing, None)) == ["Watch", *common[1:]]
    assert labels(more.more(showing, None, manager=True)) == ["Watch", *common, "End the game for everybody"]
    assert labels(more.more(with_status(showing, "over"), 1)) == common[1:]
    screen = more.more(showing, 0, said="Done.")
    assert text(screen).startswith("Done.\n### Table 7")
    assert problems(components(screen)) == []


def test_more_in_the_lobby_leaves_removing_to_the_host(texts: Texts):
    lobby = StableShowing(texts, EN, state_of(None, document(["Ann", "Bob"], started_at=None), "lobby"))
    common = ["Post the board again", "My settings", "House rules here"]
    assert labels(more.more(lobby, 0)) == [*common, "Remove a player", "Close this table"]
    assert labels(more.more(lobby, 1)) == common
    assert labels(more.sure_end(lobby)) == ["Close this table", "Keep it open"]
    assert "Who leaves the table?" in text(more.kick(lobby, 0))


def test_what_cannot_be_undone_is_asked_twice(game: Game):
    assert labels(more.sure_leave(game.showing)) == ["Leave the game", "Stay"]
    assert labels(more.sure_end(game.showing)) == ["End the game", "Play on"]
    assert "End the game for everybody?" in text(more.sure_end(game.showing))


def test_removing_is_asked_twice(texts: Texts, game: Game):
    host, voter = more.sure_kick(game.showing, 0, 1), more.sure_kick(game.showing, 1, 0)
    assert labels(host) == ["Remove", "Back"]
    assert "**Bob** leaves the game" in text(host)
    assert labels(voter) == ["Vote to remove", "Back"]
    assert "remove **Ann**" in text(voter)
    lobby = StableShowing(texts, EN, state_of(None, document(["Ann", "Bob"], started_at=None), "lobby"))
    assert "seat is free again" in text(more.sure_kick(lobby, 0, 1))
    assert controls(host)[0]["custom_id"] == "nb:7:-:kick_sure:101.host"


def test_only_other_people_can_be_voted_out(game: Game):
    (menu, back) = controls(more.kick(game.showing, 0))
    assert values(menu) == ["101"]
    assert back["label"] == "Back"
    game.document.seats[1].left = True
    screen = more.kick(game.showing, 0)
    assert "Nobody else" in text(screen)
    assert labels(screen) == ["Back"]


@pytest.mark.parametrize(
    ("personal", "shown"),
    [
        (Personal(), "I wait until the window closes"),
        (Personal(let_be_after=5), "I let it be after 5 s"),
        (Personal(), "Pings: as the server has set it"),
        (Personal(ping="turn"), "Pings: at your turns"),
        (Personal(ping="late"), "Pings: when your time is nearly over"),
        (Personal(language="cs"), "čeština"),
        (Personal(), "My hand: as a picture, and in words"),
        (Personal(records="hidden"), "my games don't count"),
    ],
)
def test_settings_show_and_offer_what_can_be_set(texts: Texts, personal: Personal, shown: str):
    screen = settings.settings(texts, EN, personal, EN, "Saved.")
    assert shown in text(screen)
    assert text(screen).startswith("Saved.")
    assert [values(menu) for menu in controls(screen)] == [
        ["never", "3", "5", "8", "12"],
        ["server", "always", "turn", "late", "never"],
        ["discord", *texts.spoken()],
        ["direct", "channel"],
        ["pictures", "text"],
        ["kept", "hidden"],
    ]
    assert problems(components(screen)) == []


@pytest.mark.parametrize("deck", ["second", "first", "kids"])
def test_every_card_has_a_page(texts: Texts, deck: str):
    book = LIBRARY.book(deck)
    for card in book.ids:
        screen = cards.card(texts, EN, book, card)
        assert problems(components(screen)) == []
        assert len(text(screen)) > 40


def test_a_card_tells_its_hard_cases(texts: Texts):
    book = LIBRARY.book("second")
    assert "Hard cases" in text(cards.card(texts, EN, book, "rhinocorn"))
    assert "from the nursery" in text(cards.card(texts, EN, book, "baby_narwhal"))


def test_a_card_tells_what_it_says_in_other_editions(texts: Texts):
    editions = LIBRARY.stables.editions
    pages = {card: cards.card(texts, EN, LIBRARY.book("second"), card, editions) for card in LIBRARY.book("second").ids}
    told = {card for card, page in pages.items() if "In the first edition:" in text(page)}
    assert told == {
        "magical_kittencorn",
        "chainsaw_unicorn",
        "llamacorn",
        "americorn",
        "seductive_unicorn",
        "unicorn_phoenix",
        "annoying_flying_unicorn",
        "mermaid_unicorn",
        "back_kick",
        "targeted_destruction",
        "blatant_thievery",
        "blinding_light",
    }
    assert all(problems(components(page)) == [] for page in pages.values())


def test_help_fits(texts: Texts):
    assert problems(components(help.page(texts, EN, EN))) == []


def test_tables_that_wait_for_somebody_come_first(texts: Texts, game: Game):
    state = game.showing.state
    waiting = Mine(state, 0, ("baby",))
    lobby = Mine(state_of(None, document(["Ann"], started_at=None), "lobby"), 0, ())
    screen = mine.mine(texts, EN, [lobby, waiting], {7: "https://example.org"})
    assert text(screen).splitlines() == [
        "### Your tables",
        f"[Table 7](https://example.org) · {GAME} · waits for you · deadline: <t:{int(UNTIL)}:R>",
        f"[Table 7](https://example.org) · {GAME} · lobby, 1 seat taken",
    ]
    assert "Table 7 · " in text(mine.mine(texts, EN, [waiting], {}))
    assert "You sit at no table." in text(mine.mine(texts, EN, [], {}))


def test_what_was_typed_goes_to_the_table_that_is_chosen(texts: Texts, game: Game):
    one = Mine(game.showing.state, 0, ("baby",))
    asked = mine.which(texts, EN, [one], "bid_typed", "+4,3")
    assert [part["custom_id"] for part in controls(asked)] == ["nb:7:-:bid_typed:+4,3"]
    assert problems(components(asked)) == []
    found = decode("nb:7:-:bid_typed:+4,3")
    assert found is not None
    assert found.argument == "+4,3"


def test_other_tables_say_for_whom_they_wait(texts: Texts, game: Game):
    for asked in game.play():
        if asked.kind == "action":
            break
    turn = game.match.decisions[0].seat
    shown = text(mine.mine(texts, EN, [Mine(game.showing.state, (turn + 1) % 3, ())], {}))
    assert f"waits for {game.showing.name(turn)}" in shown
    frozen = with_status(game.showing, "frozen").state
    assert "frozen by a fault" in text(mine.mine(texts, EN, [Mine(frozen, 0, ())], {}))


def test_very_many_tables_fit(texts: Texts, game: Game):
    state = game.showing.state
    tables = [Mine(replace(state, row=replace(state.row, id=number)), 0, ()) for number in range(200)]
    links = dict.fromkeys(range(200), "https://discord.com/channels/1234567890123456789/1234567890123456789/1")
    assert problems(components(mine.mine(texts, EN, tables, links))) == []


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("plays", 0, card="yay"), "You play *Yay*."),
        (Event("draws", 0, n=1, secret=("yay",), knows=(0,)), "You drew *Yay*."),
        (Event("draws", 1, n=1, secret=("yay",), knows=(1,)), "**Bob** draws a card."),
        (Event("discards", 0, cards=("yay",), n=1), "You discard *Yay*."),
        (Event("declines", 0, card="yay"), "You leave *Yay* unused."),
        (Event("takes_at_random", 0, 1, n=1, secret=("yay",), knows=(0, 1)), "You took *Yay* from **Bob**."),
        (Event("takes_from_hand", 1, 0, n=1, secret=("yay",), knows=(0, 1)), "**Bob** took *Yay* from your hand."),
        (Event("looks_at_hand", 0, 1, n=1, secret=("yay",), knows=(0, 1)), "**Bob** holds *Yay*."),
        (Event("looks_at_top", 0, n=1, secret=("yay",), knows=(0,)), "On top of the draw pile: *Yay*."),
        (Event("turn", 1, n=2), "Turn 2: **Bob**."),
    ],
)
def test_what_came_of_an_answer_is_told_to_whoever_gave_it(game: Game, event: Event, line: str):
    assert said.after(game.showing, 0, [event]) == line


def test_after_a_swap_the_new_hand_is_named(game: Game):
    held = [game.showing.card(card.card) for card in game.match.look(0).hand]
    told = said.after(game.showing, 0, [Event("swaps_hands", 0, 1)])
    assert all(card in told for card in held)


def test_a_choice_that_waits_for_others_says_so(game: Game):
    assert "shows when everybody has chosen" in said.after(game.showing, 0, [])
