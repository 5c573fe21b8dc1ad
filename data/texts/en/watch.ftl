### Watching a table without a seat: for oneself, and in a channel that mirrors it.

# Buttons
watch-watch = Watch
watch-refresh = Refresh
watch-back = Back to the board
# Above the last lines of the story
watch-story = What happened last
watch-which = Several tables are open. Which one do you want to watch?
watch-none = No table is open where you can watch. `/table new` opens one.

## Mirrors: a table shown in another channel. $link: the address of the table's board

mirror-heading = Mirror of [table { $table }]({ $link })
# $count: how many turns behind
mirror-heading-late = { $count ->
    [one] Mirror of [table { $table }]({ $link }), { $count } turn late
   *[other] Mirror of [table { $table }]({ $link }), { $count } turns late
}
mirror-stopped = Table { $table } is no longer mirrored here.
# The name of a thread, of a mirror or of the table itself
thread-name = Table { $table } · { $game }

# Private answers. $thread: the new thread's number
mirror-begun = Table { $table } is mirrored here: board and story, without mentions. `/{ command-watch }` with **{ choice-where-stop }** ends that.
mirror-begun-thread = Table { $table } is mirrored in <#{ $thread }>: board and story, without mentions. `/{ command-watch }` with **{ choice-where-stop }**, used there, ends that.
# $tables: their numbers
mirror-ended = { $count ->
    [one] Table { $tables } is no longer mirrored here.
   *[other] Tables { $tables } are no longer mirrored here.
}
mirror-none = No such mirror is in this channel.
mirror-same-channel = Table { $table } is played in this channel already: [here is its board]({ $link }). Use `/watch` in the channel that should show it.
mirror-need-permission = Showing a table to everybody here, or ending that, needs the permission Manage Messages in this channel. `/watch` alone shows it to you.
mirror-need-threads = Opening a thread here needs the permission Create Public Threads.
mirror-no-thread-here = A thread can only be opened in a text channel.
mirror-too-many-threads = This server has as many open threads as Discord allows. Archive one of them, then try again, or use `/{ command-watch }` with **{ choice-where-here }**.
# In a direct message to whoever set it up. $channel: the channel's number
mirror-lost = The mirror of table { $table } in <#{ $channel }> has ended: I can't write there any more. `/watch` sets up another one.

## A table in a thread of its own: said in the channel, at the message to which the thread belongs

thread-opened = Thread at this message: **{ $host }** opens table { $table } ({ $game }). Come in to join or to watch.
# Private answers to whoever opens it
thread-you-joined = You sit at table { $table }, seat 1. It gets a thread of its own here.
thread-cannot = You sit at table { $table }, seat 1. It stays in this channel: a thread of its own needs a text channel in which I may Create Public Threads and Send Messages in Threads.
