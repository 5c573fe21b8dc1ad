### Remarkable plays of a finished game, and the vote for the play of the game: in public below the result.
###
### play-<kind>, one short line each   $turn the turn (the day of a hunt) · $player whose play it was · $other the second player
###   $card · $cards a list · $count an amount · $before what it was before

## Stables

play-completes = Turn { $turn }: **{ $player }** completes the stable with *{ $card }*.
# $count: Neighs on the card, two at least
play-chain = Turn { $turn }: { $count ->
    [one] { $count } Neigh flies
   *[other] { $count } Neighs fly
}, and **{ $player }**'s *{ $card }* gets through.
play-chain_stopped = Turn { $turn }: { $count ->
    [one] { $count } Neigh flies
   *[other] { $count } Neighs fly
}, and **{ $player }**'s *{ $card }* is stopped.
# $count: cards that came into stables or left them, two at least
play-effect = Turn { $turn }: **{ $player }**'s *{ $card }* moves { $count ->
    [one] { $count } card
   *[other] { $count } cards
} into or out of stables.
# $cards: what stepped in
play-saved = Turn { $turn }: { ITALIC($cards) } steps in for **{ $player }**'s *{ $card }*.
play-saved_itself = Turn { $turn }: **{ $player }**'s *{ $card }* rises from the ashes.
# $count and $before: unicorns
play-rises = Turn { $turn }: **{ $player }** goes up from { $before } to { $count ->
    [one] { $count } unicorn
   *[other] { $count } unicorns
}.
play-falls = Turn { $turn }: **{ $player }** comes down from { $before } to { $count ->
    [one] { $count } unicorn
   *[other] { $count } unicorns
}.

## Kill the Unicorns

# $cards: the scheme card; $other: who had won the hunt
play-hunt-scheme = Day { $turn }: { ITALIC($cards) } hands *{ $card }* over from **{ $other }** to **{ $player }**.
# $cards: the totals that tie: "5 and 5"
play-hunt-tied = Day { $turn }: { $cards } tie, so **{ $player }**'s { $count } takes *{ $card }*.
# $before: the next lower total
play-hunt-close = Day { $turn }: **{ $player }** takes *{ $card }* with { $count } against { $before }.
play-hunt-dear = Day { $turn }: **{ $player }** takes *{ $card }* with { $count }, the highest total that won.
# $count: points
play-hunt-gains = Day { $turn }: **{ $player }** gains { $count ->
    [one] { $count } point
   *[other] { $count } points
} in a single day.

## The vote

# $until: a time of day
play-vote = **Which was the play of the game?** Whoever reads this has a vote, until { $until } at least.
play-vote-menu = Vote for the play of the game
# Afterwards, each above one line as above, or several. $count: votes for it, of $votes
play-vote-won = **Play of the game**, with { $count } of { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}:
play-vote-shared = **Plays of the game**, each with { $count } of { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}:
# Private, above the line that was chosen
play-vote-taken = You vote for this one. Until { $until } you can choose again:
play-vote-over = The vote for the play of the game is over.
