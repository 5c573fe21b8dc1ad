### Les cartes d’Unstable Unicorns, deuxième édition, avec nos mots à nous.
###
### card-<title>   the title (it counts for the tie-break, so keep the printed one where it is known)
###   .text        the whole rule; "you" is the player whose stable the card is in, or who plays it
###   .short       what it does in one line, at most 90 characters (options of a select menu)
###   .notes       hard cases, for /card; optional
### Titres imprimés : ceux de data/cards/names.yaml. Les autres sont de nous.

# A card with its colour: "Baby Unicorn (pink)".
# $card: the title, $colour: one of the colour words below
card-variant = { $card } ({ $colour })

## Colours of the plain babies and of the basic unicorns

colour-red = rouge
colour-pink = rose
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-indigo = indigo
colour-purple = violet
colour-black = noir
colour-white = blanc
colour-brown = marron
colour-rainbow = arc-en-ciel
colour-death = faucheuse

## Types (.sign: with its sign, which never stands alone)

type-baby = Bébé Licorne
    .sign = ○ { type-baby }
type-basic = Licorne Standard
    .sign = ● { type-basic }
type-magical = Licorne Magique
    .sign = ◆ { type-magical }
type-colourful = Licorne Colorée
    .sign = ❖ { type-colourful }
type-magic = Magie
    .sign = ✧ { type-magic }
type-upgrade = Amélioration
    .sign = ▲ { type-upgrade }
type-downgrade = Attaque
    .sign = ▼ { type-downgrade }
type-instant = Illico
    .sign = ✕ { type-instant }

## Said on more than one card

-flyer = Si elle est sacrifiée ou détruite, elle revient dans ta main au lieu d’aller à la défausse.
-flyer-notes = Ta main, c’est celle de la personne qui avait la licorne dans son écurie. La licorne a tout de même quitté l’écurie, et le sacrifice ou la destruction compte comme fait. Une Licorne Volante défaussée d’une main va à la défausse, tout comme une Licorne Volante sous Lumière Aveuglante (deuxième édition).
-search-notes = Tu peux ne rien trouver. La pioche est mélangée dans tous les cas.

## Baby unicorns

card-baby_unicorn = Bébé Licorne
    .text = Sans effet. Quand il est sacrifié, détruit ou renvoyé en main, il va à la nurserie à la place.
    .short = Sans effet. Sacrifié, détruit ou renvoyé en main, il va à la nurserie.
    .notes = Il peut être volé et échangé. Aller à la nurserie, c’est quitter l’écurie (Barbelés), et le sacrifice ou la destruction compte comme fait. Lumière Aveuglante n’y change rien.
card-baby_narwhal = Bébé Narval
    .text = Sans effet. Quand il est sacrifié, détruit ou renvoyé en main, il va à la nurserie à la place.
    .short = Sans effet. Sacrifié, détruit ou renvoyé en main, il va à la nurserie.
    .notes = Le Grand Narval ne peut pas le trouver : les bébés ne sont jamais dans la pioche.

## Basic unicorns

card-basic_unicorn = Licorne Standard
    .text = Sans effet. Elle compte pour une licorne, et ne demande rien de plus.
    .short = Sans effet. Compte pour une licorne.
card-narwhal = Narval
    .text = Sans effet. C’est une Licorne Standard, et il compte pour une licorne.
    .short = Sans effet. Une Licorne Standard que Le Grand Narval peut trouver.
    .notes = Licorne Reine de Beauté lui ferme les autres écuries, Licorne Arc-En-Ciel peut le faire entrer, Le Grand Narval peut le trouver.

## Magical unicorns

card-rhinocorn = Rhinocorne
    .text = Au début de ton tour, tu peux détruire une licorne dans une autre écurie. Si tu le fais, ton tour s’achève aussitôt.
    .short = Début du tour : tu peux détruire une licorne ; ton tour s’achève alors.
    .notes = Tu ne pioches pas et tu n’as pas d’action, mais la limite de main vaut quand même. Tes autres effets de début de tour restent utilisables (CZ-28). Si quelque chose sauve la licorne, la destruction compte comme faite et ton tour s’achève.
