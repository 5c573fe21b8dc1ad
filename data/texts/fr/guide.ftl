### La première main guidée : de courts conseils dans des messages privés, au moment où ils comptent, quelques pages pour
### faire le tour, et la table d’entraînement. Tout est privé. « Je », c’est le bot.

hint = 💡 { $hint }
hint-off = Arrêter les conseils
hint-tour = Visite guidée
hint-gone = Les conseils sont arrêtés. `/{ command-help }` les fait revenir.
hint-back = Les conseils sont de retour. Tu les vois dans ta main quand il y a du nouveau.

## Unstable Unicorns

hint-baby = Bienvenue ! Tout le monde commence avec un Bébé Licorne. Il ne fait rien, mais c’est la première des { $needed } licornes qu’il te faut. Tous les bébés se valent.
hint-turn = À toi : tu as déjà pioché. Joue maintenant **une** carte, ou pioche encore. Chaque licorne dans ton écurie te rapproche des { $needed }.
hint-card = Ce que fait une carte est écrit à côté. `/{ command-card }` en dit plus. Une carte que tu ne peux pas jouer dit pourquoi.
hint-window = À chaque carte, on demande à tout le monde : ainsi personne n’apprend qui a un Huuue. { $count ->
        [0] Tu n’en as pas maintenant : laisse passer les cartes.
        [one] Tu en as un maintenant : il contre une carte. Garde-le pour une carte qui te fait du tort.
       *[other] Tu en as { $count } maintenant : chacun contre une carte. Garde-les pour celles qui te font du tort.
    }
hint-neighed = Quand ta propre carte est contrée, un Huuue sur ce Huuue la sauve.
hint-downgrade = *{ $card }* est dans ton écurie : { $short } Elle y reste jusqu’à ce que tu la sacrifies, ou que quelqu’un la déplace ou la détruise.
hint-upgrade = *{ $card }* aide ton écurie tant qu’elle y reste : { $short }
hint-opening = Certaines de tes cartes agissent au début du tour. Utilise-les dans l’ordre que tu veux ; « { answer-done } » te fait continuer.
hint-choice = C’est une carte qui te pose cette question. Ce qu’elle fait est écrit dessous. Rien n’est définitif tant que tu n’as pas appuyé ou confirmé.
hint-limit = Tu as en main plus de cartes que tu ne peux en garder. Choisis celle qui te sert le moins ; elle va à la défausse.
hint-close = Il ne manque qu’une licorne à **{ $player }**. Un Huuue vaut cher maintenant.
hint-waiting = Je t’appelle dès qu’on te demande quelque chose. **{ $board-story }** raconte ce qui s’est passé, le plateau montre toutes les écuries.

## Unstable Unicorns for Kids

hint-kids-baby = Bienvenue ! Tout le monde commence avec un Bébé Licorne. Rien ne peut te le prendre, et il compte : il te faut { $needed } licornes.
hint-kids-turn = À toi : tu as pioché. Joue maintenant **une** carte, ou pioche encore. Les licornes vont dans ton écurie.
hint-kids-magic = Regarde les symboles : une Magie est gratuite si une licorne de ton écurie porte le même. Sinon, elle coûte une autre carte.
hint-kids-cost = Aucune de tes licornes ne porte ce symbole : la Magie coûte donc une carte. Donne celle qui te sert le moins.

## Kill the Unicorns

hint-hunt-character = Bienvenue ! Ton personnage apporte un pouvoir, une fois par jour, et deux cartes Manigance que personne d’autre n’a.
hint-hunt-trap = Place une de tes deux cartes Manigance. On voit qu’elle est à toi, pas ce qu’elle est. Mets-en une bonne là où tu veux gagner, une mauvaise là où tu ne veux pas.
hint-hunt-open = C’est toi qui ouvres : place de 1 à 3 cartes. Les autres doivent en placer autant : trois petites cartes peuvent aussi être un piège. Ce que tu places ne revient qu’à la fin du jour.
hint-hunt-follow = { $count ->
        [one] Place exactement une carte, ou passe.
       *[other] Place exactement { $count } cartes, ou passe.
    } Les totaux égaux peuvent s’annuler : un total inattendu peut gagner.
hint-hunt-reveal = Tu as gagné, mais une carte Manigance compte d’abord : choisis laquelle. Elle peut t’aider, ou t’enlever la licorne.
hint-hunt-power = C’est ton pouvoir. Il sert une fois par jour, et demain il revient.
hint-hunt-market = Achète une chose avec les cartes qui te restent ; elles reviennent demain de toute façon. Une couleur peut compléter une collection.
hint-hunt-waiting = Je t’appelle dès qu’on te demande quelque chose. **{ $board-story }** raconte ce qui s’est passé, le plateau montre les licornes encore à chasser et ce que chacun a gagné.

