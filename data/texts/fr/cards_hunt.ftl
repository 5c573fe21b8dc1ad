### Les cartes de Kill the Unicorns, avec nos mots à nous : licornes, cartes Manigance, personnages et pouvoirs, marché.
###
### hunt-card-<id>   the name
###   .text          what it does, or for a unicorn who it is, in a line or two
###   .short         the same for menus

## Colours: always a word with a shape of its own, so that neither colour nor picture is needed to tell them apart

hunt-colour-pink = 🌸 rose
hunt-colour-yellow = ⭐ jaune
hunt-colour-blue = 💧 bleu
hunt-colour-purple = 🍇 violet
# Legendary ones have none, and others can lose theirs
hunt-colour-legendary = ✨ légendaire
hunt-colour-none = ⬜ sans couleur

## Unicorns

hunt-card-pink_0 = Cochicorne rose
    .text = Plus cochon que licorne, et fier de l’être. Ne vaut rien tout seul.
hunt-card-pink_1 = Rose baveuse
    .text = Prévoir une serviette.
hunt-card-pink_2 = Rose collante
    .text = Qui la caresse y reste un moment.
hunt-card-pink_3 = Rose primée
    .text = Premier prix du concours, trois ans de suite.
hunt-card-yellow_0 = Cochicorne jaune
    .text = Il a trouvé la moutarde. Ne vaut rien tout seul.
hunt-card-yellow_1 = Jaune frisée
    .text = Une heure de brushing, perdue au premier coup de vent.
hunt-card-yellow_2 = Jaune dormeuse
    .text = Jamais attrapée : personne ne l’avait remarquée.
hunt-card-yellow_3 = Jaune primée
    .text = En or de la tête aux sabots, et elle le sait.
hunt-card-blue_0 = Cochicorne bleu
    .text = Il a retenu son souffle trop longtemps. Ne vaut rien tout seul.
hunt-card-blue_1 = Bleue bigleuse
    .text = Elle voit chaque chasseur en double.
hunt-card-blue_2 = Bleue bondissante
    .text = Facile à trouver, difficile à tenir.
hunt-card-blue_3 = Bleue primée
    .text = Lavée, peignée et hors de prix.
hunt-card-purple_0 = Cochicorne violet
    .text = Ne mange que des prunes. Ne vaut rien tout seul.
hunt-card-purple_1 = Violette boueuse
    .text = Quelque part là-dessous, il doit y avoir une licorne.
hunt-card-purple_2 = Violette gourmande
    .text = Suit quiconque a un sandwich.
hunt-card-purple_3 = Violette primée
    .text = Le jury a pleuré.
hunt-card-legend_a = Légende de lune
    .text = Aperçue une fois par siècle, surtout de dos.
hunt-card-legend_b = Légende de cristal
    .text = On lit clair dans son jeu.
hunt-card-legend_c = Légende des nuages
    .text = Vient avec sa propre météo.
hunt-card-legend_d = Légende dorée
    .text = Son foin est servi sur un plateau.
hunt-card-start_pink = Poney à chapeau pointu
    .text = De loin, on dirait presque une licorne.
hunt-card-start_yellow = Chèvre au cornet
    .text = La glace est partie, la corne est restée.
hunt-card-start_blue = Cheval à bascule
    .text = Très docile.
hunt-card-start_purple = Âne à la carotte
    .text = La corne, c’est pour plus tard.
hunt-card-start_grey_a = Manche à balai
    .text = Il a tout de même une crinière.
hunt-card-start_grey_b = Boîte en carton
    .text = Avec une corne dessinée dessus. Ne pas laisser sous la pluie.

## Scheme cards

hunt-card-athletic = Licorne athlétique
    .text = Reste attachée. La licorne rapporte 2 points de plus.
    .short = La licorne rapporte 2 points de plus.
hunt-card-smelly = Licorne puante
    .text = Reste attachée. La licorne rapporte 3 points de moins, même sous zéro.
    .short = La licorne rapporte 3 points de moins.
