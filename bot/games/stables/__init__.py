"""Unstable Unicorns: the rules of the stable games.

`cards` what a card can say, `rules` the house rules, `state` the position, `match` the loop that plays it.
`setup`, `turn`, `play`, `window`, `effects`, `removal`, `crowding`, `winning`: the phases of a game, a file each.
`steps_*` one small function for every step a card can do; `targets` and `possible` what it can reach and whether.
`facts` what follows from the cards in a stable, `zones` how cards move. `view` and `redeal`: what one seat may know.
"""
