### Le récit : ce qui s’est passé, une ligne par fait, au présent. Les noms des personnes arrivent protégés et sont mis ici
### en gras, les cartes en italique. « chez **Ann** » : dans l’écurie d’Ann.
###
### story-<event>    one for each fact of the engine, with a part of these arguments:
###   $player whose fact it is · $other the second player · $card · $cards (a list) · $count (the fact’s n)
###   $cause the name of the card that made it happen
###   .known         the same for whoever may know the cards ($cards)
### story-ruling-… are facts as well: they say why, and by which rule. The other lines put two facts together.

# Cause first: "*Barbed Wire*: **Ann** discards *Neigh*." $fact: one of the lines below
story-because = *{ $cause }* : { $fact }

## Beginning

story-takes_baby = **{ $player }** accueille *{ $card }* dans son écurie.
story-turn = Tour { $count } : **{ $player }**.
story-turn-extra = Tour { $count } : encore **{ $player }**.

## Playing and neighing

story-plays = **{ $player }** joue *{ $card }*.
story-plays-into = **{ $player }** joue *{ $card }* chez **{ $other }**.
story-aims = **{ $player }** vise **{ $other }** avec *{ $card }*.
# $cause: the card that is neighed, $other: who played it
story-neighs = **{ $player }** joue Huuue contre *{ $cause }* (**{ $other }**).
    .super_neigh = **{ $player }** joue Super Huuue contre *{ $cause }* (**{ $other }**).
story-stops = *{ $card }* (**{ $other }**) ne passe pas et va à la défausse.
# A magic card of the Kids game whose player has no card left to pay for it
story-unpaid = **{ $player }** n’a plus de carte pour payer *{ $card }*, qui ne fait donc rien.
story-works = *{ $card }* (**{ $player }**) fait effet.
# Played, and nobody stops it: both facts in one line
story-plays-works = **{ $player }** joue *{ $card }*, et la carte fait effet.
story-plays-enters = **{ $player }** joue *{ $card }* : la carte entre dans son écurie.
story-enters = *{ $card }* entre chez **{ $player }**.

## Cards in motion

