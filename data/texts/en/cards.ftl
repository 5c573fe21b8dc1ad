### Cards of Unstable Unicorns, second edition, in our own words.
###
### card-<title>   the title (it counts for the tie-break, so keep the printed one where it is known)
###   .text        the whole rule; "you" is the player whose stable the card is in, or who plays it
###   .short       what it does in one line, at most 90 characters (options of a select menu)
###   .notes       hard cases, for /card; optional

# A card with its colour: "Baby Unicorn (pink)".
# $card: the title, $colour: one of the colour words below
card-variant = { $card } ({ $colour })

## Colours of the plain babies and of the basic unicorns

colour-red = red
colour-pink = pink
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-indigo = indigo
colour-purple = purple
colour-black = black
colour-white = white
colour-brown = brown
colour-rainbow = rainbow
colour-death = death

## Types (.sign: with its sign, which never stands alone)

type-baby = baby unicorn
    .sign = ○ { type-baby }
type-basic = basic unicorn
    .sign = ● { type-basic }
type-magical = magical unicorn
    .sign = ◆ { type-magical }
type-colourful = colourful unicorn
    .sign = ❖ { type-colourful }
type-magic = magic
    .sign = ✧ { type-magic }
type-upgrade = upgrade
    .sign = ▲ { type-upgrade }
type-downgrade = downgrade
    .sign = ▼ { type-downgrade }
type-instant = instant
    .sign = ✕ { type-instant }

## Said on more than one card

-flyer = When it is sacrificed or destroyed, it returns to your hand instead of going to the discard pile.
-flyer-notes = Your hand means the hand of the player whose stable it was in. It has left the stable all the same, and the sacrifice or destruction counts as carried out. A flyer discarded from a hand goes to the discard pile, and so does one under the second edition's Blinding Light.
-search-notes = You may find nothing. The draw pile is shuffled either way.

## Baby unicorns

card-baby_unicorn = Baby Unicorn
    .text = It has no effect. When it is sacrificed, destroyed or returned to a hand, it goes to the nursery instead.
    .short = No effect. Sacrificed, destroyed or returned, it goes to the nursery.
    .notes = It can be stolen and swapped. Going to the nursery is leaving the stable (Barbed Wire), and the sacrifice or destruction counts as carried out. Blinding Light doesn't change this.
card-baby_narwhal = Baby Narwhal
    .text = It has no effect. When it is sacrificed, destroyed or returned to a hand, it goes to the nursery instead.
    .short = No effect. Sacrificed, destroyed or returned, it goes to the nursery.
    .notes = The Great Narwhal can't find it: babies are never in the draw pile.

## Basic unicorns

card-basic_unicorn = Basic Unicorn
    .text = It has no effect. It counts as one unicorn, and that is all it wants.
    .short = No effect. Counts as one unicorn.
card-narwhal = Narwhal
    .text = It has no effect. It is a basic unicorn and counts as one.
    .short = No effect. A basic unicorn that The Great Narwhal can find.
    .notes = Queen Bee Unicorn locks it out of other stables, Rainbow Unicorn can bring it, The Great Narwhal can find it.

## Magical unicorns

card-rhinocorn = Rhinocorn
    .text = At the beginning of your turn you may destroy a unicorn in another player's stable. If you do, your turn ends at once.
    .short = Beginning of turn: you may destroy a unicorn; then your turn ends.
    .notes = You neither draw nor take an action, but the hand limit still holds. Your other beginning-of-turn effects may still be used (CZ-28). If something saves the unicorn, the destruction counts as carried out and your turn ends.
card-magical_kittencorn = Magical Kittencorn
    .text = It shrugs off magic: no magic card can destroy it.
    .short = Can't be destroyed by magic cards.
    .notes = Magic cards may still return or swap it. Unicorns and upgrades can destroy it, and anyone may steal it.
card-stabby_the_unicorn = Stabby the Unicorn
    .text = When it is sacrificed or destroyed, you may destroy a unicorn in another player's stable.
    .short = When it is sacrificed or destroyed, you may destroy a unicorn.
    .notes = You are the player whose stable it was in. Stealing, swapping or returning it to a hand doesn't count, and under Blinding Light nothing happens.
