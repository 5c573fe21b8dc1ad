### My hand: private, for one player. Names of others are escaped, card names are plain.

# $count: cards in hand, $limit: the hand limit
hand-heading = Mâna ta: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} (limita { $limit })
hand-heading-no-limit = Mâna ta: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
hand-empty = Nu ai nicio carte în mână.
# One card of the hand. $type: a type name with its sign, $short: the card's line, $reason: why it can't be played
hand-card = **{ $card }** · { $type } · { $short }
    .blocked = { $card } · { $type } · { $short } (acum nu: { $reason })
# Several alike. $count: how many
hand-card-times = { $card } ×{ $count }
hand-nanny-cam = Camera Ascunsă: toată lumea vede cărțile acestea.

## What is asked of you

# Effects that aren't optional, after the question which comes first
hand-must = { $count ->
    [one] Efectul cărții { ITALIC($cards) } e obligatoriu.
   *[other] Efectele cărților { ITALIC($cards) } sunt obligatorii.
}
hand-waits = Nu ți se cere nimic. { $count ->
    [one] { BOLD($players) } are de ales.
   *[other] { BOLD($players) } au de ales.
}
# Several were asked at the same time, the reader among them
hand-waits-too = Nu ți se mai cere nimic. { $count ->
    [one] { BOLD($players) } are de ales în același timp.
   *[other] { BOLD($players) } au de ales în același timp.
} Cine a răspuns nu se vede până nu răspund toți.
hand-watching = Nu stai la masa asta, așa că nu ai cărți în mână. `/{ command-watch }` îți arată tabla și povestea ei.
hand-away = Cât ai lipsit, a jucat calculatorul pentru tine. Acum joci din nou tu.
hand-game-over = Jocul s-a încheiat.

## Why a card can't be played now

hand-cannot-instant = doar când altcineva joacă o carte
hand-cannot-broken-stable = Grajd Dărăpănat îți oprește Amplificările
hand-cannot-queen-bee = { $count ->
    [one] { $owners } are Unicornița Divă
   *[other] { $owners } au Unicornița Divă
}
hand-cannot-price = nu ai altă carte cu care s-o plătești
hand-cannot-no-basic = niciun grajd în care poate intra nu are un unicorn obișnuit
hand-cannot-no-effect = nu ar face nimic

## Choosing: buttons and menus (the answers themselves are answer-… in prompts.ftl)

hand-play-menu = Joacă o carte
hand-back = Înapoi
# Several effects of the player at the same time, in any order. $card: the one that may go first
hand-first = Întâi: { $card }
hand-confirm = Confirmă
hand-reload = Arată din nou mâna
hand-choose-menu = Alege
hand-choose-several-menu = Alege { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
# Options of a menu. $owner: plain name
hand-option-in-stable = { $card } · la { $owner }
hand-option-stable = Grajdul jucătorului { $owner }
hand-option-own-stable = Grajdul tău
# A player as an option. $unicorns, $hand: numbers
hand-option-player = { $unicorns ->
    [one] { $unicorns } unicorn
    [few] { $unicorns } unicorni
   *[other] { $unicorns } de unicorni
}, { $hand ->
    [one] { $hand } carte în mână
    [few] { $hand } cărți în mână
   *[other] { $hand } de cărți în mână
}

hand-nothing-fits = Nu ai nimic potrivit.

# Pages of a long list
page-previous = Pagina anterioară
page-next = Pagina următoare
page-number = Pagina { $page } din { $pages }

# What has been picked so far
hand-picked-none = Încă nu ai ales nimic.
hand-picked-of = Ai ales { $picked } din { $count }: { $cards }
hand-order-so-far = De sus în jos: { $cards }
# Confirmed on a message that showed an earlier choice
hand-changed = Încă nu s-a confirmat nimic: de la acel mesaj încoace alegerea ta s-a schimbat în { $cards }. Apasă încă o dată dacă asta vrei.
    .none = Încă nu s-a confirmat nimic: nu mai e aleasă nicio carte. Alege din nou.

## What just came of it

hand-played = Joci *{ $card }*.
hand-drew = Ai tras { ITALIC($cards) }.
hand-discarded = Decartezi { ITALIC($cards) }.
hand-chosen-secret = Ai ales. Se vede când au ales toți.
hand-took = Ai luat { ITALIC($cards) } de la **{ $owner }**.
hand-lost = **{ $player }** ți-a luat din mână { ITALIC($cards) }.
hand-saw = **{ $owner }** are în mână { ITALIC($cards) }.
hand-top-cards = Deasupra în teancul de tras: { ITALIC($cards) }.
hand-swapped = Noua ta mână: { ITALIC($cards) }.
hand-skipped = Nu folosești *{ $card }*.