## Faire le tour

tour-page = -# Visite guidée · { $page } sur { $pages }
tour-hand = Retour à ma main
tour-stable = ### Voici ton écurie
    { ITALIC($cards) }

    Licornes : **{ $unicorns }** sur { $needed }. La première écurie à en avoir { $needed } gagne. Une carte agit tant qu’elle est dans une écurie.
tour-stable-empty = ### Voici ton écurie
    Elle est encore vide. La première écurie à avoir { $needed } licornes gagne. Une carte agit tant qu’elle est dans une écurie.
tour-cards = ### Voici tes cartes
    Personne d’autre ne les voit.
    { $cards }
tour-cards-empty = ### Voici tes cartes
    Tu n’en as pas pour l’instant. Chaque tour commence par une pioche.
tour-neigh = ### Voici les Huuue
    { $count ->
        [0] Tu n’en as pas pour l’instant.
       *[other] Tu as { ITALIC($cards) }.
    } Un Huuue contre une carte que quelqu’un d’autre joue. Quand une carte est jouée, tout le monde reçoit les mêmes boutons dessous : **{ $window-neigh }** ou **{ $window-let-it-be }**.
tour-turn = ### Voici un tour
    1. Les cartes qui parlent du début de ton tour.
    2. Tu pioches une carte. Je le fais pour toi.
    3. Tu joues **une** carte, ou tu pioches encore.
    4. À la fin, tu peux garder { $limit ->
        [one] { $limit } carte
       *[other] { $limit } cartes
    }.

    Appuie sur **{ $board-my-hand }** sous le plateau quand je t’appelle.
tour-turn-no-limit = ### Voici un tour
    1. Tu pioches une carte. Je le fais pour toi.
    2. Tu joues **une** carte, ou tu pioches encore.

    Appuie sur **{ $board-my-hand }** sous le plateau quand je t’appelle.
tour-kids-cards = ### Les symboles
    Chaque carte porte un symbole. Une Magie est gratuite si une licorne de ton écurie porte le même ; sinon, elle coûte une autre carte.
tour-help = ### En cas de doute
    - `/{ command-hand }` : tes cartes, et ce qu’on te demande
    - `/{ command-card }` : ce que fait une carte
    - `/{ command-rules }` : les règles de ce jeu
    - **{ $board-story }** sous le plateau : ce qui s’est passé
    - **{ $board-more }** sous le plateau : partir, mentions, langue
tour-hunt-character = ### Voici ton personnage
    Tu joues **{ $character }**. Ton pouvoir est **{ $power }** : { $short }
    Il sert une fois par jour.
tour-hunt-character-plain = ### Voici ton personnage
    Tu joues **{ $character }**. À cette table, on joue sans pouvoirs.
tour-hunt-character-none = ### Voici ton personnage
    Tu en choisis un d’abord. Chacun a un pouvoir qui sert une fois par jour.
tour-hunt-cards = ### Voici tes cartes Chasse
    Tu as **{ $values }**.
    Tu les mises sur chaque licorne, de 1 à 3 à la fois, face cachée. Elles reviennent à la fin du jour.
tour-hunt-cards-empty = ### Voici tes cartes Chasse
    Tu n’en as plus pour l’instant. Toutes les huit reviennent à la fin du jour.
tour-hunt-line = ### Voici les licornes à chasser
    { $cards }

    On les chasse l’une après l’autre. Des cartes Manigance sont dessous, face cachée : qui gagne en révèle une.
tour-hunt-line-empty = ### Voici les licornes à chasser
    Il n’en reste pas aujourd’hui. Le jour suivant en apporte.
tour-hunt-points = ### Voici tes points
    Jusqu’ici : **{ $points }**. Les pièces des licornes comptent, et les collections : 2, 5, 8, 12 pour deux à cinq d’une couleur, 8 pour une de chaque.

## Apprendre en jouant

learn-heading = Apprendre en jouant
learn-about = J’ouvre une table ici, j’y assieds l’ordinateur avec toi et nous commençons aussitôt. Tu as tout ton temps, et j’explique chaque chose au moment où elle arrive. Quel jeu ?
learn-tour = Visite guidée de la table { $table }
learn-hints-on = Montre-moi des conseils
learn-needs-server = Une table d’entraînement a besoin d’un salon de serveur : utilise là-bas `/{ command-help }` ou `/{ command-table } { command-table-practice }`.
learn-begun = Ta table d’entraînement { $table } a commencé : le plateau est dans ce salon, pour tout le monde. Voici ta main, visible de toi seulement.
learn-running = Tu t’entraînes déjà à la table { $table }. Voici ta main.
