### Direct messages: secret bids, one message for each day of the hunt

# $table: the table's number; $game: its game; $link: address of the board
direct-heading = **Stůl { $table } · { $game }** · [plocha]({ $link })
direct-over = Tady už se po tobě nic nechce. Co se právě děje, najdeš na ploše.
direct-left = Tento stůl už hraje bez tebe: tvé místo převzal počítač a tady se po tobě nic nechce.
direct-channel-only = Podle tvého nastavení se nabídky dávají jen v kanálu: stiskni na ploše „{ $board-bid }“.
direct-closed = Discord mi nedovolí psát ti soukromé zprávy. Nic to nemění: tlačítko „{ $board-bid }“ na ploše a /{ command-bid } ti vždy ukážou stejný formulář. (Chceš-li ho dostávat jako zprávu, povol v nastavení soukromí tohoto serveru soukromé zprávy od jeho členů.)
