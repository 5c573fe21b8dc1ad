### What a decision asks, by its kind in the engine.
###
### prompt-<kind>.private   asks whoever decides, in the second person; no markdown, so it fits a label too
### prompt-<kind>.public    tells everybody else, in the third person; it never says more than the public facts
### prompt-<kind>.several   asks several people in one public call; only where an effect can ask several at once
###
### Every prompt takes a part of the same arguments, so all may be passed to each:
###   $player who decides (public only) · $card the name of the card that asks · $source that card's title id
###   $count how many cards · $what of which kind (see `thing` in common.ftl; "card" when in doubt)
### Întrebările cu `which-thing` evită pronumele („Ce unicorn distrugi?”, nu „Pe care îl…”), iar cele cu `thing`
### folosesc supinul („o carte de decartat”): așa merg la orice gen și număr.

# A call in public to whoever must act. $mentions: who is pinged, $until: a timestamp, $link: to the board
prompt-your-turn = { $mentions }, e rândul tău: joacă o carte sau trage una. Termen: { $until } · [La tablă]({ $link })
prompt-call = { $mentions }, jocul așteaptă un răspuns. { $prompt } Se răspunde la „{ board-my-hand }”. Termen: { $until } · [La tablă]({ $link })
# Asked in a direct message as well
prompt-call-direct = { $mentions }, jocul așteaptă un răspuns. { $prompt } Se răspunde la „{ board-bid }”, cu `/mizează` sau în mesajul direct. Termen: { $until } · [La tablă]({ $link })
prompt-reminder = { $mentions }, timpul e pe sfârșite: expiră { $until } · [La tablă]({ $link })
prompt-reminder-direct = { $mentions }, jocul așteaptă o miză și timpul e pe sfârșite: expiră { $until }. Se răspunde la „{ board-bid }”, cu `/mizează` sau în mesajul direct · [La tablă]({ $link })
# Beside a private prompt
prompt-until = Termen: { $until }.
# După două puncte ar trebui literă mică
prompt-because = { $card } · { $prompt }
prompt-default-draw = Când expiră timpul, tragi o carte.
prompt-default-skip = Când expiră timpul, se sare peste.
# $card: the card that was played first. With an odd number of Neighs on it it is stopped
prompt-default-pass = Când expiră timpul, *{ $card }* trece.
prompt-default-stopped = Când expiră timpul, cartea *{ $card }* e oprită.
prompt-default-computer = Când expiră timpul, calculatorul alege pentru tine.

## A turn

prompt-action =
    .private = Joacă o carte sau trage una.
    .public = **{ $player }** joacă o carte sau trage una.
# Double Dutch stood there when the turn began
prompt-two_plays =
    .private = Joacă până la două cărți sau trage una.
    .public = **{ $player }** joacă până la două cărți sau trage una.
# Double Dutch, when one card has been played
prompt-second_play =
    .private = Joacă a doua carte sau apasă „{ answer-done }”.
    .public = **{ $player }** poate juca a doua carte.
prompt-opening =
    .private = Ce efect folosești întâi? Cu „{ answer-done }” treci la tras.
    .public = **{ $player }** poate folosi efecte la începutul turei.
# When one of them isn't optional
prompt-opening_must =
    .private = Ce efect e primul? Ce e obligatoriu trebuie folosit înainte să mergi mai departe.
    .public = **{ $player }** folosește efecte la începutul turei.
prompt-into =
    .private = În grajdul cui intră { $card }?
    .public = **{ $player }** alege un grajd pentru *{ $card }*.
prompt-aim =
    .private = Pe cine țintești cu { $card }?
    .public = **{ $player }** alege ținta pentru *{ $card }*.
prompt-window =
    .private = Se joacă { $card }. Oprești cartea?
    .public = Toți ceilalți pot opri *{ $card }*.
prompt-limit =
    .private = Ai prea multe cărți în mână. { $count ->
        [one] Ce carte decartezi?
        [few] Ce { $count } cărți decartezi?
       *[other] Ce { $count } de cărți decartezi?
    }
    .public = **{ $player }** decartează până la limita de cărți din mână.

## Before the first turn

prompt-baby =
    .private = Cu ce pui de unicorn începi în grajd?
    .several = Cu ce pui de unicorn începeți în grajd?
    .public = Fiecare își alege puiul de unicorn cu care începe.

## Choosing a player

prompt-player =
    .private = { $source ->
        [unfair_bargain] Cu mâna cui o schimbi pe a ta?
        [americorn] Din mâna cui iei o carte la întâmplare?
        [blatant_thievery] În mâna cui te uiți?
        [night_visit] În mâna cui te uiți?
        [annoying_flying_unicorn] Cine trebuie să decarteze o carte?
        [unicorn_shrinkray] Ai cui unicorni se micșorează?
       *[other] Ce jucător alegi?
    }
    .public = **{ $player }** alege un jucător pentru *{ $card }*.

