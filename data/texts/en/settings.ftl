### Personal settings (private), from More…

settings-heading = Your settings, at every table
# What is set now. $count: seconds
settings-let-be = When a card is played and you press nothing: I let it be after { $count } s, unless you press Wait
    .never = When a card is played and you press nothing: I wait until the window closes
settings-let-be-menu = When a card is played
settings-let-be-option = Let it be after { $count } s
    .about = Whatever you hold. Press Wait to think longer.
settings-let-be-never = Wait for my press
    .about = The window stays open until its time is up.
settings-ping-server = Pings: as the server has set it (whenever you are asked, if it hasn't)
    .label = As the server has set it
    .about = Each server's own habit.
settings-ping-always = Pings: whenever you are asked
    .label = Ping me
    .about = Whenever you must decide something.
settings-ping-turn = Pings: at your turns
    .label = Ping me at my turns
    .about = Not when a card of somebody else asks you.
settings-ping-late = Pings: when your time is nearly over
    .label = Ping me when time is short
    .about = Only as a reminder.
settings-ping-never = Pings: none
    .label = Don't ping me
    .about = You look at the board yourself.
settings-ping-menu = When something is asked of you
# $language: a language's own name
settings-language = Language of what only you see: { $language }
settings-language-menu = Language of what only you see
settings-language-discord = as Discord speaks to you
settings-bids-direct = Secret bids: as direct messages, and in the channel
    .label = Bid in direct messages
    .about = One message for each day of a hunt. The channel works, too.
settings-bids-channel = Secret bids: only in the channel
    .label = Bid only in the channel
    .about = By the button Bid on the board, or by /bid.
settings-bids-menu = Where you are asked for secret bids
settings-saved = Saved.
language-en = English
language-fr = français
language-cs = čeština
language-ro = română
