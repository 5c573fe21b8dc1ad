"""Moments at which bots go wrong: two at once, twice, too late, on an old message, by the wrong person."""

import asyncio
from pathlib import Path

from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import Offer, offers_of
from bot.sandbox.people.outcome import Outcome
from bot.sandbox.people.person import Person
from tests.e2e.kept import answers
from tests.e2e.scene import Scene, scene_of


def text_of(outcome: Outcome) -> str:
    """What the person alone reads in answer."""
    assert outcome.acknowledged
    return outcome.private.text if outcome.private is not None else ""


def was_told(person: Person, words: str) -> bool:
    """Whether a message with these words has come, even if it is gone again."""
    return any(entry.name == "MESSAGE_CREATE" and words in str(entry.payload) for entry in person.feed)


async def hand_of(scene: Scene, person: Person) -> Message:
    """Open a hand by the board's button."""
    outcome = await person.press(scene.offering("My hand"), label="My hand")
    assert outcome.private is not None
    return outcome.private


def menu(message: Message) -> Offer:
    return next(offer for offer in offers_of(message) if not offer.is_button)


async def choose_babies(scene: Scene) -> None:
    """Everybody takes the first baby they are offered, and the game's first turn begins."""
    for person in scene.people:
        hand = await hand_of(scene, person)
        await person.take(menu(hand), [menu(hand).values[0]])
    await scene.until(lambda: "turn 1" in scene.offering("Story").text)


def whose_turn(scene: Scene) -> tuple[Person, Person]:
    """Who is at turn, and the next one who isn't."""
    text = scene.offering("Story").text
    active = next(person for person in scene.people if f"**{person.name}** ▸" in text)
    return active, next(person for person in scene.people if person is not active)


