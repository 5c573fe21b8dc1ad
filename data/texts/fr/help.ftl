### /aide sur un seul écran, l’aide de jeu, et les pages de /règles (preset second).
### Chaque page reste sous 2 000 caractères.

help-screen = ### Comment jouer ici
    1. `/table nouvelle` ouvre une table dans ce salon. Les autres appuient sur **Rejoindre** ; **Ajouter un ordinateur** remplit une place.
    2. L’hôte appuie sur **Commencer**. Le **plateau** montre toutes les écuries et qui doit décider, jusqu’à quand.
    3. Quand c’est ton tour, je te mentionne. Appuie sur **Ma main** : personne d’autre ne voit tes cartes. Choisis-en une à jouer, ou pioche.
    4. Quand quelqu’un joue une carte, tout le monde reçoit les mêmes boutons : **Huuue** la contre, **Laisser passer** la laisse passer. Si le temps est écoulé, elle passe.
    5. La première écurie qui a assez de licornes gagne.

    - **Pas tout suivi ?** `/main` montre ce qu’on te demande, `/tables` tes tables. **Récit** raconte ce qui s’est passé.
    - **Une carte ?** `/carte` l’explique. **Une règle ?** `/règles`, page par page.
    - **Pas le temps ?** **Plus…** te permet de partir, ou de choisir quand je te mentionne. Si tu manques deux décisions de suite, l’ordinateur joue jusqu’à ton retour.
    - **Tes propres règles ?** `/règles-maison voir` dit à quoi joue ce serveur ; qui le gère les change avec `/règles-maison changer`.
    - **Plutôt le clavier ?** `/jouer`, `/piocher`, `/huuue`, `/passer` et `/choisir` font tout ce que font les boutons.

## The quick reference card

# $needed: unicorns to win, $limit: hand limit (a number, or the word for none)
reference-card = ### Aide de jeu
    - **Ton tour :** 1. effets de début de tour · 2. pioche une carte · 3. joue une carte ou pioches-en une autre · 4. défausse au-delà de la limite de main ({ $limit })
    - **Pour gagner :** { $needed } licornes dans ton écurie
    - **Les licornes** vont dans ton écurie. Bébés Licornes et Licornes Standard ne font rien, les Licornes Magiques font ce qu’elles disent.
    - **La Magie** agit une fois, puis va à la défausse.
    - **Une Amélioration** aide, **une Attaque** gêne l’écurie où elle se trouve.
    - **Huuue** contre une carte que quelqu’un d’autre joue. Un Huuue peut être contré, un Super Huuue non.
    - **Sacrifier :** de ton écurie à la défausse · **Détruire :** d’une autre écurie à la défausse · **Voler :** d’une autre écurie à la tienne · **Défausser :** de ta main
    - **Les bébés** vont à la nurserie au lieu d’une main ou d’une pile.
    - **Tu peux :** c’est facultatif, tout le reste ne l’est pas. **Puis :** seulement si ce qui précède a été fait.
reference-no-limit = pas de limite
# The same for the Kids deck
reference-card-kids = ### Aide de jeu
    - **Ton tour :** 1. pioche une carte · 2. joue une carte ou pioches-en une autre
    - **Pour gagner :** { $needed } licornes dans ton écurie, ton bébé compte
    - **Limite de main :** { $limit }
    - **Les licornes** vont dans ton écurie et y restent. Chacune porte un symbole.
    - **La Magie** agit une fois. Elle coûte une autre carte de ta main, sauf si une licorne de ton écurie porte le même symbole : alors elle est gratuite.
    - **Huuue** contre une carte que quelqu’un d’autre joue. Un Huuue peut être contré.
    - **Les bébés** sont intouchables et ne partent jamais.

reference-card-hunt = ### Aide de jeu
    - **Quatre jours.** Chaque jour : place une carte Manigance sur une licorne, chasse les licornes l’une après l’autre, fais tes courses au marché noir. Puis toutes les cartes Chasse et tous les pouvoirs reviennent.
    - **Chasse :** qui a le jeton Premier joueur place de 1 à 3 cartes Chasse face cachée, les autres autant, ou bien passent. Les totaux à égalité ne comptent pas ; le plus grand qui reste gagne et prend le jeton.
    - **Cartes Manigance :** qui gagne révèle une de celles de la licorne ; elle peut tout changer.
    - **Marché noir :** un achat par jour, avec les cartes Chasse qui te restent.
    - **Points :** pièces, cartes et jetons attachés, Pâtés ; 2, 5, 8, 12 pour deux à cinq d’une couleur ; 8 pour un Arc-en-ciel, une de chaque couleur. Chaque licorne compte dans une seule collection.
    - **Double Arc-en-ciel :** deux de chaque couleur, et c’est gagné aussitôt.

