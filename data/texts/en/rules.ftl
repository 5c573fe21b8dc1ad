### The pages of /rules and of Rules on a board. Each is told by the house rules in force: an argument with the name of
### a house rule is its value ("true" and "false" are values like any other), a number or one of its words.
### Every page stays under 2,000 characters in every language.
###
### rules-<page>         the page
###   .title             its title, also in the menu of pages

rules-menu = Choose a page
# $game: a game with its edition; where these rules hold
rules-of-table = -# { $game } · as table { $table } plays it
rules-of-server = -# { $game } · as this server plays it
rules-of-box = -# { $game } · as the box says
# Under a page whose rules differ from the edition. $rules: a list of differences, joined by grammar
rules-differ = **House rules on this page:** { $rules }
rules-difference = { $rule }: **{ $value }** (usually { $usual })
# For whoever looks rules up. $ids: numbers of statements and rulings
rules-ids = -# Numbers of these rules, for reports of faults: { $ids }

## Unstable Unicorns

# $small_table, $big_table: how many unicorns win with up to five players, and with six and more
rules-overview = Fill your stable with unicorns. { $unicorns_to_win ->
        [by_seats] With up to five players the first to have **{ $small_table }** wins, with six and more the first to have **{ $big_table }**.
       *[other] The first to have **{ $unicorns_to_win }** wins.
    }

    - Everybody is dealt { $starting_hand ->
        [one] one card
       *[other] { $starting_hand } cards
    }.
    - { $baby_choice ->
        [random] Everybody gets a baby unicorn by chance.
       *[choose] Everybody chooses a baby unicorn.
    } It stands in the stable from the start. The other babies wait in the nursery.
    - { $first_player ->
        [host_picks] The host picks who begins.
        [vote] Everybody votes on who begins.
       *[random] Chance says who begins.
    } Play goes round in the order of the seats.
    - The draw pile is shared. What is sacrificed, destroyed or discarded goes to the discard pile.
    - Unicorns, upgrades and downgrades work once they lie in a stable, never in a hand.
    .title = Overview
rules-turn = 1. **Beginning.** Cards in your stable that speak of the beginning of your turn. Use them in any order. What isn't optional has to be used. All of them are open from the start: one that ends your turn doesn't take the others away.
    2. **Draw** a card.
    3. **Action,** exactly one: play a unicorn, a magic card, an upgrade or a downgrade, or draw another card.
    4. **End.** { $hand_limit ->
        [none] You may keep all your cards.
        [one] Discard down to one card.
       *[other] Discard down to { $hand_limit } cards.
    }

    { $strict_requirements ->
        [false] A magic card may be played even if it can do nothing.
       *[true] A magic card can be played only if it can do something.
    }
    .title = A turn
rules-cards = - **○ Baby unicorns** do nothing. They never go to a hand or a pile: they return to the nursery.
    - **● Basic unicorns** do nothing either, but come from the deck.
    - **◆ Magical unicorns** have an effect: when they enter, at the beginning of your turn, or all the time.
    - **✧ Magic** works once, then goes to the discard pile.
    - **▲ Upgrades** help the stable they are in. { $upgrade_any_stable ->
        [false] They go into your own.
       *[true] They may go into anybody's.
    }
    - **▼ Downgrades** hamper the stable they are in. { $downgrade_own_stable ->
        [false] They go into another player's.
       *[true] They may go into anybody's, your own as well.
    }
    - **✕ Instants** are Neigh and Super Neigh. They are never your action.

    { $unicorns_into_other_stables ->
        [true] A unicorn may be played into anybody's stable.
       *[false] A unicorn is played into your own stable.
    } Each counts as one, unless its card says otherwise.
    .title = Kinds of cards
rules-neigh = When somebody plays a card from their hand, everybody else may stop it with a **Neigh**. The stopped card is discarded, and the action is spent.

    - A Neigh is a card too: it can be neighed, also by whoever played the first card.
    - After an even number of Neighs the card goes through.
    - A **Super Neigh** can't be neighed. { $super_neigh_closes_chain ->
        [true] After it nobody may react any more.
       *[false] The card that it uncovers may be neighed again.
    }
    - Cards that work in a stable can't be neighed, nor cards that are stolen, moved or brought.
    - { $neigh_targets ->
        [before] Whoever plays a magic card says first at whom it is aimed, and into whose stable an upgrade or downgrade goes.
       *[after] At whom a card is aimed is said after the Neighs.
    }

    The window closes when everybody has let the card be, or when its time is up.
    .title = Neigh