story-draws = **{ $player }** pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .known = **{ $player }** pioche { ITALIC($cards) }.
story-discards = **{ $player }** défausse { ITALIC($cards) }.
story-discards-for-limit = La limite de main est de { $limit } : **{ $player }** défausse { ITALIC($cards) }.
story-destroyed = *{ $cause }* détruit *{ $card }* chez **{ $player }**.
story-sacrificed = **{ $player }** sacrifie *{ $card }*.
story-steals = **{ $player }** vole *{ $card }* à **{ $other }**.
story-gives = **{ $player }** donne *{ $card }* à **{ $other }**.
story-moves = *{ $card }* part de chez **{ $other }** et va chez **{ $player }**.
story-returns_to_hand = *{ $card }* revient en main chez **{ $player }**.
story-returns_to_nursery = *{ $card }* part de chez **{ $player }** et retourne à la nurserie.
story-takes_from_discard = **{ $player }** prend *{ $card }* dans la défausse.
story-revives = **{ $player }** fait revenir *{ $card }* depuis la défausse.
story-brings = **{ $player }** fait entrer *{ $card }* depuis sa main.
story-brings_baby = **{ $player }** fait entrer *{ $card }* depuis la nurserie.
story-finds = **{ $player }** cherche dans la pioche, montre *{ $card }*, prend la carte et mélange.
story-finds_nothing = **{ $player }** cherche dans la pioche, ne prend rien et mélange.
story-shrinks = *{ $card }* part de chez **{ $player }** pour la défausse, et un bébé prend sa place s’il y en a.
story-shuffles = **{ $player }** mélange la défausse à la pioche, qui a maintenant { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
story-reshuffled = La pioche est vide. La défausse est mélangée et devient la nouvelle pioche, avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
story-swaps_hands = **{ $player }** et **{ $other }** échangent leurs mains.
story-takes_at_random = **{ $player }** prend à **{ $other }** une carte de sa main, au hasard.
    .known = **{ $player }** prend { ITALIC($cards) } à **{ $other }**, au hasard dans sa main.
story-looks_at_hand = **{ $other }** montre sa main à **{ $player }**.
    .known = **{ $other }** montre sa main à **{ $player }** : { ITALIC($cards) }.
story-takes_from_hand = **{ $player }** prend à **{ $other }** une carte de sa main.
    .known = **{ $player }** prend { ITALIC($cards) } à **{ $other }**, dans sa main.
story-looks_at_top = **{ $player }** regarde { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de la pioche.
    .known = **{ $player }** regarde le dessus de la pioche : { ITALIC($cards) }.
story-keeps = **{ $player }** en prend une et remet le reste dessus.
    .known = **{ $player }** prend { ITALIC($cards) } et remet le reste dessus.

## Effects

story-uses = **{ $player }** utilise *{ $card }*.
story-declines = **{ $player }** n’utilise pas *{ $card }*.
# $cause: Black Knight Unicorn, which is sacrificed next; .itself: Unicorn Phoenix, for which a card was discarded
story-saved = *{ $cause }* s’interpose : *{ $card }* reste chez **{ $player }**.
    .itself = De ce fait, *{ $card }* reste chez **{ $player }**.
story-acts_again = **{ $player }** fait encore une action.
story-extra_turn = **{ $player }** joue encore un tour après celui-ci.
story-ends_turn = **{ $player }** finit aussitôt son tour.
    .open = **{ $player }** finit aussitôt son tour, mais { $count ->
        [one] un effet était déjà ouvert
       *[other] { $count } effets étaient déjà ouverts
    } : CZ-28.

## Hard rulings: why, and by which rule

story-ruling-still-due = *{ $card }* n’est plus là, mais son effet était déjà dû : R17.
    .entered = *{ $card }* n’est déjà plus là, mais son effet en entrant était dû : R59.
story-ruling-counts-as-done = *{ $card }* reste, mais la première partie compte comme faite : R36.
story-ruling-not-done = *{ $cause }* : la première partie n’a pas été faite, donc ce qui suit « puis » n’a pas lieu : CZ-34.
story-ruling-impossible = **{ $player }** ne peut pas faire ce que la carte demande, on passe donc à la suite : CZ-35.
story-ruling-win-waits = **{ $player }** a { $count } licornes, mais les effets en cours passent d’abord : R8.
story-ruling-pandas = **{ $player }** a assez de licornes, mais ce sont des pandas, qui ne comptent pas : R52.
story-ruling-tiny-first = *{ $card }* passe avant tout autre effet : R58.
story-ruling-blinded = *{ $cause }* : *{ $card }* entre sans son effet : R56.
story-ruling-two-targets = *{ $cause }* : les cibles sont choisies ensemble, donc ce qui est protégé par *{ $card }* ne peut pas en être : R41.
story-ruling-not-itself = *{ $card }* ne peut pas se faire revenir : R71.
story-ruling-own-price = *{ $card }* a servi de prix à son propre effet, qui continue : R85.
story-ruling-limit-holds = Le tour s’achève aussitôt, mais la limite de main de { $limit } vaut quand même : R19.
story-ruling-open-again = *{ $cause }* a agi, la carte *{ $card }* peut donc de nouveau être contrée : R25.
story-ruling-both-reached = **{ $player }** et **{ $other }** atteignent le nombre requis en même temps ; **{ $player }** passe avant dans l’ordre du tour : R9.

## The last fact. The message at the end of a game holds the word "gagne", or "Personne ne gagne".

# $count: unicorns. One attribute for each reason why the game ended
story-wins = **{ $player }** gagne avec { $count ->
    [one] { $count } licorne
   *[other] { $count } licornes
}.
    .unicorns = L’écurie est complète : **{ $player }** gagne avec { $count ->
        [one] { $count } licorne
       *[other] { $count } licornes
    }.
    .deck = La pioche est vide. **{ $player }** a le plus de licornes et gagne avec { $count }.
    .letters =
        La pioche est vide. Égalité à { $count ->
            [one] { $count } licorne
           *[other] { $count } licornes
        } : **{ $player }** a le plus de lettres et gagne.
    .shared = La pioche est vide, avec égalité de licornes et de lettres. **{ $player }** gagne, à égalité.
story-nobody_wins = Personne ne gagne.
    .tie = La pioche est vide, avec égalité de licornes et de lettres. Personne ne gagne : RO-03.
# How a tie is broken: the letters in the names of a stable’s unicorns
story-letters = **{ $player }** : { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
} dans { ITALIC($cards) }.

# The log
story-heading = Récit de la table { $table }
story-empty = Il ne s’est encore rien passé.

## Where the rules say enough: only cards of people’s own come here

story-chain_cut = Cette suite d’effets est trop longue : elle s’arrête ici.
story-turns_cut = **{ $player }** a eu tant de tours en plus à la suite que c’est à la personne suivante de jouer.
story-game_cut = Cette partie a eu { $count } tours, autant qu’une partie peut en avoir : elle s’achève ici, comme si la pioche était vide.
story-actions_cut = **{ $player }** a eu tant d’actions en plus qu’il n’y en aura plus d’autre ce tour-ci.
