### Kill the Unicorns: its board, what a player sees in private, its end. Stories are in story_hunt.ftl, prompts in
### prompts_hunt.ftl, cards in cards_hunt.ftl.

## Words

# $coins: printed on the unicorn
hunt-coins = { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}
hunt-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
hunt-cards = { $count ->
    [one] { $count } carte de vânătoare
    [few] { $count } cărți de vânătoare
   *[other] { $count } de cărți de vânătoare
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
    [one] o intrigă de la
   *[other] intrigi de la
} { BOLD($players) }
# A scheme card where all cards are open
hunt-placed-open = { $player } ({ $card })
# The same in a menu, without markdown
hunt-placed-by = { $count ->
    [one] o intrigă de la { $players }
   *[other] intrigi de la { $players }
}
# Something attached that gives a colour
hunt-attached-colour = { $card } ({ $colour })

## The lobby

# At a full table. $rule: the name of a house rule, $most: a number of seats
hunt-lobby-extension = Cu regula casei *{ $rule }* pot juca până la { $most }.
# Without scheme cards not all characters can be played. $count: players that get none, $cards: those that can
hunt-lobby-few = După aceste reguli se pot juca doar { $cards }, așa că { $count ->
    [one] un jucător joacă
    [few] { $count } jucători joacă
   *[other] { $count } de jucători joacă
} fără putere.

## The board

board-bid = Mizează
hunt-board-heading = Masa { $table } · ziua { $day } din { $days }
hunt-board-heading-hunt = Masa { $table } · ziua { $day } din { $days } · vânătoarea { $number }
hunt-board-heading-market = Masa { $table } · ziua { $day } din { $days } · piața neagră
hunt-board-heading-begins = Masa { $table } · jocul începe
hunt-board-heading-over = Masa { $table } · joc încheiat în ziua { $day } din { $days }
# $unicorn: with colour, coins and scheme cards
hunt-board-hunted = **Acum se vânează:** { $unicorn }
    .over = **Tocmai s-a vânat:** { $unicorn }
# In the line, in the order of the hunts. $number: its place
hunt-board-line = { $number }. { $unicorn }
# Bids. $players: who is awaited
hunt-bid-opened = **{ $player }** deschide cu { hunt-cards }
hunt-bid-in = **{ $player }** a mizat
hunt-bid-total = **{ $player }** are { $points }
# $power: announced with the bid
hunt-bid-power = { $bid } și anunță { $power }
    .total = { $bid } cu { $power }
hunt-bid-passed = **{ $player }** dă pas
hunt-bid-awaited = { $count ->
    [one] mai trebuie să răspundă { BOLD($players) }
   *[other] mai trebuie să răspundă { BOLD($players) }
}
# The scheme card that counts in this hunt
hunt-bid-revealed = dezvăluită: *{ $card }*
# A seat. $hand: hunt cards in hand, $character
hunt-board-seat = **{ $player }** { hunt-points } · { $hand ->
    [one] { $hand } carte de vânătoare
    [few] { $hand } cărți de vânătoare
   *[other] { $hand } de cărți de vânătoare
}
hunt-board-seat-first = **{ $player }** ▸ primul jucător · { hunt-points } · { $hand ->
    [one] { $hand } carte de vânătoare
    [few] { $hand } cărți de vânătoare
   *[other] { $hand } de cărți de vânătoare
}
hunt-board-hand = în mână: { $cards }
hunt-board-played = puse: { $cards }
hunt-board-played-count = puse: { hunt-cards }
hunt-board-pate = puncte de pateu: { $cards }
hunt-board-herd-empty = niciun unicorn
# When there is no room for names. $colours: how many of each
hunt-board-herd-count = { $count ->
    [one] { $count } unicorn
    [few] { $count } unicorni
   *[other] { $count } de unicorni
}: { $colours }
hunt-power-ready = { $power }: gata
hunt-power-used = { $power }: folosită azi
# The market
hunt-board-market = **Piața neagră**
hunt-item = { $card }, preț { $cost } ({ $tokens })
# $cards: the points of the Pâtés left, in their order
hunt-item-pates = puncte de pateu: { $cards }
hunt-item-left = rămase: { $count }
hunt-item-sold-out = { $card }: stoc epuizat
hunt-board-piles = Pachet de unicorni { $deck } · decartați { $discard }

## My hand

# $cards: values
hunt-hand = Cărțile tale de vânătoare: { $cards }
hunt-hand-empty = Nu ai nicio carte de vânătoare.
hunt-hand-day = Ziua { $day } din { $days }
hunt-hand-hunt = Ziua { $day } din { $days }, vânătoarea { $number }
hunt-hand-market = Ziua { $day } din { $days }, piața neagră
hunt-hand-drawn = Ai tras:
hunt-hand-scheme = **{ $card }** · { $short }
hunt-hand-discards = Intrigile tale decartate: { $cards }
# $card: a scheme card of mine, $unicorn: where it lies (house rule)
hunt-hand-placed = Intriga ta de pe { $unicorn }: *{ $card }*
hunt-hand-seen = *{ $card }* de la **{ $owner }** · { $short }
# The market. $paying: values
hunt-hand-item = **{ $item }** · { $short } Plătești cu { $paying }.
    .blocked = { $item } · { $short } (acum nu: { $reason })
