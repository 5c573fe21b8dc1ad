"""What a well-formed card says that can't be played: the engine is never asked to make sense of it."""

from collections.abc import Iterator

from bot.content.own.faults import Fault
from bot.games.stables.cards import (
    Ability,
    ChoosePlayer,
    Design,
    EndTurn,
    Give,
    GiveBack,
    OneOf,
    Power,
    ReturnToHand,
    Sacrifice,
    ShuffleIntoDeck,
    Steal,
    Step,
    Trigger,
)
from bot.games.stables.possible import hangs_on_choice

_TYPES = ("baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant")
_LASTING = ("magical", "upgrade", "downgrade")
_TRIGGERS: dict[Trigger, tuple[str, ...]] = {
    "enters": ("magical",),
    "leaves": _LASTING,
    "turn_begins": _LASTING,
    "any_turn_begins": _LASTING,
    "played": ("magic",),
    "sacrificed_or_destroyed": _LASTING,
    "unicorn_comes_or_goes": _LASTING,
}
_ATTACHMENTS = ("upgrade", "downgrade")
_POWERS: dict[Power, tuple[str, ...]] = {
    "pandas": _ATTACHMENTS,
    "blinds_unicorns": _ATTACHMENTS,
    "blinds_triggers": _ATTACHMENTS,
    "enters_beside_a_basic": ("upgrade",),
    "at_most_five": _ATTACHMENTS,
    "stops_a_card": ("instant",),
    "cannot_be_neighed": ("magical", "magic", "upgrade", "downgrade", "instant"),
    "counts_two": ("magical",),
    "returns_to_hand": ("magical",),
    "discard_to_stay": ("magical",),
    "dies_for_another": ("magical",),
    "magic_cannot_destroy_it": ("magical",),
}


def types_with(power: Power) -> tuple[str, ...]:
    """Give the types of card that can have a power."""
    return _POWERS.get(power, _LASTING)


def types_at(trigger: Trigger) -> tuple[str, ...]:
    """Give the types of card to which something can happen."""
    return _TRIGGERS[trigger]


def faults(design: Design) -> Iterator[Fault]:
    """Yield what makes no sense in a card, without lines."""
    if design.type not in _TYPES:
        yield Fault("unknown_value", field="type", got=design.type, known=_TYPES)
    for place, power in enumerate(design.always, start=1):
        field = f"always[{place}]"
        types = types_with(power)
        if design.type not in types:
            yield Fault("power_of_others", field=field, got=power, known=types)
        if power in design.always[: place - 1]:
            yield Fault("twice", field=field, got=power)
    if design.type == "instant" and "stops_a_card" not in design.always:
        yield Fault("instant_without_neigh", field="always", got="stops_a_card")
    if design.type == "magic" and [ability.when for ability in design.abilities] != ["played"]:
        yield Fault("magic_without_effect", field="abilities")
    for place, ability in enumerate(design.abilities, start=1):
        yield from _of_ability(design, ability, f"abilities[{place}]")


def _of_ability(design: Design, ability: Ability, field: str) -> Iterator[Fault]:
    types = types_at(ability.when)
    if design.type not in types:
        yield Fault("trigger_of_others", field=f"{field}.when", got=ability.when, known=types)
    chosen = False
    for place, step in enumerate(ability.do, start=1):
        yield from _of_step(design, ability, step, f"{field}.do[{place}]", chosen=chosen)
        chosen = chosen or isinstance(step, ChoosePlayer | Give | ReturnToHand)


def _of_step(design: Design, ability: Ability, step: Step, field: str, *, chosen: bool) -> Iterator[Fault]:
    if hangs_on_choice(step) and not chosen:
        yield Fault("nobody_chosen", field=field, known=("choose_player", "give", "return_to_hand"))
    match step:
        case Sacrifice(who="chosen"):
            yield Fault("unknown_value", field=f"{field}.who", got="chosen", known=("you", "each"))
        case ShuffleIntoDeck(this=True) if design.type != "magic":
            yield Fault("only_magic", field=f"{field}.this")
        case Steal(until="leaves") if not _gives_back(design):
            yield Fault("unknown_value", field=f"{field}.until", got="leaves", known=("forever", "turn_ends"))
        case EndTurn() if ability.when in ("turn_begins", "any_turn_begins") and not ability.may:
            yield Fault("no_way_out", field=field)
        case OneOf() if any(isinstance(mode, Sacrifice) and (mode.every or mode.who != "you") for mode in step.modes):
            yield Fault("not_in_modes", field=f"{field}.modes")
        case OneOf() if len({type(mode) for mode in step.modes}) != len(step.modes):
            yield Fault("twice", field=f"{field}.modes")
        case _:
            pass


def _gives_back(design: Design) -> bool:
    """Tell whether a card gives back what it stole when it leaves."""
    return any(
        isinstance(step, GiveBack) for ability in design.abilities if ability.when == "leaves" for step in ability.do
    )
