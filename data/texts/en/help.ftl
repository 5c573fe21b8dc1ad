### /help on one screen, the quick reference card, and the pages of /rules (preset second).
### Every page stays under 2,000 characters.

help-screen = ### How to play here
    1. `/table new` opens a table in this channel. Friends press **Join**; **Add computer** fills a seat.
    2. The host presses **Start**. The **board** shows all stables and who must decide, until when.
    3. When it's your turn, you are pinged. Press **My hand**: only you see your cards. Choose one to play, or draw.
    4. When somebody plays a card, everybody gets the same buttons: **Neigh** stops it, **Let it be** lets it pass. If time runs out, it passes.
    5. The first with enough unicorns wins.

    - **Lost?** `/hand` shows what you are asked. `/tables` shows your tables. **Story** tells what happened.
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

## Pages of /rules

rules-menu = Choose a page
rules-overview = ### Unstable Unicorns, second edition
    Fill your stable with unicorns. With 2-5 players the first to have **7** wins, with 6-8 players the first to have **6**.

    Everybody starts with a baby unicorn in the stable and five cards in hand. The draw pile is shared; what is sacrificed, destroyed or discarded goes to the discard pile. The other babies wait in the nursery.

    Cards take effect as soon as they lie in a stable, never while they are in a hand.
    .title = Overview
rules-turn = ### A turn
    1. **Beginning.** Effects of cards in your stable that speak of the beginning of your turn. You use them in any order; what isn't optional has to be used. All of them are open from the start, so one that ends your turn doesn't take the others away.
    2. **Draw** a card.
    3. **Action,** exactly one: play a unicorn, a magic card, an upgrade or a downgrade, or draw another card.
    4. **End.** Discard down to seven cards.

    Play goes round in the order of the seats.
    .title = A turn
rules-cards = ### Kinds of cards
    - **Baby unicorns** do nothing and never leave for a hand or a pile: they return to the nursery.
    - **Basic unicorns** do nothing either, but come from the deck.
    - **Magical unicorns** have an effect: on entering, at the beginning of your turn, or all the time.
    - **Magic** works once and is then discarded.
    - **Upgrades** may be played into anybody's stable and stay there.
    - **Downgrades** may be played into anybody's stable, your own included, and stay there.
    - **Instants** are Neigh and Super Neigh. They are never your action.

    Each unicorn counts as one, unless its card says otherwise.
    .title = Kinds of cards
rules-neigh = ### Neigh
    When somebody plays a card from their hand, everybody else may stop it with a **Neigh**. The stopped card is discarded and the action is spent.

    A Neigh is a card too, so it can be neighed, also by whoever played the first card. After an even number of Neighs the card goes through. A **Super Neigh** can't be neighed.

    Effects of cards in a stable can't be neighed, and neither can cards that are stolen, moved or brought.

    The window closes when everybody has let the card be, or when its time is up.
    .title = Neigh
rules-words = ### What the words mean
    - **Draw:** from the top of the draw pile into your hand.
    - **Discard:** from your hand to the discard pile.
    - **Sacrifice:** from your own stable to the discard pile.
    - **Destroy:** from another player's stable to the discard pile.
    - **Steal:** from another player's stable into your own.
    - **Enter:** to be played, stolen or brought into a stable. **Leave:** every way out of one.
    - **Any player** may be you, **another player** never is, **every player** is everybody with you.
    - **May** is optional, all else must be done as far as it is possible. What's impossible is passed over.
    - **Then:** what comes after it happens only if what stands before it was done. A unicorn that is saved counts as sacrificed or destroyed.
    A card found in the draw pile is shown to everybody.
    .title = Words on the cards
rules-winning = ### Winning
    You win when you have enough unicorns after all effects at hand are done. That can be in somebody else's turn. If two players get there together, whoever's turn it is comes first, then the order of play.

    If the draw pile runs out first, the most unicorns win. If players tie, count the letters in the names of their unicorns. If even these tie, nobody wins.
    .title = Winning
