### Plain-word refusals: private, and nothing at the table changes. Each says what to do instead, where there is something.
###
### error-<reason>   the reasons of tables and rules, with their details as arguments
###   .link          the same with a link to where things stand ($link)

error-stale = That moment has passed. Press { $board-my-hand } on the board to see what is asked now.
    .link = That moment has passed. [Here is where the game stands]({ $link })
error-already = You've chosen already. Your first choice counts.
error-not_yours = Somebody else decides this. Press { $board-my-hand } on the board to see what is asked of you.
    .link = Somebody else decides this. [Here is where the game stands]({ $link })
error-not_offered = That can't be chosen now. Choose an option from the list.
# A baby that somebody chose a moment earlier. $player: who
error-baby-taken = **{ $player }** has just taken *{ $card }*. Choose another one.
error-choose-exactly = Choose exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
error-choose-between = Choose { $least } to { $most } cards.

## Tables and seats

error-no_table = There is no such table. `/tables` shows yours, `/table new` opens one.
error-not_lobby = This game has begun already.
    .link = This game has begun already. [Here is where it stands]({ $link })
error-not_started = This game hasn't begun yet. The host presses { $lobby-start }.
error-over = This game is over. `/table new` opens another table.
# For the replay of a game
error-not_over = This game is still being played. Its replay opens all hands, so it waits for the end.
    .link = This game is still being played. Its replay opens all hands, so it waits for the end. [Here is where it stands]({ $link })
error-no_game = No game has been played at this table.
error-unreadable = What I keep of this old game can't be read any more.
error-too_many_bugs = That's as many reports as this table, or you in one day, can make. Those that are kept will be looked at.
error-frozen = A fault of mine has frozen this table. Nothing is lost; those who mend it have been told.
# $preset, $pace: what was asked for
error-unknown_preset = I know no edition called { $preset }. Choose one from the list.
error-unknown_pace = I know no pace called { $pace }. Choose live, relaxed or days.
# $editions: those of the game
error-preset-of-another-game = { $game } isn't played with that edition's rules. Choose among: { $editions }.
# $why: a sentence about the rule
error-bad_rules = These house rules can't be played. { $why }
# $id: what was asked for, $most: a number
error-no_such_deck = This server has no deck called { $id }. See /houserules deck list, and what is set in /houserules show.
error-deck_changed = Somebody has changed this deck meanwhile, so nothing was done. Use the command again.
error-deck_in_use = House rules of this server use the deck { $id }. Take it out of them first: `/houserules set expansions none`, or `/houserules reset preset` if it is played alone; in a channel that sets it, with that channel.
error-too_many_decks = This server has { $most } decks, which is as many as it can have. Take one out first: /houserules deck remove.
error-already_seated = You already sit at this table.
# For a press on what only players can press, too: buttons to watch or to join may stand below
error-not_seated = You don't sit at this table, so nothing has changed. `/watch` shows you its board and story; `/table join` seats you at a table whose game hasn't begun.
# $seats: how many there are
error-full = All { $seats } seats are taken.
error-no_computer = No computer sits at this table.
error-unknown_player = I know no computer player called { $player }.
# $host: the host's name
error-not_host = Only the host can do that: **{ $host }**.
error-not-host-or-manager = Only the host, **{ $host }**, or somebody who may manage the server can do that.
# $least, $most: how many may play, $seats: how many sit here
error-wrong_seats = This game is for { $least } to { $most } players, and { $seats ->
    [one] { $seats } sits
   *[other] { $seats } sit
} here. Computers count.
# $most: how many one person may host
error-too_many_lobbies = You host { $most } tables that wait for their game. Start one or close one (`/table end`), then open another.
error-choose_first = The host has to say who begins first: press { $lobby-start } and choose.
error-voting = The vote on who begins is under way. The game begins after it.
error-rematch_waits = The others at this table haven't said yet that they play again, and without them you are too few. Wait for them, or press **{ $lobby-add-computer }**.
error-deck_withdrawn = This server no longer has the deck that was played, so this game can't be played again. `/{ command-table } { command-table-new }` opens a table.
# $votes, $needed: so far, and how many it takes
error-already_voted = Your vote counts already: { $votes } of { $needed }.
error-mirrored = This table is shown in this channel already.
# $most: mirrors of one table
error-too_many_mirrors = This table is mirrored in { $most } places, which is as many as there can be. `/{ command-watch }` with **{ choice-where-stop }** ends one, in its channel.
error-which-table = You sit at several tables. Say which one: { $tables }.
error-table-elsewhere = You sit at no table in this channel. If you mean table { $table }, say its number with the command.
error-no-table-here = You sit at no table in this channel. `/watch` shows you a game that is played here; `/table join` takes a seat at one that hasn't begun.
error-no-lobby-here = No table is open in this channel. `/table new` opens one.
error-no-such-player = **{ $player }** doesn't sit at this table.
error-kick-yourself = That's you. `/table leave` gets you away from the table.
error-cannot-invite = Bots don't answer invitations. { $lobby-add-computer } finds you a better opponent.

## Playing

error-not-your-turn = It isn't your turn. **{ $player }** plays. Deadline: { $until }.
error-card-unknown = I know no card by that name. Choose one from the list.
error-card-not-held = You don't hold *{ $card }*.
error-cannot-play = *{ $card }* can't be played now: { $reason }.
# For a press on the form of a bid whose hunt is decided; the hand stands below
error-hunt-over = This hunt is over, so nothing has changed.
error-no-bid = You aren't asked for a bid now.
error-no-power = You have no power to announce now, so nothing was placed. Leave out power.
error-power-with-pass = Whoever passes announces no power. Leave out power, or place cards.
error-pass-with-cards = You can't pass and place cards at once. Type only pass, or only cards.
# Words that mean to pass where a bid is typed, with list-between between them; `pass` is understood in every language
typed-pass = pass
# A number was typed that isn't among the own hunt cards
error-hold-none = You hold no { $card }.
# $card: a hunt card by its value, $count: how many of it the person holds
error-hold-only = { $count ->
    [one] You hold only one { $card }.
   *[other] You hold only { $count } cards with a { $card }.
}
error-no-decision = Nothing is asked of you now.
error-no-window = No card is being played now.
error-no-neigh = You hold no Neigh.
error-no-super-neigh = You hold no Super Neigh.
# $cards: cards in the reader's stable
error-neigh-silenced = { $count ->
    [one] { ITALIC($cards) } in your stable stops your Neigh cards.
   *[other] { ITALIC($cards) } in your stable stop your Neigh cards.
}
error-neigh-own = You played this card yourself. Others may neigh it.
error-pass-own = You played this card yourself. The others decide whether it goes through.
error-draw-not-now = You can't draw now. Press { $board-my-hand } to see what is asked.

## Discord

# $permission: one of the names below
error-bot-permission = I lack the permission { $permission } in this channel. Somebody who manages the server can give it to me.
error-bot-permission-table = Table { $table } is paused: I lack the permission { $permission } there.
error-channel-gone = The channel of table { $table } is gone. `/table board` in another channel takes the game there.
error-busy = That takes me a moment longer than usual. Please press again.
error-unexpected = Something went wrong on my side, and nothing has changed. Please press again; if it stays, report it under { $board-more } on the board.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
