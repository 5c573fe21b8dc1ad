### The reaction window: public and the same for everybody, whatever they hold.

# Buttons
window-neigh = Neigh
window-super-neigh = Super Neigh
window-let-it-be = Let it be
window-let-all-be = Let all be this turn

# $short: the card's line
window-card = **{ $player }** plays *{ $card }*.
    > { $short }
# $owner: whose stable it goes into
window-card-into = **{ $player }** plays *{ $card }* into **{ $owner }**'s stable.
    > { $short }
# When targets are named first (neigh_targets: before). $targets: players
window-card-at = **{ $player }** plays *{ $card }*, aimed at { BOLD($targets) }.
    > { $short }
# $owner: who played the card that is stopped
window-neighed = **{ $player }** neighs **{ $owner }**'s *{ $card }*. Another Neigh would save it.
window-closes = Deadline: { $until }
# Below that, while somebody who is asked plays their first game
window-explained = -# 💡 First game? Everybody is asked at every card, so nobody learns who holds a Neigh. **{ window-neigh }** stops the card, if you hold one. **{ window-let-it-be }** lets it pass, and so does waiting.

## Outcomes: the message becomes one of these

window-goes-through = **{ $player }** plays *{ $card }*. Nobody stops it.
# After Neighs upon Neighs
window-through = *{ $card }* goes through.
window-over = The window for *{ $card }* is closed.
window-cancelled = **{ $player }** plays *{ $card }*. The game ended here.

## Answers to whoever pressed (private)

window-you-neigh = You neigh *{ $card }*.
window-you-super-neigh = You super-neigh *{ $card }*.
window-you-let-be = You let *{ $card }* be.
window-you-let-all-be = You let all cards be until this turn ends. Press { $window-neigh } if you change your mind.
window-you-wait = I'll wait for you. Deadline: { $until }.
window-wait = Wait
