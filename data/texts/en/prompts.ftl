### What a decision asks.
###
### prompt-<kind>.private   asks whoever decides, in the second person
### prompt-<kind>.public    tells everybody else, in the third person; it never says more than the public facts
###
### Arguments: $player who decides (public only), $card the card that asks, $owner whose stable or hand is meant,
### $count how many, $what of which kind (see `thing` in common.ftl).

# A call in public to whoever must act. $mentions: who is pinged, $until: a timestamp, $link: to the board
prompt-your-turn = { $mentions }, it's your turn: play one card or draw, until { $until }. [To the board]({ $link })
prompt-call = { $mentions }, you're asked: { $prompt } Until { $until }. [To the board]({ $link })
# Under a private prompt
prompt-until = Until { $until }.
prompt-optional = This is optional: Skip leaves it.
prompt-because = *{ $card }*: { $prompt }
prompt-default-draw = When the time is up, you draw a card.
prompt-default-skip = When the time is up, it is skipped.
prompt-default-computer = When the time is up, the computer chooses for you.

## A turn

prompt-action =
    .private = Play one card or draw a card.
    .public = **{ $player }** plays a card or draws.
prompt-second-play =
    .private = Play a second card, or press Done.
    .public = **{ $player }** may play a second card.
prompt-beginning =
    .private = Which effect do you use first? Done goes on to your draw.
    .public = **{ $player }** may use effects at the beginning of the turn.
prompt-beginning-must =
    .private = Which effect comes first? What isn't optional has to be used before you go on.
    .public = **{ $player }** uses effects at the beginning of the turn.
prompt-stable =
    .private = Whose stable does { $card } go into?
    .public = **{ $player }** chooses a stable for *{ $card }*.
prompt-target =
    .private = Whom do you aim { $card } at?
    .public = **{ $player }** aims *{ $card }* at somebody.
prompt-window =
    .private = { $owner } plays { $card }. Do you stop it?
    .public = Anybody but **{ $owner }** may stop *{ $card }*.
prompt-hand-limit =
    .private = You hold more than { $limit } cards. Which { $count ->
        [one] card
       *[other] { $count } cards
    } do you discard?
    .public = **{ $player }** discards down to { $limit } cards.

## Choosing a player

prompt-player =
    .private = Which player do you choose?
    .public = **{ $player }** chooses a player.
prompt-player-swap-hands =
    .private = Whose hand do you swap with yours?
    .public = **{ $player }** chooses whose hand to take in exchange.
prompt-player-random =
    .private = From whose hand do you take a card at random?
    .public = **{ $player }** chooses whose hand to take a card from.
prompt-player-look =
    .private = Whose hand do you look at?
    .public = **{ $player }** chooses whose hand to look at.
prompt-player-discard =
    .private = Who must discard a card?
    .public = **{ $player }** chooses who must discard a card.
prompt-first-host =
    .private = Who starts?
    .public = **{ $player }** picks who starts.
prompt-first-vote =
    .private = Who wears the most colours and so starts?
    .public = Everybody votes on who wears the most colours and so starts.

## Choosing cards in stables

prompt-destroy =
    .private = { which-thing } do you destroy?
    .public = **{ $player }** chooses { thing } to destroy.
prompt-sacrifice =
    .private = { which-thing } of yours do you sacrifice?
    .public = **{ $player }** chooses { thing } to sacrifice.
prompt-steal =
    .private = { which-thing } do you steal?
    .public = **{ $player }** chooses { thing } to steal.
prompt-steal-from =
    .private = { which-thing } do you steal from { $owner }?
    .public = **{ $player }** chooses { thing } to steal from **{ $owner }**.
prompt-return =
    .private = { which-thing } goes back to its player's hand?
    .public = **{ $player }** chooses { thing } that goes back to its player's hand.
prompt-return-from =
    .private = { which-thing } goes back to { $owner }'s hand?
    .public = **{ $player }** chooses { thing } that goes back to **{ $owner }**'s hand.
prompt-return-own =
    .private = { which-thing } of yours goes back to your hand?
    .public = **{ $player }** chooses { thing } to take back into the hand.
prompt-move =
    .private = { which-thing } do you move?
    .public = **{ $player }** chooses { thing } to move.
prompt-move-to =
    .private = Into whose stable do you move { $moved }?
    .public = **{ $player }** chooses a stable for *{ $moved }*.
prompt-give =
    .private = { which-thing } do you give away?
    .public = **{ $player }** chooses { thing } to give away.
prompt-give-to =
    .private = Into whose stable do you give { $moved }?
    .public = **{ $player }** chooses who gets *{ $moved }*.
# Tiny Stable
prompt-too-many =
    .private = There is room for five unicorns only. Which one do you sacrifice?
    .public = **{ $player }** has too many unicorns and chooses one to sacrifice.

## Choosing cards in a hand

prompt-discard =
    .private = { which-thing } do you discard?
    .public = **{ $player }** chooses { thing } to discard.
# A price for what comes "then"
prompt-discard-price =
    .private = { which-thing } do you discard for { $card }?
    .public = **{ $player }** may discard { thing } for *{ $card }*.
prompt-bring-from-hand =
    .private = { which-thing } do you bring from your hand?
    .public = **{ $player }** may bring { thing } from the hand.
prompt-take-from-hand =
    .private = { which-thing } do you take from { $owner }'s hand?
    .public = **{ $player }** takes a card from **{ $owner }**'s hand.

## Choosing cards in the piles

prompt-take-from-discard =
    .private = { which-thing } do you take from the discard pile?
    .public = **{ $player }** chooses { thing } from the discard pile.
prompt-revive =
    .private = { which-thing } do you bring back from the discard pile?
    .public = **{ $player }** chooses { thing } to bring back from the discard pile.
prompt-search =
    .private = { which-thing } do you take from the draw pile? Skip takes nothing.
    .public = **{ $player }** searches the draw pile for { thing }.
prompt-baby =
    .private = Which baby unicorn do you bring from the nursery?
    .public = **{ $player }** may bring a baby unicorn from the nursery.
prompt-baby-start =
    .private = Which baby unicorn starts in your stable?
    .public = Everybody chooses a baby unicorn to start with.
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
prompt-replacement =
    .private = { $victim } is about to go. How do you save it?
    .public = **{ $player }** may save *{ $victim }*.

## Answers as buttons

answer-destroy = Destroy { thing }
answer-sacrifice = Sacrifice { thing }
answer-use = Use { $card }
answer-leave-unused = Leave { $card } unused
answer-save-with = Save it with { $card }
answer-let-go = Let it go
answer-take-nothing = Take nothing
