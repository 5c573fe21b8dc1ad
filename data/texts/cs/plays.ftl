### Pozoruhodné tahy dohrané hry a hlasování o tah hry: veřejně pod výsledkem.
###
### play-<kind>, vždy jeden krátký řádek   $turn tah (nebo den) · $player čí je · $other druhý hráč
###   $card · $cards seznam · $count množství · $before kolik bylo předtím

## Stables

play-completes = Tah { $turn }: **{ $player }** doplňuje stáj kartou *{ $card }*.
# $count: Neighs on the card, two at least
play-chain = Tah { $turn }: *{ $card }* (hráč **{ $player }**) prochází i přes { $count ->
    [one] { $count } Íhaha
    [few] { $count } Íhaha
   *[other] { $count } Íhaha
}.
play-chain_stopped = Tah { $turn }: *{ $card }* (hráč **{ $player }**) neprochází, padá na ni { $count ->
    [one] { $count } Íhaha
    [few] { $count } Íhaha
   *[other] { $count } Íhaha
}.
# $count: cards that came into stables or left them, two at least
play-effect = Tah { $turn }: *{ $card }* (hráč **{ $player }**) přesouvá do stájí nebo z nich { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
# $cards: what stepped in
play-saved = Tah { $turn }: kartu *{ $card }* hráče **{ $player }** zachraňuje { ITALIC($cards) }.
play-saved_itself = Tah { $turn }: *{ $card }* hráče **{ $player }** vstává z popela.
# $count and $before: unicorns
play-rises = Tah { $turn }: **{ $player }** vyskakuje z { $before } na { $count ->
    [one] { $count } jednorožce
    [few] { $count } jednorožce
   *[other] { $count } jednorožců
}.
play-falls = Tah { $turn }: **{ $player }** padá z { $before } na { $count ->
    [one] { $count } jednorožce
    [few] { $count } jednorožce
   *[other] { $count } jednorožců
}.

## Kill the Unicorns

# $cards: the scheme card; $other: who had won the hunt
play-hunt-scheme = Den { $turn }: kvůli léčce { ITALIC($cards) } kartu *{ $card }* nezískává **{ $other }**, ale **{ $player }**.
# $cards: the totals that tie: "5 and 5"
play-hunt-tied = Den { $turn }, shodné součty { $cards }: kartu *{ $card }* bere **{ $player }** se součtem { $count }.
# $before: the next lower total
play-hunt-close = Den { $turn }: kartu *{ $card }* bere **{ $player }** v poměru { $count } ku { $before }.
play-hunt-dear = Den { $turn }: kartu *{ $card }* bere **{ $player }** se součtem { $count }, nejvyšším ze všech vítězných.
# $count: points
play-hunt-gains = Den { $turn }: **{ $player }** získává za jediný den { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.

## The vote

# $until: a time of day
play-vote = **Který tah byl tahem hry?** Kdo tohle čte, má hlas, a to nejméně do { $until }.
play-vote-menu = Hlasování o tah hry
# Afterwards, each above one line as above, or several. $count: votes for it, of $votes
play-vote-won = **Tah hry**, hlasů { $count } z { $votes ->
    [one] { $votes }
    [few] { $votes }
   *[other] { $votes }
}:
play-vote-shared = **Tahy hry**, každý má hlasů { $count } z { $votes ->
    [one] { $votes }
    [few] { $votes }
   *[other] { $votes }
}:
# Private, above the line that was chosen
play-vote-taken = Hlasuješ pro tento. Do { $until } můžeš volbu změnit:
play-vote-over = Hlasování o tah hry už skončilo.
