### /help on one screen, the quick reference card, the page of a card.

help-screen = ### How to play here
    1. `/table new` opens a table in this channel. Friends press **Join**; **Add computer** fills a seat.
    2. The host presses **Start**. The **board** shows all stables and who must decide, until when.
    3. When it's your turn, you are pinged. Press **My hand**: only you see your cards. Choose one to play, or draw.
    4. When somebody plays a card, everybody gets the same buttons: **Neigh** stops it, **Let it be** lets it pass. If time runs out, it passes.
    5. The first with enough unicorns wins.

    - **Lost?** `/hand` shows what you are asked. `/tables` shows your tables. **Story** tells what happened.
    - **No seat?** `/watch` shows you a game as it goes, for you alone.
    - **A card?** `/card` explains it. **A rule?** `/rules`, page by page.
    - **No time?** **More…** lets you leave, or choose how I ping you. If you miss two decisions in a row, the computer plays until you come back.
    - **Your own rules?** `/houserules show` says what this server plays by; who manages it changes that with `/houserules set`.
    - **Rather type?** `/play`, `/draw`, `/neigh`, `/pass` and `/choose` do all that the buttons do.

## The quick reference card

# $needed: unicorns to win, $limit: hand limit (a number, or the word for none)
reference-card = ### Quick reference
    - **Your turn:** 1. beginning-of-turn effects · 2. draw a card · 3. play one card or draw another · 4. discard down to the hand limit
    - **Hand limit:** { $limit }
    - **Win:** { $needed } unicorns in your stable
    - **Unicorns** go into your stable. Baby and basic ones do nothing, magical ones do what they say.
    - **Magic** works once, then is discarded.
    - **Upgrades** help and **downgrades** hamper the stable they are in.
    - **Neigh** stops a card that another player is playing. A Neigh can be neighed, a Super Neigh can't.
    - **Sacrifice:** from your stable to the discard pile · **Destroy:** from another's stable to the discard pile · **Steal:** from another's stable into yours · **Discard:** from your hand
    - **Babies** go to the nursery instead of a hand or a pile.
    - **May** is optional, everything else isn't. **Then** happens only if what stands before it was done.
reference-no-limit = no limit
# The same for the Kids deck
reference-card-kids = ### Quick reference
    - **Your turn:** 1. draw a card · 2. play one card or draw another
    - **Win:** { $needed } unicorns in your stable, your baby counts
    - **Hand limit:** { $limit }
    - **Unicorns** go into your stable and stay there. Each shows a symbol.
    - **Magic** works once. It costs another card from your hand, unless a unicorn in your stable shows the same symbol: then it is free.
    - **Neigh** stops a card that another player is playing. A Neigh can be neighed.
    - **Babies** can't be touched and never leave.

reference-card-hunt = ### Quick reference
    - **Four days.** Each: place a scheme card on a unicorn, hunt the unicorns one after the other, shop at the black market. Then all hunt cards and powers come back.
    - **Hunt:** the first player places 1 to 3 hunt cards face down, the others as many, or they pass. Totals that tie don't count; the highest that is left wins and is first player.
    - **Scheme cards:** the winner reveals one of those on the unicorn; it may change everything.
    - **Black market:** buy one thing a day with the hunt cards you have left.
    - **Points:** coins, attached cards and tokens, Pâtés; 2, 5, 8, 12 for two to five of a colour; 8 for a Rainbow, one of each colour. Each unicorn counts in one collection.
    - **Double Rainbow,** two of each colour, wins at once.

# /card. $type: a type name, $copies: how many are in the deck
card-page = ### { $card }
    -# { $type } · { $copies ->
        [one] one in the deck
       *[other] { $copies } in the deck
    }
    { $text }
card-page-notes = **Hard cases:** { $notes }
# The last line of a card's page, where its name isn't printed anywhere that we know of
card-page-ours = -# We know no printed name of this card in English: this one is our own.
# What the card says in another edition. $edition: second, french, first or kids
card-page-edition = { $edition ->
    [french] **On the French sheet:**
    [first] **In the first edition:**
    [kids] **In the Kids game:**
   *[second] **In the second edition:**
} { $text }
# .chosen: in a game without a nursery
card-page-baby = ### { $card }
    -# { $type } · from the nursery
    { $text }
    .chosen = ### { $card }
        -# { $type } · one for each player
        { $text }