rules-words = - **Draw:** from the draw pile into your hand.
    - **Discard:** from your hand to the discard pile.
    - **Sacrifice:** from your own stable to the discard pile.
    - **Destroy:** { $destroy_own ->
        [true] from any stable, your own as well, to the discard pile.
       *[false] from another player's stable to the discard pile.
    }
    - **Steal:** from another player's stable into yours.
    - **Enter:** to be played, stolen or brought into a stable. **Leave:** every way out of one.
    - **Any player** may be you, **another player** never is, **every player** is everybody with you.
    - **May** is optional. All else must be done as far as it can be; what can't be done is passed over.
    - **Then:** it happens only if what stands before it was done. A unicorn that is saved counts as sacrificed or destroyed.

    A card found in the draw pile is shown to everybody.
    .title = Words on the cards
rules-winning = { $win_timing ->
        [instant] You win at once when you have enough unicorns, also in the middle of an effect.
       *[chain] You win when you have enough unicorns after all effects at hand are done.
    } That can be in somebody else's turn. If two get there together, it is whoever's turn it is, else the next in order.

    { $deck_exhausted ->
        [reshuffle] When the draw pile is empty, the discard pile is shuffled into a new one. If both are empty, the most unicorns win.
       *[score] When the draw pile is empty, the game ends and the most unicorns win.
    } If players tie, the letters in the names of their unicorns count. { $final_tie ->
        [shared] If even these tie, they share the win.
       *[all_lose] If even these tie, nobody wins.
    }
    .title = Winning
# $cards: names of cards, with their number where several stay out
rules-two-players = { $two_player_deck ->
        [false] The whole deck is played, and nobody gets a card beforehand.
       *[true] These cards stay in the box: all basic unicorns, { ITALIC($cards) }. Each player gets a Neigh before the cards are dealt.
    }
    .title = Two players

## Unstable Unicorns for Kids

# $small_table: how many unicorns win
rules-kids = Fill your stable with unicorns. The first to have **{ $small_table }** wins, however many play. Your baby counts.

    - Everybody is dealt { $starting_hand ->
        [one] one card
       *[other] { $starting_hand } cards
    }.
    - { $baby_choice ->
        [random] Everybody gets a baby by chance.
       *[choose] Everybody chooses a baby.
    } Nothing can touch it, and it never leaves. The other babies go back into the box.
    - { $first_player ->
        [host_picks] The host picks who begins.
        [vote] Everybody votes on who begins.
       *[random] Chance says who begins.
    }
    - **Your turn:** draw a card, then play one card or draw another.
    - { $kids_hand_limit ->
        [none] You may keep all your cards.
        [one] At the end of your turn you keep one card.
       *[other] At the end of your turn you keep { $kids_hand_limit } cards at most.
    }
    - { $deck_exhausted ->
        [score] When the draw pile is empty, the game ends and the most unicorns win.
       *[reshuffle] When the draw pile is empty, the discard pile is shuffled into a new one.
    }
    .title = For kids: the game
rules-kids-cards = - **Unicorns** go into your stable. They do nothing, but each shows a symbol: ❤️ heart, ☀️ sun, ⚡ bolt, 🍀 clover, 💧 drop, 🌙 moon, 🔮 gem, ❄️ snow.
    - **Magic** works once. It shows a symbol too, and it costs another card from your hand.
    - **Free magic:** if a unicorn in your stable shows the same symbol, you pay nothing.
    - { $kids_cost_timing ->
        [on_announcement] You pay as soon as you play the magic card, even if somebody stops it.
       *[on_resolution] You pay once nobody stops the magic card any more. Stopped magic costs nothing.
    }
    - **Neigh** stops a card that another player is playing. A Neigh can be neighed.
    .title = For kids: the cards

## Kill the Unicorns

rules-hunt = For 3 or 4 players, with two more characters up to 6. Everybody plays a character with eight hunt cards (0, 1, 1, 2, 2, 3, 3, 4) and starts with one unicorn. The most points after **four days** win.

    Each day:
    1. { $unicorns_per_day ->
        [per_player] As many unicorns as players line up.
       *[four] Four unicorns line up.
    }
    2. { $initiation ->
        [off] **Traps.** Everybody draws two scheme cards, places one face down under a unicorn and discards the other.
       *[other] There are no scheme cards and no traps.
    }
    3. **Hunts,** one unicorn after the other.
    4. **Black market.** Everybody may buy one thing.

    Then all hunt cards and powers come back.
    { $character_choice ->
        [random] Characters are dealt by chance.
       *[pick_in_turn] Everybody picks a character in turn.
    } { $first_player ->
        [host_picks] The host picks who begins.
        [vote] Everybody votes on who begins.
       *[random] Chance says who begins.
    }
    .title = The hunt: four days
