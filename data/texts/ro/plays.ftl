### Fazele deosebite ale unui joc încheiat și votul pentru faza jocului: public, sub rezultat.
###
### play-<kind>, câte un rând scurt   $turn tura (sau ziua) · $player a cui e · $other al doilea jucător
###   $card · $cards o listă · $count o cantitate · $before cât era înainte

## Stables

play-completes = Tura { $turn }: **{ $player }** își completează grajdul cu *{ $card }*.
# $count: Neighs on the card, two at least
play-chain = Tura { $turn }: *{ $card }* de la **{ $player }** trece, deși a primit { $count ->
    [one] { $count } Nihoho
    [few] { $count } Nihoho
   *[other] { $count } de Nihoho
}.
play-chain_stopped = Tura { $turn }: *{ $card }* de la **{ $player }** nu trece, după { $count ->
    [one] { $count } Nihoho
    [few] { $count } Nihoho
   *[other] { $count } de Nihoho
}.
# $count: cards that came into stables or left them, two at least
play-effect = Tura { $turn }: *{ $card }* de la **{ $player }** mută în grajduri sau din ele { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
# $cards: what stepped in
play-saved = Tura { $turn }: { ITALIC($cards) } sare în ajutor pentru *{ $card }* de la **{ $player }**.
play-saved_itself = Tura { $turn }: *{ $card }* de la **{ $player }** renaște din cenușă.
# $count and $before: unicorns
play-rises = Tura { $turn }: **{ $player }** urcă de la { $before } la { $count ->
    [one] { $count } unicorn
    [few] { $count } unicorni
   *[other] { $count } de unicorni
}.
play-falls = Tura { $turn }: **{ $player }** cade de la { $before } la { $count ->
    [one] { $count } unicorn
    [few] { $count } unicorni
   *[other] { $count } de unicorni
}.

## Kill the Unicorns

# $cards: the scheme card; $other: who had won the hunt
play-hunt-scheme = Ziua { $turn }: { ITALIC($cards) } mută *{ $card }* de la **{ $other }** la **{ $player }**.
# $cards: the totals that tie: "5 and 5"
play-hunt-tied = Ziua { $turn }, { $cards }: egalitate, așa că **{ $player }** ia *{ $card }* cu { $count }.
# $before: the next lower total
play-hunt-close = Ziua { $turn }: **{ $player }** ia *{ $card }* cu { $count } la { $before }.
play-hunt-dear = Ziua { $turn }: **{ $player }** ia *{ $card }* cu { $count }, cel mai mare total câștigător.
# $count: points
play-hunt-gains = Ziua { $turn }: **{ $player }** adună { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
} într-o singură zi.

## The vote

# $until: a time of day
play-vote = **Care a fost faza jocului?** Cine citește asta are un vot, cel puțin până la { $until }.
play-vote-menu = Votează faza jocului
# Afterwards, each above one line as above, or several. $count: votes for it, of $votes
play-vote-won = **Faza jocului**, cu { $count } din { $votes ->
    [one] { $votes } vot
    [few] { $votes } voturi
   *[other] { $votes } de voturi
}:
play-vote-shared = **Fazele jocului**, fiecare cu { $count } din { $votes ->
    [one] { $votes } vot
    [few] { $votes } voturi
   *[other] { $votes } de voturi
}:
# Private, above the line that was chosen
play-vote-taken = Votezi pentru aceasta. Până la { $until } poți alege din nou:
play-vote-over = Votul pentru faza jocului s-a încheiat.
