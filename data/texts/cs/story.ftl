### The story: what happened, one line a fact, in the present tense. People's names come escaped and are made bold here,
### cards are made italic here.
###
### story-<event>    one for each fact of the engine, with a part of these arguments:
###   $player whose fact it is · $other the second player · $card · $cards (a list) · $count (the fact's n)
###   $cause the name of the card that made it happen
###   .known         the same for whoever may know the cards ($cards)
### story-ruling-… are facts as well: they say why, and by which rule. The other lines put two facts together.

# Cause first: "*Ostnatý drát* – **Ann** odhazuje: *Íhaha*." $fact: one of the lines below
story-because = *{ $cause }* – { $fact }

## Beginning

story-takes_baby = **{ $player }** vítá ve stáji kartu *{ $card }*.
story-turn = Tah { $count }: **{ $player }**.
story-turn-extra = Tah { $count }: **{ $player }** ještě jednou.

## Playing and neighing

story-plays = **{ $player }** hraje kartu *{ $card }*.
story-plays-into = **{ $player }** hraje kartu *{ $card }* do stáje hráče **{ $other }**.
story-aims = **{ $player }** míří kartou *{ $card }* na hráče **{ $other }**.
# $cause: the card that is neighed, $other: who played it
story-neighs = **{ $player }** hraje Íhaha na kartu *{ $cause }* hráče **{ $other }**.
    .super_neigh = **{ $player }** hraje Super Íhaha na kartu *{ $cause }* hráče **{ $other }**.
story-stops = *{ $card }* (hráč **{ $other }**) neprochází a putuje na odhazovací hromádku.
# A magic card of the Kids game whose player has no card left to pay for it
story-unpaid = **{ $player }** už nemá kartu, kterou by za kouzlo *{ $card }* šlo zaplatit, takže kouzlo neudělá nic.
story-works = *{ $card }* (hráč **{ $player }**) prochází, efekt se provádí.
# Played, and nobody stops it: both facts in one line
story-plays-works = **{ $player }** hraje kartu *{ $card }* a její efekt se provádí.
story-plays-enters = **{ $player }** hraje kartu *{ $card }* a ta vstupuje do stáje.
story-enters = *{ $card }* vstupuje do stáje hráče **{ $player }**.

## Cards in motion

