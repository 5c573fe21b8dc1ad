### Slash commands. The value is the command's name; every name and description is at most 32 and 100 characters.
###
### command-<name>          the name (for /table new: command-table-new = new)
###   .about                its description
###   .<option>             an option's name
###   .<option>-about       that option's description

command-table = table
    .about = Open a table, join one, run yours
command-table-new = new
    .about = Open a table in this channel
    .game = game
    .game-about = Which game (Unstable Unicorns if you leave it out)
    .preset = preset
    .preset-about = Which edition's rules (second edition if you leave it out)
    .pace = pace
    .pace-about = How fast: live, relaxed or days (live if you leave it out)
command-table-join = join
    .about = Take a seat at a table
    .table = table
    .table-about = The number of the table (the one in this channel if you leave it out)
command-table-leave = leave
    .about = Leave a table; in a running game the computer plays your seat for good
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-table-start = start
    .about = Start the game at your table
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-table-end = end
    .about = End a table for everybody: as its host, or if you may manage the server
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-table-kick = kick
    .about = Take a player off your table; in a running game this is put to a vote
    .player = player
    .player-about = Who should go
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-table-invite = invite
    .about = Invite somebody to your table
    .player = player
    .player-about = Whom to invite
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-table-board = board
    .about = Post the board again, at the end of this channel
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)

command-tables = tables
    .about = Your tables everywhere, and what they wait for
command-hand = hand
    .about = Your cards, and what you are asked
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-play = play
    .about = Play a card from your hand
    .card = card
    .card-about = A card you can play now
    .stable = stable
    .stable-about = Whose stable it goes into, where there is a choice
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-draw = draw
    .about = Draw a card as your action
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-neigh = neigh
    .about = Stop the card that is being played
    .card = card
    .card-about = Neigh or Super Neigh (Neigh if you leave it out)
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-pass = pass
    .about = Let the card that is being played be
    .scope = scope
    .scope-about = Only this card, or all cards until this turn ends
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-choose = choose
    .about = Answer what you are asked
    .option = option
    .option-about = One of the answers open to you now
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-bid = bid
    .about = Place hunt cards in Kill the Unicorns
    .cards = cards
    .cards-about = The hunt cards to place
    .table = table
    .table-about = The number of the table (yours in this channel if you leave it out)
command-watch = watch
    .about = Watch a table without taking a seat
    .table = table
    .table-about = The number of the table
command-houserules = houserules
    .about = See the house rules of a table or of this server, or change one
    .rule = rule
    .rule-about = Which house rule
    .value = value
    .value-about = What it should be
    .table = table
    .table-about = The number of the table (the server's own rules if you leave it out)
command-card = card
    .about = What a card does, with its hard cases
    .name = name
    .name-about = The card's name
command-rules = rules
    .about = The rules, page by page
    .page = page
    .page-about = Which page (the overview if you leave it out)
command-help = help
    .about = How to play here, on one screen
command-replay = replay
    .about = Watch a finished game again, turn by turn
    .table = table
    .table-about = The number of the table
command-stats = stats
    .about = Games played and won on this server
    .player = player
    .player-about = Whose (yours if you leave it out)

# Choices of /table new (the paces are pace-… in lobby.ftl)
choice-game-unstable = Unstable Unicorns
choice-game-kids = Unstable Unicorns for Kids
choice-game-hunt = Kill the Unicorns
choice-preset-second = second edition
choice-preset-french = French sheet
choice-preset-first = first edition
# Choices of /pass
choice-scope-card = this card
choice-scope-turn = all cards this turn
# A table as a choice of an option. $game: its game
choice-table = Table { $table } · { $game }

# What the bot is called in its own list of commands, and the link for inviting it
about-bot = Unstable Unicorns and other stable games, played at tables in your channels.