card-magical_kittencorn = Chatcorne Magique
    .text = Insensible à la magie : aucune carte Magie ne peut la détruire.
    .short = Les cartes Magie ne peuvent pas la détruire.
    .notes = Une carte Magie peut quand même la renvoyer en main ou l’échanger. Les licornes et les Améliorations peuvent la détruire, et tout le monde peut la voler.
card-stabby_the_unicorn = Licorne Surineuse
    .text = Quand elle est sacrifiée ou détruite, tu peux détruire une licorne dans une autre écurie.
    .short = Sacrifiée ou détruite : tu peux détruire une licorne.
    .notes = « Tu », c’est la personne qui l’avait dans son écurie. La voler, l’échanger ou la renvoyer en main ne compte pas, et sous Lumière Aveuglante il ne se passe rien.
card-rainbow_unicorn = Licorne Arc-En-Ciel
    .text = Quand elle entre dans ton écurie, tu peux y faire entrer une Licorne Standard de ta main.
    .short = À l’entrée : tu peux faire entrer une Licorne Standard de ta main.
    .notes = La Licorne Standard entre sans être jouée, donc un Huuue ne peut pas la contrer. Licorne Reine de Beauté, dans une autre écurie, lui barre la route. Barbelés compte les deux licornes.
card-extremely_destructive_unicorn = Licorne Extrêmement Destructrice
    .text = Quand elle entre dans ton écurie, tout le monde, y compris toi, doit sacrifier une licorne de son choix.
    .short = À l’entrée : tout le monde doit sacrifier une licorne, toi aussi.
    .notes = Tu peux sacrifier cette carte elle-même. Aura Arc-En-Ciel n’aide pas, car c’est un sacrifice. Qui n’a pas de licorne (ou que des pandas) ne perd rien.
card-chainsaw_unicorn = Licorne Tronçonneuse
    .text = Quand elle entre dans ton écurie, tu peux détruire une Amélioration dans une autre écurie ou sacrifier une Attaque dans la tienne.
    .short = À l’entrée : tu peux détruire une Amélioration ailleurs ou sacrifier une de tes Attaques.
card-llamacorn = Lamacorne
    .text = Quand elle entre dans ton écurie, tout le monde, y compris toi, doit défausser une carte de son choix.
    .short = À l’entrée : tout le monde doit défausser une carte, toi aussi.
    .notes = Qui n’a pas de carte en main ne perd rien.
card-americorn = Américorne
    .text = Quand elle entre dans ton écurie, tu peux prendre une carte au hasard dans la main de quelqu’un d’autre.
    .short = À l’entrée : tu peux prendre une carte au hasard dans une autre main.
    .notes = Tu choisis la personne, jamais la carte. Vous deux seulement apprenez quelle carte c’était.
card-ginormous_unicorn = Licorne Giganorme
    .text = Elle compte pour deux licornes. Tant qu’elle est dans ton écurie, tu ne peux jouer ni Huuue ni Super Huuue.
    .short = Compte pour deux licornes. Tu ne peux jouer ni Huuue ni Super Huuue.
    .notes = Elle compte aussi pour deux face à Écurie Minuscule. Changée en panda, elle ne compte plus et t’empêche toujours de contrer. Sous Lumière Aveuglante (deuxième édition), elle compte pour une et tu peux contrer. En cas d’égalité, son nom compte une fois.
card-seductive_unicorn = Licorne Séductrice
    .text = Quand elle entre dans ton écurie, tu peux défausser une carte, puis voler une licorne dans une autre écurie.
    .short = À l’entrée : tu peux défausser une carte, puis voler une licorne.
    .notes = Sans carte à défausser, rien à voler. La licorne volée est à toi pour de bon, et son propre effet d’entrée a lieu pour toi.
