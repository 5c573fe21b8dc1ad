### Cards of Kill the Unicorns, in our own words: unicorns, scheme cards, characters and their powers, the market.
###
### hunt-card-<id>   the name
###   .text          what it does, or for a unicorn who it is, in a line or two
###   .short         the same for menus

## Colours: always a word with a shape of its own, so that neither colour nor picture is needed to tell them apart

hunt-colour-pink = 🌸 pink
hunt-colour-yellow = ⭐ yellow
hunt-colour-blue = 💧 blue
hunt-colour-purple = 🍇 purple
# Legendary ones have none, and others can lose theirs
hunt-colour-legendary = ✨ legendary
hunt-colour-none = ⬜ no colour

## Unicorns

hunt-card-pink_0 = Pink Pigicorn
    .text = More pig than unicorn, and proud of it. Worth nothing by itself.
hunt-card-pink_1 = Drooling Pink
    .text = Bring a towel.
hunt-card-pink_2 = Sticky Pink
    .text = Whoever pats it stays for a while.
hunt-card-pink_3 = Prize Pink
    .text = Best in show, three years in a row.
hunt-card-yellow_0 = Yellow Pigicorn
    .text = It found the mustard. Worth nothing by itself.
hunt-card-yellow_1 = Curly Yellow
    .text = An hour of brushing, gone at the first gust.
hunt-card-yellow_2 = Sleepy Yellow
    .text = Never been caught, because nobody noticed it.
hunt-card-yellow_3 = Prize Yellow
    .text = Gold all over, and it knows.
hunt-card-blue_0 = Blue Pigicorn
    .text = Held its breath for too long. Worth nothing by itself.
hunt-card-blue_1 = Cross-eyed Blue
    .text = Sees two of every hunter.
hunt-card-blue_2 = Bouncing Blue
    .text = Easy to find, hard to hold.
hunt-card-blue_3 = Prize Blue
    .text = Washed, combed and very expensive.
hunt-card-purple_0 = Purple Pigicorn
    .text = Lives on plums. Worth nothing by itself.
hunt-card-purple_1 = Muddy Purple
    .text = Somewhere below there must be a unicorn.
hunt-card-purple_2 = Greedy Purple
    .text = Follows anybody with a sandwich.
hunt-card-purple_3 = Prize Purple
    .text = The jury wept.
hunt-card-legend_a = Moonlight Legend
    .text = Seen once in a hundred years, mostly from behind.
hunt-card-legend_b = Crystal Legend
    .text = You can see right through its plans.
hunt-card-legend_c = Cloud Legend
    .text = Comes with its own weather.
hunt-card-legend_d = Golden Legend
    .text = Its hay is served on a plate.
hunt-card-start_pink = Pony with a Party Hat
    .text = From a distance it almost passes for a unicorn.
hunt-card-start_yellow = Goat with a Cone
    .text = The ice cream is gone, the horn remains.
hunt-card-start_blue = Rocking Horse
    .text = Very tame.
hunt-card-start_purple = Donkey with a Carrot
    .text = The horn is for later.
hunt-card-start_grey_a = Broomstick
    .text = It does have a mane.
hunt-card-start_grey_b = Cardboard Box
    .text = With a horn painted on. Do not leave it in the rain.

## Scheme cards

hunt-card-athletic = Athletic Unicorn
    .text = Stays attached. The unicorn scores 2 more.
    .short = The unicorn scores 2 more.
hunt-card-smelly = Smelly Unicorn
    .text = Stays attached. The unicorn scores 3 less, even below zero.
    .short = The unicorn scores 3 less.
hunt-card-trojan = Trojan Unicorn
    .text = Once the winner has the unicorn, it goes over to whoever placed this card, who hands over another one of their own for it. With none to hand over it goes all the same. If the card's owner won, nothing happens.
    .short = The card's owner gets the unicorn and gives another one for it.
hunt-card-topsy = Topsy-Turvy Unicorn
    .text = The lowest total that isn't tied wins this hunt.
    .short = The lowest untied total wins.
hunt-card-painted = Painted Unicorn
    .text = Stays attached. The unicorn scores 1 more, and its winner may choose another colour for it. A legendary one keeps none.
    .short = The unicorn scores 1 more; its winner may choose its colour.
hunt-card-skittish = Skittish Unicorn
    .text = The unicorn runs away and is discarded. The winner becomes first player all the same.
    .short = The unicorn runs away; the winner is first player all the same.
hunt-card-taxed = Taxed Unicorn
    .text = Stays attached. At the end it brings the Princess's player 1 point, whoever has the unicorn.
    .short = Brings the Princess 1 point, whoever has the unicorn.
hunt-card-runner_up = Runner-up Unicorn
    .text = The best untied total below the winner's wins instead. If there is none, nothing changes.
    .short = The best untied total below the winner's wins instead.
hunt-card-armoured = Armoured Unicorn
    .text = Stays attached. The unicorn scores 2 more and can't be exchanged.
    .short = The unicorn scores 2 more and can't be exchanged.
hunt-card-joust = Jousting Unicorn
    .text = If the Knight's player took part in this hunt, their total counts 2 more, and the winner is found again.
    .short = The Knight's total counts 2 more; the winner is found again.