hunt-card-trojan = Licorne de Troie
    .text = Une fois la licorne prise, elle passe à qui a placé cette carte, qui cède en échange une autre de ses licornes. Sans rien à céder, elle passe quand même. Si c’est cette personne qui gagne la chasse, rien ne se passe.
    .short = Qui a placé la carte reçoit la licorne et en cède une autre en échange.
hunt-card-topsy = Licorne sens dessus dessous
    .text = Le plus petit total sans égalité gagne cette chasse.
    .short = Le plus petit total sans égalité gagne.
hunt-card-painted = Licorne repeinte
    .text = Reste attachée. La licorne rapporte 1 point de plus, et qui la gagne peut lui choisir une autre couleur. Une légendaire n’en prend pas.
    .short = La licorne rapporte 1 point de plus ; qui la gagne peut choisir sa couleur.
hunt-card-skittish = Licorne peureuse
    .text = La licorne s’enfuit et est défaussée. Qui gagne la chasse prend quand même le jeton Premier joueur.
    .short = La licorne s’enfuit ; le jeton Premier joueur se prend quand même.
hunt-card-taxed = Licorne taxée
    .text = Reste attachée. À la fin, elle rapporte 1 point à qui joue la Princesse, peu importe qui a la licorne.
    .short = Rapporte 1 point à la Princesse, peu importe qui a la licorne.
hunt-card-runner_up = Licorne du dauphin
    .text = Le meilleur total sans égalité sous celui qui gagne l’emporte à sa place. S’il n’y en a pas, rien ne change.
    .short = Le meilleur total sans égalité sous celui qui gagne l’emporte à sa place.
hunt-card-armoured = Licorne en armure
    .text = Reste attachée. La licorne rapporte 2 points de plus et ne peut pas être échangée.
    .short = La licorne rapporte 2 points de plus et ne s’échange pas.
hunt-card-joust = Licorne de tournoi
    .text = Si le Chevalier participe à cette chasse, son total compte 2 de plus, et on cherche de nouveau qui gagne.
    .short = Le total du Chevalier compte 2 de plus ; on cherche de nouveau qui gagne.
hunt-card-shapeshifter = Licorne métamorphe
    .text = En la plaçant, tu regardes en secret le dessus du paquet de licornes. Quand elle est révélée, cette carte-là remplace la licorne.
    .short = Regarde le dessus du paquet ; révélée, cette carte remplace la licorne.
hunt-card-bleached = Licorne décolorée
    .text = Reste attachée. La licorne rapporte 1 point de moins et n’a pas de couleur, jusqu’à ce qu’un jeton du marché lui en donne une.
    .short = La licorne rapporte 1 point de moins et n’a pas de couleur.
hunt-card-totem = Licorne totem
    .text = Reste attachée. Les pièces imprimées sur la licorne comptent double.
    .short = Les pièces imprimées sur la licorne comptent double.
hunt-card-pee = Pipi de licorne
    .text = Reste attaché. La licorne rapporte 2 points de moins.
    .short = La licorne rapporte 2 points de moins.
hunt-card-plump = Licorne dodue
    .text = Reste attachée. La licorne rapporte 2 points de plus.
    .short = La licorne rapporte 2 points de plus.
hunt-card-hidden = Licorne cachée
    .text = Le meilleur total sans égalité sous celui qui gagne l’emporte à sa place. S’il n’y en a pas, rien ne change.
    .short = Le meilleur total sans égalité sous celui qui gagne l’emporte à sa place.
hunt-card-ballad = Licorne chantée
    .text = Reste attachée. À la fin, elle rapporte 1 point à qui joue le Barde, peu importe qui a la licorne.
    .short = Rapporte 1 point au Barde, peu importe qui a la licorne.
hunt-card-weepy = Licorne pleurnicheuse
    .text = Reste attachée. La licorne rapporte 2 points de moins.
    .short = La licorne rapporte 2 points de moins.

## The black market

hunt-card-butcher = Boucherie
    .text = Défausse une de tes licornes avec tout ce qui y est attaché, et prends le jeton Pâté du dessus : son nombre, ce sont ses points.
    .short = Change une de tes licornes en Pâté : des points selon son nombre.
