### /help on one screen, the quick reference card, the page of a card.

help-screen = ### How to play here
    New? Press **Learn by playing**.
    1. `/table new` opens a table here.
    2. Friends press **{ $lobby-join }**. **{ $lobby-add-computer }** fills a seat.
    3. The host presses **{ $lobby-start }**.
    4. Your turn? I call you: press **{ $board-my-hand }**.
    5. Somebody plays a card? **{ $window-neigh }** stops it, **{ $window-let-it-be }** lets it pass.
    6. In **Kill the Unicorns** you bid in secret: I ask you by direct message. **{ $board-bid }** on the board does the same.
    7. A choice you regret? **{ more-undo }** under **{ $board-more }**, if nobody has acted since.
    ### To watch
    - The board shows how everybody stands.
    - **{ $board-story }** tells what happened.
    - `/watch` shows you a game as it goes.
    ### After a game
    - Below the result you vote for the play of the game.
    - **{ $end-rematch }** plays again with the same people.
    - `/replay` goes through a finished game, all hands open.
    - `/stats` counts your games and this server's. You may keep out of it.
    ### To run a server
    - `/houserules show`: what holds here
    - `/houserules set`: change it
    - `/table end`: end any table
    ### If you are lost
    - `/hand`: what you are asked
    - `/tables`: your tables
    - `/card`: what a card does
    - `/bug`: tell those who mend me that something went wrong
    - **{ $board-more }** on the board: leave, or choose how I call you. If you miss two decisions, the computer plays until you are back.
help-learn = Learn by playing
help-rules = Rules
help-settings = My settings

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

reference-hunt = ### Quick reference
reference-hunt-days = - **Four days.** Each: place a scheme card on a unicorn, hunt the unicorns one after the other, shop at the black market. Then all hunt cards and powers come back.
    .no_schemes = - **Four days, no scheme cards.** Each: hunt the unicorns one after the other, shop at the black market. Then all hunt cards and powers come back.
    .no_powers = - **Four days, no scheme cards, no powers.** Each: hunt the unicorns one after the other, shop at the black market. Then all hunt cards come back.
reference-hunt-bids = - **Hunt:** the first player places 1 to 3 hunt cards face down, the others as many, or they pass. Totals that tie don't count; the highest that is left wins and is first player.
reference-hunt-schemes = - **Scheme cards:** the winner reveals one of those on the unicorn; it may change everything.
reference-hunt-market = - **Black market:** buy one thing a day with the hunt cards you have left.
reference-hunt-points = - **Points:** coins, attached cards and tokens, Pâtés; 2, 5, 8, 12 for two to five of a colour; 8 for a Rainbow, one of each colour. Each unicorn counts in one collection.
    .no_schemes = - **Points:** coins, tokens, Pâtés; 2, 5, 8, 12 for two to five of a colour; 8 for a Rainbow, one of each colour. Each unicorn counts in one collection.
reference-hunt-rainbow = - **Double Rainbow,** two of each colour, wins at once.
reference-hunt-expert = - **Expert:** played hunt cards and discarded scheme cards lie face down; others see only how many they are.

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
# How a card is called in other languages, in which boxes it is. $language: a language's own name
card-page-names = -# Also called { $names }
card-page-name = *{ $card }* ({ $language })
card-page-boxes = -# In the box: { $boxes }
card-page-box = { $edition } (×{ $copies })
# A card found by its name in another language
card-page-found = { $card } ({ $other })
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
