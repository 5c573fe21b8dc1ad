### The story of Kill the Unicorns: as in story.ftl, story-hunt-<event>; .known for whoever may know the cards.

story-hunt-character = **{ $player }** joacă personajul *{ $card }*.
story-hunt-without_power = Pentru **{ $player }** nu a mai rămas niciun personaj, așa că joacă fără putere.
story-hunt-starts_with = **{ $player }** începe cu *{ $card }*.
story-hunt-first_player = **{ $player }** devine primul jucător.
story-hunt-day = Ziua { $count }: se vânează, în această ordine, { ITALIC($cards) }.
story-hunt-draws_schemes = **{ $player }** trage { $count ->
    [one] o intrigă
    [few] { $count } intrigi
   *[other] { $count } de intrigi
}.
    .known = **{ $player }** trage { ITALIC($cards) }.
story-hunt-places = **{ $player }** pune o intrigă pe *{ $card }*.
    .known = **{ $player }** pune { ITALIC($cards) } pe *{ $card }*.
# $scheme: the scheme card, $top: the unicorn on top of the deck
story-hunt-places-looked = **{ $player }** pune *{ $scheme }* pe *{ $card }*. Deasupra în pachetul de unicorni: *{ $top }*.
story-hunt-discards_scheme = **{ $player }** decartează o intrigă.
    .known = **{ $player }** decartează { ITALIC($cards) }.
story-hunt-looks = **{ $player }** se uită la intrigile de pe *{ $card }*.
    .known = **{ $player }** se uită la intrigile de pe *{ $card }*: { ITALIC($cards) }.
# $cards: where it goes, $other: who placed it
story-hunt-moves_scheme = **{ $player }** mută intriga jucătorului **{ $other }** de pe *{ $card }* pe { ITALIC($cards) }.
story-hunt-hunt = Începe vânătoarea la *{ $card }*.
story-hunt-passes = **{ $player }** dă pas.
story-hunt-bids = **{ $player }** pune { $count ->
    [one] o carte de vânătoare
    [few] { $count } cărți de vânătoare
   *[other] { $count } de cărți de vânătoare
}.
    .known = **{ $player }** pune { $cards }.
# $cause: the power announced
story-hunt-bids-power = **{ $player }** pune { $count ->
    [one] o carte de vânătoare
    [few] { $count } cărți de vânătoare
   *[other] { $count } de cărți de vânătoare
} și anunță *{ $cause }*.
# $count: the total that counts
story-hunt-reveals = **{ $player }** dezvăluie un total de { $count }.
    .known = **{ $player }** dezvăluie { $cards }: { $count }.
story-hunt-reveals-power = **{ $player }** dezvăluie { $cards } cu *{ $cause }*: { $count }.
# $cards: the totals that tie: "5 and 5"
story-hunt-tied = { $cards }: egalitate.
    .so = { $cards }: egalitate, așa că **{ $player }** câștigă vânătoarea la *{ $card }* cu { $count }.
    .nobody = { $cards }: egalitate, așa că *{ $card }* scapă.
story-hunt-survives_tie = **{ $player }** rămâne cu totalul de { $count }, în ciuda egalității.
story-hunt-wins_hunt = **{ $player }** câștigă vânătoarea la *{ $card }* cu { $count }.
# By a scheme card
story-hunt-wins_hunt-instead = **{ $player }** câștigă în schimb vânătoarea, cu { $count }.
story-hunt-reveals_scheme = Se dezvăluie intriga jucătorului **{ $player }**: *{ $card }*.
# A revealed scheme card that changes nothing, $player: who placed it
story-hunt-does_nothing = *{ $card }* nu face nimic.
    .lowest_already = *{ $card }* nu schimbă nimic: totalul câștigătorului e oricum cel mai mic dintre cele care se numără.
    .no_second = *{ $card }* nu schimbă nimic: sub totalul câștigătorului nu se mai numără niciunul.
    .owner_out = *{ $card }* nu face nimic: **{ $player }** nu a mizat la vânătoarea aceasta.
    .owner_won = *{ $card }* nu face nimic: chiar **{ $player }**, de la care e intriga, a câștigat vânătoarea.
    .deck_empty = *{ $card }* nu face nimic: pachetul de unicorni e gol.
story-hunt-cancels_scheme = **{ $player }** anulează *{ $card }*, intriga jucătorului **{ $other }**.
story-hunt-total_grows = **{ $player }** are acum totalul { $count }.
story-hunt-replaces = { ITALIC($cards) } ia locul unicornului *{ $card }*, care se decartează.
story-hunt-escapes = *{ $card }* scapă.
story-hunt-takes = **{ $player }** ia *{ $card }*.
# $cause: what is attached; .known: with the colour it gives
story-hunt-attaches = *{ $cause }* rămâne pe *{ $card }* de la **{ $player }**.
    .known = *{ $cause }* rămâne pe *{ $card }* de la **{ $player }**; culoarea e acum { $cards }.
# $other: whose it was; .known: what goes back for it
story-hunt-exchanges = **{ $player }** primește *{ $card }* de la **{ $other }** și nu are ce da în schimb.
    .known = **{ $player }** primește *{ $card }* de la **{ $other }** și dă în schimb { ITALIC($cards) }.
story-hunt-takes_back = **{ $player }** ia înapoi o carte de vânătoare.
    .known = **{ $player }** ia înapoi un { $cards }.
story-hunt-buys_nothing = **{ $player }** nu cumpără nimic.
# $count: the sum paid
story-hunt-buys = **{ $player }** cumpără *{ $card }* cu { $count }.
# $cards: the hunt cards paid with
story-hunt-buys-with = **{ $player }** cumpără *{ $card }* și plătește cu { $cards }.
story-hunt-pays = **{ $player }** plătește { $count }.
    .known = **{ $player }** plătește cu { $cards }.
story-hunt-butchers = **{ $player }** face din *{ $card }* un pateu de { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}.
story-hunt-scores = **{ $player }** are { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}.
story-hunt-wins = **{ $player }** câștigă.
    .points = **{ $player }** are cele mai multe puncte și câștigă cu { $count }.
    .unicorns = Dintre cei cu { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }, **{ $player }** are cei mai mulți unicorni și câștigă.
    .shared = Egalitatea rămâne. **{ $player }** câștigă împreună cu ceilalți, cu { $count }.
    .double_rainbow = Curcubeu dublu, doi unicorni din fiecare culoare: **{ $player }** câștigă.