hunt-card-fake_horn = Fausse corne
    .text = Attache-la à une de tes licornes, qui rapporte 2 points de plus.
    .short = Une de tes licornes rapporte 2 points de plus.
hunt-card-cotton_candy = Barbe à papa
    .text = Choisis une couleur et attache le jeton à une de tes licornes, qui a désormais cette couleur.
    .short = Une de tes licornes prend une couleur.
hunt-card-fairy_dust = Poudre de fée
    .text = Choisis une couleur et attache le jeton à une de tes licornes, qui a désormais cette couleur et rapporte 2 points de plus.
    .short = Une de tes licornes prend une couleur et rapporte 2 points de plus.

## Characters: .text says which scheme cards are theirs. Powers may be used once a day

hunt-card-princess = Princesse
    .text = Ses cartes Manigance : Licorne taxée et Licorne du dauphin.
hunt-card-knight = Chevalier
    .text = Ses cartes Manigance : Licorne en armure et Licorne de tournoi.
hunt-card-wizard = Magicien
    .text = Ses cartes Manigance : Licorne métamorphe et Licorne décolorée.
hunt-card-shaman = Chamane
    .text = Ses cartes Manigance : Licorne totem et Pipi de licorne.
hunt-card-huntress = Chasseuse
    .text = Ses cartes Manigance : Licorne dodue et Licorne cachée.
hunt-card-bard = Barde
    .text = Ses cartes Manigance : Licorne chantée et Licorne pleurnicheuse.
hunt-card-royal_veto = Veto royal
    .text = Une fois par jour, quand une carte Manigance, n’importe laquelle, vient d’être révélée, annule-la : elle ne fait rien.
    .short = Une fois par jour, annule une carte Manigance qui vient d’être révélée.
hunt-card-charge = À la charge !
    .text = Une fois par jour, annonce-le avec tes cartes Chasse : ton total compte 1 de plus, ou 2 dans une partie sans cartes Manigance.
    .short = Une fois par jour, avec tes cartes Chasse : ton total compte 1 de plus.
hunt-card-rewind = Retour en arrière
    .text = Une fois par jour, après une chasse à laquelle tu as participé sans obtenir la licorne, reprends une carte Chasse de 3 au plus que tu y as jouée.
    .short = Une fois par jour, après une chasse perdue, reprends une carte Chasse de 3 au plus.
hunt-card-spirit_sight = Vision des esprits
    .text = Une fois par jour, avant une chasse, regarde en secret toutes les cartes Manigance de sa licorne. Tu peux alors en déplacer une vers une autre licorne de la file du jour.
    .short = Une fois par jour, regarde les Manigances d’une licorne ; tu peux en déplacer une.
hunt-card-extra_arrow = Flèche de trop
    .text = Une fois par jour, place une carte Chasse de plus que la chasse ne l’exige.
    .short = Une fois par jour, place une carte Chasse de plus qu’exigé.
hunt-card-encore = Rappel
    .text = Une fois par jour, annonce-le avec tes cartes Chasse : si ton total est à égalité, seuls les autres totaux égaux sont annulés.
    .short = Une fois par jour, avec tes cartes Chasse : une égalité n’annule que les autres.

## Pages of /card. $line: the card with colour and coins, $text: one of the above, $copies, $coins: numbers

hunt-page-unicorn = ### { $card }
    -# Licorne à chasser · { $colour } · { hunt-coins }
    { $text }
    .starting = ### { $card }
        -# Licorne de départ · { $colour } · { hunt-coins }
        { $text }
hunt-page-scheme = ### { $card }
    -# Carte Manigance que chaque personnage possède
    { $text }
# $owner: the character
hunt-page-scheme-own = ### { $card }
    -# Carte Manigance du personnage { $owner }
    { $text }
# $coins: its price in hunt cards, $copies: tokens
hunt-page-item = ### { $card }
    -# Marché noir · coûte { $cost } en cartes Chasse · { $copies } jetons
    { $text }
# $power: its name, $rule: what it does
hunt-page-character = ### { $card }
    -# Personnage
    { $text }
    Pouvoir **{ $power } :** { $rule }
hunt-page-power = ### { $card }
    -# Pouvoir du personnage { $owner }
    { $text }
