"""The controls of a private screen, for every shape a decision can have."""

from collections.abc import Sequence

from bot.games.core.choices import parse
from bot.games.core.decisions import Decision
from bot.screens import custom_ids, layouts, limits
from bot.screens.controls import BACK, CHOOSE, CONFIRM, PAGE, PICK, left, one_by_one
from bot.screens.hand_cards import card_line
from bot.screens.layouts import Control, Option
from bot.screens.options import option
from bot.screens.showing import Showing

FEW = 5
"""Up to so many short options are buttons."""

Rows = list[list[Control]]


def legend(showing: Showing, decision: Decision, draft: Sequence[str]) -> list[str]:
    """Say what the cards on the buttons do, unless the screen says so anyway."""
    return [] if decision.kind == "window" else Controls(showing, decision).legend(draft)


def rows(showing: Showing, decision: Decision, draft: Sequence[str], page: int) -> Rows:
    """Give the rows of controls: what can be picked, then Back and Confirm, then what stands alone."""
    if decision.kind == "window":
        return [_reactions(showing, decision)]
    return Controls(showing, decision).rows(draft, page)


class Controls:
    """Builds the controls of one decision."""

    def __init__(self, showing: Showing, decision: Decision) -> None:
        self._showing = showing
        self._decision = decision
        self._token = showing.state.token(decision.id)

    def rows(self, draft: Sequence[str], page: int) -> Rows:
        """Give the rows for what has been picked so far."""
        plays, others = self._offered(draft)
        found: Rows = []
        if plays:
            found += self._menu(plays, page, "hand-play-menu")
        if others:
            found += [self._buttons(others)] if self._as_buttons(others) else self._menu(others, page)
        if one_by_one(self._decision):
            found += self._steps(draft)
        if self._decision.exits:
            found.append(self._buttons(self._decision.exits))
        return found

    def legend(self, draft: Sequence[str]) -> list[str]:
        """Give lines that say what the cards on buttons do: menus and the list of the hand do so too."""
        _, others = self._offered(draft)
        cards = dict.fromkeys(card for key in others if (card := _elsewhere(key)) != self._decision.source)
        return [card_line(self._showing, card) for card in cards if card] if self._as_buttons(others) else []

    def _offered(self, draft: Sequence[str]) -> tuple[list[str], list[str]]:
        """Give what can be picked now: cards to play, and everything else."""
        decision = self._decision
        keys = left(decision, draft) if one_by_one(decision) else list(dict.fromkeys(decision.options))
        plays = [key for key in keys if key.startswith("play ")]
        return plays, [key for key in keys if key not in plays]

    def _as_buttons(self, keys: Sequence[str]) -> bool:
        """Tell whether options are few and short enough for buttons, of which one press is the answer."""
        several = self._decision.most > 1 and not one_by_one(self._decision)
        short = all(len(self._option(key).label) <= limits.SHORT_LABEL for key in keys)
        return not several and len(keys) <= FEW and short

    def _option(self, key: str) -> Option:
        return option(self._showing, self._decision, key)

    def _buttons(self, keys: Sequence[str]) -> list[Control]:
        return [
            layouts.button(
                self._id(CHOOSE, key),
                self._option(key).label,
                layouts.PRIMARY if key == "draw" else layouts.PLAIN,
            )
            for key in keys
        ]

    def _menu(self, keys: Sequence[str], page: int, placeholder: str = "") -> Rows:
        """Make a menu, with pages when there are too many options for one."""
        decision = self._decision
        pages = -(-len(keys) // limits.OPTIONS)
        page = min(page, pages - 1)
        shown = keys[page * limits.OPTIONS : (page + 1) * limits.OPTIONS]
        several = decision.most > 1 and not one_by_one(decision)
        least, most = (decision.least, min(decision.most, len(shown))) if several else (1, 1)
        text = self._placeholder(placeholder, most)
        if pages > 1:
            text = f"{text} · {self._page_number(page, pages)}"
        menu = layouts.menu(self._id(PICK, page), text, map(self._option, shown), least, most)
        return [[menu], self._pages(page, pages)] if pages > 1 else [[menu]]

    def _placeholder(self, key: str, count: int) -> str:
        texts, locale = self._showing.texts, self._showing.locale
        if key:
            return self._showing.say(key)
        if count > 1:
            return texts.say(locale, "hand-choose-several-menu", count=count)
        return texts.say(locale, "hand-choose-menu")

    def _page_number(self, page: int, pages: int) -> str:
        return self._showing.texts.say(self._showing.locale, "page-number", page=page + 1, pages=pages)

    def _pages(self, page: int, pages: int) -> list[Control]:
        before = layouts.button(
            self._id(PAGE, page - 1 if page else pages), self._showing.say("page-previous"), disabled=page == 0
        )
        after = layouts.button(self._id(PAGE, page + 1), self._showing.say("page-next"), disabled=page == pages - 1)
        return [before, after]

    def _steps(self, draft: Sequence[str]) -> Rows:
        """Back once something is picked, Confirm once it is enough."""
        steps: list[Control] = []
        if draft:
            steps.append(layouts.button(self._id(BACK), self._showing.say("hand-back")))
        if self._decision.accepts(draft):
            steps.append(layouts.button(self._id(CONFIRM), self._showing.say("hand-confirm"), layouts.PRIMARY))
        return [steps] if steps else []

    def _id(self, verb: str, argument: str | int = "") -> str:
        return custom_ids.encode(self._showing.state.id, verb, argument, self._token)


def _elsewhere(key: str) -> str:
    """Give the card that an option names, if it isn't in the own hand."""
    choice = parse(key)
    return choice.card if choice.zone != "hand" or choice.seat >= 0 else ""


def _reactions(showing: Showing, decision: Decision) -> list[Control]:
    """Offer the reactions that this hand has, with the labels of the public message."""
    table, token = showing.state.id, showing.state.token(decision.id)
    record = showing.state.seats[decision.seat]
    verbs = [word for word in ("neigh", "super_neigh", "pass") if word in decision.options]
    labels = {word: showing.say(f"answer-{word}") for word in verbs} | {"pass_all": showing.say("window-let-all-be")}
    if record.let_be_after is not None or record.quiet_turn >= 0:
        labels["wait"] = showing.say("window-wait")
    return [layouts.button(custom_ids.encode(table, verb, token=token), label) for verb, label in labels.items()]
