### Les cartes de la version pour enfants, avec nos mots à nous : voir cards.ftl pour le sens de chaque partie.
### Un symbole est toujours un mot et une image : on n’a jamais besoin des couleurs pour distinguer les cartes.

## Symbols. $type: a kind of card with its sign

type-with-symbol = { $type }, { $symbol }
symbol-heart = ❤️ cœur
symbol-sun = ☀️ soleil
symbol-bolt = ⚡ éclair
symbol-clover = 🍀 trèfle
symbol-drop = 💧 goutte
symbol-moon = 🌙 lune
symbol-gem = 🔮 gemme
symbol-snow = ❄️ neige

## What a magic card costs its player right now, behind what it does. $symbol: one of the above

hand-price-free = { $short } (gratuit : tu as { $symbol })
hand-price-card = { $short } (coûte une carte : tu n’as pas { $symbol })

## Baby unicorns

-kids-baby = Sans effet. Il compte comme une licorne et ne quitte jamais ton écurie.
-kids-baby-notes = Rien ne peut le toucher. Sa couleur n’est qu’une image : il n’a pas de symbole, il ne paie donc jamais une Magie.
card-baby_red = Bébé rouge
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_orange = Bébé orange
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_yellow = Bébé jaune
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_green = Bébé vert
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_turquoise = Bébé turquoise
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_blue = Bébé bleu
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_purple = Bébé violet
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_white = Bébé blanc
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }

## Colourful unicorns

-kids-unicorn-notes = Elle peut côtoyer une autre licorne du même symbole.
card-heart_unicorn = Licorne cœur ❤️
    .text = Sans effet. Dans ton écurie, elle rend gratuites tes cartes Magie { symbol-heart }.
    .short = Sans effet. Rend gratuites tes Magies { symbol-heart }.
    .notes = { -kids-unicorn-notes }
card-sun_unicorn = Licorne soleil ☀️
    .text = Sans effet. Dans ton écurie, elle rend gratuites tes cartes Magie { symbol-sun }.
    .short = Sans effet. Rend gratuites tes Magies { symbol-sun }.
    .notes = { -kids-unicorn-notes }
card-bolt_unicorn = Licorne éclair ⚡
    .text = Sans effet. Dans ton écurie, elle rend gratuites tes cartes Magie { symbol-bolt }.
    .short = Sans effet. Rend gratuites tes Magies { symbol-bolt }.
    .notes = { -kids-unicorn-notes }
card-clover_unicorn = Licorne trèfle 🍀
    .text = Sans effet. Dans ton écurie, elle rend gratuites tes cartes Magie { symbol-clover }.
    .short = Sans effet. Rend gratuites tes Magies { symbol-clover }.
    .notes = { -kids-unicorn-notes }
card-drop_unicorn = Licorne goutte 💧
    .text = Sans effet. Dans ton écurie, elle rend gratuites tes cartes Magie { symbol-drop }.
    .short = Sans effet. Rend gratuites tes Magies { symbol-drop }.
    .notes = { -kids-unicorn-notes }
card-moon_unicorn = Licorne lune 🌙
    .text = Sans effet. Dans ton écurie, elle rend gratuites tes cartes Magie { symbol-moon }.
    .short = Sans effet. Rend gratuites tes Magies { symbol-moon }.
    .notes = { -kids-unicorn-notes }
card-gem_unicorn = Licorne gemme 🔮
    .text = Sans effet. Dans ton écurie, elle rend gratuites tes cartes Magie { symbol-gem }.
    .short = Sans effet. Rend gratuites tes Magies { symbol-gem }.
    .notes = { -kids-unicorn-notes }
card-snow_unicorn = Licorne neige ❄️
    .text = Sans effet. Dans ton écurie, elle rend gratuites tes cartes Magie { symbol-snow }.
    .short = Sans effet. Rend gratuites tes Magies { symbol-snow }.
    .notes = { -kids-unicorn-notes }

## Magic

-kids-price-notes = Le prix se paie quand plus personne ne contre la carte. N’importe quelle autre carte de ta main convient, même un Huuue. S’il ne te reste alors aucune carte, la Magie ne fait rien.
card-come_back = Reviens !
    .text = Fais entrer dans ton écurie une Licorne Colorée de la défausse. Cela coûte une autre carte de ta main, sauf si une de tes licornes porte { symbol-heart }.
    .short = Fais entrer dans ton écurie une licorne de la défausse.
    .notes = { -kids-price-notes }
card-picnic = Pique-nique
    .text = Pioche trois cartes. Cela coûte une autre carte de ta main, sauf si une de tes licornes porte { symbol-sun }.
    .short = Pioche trois cartes.
    .notes = { -kids-price-notes }
card-run_away = Sauve qui peut !
    .text = Choisis une Licorne Colorée dans une autre écurie. Elle va à la défausse. Cela coûte une autre carte de ta main, sauf si une de tes licornes porte { symbol-bolt }.
    .short = Envoie à la défausse une licorne d’une autre écurie.
    .notes = { -kids-price-notes }
card-lucky_day = Jour de chance
    .text = Pioche une carte. Puis fais encore une action : joue une carte ou pioche. Cela coûte une autre carte de ta main, sauf si une de tes licornes porte { symbol-clover }.
    .short = Pioche une carte et fais encore une action.
    .notes = { -kids-price-notes }
card-big_splash = Grand plouf
    .text = Choisis une Licorne Colorée dans une autre écurie. Elle retourne dans la main de la personne à qui est cette écurie. Cela coûte une autre carte de ta main, sauf si une de tes licornes porte { symbol-drop }.
    .short = Renvoie en main une licorne d’une autre écurie.
    .notes = { -kids-price-notes }
card-night_visit = Visite de nuit
    .text = Regarde la main de quelqu’un d’autre et prends-y une carte. Cela coûte une autre carte de ta main, sauf si une de tes licornes porte { symbol-moon }.
    .short = Regarde une autre main et prends-y une carte.
    .notes = { -kids-price-notes }
card-new_friend = Nouvelle amie
    .text = Prends une Licorne Colorée dans une autre écurie : elle vient dans la tienne. Cela coûte une autre carte de ta main, sauf si une de tes licornes porte { symbol-gem }.
    .short = Prends dans ton écurie une licorne d’une autre écurie.
    .notes = { -kids-price-notes }
card-snowball_party = Fête de neige
    .text = Pose dans ton écurie jusqu’à deux licornes de ta main. Cela coûte une autre carte de ta main, sauf si une de tes licornes porte { symbol-snow }.
    .short = Pose dans ton écurie jusqu’à deux licornes de ta main.
    .notes = { -kids-price-notes }
