### Public news about the people at a table and its clocks.
###
### notice-<what>    $player whose seat, $host who did it, $count and $needed votes

notice-away = **{ $player }** lipsește. Calculatorul joacă pe acel loc până când **{ $player }** apasă ceva.
notice-back = **{ $player }** e din nou aici.
notice-left = **{ $player }** iese din joc. De acum calculatorul joacă pe acel loc.
notice-removed = **{ $host }** scoate jucătorul **{ $player }** de la masă. De acum calculatorul joacă pe acel loc.
notice-kicked = Votul scoate jucătorul **{ $player }** de la masă. De acum calculatorul joacă pe acel loc.
notice-host = De acum **{ $player }** e gazda.
notice-vote = { $count } din { $needed } voturi pentru scoaterea jucătorului **{ $player }**. Votează la „{ board-more }” de pe tablă.
notice-thread_closed = Firul mesei { $table } e închis, așa că masa continuă aici.
notice-threads_full = Serverul are deja atâtea fire deschise câte permite Discord, așa că masa { $table } rămâne în acest canal.
notice-frozen = O eroare de-a mea a înghețat această masă. Nu s-a pierdut nimic; cei care repară au fost anunțați.
