### Plain-word refusals: private, and nothing at the table changes. Each says what to do instead, where there is something.

# $link: to the board or to the message meant
error-stale = That moment has passed. [Here is where the game stands]({ $link })
error-not-yours = That isn't your decision. [Here is where the game stands]({ $link })
error-not-yours-until = **{ $player }** decides this, until { $until }.
error-not-offered = That can't be chosen now. Choose an option from the list.
error-already-chosen = You've chosen already. Your first choice counts.
error-old-hand = This hand is out of date. Press My hand on the board for a new one.
error-choose-exactly = Choose exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
error-choose-between = Choose { $least } to { $most } cards.
error-choose-all-order = Put all { $count } cards in order.

## Seats and tables

error-not-seated = You don't sit at this table. You can watch the board and the story.
error-already-seated = You already sit at table { $table }.
error-full = All { $count } seats are taken.
error-already-running = This game has begun already. You can watch the board and the story.
error-not-running = This game hasn't begun yet.
error-game-over = This game is over. `/table new` opens another table.
error-not-host = Only the host can do that: **{ $host }**.
error-not-host-or-manager = Only the host, **{ $host }**, or somebody who may manage the server can do that.
error-needs-manage-server = You need the permission Manage Server for that.
error-no-such-table = There is no table { $table } here. `/tables` shows yours.
error-no-table = You sit at no table here. `/table new` opens one, `/tables` shows yours elsewhere.
error-which-table = You sit at several tables. Say which one: { $tables }.
error-too-few-players = At least { $count } players are needed. Computers count.
error-too-many-tables = There are { $count } tables on this server already, which is as many as I can look after. End one first.
error-too-many-own-tables = You sit at { $count } tables already. Leave or finish one first.
error-no-such-player = **{ $player }** doesn't sit at this table.
error-kick-yourself = That's you. `/table leave` gets you away from the table.
error-kick-computer-running = The computer plays that seat already.
error-no-computer = No computer sits at this table.
error-already-voted = Your vote counts already.
error-cannot-invite = Bots don't answer invitations. Add computer finds you a better opponent.
error-frozen = This table is frozen by a fault of mine. Nothing is lost. Report { $number } tells those who mend it.

## Playing

error-not-your-turn = It isn't your turn. **{ $player }** plays, until { $until }.
error-no-such-card = You don't hold *{ $card }*.
error-card-unknown = I know no card by that name. Choose one from the list.
error-cannot-play = *{ $card }* can't be played now: { $reason }.
error-no-decision = Nothing is asked of you now.
error-no-window = No card is being played now.
error-no-neigh = You hold no Neigh.
error-no-super-neigh = You hold no Super Neigh.
error-neigh-slowdown = Slowdown in your stable stops your Neigh cards.
error-neigh-ginormous = Ginormous Unicorn in your stable stops your Neigh cards.
error-neigh-yay = **{ $player }** has Yay, so *{ $card }* can't be neighed.
error-neigh-super = A Super Neigh can't be neighed.
error-neigh-own = You played this card yourself. Others may neigh it.
error-too-late = Somebody was faster. You keep your card.
error-draw-not-now = You can't draw now. Press My hand to see what is asked.

## Discord

# $permission: as Discord calls it in this language
error-bot-permission = I lack the permission { $permission } in this channel. Somebody who manages the server can give it to me.
error-bot-permission-table = Table { $table } is paused: I lack the permission { $permission } there.
error-only-in-server = This works only on a server, in a channel.
error-channel-gone = The channel of table { $table } is gone. `/table board` in another channel takes the game there.
error-dm-closed = I can't send you a direct message. Everything is in the channel: press My hand.
error-busy = That takes me a moment longer than usual. Please press again.
error-unexpected = Something went wrong on my side, and nothing has changed. Report { $number } tells those who mend it.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