card-queen_bee_unicorn = Licorne Reine de Beauté
    .text = Tant qu’elle est dans ton écurie, aucune Licorne Standard ne peut entrer dans une autre écurie, de quelque façon que ce soit.
    .short = Aucune Licorne Standard ne peut entrer dans une autre écurie.
    .notes = Les Licornes Standard qui y sont déjà restent. Les bébés ne sont pas des Licornes Standard, et les Licornes Magiques sous Lumière Aveuglante non plus.
card-greedy_flying_unicorn = Licorne Volante Cupide
    .text = Quand elle entre dans ton écurie, pioche une carte. { -flyer }
    .short = À l’entrée : pioche une carte. Sacrifiée ou détruite, elle revient en main.
    .notes = { -flyer-notes }
card-annoying_flying_unicorn = Licorne Volante Agaçante
    .text = Quand elle entre dans ton écurie, tu peux choisir quelqu’un d’autre, qui doit défausser une carte de son choix. { -flyer }
    .short = À l’entrée : tu peux faire défausser quelqu’un. Tuée, elle revient en main.
    .notes = { -flyer-notes }
card-magical_flying_unicorn = Licorne Volante Magique
    .text = Quand elle entre dans ton écurie, tu peux prendre en main une carte Magie de la défausse. { -flyer }
    .short = À l’entrée : tu peux prendre une Magie de la défausse. Tuée, elle revient en main.
    .notes = { -flyer-notes }
card-swift_flying_unicorn = Licorne Volante Véloce
    .text = Quand elle entre dans ton écurie, tu peux prendre en main un Huuue ou un Super Huuue de la défausse. { -flyer }
    .short = À l’entrée : tu peux prendre un Huuue de la défausse. Tuée, elle revient en main.
    .notes = { -flyer-notes }
card-majestic_flying_unicorn = Licorne Volante Majestueuse
    .text = Quand elle entre dans ton écurie, tu peux prendre en main une licorne de la défausse. { -flyer }
    .short = À l’entrée : tu peux prendre une licorne défaussée. Tuée, elle revient en main.
    .notes = { -flyer-notes }
card-unicorn_phoenix = Licorne Phénix
    .text = Quand elle devrait être sacrifiée ou détruite, tu peux défausser une carte à la place. Elle reste alors dans ton écurie.
    .short = Au lieu de la perdre (sacrifice, destruction), tu peux défausser une carte.
    .notes = Main vide, pas de sauvetage. Pour ce qui suit un « puis », le sacrifice ou la destruction compte comme fait, mais la carte n’a pas quitté l’écurie. Cela marche à chaque fois, sauf sous Lumière Aveuglante.
card-unicorn_on_the_cob = Épi de Licorne
    .text = Quand elle entre dans ton écurie, pioche deux cartes. Ensuite, défausse une carte de ton choix.
    .short = À l’entrée : pioche 2 cartes et défausses-en 1.
card-black_knight_unicorn = Licorne Chevalier Noir
    .text = Quand une autre licorne de ton écurie devrait être détruite, tu peux sacrifier Licorne Chevalier Noir à la place.
    .short = Tu peux la sacrifier à la place d’une de tes licornes qui devrait être détruite.
    .notes = Elle protège de la destruction seulement, ni du sacrifice, ni du vol, ni du renvoi, et pas quand elle est elle-même la cible. Un chevalier sauve une licorne.
card-shark_with_a_horn = Requin à Corne
    .text = Quand il entre dans ton écurie, tu peux le sacrifier, puis détruire une licorne dans une autre écurie.
    .short = À l’entrée : tu peux le sacrifier, puis détruire une licorne.
card-shabby_the_narwhal = Narval Miteux
    .text = Quand il entre dans ton écurie, tu peux chercher une Attaque dans la pioche. Montre-la à tout le monde, prends-la en main et mélange la pioche.
    .short = À l’entrée : tu peux chercher une Attaque dans la pioche.
    .notes = { -search-notes }
