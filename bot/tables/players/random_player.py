"""A computer player that answers at random: any legal answer, from any game."""

from bot.games.core.chance import Chance
from bot.games.core.decisions import Decision
from bot.tables.ports import View


class RandomPlayer:
    """Chooses by a seed and the decision's public number, so that the same position gets the same answer."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision) -> list[str]:
        """Give a legal answer, whatever the view shows."""
        chance = Chance(f"{self._seed}:{view.turns}:{decision.id}:{decision.seat}")
        exits = len(decision.exits)
        if not decision.options or (exits and chance.below(len(decision.options) + exits) < exits):
            return [decision.exits[chance.below(exits)]] if exits else []
        held = len(decision.options)
        words = [one for one in decision.extras if decision.least + one.more <= held and chance.below(2)][:1]
        more = sum(one.more for one in words)
        least, most = decision.least + more, min(decision.most + more, held)
        count = least + chance.below(most - least + 1)
        order = list(range(held))
        chance.shuffle(order)
        return [*(decision.options[place] for place in order[:count]), *(one.word for one in words)]