hunt-card-shapeshifter = Shapeshifting Unicorn
    .text = On placing it you look at the top of the unicorn deck in secret. When it is revealed, that card takes the unicorn's place.
    .short = Look at the deck's top card; at the reveal it takes the unicorn's place.
hunt-card-bleached = Bleached Unicorn
    .text = Stays attached. The unicorn scores 1 less and has no colour until a token from the market gives it one.
    .short = The unicorn scores 1 less and has no colour.
hunt-card-totem = Totem Unicorn
    .text = Stays attached. The coins printed on the unicorn count twice.
    .short = The unicorn's printed coins count twice.
hunt-card-pee = Unicorn Pee
    .text = Stays attached. The unicorn scores 2 less.
    .short = The unicorn scores 2 less.
hunt-card-plump = Plump Unicorn
    .text = Stays attached. The unicorn scores 2 more.
    .short = The unicorn scores 2 more.
hunt-card-hidden = Hidden Unicorn
    .text = The best untied total below the winner's wins instead. If there is none, nothing changes.
    .short = The best untied total below the winner's wins instead.
hunt-card-ballad = Ballad Unicorn
    .text = Stays attached. At the end it brings the Bard's player 1 point, whoever has the unicorn.
    .short = Brings the Bard 1 point, whoever has the unicorn.
hunt-card-weepy = Weepy Unicorn
    .text = Stays attached. The unicorn scores 2 less.
    .short = The unicorn scores 2 less.

## The black market

hunt-card-butcher = Unicorn Butcher
    .text = Discard one of your unicorns with all that is attached to it, and take the top Pâté token: its number is its points.
    .short = Turn one of your unicorns into a Pâté: points by its number.
hunt-card-fake_horn = Fake Horn
    .text = Attach it to one of your unicorns, which scores 2 more.
    .short = One of your unicorns scores 2 more.
hunt-card-cotton_candy = Cotton Candy
    .text = Choose a colour and attach the token to one of your unicorns, which has that colour from now on.
    .short = One of your unicorns takes on a colour.
hunt-card-fairy_dust = Fairy Dust
    .text = Choose a colour and attach the token to one of your unicorns, which has that colour from now on and scores 2 more.
    .short = One of your unicorns takes on a colour and scores 2 more.

## Characters: .text says which scheme cards are theirs. Powers may be used once a day

hunt-card-princess = Princess
    .text = Own scheme cards: Taxed and Runner-up Unicorn.
hunt-card-knight = Knight
    .text = Own scheme cards: Armoured and Jousting Unicorn.
hunt-card-wizard = Wizard
    .text = Own scheme cards: Shapeshifting and Bleached Unicorn.
hunt-card-shaman = Shaman
    .text = Own scheme cards: Totem Unicorn and Unicorn Pee.
hunt-card-huntress = Huntress
    .text = Own scheme cards: Plump and Hidden Unicorn.
hunt-card-bard = Bard
    .text = Own scheme cards: Ballad and Weepy Unicorn.
hunt-card-royal_veto = Royal Veto
    .text = Once a day, when any scheme card has just been revealed, cancel it: it does nothing.
    .short = Once a day, cancel a scheme card that has just been revealed.
hunt-card-charge = Charge!
    .text = Once a day, announce it with your hunt cards: your total is 1 higher, or 2 in a game without scheme cards.
    .short = Once a day, with your hunt cards: your total is 1 higher.
hunt-card-rewind = Rewind
    .text = Once a day, after a hunt you took part in without getting the unicorn, take back a hunt card of at most 3 that you played in it.
    .short = Once a day, after a lost hunt, take back a hunt card of at most 3.
hunt-card-spirit_sight = Spirit Sight
    .text = Once a day, before a hunt, look at all scheme cards on its unicorn in secret. You may then move one of them to another unicorn of today's line.
    .short = Once a day, look at a unicorn's scheme cards; you may move one.
hunt-card-extra_arrow = Extra Arrow
    .text = Once a day, place one hunt card more than the hunt requires.
    .short = Once a day, place one hunt card more than required.
hunt-card-encore = Encore
    .text = Once a day, announce it with your hunt cards: if your total is tied, only the others in the tie are cancelled.
    .short = Once a day, with your hunt cards: a tie cancels only the others.

## Pages of /card. $line: the card with colour and coins, $text: one of the above, $copies, $coins: numbers

hunt-page-unicorn = ### { $card }
    -# Unicorn to be hunted · { $colour } · { hunt-coins }
    { $text }
    .starting = ### { $card }
        -# Starting unicorn · { $colour } · { hunt-coins }
        { $text }
hunt-page-scheme = ### { $card }
    -# Scheme card that every character has
    { $text }
# $owner: the character
hunt-page-scheme-own = ### { $card }
    -# Scheme card of the { $owner }
    { $text }
# $coins: its price in hunt cards, $copies: tokens
hunt-page-item = ### { $card }
    -# Black market · costs { $cost } in hunt cards · { $copies } tokens
    { $text }
# $power: its name, $rule: what it does
hunt-page-character = ### { $card }
    -# Character
    { $text }
    Power **{ $power }:** { $rule }
hunt-page-power = ### { $card }
    -# Power of the { $owner }
    { $text }
