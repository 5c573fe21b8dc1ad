### House rules.
###
### houserule-<key>         its name
###   .about                what it decides
###   .<value>              each value in words; numbers are shown as they are
### true, false and "off" are values like any other; `none` is an empty list.

houserule-default = { $value } (as in the rulebook)
houserules-heading = House rules of table { $table }
# A rule in force. $about: what it decides, $usual: what the edition says
houserules-line = { $rule }: { $value } · { $about }
    .changed = **{ $rule }: { $value }**, usually { $usual } · { $about }

# The numbers a rule takes. $least, $most: bounds
houserules-bounds = { $least } to { $most }

# What rules are about
houserules-about-unstable = { choice-game-unstable }
houserules-about-kids = { choice-game-kids }
houserules-about-hunt = { choice-game-hunt }
houserules-about-table = The table

## Unstable Unicorns

houserule-starting_hand = Starting hand
    .about = How many cards everybody is dealt.
houserule-baby_choice = First baby
    .about = How everybody gets the baby unicorn they start with.
    .choose = everybody chooses
    .random = by chance
houserule-first_player = First player
    .about = Who starts.
    .random = by chance
    .host_picks = the host picks
    .vote = everybody votes
houserule-hand_limit = Hand limit
    .about = How many cards you may keep at the end of your turn.
    .none = no limit
houserule-unicorns_to_win = Unicorns to win
    .about = How many unicorns complete a stable.
    .by_seats = by the number of players
houserule-deck_exhausted = Empty draw pile
    .about = What happens when the draw pile runs out.
    .score = the most unicorns win
    .reshuffle = the discard pile is shuffled
houserule-final_tie = Last tie
    .about = What happens when unicorns and letters tie.
    .all_lose = nobody wins
    .shared = the win is shared
houserule-tie_letters_language = Letters of a tie
    .about = In which language the names' letters are counted.
    .auto = the table's language
    .en = English
    .fr = French
    .cs = Czech
    .ro = Romanian
houserule-two_player_deck = Deck for two
    .about = Whether some cards stay in the box with two players.
    .true = smaller
    .false = the whole deck
houserule-neigh_targets = Naming targets
    .about = Whether a card's target is named before or after the others decide on a Neigh.
    .after = after the Neighs
    .before = before the Neighs
houserule-downgrade_own_stable = Own downgrades
    .about = Whether a downgrade may be played into one's own stable.
    .true = allowed
    .false = not allowed
houserule-upgrade_any_stable = Upgrades for others
    .about = Whether an upgrade may be played into another player's stable.
    .true = allowed
    .false = not allowed
houserule-unicorns_into_other_stables = Unicorns for others
    .about = Whether a unicorn may be played into another player's stable.
    .false = not allowed
    .true = allowed
houserule-expansions = Expansions
    .about = Decks of your own that are shuffled in.
    .none = none
houserule-win_timing = When you win
    .about = Whether enough unicorns win at once or after the effects at hand.
    .chain = after all effects
    .instant = at once
houserule-super_neigh_closes_chain = After a Super Neigh
    .about = Whether the card below may be neighed again after a Super Neigh.
    .false = it may be neighed again
    .true = nobody may react any more
houserule-strict_requirements = Magic must do something
    .about = Whether a magic card can be played only when it could do something.
    .true = yes
    .false = no, it may be played for nothing
houserule-destroy_own = Destroying your own
    .about = Whether "destroy" reaches your own stable.
    .false = not allowed
    .true = allowed
houserule-glitter_tornado = Glitter Tornado
    .about = Who chooses the cards it returns.
    .card_player = whoever plays it
    .each_owner = everybody in their own stable
houserule-panda_immune_to_any_card = Pandas
    .about = Whether effects on "a card" can hit pandas.
    .false = can be hit
    .true = can't be hit
houserule-swap_trigger_timing = Unicorn Swap
    .about = When the given unicorn has its effect on entering.
    .after = after both moves
    .between = between the two moves

## Unstable Unicorns for Kids

houserule-kids_cost_timing = Paying for magic
    .about = When the card is paid that a magic card costs without a matching symbol.
    .on_resolution = after the Neighs
    .on_announcement = at once, even if it is neighed
houserule-kids_hand_limit = Hand limit for kids
    .about = How many cards a child may keep at the end of the turn.
    .none = no limit
houserule-kids_two_player_bonus = Help for the second of two
    .about = How many cards more the second player is dealt when two play.

## Kill the Unicorns

houserule-unicorns_per_day = Unicorns a day
    .about = How many unicorns are laid out each day.
    .four = always four
    .per_player = one for each player
