### What a decision asks, by its kind in the engine.
###
### prompt-<kind>.private   asks whoever decides, in the second person; no markdown, so it fits a label too
### prompt-<kind>.public    tells everybody else, in the third person; it never says more than the public facts
### prompt-<kind>.several   asks several people in one public call; only where an effect can ask several at once
###
### Every prompt takes a part of the same arguments, so all may be passed to each:
###   $player who decides (public only) · $card the name of the card that asks · $source that card's title id
###   $count how many cards · $what of which kind (see `thing` in common.ftl, in the accusative; "card" when in doubt)

# A call in public to whoever must act. $mentions: who is pinged, $until: a timestamp, $link: to the board
prompt-your-turn = { $mentions }, jsi na tahu: jednu kartu zahraj, nebo dober. Konec času: { $until } · [Na plochu]({ $link })
prompt-call = { $mentions }, hra čeká na odpověď. { $prompt } Odpovídá se pod „Moje karty“. Konec času: { $until } · [Na plochu]({ $link })
# Asked in a direct message as well
prompt-call-direct = { $mentions }, hra čeká na odpověď. { $prompt } Odpovídá se pod „Nabídka“, příkazem `/nabídka`, nebo v soukromé zprávě. Konec času: { $until } · [Na plochu]({ $link })
prompt-reminder = { $mentions }, čas už dochází: vyprší { $until } · [Na plochu]({ $link })
prompt-reminder-direct = { $mentions }, hra čeká na nabídku a čas už dochází: vyprší { $until }. Odpovídá se pod „Nabídka“, příkazem `/nabídka`, nebo v soukromé zprávě · [Na plochu]({ $link })
# Beside a private prompt
prompt-until = Konec času: { $until }.
prompt-because = { $card } · { $prompt }
prompt-default-draw = Když čas vyprší, dobereš kartu.
prompt-default-skip = Když čas vyprší, přeskočí se to.
# $card: the card that was played first. With an odd number of Neighs on it it is stopped
prompt-default-pass = Když čas vyprší, karta *{ $card }* projde.
prompt-default-stopped = Když čas vyprší, karta *{ $card }* zůstane zastavená.
prompt-default-computer = Když čas vyprší, vybere za tebe počítač.

## A turn

prompt-action =
    .private = Zahraj jednu kartu, nebo kartu dober.
    .public = **{ $player }** zahraje kartu, nebo dobere.
# Double Dutch stood there when the turn began
prompt-two_plays =
    .private = Zahraj až dvě karty, nebo kartu dober.
    .public = **{ $player }** zahraje až dvě karty, nebo dobere.
# Double Dutch, when one card has been played
prompt-second_play =
    .private = Zahraj druhou kartu, nebo stiskni „{ answer-done }“.
    .public = **{ $player }** může zahrát druhou kartu.
prompt-opening =
    .private = Který efekt použiješ první? „{ answer-done }“ vede dál k dobrání.
    .public = **{ $player }** může použít efekty začátku tahu.
# When one of them isn't optional
prompt-opening_must =
    .private = Který efekt bude první? Co není dobrovolné, se musí použít, než půjdeš dál.
    .public = **{ $player }** používá efekty začátku tahu.
prompt-into =
    .private = Do čí stáje půjde karta { $card }?
    .public = **{ $player }** vybírá stáj pro kartu *{ $card }*.
prompt-aim =
    .private = Na koho míří karta { $card }?
    .public = **{ $player }** vybírá, na koho míří karta *{ $card }*.
prompt-window =
    .private = Hraje se karta { $card }. Zastavíš ji?
    .public = Všichni ostatní můžou kartu *{ $card }* zastavit.
prompt-limit =
    .private = Máš v ruce moc karet. { $count ->
        [one] Kterou kartu
        [few] Které { $count } karty
       *[other] Kterých { $count } karet
    } odhodíš?
    .public = **{ $player }** odhazuje karty nad limit.

## Before the first turn

prompt-baby =
    .private = Které jednorožčí mimino bude od začátku ve tvé stáji?
    .several = Které jednorožčí mimino bude od začátku ve vaší stáji?
    .public = Každý si vybírá jednorožčí mimino, se kterým začne.

## Choosing a player

prompt-player =
    .private = { $source ->
        [unfair_bargain] S kým si vyměníš karty v ruce?
        [americorn] Komu vezmeš z ruky náhodnou kartu?
        [blatant_thievery] Komu se podíváš do ruky?
        [night_visit] Komu se podíváš do ruky?
        [annoying_flying_unicorn] Kdo musí odhodit kartu?
        [unicorn_shrinkray] Čí jednorožce zmenšíš?
       *[other] Kterého hráče vybereš?
    }
    .public = **{ $player }** vybírá hráče pro kartu *{ $card }*.

## Choosing cards in stables

