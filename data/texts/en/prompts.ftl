### What a decision asks, by its kind in the engine.
###
### prompt-<kind>.private   asks whoever decides, in the second person; no markdown, so it fits a label too
### prompt-<kind>.public    tells everybody else, in the third person; it never says more than the public facts
### prompt-<kind>.several   asks several people in one public call; only where an effect can ask several at once
###
### Every prompt takes a part of the same arguments, so all may be passed to each:
###   $player who decides (public only) · $card the name of the card that asks · $source that card's title id
###   $count how many cards · $what of which kind (see `thing` in common.ftl; "card" when in doubt)

# A call in public to whoever must act. $mentions: who is pinged, $until: a timestamp, $link: to the board
prompt-your-turn = { $mentions }, it's your turn: play one card or draw. Deadline: { $until } · [To the board]({ $link })
prompt-call = { $mentions }, you're asked. { $prompt } Open My hand. Deadline: { $until } · [To the board]({ $link })
# Asked in a direct message as well
prompt-call-direct = { $mentions }, you're asked. { $prompt } Press Bid, type `/bid` or answer in your direct message. Deadline: { $until } · [To the board]({ $link })
prompt-reminder = { $mentions }, your time is nearly over: it is up { $until } · [To the board]({ $link })
prompt-reminder-direct = { $mentions }, your bid is awaited and your time is nearly over: it is up { $until }. Press Bid, type `/bid` or answer in your direct message · [To the board]({ $link })
# Beside a private prompt
prompt-until = Deadline: { $until }.
prompt-because = { $card }: { $prompt }
prompt-default-draw = When the time is up, you draw a card.
prompt-default-skip = When the time is up, it is skipped.
# $card: the card that was played first. With an odd number of Neighs on it it is stopped
prompt-default-pass = When the time is up, *{ $card }* goes through.
prompt-default-stopped = When the time is up, *{ $card }* is stopped.
prompt-default-computer = When the time is up, the computer chooses for you.

## A turn

prompt-action =
    .private = Play one card or draw a card.
    .public = **{ $player }** plays a card or draws.
# Double Dutch stood there when the turn began
prompt-two_plays =
    .private = Play up to two cards, or draw a card.
    .public = **{ $player }** plays up to two cards or draws.
# Double Dutch, when one card has been played
prompt-second_play =
    .private = Play a second card, or press Done.
    .public = **{ $player }** may play a second card.
prompt-opening =
    .private = Which effect do you use first? Done goes on to your draw.
    .public = **{ $player }** may use effects at the beginning of the turn.
# When one of them isn't optional
prompt-opening_must =
    .private = Which effect comes first? What isn't optional has to be used before you go on.
    .public = **{ $player }** uses effects at the beginning of the turn.
prompt-into =
    .private = Whose stable does { $card } go into?
    .public = **{ $player }** chooses a stable for *{ $card }*.
prompt-aim =
    .private = Whom do you aim { $card } at?
    .public = **{ $player }** chooses whom *{ $card }* is aimed at.
prompt-window =
    .private = { $card } is being played. Do you stop it?
    .public = Everybody else may stop *{ $card }*.
prompt-limit =
    .private = You hold too many cards. Which { $count ->
        [one] card
       *[other] { $count } cards
    } do you discard?
    .public = **{ $player }** discards down to the hand limit.

## Before the first turn

prompt-baby =
    .private = Which baby unicorn starts in your stable?
    .several = Which baby unicorn starts in your stable?
    .public = Everybody chooses a baby unicorn to start with.

## Choosing a player

prompt-player =
    .private = { $source ->
        [unfair_bargain] Whose hand do you swap with yours?
        [americorn] From whose hand do you take a card at random?
        [blatant_thievery] Whose hand do you look at?
        [night_visit] Whose hand do you look at?
        [annoying_flying_unicorn] Who must discard a card?
        [unicorn_shrinkray] Whose unicorns do you shrink?
       *[other] Which player do you choose?
    }
    .public = **{ $player }** chooses a player for *{ $card }*.

