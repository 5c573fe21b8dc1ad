### What a decision of Kill the Unicorns asks: as in prompts.ftl, with $card the hunted unicorn or the card that asks.

prompt-hunt-character =
    .private = Which character do you play?
    .public = **{ $player }** chooses a character.
prompt-hunt-trap =
    .private = Which scheme card do you place? The other one is discarded.
    .public = **{ $player }** chooses a scheme card to place.
prompt-hunt-trap_unicorn =
    .private = Which unicorn do you place it on?
    .public = **{ $player }** chooses a unicorn for a scheme card.
prompt-hunt-sight =
    .private = Do you look at the scheme cards on { $card }?
    .public = **{ $player }** may look at the scheme cards on *{ $card }*.
prompt-hunt-sight_move =
    .private = Do you move one of these scheme cards to another unicorn?
    .public = **{ $player }** may move a scheme card from *{ $card }*.
prompt-hunt-sight_to =
    .private = To which unicorn do you move it?
    .public = **{ $player }** chooses where the scheme card goes.
prompt-hunt-bid =
    .private = { $count ->
        [one] Place exactly one hunt card for { $card }, or pass.
       *[other] Place exactly { $count } hunt cards for { $card }, or pass.
    }
    .public = **{ $player }** places { $count ->
        [one] one hunt card
       *[other] { $count } hunt cards
    } for *{ $card }* or passes.
# When nobody has opened yet
prompt-hunt-bid_open =
    .private = You open the hunt for { $card }: place 1 to 3 hunt cards, or pass. The others must place as many.
    .public = **{ $player }** opens the hunt for *{ $card }* or passes.
# With too few cards
prompt-hunt-bid_pass =
    .private = { $card }: you hold too few hunt cards, so all you can do is pass.
    .public = **{ $player }** holds too few hunt cards for *{ $card }*.
prompt-hunt-reveal =
    .private = Which scheme card on { $card } do you reveal?
    .public = **{ $player }** chooses which scheme card on *{ $card }* is revealed.
# $card: the scheme card
prompt-hunt-veto =
    .private = { $card } has just been revealed. Do you cancel it?
    .public = **{ $player }** may cancel *{ $card }*.
prompt-hunt-paint =
    .private = Which colour do you give { $card }?
    .public = **{ $player }** may choose a colour for *{ $card }*.
prompt-hunt-hand_over =
    .private = Which of your unicorns do you hand over for { $card }?
    .public = **{ $player }** chooses a unicorn to hand over for *{ $card }*.
prompt-hunt-rewind =
    .private = Which hunt card do you take back?
    .public = **{ $player }** may take a hunt card back.
prompt-hunt-market =
    .private = What do you buy at the black market?
    .public = **{ $player }** may buy at the black market.
# $card: the item bought
prompt-hunt-color =
    .private = Which colour does your { $card } have?
    .public = **{ $player }** chooses the colour of *{ $card }*.
prompt-hunt-token_to =
    .private = Which of your unicorns is the { $card } for?
    .public = **{ $player }** chooses a unicorn for *{ $card }*.

# When the time is up
prompt-default-hunt-pass = When the time is up, you pass.
prompt-default-hunt-nothing = When the time is up, you buy nothing.
