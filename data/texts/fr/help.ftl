### /aide sur un seul écran, l’aide de jeu, la page d’une carte.
### Chaque page reste sous 2 000 caractères.

help-screen = ### Comment jouer ici
    Tu débutes ? Appuie sur **{ help-learn }**.
    1. `/{ command-table } { command-table-new }` ouvre une table ici.
    2. Les autres appuient sur **{ $lobby-join }**. **{ $lobby-add-computer }** remplit une place.
    3. L’hôte appuie sur **{ $lobby-start }**.
    4. C’est ton tour ? Je t’appelle : appuie sur **{ $board-my-hand }**.
    5. Quelqu’un joue une carte ? **{ $window-neigh }** la contre, **{ $window-let-it-be }** la laisse passer.
    6. À **{ game-hunt }**, tu mises en secret : je te le demande en message privé. **{ $board-bid }** sous le plateau fait de même.
    7. Un choix regretté ? **{ more-undo }** sous **{ $board-more }**, si personne n’a agi depuis.
    ### Pour regarder
    - Le plateau montre où chacun en est.
    - **{ $board-story }** raconte ce qui s’est passé.
    - `/{ command-watch }` te montre une partie en direct.
    ### Après une partie
    - Sous le résultat, vote pour l’action de la partie.
    - **{ $end-rematch }** fait rejouer les mêmes personnes.
    - `/{ command-replay }` fait revoir une partie finie, toutes les mains visibles.
    - `/{ command-stats }` compte tes parties et celles du serveur. Tu peux ne pas y figurer.
    ### Pour gérer un serveur
    - `/{ command-houserules } { command-houserules-show }` : ce qui vaut ici
    - `/{ command-houserules } { command-houserules-set }` : le changer
    - `/{ command-table } { command-table-end }` : arrêter une table
    ### En cas de doute
    - `/{ command-hand }` : ce qu’on te demande
    - `/{ command-tables }` : tes tables
    - `/{ command-card }` : ce que fait une carte
    - `/{ command-bug }` : dire à qui me répare que quelque chose ne va pas
    - **{ $board-more }** sous le plateau : partir, ou choisir quand je t’appelle. Si tu manques deux décisions, l’ordinateur joue jusqu’à ton retour.
help-learn = Apprendre en jouant
help-rules = Règles
help-settings = Mes réglages

## The quick reference card

# $needed: unicorns to win, $limit: hand limit (a number, or the word for none)
reference-card = ### Aide de jeu
    - **Ton tour :** 1. effets de début de tour · 2. pioche une carte · 3. joue une carte ou pioches-en une autre · 4. défausse jusqu’à la limite de main
    - **Limite de main :** { $limit }
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

reference-hunt = ### Aide de jeu
reference-hunt-days = - **Quatre jours.** Chaque jour : place une carte Manigance sur une licorne, chasse les licornes l’une après l’autre, fais tes courses au marché noir. Puis toutes les cartes Chasse et tous les pouvoirs reviennent.
    .no_schemes = - **Quatre jours sans cartes Manigance.** Chaque jour : chasse les licornes l’une après l’autre, fais tes courses au marché noir. Puis toutes les cartes Chasse et tous les pouvoirs reviennent.
    .no_powers = - **Quatre jours sans cartes Manigance ni pouvoirs.** Chaque jour : chasse les licornes l’une après l’autre, fais tes courses au marché noir. Puis toutes les cartes Chasse reviennent.
reference-hunt-bids = - **Chasse :** qui a le jeton Premier joueur place de 1 à 3 cartes Chasse face cachée, les autres autant, ou bien passent. Les totaux à égalité ne comptent pas ; le plus grand qui reste gagne et prend le jeton.
reference-hunt-schemes = - **Cartes Manigance :** qui gagne révèle une de celles de la licorne ; elle peut tout changer.
reference-hunt-market = - **Marché noir :** un achat par jour, avec les cartes Chasse qui te restent.
reference-hunt-points = - **Points :** pièces, cartes et jetons attachés, Pâtés ; 2, 5, 8, 12 pour deux à cinq d’une couleur ; 8 pour un Arc-en-ciel, une de chaque couleur. Chaque licorne compte dans une seule collection.
    .no_schemes = - **Points :** pièces, jetons, Pâtés ; 2, 5, 8, 12 pour deux à cinq d’une couleur ; 8 pour un Arc-en-ciel, une de chaque couleur. Chaque licorne compte dans une seule collection.
reference-hunt-rainbow = - **Double Arc-en-ciel :** deux de chaque couleur, et c’est gagné aussitôt.
reference-hunt-expert = - **Partie d’experts :** les cartes Chasse jouées et les cartes Manigance défaussées restent face cachée ; les autres n’en voient que le nombre.

# /card. $type: a type name, $copies: how many are in the deck
card-page = ### { $card }
    -# { $type } · { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }
    { $text }
card-page-notes = **Cas épineux :** { $notes }
card-page-ours = -# Nom français maison : on ne connaît pas de nom imprimé pour cette carte.
card-page-names = -# Dans d’autres langues : { $names }
card-page-name = *{ $card }* ({ $language })
card-page-boxes = -# Dans ces boîtes : { $boxes }
card-page-box = { $edition } (×{ $copies })
card-page-found = { $card } ({ $other })
# What the card says in another edition. $edition: second, french, first or kids
card-page-edition = { $edition ->
    [french] **Dans la règle française :**
    [first] **Dans la première édition :**
    [kids] **Dans le jeu pour les enfants :**
   *[second] **Dans la deuxième édition :**
} { $text }
# .chosen: in a game without a nursery
card-page-baby = ### { $card }
    -# { $type } · de la nurserie
    { $text }
    .chosen = ### { $card }
        -# { $type } · un par personne
        { $text }
