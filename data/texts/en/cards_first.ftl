### Cards of Unstable Unicorns, first edition, in our own words; as in cards.ftl.
###
### card-<title>_first   what a card says in this edition where that isn't what cards.ftl says; its name stands there

## Cards that only this edition has

card-angel_unicorn = Angel Unicorn
    .text = At the beginning of your turn you may sacrifice it, then bring a unicorn card from the discard pile into your stable.
    .short = Beginning of turn: you may sacrifice it, then bring a discarded unicorn.
    .notes = It may bring itself back. The unicorn's effect on entering happens.
card-extremely_fertile_unicorn = Extremely Fertile Unicorn
    .text = At the beginning of your turn you may discard a card, then bring a baby unicorn from the nursery into your stable.
    .short = Beginning of turn: you may discard a card, then bring a baby unicorn.
card-puppicorn = Puppicorn
    .text = Whenever anybody's turn begins, it trots over into that player's stable. It can't be sacrificed or destroyed.
    .short = Moves to whoever's turn begins. Can't be sacrificed or destroyed.
    .notes = It moves before anything else in the turn, so its arrival may win at once (R87). Each move is leaving one stable and entering another (Barbed Wire). It can be stolen, swapped and returned to a hand. Under Blinding Light it stays where it is.
card-zombie_unicorn = Zombie Unicorn
    .text = At the beginning of your turn you may discard a unicorn card. If you do, bring a unicorn card from the discard pile into your stable and go straight to the end of your turn.
    .short = Beginning of turn: you may discard a unicorn to bring one back; then your turn ends.
    .notes = It may bring back the card just discarded. You neither draw nor take an action, but your other beginning-of-turn effects may still be used (CZ-28) and the hand limit holds.
card-unicorn_shrinkray = Unicorn Shrinkray
    .text = Choose any player. All unicorns in their stable go to the discard pile without any effect of their own, and as many babies from the nursery take their place.
    .short = Any player's unicorns go to the discard pile; as many babies take their place.
    .notes = You may choose yourself. Babies among them go to the nursery first. If there are too few babies, only those there are come. It is neither sacrifice nor destruction: flyers don't return and Puppicorn goes as well, but Magical Kittencorn stays. Barbed Wire counts every unicorn that leaves and every baby that comes.
card-rainbow_mane = Rainbow Mane
    .text = It can only enter a stable with a basic unicorn. At the beginning of your turn you may bring a basic unicorn from your hand into your stable.
    .short = Needs a basic unicorn. Beginning of turn: you may bring one from your hand.
    .notes = It stays when the basic unicorn leaves. Stealing or moving it needs a basic unicorn in the new stable as well, and a panda is none.
card-extra_tail = Extra Tail
    .text = It can only enter a stable with a basic unicorn. At the beginning of your turn you may draw a card more than usual.
    .short = Needs a basic unicorn. Beginning of turn: you may draw an extra card.
    .notes = It stays when the basic unicorn leaves. Stealing or moving it needs a basic unicorn in the new stable as well, and a panda is none.
card-unicorn_lasso = Unicorn Lasso
    .text = At the beginning of your turn you may steal a unicorn from another player's stable. It goes back there at the end of your turn.
    .short = Beginning of turn: you may steal a unicorn until the turn ends.
    .notes = Its effect on entering happens for you, and once more for its owner when it is back. You may win with it before that (R86). If it has left your stable meanwhile, nothing goes back.
card-summoning_ritual = Summoning Ritual
    .text = At the beginning of your turn you may discard two unicorn cards, then bring a unicorn card from the discard pile into your stable.
    .short = Beginning of turn: you may discard 2 unicorns, then bring a discarded one.
    .notes = The unicorn may be one of the two just discarded.

## Cards with other words than in the second edition

card-magical_kittencorn_first =
    .text = It shrugs off magic: no magic card can touch it in any way.
    .short = Magic cards can't touch it.
    .notes = No magic card can destroy, sacrifice, return, swap or shrink it (R45). Unicorns and upgrades can, and anyone may steal it with them.
card-chainsaw_unicorn_first =
    .text = When it enters your stable, you may destroy an upgrade or a downgrade in another player's stable or sacrifice one of your own.
    .short = On entering: you may destroy or sacrifice any upgrade or downgrade.
card-llamacorn_first =
    .text = When it enters your stable, every player, you included, must discard a card of their choice. Afterwards shuffle the discard pile into the draw pile.
    .short = On entering: every player discards a card; discards go into the draw pile.
    .notes = Who holds no card is left alone; the discard pile is shuffled in all the same.
card-americorn_first =
    .text = When it enters your stable, choose any player and take a card at random from their hand.
    .short = On entering: take a random card from any player's hand.
    .notes = This isn't optional. You choose the player (yourself, if you like), never the card. Only the two of you learn which card it was.
card-seductive_unicorn_first =
    .text = When it enters your stable, steal a unicorn from another player's stable. When Seductive Unicorn leaves your stable, that unicorn goes back there.
    .short = On entering: steal a unicorn; it goes back when this card leaves.
    .notes = This isn't optional. If the stolen unicorn has left your stable meanwhile, nothing goes back (R86). Under Blinding Light neither half happens.
card-annoying_flying_unicorn_first =
    .text = When it enters your stable, you may choose any player, who must discard a card of their choice. { -flyer }
    .short = On entering: you may make any player discard. When killed, it returns to your hand.
    .notes = { -flyer-notes }
card-unicorn_phoenix_first =
    .text = When it enters your stable, discard a card of your choice. When it is sacrificed or destroyed and you hold at least one card, it returns to your stable.
    .short = On entering: discard a card. Killed, it returns if you hold a card.
    .notes = It leaves and enters anew, so a card is due each time. With an empty hand nothing is discarded, but then it doesn't return either. Under Blinding Light it stays on the discard pile.
card-mermaid_unicorn_first =
    .text = When it enters your stable, you may choose a card in any player's stable: it goes back to that player's hand.
    .short = On entering: you may return a card from any stable to its player's hand.
    .notes = Your own stable counts. It may be a unicorn, an upgrade or a downgrade; a baby goes to the nursery.
card-back_kick_first =
    .text = Choose a card in any player's stable: it goes back to that player's hand. That player also discards a card of their choice.
    .short = Return a card from any stable to its player's hand; they discard a card.
    .notes = You may choose yourself. The discard may be the returned card or any other. A baby goes to the nursery, and the discard is due all the same.
card-targeted_destruction_first =
    .text = Destroy an upgrade or a downgrade in another player's stable or sacrifice one of your own.
    .short = Destroy or sacrifice any upgrade or downgrade.
card-blatant_thievery_first =
    .text = Look at any player's hand and take a card of your choice from it.
    .short = Look at any player's hand and take a card.
    .notes = Nobody else sees that hand. Choosing your own changes nothing.
card-blinding_light_first =
    .text = While it is in your stable, nothing sets off the effects of the unicorns in your stable. What they do all the time goes on.
    .short = Nothing sets off the effects of your unicorns.
    .notes = Stopped is what happens on entering, on leaving, when sacrificed or destroyed and when a turn begins. Not stopped: counting two, protections, flyers that return to the hand, Black Knight Unicorn's help, Queen Bee Unicorn. With Pandamonium beside it, a unicorn enters without its effect and then is a panda with all its effects.
