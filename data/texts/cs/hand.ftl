### My hand: private, for one player. Names of others are escaped, card names are plain.

# $count: cards in hand, $limit: the hand limit
hand-heading = V ruce máš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} (limit { $limit })
hand-heading-no-limit = V ruce máš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
hand-empty = V ruce nemáš žádnou kartu.
# One card of the hand. $type: a type name with its sign, $short: the card's line, $reason: why it can't be played
hand-card = **{ $card }** · { $type } · { $short }
    .blocked = { $card } · { $type } · { $short } (teď ne: { $reason })
# Several alike. $count: how many
hand-card-times = { $card } ×{ $count }
hand-open = Tyto karty vidí všichni ({ ITALIC($cards) }).

## What is asked of you

# Effects that aren't optional, after the question which comes first
hand-must = { $count ->
    [one] { ITALIC($cards) }: tento efekt není dobrovolný.
   *[other] { ITALIC($cards) }: tyto efekty nejsou dobrovolné.
}
hand-waits = Na nic se tě teď hra neptá. { $count ->
    [one] Rozhoduje { BOLD($players) }.
   *[other] Rozhodují { BOLD($players) }.
}
# Several were asked at the same time, the reader among them
hand-waits-too = Nic dalšího už po tobě hra nechce. Zároveň { $count ->
    [one] rozhoduje { BOLD($players) }.
   *[other] rozhodují { BOLD($players) }.
} Kdo už odpověděl, se neukáže, dokud nebudou mít vybráno všichni.
hand-watching = U tohoto stolu nesedíš, takže žádné karty nemáš. Plochu a průběh ti ukáže `/{ command-watch }`.
hand-away = Po dobu tvé nepřítomnosti hrál počítač. Teď hraješ zase ty.
hand-game-over = Je po hře.

## Why a card can't be played now

hand-cannot-instant = jen když hraje kartu jiný hráč
hand-cannot-upgrades = { $count ->
    [one] { $causes } brání tvým vylepšením
    [few] { $causes } brání tvým vylepšením
   *[other] { $causes } brání tvým vylepšením
}
hand-cannot-locked-out = { $count ->
    [one] { $causes } nepouští základní jednorožce jinam
    [few] { $causes } nepouštějí základní jednorožce jinam
   *[other] { $causes } nepouštějí základní jednorožce jinam
}
hand-cannot-pandas = { $count ->
    [one] { $causes } dělá z tamních základních jednorožců pandy
    [few] { $causes } dělají z tamních základních jednorožců pandy
   *[other] { $causes } dělají z tamních základních jednorožců pandy
}
hand-cannot-sheltered = { $count ->
    [one] { $causes } chrání vše, na co by dosáhla
    [few] { $causes } chrání vše, na co by dosáhla
   *[other] { $causes } chrání vše, na co by dosáhla
}
hand-cannot-price = nemáš jinou kartu, kterou by šlo zaplatit
hand-cannot-no-basic = v žádné stáji, kam by směla, není základní jednorožec
hand-cannot-no-effect = teď by neudělala nic
hand-cause = *{ $card }* ve stáji hráče **{ $owner }**
    .own = *{ $card }* ve tvé stáji
hand-lacks-destroy = v žádné jiné stáji není nic, co by šlo zničit
hand-lacks-steal = v žádné jiné stáji není nic, co by šlo ukrást
hand-lacks-sacrifice = ve tvé stáji není nic, co by šlo obětovat
hand-lacks-return-to-hand = v žádné stáji není karta, kterou by šlo vrátit do ruky
hand-lacks-give = ve tvé stáji není jednorožec, kterého by šlo darovat
hand-lacks-move = žádné vylepšení ani zhoršení nejde přesunout
hand-lacks-choose-player = žádný hráč nemá to, co karta potřebuje
hand-lacks-revive = na odhazovací hromádce není jednorožec, který by se směl vrátit
hand-lacks-one-of = není nic, co by šlo zničit nebo obětovat

## Choosing: buttons and menus (the answers themselves are answer-… in prompts.ftl)

hand-play-menu = Zahraj kartu
hand-back = Zpět
# Several effects of the player at the same time, in any order. $card: the one that may go first
hand-first = Nejdřív: { $card }
hand-confirm = Potvrdit
hand-reload = Ukázat znovu moje karty
hand-choose-menu = Vyber
hand-choose-several-menu = Vyber { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
# Options of a menu. $owner: plain name
hand-option-in-stable = { $card } (stáj: { $owner })
hand-option-stable = Stáj: { $owner }
hand-option-own-stable = Tvoje vlastní stáj
# A player as an option. $unicorns, $hand: numbers
hand-option-player = { $unicorns ->
    [one] { $unicorns } jednorožec
    [few] { $unicorns } jednorožci
   *[other] { $unicorns } jednorožců
}, { $hand ->
    [one] { $hand } karta v ruce
    [few] { $hand } karty v ruce
   *[other] { $hand } karet v ruce
}

hand-nothing-fits = Nemáš nic, co by se hodilo.
hand-out-of-reach = -# Mimo dosah: { $cards }
hand-sheltered = { $card } (pod ochranou: { ITALIC($causes) })

# Pages of a long list
page-previous = Předchozí
page-next = Další
page-number = Strana { $page }/{ $pages }

# What has been picked so far
hand-picked-none = Zatím není vybráno nic.
hand-picked-of = Vybráno { $picked }/{ $count }: { $cards }
hand-order-so-far = Odshora: { $cards }
# Confirmed on a message that showed an earlier choice
hand-changed = Nic ještě není potvrzeno: tvá volba je od té zprávy jiná: { $cards }. Jestli ji chceš potvrdit, stiskni tlačítko ještě jednou.
    .none = Nic ještě není potvrzeno: není už nic vybráno. Vyber znovu.

## What just came of it

hand-played = Hraješ kartu *{ $card }*.
hand-drew = Dobíráš: { ITALIC($cards) }.
hand-discarded = Odhazuješ: { ITALIC($cards) }.
hand-chosen-secret = Tvá volba je uložená. Ukáže se, až budou mít vybráno všichni.
hand-took = Hráči **{ $owner }** bereš z ruky: { ITALIC($cards) }.
hand-lost = **{ $player }** ti bere z ruky: { ITALIC($cards) }.
hand-saw = **{ $owner }** má v ruce: { ITALIC($cards) }.
hand-top-cards = Navrchu balíčku: { ITALIC($cards) }.
hand-swapped = Teď máš v ruce: { ITALIC($cards) }.
hand-skipped = Kartu *{ $card }* necháváš bez použití.
# The same where everybody sees each choice at once
hand-waits-too-seen = Nic dalšího už po tobě hra nechce. Zároveň { $count ->
    [one] rozhoduje { BOLD($players) }.
   *[other] rozhodují { BOLD($players) }.
}
