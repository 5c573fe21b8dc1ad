### Words in pictures: short, for there is little room. No markdown.

# Beside the name of whoever's turn it is
picture-turn = la rând
# Who drives a seat
picture-computer = calculator
picture-away = lipsește
picture-left = a ieșit
# For a name that no font can draw. $number: of the seat
picture-seat = locul { $number }
# Piles, each behind its number
picture-draw-pile = teanc de tras
picture-discard = decartate
picture-nursery = pepinieră

## Kill the Unicorns

# Beside the first player's name, and above the unicorn being hunted
picture-first = primul
picture-hunted = vânat acum
# Below a unicorn's name. $colour: a colour with its sign, $coins: its coins
picture-unicorn = { $colour } · { $coins }
picture-power-ready = putere gata
picture-power-used = putere folosită
# An item of the market: price, tokens left
picture-item = { $count ->
    [0] stoc epuizat
   *[other] preț { $cost } · rămase: { $count }
}

# My hand. One scheme card; the title above those drawn; the title above hunt cards
picture-scheme = intrigă
picture-schemes = Intrigile tale
picture-numbers = Cărțile tale de vânătoare

## The chart at the end

chart-unicorns = Unicorni, tură cu tură
chart-turns = tura
chart-points = Puncte, zi cu zi
chart-days = ziua
# Before the first day: what the starting unicorns are worth
chart-start = început
# In the description: a seat, or what is counted sideways. $scores: numbers, at some turns in order
chart-course = { $player }: { $scores }
