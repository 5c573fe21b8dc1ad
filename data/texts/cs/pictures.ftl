### Words in pictures: short, for there is little room. No markdown.

# Beside the name of whoever's turn it is
picture-turn = na tahu
# Who drives a seat
picture-computer = počítač
picture-away = pryč
picture-left = mimo hru
# For a name that no font can draw. $number: of the seat
picture-seat = místo { $number }
# Piles, each behind its number
picture-draw-pile = balíček
picture-discard = odhozeno
picture-nursery = jesle

## Kill the Unicorns

# Beside the first player's name, and above the unicorn being hunted
picture-first = první hráč
picture-hunted = loví se
# Below a unicorn's name. $colour: a colour with its sign, $coins: its coins
picture-unicorn = { $colour } · { $coins }
picture-power-ready = schopnost připravena
picture-power-used = schopnost použita
# An item of the market: price, tokens left
picture-item = { $count ->
    [0] vyprodáno
    [one] cena { $cost } · zbývá { $count }
    [few] cena { $cost } · zbývají { $count }
   *[other] cena { $cost } · zbývá { $count }
}

# My hand. One scheme card; the title above those drawn; the title above hunt cards
picture-scheme = léčka
picture-schemes = Tvoje léčky
picture-numbers = Tvoje lovecké karty

## The chart at the end

chart-unicorns = Jednorožci tah po tahu
chart-turns = tah
chart-points = Body den po dni
chart-days = den
# Before the first day: what the starting unicorns are worth
chart-start = začátek
# In the description: a seat, or what is counted sideways. $scores: numbers, at some turns in order
chart-course = { $player }: { $scores }