card-narwhal_torpedo = Narval Torpille
    .text = Quand il entre dans ton écurie, sacrifie toutes les Attaques de ton écurie.
    .short = À l’entrée : sacrifie toutes tes Attaques.
    .notes = Lumière Aveuglante dans ton écurie empêche cet effet : elle reste donc aussi.
card-alluring_narwhal = Narval Charmeur
    .text = Quand il entre dans ton écurie, tu peux voler une Amélioration dans une autre écurie.
    .short = À l’entrée : tu peux voler une Amélioration.
    .notes = Écurie Délabrée ne l’empêche pas : elle n’interdit que de jouer des Améliorations.
card-mermaid_unicorn = Licorne Sirène
    .text = Quand elle entre dans ton écurie, choisis une carte dans une autre écurie : elle retourne dans la main de la personne à qui est cette écurie.
    .short = À l’entrée : renvoie en main une carte d’une autre écurie.
    .notes = Ce n’est pas facultatif. Ce peut être une licorne, une Amélioration ou une Attaque ; un bébé va à la nurserie.
card-classy_narwhal = Narval Chic
    .text = Quand il entre dans ton écurie, tu peux chercher une Amélioration dans la pioche. Montre-la à tout le monde, prends-la en main et mélange la pioche.
    .short = À l’entrée : tu peux chercher une Amélioration dans la pioche.
    .notes = { -search-notes }
card-the_great_narwhal = Le Grand Narval
    .text = Quand il entre dans ton écurie, tu peux chercher dans la pioche une carte dont le nom contient « Narval ». Montre-la à tout le monde, prends-la en main et mélange la pioche.
    .short = À l’entrée : tu peux chercher n’importe quel narval dans la pioche.
    .notes = Ce sont Narval, Narval Miteux, Narval Torpille, Narval Charmeur et Narval Chic. { -search-notes }
card-mother_goose_unicorn = Licorne Mère Poule
    .text = Quand elle entre dans ton écurie, tu peux y faire entrer un Bébé Licorne de la nurserie.
    .short = À l’entrée : tu peux faire entrer un Bébé Licorne de la nurserie.
card-unicorn_oracle = Licorne Oracle
    .text = Quand elle entre dans ton écurie, regarde les trois premières cartes de la pioche. Prends-en une en main et remets les autres dessus, dans l’ordre de ton choix.
    .short = À l’entrée : regarde 3 cartes de la pioche, prends-en 1, remets les autres.
    .notes = Personne d’autre ne voit ces cartes. S’il en reste moins de trois, tu regardes celles-là.
card-necromancer_unicorn = Licorne Nécromancienne
    .text = Quand elle entre dans ton écurie, tu peux défausser deux licornes, puis faire entrer dans ton écurie une licorne de la défausse.
    .short = À l’entrée : tu peux défausser 2 licornes, puis en faire revenir une de la défausse.
    .notes = Ce peut être une des deux licornes que tu viens de défausser, et son effet d’entrée a lieu.
card-dark_angel_unicorn = Licorne Ange des Ténèbres
    .text = Quand elle entre dans ton écurie, tu peux sacrifier une licorne, puis faire entrer dans ton écurie une licorne de la défausse.
    .short = À l’entrée : tu peux sacrifier une licorne, puis en faire revenir une de la défausse.
    .notes = Tu peux faire revenir la licorne sacrifiée, sauf Licorne Ange des Ténèbres elle-même (R71). Si tu as payé avec une Licorne Volante ou un bébé, la carte n’est pas dans la défausse, mais tu peux en faire revenir une autre.

## Magic

card-unicorn_poison = Poison à Licornes
    .text = Détruis une licorne dans une autre écurie.
    .short = Détruis une licorne.
    .notes = Chatcorne Magique, les pandas et les licornes protégées par Aura Arc-En-Ciel ne peuvent pas être choisies.
