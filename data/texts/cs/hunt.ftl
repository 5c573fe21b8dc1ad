### Kill the Unicorns: its board, what a player sees in private, its end. Stories are in story_hunt.ftl, prompts in
### prompts_hunt.ftl, cards in cards_hunt.ftl.

## Words

# $coins: printed on the unicorn
hunt-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
hunt-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
hunt-cards = { $count ->
    [one] { $count } lovecká karta
    [few] { $count } lovecké karty
   *[other] { $count } loveckých karet
}
# A unicorn on the board. $colour: a colour with its shape
hunt-unicorn = { $card } ({ $colour }, { hunt-coins })
# With what is attached. $cards: names
hunt-unicorn-with = { $card } ({ $colour }, { hunt-coins }) + { $cards }
# In a herd. $coins: a number; .with: what is attached
hunt-herd-unicorn = { $card } ({ $colour } { $coins })
    .with = { $card } ({ $colour } { $coins }) + { $cards }
# Scheme cards on it, face down. $players: their owners
hunt-unicorn-traps = { $unicorn } · { $count ->
    [one] léčka hráče
   *[other] léčky hráčů
} { BOLD($players) }
# A scheme card where all cards are open
hunt-placed-open = { $player } ({ $card })
# The same in a menu, without markdown
hunt-placed-by = { $count ->
    [one] léčka hráče { $players }
   *[other] léčky hráčů { $players }
}
# Something attached that gives a colour
hunt-attached-colour = { $card } ({ $colour })

## The lobby

# At a full table. $rule: the name of a house rule, $most: a number of seats
hunt-lobby-extension = S domácím pravidlem *{ $rule }* může hrát až { $most } hráčů.
# Without scheme cards not all characters can be played. $count: players that get none, $cards: those that can
hunt-lobby-few = Podle těchto pravidel se dá hrát jen za tyto postavy: { $cards }. Proto { $count ->
    [one] jeden hráč hraje
    [few] { $count } hráči hrají
   *[other] { $count } hráčů hraje
} bez schopnosti.

## The board

board-bid = Nabídka
hunt-board-heading = Stůl { $table } · den { $day }/{ $days }
hunt-board-heading-hunt = Stůl { $table } · den { $day }/{ $days } · lov { $number }
hunt-board-heading-market = Stůl { $table } · den { $day }/{ $days } · černý trh
hunt-board-heading-begins = Stůl { $table } · hra začíná
hunt-board-heading-over = Stůl { $table } · konec, den { $day }/{ $days }
# $unicorn: with colour, coins and scheme cards
hunt-board-hunted = **Teď se loví:** { $unicorn }
    .over = **Právě po lovu:** { $unicorn }
# In the line, in the order of the hunts. $number: its place
hunt-board-line = { $number }. { $unicorn }
# Bids. $players: who is awaited
hunt-bid-opened = **{ $player }** otevírá ({ hunt-cards })
hunt-bid-in = **{ $player }** jde do lovu
hunt-bid-total = **{ $player }** má součet { $points }
# $power: announced with the bid
hunt-bid-power = { $bid }, ohlášeno: { $power }
    .total = { $bid }, schopnost: { $power }
