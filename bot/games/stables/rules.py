"""The house rules of Unstable Unicorns as the engine reads them; `data/houserules.yaml` is their schema."""

from typing import Literal

from msgspec import Struct


class StableRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A value for every house rule; the defaults are preset `second`.

    `empty_piles`: what happens when there is nothing left to reshuffle (K-i).
    `kids_hand_limit` stands in for `hand_limit` wherever a game sets it.
    """

    starting_hand: int = 5
    baby_choice: Literal["choose", "random"] = "choose"
    first_player: Literal["random", "host_picks", "vote"] = "random"
    hand_limit: int | Literal["none"] = 7
    unicorns_to_win: int | Literal["by_seats"] = "by_seats"
    deck_exhausted: Literal["score", "reshuffle"] = "score"
    final_tie: Literal["all_lose", "shared"] = "all_lose"
    tie_letters_language: Literal["auto", "en", "fr", "cs", "ro"] = "auto"
    two_player_deck: bool = True
    neigh_targets: Literal["after", "before"] = "after"
    downgrade_own_stable: bool = True
    upgrade_any_stable: bool = True
    unicorns_into_other_stables: bool = False
    expansions: tuple[str, ...] = ()
    win_timing: Literal["chain", "instant"] = "chain"
    super_neigh_closes_chain: bool = False
    strict_requirements: bool = True
    destroy_own: bool = False
    glitter_tornado: Literal["card_player", "each_owner"] = "card_player"
    panda_immune_to_any_card: bool = False
    swap_trigger_timing: Literal["after", "between"] = "after"
    empty_piles: Literal["score", "play_on"] = "score"
    kids_cost_timing: Literal["on_resolution", "on_announcement"] = "on_resolution"
    kids_hand_limit: int | Literal["none"] | None = None
    kids_two_player_bonus: int = 0

    @property
    def most_kept(self) -> int | None:
        """How many cards may be kept at the end of a turn (CZ-10, K-a); None if there is no limit."""
        limit = self.hand_limit if self.kids_hand_limit is None else self.kids_hand_limit
        return None if limit == "none" else limit