async def test_nine_people_join_at_the_same_instant(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        crowd = [scene.server.crowd.person(f"P{n}", scene.guild) for n in range(9)]
        lobby = await scene.open_lobby()
        told = [text_of(each) for each in await asyncio.gather(*(one.press(lobby, label="Join") for one in crowd))]
        assert sum("You sit at table 1" in text for text in told) == 7
        assert sum("All 8 seats are taken" in text for text in told) == 2
        await scene.until(lambda: "8 P" in scene.public()[0].text)
        scene.assert_flawless()


async def test_a_double_press_counts_once(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        await scene.start_game()
        ann = scene.people[0]
        hand = await hand_of(scene, ann)
        offer = menu(hand)
        pressed = await asyncio.gather(*(ann.select(hand, offer.custom_id, [value]) for value in offer.values[:2]))
        assert all(each.acknowledged for each in pressed)
        assert [row.actor for row in answers(scene.database)] == ["person"]
        assert "You've chosen already" in hand.text
        scene.assert_flawless()


async def test_an_old_board_and_an_old_hand_work_after_a_restart_and_sixteen_minutes(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        await scene.start_game()
        board, ann = scene.offering("Story"), scene.people[0]
        hand = await hand_of(scene, ann)
        assert await scene.stop_bot() == 0
        await scene.start_bot()
        scene.clock.jump(16 * 60)
        assert "Which baby unicorn" in text_of(await ann.press(board, label="My hand"))
        chosen = await ann.select(hand, menu(hand).custom_id, [menu(hand).values[0]])
        assert chosen.acknowledged
        assert len(answers(scene.database)) == 1
        assert "Baby" in hand.text
        scene.assert_flawless()


async def test_strangers_and_people_who_are_not_asked_change_nothing(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        stranger = scene.server.crowd.person("Zoe", scene.guild)
        await scene.start_game()
        assert "You don't sit at this table" in text_of(
            await stranger.press(scene.offering("My hand"), label="My hand")
        )
        await choose_babies(scene)
        _active, other = whose_turn(scene)
        before = answers(scene.database)
        assert "It isn't your turn" in text_of(await other.slash("draw", scene.channel))
        assert "You sit at no table" in text_of(await stranger.slash("draw", scene.channel))
        assert answers(scene.database) == before
        scene.assert_flawless()


async def test_a_game_by_typing(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        await scene.start_game()
        for person in scene.people:
            offered = await person.autocomplete("choose", "option", "", scene.channel)
            assert len(offered) == 13 - scene.people.index(person)
            await person.slash("choose", scene.channel, option=str(offered[0].value))
        await scene.until(lambda: "turn 1" in scene.offering("Story").text)
        active, other = whose_turn(scene)
        assert await other.autocomplete("play", "card", "", scene.channel) == []
        cards = await active.autocomplete("play", "card", "", scene.channel)
        assert cards
        assert "No card is being played" in text_of(await other.slash("pass", scene.channel))
        played = text_of(await active.slash("play", scene.channel, card=str(cards[0].value)))
        assert "You play" in played or "Whose stable" in played
        scene.assert_flawless()


async def test_a_deleted_board_is_posted_again(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        await scene.start_game()
        board = scene.offering("Story")
        hand = await hand_of(scene, scene.people[0])
        scene.server.crowd.delete_message(board)
        await scene.people[0].select(hand, menu(hand).custom_id, [menu(hand).values[0]])
        hand = await scene.people[1].slash("hand", scene.channel)
        assert hand.private is not None
        await scene.people[1].select(hand.private, menu(hand.private).custom_id, [menu(hand.private).values[0]])
        await scene.until(lambda: scene.is_offered("Story") and scene.offering("Story").id != board.id)
        scene.assert_flawless()


async def test_a_hand_answered_elsewhere_says_so(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        await scene.start_game()
        ann = scene.people[0]
        hand = await hand_of(scene, ann)
        first, second = menu(hand).values[:2]
        await ann.slash("choose", scene.channel, option=first)
        before = answers(scene.database)
        await ann.select(hand, menu(hand).custom_id, [second])
        assert "You've chosen already" in hand.text
        assert answers(scene.database) == before
        scene.assert_flawless()


async def play_until_a_window(scene: Scene) -> Message:
    """Whoever is at turn plays cards until one opens a reaction window; gives its message."""
    for _ in range(12):
        active, _other = whose_turn(scene)
        cards = await active.autocomplete("play", "card", "", scene.channel)
        if cards:
            await active.slash("play", scene.channel, card=str(cards[0].value), stable="@0")
        await scene.settled()
        if scene.is_offered("Let it be"):
            return scene.offering("Let it be")
        offered = await active.autocomplete("choose", "option", "", scene.channel)
        if offered:
            await active.slash("choose", scene.channel, option=str(offered[-1].value))
        await scene.settled()
    raise AssertionError("no window")


async def test_a_window_looks_the_same_for_all_and_answers_each_privately(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 3) as scene:
        stranger = scene.server.crowd.person("Zoe", scene.guild)
        await scene.start_game()
        await choose_babies(scene)
        window = await play_until_a_window(scene)
        active, _ = whose_turn(scene)
        first, second = [person for person in scene.people if person is not active]
        before = answers(scene.database)
        assert "You don't sit at this table" in text_of(await stranger.press(window, label="Let it be"))
        assert "You played this card yourself" in text_of(await active.press(window, label="Neigh"))
        shown = window.text
        assert answers(scene.database) == before
        assert "You let" in text_of(await first.press(window, label="Let it be"))
        assert "You've chosen already" in text_of(await first.press(window, label="Let it be"))
        await scene.server.until_quiet(0.2)
        assert window.text == shown
        assert "You let" in text_of(await second.press(window, label="Let it be"))
        await scene.until(lambda: "Nobody stops it" in window.text)
        scene.assert_flawless()


async def test_whoever_does_not_press_is_reminded_then_played_for_and_comes_back(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2, CLOCK_SPEED="15") as scene:
        await scene.start_game()
        await scene.until(lambda: was_told(scene.people[1], "your time is nearly over"))
        await scene.until(lambda: was_told(scene.people[1], "**Ann** is away"))
        outcome = await scene.people[0].press(scene.offering("My hand"), label="My hand")
        assert "You're back now" in text_of(outcome)
        await scene.until(lambda: was_told(scene.people[1], "**Ann** is back"))
        assert {row.actor for row in answers(scene.database)} <= {"clock", "computer", "table"}
        scene.assert_flawless()