hunt-bid-passed = **{ $player }** pasuje
hunt-bid-awaited = { $count ->
    [one] čeká se, co udělá { BOLD($players) }
   *[other] čeká se, co udělají { BOLD($players) }
}
# The scheme card that counts in this hunt
hunt-bid-revealed = odhaleno: *{ $card }*
# A seat. $hand: hunt cards in hand, $character
hunt-board-seat = **{ $player }** { hunt-points } · { $hand ->
    [one] { $hand } lovecká karta
    [few] { $hand } lovecké karty
   *[other] { $hand } loveckých karet
}
hunt-board-seat-first = **{ $player }** ▸ první hráč · { hunt-points } · { $hand ->
    [one] { $hand } lovecká karta
    [few] { $hand } lovecké karty
   *[other] { $hand } loveckých karet
}
hunt-board-hand = v ruce: { $cards }
hunt-board-played = vyloženo: { $cards }
hunt-board-played-count = vyloženo: { hunt-cards }
hunt-board-pate = body za Paštiku: { $cards }
hunt-board-herd-empty = žádní jednorožci
# When there is no room for names. $colours: how many of each
hunt-board-herd-count = { $count ->
    [one] { $count } jednorožec
    [few] { $count } jednorožci
   *[other] { $count } jednorožců
}: { $colours }
hunt-power-ready = připraveno: { $power }
hunt-power-used = dnes už použito: { $power }
# The market
hunt-board-market = **Černý trh**
hunt-item = { $card } za { $cost } ({ $tokens })
# $cards: the points of the Pâtés left, in their order
hunt-item-pates = body za Paštiku: { $cards }
hunt-item-left = { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
hunt-item-sold-out = { $card }: vyprodáno
hunt-board-piles = Balíček jednorožců { $deck } · odhozeno { $discard }

## My hand

# $cards: values
hunt-hand = Tvoje lovecké karty: { $cards }
hunt-hand-empty = V ruce nemáš žádné lovecké karty.
hunt-hand-day = Den { $day }/{ $days }
hunt-hand-hunt = Den { $day }/{ $days }, lov { $number }
hunt-hand-market = Den { $day }/{ $days }, černý trh
hunt-hand-drawn = Dobíráš:
hunt-hand-scheme = **{ $card }** · { $short }
hunt-hand-discards = Tvoje odhozené léčky: { $cards }
# $card: a scheme card of mine, $unicorn: where it lies (house rule)
hunt-hand-placed = Tvoje léčka u jednorožce { $unicorn }: *{ $card }*
hunt-hand-seen = *{ $card }* (hráč **{ $owner }**) · { $short }
# The market. $paying: values
hunt-hand-item = **{ $item }** · { $short } Platíš: { $paying }.
    .blocked = { $item } · { $short } (teď ne: { $reason })
hunt-cannot-sold-out = vyprodáno
hunt-cannot-poor = tvoje lovecké karty nedají dohromady { $cost }
hunt-cannot-no-use = žádný z tvých jednorožců by s tím nic nesvedl
hunt-cannot-no-unicorn = nemáš jednorožce, kterému by to šlo dát
# The form of a bid
hunt-form-menu = { $count ->
    [one] Vyber { $count } loveckou kartu
    [few] Vyber { $count } lovecké karty
   *[other] Vyber { $count } loveckých karet
}
hunt-form-menu-between = { $most ->
    [one] Vyber { $least } až { $most } loveckou kartu
    [few] Vyber { $least } až { $most } lovecké karty
   *[other] Vyber { $least } až { $most } loveckých karet
}
hunt-form-announce = Ohlásit: { $power }
hunt-form-announced = Ohlášeno: { $power }
hunt-form-place = Vyložit
# What one has placed, while it lies face down
# On a direct message. $totals: "Líska 7, ty 6, Grošák 2"
hunt-last = **Poslední lov:** { $totals }. { $outcome }
    .nobody = **Poslední lov:** nikdo nic nevyložil. { $outcome }
hunt-last-own = ty { $points }
hunt-last-other = { $player } { $points }
hunt-receipt = Máš vyloženo: { $cards }. Odhalí se, až vyloží všichni.
hunt-receipt-power = Máš vyloženo: { $cards }, ohlášeno: { $power }. Odhalí se, až vyloží všichni.
hunt-receipt-passed = U tohoto jednorožce pasuješ.

## What just came of it

hunt-you-placed = Vykládáš: { $cards }.
hunt-you-passed = U tohoto jednorožce pasuješ.
hunt-you-buy-nothing = Dnes nekupuješ nic.
hunt-you-set = Vykládáš léčku *{ $card }* k jednorožci *{ $unicorn }*.
# $top: the top of the unicorn deck
hunt-you-set-looked = Vykládáš léčku *{ $card }* k jednorožci *{ $unicorn }*. Na vrchu balíčku jednorožců: { ITALIC($top) }.
hunt-you-saw = U jednorožce *{ $card }* leží lícem dolů: { ITALIC($cards) }.

## Answers

# $place: which of the face-down cards, $owner: who placed it
hunt-answer-reveal = { $place }. léčka (hráč { $owner })
hunt-answer-move = { $card } (hráč { $owner })
hunt-answer-use = Použít: { $power }
# $count: the value of a hunt card
hunt-answer-take-back = Vzít zpět kartu { $count ->
   *[other] { $count }
}
hunt-answer-item = { $card } za { $cost }
hunt-answer-pass-bid = Pasovat
hunt-answer-pass-market = Nekoupit nic
hunt-answer-skip-sight = Nedívat se
hunt-answer-skip-sight_move = Žádnou nepřesunout
hunt-answer-skip-veto = Nechat platit
hunt-answer-skip-paint = Nechat barvu
hunt-answer-skip-rewind = Nevzít zpět nic
hunt-answer-card = { $count ->
   *[other] Lovecká karta { $count }
}

## The end. Each result holds "vyhrává" or "Nikdo nevyhrává"

end-hunt-points = **{ $player }** má { hunt-points } a vyhrává ({ $time }).
end-hunt-unicorns = O nejvíc bodů se dělí víc hráčů: díky počtu jednorožců vyhrává **{ $player }** ({ hunt-points }, { $time }).
end-hunt-shared = Shoda je ve všem: o první místo se dělí { BOLD($players) }, každý z nich vyhrává ({ hunt-points }, { $time }).
end-hunt-double_rainbow = Dvojitá Duha, po dvou jednorožcích od každé barvy: **{ $player }** okamžitě vyhrává ({ $time }).
end-hunt-host = Hostitel ukončuje hru ({ $time }). Nikdo nevyhrává.
end-hunt-moderator = Správce serveru ukončuje hru ({ $time }). Nikdo nevyhrává.
end-hunt-nobody_left = U stolu zůstaly jen počítače ({ $time }). Nikdo nevyhrává.
# A seat for which no character was left
hunt-no-character = bez postavy
# The scoring table. $place: 1, 2, …
hunt-score-seat = **{ $place }. { $player }** · { $character } · **{ hunt-points }**
# $sum: the unicorns with their coins (hunt-score-unicorn); .sum, here and below: where there is no room for them
hunt-score-herd = Stádo **{ $points }**: { $sum }
    .sum = { $count ->
        [one] { $count } jednorožec
        [few] { $count } jednorožci
       *[other] { $count } jednorožců
    } **{ $points }**
    .empty = Stádo **0**: žádní jednorožci
hunt-score-unicorn = { $card } ({ $colour }) { $coins }
    .doubled = { $card } ({ $colour }) 2 × { $coins } ({ $cause })
# $sum: cards that score (hunt-score-part)
hunt-score-schemes = Léčky **{ $points }**: { $sum }
    .sum = Léčky u vlastních jednorožců **{ $points }**
hunt-score-tokens = Trh **{ $points }**: { $sum }
    .sum = Žetony z trhu **{ $points }**
hunt-score-bonus = Vlastní léčky **{ $points }**: { $sum }
    .sum = Vlastní léčky, ať leží kdekoli **{ $points }**
# $card: a scheme card or token, $unicorn: on which it lies
hunt-score-part = { $card } (u karty { $unicorn }) { $points }
hunt-score-pate = Paštika **{ $points }**: { $sum }
    .sum = Paštika **{ $points }**
# $sum: see hunt-score-collection
hunt-score-collections = Sbírky **{ $points }**: { $sum }
    .sum = Sbírky **{ $points }**
hunt-score-collection = { $count } × { $colour } = { $points }
hunt-score-rainbows = { $count ->
    [one] Duha **{ $points }**: po jednom jednorožci od každé barvy
    [few] Duhy **{ $points }**: po { $count } jednorožcích od každé barvy
   *[other] Duhy **{ $points }**: po { $count } jednorožcích od každé barvy
}
hunt-score-total = Celkem **{ $points }**