card-rainbow_unicorn = Rainbow Unicorn
    .text = When it enters your stable, you may bring a basic unicorn from your hand into your stable.
    .short = On entering: you may bring a basic unicorn from your hand into your stable.
    .notes = The basic unicorn is brought, not played, so it can't be neighed. Another player's Queen Bee Unicorn keeps it out. Barbed Wire counts both unicorns.
card-extremely_destructive_unicorn = Extremely Destructive Unicorn
    .text = When it enters your stable, every player, you included, must sacrifice a unicorn of their choice.
    .short = On entering: every player must sacrifice a unicorn, you too.
    .notes = You may sacrifice this card itself. Rainbow Aura doesn't help, because it is a sacrifice. Who has no unicorn (or only pandas) is left alone.
card-chainsaw_unicorn = Chainsaw Unicorn
    .text = When it enters your stable, you may destroy an upgrade in another player's stable or sacrifice a downgrade in your own.
    .short = On entering: you may destroy another's upgrade or sacrifice your downgrade.
card-llamacorn = Llamacorn
    .text = When it enters your stable, every player, you included, must discard a card of their choice.
    .short = On entering: every player must discard a card, you too.
    .notes = Who holds no card is left alone.
card-americorn = Americorn
    .text = When it enters your stable, you may take a card at random from another player's hand.
    .short = On entering: you may take a random card from another player's hand.
    .notes = You choose the player, never the card. Only the two of you learn which card it was.
card-ginormous_unicorn = Ginormous Unicorn
    .text = It counts as two unicorns. While it is in your stable, you can't play Neigh cards, Super Neigh included.
    .short = Counts as two unicorns. You can't play Neigh or Super Neigh.
    .notes = It counts two for Tiny Stable as well. As a panda it counts nothing and still keeps you from neighing. Under the second edition's Blinding Light it counts one and you may neigh. Its name counts once in a tie.
card-seductive_unicorn = Seductive Unicorn
    .text = When it enters your stable, you may discard a card, then steal a unicorn from another player's stable.
    .short = On entering: you may discard a card, then steal a unicorn.
    .notes = Without a card to discard there is nothing to steal. The stolen unicorn is yours for good, and its own effect on entering happens for you.
card-queen_bee_unicorn = Queen Bee Unicorn
    .text = While it is in your stable, basic unicorns can't enter any other player's stable, in no way at all.
    .short = Basic unicorns can't enter any other player's stable.
    .notes = Basic unicorns that are already there stay. Babies aren't basic unicorns, and neither are magical ones under Blinding Light.
card-greedy_flying_unicorn = Greedy Flying Unicorn
    .text = When it enters your stable, draw a card. { -flyer }
    .short = On entering: draw a card. Sacrificed or destroyed, it returns to your hand.
    .notes = { -flyer-notes }
card-annoying_flying_unicorn = Annoying Flying Unicorn
    .text = When it enters your stable, you may choose another player, who must discard a card of their choice. { -flyer }
    .short = On entering: you may make a player discard. When killed, it returns to your hand.
    .notes = { -flyer-notes }
card-magical_flying_unicorn = Magical Flying Unicorn
    .text = When it enters your stable, you may take a magic card from the discard pile into your hand. { -flyer }
    .short = On entering: you may take a discarded magic card. When killed, returns to hand.
    .notes = { -flyer-notes }
card-swift_flying_unicorn = Swift Flying Unicorn
    .text = When it enters your stable, you may take a Neigh or a Super Neigh from the discard pile into your hand. { -flyer }
    .short = On entering: you may take a discarded Neigh card. When killed, returns to hand.
    .notes = { -flyer-notes }
card-majestic_flying_unicorn = Majestic Flying Unicorn
    .text = When it enters your stable, you may take a unicorn card from the discard pile into your hand. { -flyer }
    .short = On entering: you may take a discarded unicorn. When killed, returns to hand.
    .notes = { -flyer-notes }
card-unicorn_phoenix = Unicorn Phoenix
    .text = When it would be sacrificed or destroyed, you may discard a card instead. It then stays in your stable.
    .short = Instead of losing it to sacrifice or destruction, you may discard a card.
    .notes = With an empty hand there is no rescue. The sacrifice or destruction counts as carried out for whatever comes "then", but the card hasn't left the stable. It works again every time, except under Blinding Light.
card-unicorn_on_the_cob = Unicorn on the Cob
    .text = When it enters your stable, draw two cards. Afterwards discard one of your choice.
    .short = On entering: draw 2 cards and discard 1.
