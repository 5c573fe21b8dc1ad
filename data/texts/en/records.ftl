### After a game: the rematch, the story as a file, records of games.

## Rematch

# In public. $mentions: who is asked, $player: who wants it
rematch-called = { $mentions }: **{ $player }** wants a rematch, with the same seats and rules. Press **{ lobby-join }** or **{ lobby-leave }** at [table { $table }]({ $link }). It begins as soon as nobody is missing.
# Private, after the press
rematch-waits = You play again, at [table { $table }]({ $link }). It begins as soon as everybody is here. Still missing: { BOLD($players) }.
rematch-open = You sit at [table { $table }]({ $link }). The host begins with **{ $lobby-start }**.
rematch-begun = The rematch has begun: table { $table }.
rematch-running = The rematch has begun without you: [table { $table }]({ $link }). `/{ command-watch }` shows you how it goes.
rematch-strangers = Only who played here to the end can ask for a rematch. `/{ command-table } { command-table-new }` opens a table of your own.
    .open = Only who played here to the end can ask for a rematch. It waits at [table { $table }]({ $link }): if a seat is free there, **{ $lobby-join }** lets you in.

## The story as a file

story-file-here = The whole story of table { $table }:
# $date: a date and a time
story-file-began = Begun { $date }

## /stats: the games of a person or a server

# $player: whose
stats-heading = ### Games of { $player } on this server
    .everywhere = ### Games of { $player }, on all servers
stats-none = No game is finished yet that counts.
    .other = There is nothing to show about **{ $player }** here.
# A line a game, and below it one a preset. $games, $wins: how many
stats-game = **{ $game }** · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
stats-preset = - { $preset } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
stats-computers = -# Against computers alone: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
stats-own-decks = decks of their own
# $rating: a number near a thousand, $place: from 1, $count: how many people have one
stats-rating = Rating **{ $rating }**, place { $place } of { $count }
stats-server-heading = ### Games on this server
stats-server-none = No game is finished here yet.
stats-server-game = **{ $game }** · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
stats-server-preset = - { $preset } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
stats-server-computers = -# Against computers alone: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# The table of a server, a line a person
stats-table-heading = ### { $game }: rating on this server
stats-table-none = Nobody is rated yet. Whoever finishes a game with other people will be.
stats-table-line = { $place } · **{ $player }** · { $rating } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
stats-table-you = -# You: place { $place } with { $rating }
# $start: the number near which ratings begin
stats-table-about = -# Everybody begins near { $start } and rises by doing better than others, most of all than those above.
stats-to-server = This server
stats-to-mine = My games
stats-to-data = My data
stats-needs-server = Games are rated on servers. Use this command on one.

# What is kept about a person
stats-data = ### What is kept of your games
    Of every game that you finish: table and server, game and edition, how many seats and people it had, when it ended, your place, whether you won, and whether you stayed to the end. On each server: your rating, with the name you had there. Others see the rating and how many games you have won.
    .hidden = ### What is kept of your games
        Nothing of what you finish from now on, and nobody else sees what is kept from before. That is how you have set it under **{ help-settings }**.
stats-kept = Kept now: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
stats-keep-out = **{ help-settings }** lets you keep out of the records altogether.
stats-export = Download all of it
stats-exported = All that is kept of your games:
stats-delete = Delete all of it
stats-sure = Delete your records, everything that counts your games, on all servers? Your ratings begin anew. Ratings of others stay as they are, and so do the games themselves: their stories and replays, with the names at their tables, and what was reported with `/{ command-bug }`.
stats-delete-sure = Delete it for good
stats-keep = Keep it
stats-deleted = Deleted. Nothing counts your games any more. Their stories and replays stay, with the names at their tables, and so does what was reported with `/{ command-bug }`.
stats-stays = Everything stays as it is.
