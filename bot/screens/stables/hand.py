"""What a hand of a stable game shows besides the question: its cards, or the card that may be stopped."""

from bot.games.core.decisions import Decision
from bot.games.stables.look import Look
from bot.screens.game import Reactions
from bot.screens.names import design
from bot.screens.stables import prompts
from bot.screens.stables.hand_cards import about_hand, brief_line, card_lines, heading, out_of_reach, weight
from bot.screens.stables.neighs import NEIGHS, meant
from bot.screens.stables.showing import StableShowing
from bot.screens.stables.window import underway

_IN_STABLES = frozenset({"destroy", "sacrifice", "steal", "return", "give", "mode"})
"""The kinds of decision whose options lie in stables."""


def held(showing: StableShowing, seat: int, asked: Decision | None, room: int) -> list[str]:
    """List the hand; of a huge one as much as there is room for, the rest being in the menus.

    Where something else than its cards is asked, their names are enough.
    """
    look = showing.match.look(seat)
    title = f"**{heading(showing, look)}**"
    if look.turn >= 0:
        turn = showing.texts.say(showing.locale, "story-turn", count=look.turns, player=showing.name(look.turn))
        title += f"\n-# {turn}"
    if _open(showing, look):
        cards = showing.cards(_open(showing, look))
        title += "\n" + showing.texts.say(showing.locale, "hand-open", cards=cards)
    kept: list[str] = []
    brief = asked is not None and not about_hand(asked)
    for line in brief_line(showing, look) if brief else card_lines(showing, look, asked, room - len(title)):
        room -= weight(line)
        if room < len(title):
            break
        kept.append(line)
    reach = out_of_reach(showing, look) if asked is not None and asked.kind in _IN_STABLES else []
    return [title, "\n".join(kept), *reach]


def _open(showing: StableShowing, look: Look) -> list[str]:
    """The cards for which everybody sees this hand."""
    down = look.seats[look.viewer].downgrades if look.viewer is not None else ()
    return [card for card in dict.fromkeys(down) if "hand_is_public" in design(showing.book, card).always]


def question(showing: StableShowing, asked: Decision) -> str:
    """Ask whoever decides; of effects to be used first also say which aren't optional."""
    said = prompts.private(showing, asked)
    if asked.kind == "opening" and not asked.exits:
        return f"{said} {_must(showing, asked)}"
    return said


def _must(showing: StableShowing, asked: Decision) -> str:
    """Name the effects that aren't optional."""
    cards = [key.removeprefix("use ") for key in asked.options]
    musts = [
        card
        for card in cards
        if any(ability.when == "turn_begins" and not ability.may for ability in design(showing.book, card).abilities)
    ]
    return showing.texts.say(showing.locale, "hand-must", cards=showing.cards(musts), count=len(musts))


def reactions(showing: StableShowing, decision: Decision) -> Reactions | None:
    """Show a reaction window as its public message does, with the reactions that this hand has."""
    playing = showing.public.playing
    if decision.kind != "window" or playing is None:
        return None
    record = showing.state.seats[decision.seat]
    verbs = [word for word in (*NEIGHS, "pass") if meant(showing, decision, word) in decision.options]
    labels = {word: showing.say(f"answer-{word}") for word in verbs} | {"pass_all": showing.say("window-let-all-be")}
    if record.let_be_after is not None or record.quiet_turn >= 0:
        labels["wait"] = showing.say("window-wait")
    return Reactions(underway(showing, playing), labels)