## Choosing cards in stables

prompt-destroy =
    .private = { which-thing } distrugi?
    .public = **{ $player }** alege { thing } de distrus.
prompt-sacrifice =
    .private = { $source ->
        [tiny_stable] În Grajd Micuț încap cinci unicorni. Ce unicorn sacrifici?
       *[other] { which-thing } sacrifici din grajdul tău?
    }
    .several = { which-thing } sacrificați din grajdul vostru?
    .public = **{ $player }** alege { thing } de sacrificat.
prompt-steal =
    .private = { which-thing } furi?
    .public = **{ $player }** alege { thing } de furat.
prompt-return =
    .private = Ce carte se întoarce în mâna jucătorului ei?
    .public = **{ $player }** alege o carte care se întoarce în mâna jucătorului ei.
prompt-move =
    .private = { which-thing } muți?
    .public = **{ $player }** alege { thing } de mutat.
prompt-move_to =
    .private = În grajdul cui se mută?
    .public = **{ $player }** alege în grajdul cui se mută.
prompt-give =
    .private = Ce unicorn dai?
    .public = **{ $player }** alege un unicorn de dat.
prompt-give_to =
    .private = În grajdul cui ajunge?
    .public = **{ $player }** alege cine primește unicornul.

## Choosing cards in hands

prompt-discard =
    .private = { which-thing } decartezi?
    .several = { which-thing } decartați?
    .public = **{ $player }** alege { thing } de decartat.
# What a magic card of the Kids game costs
prompt-cost =
    .private = { $card } costă încă o carte. Pe care o decartezi?
    .public = **{ $player }** alege cartea cu care plătește *{ $card }*.
prompt-bring_up_to =
    .private = Ce unicorni pui în grajdul tău? Unul sau doi, ori apasă „{ answer-skip }”.
    .public = **{ $player }** poate pune în grajd până la doi unicorni din mână.
prompt-bring =
    .private = { which-thing } aduci din mână?
    .public = **{ $player }** poate aduce { thing } din mână.
prompt-from_hand =
    .private = Ce carte iei din mâna aceea?
    .public = **{ $player }** se uită în mâna altcuiva și ia o carte.

## Choosing cards in the piles

prompt-from_discard =
    .private = { which-thing } iei din teancul de decartare?
    .public = **{ $player }** alege { thing } din teancul de decartare.
prompt-revive =
    .private = Ce unicorn readuci din teancul de decartare?
    .public = **{ $player }** alege un unicorn de readus din teancul de decartare.
prompt-search =
    .private = { which-thing } iei din teancul de tras? Poți să nu iei nimic.
    .public = **{ $player }** caută { thing } în teancul de tras.
prompt-nursery =
    .private = Ce pui de unicorn aduci din pepinieră?
    .public = **{ $player }** poate aduce un pui de unicorn din pepinieră.
prompt-babies =
    .private = { $count ->
        [one] Ce pui de unicorn îi ia locul?
        [few] Ce { $count } pui de unicorn le iau locul?
       *[other] Ce { $count } de pui de unicorn le iau locul?
    }
    .public = **{ $player }** alege pui din pepinieră.
prompt-keep =
    .private = Pe care dintre aceste cărți o iei în mână?
    .public = **{ $player }** se uită la cărțile de deasupra din teancul de tras și ia una.
prompt-order =
    .private = În ce ordine pui celelalte înapoi? Prima aleasă ajunge deasupra.
    .public = **{ $player }** pune cărți înapoi pe teancul de tras.

## Whether and how

prompt-mode =
    .private = Ce face { $card }?
    .public = **{ $player }** alege ce face *{ $card }*.
prompt-use =
    .private = Folosești { $card }?
    .public = **{ $player }** poate folosi *{ $card }*.
# $card: the card that is about to go
prompt-replace =
    .private = Pierzi cartea { $card }. Cum o salvezi?
    .public = **{ $player }** poate salva *{ $card }*.

## Answers as buttons and options: answer-<word>

answer-draw = Trage o carte
answer-done = Gata
answer-skip = Sari peste
answer-pass = { window-let-it-be }
answer-neigh = { window-neigh }
answer-super_neigh = { window-super-neigh }
answer-destroy = Distruge cartea altui jucător
answer-sacrifice = Sacrifică o carte de-a ta
answer-use = Folosește { $card }
answer-use-it = Folosește
answer-skip-use = Nu folosi
answer-skip-replace = Las-o să plece
answer-skip-search = Nu lua nimic
