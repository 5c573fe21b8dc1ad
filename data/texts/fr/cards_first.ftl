### Les cartes d’Unstable Unicorns, première édition, avec nos mots à nous ; comme dans cards.ftl.
###
### card-<title>_first   what a card says in this edition where that isn’t what cards.ftl says; its name stands there

## Cards that only this edition has

card-angel_unicorn = Licorne Ange
    .text = Au début de ton tour, tu peux la sacrifier, puis faire entrer dans ton écurie une licorne de la défausse.
    .short = Début du tour : tu peux la sacrifier, puis faire revenir une licorne défaussée.
    .notes = Elle peut se faire revenir elle-même. L’effet d’entrée de la licorne a lieu.
card-extremely_fertile_unicorn = Licorne Extrêmement Fertile
    .text = Au début de ton tour, tu peux défausser une carte, puis faire entrer dans ton écurie un Bébé Licorne de la nurserie.
    .short = Début du tour : tu peux défausser une carte, puis faire entrer un Bébé Licorne.
card-puppicorn = Toutoucorne
    .text = À chaque début de tour, elle trottine jusqu’à l’écurie de la personne dont le tour commence. Elle ne peut être ni sacrifiée ni détruite.
    .short = Rejoint qui commence son tour. Ne peut être ni sacrifiée ni détruite.
    .notes = Elle se déplace avant tout le reste du tour : son arrivée peut donc faire gagner aussitôt (R87). À chaque fois, elle quitte une écurie et entre dans une autre (Barbelés). Elle peut être volée, échangée et renvoyée en main. Sous Lumière Aveuglante, elle ne bouge pas.
card-zombie_unicorn = Licorne Zombie
    .text = Au début de ton tour, tu peux défausser une licorne. Si tu le fais, fais entrer dans ton écurie une licorne de la défausse et passe directement à la fin de ton tour.
    .short = Début du tour : défausse une licorne pour en faire revenir une ; ton tour s’achève.
    .notes = Elle peut faire revenir la carte que tu viens de défausser. Tu ne pioches pas et tu n’as pas d’action, mais tes autres effets de début de tour restent utilisables (CZ-28) et la limite de main vaut.
card-unicorn_shrinkray = Rayon Rapetisseur
    .text = Choisis quelqu’un, toi y compris. Toutes les licornes de son écurie vont à la défausse sans aucun effet, et autant de bébés de la nurserie prennent leur place.
    .short = Les licornes d’une écurie vont à la défausse ; autant de bébés prennent leur place.
    .notes = Tu peux te choisir. Les bébés parmi elles vont d’abord à la nurserie. S’il n’y a pas assez de bébés, seuls ceux qui s’y trouvent viennent. Ce n’est ni un sacrifice ni une destruction : les Licornes Volantes ne reviennent pas et Toutoucorne part aussi, mais Chatcorne Magique reste. Barbelés compte chaque licorne qui part et chaque bébé qui vient.
card-rainbow_mane = Crinière Arc-En-Ciel
    .text = Elle ne peut entrer que dans une écurie où il y a une Licorne Standard. Au début de ton tour, tu peux faire entrer dans ton écurie une Licorne Standard de ta main.
    .short = Exige une Licorne Standard. Début du tour : fais-en entrer une de ta main.
    .notes = Elle reste quand la Licorne Standard part. Pour la voler ou la déplacer, il faut aussi une Licorne Standard dans la nouvelle écurie, et un panda n’en est pas une.
card-extra_tail = Queue Supplémentaire
    .text = Elle ne peut entrer que dans une écurie où il y a une Licorne Standard. Au début de ton tour, tu peux piocher une carte de plus que d’habitude.
    .short = Exige une Licorne Standard. Début du tour : tu peux piocher une carte de plus.
    .notes = Elle reste quand la Licorne Standard part. Pour la voler ou la déplacer, il faut aussi une Licorne Standard dans la nouvelle écurie, et un panda n’en est pas une.
card-unicorn_lasso = Lasso à Licornes
    .text = Au début de ton tour, tu peux voler une licorne dans une autre écurie. Elle y retourne à la fin de ton tour.
    .short = Début du tour : tu peux voler une licorne jusqu’à la fin du tour.
    .notes = Son effet d’entrée a lieu pour toi, et encore une fois dans son écurie quand elle y est revenue. Tu peux gagner avec elle avant cela (R86). Si elle a quitté ton écurie entre-temps, rien ne retourne.
card-summoning_ritual = Rituel d’Invocation
    .text = Au début de ton tour, tu peux défausser deux licornes, puis faire entrer dans ton écurie une licorne de la défausse.
    .short = Début du tour : tu peux défausser 2 licornes, puis en faire revenir une.
    .notes = Ce peut être une des deux licornes que tu viens de défausser.

## Cards with other words than in the second edition

