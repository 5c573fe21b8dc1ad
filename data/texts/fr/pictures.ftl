### Words in pictures: short, for there is little room. No markdown.

# Beside the name of whoever’s turn it is
picture-turn = joue
# Who drives a seat
picture-computer = ordinateur
picture-away = absence
picture-left = départ
# For a name that no font can draw. $number: of the seat
picture-seat = place { $number }
# Piles, each behind its number
picture-draw-pile = pioche
picture-discard = défausse
picture-nursery = nurserie

## Kill the Unicorns

# Beside the first player’s name, and above the unicorn being hunted
picture-first = 1er joueur
picture-hunted = chassée
# Below a unicorn’s name. $colour: a colour with its sign, $coins: its coins, $cards: how many cards are attached to it
picture-unicorn = { $colour } · { $coins }
picture-power-ready = pouvoir prêt
picture-power-used = pouvoir utilisé
# An item of the market: price, tokens left
picture-item = { $count ->
    [0] épuisé
   *[other] prix { $cost } · reste { $count }
}

# My hand. One scheme card; the title above those drawn; the title above hunt cards
picture-scheme = carte Manigance
picture-schemes = Tes cartes Manigance
picture-numbers = Tes cartes Chasse

## The chart at the end

chart-unicorns = Les licornes, tour après tour
chart-turns = tour
chart-points = Les points, jour après jour
chart-days = jour
# Before the first day: what the starting unicorns are worth
chart-start = départ
# In the description: a seat, or what is counted sideways. $scores: numbers, at some turns in order
chart-course = { $player } : { $scores }
