### The story: what happened, one line a fact, in the present tense. People's names come escaped and are made bold here,
### cards are made italic here.
###
### story-<event>    one for each fact of the engine, with a part of these arguments:
###   $player whose fact it is · $other the second player · $card · $cards (a list) · $count (the fact's n)
###   $cause the name of the card that made it happen
###   .known         the same for whoever may know the cards ($cards)
### story-ruling-… are facts as well: they say why, and by which rule. The other lines put two facts together.

# Cause first: "*Barbed Wire*: **Ann** discards *Neigh*." $fact: one of the lines below
story-because = *{ $cause }*: { $fact }

## Beginning

story-takes_baby = **{ $player }** primește *{ $card }* în grajd.
story-turn = Tura { $count }: **{ $player }**.
story-turn-extra = Tura { $count }: din nou **{ $player }**.

## Playing and neighing

story-plays = **{ $player }** joacă *{ $card }*.
story-plays-into = **{ $player }** joacă *{ $card }* în grajdul jucătorului **{ $other }**.
story-aims = **{ $player }** alege ținta pentru *{ $card }*: **{ $other }**.
# $cause: the card that is neighed, $other: who played it
story-neighs = **{ $player }** dă Nihoho la *{ $cause }*, cartea jucătorului **{ $other }**.
    .super_neigh = **{ $player }** dă Nihoho Nemțesc la *{ $cause }*, cartea jucătorului **{ $other }**.
story-stops = *{ $card }* de la **{ $other }** nu trece și ajunge în teancul de decartare.
# A magic card of the Kids game whose player has no card left to pay for it
story-unpaid = **{ $player }** nu mai are nicio carte cu care să plătească *{ $card }*, așa că nu se întâmplă nimic.
story-works = *{ $card }* de la **{ $player }** își face efectul.
# Played, and nobody stops it: both facts in one line
story-plays-works = **{ $player }** joacă *{ $card }*, iar cartea își face efectul.
story-plays-enters = **{ $player }** joacă *{ $card }*, iar cartea intră în grajd.
story-enters = *{ $card }* intră în grajdul jucătorului **{ $player }**.

## Cards in motion