card-black_knight_unicorn = Black Knight Unicorn
    .text = When another unicorn in your stable would be destroyed, you may sacrifice Black Knight Unicorn instead.
    .short = You may sacrifice it in place of a unicorn of yours that would be destroyed.
    .notes = It helps against destruction only, not against sacrifice, theft or return, and not when it is the target itself. One knight saves one unicorn.
card-shark_with_a_horn = Shark With a Horn
    .text = When it enters your stable, you may sacrifice it, then destroy a unicorn in another player's stable.
    .short = On entering: you may sacrifice it, then destroy a unicorn.
card-shabby_the_narwhal = Shabby the Narwhal
    .text = When it enters your stable, you may search the draw pile for a downgrade. Show it to everybody, take it into your hand and shuffle the pile.
    .short = On entering: you may search the draw pile for a downgrade.
    .notes = { -search-notes }
card-narwhal_torpedo = Narwhal Torpedo
    .text = When it enters your stable, sacrifice every downgrade in your stable.
    .short = On entering: sacrifice all your downgrades.
    .notes = A Blinding Light in your stable keeps this from happening, so it stays too.
card-alluring_narwhal = Alluring Narwhal
    .text = When it enters your stable, you may steal an upgrade from another player's stable.
    .short = On entering: you may steal an upgrade.
    .notes = Broken Stable doesn't stop it: that one only forbids playing upgrades.
card-mermaid_unicorn = Mermaid Unicorn
    .text = When it enters your stable, choose a card in another player's stable: it goes back to that player's hand.
    .short = On entering: return a card from another player's stable to their hand.
    .notes = This isn't optional. It may be a unicorn, an upgrade or a downgrade; a baby goes to the nursery.
card-classy_narwhal = Classy Narwhal
    .text = When it enters your stable, you may search the draw pile for an upgrade. Show it to everybody, take it into your hand and shuffle the pile.
    .short = On entering: you may search the draw pile for an upgrade.
    .notes = { -search-notes }
card-the_great_narwhal = The Great Narwhal
    .text = When it enters your stable, you may search the draw pile for a card named Narwhal in some way. Show it to everybody, take it into your hand and shuffle the pile.
    .short = On entering: you may search the draw pile for any kind of Narwhal.
    .notes = These are Narwhal, Shabby the Narwhal, Narwhal Torpedo, Alluring Narwhal and Classy Narwhal. { -search-notes }
card-mother_goose_unicorn = Mother Goose Unicorn
    .text = When it enters your stable, you may bring a baby unicorn from the nursery into your stable.
    .short = On entering: you may bring a baby unicorn from the nursery.
card-unicorn_oracle = Unicorn Oracle
    .text = When it enters your stable, look at the top three cards of the draw pile. Take one into your hand and put the others back on top in any order.
    .short = On entering: see the top 3 cards, take one, put the rest back in any order.
    .notes = Only you see these cards. If fewer than three are left, you look at those.
card-necromancer_unicorn = Necromancer Unicorn
    .text = When it enters your stable, you may discard two unicorn cards, then bring a unicorn card from the discard pile into your stable.
    .short = On entering: you may discard 2 unicorns, then bring one from the discard pile.
    .notes = The unicorn may be one of the two just discarded, and its effect on entering happens.
card-dark_angel_unicorn = Dark Angel Unicorn
    .text = When it enters your stable, you may sacrifice a unicorn, then bring a unicorn card from the discard pile into your stable.
    .short = On entering: you may sacrifice a unicorn, then bring one from the discard pile.
    .notes = You may bring back the unicorn you sacrificed, except Dark Angel Unicorn itself (R71). If a flyer or a baby was the price, it isn't in the discard pile, but you may bring another.

## Magic

card-unicorn_poison = Unicorn Poison
    .text = Destroy a unicorn in another player's stable.
    .short = Destroy a unicorn.
    .notes = Magical Kittencorn, pandas and unicorns behind Rainbow Aura can't be chosen.
card-back_kick = Back Kick
    .text = Choose a card in another player's stable: it goes back to that player's hand. That player also discards a card of their choice.
    .short = Return a card from another's stable to their hand; they discard a card.
    .notes = The discard may be the returned card or any other. A baby goes to the nursery, and the discard is due all the same.