## Pages of /rules

rules-menu = Choisis une page
rules-overview = ### Unstable Unicorns, deuxième édition
    Remplis ton écurie de licornes. De 2 à 5, la première écurie à en avoir **7** gagne ; de 6 à 8, la première à en avoir **6**.

    Tout le monde commence avec un Bébé Licorne dans l’écurie et cinq cartes en main. La pioche est commune ; ce qui est sacrifié, détruit ou défaussé va à la défausse. Les autres bébés attendent à la nurserie.

    Une carte agit dès qu’elle est dans une écurie, jamais tant qu’elle est en main.
    .title = Aperçu
rules-turn = ### Un tour
    1. **Début.** Les effets des cartes de ton écurie qui parlent du début de ton tour. Tu les utilises dans l’ordre que tu veux ; ce qui n’est pas facultatif doit être fait. Tous sont ouverts dès le départ : un effet qui finit ton tour ne t’enlève pas les autres.
    2. **Pioche** une carte.
    3. **Action,** une seule : joue une licorne, une carte Magie, une Amélioration ou une Attaque, ou pioche une autre carte.
    4. **Fin.** Défausse jusqu’à sept cartes en main.

    On joue dans l’ordre des places.
    .title = Un tour
rules-cards = ### Sortes de cartes
    - **Les Bébés Licornes** ne font rien et ne vont jamais dans une main ni dans une pile : ils retournent à la nurserie.
    - **Les Licornes Standard** ne font rien non plus, mais viennent de la pioche.
    - **Les Licornes Magiques** ont un effet : à l’entrée, au début de ton tour, ou en permanence.
    - **La Magie** agit une fois, puis va à la défausse.
    - **Une Amélioration** se joue dans n’importe quelle écurie et y reste.
    - **Une Attaque** se joue dans n’importe quelle écurie, y compris la tienne, et y reste.
    - **Les Illicos** sont Huuue et Super Huuue. Ils ne sont jamais ton action.

    Chaque licorne compte pour une, sauf si sa carte dit le contraire.
    .title = Sortes de cartes
rules-neigh = ### Huuue
    Quand quelqu’un joue une carte de sa main, les autres peuvent la contrer avec un **Huuue**. La carte contrée est défaussée et l’action est perdue.

    Un Huuue est une carte lui aussi : on peut donc le contrer, même en ayant joué la première carte. Après un nombre pair de Huuue, la carte passe. Un **Super Huuue** ne peut pas être contré.

    L’effet d’une carte dans une écurie ne peut pas être contré, pas plus qu’une carte volée, déplacée ou qui entre sans être jouée.

    La fenêtre se ferme quand tout le monde a laissé passer la carte, ou quand son temps est écoulé.
    .title = Huuue
rules-words = ### Ce que disent les mots
    - **Piocher :** du dessus de la pioche à ta main.
    - **Défausser :** de ta main à la défausse.
    - **Sacrifier :** de ta propre écurie à la défausse.
    - **Détruire :** d’une autre écurie à la défausse.
    - **Voler :** d’une autre écurie à la tienne.
    - **Entrer :** être jouée, volée ou amenée dans une écurie. **Quitter :** toutes les façons d’en sortir.
    - **N’importe quelle écurie** peut être la tienne, **une autre écurie** ou **quelqu’un d’autre** jamais, **tout le monde** te comprend aussi.
    - **Tu peux** est facultatif, tout le reste se fait autant que possible. L’impossible est ignoré.
    - **Puis :** la suite n’arrive que si ce qui précède a été fait. Une licorne sauvée compte comme sacrifiée ou détruite.
    Une carte trouvée dans la pioche est montrée à tout le monde.
    .title = Les mots des cartes
rules-winning = ### Gagner
    Tu gagnes quand tu as assez de licornes une fois terminés tous les effets en cours. Ce peut être pendant le tour de quelqu’un d’autre. Si deux écuries y arrivent ensemble, c’est d’abord celle dont c’est le tour, puis l’ordre de jeu.

    Si la pioche s’épuise avant, le plus de licornes gagne. En cas d’égalité, on compte les lettres dans les noms des licornes. Si elles aussi sont à égalité, personne ne gagne.
    .title = Gagner
rules-two-players = ### À deux
    Certaines cartes restent dans la boîte : toutes les Licornes Standard, Licorne Reine de Beauté, Licorne Séductrice, Licorne Arc-En-Ciel, Licorne Mère Poule, Licorne Nécromancienne, Caméra Espionne, Rituel Sadique, Ralentissement et Youpi !

    Chaque main reçoit un Huuue avant la distribution de cinq cartes : tu commences donc avec six.
    .title = À deux