rules-hunt-traps = Scheme cards lie face down: everybody sees whose they are, nobody what they are.

    - { $schemes_per_unicorn ->
        [one] One scheme card fits under a unicorn.
        [unlimited] Any number of scheme cards fits under a unicorn.
       *[two] Two scheme cards fit under a unicorn.
    }
    - { $own_scheme_reminder ->
        [true] You can always look at those you have placed.
       *[false] Once placed, yours can't be looked at again.
    }
    - Whoever wins a hunt reveals **one** scheme card under the unicorn. It works at once and may change who wins.
    - { $expert ->
        [true] The other one is discarded face down.
       *[false] { $unused_scheme_discard ->
            [face_down] The other one is discarded face down.
           *[face_up] The other one is discarded for all to see.
        }
    }
    - Some scheme cards stay with the unicorn and count at the end.
    .title = The hunt: traps
rules-hunt-bids = 1. The first player places 1 to 3 hunt cards face down.
    2. { $bids ->
        [together] The others place as many, all at the same time, or pass.
       *[in_turn] The others place as many, in turn, or pass.
    } Whoever has too few cards passes.
    3. All are revealed. The highest total catches the unicorn and is first player now.

    - **Ties:** { $tie_rule ->
        [top_tie_only] if the highest total ties, the next one wins if only one player has it.
        [turn_order] of equal totals the player who comes first in turn wins.
       *[cancel_all_ties] totals that tie don't count. The highest that is left wins.
    } If nobody wins, the unicorn escapes.
    - **If the first player passes:** { $pass_as_first ->
        [hunt_skipped] nobody hunts this unicorn. It escapes.
       *[next_player_opens] the next player is first player and may open.
    }
    - Placed cards come back at the end of the day, not before.
    .title = The hunt: bidding
rules-hunt-market = In turn from the first player, everybody may buy **one** thing, paid with hunt cards left in hand. I pay the cheapest way; there is no change.

    - What you buy goes to one of your unicorns at once. { $tokens_per_unicorn ->
        [one] It may carry one token.
       *[unlimited] It may carry any number of tokens.
    }
    - **Colours:** { $market_colours ->
        [free_choice] the token gives any colour you like.
       *[token_of_each_colour] each colour is there once.
    }
    - **Legendary unicorns** have no colour. { $legendary_recolor ->
        [any_effect] Any effect can give them one.
       *[market_only] Only the market can give them one.
    }
    - The **butcher** takes a unicorn for a Pâté, which scores its number.

    `/card` explains each thing.
    .title = The hunt: the black market
rules-hunt-points = - **Coins** on your unicorns, and what cards and tokens on them add or take away.
    - **Collections:** 2, 5, 8, 12 points for two, three, four, five unicorns of a colour. A sixth begins a new one.
    - **Rainbow:** 8 points for one of each colour: 🌸 pink, ⭐ yellow, 💧 blue, 🍇 purple. Each unicorn counts in one collection or Rainbow; I find the best way.
    - **Pâtés** score their numbers.
    - **Double Rainbow,** two of each colour: { $double_rainbow ->
        [end_of_day] it wins the game at the end of the day.
        [final_scoring] it wins when the last points are counted.
       *[immediate] it wins the game at once.
    }
    - **Equal points:** { $tie_break ->
        [shared] the win is shared.
       *[most_unicorns_then_shared] the most unicorns win. If they tie as well, the win is shared.
    }
    .title = The hunt: points
# Lines of the page of powers
rules-powers-always = - **{ hunt-card-knight }: { hunt-card-charge }** { hunt-card-charge.text }
    - **{ hunt-card-wizard }: { hunt-card-rewind }** { hunt-card-rewind.text }
rules-powers-of-schemes = - **{ hunt-card-princess }: { hunt-card-royal_veto }** { hunt-card-royal_veto.text }
    - **{ hunt-card-shaman }: { hunt-card-spirit_sight }** { hunt-card-spirit_sight.text }
rules-powers-of-extension = { $extension ->
        [true] - **{ hunt-card-huntress }: { hunt-card-extra_arrow }** { hunt-card-extra_arrow.text }
        - **{ hunt-card-bard }: { hunt-card-encore }** { hunt-card-encore.text }
       *[false] - **{ hunt-card-huntress }** and **{ hunt-card-bard }** stay in the box.
    }
rules-hunt-powers = { $initiation ->
        [no_schemes_no_powers] This table plays without powers.
        [no_schemes] Without scheme cards **{ hunt-card-princess }** and **{ hunt-card-shaman }** stay in the box. Each of the others has a power, which nobody has to use:

        { rules-powers-always }
        { rules-powers-of-extension }

        Powers are back the next day.
       *[other] Each character has a power, which nobody has to use:

        { rules-powers-of-schemes }
        { rules-powers-always }
        { rules-powers-of-extension }

        Powers are back the next day.
    }

    { $expert ->
        [true] Played and discarded cards of others lie hidden.
       *[false] Played and discarded cards lie open.
    }
    .title = The hunt: powers
# The last pages list every house rule. $page: which of them
rules-house = All house rules, page { $page }
