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
hand-open = Toată lumea vede cărțile acestea ({ ITALIC($cards) }).

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
hand-cannot-upgrades = { $count ->
    [one] { $causes } îți oprește Amplificările
    [few] { $causes } îți opresc Amplificările
   *[other] { $causes } îți opresc Amplificările
}
hand-cannot-locked-out = { $count ->
    [one] { $causes } nu lasă unicornii obișnuiți să intre
    [few] { $causes } nu lasă unicornii obișnuiți să intre
   *[other] { $causes } nu lasă unicornii obișnuiți să intre
}
hand-cannot-pandas = { $count ->
    [one] { $causes } preschimbă unicornii obișnuiți de acolo în panda
    [few] { $causes } preschimbă unicornii obișnuiți de acolo în panda
   *[other] { $causes } preschimbă unicornii obișnuiți de acolo în panda
}
hand-cannot-sheltered = { $count ->
    [one] { $causes } apără tot ce ar putea fi atins
    [few] { $causes } apără tot ce ar putea fi atins
   *[other] { $causes } apără tot ce ar putea fi atins
}
hand-cannot-price = nu ai altă carte cu care s-o plătești
hand-cannot-no-basic = niciun grajd în care poate intra nu are un unicorn obișnuit
hand-cannot-no-effect = nu ar face nimic
hand-cause = *{ $card }* din grajdul jucătorului **{ $owner }**
    .own = *{ $card }* din grajdul tău
hand-lacks-destroy = în niciun alt grajd nu e nimic de distrus
hand-lacks-steal = în niciun alt grajd nu e nimic de furat
hand-lacks-sacrifice = în grajdul tău nu e nimic de sacrificat
hand-lacks-return-to-hand = în niciun grajd nu e vreo carte de întors în mână
hand-lacks-give = în grajdul tău nu e niciun unicorn de dat
hand-lacks-move = nicio Amplificare și nicio Limitare nu poate fi mutată
hand-lacks-choose-player = niciun jucător nu are ce îi trebuie
hand-lacks-revive = în teancul de decartare nu e niciun unicorn care se poate întoarce
hand-lacks-one-of = nu există nimic de distrus sau de sacrificat

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
hand-out-of-reach = -# De neatins: { $cards }
hand-sheltered = { $card } (la adăpost: { ITALIC($causes) })

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
# The same where everybody sees each choice at once
hand-waits-too-seen = Nu ți se mai cere nimic. { $count ->
    [one] { BOLD($players) } are de ales în același timp.
   *[other] { BOLD($players) } au de ales în același timp.
}