story-draws = **{ $player }** dobírá { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
    .known = **{ $player }** dobírá: { ITALIC($cards) }.
story-discards = **{ $player }** odhazuje: { ITALIC($cards) }.
story-discards-for-limit = **{ $player }** kvůli limitu karet v ruce ({ $limit }) odhazuje: { ITALIC($cards) }.
story-destroyed = *{ $cause }* ničí hráči **{ $player }** kartu *{ $card }*.
story-sacrificed = **{ $player }** obětuje kartu *{ $card }*.
story-steals = **{ $player }** krade hráči **{ $other }** kartu *{ $card }*.
story-gives = **{ $player }** dává hráči **{ $other }** kartu *{ $card }*.
story-moves = *{ $card }* se přesouvá ze stáje hráče **{ $other }** do stáje hráče **{ $player }**.
story-returns_to_hand = *{ $card }* se vrací hráči **{ $player }** do ruky.
story-returns_to_nursery = *{ $card }* (hráč **{ $player }**) se vrací do jeslí.
story-takes_from_discard = **{ $player }** si z odhazovací hromádky bere kartu *{ $card }*.
story-revives = **{ $player }** přivádí z odhazovací hromádky kartu *{ $card }*.
story-brings = **{ $player }** přivádí z ruky kartu *{ $card }*.
story-brings_baby = **{ $player }** přivádí z jeslí kartu *{ $card }*.
story-finds = **{ $player }** prohledává balíček, ukazuje kartu *{ $card }*, bere si ji a míchá.
story-finds_nothing = **{ $player }** prohledává balíček, nebere si nic a míchá.
story-shrinks = *{ $card }* (hráč **{ $player }**) jde na odhazovací hromádku a na uvolněné místo přichází mimino, pokud nějaké je.
story-shuffles = **{ $player }** zamíchává odhazovací hromádku do balíčku, kde { $count ->
    [one] je teď { $count } karta
    [few] jsou teď { $count } karty
   *[other] je teď { $count } karet
}.
story-reshuffled = Balíček je prázdný. Odhazovací hromádka se zamíchá a je z ní nový, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
story-swaps_hands = **{ $player }** a **{ $other }** si vyměňují karty v ruce.
story-takes_at_random = **{ $player }** bere hráči **{ $other }** z ruky náhodnou kartu.
    .known = **{ $player }** bere hráči **{ $other }** z ruky náhodně: { ITALIC($cards) }.
story-looks_at_hand = **{ $player }** se dívá do ruky hráče **{ $other }**.
    .known = **{ $player }** se dívá do ruky hráče **{ $other }**: { ITALIC($cards) }.
story-takes_from_hand = **{ $player }** bere hráči **{ $other }** z ruky kartu.
    .known = **{ $player }** bere hráči **{ $other }** z ruky: { ITALIC($cards) }.
story-looks_at_top = **{ $player }** se dívá na { $count ->
    [one] vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
} balíčku.
    .known = **{ $player }** se dívá na vrch balíčku: { ITALIC($cards) }.
story-keeps = **{ $player }** si jednu z nich bere a ostatní vrací navrch.
    .known = **{ $player }** si bere kartu { ITALIC($cards) } a ostatní vrací navrch.

## Effects

story-uses = **{ $player }** používá kartu *{ $card }*.
story-declines = **{ $player }** nepoužívá kartu *{ $card }*.
# $cause: Black Knight Unicorn, which is sacrificed next; .itself: Unicorn Phoenix, for which a card was discarded
story-saved = *{ $cause }* zasahuje, takže karta *{ $card }* hráče **{ $player }** zůstává.
    .itself = Díky tomu karta *{ $card }* hráče **{ $player }** zůstává.
story-acts_again = **{ $player }** má další akci.
story-extra_turn = **{ $player }** bude mít po tomto tahu ještě jeden.
story-ends_turn = **{ $player }** tím okamžitě končí svůj tah.
    .open = **{ $player }** tím okamžitě končí svůj tah, ale { $count ->
        [one] jeden efekt už je rozjetý
        [few] { $count } efekty už jsou rozjeté
       *[other] { $count } efektů už je rozjetých
    }: CZ-28.

## Hard rulings: why, and by which rule

story-ruling-still-due = Karta *{ $card }* už tu není, ale její efekt byl rozjetý už předtím: R17.
    .entered = Karta *{ $card }* už tu zase není, ale její efekt při vstupu se ještě provede: R59.
story-ruling-counts-as-done = Karta *{ $card }* zůstává, ale první část se počítá jako provedená: R36.
story-ruling-not-done = *{ $cause }* – první část se neprovádí, takže to, co má přijít „potom“, nenastane: CZ-34.
story-ruling-impossible = **{ $player }** nemůže udělat, co karta chce, takže se to přeskočí: CZ-35.
story-ruling-win-waits = **{ $player }** má { $count ->
    [one] { $count } jednorožce
    [few] { $count } jednorožce
   *[other] { $count } jednorožců
}, ale rozjeté efekty mají přednost: R8.
story-ruling-pandas = **{ $player }** má dost karet jednorožců, ale jsou to pandy a nepočítají se: R52.
story-ruling-tiny-first = Karta *{ $card }* má přednost před všemi ostatními efekty: R58.
story-ruling-blinded = *{ $cause }* – karta *{ $card }* vstupuje bez svého efektu: R56.
story-ruling-two-targets = *{ $cause }* – cíle se vybírají najednou, takže k nim nemůže patřit nic, co chrání karta *{ $card }*: R41.
story-ruling-not-itself = Karta *{ $card }* nemůže přivést zpět sama sebe: R71.
story-ruling-own-price = Karta *{ $card }* je sama svou cenou a efekt pokračuje: R85.
story-ruling-limit-holds = Tah okamžitě končí, ale limit karet v ruce, { $limit }, pořád platí: R19.
story-ruling-open-again = Karta *{ $cause }* je vyřízená, takže na kartu *{ $card }* jde zase zahrát Íhaha: R25.
story-ruling-both-reached = Potřebný počet mají zároveň **{ $player }** a **{ $other }**; v pořadí je dřív **{ $player }**: R9.

## The last fact. The message at the end of a game holds the word "vyhrává", or "Nikdo nevyhrává".

# $count: unicorns. One attribute for each reason why the game ended
story-wins = **{ $player }** má { $count ->
    [one] { $count } jednorožce
    [few] { $count } jednorožce
   *[other] { $count } jednorožců
} a vyhrává.
    .unicorns = Stáj je plná: **{ $player }** má { $count ->
        [one] { $count } jednorožce
        [few] { $count } jednorožce
       *[other] { $count } jednorožců
    } a vyhrává.
    .deck = Balíček je prázdný. Nejvíc jednorožců ({ $count }) má **{ $player }** a vyhrává.
    .letters = Balíček je prázdný. Z těch, kdo mají { $count ->
        [one] { $count } jednorožce
        [few] { $count } jednorožce
       *[other] { $count } jednorožců
    }, má nejvíc písmen **{ $player }** a vyhrává.
    .shared = Balíček je prázdný a jednorožců i písmen je stejně. **{ $player }** vyhrává společně s dalšími.
story-nobody_wins = Nikdo nevyhrává.
    .tie = Balíček je prázdný a jednorožců i písmen je stejně. Nikdo nevyhrává: RO-03.
# How a tie is broken: the letters in the names of a stable's unicorns
story-letters = **{ $player }**: { $count ->
    [one] { $count } písmeno
    [few] { $count } písmena
   *[other] { $count } písmen
}, jména { ITALIC($cards) }.

# The log
story-heading = Průběh hry u stolu { $table }
story-empty = Zatím se nic nestalo.

## Where the rules say enough: only cards of people's own come here

story-chain_cut = Tento řetěz efektů je příliš dlouhý: tady končí.
story-turns_cut = **{ $player }** má už tolik tahů navíc po sobě, že pokračuje další hráč.
story-game_cut = Tato hra má { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
} a víc jich hra mít nesmí: končí, jako by došel balíček.
story-actions_cut = **{ $player }** má už tolik akcí navíc, že v tomto tahu další nebude.