card-magical_kittencorn_first =
    .text = Insensible à la magie : aucune carte Magie ne peut la toucher, de quelque façon que ce soit.
    .short = Les cartes Magie ne peuvent pas la toucher.
    .notes = Aucune carte Magie ne peut la détruire, la sacrifier, la renvoyer en main, l’échanger ni la rapetisser (R45). Les licornes et les Améliorations le peuvent, et servent aussi à la voler.
card-chainsaw_unicorn_first =
    .text = Quand elle entre dans ton écurie, tu peux détruire une Amélioration ou une Attaque dans une autre écurie, ou en sacrifier une dans la tienne.
    .short = À l’entrée : tu peux détruire ou sacrifier une Amélioration ou une Attaque.
card-llamacorn_first =
    .text = Quand elle entre dans ton écurie, tout le monde, y compris toi, doit défausser une carte de son choix. Ensuite, mélange la défausse avec la pioche.
    .short = À l’entrée : tout le monde défausse une carte ; défausse mélangée à la pioche.
    .notes = Qui n’a pas de carte en main ne perd rien ; la défausse est mélangée dans tous les cas.
card-americorn_first =
    .text = Quand elle entre dans ton écurie, choisis quelqu’un, toi y compris, et prends une carte au hasard dans sa main.
    .short = À l’entrée : prends une carte au hasard dans une main.
    .notes = Ce n’est pas facultatif. Tu choisis la personne (toi, si tu veux), jamais la carte. Vous deux seulement apprenez quelle carte c’était.
card-seductive_unicorn_first =
    .text = Quand elle entre dans ton écurie, vole une licorne dans une autre écurie. Quand Licorne Séductrice quitte ton écurie, cette licorne y retourne.
    .short = À l’entrée : vole une licorne ; elle retourne chez elle quand cette carte part.
    .notes = Ce n’est pas facultatif. Si la licorne volée a quitté ton écurie entre-temps, rien ne retourne (R86). Sous Lumière Aveuglante, aucune des deux moitiés n’a lieu.
card-annoying_flying_unicorn_first =
    .text = Quand elle entre dans ton écurie, tu peux choisir quelqu’un, toi y compris, qui doit défausser une carte de son choix. { -flyer }
    .short = À l’entrée : tu peux faire défausser quelqu’un. Tuée, elle revient en main.
    .notes = { -flyer-notes }
card-unicorn_phoenix_first =
    .text = Quand elle entre dans ton écurie, défausse une carte de ton choix. Quand elle est sacrifiée ou détruite et que tu as au moins une carte en main, elle revient dans ton écurie.
    .short = À l’entrée : défausse une carte. Tuée, elle revient si tu as une carte en main.
    .notes = Elle part et entre à nouveau : il faut donc chaque fois défausser une carte. Main vide, rien n’est défaussé, mais elle ne revient pas non plus. Sous Lumière Aveuglante, elle reste dans la défausse.
card-mermaid_unicorn_first =
    .text = Quand elle entre dans ton écurie, tu peux choisir une carte dans n’importe quelle écurie : elle retourne dans la main de la personne à qui est cette écurie.
    .short = À l’entrée : tu peux renvoyer en main une carte de n’importe quelle écurie.
    .notes = La tienne compte aussi. Ce peut être une licorne, une Amélioration ou une Attaque ; un bébé va à la nurserie.
card-back_kick_first =
    .text = Choisis une carte dans n’importe quelle écurie : elle retourne dans la main de la personne à qui est cette écurie. Cette personne défausse aussi une carte de son choix.
    .short = Renvoie en main une carte d’une écurie ; cette personne en défausse une.
    .notes = Ce peut être ton écurie. La carte défaussée peut être celle qui vient de revenir ou une autre. Un bébé va à la nurserie, et il faut défausser quand même.
card-targeted_destruction_first =
    .text = Détruis une Amélioration ou une Attaque dans une autre écurie, ou sacrifies-en une dans la tienne.
    .short = Détruis ou sacrifie une Amélioration ou une Attaque.
card-blatant_thievery_first =
    .text = Regarde une main, la tienne ou une autre, et prends-y une carte de ton choix.
    .short = Regarde une main et prends-y une carte.
    .notes = Personne d’autre ne voit cette main. Choisir la tienne ne change rien.
card-blinding_light_first =
    .text = Tant que cette carte est dans ton écurie, rien ne déclenche les effets des licornes de ton écurie. Leurs effets permanents continuent.
    .short = Rien ne déclenche les effets de tes licornes.
    .notes = Est empêché ce qui arrive à l’entrée, au départ, au sacrifice ou à la destruction et au début d’un tour. N’est pas empêché : compter pour deux, les protections, les Licornes Volantes qui reviennent en main, l’aide de Licorne Chevalier Noir, Licorne Reine de Beauté. Avec Pandamonium à côté, une licorne entre sans son effet et devient un panda avec tous ses effets.