rules-two-players = ### Two players
    Some cards stay in the box: all basic unicorns, Queen Bee, Seductive, Rainbow, Mother Goose and Necromancer Unicorn, Nanny Cam, Sadistic Ritual, Slowdown and Yay.

    Each player gets a Neigh before five cards are dealt, so you start with six.
    .title = Two players
rules-kids = ### Unstable Unicorns for Kids
    For 2 to 6 players. The first with **7** unicorns in the stable wins, however many play. Your baby unicorn counts.

    - **A turn:** draw a card, then do one thing: play a unicorn, play a magic card, or draw another card. There is no hand limit.
    - **Unicorns** have no effects. Each shows one of eight symbols: ❤️ heart, ☀️ sun, ⚡ bolt, 🍀 clover, 💧 drop, 🌙 moon, 🔮 gem, ❄️ snow.
    - **Magic** shows a symbol too, and it has a price: when nobody stops it any more, you discard another card from your hand. If a unicorn in your stable shows the same symbol, the magic is free.
    - **Neigh** stops another player's card. A stopped magic card costs nothing more.
    - **Babies** are chosen before the game. Yours can't be touched by anything and never leaves; the others go back into the box, for there is no nursery.

    When the draw pile is empty, the discard pile is shuffled into a new one.
    .title = For kids
rules-hunt = ### Kill the Unicorns
    For 3 or 4 players, with the extension up to 6. Everybody plays a character with a power, eight hunt cards (0, 1, 1, 2, 2, 3, 3, 4) and eight scheme cards, and starts with a would-be unicorn. The most points after **four days** win.

    1. **Traps.** Four unicorns line up. Everybody draws two scheme cards, places one face down on a unicorn and discards the other. Two fit on a unicorn.
    2. **Hunts,** one unicorn after the other. The first player places 1 to 3 hunt cards face down, the others in turn as many, or they pass. All are revealed: totals that tie don't count, the highest that is left wins. If nothing is left, the unicorn escapes.
    3. The winner reveals one scheme card on the unicorn, takes the unicorn and is first player now.
    4. **Black market.** In turn, each may buy one thing with the hunt cards left in hand, without change.

    Then all hunt cards and powers come back. If the first player passes before anybody has opened, the next one is first player and may open.
    .title = Kill the Unicorns: the hunt
rules-hunt-cards = ### Kill the Unicorns: points
    - **Coins** on your unicorns, and what scheme cards and tokens on them add or take away.
    - **Collections:** 2, 5, 8, 12 points for two, three, four, five unicorns of a colour. A sixth begins a new one.
    - **Rainbow:** 8 points for one of each colour, 🌸 pink, ⭐ yellow, 💧 blue and 🍇 purple. Each unicorn counts in one collection or Rainbow; I find the best way.
    - **Pâtés** score their numbers. Legendary unicorns have no colour.
    - **Double Rainbow:** two unicorns of each colour win the game at once.
    - Of equal points, the most unicorns win.

    Powers, once a day: Princess cancels a scheme card just revealed, Knight's total is 1 higher, Wizard takes back a hunt card of a lost hunt, Shaman looks at scheme cards and may move one. `/card` explains each.

    Variants: Expert hides what is discarded; Initiation leaves out scheme cards, or powers as well.
    .title = Kill the Unicorns: points of a hunt
rules-house = ### House rules
    A table can change the rules before its game begins: how many unicorns win, the hand limit, what happens when the draw pile runs out, when targets are named, and more. The lobby says which ones differ, **Rules** on the board lists them.
    .title = House rules

# /card. $type: a type name, $copies: how many are in the deck
card-page = ### { $card }
    -# { $type } · { $copies ->
        [one] one in the deck
       *[other] { $copies } in the deck
    }
    { $text }
card-page-notes = **Hard cases:** { $notes }
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
