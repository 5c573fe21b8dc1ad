### Direct messages: secret bids, one message for each day of the hunt

# $table: the table's number; $game: its game; $link: address of the board
direct-heading = **Table { $table } · { $game }** · [board]({ $link })
direct-over = Nothing is asked of you here any more. What is going on now stands on the board.
direct-left = You have left this table: the computer plays your seat, and nothing is asked of you here any more.
direct-channel-only = As you have set it, you bid in the channel only: press { $board-bid } on the board.
direct-closed = Discord doesn't let me write you direct messages. That changes nothing: the button { $board-bid } on the board and /bid always show you the same form. (To get it as a message, allow direct messages from this server's members in its privacy settings.)