## Choosing cards in stables

prompt-destroy =
    .private = { which-thing } do you destroy?
    .public = **{ $player }** chooses { thing } to destroy.
prompt-sacrifice =
    .private = { $source ->
        [tiny_stable] Tiny Stable has room for five unicorns. Which one do you sacrifice?
       *[other] { which-thing } of yours do you sacrifice?
    }
    .several = { which-thing } of yours do you sacrifice?
    .public = **{ $player }** chooses { thing } to sacrifice.
prompt-steal =
    .private = { which-thing } do you steal?
    .public = **{ $player }** chooses { thing } to steal.
prompt-return =
    .private = Which card goes back to its player's hand?
    .public = **{ $player }** chooses a card that goes back to its player's hand.
prompt-move =
    .private = { which-thing } do you move?
    .public = **{ $player }** chooses { thing } to move.
prompt-move_to =
    .private = Whose stable does it move into?
    .public = **{ $player }** chooses whose stable it moves into.
prompt-give =
    .private = Which unicorn do you give away?
    .public = **{ $player }** chooses a unicorn to give away.
prompt-give_to =
    .private = Whose stable does it go into?
    .public = **{ $player }** chooses who gets it.

## Choosing cards in hands

prompt-discard =
    .private = { which-thing } do you discard?
    .several = { which-thing } do you discard?
    .public = **{ $player }** chooses { thing } to discard.
# What a magic card of the Kids game costs
prompt-cost =
    .private = { $card } costs another card. Which one do you discard?
    .public = **{ $player }** chooses a card that pays for *{ $card }*.
prompt-bring_up_to =
    .private = Which unicorns do you put into your stable? One or two, or press Skip.
    .public = **{ $player }** may put up to two unicorns from the hand into the stable.
prompt-bring =
    .private = { which-thing } do you bring from your hand?
    .public = **{ $player }** may bring { thing } from the hand.
prompt-from_hand =
    .private = Which card do you take from that hand?
    .public = **{ $player }** looks at the hand and takes a card.

## Choosing cards in the piles

prompt-from_discard =
    .private = { which-thing } do you take from the discard pile?
    .public = **{ $player }** chooses { thing } from the discard pile.
prompt-revive =
    .private = Which unicorn do you bring back from the discard pile?
    .public = **{ $player }** chooses a unicorn to bring back from the discard pile.
prompt-search =
    .private = { which-thing } do you take from the draw pile? You may take nothing.
    .public = **{ $player }** searches the draw pile for { thing }.
prompt-nursery =
    .private = Which baby unicorn do you bring from the nursery?
    .public = **{ $player }** may bring a baby unicorn from the nursery.
prompt-babies =
    .private = { $count ->
        [one] Which baby unicorn takes the place?
       *[other] Which { $count } baby unicorns take the places?
    }
    .public = **{ $player }** chooses babies from the nursery.
prompt-keep =
    .private = Which of these cards do you take into your hand?
    .public = **{ $player }** looks at the top of the draw pile and takes a card.
prompt-order =
    .private = In which order do the others go back? The first you choose lies on top.
    .public = **{ $player }** puts cards back on the draw pile.

## Whether and how

prompt-mode =
    .private = What does { $card } do?
    .public = **{ $player }** chooses what *{ $card }* does.
prompt-use =
    .private = Do you use { $card }?
    .public = **{ $player }** may use *{ $card }*.
# $card: the card that is about to go
prompt-replace =
    .private = { $card } is about to go. How do you save it?
    .public = **{ $player }** may save *{ $card }*.

## Answers as buttons and options: answer-<word>

answer-draw = Draw a card
answer-done = Done
answer-skip = Skip
answer-pass = { window-let-it-be }
answer-neigh = { window-neigh }
answer-super_neigh = { window-super-neigh }
answer-destroy = Destroy another player's card
answer-sacrifice = Sacrifice a card of yours
answer-use = Use { $card }
answer-use-it = Use it
answer-skip-use = Leave it unused
answer-skip-replace = Let it go
answer-skip-search = Take nothing