card-back_kick = Ruade
    .text = Choisis une carte dans une autre écurie : elle retourne dans la main de la personne à qui est cette écurie. Cette personne défausse aussi une carte de son choix.
    .short = Renvoie en main une carte d’une autre écurie ; cette personne en défausse une.
    .notes = La carte défaussée peut être celle qui vient de revenir ou une autre. Un bébé va à la nurserie, et il faut défausser quand même.
card-change_of_luck = La Chance Tourne
    .text = Pioche deux cartes et défausses-en trois de ton choix. Cela fait, tu joues un autre tour après celui-ci.
    .short = Pioche 2 cartes, défausses-en 3, puis joue un autre tour.
    .notes = Ce tour-ci se termine d’abord comme d’habitude, limite de main comprise ; le tour en plus est un tour entier. Avec moins de trois cartes en main, tu les défausses toutes, et le tour en plus a lieu quand même.
card-glitter_tornado = Tornade de Paillettes
    .text = Choisis une carte dans chaque écurie, y compris la tienne. Chacune retourne dans la main de la personne à qui est l’écurie.
    .short = Renvoie en main une carte de chaque écurie, y compris la tienne.
    .notes = Qui joue la carte choisit dans chaque écurie, sauf si une règle maison dit le contraire. On peut choisir des Améliorations et des Attaques, les bébés vont à la nurserie, les écuries vides ne comptent pas.
card-unicorn_swap = Échange de Licornes
    .text = Donne une de tes licornes à une autre écurie, puis vole une licorne dans cette même écurie.
    .short = Donne une licorne à quelqu’un, puis voles-en une dans la même écurie.
    .notes = Les effets d’entrée viennent après les deux mouvements, celui de la licorne donnée en premier. Tu peux même reprendre celle que tu as donnée. Les bébés peuvent être échangés.
card-re_target = Changement de Cible
    .text = Choisis une Amélioration ou une Attaque dans n’importe quelle écurie et déplace-la dans n’importe quelle autre.
    .short = Déplace une Amélioration ou une Attaque d’une écurie à une autre.
    .notes = L’une des deux écuries peut être la tienne. Écurie Délabrée n’empêche pas de déplacer une Amélioration.
card-unfair_bargain = Marché de Dupes
    .text = Échange ta main avec celle de quelqu’un d’autre.
    .short = Échange ta main avec celle de quelqu’un d’autre.
    .notes = Cela marche aussi avec des mains vides. Cette carte-ci a déjà quitté ta main.
card-two_for_one = Deux pour le Prix d’Une
    .text = Sacrifie une carte, puis détruis deux cartes dans d’autres écuries.
    .short = Sacrifie une carte, puis détruis 2 cartes.
    .notes = Les deux cartes se choisissent ensemble et peuvent être dans deux écuries. Détruire Aura Arc-En-Ciel n’expose pas les licornes qu’elle protège à l’autre moitié (R41). Si une seule carte peut être détruite, c’est une seule.
card-targeted_destruction = Destruction Ciblée
    .text = Détruis une Amélioration dans une autre écurie ou sacrifie une Attaque dans la tienne.
    .short = Détruis une Amélioration ailleurs ou sacrifie une de tes Attaques.
card-mystical_vortex = Vortex Mystique
    .text = Tout le monde, y compris toi, doit défausser une carte de son choix. Ensuite, mélange la défausse avec la pioche.
    .short = Tout le monde défausse une carte ; la défausse est mélangée à la pioche.
    .notes = Vortex Mystique n’est pas mélangé avec le reste : il va à la défausse quand tout est fini.
card-good_deal = Bonne Affaire
    .text = Pioche trois cartes. Ensuite, défausse une carte de ton choix.
    .short = Pioche 3 cartes et défausses-en 1.
card-shake_up = Grand Chambardement
    .text = Toute ta main, la défausse et cette carte sont mélangées à la pioche. Les cinq premières cartes forment ta nouvelle main.
    .short = Mélange cette carte, ta main et la défausse à la pioche ; pioche 5 cartes.
