### Watching a table without a seat: for oneself, and in a channel that mirrors it.

# Buttons
watch-watch = Watch
watch-refresh = Refresh
watch-back = Back to the board
# Above the last lines of the story
watch-story = What happened last
watch-which = Several tables are open. Which one do you want to watch?
watch-none = No table is open where you can watch. `/table new` opens one.
