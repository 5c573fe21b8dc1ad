### House rules.
###
### houserule-<key>         its name
###   .about                what it decides
###   .<value>              each value in words; numbers are shown as they are
### true, false and "off" are values like any other.

houserule-default = { $value } (as in the rulebook)
houserules-heading = House rules of table { $table }
houserules-all-usual = Everything is as in the rulebook.

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
    .vote = a vote on the most colourful
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
houserule-strict_requirements = Useless cards
    .about = Whether a magic card may be played when it could do nothing.
    .true = can't be played
    .false = may be played for nothing
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
    .about = Who may take a choice back.
    .own = your own, until somebody else acts
    .vote = by a vote
    .off = nobody
houserule-own_thread = Thread
    .about = Whether the game gets a thread of its own.
    .false = in the channel
    .true = in a thread
houserule-pictures = Pictures
    .about = Whether the board has a picture.
    .true = shown
    .false = text only
houserule-mirror_delay_turns = Delay for watchers
    .about = How many turns later watchers elsewhere see the game.
houserule-board_language = Language of the board
    .about = The language of public messages at this table.
    .auto = the server's language
    .en = English
    .fr = French
    .cs = Czech
    .ro = Romanian

## Why a combination is refused

houserule-impossible-deck_too_small = With { $seats } players { $needed } cards are dealt, and the deck has only { $cards }.
houserule-impossible-nursery_too_small = { $seats } players need a baby unicorn each, and the deck has only { $cards }.
houserule-impossible-too_few_unicorns = { $needed } unicorns are needed to win, and the deck has only { $cards }.
houserule-impossible-extension_needed = { $seats } players need the extension.
houserule-impossible-too_many_unicorns = With { $seats } players and a unicorn for each of them every day, the unicorns run out.
houserule-impossible-too_few_schemes = With { $seats } players and one scheme for each of the four unicorns, somebody finds no room for theirs.
