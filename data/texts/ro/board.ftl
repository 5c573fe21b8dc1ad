### The board of a running game: one public message, kept in step.

# Buttons
board-my-hand = Mâna mea
board-story = Povestea
board-rules = Reguli
board-more = Mai multe…

# $turn: the number of the turn, $players: who must decide, $until: a timestamp
board-heading = Masa { $table } · tura { $turn }
board-heading-begins = Masa { $table } · jocul începe
board-heading-over = Masa { $table } · joc încheiat după { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}
# While its messages can't be sent
board-paused = Masa asta stă pe loc: nu pot scrie în acest canal. Timpul ei curge din nou când voi putea.
# $prompt: one of the prompts' public forms
board-asked = { $prompt } Termen: { $until }.
board-decides = { $count ->
    [one] { BOLD($players) } are de ales · termen: { $until }
   *[other] { BOLD($players) } au de ales · termen: { $until }
}
# In a reaction window everybody is asked, whatever they hold.
board-window = Oricine poate reacționa · termen: { $until }

# A seat. $unicorns: how many count, $needed: how many win, $hand: cards in hand
board-seat = **{ $player }** { board-unicorns } · { board-hand }
board-seat-turn = **{ $player }** ▸ { board-unicorns } · { board-hand }
board-unicorns = { $unicorns } din { $needed } { $needed ->
    [one] unicorn
    [few] unicorni
   *[other] de unicorni
}
board-hand = { $hand ->
    [one] { $hand } carte
    [few] { $hand } cărți
   *[other] { $hand } de cărți
}
board-stable-empty = niciun unicorn
board-between = { " · " }
# $cards: names
board-upgrades = Amplificări: { $cards }
board-downgrades = Limitări: { $cards }
# The same when there is no room for names
board-upgrades-count = { $count ->
    [one] { $count } Amplificare
    [few] { $count } Amplificări
   *[other] { $count } de Amplificări
}
board-downgrades-count = { $count ->
    [one] { $count } Limitare
    [few] { $count } Limitări
   *[other] { $count } de Limitări
}
# Under Nanny Cam. $cards: the whole hand
board-open-hand = mână la vedere: { $cards }
# When there is no room for all names. $cards: those shown, $count: how many are left out
board-and-more = { $cards } și încă { $count }
board-away = lipsește, joacă calculatorul
board-left = a ieșit din joc, joacă calculatorul

# Piles
board-piles = Teanc de tras { $deck } · decartate { $discard } (deasupra: { $top })
board-piles-no-discard = Teanc de tras { $deck } · nicio carte decartată
# Behind the piles, in games that have one
board-nursery = pepinieră { $nursery }
# $fact: the latest line of the story
board-last = Adineauri: { $fact }
# The picture's description. $lines: the lines of the board as text
board-alt = Masa { $table }, tura { $turn }. { $lines }

## More… (private)

more-heading = Masa { $table }: ce altceva?
more-leave = Ieși din joc
    .about = De acum calculatorul joacă pe locul tău, definitiv.
more-kick = Votează scoaterea unui jucător
    .about = Mai mult de jumătate dintre ceilalți oameni trebuie să fie de acord.
# For the host, who decides alone; in a game, and in the lobby
more-kick-host = Scoate un jucător
    .about = Ești gazda și hotărăști fără vot. Locul îl ia calculatorul.
more-kick-lobby = Scoate un jucător
    .about = Ești gazda și hotărăști fără vot. Locul se eliberează.
more-repost = Postează din nou tabla
    .about = Pune tabla la capătul acestui canal.
more-settings = Setările mele
    .about = Cât te așteaptă cărțile și când primești un ping.
more-report = Raportează o eroare
    .about = Păstrează momentul acesta al jocului pentru cei care repară.
more-end = Încheie jocul pentru toți
    .about = Gazda sau cine poate gestiona serverul. Nu câștigă nimeni.
# The same in a lobby
more-close = Închide masa
    .about = Gazda sau cine poate gestiona serverul. Jocul nu mai începe.
# For whoever doesn't sit at the table
more-watch = Privește
    .about = Tabla și povestea, doar pentru tine.
more-rules = Regulile casei aici
    .about = Toate regulile mesei și ce diferă față de ediție.

leave-sure = Ieși din joc? De atunci calculatorul ar juca pe locul tău, definitiv: nu te-ai mai putea întoarce.
leave-confirm = Ieși din joc
leave-stay = Rămân
    .done = Rămâi la masă.
end-sure = Închei jocul pentru toți? S-ar termina și nu ar câștiga nimeni.
end-confirm = Încheie jocul
end-keep = Jucăm mai departe
    .done = Jocul continuă.
close-sure = Închizi masa pentru toți? Jocul ei nu ar mai începe.
close-confirm = Închide masa
close-keep = O las deschisă
    .done = Masa rămâne deschisă.
kick-choose = Al cui loc să-l ia calculatorul?
kick-sure-host = **{ $player }** iese definitiv din joc. De acum calculatorul joacă pe acel loc.
kick-sure-lobby = **{ $player }** pleacă de la masă, iar locul se eliberează.
kick-sure-vote = Votezi pentru scoaterea jucătorului **{ $player }** și nu mai poți retrage votul. Mai mult de jumătate dintre ceilalți oameni trebuie să fie de acord.
kick-confirm = Scoate
kick-confirm-vote = Votează scoaterea
kick-nobody = La masa asta nu mai stă nimeni în afară de calculatoare.
kick-you-voted = Votul tău pentru scoaterea jucătorului **{ $player }** contează.
repost-done = Tabla e din nou la capătul canalului.
report-done = Mulțumim. Raportul { $number } păstrează momentul acesta al jocului pentru cei care repară.
bug-no-game = Nu se joacă aici niciun joc în care să poți raporta o eroare. Spune-i masa: `/{ command-bug }` cu **{ command-bug.table }**.
