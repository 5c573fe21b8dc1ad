### Words in pictures: short, for there is little room. No markdown.

# Beside the name of whoever's turn it is
picture-turn = turn
# Who drives a seat
picture-computer = computer
picture-away = away
picture-left = left
# For a name that no font can draw. $number: of the seat
picture-seat = seat { $number }
# Piles, each behind its number
picture-draw-pile = draw pile
picture-discard = discard
picture-nursery = nursery

## Kill the Unicorns

# Beside the first player's name, and above the unicorn being hunted
picture-first = first
picture-hunted = hunted
# Below a unicorn's name. $colour: a colour with its sign, $coins: its coins
picture-unicorn = { $colour } · { $coins }
picture-power-ready = power ready
picture-power-used = power used
# An item of the market: price, tokens left
picture-item = { $count ->
    [0] sold out
   *[other] price { $cost } · { $count } left
}

# My hand. One scheme card; the title above those drawn; the title above hunt cards
picture-scheme = scheme card
picture-schemes = Your scheme cards
picture-numbers = Your hunt cards

## The chart at the end

chart-unicorns = Unicorns, turn by turn
chart-turns = turn
chart-points = Points, day by day
chart-days = day
# Before the first day: what the starting unicorns are worth
chart-start = start
# In the description: a seat, or what is counted sideways. $scores: numbers, at some turns in order
chart-course = { $player }: { $scores }