card-blatant_thievery = Vol Éhonté
    .text = Regarde la main de quelqu’un d’autre et prends-y une carte de ton choix.
    .short = Regarde une autre main et prends-y une carte.
    .notes = Personne d’autre ne voit cette main.
card-reset_button = Remise à Zéro
    .text = Chaque écurie, y compris la tienne, est vidée de ses Améliorations et de ses Attaques : tout le monde sacrifie les siennes. Ensuite, mélange la défausse avec la pioche.
    .short = Plus d’Améliorations ni d’Attaques ; la défausse est mélangée à la pioche.
    .notes = Les cartes sacrifiées sont mélangées elles aussi ; Remise à Zéro ne l’est pas.
card-kiss_of_life = Bouche-à-Bouche
    .text = Choisis une licorne dans la défausse : elle entre dans ton écurie.
    .short = Fais entrer dans ton écurie une licorne de la défausse.
    .notes = Son effet d’entrée a lieu. Licorne Reine de Beauté, dans une autre écurie, barre la route aux Licornes Standard.

## Upgrades

card-glitter_bomb = Bombe à Paillettes
    .text = Au début de ton tour, tu peux sacrifier une carte, puis détruire une carte dans une autre écurie.
    .short = Début du tour : tu peux sacrifier une carte, puis détruire une carte.
    .notes = Tu peux la sacrifier elle-même, ou une Attaque. Sacrifier Rituel Sadique ne t’épargne pas son effet de ce tour (R17).
card-yay = Youpi !
    .text = Tant que cette carte est dans ton écurie, personne ne peut contrer les cartes que tu joues.
    .short = Les cartes que tu joues ne peuvent pas être contrées.
    .notes = Elle arrête aussi Super Huuue, et elle protège les Huuue que tu joues. Elle-même peut être contrée quand on la joue.
card-rainbow_aura = Aura Arc-En-Ciel
    .text = Tant qu’elle est dans ton écurie, rien ne peut détruire les licornes de ton écurie.
    .short = Tes licornes ne peuvent pas être détruites.
    .notes = Elles peuvent quand même être sacrifiées, volées, échangées et renvoyées en main. Aura Arc-En-Ciel ne se protège pas elle-même.
card-double_dutch = Double Dutch
    .text = Si cette carte est dans ton écurie quand ton tour commence, tu peux jouer deux cartes comme action.
    .short = Tu peux jouer 2 cartes comme action si elle était là au début de ton tour.
    .notes = Après la première carte, tu peux t’arrêter là, mais pas piocher à la place de la seconde. Une carte contrée est l’une des deux.
card-caffeine_overload = Overdose de Caféine
    .text = Au début de ton tour, tu peux sacrifier une carte, puis piocher deux cartes.
    .short = Début du tour : tu peux sacrifier une carte, puis piocher 2 cartes.
    .notes = Tu peux la sacrifier elle-même, ou une Attaque.
card-claw_machine = Machine à Pince
    .text = Au début de ton tour, tu peux défausser une carte, puis piocher une carte.
    .short = Début du tour : tu peux défausser une carte, puis piocher une carte.
card-rainbow_lasso = Lasso Arc-En-Ciel
    .text = Au début de ton tour, tu peux défausser trois cartes, puis voler une licorne dans une autre écurie.
    .short = Début du tour : tu peux défausser 3 cartes, puis voler une licorne.
    .notes = La licorne est à toi pour de bon, et son effet d’entrée a lieu pour toi.
card-stable_artillery = Artillerie d’Écurie
    .text = Au début de ton tour, tu peux défausser deux cartes, puis détruire une licorne dans une autre écurie.
    .short = Début du tour : tu peux défausser 2 cartes, puis détruire une licorne.

## Downgrades

