### Messages privés : les mises secrètes, un message par jour de chasse

# $table: the table’s number; $game: its game; $link: address of the board
direct-heading = **Table { $table } · { $game }** · [plateau]({ $link })
direct-over = On ne te demande plus rien ici. Ce qui se passe maintenant est sur le plateau.
direct-left = Tu as quitté cette table : l’ordinateur joue à ta place, et on ne te demande plus rien ici.
direct-channel-only = Selon ton réglage, tu mises seulement dans le salon : appuie sur « { $board-bid } » sous le plateau.
direct-closed = Discord ne me laisse pas t’écrire en message privé. Cela ne change rien : le bouton « { $board-bid } » sous le plateau et /miser te montrent toujours le même formulaire. (Pour le recevoir en message, autorise les messages privés des membres de ce serveur dans ses paramètres de confidentialité.)
