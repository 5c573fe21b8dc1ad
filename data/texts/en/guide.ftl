### The guided first hand: short hints in private messages at the moment they first matter, a few pages to look around,
### and the practice table. All of it is private. "I" is the bot.
###
### hint-<name>          a hint: one or two short sentences, at most 300 characters
### tour-<name>          a page to look around, told from the reader's own cards

# Before each hint; nothing else starts like it
hint = 💡 { $hint }
hint-off = No more hints
hint-tour = Show me around
hint-gone = No more hints. `/help` brings them back.
hint-back = Hints are on. You see them in your hand when something is new.

## Unstable Unicorns

# $needed: unicorns to win
hint-baby = Welcome! Everybody begins with a baby unicorn. It does nothing, but it is the first of the { $needed } you need. All babies are worth the same.
hint-turn = Your turn: you have drawn a card already. Now play **one** card or draw another. Each unicorn in your stable brings you closer to { $needed }.
hint-card = What a card does stands beside it. `/card` tells more. A card that can't be played now says why.
# $count: Neighs in hand
hint-window = At every card everybody is asked, so nobody learns who holds a Neigh. { $count ->
        [0] You hold none now: let cards be.
        [one] You hold one now: it stops a card. Keep it for one that hurts you.
       *[other] You hold { $count } now: each stops a card. Keep them for those that hurt you.
    }
hint-neighed = When your own card is neighed, a Neigh on that Neigh saves it.
# $card: a downgrade in the reader's stable, $short: what it does
hint-downgrade = *{ $card }* lies in your stable: { $short } It stays until you sacrifice it or somebody moves or destroys it.
hint-upgrade = *{ $card }* helps your stable for as long as it stays: { $short }
hint-opening = Cards of yours work at the beginning of a turn. Use them in any order; with Done you go on.
hint-choice = A card asks you this. Below the question stands what the card does. Nothing is final before you confirm or press.
hint-limit = You hold more cards than you may keep. Choose what you need least; it goes to the discard pile.
# $player: who needs one more unicorn
hint-close = **{ $player }** needs just one more unicorn. Now a Neigh is worth a lot.
hint-waiting = I call you when something is asked of you. **{ $board-story }** tells what happened, the board shows every stable.

## Unstable Unicorns for Kids

hint-kids-baby = Welcome! Everybody begins with a baby unicorn. Nothing can take it away, and it counts: you need { $needed } unicorns.
hint-kids-turn = Your turn: you have drawn a card. Now play **one** card or draw another. Unicorns go into your stable.
hint-kids-magic = Look at the symbols: magic is free if a unicorn in your stable shows the same one. If none does, it costs another card.
hint-kids-cost = No unicorn of yours shows this symbol, so the magic costs a card. Give the one you need least.

## Kill the Unicorns

hint-hunt-character = Welcome! Your character brings a power for once a day and two scheme cards nobody else has.
hint-hunt-trap = Place one of two scheme cards. The others see that it is yours, but not what it is. Put a good one where you want to win, a bad one where you don't.
hint-hunt-open = You open: place 1 to 3 cards. The others must place as many, so three low cards can be a trap, too. What you place is gone until the day ends.
# $count: how many cards have to be placed
hint-hunt-follow = { $count ->
        [one] Place exactly one card, or pass.
       *[other] Place exactly { $count } cards, or pass.
    } Equal totals may cancel each other, so an odd number can win.
hint-hunt-reveal = You won, but first one scheme card counts: choose which. It may help you or take the unicorn away.
hint-hunt-power = This is your power. It works once a day, then it is back tomorrow.
hint-hunt-market = Buy one thing with the cards you have left; they come back tomorrow anyway. A colour can complete a collection.
hint-hunt-waiting = I call you when something is asked of you. **{ $board-story }** tells what happened, the board shows which unicorns are still hunted and what everybody has won.

## A few pages to look around

# $page, $pages: numbers
tour-page = -# Look around · { $page } of { $pages }
tour-hand = Back to my hand
# $unicorns: how many count, $needed: unicorns to win, $cards: what lies there
tour-stable = ### This is your stable
    { ITALIC($cards) }

    It counts **{ $unicorns }** of { $needed } unicorns. Who first has { $needed } wins. Cards in a stable work as long as they lie there.
tour-stable-empty = ### This is your stable
    It is empty as yet. Who first has { $needed } unicorns in it wins. Cards in a stable work as long as they lie there.
# $cards: lines about the cards
tour-cards = ### These are your cards
    Only you see them.
    { $cards }
tour-cards-empty = ### These are your cards
    You hold none just now. Every turn begins with drawing one.
# $count: Neighs in hand, $cards: their names
tour-neigh = ### These are Neighs
    { $count ->
        [0] You hold none just now.
       *[other] You hold { ITALIC($cards) }.
    } A Neigh stops a card that somebody else is playing. When a card is played, everybody gets the same buttons below it: **{ $window-neigh }** or **{ $window-let-it-be }**.
tour-turn = ### This is a turn
    1. Cards that speak of the beginning of your turn.
    2. You draw a card. I do that for you.
    3. You play **one** card or draw another.
    4. At the end you may keep { $limit } cards.

    Press **{ $board-my-hand }** on the board when I call you.
tour-turn-no-limit = ### This is a turn
    1. You draw a card. I do that for you.
    2. You play **one** card or draw another.

    Press **{ $board-my-hand }** on the board when I call you.
tour-kids-cards = ### Symbols
    Each card shows a symbol. Magic is free if a unicorn in your stable shows the same one; if none does, it costs another card.
tour-help = ### If you are lost
    - `/hand`: your cards, and what you are asked
    - `/card`: what a card does
    - `/rules`: the rules of this game
    - **{ $board-story }** on the board: what happened
    - **{ $board-more }** on the board: leave, pings, language
# $character, $power: names, $short: what the power does
tour-hunt-character = ### This is you
    You play **{ $character }**. Your power is **{ $power }**: { $short }
    It works once a day.
tour-hunt-character-plain = ### This is you
    You play **{ $character }**. Powers don't count at this table.
tour-hunt-character-none = ### This is you
    You pick a character first. Each has a power that works once a day.
# $values: hunt cards from the highest down
tour-hunt-cards = ### These are your hunt cards
    You hold **{ $values }**.
    You bid with them for each unicorn, 1 to 3 at a time, face down. They come back at the end of the day.
tour-hunt-cards-empty = ### These are your hunt cards
    You hold none just now. All eight come back at the end of the day.
# $cards: unicorns with colour and coins
tour-hunt-line = ### These unicorns are hunted
    { $cards }

    They are hunted one after the other. Scheme cards lie face down under them: who wins reveals one.
tour-hunt-line-empty = ### These unicorns are hunted
    There are no more today. The next day brings new ones.
# $points: the reader's points now
tour-hunt-points = ### These are your points
    You have **{ $points }** so far. Coins on unicorns count, and collections: 2, 5, 8, 12 for two to five of a colour, 8 for one of each.

## Learning by playing

learn-heading = Learn by playing
learn-about = I open a table here, seat the computer with you and begin at once. You have plenty of time, and I explain things when they come up. Which game?
# $table: a number
learn-tour = Look around at table { $table }
learn-hints-on = Show me hints
learn-needs-server = A practice table needs a channel of a server: use `/help` or `/table practice` there.
learn-begun = Your practice table { $table } has begun: the board stands in this channel for everybody. Here is your hand, which only you see.
learn-running = You are practising at table { $table } already. Here is your hand.
