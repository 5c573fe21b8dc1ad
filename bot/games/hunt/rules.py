"""The house rules of Kill the Unicorns as the engine reads them; `data/houserules.yaml` is their schema."""

from typing import Literal

from msgspec import Struct


class HuntRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A value for every house rule; the defaults are preset `hunt`."""

    unicorns_per_day: Literal["four", "per_player"] = "four"
    schemes_per_unicorn: Literal["two", "one", "unlimited"] = "two"
    own_scheme_reminder: bool = False
    unused_scheme_discard: Literal["face_up", "face_down"] = "face_up"
    first_player: Literal["random", "host_picks", "vote"] = "random"
    character_choice: Literal["pick_in_turn", "random"] = "pick_in_turn"
    bids: Literal["in_turn", "together"] = "in_turn"
    pass_as_first: Literal["next_player_opens", "hunt_skipped"] = "next_player_opens"
    tie_rule: Literal["cancel_all_ties", "top_tie_only", "turn_order"] = "cancel_all_ties"
    tokens_per_unicorn: Literal["unlimited", "one"] = "unlimited"
    market_colours: Literal["token_of_each_colour", "free_choice"] = "token_of_each_colour"
    double_rainbow: Literal["immediate", "end_of_day", "final_scoring"] = "immediate"
    legendary_recolor: Literal["market_only", "any_effect"] = "market_only"
    tie_break: Literal["most_unicorns_then_shared", "shared"] = "most_unicorns_then_shared"
    expert: bool = False
    initiation: Literal["off", "no_schemes_no_powers", "no_schemes"] = "off"
    extension: bool = False

    @property
    def with_schemes(self) -> bool:
        """Whether scheme cards are in the game (HU-30)."""
        return self.initiation == "off"

    @property
    def with_powers(self) -> bool:
        """Whether characters have their powers (HU-30)."""
        return self.initiation != "no_schemes_no_powers"
