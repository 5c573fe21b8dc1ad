### The story of Kill the Unicorns: as in story.ftl, story-hunt-<event>; .known for whoever may know the cards.

story-hunt-character = **{ $player }** plays the *{ $card }*.
story-hunt-without_power = There is no character left for **{ $player }**, who plays without a power.
story-hunt-starts_with = **{ $player }** starts with *{ $card }*.
story-hunt-first_player = **{ $player }** becomes first player.
story-hunt-day = Day { $count }: { ITALIC($cards) } are to be hunted, in this order.
story-hunt-draws_schemes = **{ $player }** draws { $count ->
    [one] a scheme card
   *[other] { $count } scheme cards
}.
    .known = **{ $player }** draws { ITALIC($cards) }.
story-hunt-places = **{ $player }** places a scheme card on *{ $card }*.
    .known = **{ $player }** places { ITALIC($cards) } on *{ $card }*.
# $scheme: the scheme card, $top: the unicorn on top of the deck
story-hunt-places-looked = **{ $player }** places *{ $scheme }* on *{ $card }*. On top of the unicorn deck: *{ $top }*.
story-hunt-discards_scheme = **{ $player }** discards a scheme card.
    .known = **{ $player }** discards { ITALIC($cards) }.
story-hunt-looks = **{ $player }** looks at the scheme cards on *{ $card }*.
    .known = **{ $player }** looks at the scheme cards on *{ $card }*: { ITALIC($cards) }.
# $cards: where it goes, $other: who placed it
story-hunt-moves_scheme = **{ $player }** moves **{ $other }**'s scheme card from *{ $card }* to { ITALIC($cards) }.
story-hunt-hunt = The hunt for *{ $card }* begins.
story-hunt-passes = **{ $player }** passes.
story-hunt-bids = **{ $player }** places { $count ->
    [one] a hunt card
   *[other] { $count } hunt cards
}.
    .known = **{ $player }** places { $cards }.
# $cause: the power announced
story-hunt-bids-power = **{ $player }** places { $count ->
    [one] a hunt card
   *[other] { $count } hunt cards
} and announces *{ $cause }*.
# $count: the total that counts
story-hunt-reveals = **{ $player }** reveals a total of { $count }.
    .known = **{ $player }** reveals { $cards }: { $count }.
story-hunt-reveals-power = **{ $player }** reveals { $cards } with *{ $cause }*: { $count }.
# $cards: the totals that tie: "5 and 5"
story-hunt-tied = { $cards } tie.
    .so = { $cards } tie, so **{ $player }**'s { $count } takes *{ $card }*.
    .nobody = { $cards } tie, so *{ $card }* escapes.
story-hunt-survives_tie = **{ $player }**'s { $count } survives the tie.
story-hunt-wins_hunt = **{ $player }** wins the hunt for *{ $card }* with { $count }.
# By a scheme card
story-hunt-wins_hunt-instead = **{ $player }** wins the hunt instead, with { $count }.
story-hunt-reveals_scheme = **{ $player }**'s scheme card is revealed: *{ $card }*.
# A revealed scheme card that changes nothing, $player: who placed it
story-hunt-does_nothing = *{ $card }* does nothing.
    .lowest_already = *{ $card }* changes nothing: the winner's total is the lowest that counts, too.
    .no_second = *{ $card }* changes nothing: no total that counts is below the winner's.
    .owner_out = *{ $card }* does nothing: **{ $player }** has no bid in this hunt.
    .owner_won = *{ $card }* does nothing: **{ $player }**, who placed it, has won the hunt.
    .deck_empty = *{ $card }* does nothing: the unicorn deck is empty.
story-hunt-cancels_scheme = **{ $player }** cancels **{ $other }**'s *{ $card }*.
story-hunt-total_grows = **{ $player }**'s total counts { $count } now.
story-hunt-replaces = { ITALIC($cards) } takes the place of *{ $card }*, which is discarded.
story-hunt-escapes = *{ $card }* escapes.
story-hunt-takes = **{ $player }** takes *{ $card }*.
# $cause: what is attached; .known: with the colour it gives
story-hunt-attaches = *{ $cause }* stays on **{ $player }**'s *{ $card }*.
    .known = *{ $cause }* stays on **{ $player }**'s *{ $card }*, which is { $cards } now.
# $other: whose it was; .known: what goes back for it
story-hunt-exchanges = **{ $player }** gets *{ $card }* from **{ $other }** and has nothing to hand over.
    .known = **{ $player }** gets *{ $card }* from **{ $other }** and hands over { ITALIC($cards) }.
story-hunt-takes_back = **{ $player }** takes back a hunt card.
    .known = **{ $player }** takes back a { $cards }.
story-hunt-buys_nothing = **{ $player }** buys nothing.
# $count: the sum paid
story-hunt-buys = **{ $player }** buys *{ $card }* for { $count }.
# $cards: the hunt cards paid with
story-hunt-buys-with = **{ $player }** buys *{ $card }* and pays with { $cards }.
story-hunt-pays = **{ $player }** pays { $count }.
    .known = **{ $player }** pays with { $cards }.
story-hunt-butchers = **{ $player }** turns *{ $card }* into a Pâté of { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
story-hunt-scores = **{ $player }** has { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
story-hunt-wins = **{ $player }** wins.
    .points = **{ $player }** has the most points and wins with { $count }.
    .unicorns = Of those with { $count } points **{ $player }** has the most unicorns and wins.
    .shared = All ties stand. **{ $player }** wins a share with { $count }.
    .double_rainbow = A Double Rainbow, two unicorns of each colour: **{ $player }** wins.
