### Personal settings (private), from More…

settings-heading = Your settings, at every table
# $count: seconds
settings-auto-pass = Let cards be by yourself: after { $count } s, unless you press Wait
settings-auto-pass-off = Let cards be by yourself: never, I wait for your press
settings-auto-pass-menu = When a card is played and you press nothing
settings-auto-pass-option = Let it be after { $count } s
    .about = Whatever you hold. Press Wait to think longer.
settings-auto-pass-never = Wait for my press
    .about = The window stays open until its time is up.
settings-ping = Pings: { $habit }
settings-ping-menu = When something is asked of you
settings-ping-always = ping me each time
    .label = Ping me each time
    .about = Whenever you must decide something.
settings-ping-turn = ping me at my turn only
    .label = Ping me at my turn
    .about = Other questions wait quietly on the board.
settings-ping-late = ping me when time is short
    .label = Ping me when time is short
    .about = Only the reminder before your time is up.
settings-ping-never = don't ping me
    .label = Don't ping me
    .about = You look at the board yourself.
settings-saved = Saved.