story-draws = **{ $player }** trage { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
    .known = **{ $player }** trage { ITALIC($cards) }.
story-discards = **{ $player }** decartează { ITALIC($cards) }.
story-discards-for-limit = Limita de cărți din mână e { $limit }: **{ $player }** decartează { ITALIC($cards) }.
story-destroyed = *{ $cause }* distruge *{ $card }* din grajdul jucătorului **{ $player }**.
story-sacrificed = **{ $player }** sacrifică *{ $card }*.
story-steals = **{ $player }** fură *{ $card }* de la **{ $other }**.
story-gives = **{ $player }** dă *{ $card }* jucătorului **{ $other }**.
story-moves = *{ $card }* trece de la **{ $other }** în grajdul jucătorului **{ $player }**.
story-returns_to_hand = *{ $card }* se întoarce în mâna jucătorului **{ $player }**.
story-returns_to_nursery = *{ $card }* de la **{ $player }** se întoarce în pepinieră.
story-takes_from_discard = **{ $player }** ia *{ $card }* din teancul de decartare.
story-revives = **{ $player }** readuce *{ $card }* din teancul de decartare.
story-brings = **{ $player }** aduce *{ $card }* din mână.
story-brings_baby = **{ $player }** aduce *{ $card }* din pepinieră.
story-finds = **{ $player }** caută în teancul de tras, arată *{ $card }*, ia cartea și amestecă teancul.
story-finds_nothing = **{ $player }** caută în teancul de tras, nu ia nimic și amestecă teancul.
story-shrinks = *{ $card }* de la **{ $player }** ajunge în teancul de decartare, iar locul îi e luat de un pui, dacă mai există.
story-shuffles = **{ $player }** amestecă cărțile decartate în teancul de tras, care are acum { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
story-reshuffled = Teancul de tras e gol. Cărțile decartate se amestecă și devin noul teanc, cu { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
story-swaps_hands = **{ $player }** și **{ $other }** fac schimb de toate cărțile din mână.
story-takes_at_random = **{ $player }** ia la întâmplare o carte din mâna jucătorului **{ $other }**.
    .known = **{ $player }** ia la întâmplare { ITALIC($cards) } din mâna jucătorului **{ $other }**.
story-looks_at_hand = **{ $player }** se uită în mâna jucătorului **{ $other }**.
    .known = **{ $player }** se uită în mâna jucătorului **{ $other }**: { ITALIC($cards) }.
story-takes_from_hand = **{ $player }** ia o carte din mâna jucătorului **{ $other }**.
    .known = **{ $player }** ia { ITALIC($cards) } din mâna jucătorului **{ $other }**.
story-looks_at_top = **{ $player }** se uită la { $count ->
    [one] cartea de deasupra
    [few] primele { $count } cărți
   *[other] primele { $count } de cărți
} din teancul de tras.
    .known = **{ $player }** se uită la cărțile de deasupra din teancul de tras: { ITALIC($cards) }.
story-keeps = **{ $player }** ia una dintre ele și pune restul înapoi deasupra.
    .known = **{ $player }** ia { ITALIC($cards) } și pune restul înapoi deasupra.

## Effects

story-uses = **{ $player }** folosește *{ $card }*.
story-declines = **{ $player }** nu folosește *{ $card }*.
# $cause: Black Knight Unicorn, which is sacrificed next; .itself: Unicorn Phoenix, for which a card was discarded
story-saved = Sare în ajutor *{ $cause }*, așa că *{ $card }* rămâne la **{ $player }**.
    .itself = Astfel *{ $card }* rămâne la **{ $player }**.
story-acts_again = **{ $player }** mai face o acțiune.
story-extra_turn = **{ $player }** va juca încă o tură după aceasta.
story-ends_turn = **{ $player }** își încheie tura pe loc.
    .open = **{ $player }** își încheie tura pe loc, dar { $count ->
        [one] un efect era deja deschis
        [few] { $count } efecte erau deja deschise
       *[other] { $count } de efecte erau deja deschise
    }: CZ-28.

## Hard rulings: why, and by which rule

story-ruling-still-due = Cartea *{ $card }* a ieșit din grajd, dar efectul urma deja să aibă loc: R17.
    .entered = Cartea *{ $card }* a ieșit deja din grajd, dar efectul de la intrare tot are loc: R59.
story-ruling-counts-as-done = *{ $card }* rămâne, dar prima parte se consideră îndeplinită: R36.
story-ruling-not-done = *{ $cause }*: prima parte nu s-a îndeplinit, așa că ce urmează după „apoi” nu are loc: CZ-34.
story-ruling-impossible = **{ $player }** nu poate face ce cere cartea, așa că se trece mai departe: CZ-35.
story-ruling-win-waits = **{ $player }** are { $count ->
    [one] { $count } unicorn
    [few] { $count } unicorni
   *[other] { $count } de unicorni
}, dar întâi vin efectele în curs: R8.
story-ruling-pandas = **{ $player }** are destule cărți cu unicorni, dar sunt panda și nu se numără: R52.
story-ruling-tiny-first = *{ $card }* vine înaintea oricărui alt efect: R58.
story-ruling-blinded = *{ $cause }*: *{ $card }* intră fără efect: R56.
story-ruling-two-targets = *{ $cause }*: țintele se aleg odată, așa că nimic din ce apără *{ $card }* nu poate fi printre ele: R41.
story-ruling-not-itself = *{ $card }* nu se poate readuce pe sine: R71.
story-ruling-own-price = *{ $card }* a fost chiar prețul, iar efectul merge mai departe: R85.
story-ruling-limit-holds = Tura se termină pe loc, dar limita de cărți din mână, { $limit }, rămâne valabilă: R19.
story-ruling-open-again = *{ $cause }* și-a făcut efectul, așa că la *{ $card }* se poate da din nou Nihoho: R25.
story-ruling-both-reached = **{ $player }** și **{ $other }** ajung odată la numărul necesar; în ordinea turelor vine întâi **{ $player }**: R9.

## The last fact. The message at the end of a game holds the word "câștigă", or "Nu câștigă nimeni".

# $count: unicorns. One attribute for each reason why the game ended
story-wins = **{ $player }** câștigă cu { $count ->
    [one] { $count } unicorn
    [few] { $count } unicorni
   *[other] { $count } de unicorni
}.
    .unicorns = Grajdul e complet: **{ $player }** câștigă cu { $count ->
        [one] { $count } unicorn
        [few] { $count } unicorni
       *[other] { $count } de unicorni
    }.
    .deck = Teancul de tras e gol. **{ $player }** are cei mai mulți unicorni și câștigă cu { $count }.
    .letters = Teancul de tras e gol. Dintre cei cu { $count ->
        [one] { $count } unicorn
        [few] { $count } unicorni
       *[other] { $count } de unicorni
    }, **{ $player }** are cele mai multe litere și câștigă.
    .shared = Teancul de tras e gol, unicornii și literele sunt la egalitate. **{ $player }** câștigă împreună cu ceilalți.
story-nobody_wins = Nu câștigă nimeni.
    .tie = Teancul de tras e gol, unicornii și literele sunt la egalitate. Nu câștigă nimeni: RO-03.
# How a tie is broken: the letters in the names of a stable's unicorns
story-letters = **{ $player }**: { $count ->
    [one] { $count } literă
    [few] { $count } litere
   *[other] { $count } de litere
} în { ITALIC($cards) }.

# The log
story-heading = Povestea mesei { $table }
story-empty = Încă nu s-a întâmplat nimic.

## Where the rules say enough: only cards of people's own come here

story-chain_cut = Lanțul acesta e prea lung: se oprește aici.
story-turns_cut = **{ $player }** a avut atâtea ture suplimentare la rând, încât continuă următorul jucător.
story-game_cut = Jocul a avut { $count ->
    [one] { $count } tură
    [few] { $count } ture
   *[other] { $count } de ture
}, cât poate avea un joc: se încheie aici, ca și cum s-ar fi terminat teancul de tras.
story-actions_cut = **{ $player }** a avut atâtea acțiuni suplimentare, încât în tura asta nu mai urmează niciuna.
