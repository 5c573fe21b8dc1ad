### Direct messages: secret bids, one message for each day of the hunt

# $table: the table's number; $game: its game; $link: address of the board
direct-heading = **Masa { $table } · { $game }** · [tabla]({ $link })
direct-over = Aici nu ți se mai cere nimic. Ce se întâmplă acum vezi pe tablă.
direct-left = Ai plecat de la masa aceasta: calculatorul joacă în locul tău și aici nu ți se mai cere nimic.
direct-channel-only = Așa cum ai ales, mizezi doar în canal: apasă „{ $board-bid }” pe tablă.
direct-closed = Discord nu mă lasă să-ți scriu mesaje directe. Asta nu schimbă nimic: butonul „{ $board-bid }” de pe tablă și /{ command-bid } îți arată oricând același formular. (Ca să-l primești ca mesaj, permite mesajele directe de la membrii acestui server în setările lui de confidențialitate.)