card-change_of_luck = Change of Luck
    .text = Draw two cards and discard three of your choice. When that is done, another turn of yours follows this one.
    .short = Draw 2 cards, discard 3, then take another turn.
    .notes = This turn first ends as usual, hand limit included; the extra turn is a whole one. With fewer than three cards in hand you discard them all, and the extra turn still follows.
card-glitter_tornado = Glitter Tornado
    .text = Choose a card in every player's stable, yours included. Each returns to the hand of the player whose stable it is in.
    .short = Return one card from every stable, yours too, to its player's hand.
    .notes = Whoever played it chooses in every stable, unless a house rule says otherwise. Upgrades and downgrades may be chosen, babies go to the nursery, empty stables are passed over.
card-unicorn_swap = Unicorn Swap
    .text = Give a unicorn of yours away into another player's stable, then steal a unicorn from the same stable.
    .short = Give a unicorn to another player, then steal one from the same stable.
    .notes = Effects on entering come after both moves, that of the given unicorn first. You may even take back the one you gave. Babies may be swapped.
card-re_target = Re-Target
    .text = Pick an upgrade or a downgrade in any stable and move it into the stable of any other player.
    .short = Move an upgrade or downgrade from any stable to any other.
    .notes = Either stable may be yours. Broken Stable doesn't stop an upgrade that is moved.
card-unfair_bargain = Unfair Bargain
    .text = Swap hands with another player.
    .short = Swap hands with another player.
    .notes = It works with empty hands too. This card has left your hand already.
card-two_for_one = Two-For-One
    .text = Sacrifice a card, then destroy two cards in other players' stables.
    .short = Sacrifice a card, then destroy 2 cards.
    .notes = Both cards are chosen together and may be in two stables. Destroying Rainbow Aura doesn't lay its unicorns open for the other half (R41). If only one card can be destroyed, one it is.
card-targeted_destruction = Targeted Destruction
    .text = Destroy an upgrade in another player's stable or sacrifice a downgrade in your own.
    .short = Destroy another's upgrade or sacrifice your downgrade.
card-mystical_vortex = Mystical Vortex
    .text = Every player, you included, must discard a card of their choice. Afterwards shuffle the discard pile into the draw pile.
    .short = Every player discards a card; the discard pile goes into the draw pile.
    .notes = Mystical Vortex itself isn't shuffled in: it goes to the discard pile when all is done.
card-good_deal = Good Deal
    .text = Draw three cards. Afterwards discard one of your choice.
    .short = Draw 3 cards and discard 1.
card-shake_up = Shake Up
    .text = Your whole hand, the discard pile and this card are shuffled into the draw pile. Your new hand is the top five cards.
    .short = Shuffle this card, your hand and the discard pile into the draw pile; draw 5.
card-blatant_thievery = Blatant Thievery
    .text = Look at another player's hand and take a card of your choice from it.
    .short = Look at another player's hand and take a card.
    .notes = Nobody else sees that hand.
card-reset_button = Reset Button
    .text = Every stable, yours included, is cleared of upgrades and downgrades: their players sacrifice them all. Afterwards shuffle the discard pile into the draw pile.
    .short = All upgrades and downgrades go; the discard pile goes into the draw pile.
    .notes = The sacrificed cards are shuffled in as well; Reset Button itself isn't.
card-kiss_of_life = Kiss of Life
    .text = Choose a unicorn card in the discard pile: it enters your stable.
    .short = Bring a unicorn from the discard pile into your stable.
    .notes = Its effect on entering happens. Another player's Queen Bee Unicorn keeps basic unicorns out.

## Upgrades

card-glitter_bomb = Glitter Bomb
    .text = At the beginning of your turn you may sacrifice a card, then destroy a card in another player's stable.
    .short = Beginning of turn: you may sacrifice a card, then destroy a card.
    .notes = It may be sacrificed to itself, and so may a downgrade. Sacrificing Sadistic Ritual doesn't spare you its effect this turn (R17).
card-yay = Yay
    .text = While it is in your stable, nobody can neigh the cards you play.
    .short = Cards you play can't be neighed.
    .notes = It stops Super Neigh too, and it protects the Neighs you play. Yay itself can be neighed when it is played.
card-rainbow_aura = Rainbow Aura
    .text = While it is in your stable, nothing can destroy the unicorns beside it.
    .short = Your unicorns can't be destroyed.
    .notes = They can still be sacrificed, stolen, swapped and returned. Rainbow Aura doesn't protect itself.