card-barbed_wire = Barbelés
    .text = Chaque fois qu’une licorne entre dans ton écurie ou la quitte, tu dois défausser une carte de ton choix.
    .short = Chaque licorne qui entre ou qui part te fait défausser une carte.
    .notes = Les bébés comptent. Un échange compte deux fois : une licorne part, une autre entre. Main vide, il ne se passe rien, et tu peux quand même jouer des licornes.
card-pandamonium = Pandamonium
    .text = Tant que cette carte est dans ton écurie, toutes les licornes de ton écurie sont des pandas : elles ne comptent pas comme licornes, et les effets sur les licornes ne les touchent pas.
    .short = Tes licornes sont des pandas : elles ne comptent pas, ces effets ne les touchent pas.
    .notes = Tu ne peux pas gagner avec. Les pandas gardent leurs propres effets. Les effets sur « une carte » peuvent les toucher, sauf si une règle maison dit le contraire. Dans les mains et dans les piles, il n’y a pas de pandas.
card-sadistic_ritual = Rituel Sadique
    .text = Au début de ton tour, tu dois sacrifier une licorne, puis piocher une carte.
    .short = Début du tour : tu dois sacrifier une licorne, puis piocher une carte.
    .notes = Sans licorne, tu ne pioches pas non plus pour lui. Sacrifier le Rituel à Bombe à Paillettes vient trop tard pour ce tour (R17).
card-slowdown = Ralentissement
    .text = Tant que cette carte est dans ton écurie, tu ne peux jouer ni Huuue ni Super Huuue.
    .short = Tu ne peux jouer ni Huuue ni Super Huuue.
card-nanny_cam = Caméra Espionne
    .text = Tant que cette carte est dans ton écurie, tout le monde peut voir les cartes de ta main.
    .short = Tout le monde peut voir ta main.
    .notes = On voit aussi les cartes que tu pioches. Quand elle part, ta main est de nouveau cachée.
card-broken_stable = Écurie Délabrée
    .text = Tant que cette carte est dans ton écurie, tes Améliorations restent dans ta main : tu ne peux en jouer aucune.
    .short = Tu ne peux pas jouer d’Améliorations.
    .notes = Pas dans une autre écurie non plus. Voler des Améliorations ou en recevoir reste possible.
card-blinding_light = Lumière Aveuglante
    .text = Tant que cette carte est dans ton écurie, les licornes de ton écurie n’ont pas d’effet et comptent comme Licornes Standard. Les bébés retournent quand même à la nurserie.
    .short = Tes licornes n’ont pas d’effet.
    .notes = Une licorne qui entre dans ton écurie n’a pas son effet d’entrée. Licorne Reine de Beauté les laisse entrer, car ces cartes restent des Licornes Magiques. Avec Pandamonium à côté, une licorne entre sans son effet et devient un panda.
card-tiny_stable = Écurie Minuscule
    .text = Il y a place pour cinq licornes. Dès que tu en as plus, tu dois en sacrifier jusqu’à ce qu’il en reste cinq.
    .short = Avec plus de 5 licornes, tu dois en sacrifier une.
    .notes = Cela passe avant tout autre effet en attente. Licorne Giganorme compte pour deux, les pandas ne comptent pas.

## Instants

card-neigh = Huuue
    .text = Quand quelqu’un d’autre joue une carte de sa main, joue ceci pour contrer cette carte. Elle va à la défausse sans aucun effet.
    .short = Contre une carte que quelqu’un d’autre joue.
    .notes = Il contre des cartes, jamais l’effet d’une carte dans une écurie. On peut contrer un Huuue par un autre, même pendant son propre tour. La carte contrée a tout de même coûté l’action.
card-super_neigh = Super Huuue
    .text = Quand quelqu’un d’autre joue une carte de sa main, joue ceci pour contrer cette carte. Super Huuue ne peut pas être contré.
    .short = Contre une carte que quelqu’un d’autre joue. Ne peut pas être contré.
    .notes = Youpi ! y résiste. S’il contre un Huuue, la première carte peut de nouveau être contrée, sauf si une règle maison dit le contraire.