rules-kids = ### Unstable Unicorns pour les enfants
    De 2 à 6. La première écurie à avoir **7** licornes gagne, peu importe combien vous êtes. Ton Bébé Licorne compte.

    - **Un tour :** pioche une carte, puis fais une chose : joue une licorne, joue une carte Magie, ou pioche une autre carte. Il n’y a pas de limite de main.
    - **Les licornes** n’ont pas d’effet. Chacune porte un des huit symboles : ❤️ cœur, ☀️ soleil, ⚡ éclair, 🍀 trèfle, 💧 goutte, 🌙 lune, 🔮 gemme, ❄️ neige.
    - **La Magie** porte aussi un symbole, et elle a un prix : quand plus personne ne la contre, tu défausses une autre carte de ta main. Si une licorne de ton écurie porte le même symbole, la Magie est gratuite.
    - **Huuue** contre une carte que quelqu’un d’autre joue. Une Magie contrée ne coûte rien de plus.
    - **Les bébés** se choisissent avant la partie. Rien ne peut toucher le tien, et il ne part jamais ; les autres retournent dans la boîte, car il n’y a pas de nurserie.

    Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.
    .title = Pour les enfants
rules-hunt = ### Kill the Unicorns
    De 3 à 4, jusqu’à 6 avec l’extension. Tout le monde joue un personnage avec un pouvoir, huit cartes Chasse (0, 1, 1, 2, 2, 3, 3, 4) et huit cartes Manigance, et commence avec une fausse licorne. Le plus de points après **quatre jours** gagne.

    1. **Pièges.** Quatre licornes se mettent en file. Tout le monde pioche deux cartes Manigance, en place une face cachée sur une licorne et défausse l’autre. Une licorne peut en porter deux.
    2. **Chasses,** une licorne après l’autre. Qui a le jeton Premier joueur place de 1 à 3 cartes Chasse face cachée, puis, à tour de rôle, les autres en placent autant ou passent. Tout est révélé : les totaux à égalité ne comptent pas, le plus grand qui reste gagne. S’il n’en reste aucun, la licorne s’échappe.
    3. Qui gagne révèle une carte Manigance de la licorne, prend la licorne, et le jeton Premier joueur.
    4. **Marché noir.** À tour de rôle, un seul achat, avec les cartes Chasse qui restent en main, sans monnaie.

    Puis toutes les cartes Chasse et tous les pouvoirs reviennent. Si qui a le jeton passe avant que quelqu’un ait ouvert, le jeton va à la place suivante, qui peut ouvrir.
    .title = Kill the Unicorns : la chasse
rules-hunt-cards = ### Kill the Unicorns : les points
    - **Les pièces** de tes licornes, et ce que les cartes Manigance et les jetons y ajoutent ou en retirent.
    - **Collections :** 2, 5, 8, 12 points pour deux, trois, quatre, cinq licornes d’une couleur. La sixième en commence une nouvelle.
    - **Arc-en-ciel :** 8 points pour une de chaque couleur, 🌸 rose, ⭐ jaune, 💧 bleu et 🍇 violet. Chaque licorne compte dans une seule collection ou un seul Arc-en-ciel ; je trouve le meilleur partage.
    - **Les Pâtés** rapportent leur nombre. Les licornes légendaires n’ont pas de couleur.
    - **Double Arc-en-ciel :** deux licornes de chaque couleur gagnent la partie aussitôt.
    - À points égaux, le plus de licornes gagne.

    Pouvoirs, une fois par jour : la Princesse annule une Manigance qui vient d’être révélée, le total du Chevalier compte 1 de plus, le Magicien reprend une carte Chasse d’une chasse perdue, la Chamane regarde des Manigances et peut en déplacer une. `/carte` explique chacun.

    Variantes : Expert cache les défausses ; Initiation enlève les cartes Manigance, ou les pouvoirs aussi.
    .title = Kill the Unicorns : les points
rules-house = ### Règles maison
    Une table peut changer les règles avant le début de sa partie : combien de licornes gagnent, la limite de main, ce qui se passe quand la pioche s’épuise, quand on nomme les cibles, et plus encore. La salle d’attente dit lesquelles diffèrent, **Règles** sous le plateau en donne la liste.
    .title = Règles maison

# /card. $type: a type name, $copies: how many are in the deck
card-page = ### { $card }
    -# { $type } · { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }
    { $text }
card-page-notes = **Cas épineux :** { $notes }
# What the card says in another edition. $edition: its name
card-page-edition = **Autrement ({ $edition }) :** { $text }
# .chosen: in a game without a nursery
card-page-baby = ### { $card }
    -# { $type } · de la nurserie
    { $text }
    .chosen = ### { $card }
        -# { $type } · un par personne
        { $text }