prompt-destroy =
    .private = { which-thing } zničíš?
    .public = **{ $player }** vybírá { thing } ke zničení.
prompt-sacrifice =
    .private = { $source ->
        [tiny_stable] Do karty Titěrná stáj se vejde jen pět jednorožců. Kterého obětuješ?
       *[other] { which-thing } ze své stáje obětuješ?
    }
    .several = { which-thing } ze své stáje obětujete?
    .public = **{ $player }** vybírá { thing } k obětování.
prompt-steal =
    .private = { which-thing } ukradneš?
    .public = **{ $player }** vybírá { thing } ke krádeži.
prompt-return =
    .private = Která karta se vrátí svému hráči do ruky?
    .public = **{ $player }** vybírá kartu, která se vrátí svému hráči do ruky.
prompt-move =
    .private = { which-thing } přesuneš?
    .public = **{ $player }** vybírá { thing } k přesunu.
prompt-move_to =
    .private = Do čí stáje se to přesune?
    .public = **{ $player }** vybírá, do čí stáje se to přesune.
prompt-give =
    .private = Kterého svého jednorožce dáš jinému hráči?
    .public = **{ $player }** vybírá jednorožce, kterého dá jinému hráči.
prompt-give_to =
    .private = Do čí stáje půjde?
    .public = **{ $player }** vybírá, kdo jednorožce dostane.

## Choosing cards in hands

prompt-discard =
    .private = { which-thing } odhodíš?
    .several = { which-thing } odhodíte?
    .public = **{ $player }** vybírá { thing } k odhození.
# What a magic card of the Kids game costs
prompt-cost =
    .private = Kouzlo { $card } stojí další kartu. Kterou odhodíš?
    .public = **{ $player }** vybírá kartu, kterou zaplatí za kouzlo *{ $card }*.
prompt-bring_up_to =
    .private = Které jednorožce dáš do své stáje? Jednoho nebo dva, anebo stiskni „{ answer-skip }“.
    .public = **{ $player }** může dát z ruky do stáje až dva jednorožce.
prompt-bring =
    .private = { which-thing } přivedeš z ruky?
    .public = **{ $player }** může z ruky přivést { thing }.
prompt-from_hand =
    .private = Kterou kartu si z té ruky vezmeš?
    .public = **{ $player }** se dívá do cizí ruky a bere si kartu.

## Choosing cards in the piles

prompt-from_discard =
    .private = { which-thing } si vezmeš z odhazovací hromádky?
    .public = **{ $player }** si z odhazovací hromádky vybírá { thing }.
prompt-revive =
    .private = Kterého jednorožce přivedeš z odhazovací hromádky?
    .public = **{ $player }** vybírá jednorožce, kterého přivede z odhazovací hromádky.
prompt-search =
    .private = { which-thing } si vezmeš z balíčku? Nemusíš si vzít nic.
    .public = **{ $player }** hledá v balíčku { thing }.
prompt-nursery =
    .private = Které jednorožčí mimino přivedeš z jeslí?
    .public = **{ $player }** může z jeslí přivést jednorožčí mimino.
prompt-babies =
    .private = { $count ->
        [one] Které jednorožčí mimino přijde na jeho místo?
        [few] Která { $count } jednorožčí mimina přijdou na jejich místa?
       *[other] Kterých { $count } jednorožčích mimin přijde na jejich místa?
    }
    .public = **{ $player }** vybírá mimina z jeslí.
prompt-keep =
    .private = Kterou z těchto karet si vezmeš do ruky?
    .public = **{ $player }** se dívá na vrch balíčku a bere si kartu.
prompt-order =
    .private = V jakém pořadí se ostatní vrátí? První vybraná bude nahoře.
    .public = **{ $player }** vrací karty navrch balíčku.

## Whether and how

prompt-mode =
    .private = Co udělá karta { $card }?
    .public = **{ $player }** vybírá, co udělá karta *{ $card }*.
prompt-use =
    .private = Použiješ kartu { $card }?
    .public = **{ $player }** může použít kartu *{ $card }*.
# $card: the card that is about to go
prompt-replace =
    .private = Karta { $card } má opustit stáj. Jak ji zachráníš?
    .public = **{ $player }** může zachránit kartu *{ $card }*.

## Answers as buttons and options: answer-<word>

answer-draw = Dobrat kartu
answer-done = Hotovo
answer-skip = Přeskočit
answer-pass = { window-let-it-be }
answer-neigh = { window-neigh }
answer-super_neigh = { window-super-neigh }
answer-destroy = Zničit cizí kartu
answer-sacrifice = Obětovat svou kartu
answer-use = Použít: { $card }
answer-use-it = Použít
answer-skip-use = Nepoužít
answer-skip-replace = Nechat jít
answer-skip-search = Nevzít nic