hunt-cannot-sold-out = stoc epuizat
hunt-cannot-poor = cărțile tale de vânătoare nu ajung la { $cost }
hunt-cannot-no-use = niciun unicorn de-al tău nu o poate primi
hunt-cannot-no-unicorn = nu ai un unicorn care să-l poată primi
# The form of a bid
hunt-form-menu = { $count ->
    [one] Alege { $count } carte de vânătoare
    [few] Alege { $count } cărți de vânătoare
   *[other] Alege { $count } de cărți de vânătoare
}
hunt-form-menu-between = Alege între { $least } și { $most } cărți de vânătoare
hunt-form-announce = Anunță { $power }
hunt-form-announced = Ai anunțat { $power }
hunt-form-place = Pune
# What one has placed, while it lies face down
# On a direct message. $totals: "Hazel 7, you 6, Dapple 2"
hunt-last = **Vânătoarea trecută:** { $totals }. { $outcome }
    .nobody = **Vânătoarea trecută:** nimeni nu a pus cărți. { $outcome }
hunt-last-own = tu { $points }
hunt-last-other = { $player } { $points }
hunt-receipt = Ai pus { $cards }. Se dezvăluie când au pus toți.
hunt-receipt-power = Ai pus { $cards } și ai anunțat { $power }. Se dezvăluie când au pus toți.
hunt-receipt-passed = La unicornul acesta ai dat pas.

## What just came of it

hunt-you-placed = Ai pus { $cards }.
hunt-you-passed = La unicornul acesta dai pas.
hunt-you-buy-nothing = Azi nu cumperi nimic.
hunt-you-set = Ai pus *{ $card }* pe *{ $unicorn }*.
# $top: the top of the unicorn deck
hunt-you-set-looked = Ai pus *{ $card }* pe *{ $unicorn }*. Deasupra în pachetul de unicorni: { ITALIC($top) }.
hunt-you-saw = Pe *{ $card }* stau cu fața în jos: { ITALIC($cards) }.

## Answers

# $place: which of the face-down cards, $owner: who placed it
hunt-answer-reveal = Cartea { $place }, de la { $owner }
hunt-answer-move = { $card }, de la { $owner }
hunt-answer-use = Folosește { $power }
# $count: the value of a hunt card
hunt-answer-take-back = Ia înapoi un { $count ->
   *[other] { $count }
}
hunt-answer-item = { $card }, preț { $cost }
hunt-answer-pass-bid = Dă pas la unicornul acesta
hunt-answer-pass-market = Nu cumpăra nimic
hunt-answer-skip-sight = Nu te uita
hunt-answer-skip-sight_move = Nu muta niciuna
hunt-answer-skip-veto = Las-o să aibă efect
hunt-answer-skip-paint = Lasă-i culoarea
hunt-answer-skip-rewind = Nu lua nimic înapoi
hunt-answer-card = { $count ->
   *[other] Carte de vânătoare { $count }
}

## The end. Each result holds "câștigă" or "Nu câștigă nimeni"

end-hunt-points = **{ $player }** câștigă cu { hunt-points } ({ $time }).
end-hunt-unicorns = Cele mai multe puncte sunt la egalitate: **{ $player }** câștigă cu { hunt-points } și cei mai mulți unicorni ({ $time }).
end-hunt-shared = Egalitatea rămâne: { BOLD($players) } împart primul loc și fiecare câștigă, cu { hunt-points } ({ $time }).
end-hunt-double_rainbow = Curcubeu dublu, doi unicorni din fiecare culoare: **{ $player }** câștigă pe loc ({ $time }).
end-hunt-host = Gazda încheie jocul. Nu câștigă nimeni ({ $time }).
end-hunt-moderator = Cineva care gestionează acest server încheie jocul. Nu câștigă nimeni ({ $time }).
end-hunt-nobody_left = La masa asta au rămas doar calculatoare. Nu câștigă nimeni ({ $time }).
# A seat for which no character was left
hunt-no-character = niciun personaj
# The scoring table. $place: 1, 2, …
hunt-score-seat = **{ $place }. { $player }** · { $character } · **{ hunt-points }**
# $sum: the unicorns with their coins (hunt-score-unicorn); .sum, here and below: where there is no room for them
hunt-score-herd = Herghelie **{ $points }**: { $sum }
    .sum = { $count ->
    [one] { $count } unicorn
    [few] { $count } unicorni
   *[other] { $count } de unicorni
} **{ $points }**
    .empty = Herghelie **0**: niciun unicorn
hunt-score-unicorn = { $card } ({ $colour }) { $coins }
    .doubled = { $card } ({ $colour }) 2 × { $coins } prin { $cause }
# $sum: cards that score (hunt-score-part)
hunt-score-schemes = Intrigi **{ $points }**: { $sum }
    .sum = Intrigi pe unicornii săi **{ $points }**
hunt-score-tokens = Piață **{ $points }**: { $sum }
    .sum = Jetoane de la piață **{ $points }**
hunt-score-bonus = Intrigi proprii **{ $points }**: { $sum }
    .sum = Intrigi proprii, oriunde ar fi **{ $points }**
# $card: a scheme card or token, $unicorn: on which it lies
hunt-score-part = { $card } pe { $unicorn } { $points }
hunt-score-pate = Pateu **{ $points }**: { $sum }
    .sum = Pateu **{ $points }**
# $sum: see hunt-score-collection
hunt-score-collections = Colecții **{ $points }**: { $sum }
    .sum = Colecții **{ $points }**
hunt-score-collection = { $count } × { $colour } = { $points }
hunt-score-rainbows = { $count ->
    [one] Curcubeu **{ $points }**: câte un unicorn din fiecare culoare
    [few] Curcubee **{ $points }**: câte { $count } unicorni din fiecare culoare
   *[other] Curcubee **{ $points }**: câte { $count } de unicorni din fiecare culoare
}
hunt-score-total = Total **{ $points }**
