"""The controls of a private screen, for every shape a decision can have."""

from collections.abc import Sequence

from bot.games.core.decisions import Decision
from bot.screens import custom_ids, layouts, limits
from bot.screens.controls import (
    BACK,
    CHOOSE,
    CONFIRM,
    PAGE,
    PICK,
    bounds,
    digest,
    is_form,
    left,
    numbered,
    one_by_one,
    plain,
)
from bot.screens.game import GameScreens
from bot.screens.layouts import Control, Option

FEW = 5
"""Up to so many short options are buttons."""

Rows = list[list[Control]]


def legend(game: GameScreens, decision: Decision, draft: Sequence[str]) -> list[str]:
    """Say what the cards on the buttons do, unless the screen says so anyway."""
    return Controls(game, decision).legend(draft)


def rows(game: GameScreens, decision: Decision, draft: Sequence[str], page: int) -> Rows:
    """Give the rows of controls: what can be picked, then Back and Confirm, then what stands alone."""
    shown = game.reactions(decision)
    if shown is not None:
        state = game.showing.state
        token = state.token(decision.id)
        ids = {verb: custom_ids.encode(state.id, verb, token=token) for verb in shown.labels}
        return [[layouts.button(ids[verb], label) for verb, label in shown.labels.items()]]
    return Controls(game, decision).rows(draft, page)


class Controls:
    """Builds the controls of one decision."""

    def __init__(self, game: GameScreens, decision: Decision) -> None:
        self._game = game
        self._showing = showing = game.showing
        self._decision = decision
        self._token = showing.state.token(decision.id)

    def rows(self, draft: Sequence[str], page: int) -> Rows:
        """Give the rows for what has been picked so far."""
        if is_form(self._decision):
            return self._form(draft)
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

    def _form(self, draft: Sequence[str]) -> Rows:
        """A menu for all cards at once, words to switch on, then Place and what stands alone."""
        decision = self._decision
        least, most = bounds(decision, draft)
        picks = [pick for pick in draft if pick in decision.options]
        chosen = numbered(picks) if least <= len(picks) <= most else []
        options = [
            Option(value, (shown := self._option(plain(value))).label, shown.description, value in chosen)
            for value in numbered(decision.options)
        ]
        menu = layouts.menu(self._id(PICK, 0), self._placeholder_between(least, most), options, least, most)
        words = [self._switch(extra.word, on=extra.word in draft) for extra in decision.extras]
        ready = decision.accepts(draft)
        place = layouts.button(
            self._confirm(draft), self._showing.say("hunt-form-place"), layouts.PRIMARY, disabled=not ready
        )
        return [[menu], *([words] if words else []), [place, *self._buttons(decision.exits)]]

    def _switch(self, word: str, *, on: bool) -> Control:
        key = "hunt-form-announced" if on else "hunt-form-announce"
        return layouts.button(self._id(CHOOSE, word), self._showing.say(key, power=self._option(word).label))

    def _placeholder_between(self, least: int, most: int) -> str:
        texts, locale = self._showing.texts, self._showing.locale
        if least == most:
            return texts.say(locale, "hunt-form-menu", count=least)
        return texts.say(locale, "hunt-form-menu-between", least=least, most=most)

    def legend(self, draft: Sequence[str]) -> list[str]:
        """Give lines that say what the cards on buttons do: menus and the list of the hand do so too."""
        _, others = self._offered(draft)
        cards = dict.fromkeys(self._game.elsewhere(self._decision, key) for key in others)
        return [self._game.card_line(card) for card in cards if card] if self._as_buttons(others) else []

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
        return self._game.option(self._decision, key)

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
            text = self._showing.say("board-between").join([text, self._page_number(page, pages)])
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
            steps.append(layouts.button(self._confirm(draft), self._showing.say("hand-confirm"), layouts.PRIMARY))
        return [steps] if steps else []

    def _confirm(self, draft: Sequence[str]) -> str:
        """The id of what confirms exactly these picks."""
        return self._id(CONFIRM, digest(self._decision, draft))

    def _id(self, verb: str, argument: str | int = "") -> str:
        return custom_ids.encode(self._showing.state.id, verb, argument, self._token)