card-double_dutch = Double Dutch
    .text = If it is in your stable when your turn begins, you may play two cards as your action.
    .short = You may play 2 cards in your action if it was here when your turn began.
    .notes = After the first card you may stop, but not draw instead of the second. A neighed card is one of the two.
card-caffeine_overload = Caffeine Overload
    .text = At the beginning of your turn you may sacrifice a card, then draw two cards.
    .short = Beginning of turn: you may sacrifice a card, then draw 2 cards.
    .notes = It may be sacrificed to itself, and so may a downgrade.
card-claw_machine = Claw Machine
    .text = At the beginning of your turn you may discard a card, then draw a card.
    .short = Beginning of turn: you may discard a card, then draw a card.
card-rainbow_lasso = Rainbow Lasso
    .text = At the beginning of your turn you may discard three cards, then steal a unicorn from another player's stable.
    .short = Beginning of turn: you may discard 3 cards, then steal a unicorn.
    .notes = The unicorn is yours for good, and its effect on entering happens for you.
card-stable_artillery = Stable Artillery
    .text = At the beginning of your turn you may discard two cards, then destroy a unicorn in another player's stable.
    .short = Beginning of turn: you may discard 2 cards, then destroy a unicorn.

## Downgrades

card-barbed_wire = Barbed Wire
    .text = Whenever a unicorn comes into your stable or leaves it, you must discard a card of your choice.
    .short = Each unicorn that comes or goes makes you discard a card.
    .notes = Babies count. A swap counts twice: one leaves, one enters. With an empty hand nothing happens, and you may still play unicorns.
card-pandamonium = Pandamonium
    .text = While it is in your stable, all unicorns in your stable are pandas: they don't count as unicorns, and effects on unicorns don't touch them.
    .short = Your unicorns are pandas: they don't count, and unicorn effects miss them.
    .notes = You can't win with it. Pandas keep their own effects. Effects on "a card" can hit them, unless a house rule says otherwise. Cards in hands and in the piles are no pandas.
card-sadistic_ritual = Sadistic Ritual
    .text = At the beginning of your turn you must sacrifice a unicorn, then draw a card.
    .short = Beginning of turn: you must sacrifice a unicorn, then draw a card.
    .notes = Without a unicorn you draw nothing for it either. Sacrificing the Ritual to Glitter Bomb comes too late for this turn (R17).
card-slowdown = Slowdown
    .text = While it is in your stable, you may play neither Neigh nor Super Neigh.
    .short = You can't play Neigh or Super Neigh.
card-nanny_cam = Nanny Cam
    .text = While it is in your stable, everybody can see the cards in your hand.
    .short = Everybody can see your hand.
    .notes = Cards you draw are seen as well. When it leaves, your hand is hidden again.
card-broken_stable = Broken Stable
    .text = While it is in your stable, your upgrades stay in your hand: you can't play any.
    .short = You can't play upgrades.
    .notes = Not into another stable either. Stealing upgrades and being given some still works.
card-blinding_light = Blinding Light
    .text = While it is in your stable, the unicorns in your stable have no effects and count as basic unicorns. Babies still return to the nursery.
    .short = Your unicorns have no effects.
    .notes = A unicorn that enters your stable doesn't get its effect on entering. Queen Bee Unicorn doesn't mind them, since the cards are still magical. With Pandamonium beside it, a unicorn enters without its effect and then is a panda.
card-tiny_stable = Tiny Stable
    .text = It has room for five unicorns. As soon as you have more, you must sacrifice unicorns until five are left.
    .short = With more than 5 unicorns you must sacrifice one.
    .notes = This comes before any other effect that waits. Ginormous Unicorn counts as two, pandas don't count.

## Instants

card-neigh = Neigh
    .text = When another player plays a card from their hand, play this to stop that card. It goes to the discard pile without any effect.
    .short = Stop a card that another player is playing.
    .notes = It stops cards, never effects of cards in a stable. A Neigh can be neighed, even in your own turn. The stopped card has used up the action.
card-super_neigh = Super Neigh
    .text = When another player plays a card from their hand, play this to stop that card. Super Neigh itself can't be neighed.
    .short = Stop a card that another player is playing. Can't be neighed.
    .notes = Yay is proof against it. If it stops a Neigh, the first card is open to a new Neigh, unless a house rule says otherwise.
