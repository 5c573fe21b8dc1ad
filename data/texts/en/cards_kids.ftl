### Cards of the Kids game, in our own words: see cards.ftl for what each part is.
### A symbol is always a word and a picture, so that colours are never needed to tell cards apart.

## Symbols. $type: a kind of card with its sign

type-with-symbol = { $type }, { $symbol }
symbol-heart = ❤️ heart
symbol-sun = ☀️ sun
symbol-bolt = ⚡ bolt
symbol-clover = 🍀 clover
symbol-drop = 💧 drop
symbol-moon = 🌙 moon
symbol-gem = 🔮 gem
symbol-snow = ❄️ snow

## What a magic card costs its player right now, behind what it does. $symbol: one of the above

hand-price-free = { $short } (free: you have { $symbol })
hand-price-card = { $short } (costs a card: you have no { $symbol })

## Baby unicorns

-kids-baby = No effect. It counts as a unicorn and never leaves your stable.
-kids-baby-notes = Nothing can touch it. Its colour is only a picture: it shows no symbol, so it never pays for magic.
card-baby_red = Baby Red
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_orange = Baby Orange
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_yellow = Baby Yellow
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_green = Baby Green
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_turquoise = Baby Turquoise
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_blue = Baby Blue
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_purple = Baby Purple
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_white = Baby White
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }

## Colourful unicorns

-kids-unicorn-notes = It may stand beside another one with the same symbol.
card-heart_unicorn = Heart Unicorn ❤️
    .text = It has no effect. In your stable it makes your magic cards with { symbol-heart } free.
    .short = No effect. Makes your { symbol-heart } magic free.
    .notes = { -kids-unicorn-notes }
card-sun_unicorn = Sun Unicorn ☀️
    .text = It has no effect. In your stable it makes your magic cards with { symbol-sun } free.
    .short = No effect. Makes your { symbol-sun } magic free.
    .notes = { -kids-unicorn-notes }
card-bolt_unicorn = Bolt Unicorn ⚡
    .text = It has no effect. In your stable it makes your magic cards with { symbol-bolt } free.
    .short = No effect. Makes your { symbol-bolt } magic free.
    .notes = { -kids-unicorn-notes }
card-clover_unicorn = Clover Unicorn 🍀
    .text = It has no effect. In your stable it makes your magic cards with { symbol-clover } free.
    .short = No effect. Makes your { symbol-clover } magic free.
    .notes = { -kids-unicorn-notes }
card-drop_unicorn = Drop Unicorn 💧
    .text = It has no effect. In your stable it makes your magic cards with { symbol-drop } free.
    .short = No effect. Makes your { symbol-drop } magic free.
    .notes = { -kids-unicorn-notes }
card-moon_unicorn = Moon Unicorn 🌙
    .text = It has no effect. In your stable it makes your magic cards with { symbol-moon } free.
    .short = No effect. Makes your { symbol-moon } magic free.
    .notes = { -kids-unicorn-notes }
card-gem_unicorn = Gem Unicorn 🔮
    .text = It has no effect. In your stable it makes your magic cards with { symbol-gem } free.
    .short = No effect. Makes your { symbol-gem } magic free.
    .notes = { -kids-unicorn-notes }
card-snow_unicorn = Snow Unicorn ❄️
    .text = It has no effect. In your stable it makes your magic cards with { symbol-snow } free.
    .short = No effect. Makes your { symbol-snow } magic free.
    .notes = { -kids-unicorn-notes }

## Magic

-kids-price-notes = The price is paid when nobody stops the card any more. Any other card of your hand will do, a Neigh too. With no card left by then, the magic does nothing.
card-come_back = Come Back!
    .text = Bring a colourful unicorn from the discard pile into your stable. It costs another card from your hand, unless a unicorn of yours shows { symbol-heart }.
    .short = Bring a unicorn from the discard pile into your stable.
    .notes = { -kids-price-notes }
card-picnic = Picnic
    .text = Draw three cards. It costs another card from your hand, unless a unicorn of yours shows { symbol-sun }.
    .short = Draw three cards.
    .notes = { -kids-price-notes }
card-run_away = Run Away!
    .text = Choose a colourful unicorn in another player's stable. It goes to the discard pile. It costs another card from your hand, unless a unicorn of yours shows { symbol-bolt }.
    .short = Send another player's unicorn to the discard pile.
    .notes = { -kids-price-notes }
card-lucky_day = Lucky Day
    .text = Draw a card. Then take another action: play a card or draw. It costs another card from your hand, unless a unicorn of yours shows { symbol-clover }.
    .short = Draw a card and take another action.
    .notes = { -kids-price-notes }
card-big_splash = Big Splash
    .text = Choose a colourful unicorn in another player's stable. It goes back to that player's hand. It costs another card from your hand, unless a unicorn of yours shows { symbol-drop }.
    .short = Send another player's unicorn back to the hand.
    .notes = { -kids-price-notes }
card-night_visit = Night Visit
    .text = Look at another player's hand and take one card from it. It costs another card from your hand, unless a unicorn of yours shows { symbol-moon }.
    .short = Look at another player's hand and take a card.
    .notes = { -kids-price-notes }
card-new_friend = New Friend
    .text = Take a colourful unicorn from another player's stable into yours. It costs another card from your hand, unless a unicorn of yours shows { symbol-gem }.
    .short = Take another player's unicorn into your stable.
    .notes = { -kids-price-notes }
card-snowball_party = Snowball Party
    .text = Put up to two unicorns from your hand into your stable. It costs another card from your hand, unless a unicorn of yours shows { symbol-snow }.
    .short = Put up to two unicorns from your hand into your stable.
    .notes = { -kids-price-notes }