houserule-schemes_per_unicorn = Schemes under a unicorn
    .about = How many scheme cards may lie under one unicorn.
    .two = two at most
    .one = one at most
    .unlimited = any number
houserule-own_scheme_reminder = Your own schemes
    .about = Whether you may look again at a scheme card you have placed.
    .false = not once it is placed
    .true = you can always look
houserule-unused_scheme_discard = Schemes not revealed
    .about = How the other scheme card of a caught unicorn goes to the discard pile.
    .face_up = for all to see
    .face_down = hidden
houserule-character_choice = Characters
    .about = How everybody gets the character they play.
    .pick_in_turn = each picks in turn
    .random = by chance
houserule-bids = Placing hunt cards
    .about = Whether the players after the first place their cards one after another or all together.
    .in_turn = one after another
    .together = all together
houserule-pass_as_first = First player passes
    .about = What happens when the first player doesn't hunt a unicorn.
    .next_player_opens = the next player may open the hunt
    .hunt_skipped = nobody hunts this one
houserule-tie_rule = Ties in a hunt
    .about = Who catches the unicorn when totals are equal.
    .cancel_all_ties = the highest total that only one player has
    .top_tie_only = the next total, if only one player has it
    .turn_order = whoever of them comes first in turn
houserule-tokens_per_unicorn = Tokens on a unicorn
    .about = How many market tokens may lie on one unicorn.
    .unlimited = any number
    .one = one at most
houserule-market_colours = Colours from the market
    .about = Which colour a token of the market gives a unicorn.
    .token_of_each_colour = the colour printed on it, one of each
    .free_choice = any colour you like
houserule-double_rainbow = Double rainbow
    .about = When two unicorns of every colour win the game.
    .immediate = at once
    .end_of_day = at the end of the day
    .final_scoring = when the last points are counted
houserule-legendary_recolor = Colouring legends
    .about = What may give a legendary unicorn a colour.
    .market_only = only the market
    .any_effect = any effect
houserule-tie_break = Equal points
    .about = Who wins when several are the richest.
    .most_unicorns_then_shared = the most unicorns, then they share the win
    .shared = they share the win
houserule-expert = Expert game
    .about = Whether played and discarded cards lie hidden.
    .false = open
    .true = hidden
houserule-initiation = First games
    .about = What is left out for people who learn the game.
    .off = nothing
    .no_schemes_no_powers = schemes and powers
    .no_schemes = schemes
houserule-extension = Two more characters
    .about = Whether the Huntress and the Bard join in; five and six players need them.
    .false = no
    .true = yes

## The table

houserule-pace = Pace
    .about = How long everybody has.
    .live = live
    .relaxed = relaxed
    .days = days
houserule-turn_seconds = Time for a turn
    .about = How long a turn may take, in seconds.
    .by_pace = by the pace
houserule-reaction_seconds = Time for a Neigh
    .about = How long a reaction window stays open, in seconds.
    .by_pace = by the pace
houserule-undo = Taking back
    .about = Whether a choice can be taken back, and until when.
    .own = your last choice, until somebody acts or a hidden card is shown
    .vote = your last choice, later on if all agree
    .off = never
houserule-own_thread = Thread
    .about = Whether the game gets a thread of its own.
    .false = in the channel
    .true = in a thread
houserule-pictures = Pictures
    .about = Whether the board has a picture.
    .true = shown
    .false = text only
houserule-mirror_delay_turns = Delay for watchers
    .about = How many turns later mirrors in other channels show the game; in Kill the Unicorns, how many days.
houserule-board_language = Language of the board
    .about = The language of public messages at this table.
    .auto = the server's language
    .en = English
    .fr = French
    .cs = Czech
    .ro = Romanian

# Why a combination is refused. $seats: players; $needed, $cards: how many there must be and are

houserule-impossible-deck_too_small = With { $seats } players { $needed } cards are dealt, and the deck has only { $cards }.
houserule-impossible-nursery_too_small = { $seats } players need a baby unicorn each, and the deck has only { $cards }.
houserule-impossible-too_few_neighs = Two players get a Neigh each, and the deck has only { $cards } of the { $needed }.
houserule-impossible-too_few_unicorns = { $needed } unicorns are needed to win, and the deck has only { $cards }.
houserule-impossible-extension_needed = { $seats } players need the extension.
houserule-impossible-too_many_unicorns = With { $seats } players and a unicorn for each of them every day, the unicorns run out.
houserule-impossible-too_few_schemes = With { $seats } players and one scheme for each of the four unicorns, somebody finds no room for theirs.
