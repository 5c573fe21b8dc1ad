### Les pages de /règles et de « Règles » sous un plateau. Chacune dit les règles maison en vigueur : un argument du nom
### d’une règle maison est sa valeur (« true » et « false » sont des valeurs comme les autres), un nombre ou un de ses mots.
### Chaque page reste sous 2 000 caractères dans toutes les langues.
###
### rules-<page>         the page
###   .title             its title, also in the menu of pages

rules-menu = Choisis une page
# $game: a game with its edition; where these rules hold
rules-of-table = -# { $game } · comme on y joue à la table { $table }
rules-of-server = -# { $game } · comme on y joue sur ce serveur
rules-of-box = -# { $game } · comme le dit la boîte
# Under a page whose rules differ from the edition. $rules: a list of differences, joined by grammar
rules-differ = **Règles maison de cette page :** { $rules }
rules-difference = { $rule } : **{ $value }** (d’habitude { $usual })
# For whoever looks rules up. $ids: numbers of statements and rulings
rules-ids = -# Numéros de ces règles, pour signaler une erreur : { $ids }

## Unstable Unicorns

# $small_table, $big_table: how many unicorns win with up to five players, and with six and more
rules-overview = Remplis ton écurie de licornes. { $unicorns_to_win ->
        [by_seats] À cinq au plus, la première écurie à en avoir **{ $small_table }** gagne ; à six et plus, la première à en avoir **{ $big_table }**.
       *[other] La première écurie à en avoir **{ $unicorns_to_win }** gagne.
    }

    - Chaque main reçoit { $starting_hand ->
        [one] une carte
       *[other] { $starting_hand } cartes
    }.
    - { $baby_choice ->
        [random] Le hasard donne à chaque écurie un Bébé Licorne.
       *[choose] Tout le monde choisit un Bébé Licorne.
    } Il est dans l’écurie dès le départ. Les autres bébés attendent à la nurserie.
    - { $first_player ->
        [host_picks] L’hôte choisit qui commence.
        [vote] Tout le monde vote pour choisir qui commence.
       *[random] Le hasard dit qui commence.
    } On joue dans l’ordre des places.
    - La pioche est commune. Ce qui est sacrifié, détruit ou défaussé va à la défausse.
    - Licornes, Améliorations et Attaques n’agissent que dans une écurie, jamais en main.
    .title = Aperçu
rules-turn = 1. **Début.** Les cartes de ton écurie qui parlent du début de ton tour. Utilise-les dans l’ordre que tu veux. Ce qui n’est pas facultatif doit être fait. Toutes sont ouvertes dès le départ : une carte qui finit ton tour ne t’enlève pas les autres.
    2. **Pioche** une carte.
    3. **Action,** une seule : joue une licorne, une carte Magie, une Amélioration ou une Attaque, ou pioche une autre carte.
    4. **Fin.** { $hand_limit ->
        [none] Tu peux garder toutes tes cartes.
        [one] Défausse jusqu’à n’avoir qu’une carte au plus.
       *[other] Défausse jusqu’à avoir { $hand_limit } cartes au plus.
    }

    { $strict_requirements ->
        [false] Une carte Magie peut se jouer même si elle ne peut rien faire.
       *[true] Une carte Magie ne se joue que si elle peut faire quelque chose.
    }
    .title = Un tour
rules-cards = - **○ Les Bébés Licornes** ne font rien. Ils ne vont jamais dans une main ni dans une pile : ils retournent à la nurserie.
    - **● Les Licornes Standard** ne font rien non plus, mais viennent de la pioche.
    - **◆ Les Licornes Magiques** ont un effet : à l’entrée, au début de ton tour, ou en permanence.
    - **✧ La Magie** agit une fois, puis va à la défausse.
    - **▲ Une Amélioration** aide l’écurie où elle se trouve. { $upgrade_any_stable ->
        [false] Elle se joue dans la tienne.
       *[true] Elle se joue dans n’importe laquelle.
    }
    - **▼ Une Attaque** gêne l’écurie où elle se trouve. { $downgrade_own_stable ->
        [false] Elle se joue dans une autre que la tienne.
       *[true] Elle se joue dans n’importe laquelle, y compris la tienne.
    }
    - **✕ Les Illicos** sont Huuue et Super Huuue. Ils ne sont jamais ton action.

    { $unicorns_into_other_stables ->
        [true] Une licorne peut se jouer dans n’importe quelle écurie.
       *[false] Une licorne se joue dans ta propre écurie.
    } Chacune compte pour une, sauf si sa carte dit le contraire.
    .title = Sortes de cartes
rules-neigh = Quand quelqu’un joue une carte de sa main, les autres peuvent la contrer avec un **Huuue**. La carte contrée est défaussée, et l’action est perdue.

    - Un Huuue est une carte lui aussi : on peut le contrer, même en ayant joué la première carte.
    - Après un nombre pair de Huuue, la carte passe.
    - Un **Super Huuue** ne peut pas être contré. { $super_neigh_closes_chain ->
        [true] Après lui, plus personne ne peut réagir.
       *[false] La carte qu’il découvre peut être contrée de nouveau.
    }
    - Une carte qui agit dans une écurie ne peut pas être contrée, pas plus qu’une carte volée, déplacée ou qui entre sans être jouée.
    - { $neigh_targets ->
        [before] Qui joue une carte Magie dit d’abord qui elle vise, et dans quelle écurie va une Amélioration ou une Attaque.
       *[after] La cible d’une carte se dit après les Huuue.
    }

    La fenêtre se ferme quand tout le monde a laissé passer la carte, ou quand son temps est écoulé.
    .title = Huuue
rules-words = - **Piocher :** de la pioche à ta main.
    - **Défausser :** de ta main à la défausse.
    - **Sacrifier :** de ta propre écurie à la défausse.
    - **Détruire :** { $destroy_own ->
        [true] de n’importe quelle écurie, y compris la tienne, à la défausse.
       *[false] d’une autre écurie à la défausse.
    }
    - **Voler :** d’une autre écurie à la tienne.
    - **Entrer :** être jouée, volée ou amenée dans une écurie. **Quitter :** toutes les façons d’en sortir.
    - **N’importe quelle écurie** peut être la tienne ; **une autre écurie** et **quelqu’un d’autre**, jamais toi ; **tout le monde**, c’est toi aussi.
    - **Tu peux :** c’est facultatif. Tout le reste se fait autant que possible ; ce qui est impossible est ignoré.
    - **Puis :** seulement si ce qui précède a été fait. Une licorne sauvée compte comme sacrifiée ou détruite.

    Une carte trouvée dans la pioche est montrée à tout le monde.
    .title = Les mots des cartes
rules-winning = { $win_timing ->
        [instant] Tu gagnes aussitôt que tu as assez de licornes, même au milieu d’un effet.
       *[chain] Tu gagnes quand tu as assez de licornes une fois terminés tous les effets en cours.
    } Ce peut être pendant le tour de quelqu’un d’autre. Si deux écuries y arrivent ensemble, celle dont c’est le tour gagne, sinon la suivante dans l’ordre.

    { $deck_exhausted ->
        [reshuffle] Quand la pioche est vide, la défausse est mélangée et la remplace. Si les deux sont vides, qui a le plus de licornes gagne.
       *[score] Quand la pioche est vide, la partie s’achève et qui a le plus de licornes gagne.
    } En cas d’égalité, on compte les lettres dans les noms des licornes. { $final_tie ->
        [shared] Si elles aussi sont à égalité, la victoire est partagée.
       *[all_lose] Si elles aussi sont à égalité, personne ne gagne.
    }
    .title = Gagner
# $cards: names of cards, with their number where several stay out
rules-two-players = { $two_player_deck ->
        [false] On joue avec toute la pioche, et personne ne reçoit de carte à l’avance.
       *[true] Ces cartes restent dans la boîte : toutes les Licornes Standard, { ITALIC($cards) }. Chaque main reçoit un Huuue avant la distribution.
    }
    .title = À deux

## Unstable Unicorns for Kids

# $small_table: how many unicorns win
rules-kids = Remplis ton écurie de licornes. La première écurie à en avoir **{ $small_table }** gagne, peu importe combien vous êtes. Ton bébé compte.

    - Chaque main reçoit { $starting_hand ->
        [one] une carte
       *[other] { $starting_hand } cartes
    }.
    - { $baby_choice ->
        [random] Le hasard donne à chaque écurie un bébé.
       *[choose] Tout le monde choisit un bébé.
    } Rien ne peut le toucher, et il ne part jamais. Les autres bébés retournent dans la boîte.
    - { $first_player ->
        [host_picks] L’hôte choisit qui commence.
        [vote] Tout le monde vote pour choisir qui commence.
       *[random] Le hasard dit qui commence.
    }
    - **Ton tour :** pioche une carte, puis joue une carte ou pioches-en une autre.
    - { $kids_hand_limit ->
        [none] Tu peux garder toutes tes cartes.
        [one] À la fin de ton tour, tu gardes une carte.
       *[other] À la fin de ton tour, tu gardes { $kids_hand_limit } cartes au plus.
    }
    - { $deck_exhausted ->
        [score] Quand la pioche est vide, la partie s’achève et qui a le plus de licornes gagne.
       *[reshuffle] Quand la pioche est vide, la défausse est mélangée et la remplace.
    }
    .title = Pour les enfants : le jeu
rules-kids-cards = - **Les licornes** vont dans ton écurie. Elles ne font rien, mais chacune porte un symbole : ❤️ cœur, ☀️ soleil, ⚡ éclair, 🍀 trèfle, 💧 goutte, 🌙 lune, 🔮 gemme, ❄️ neige.
    - **La Magie** agit une fois. Elle porte aussi un symbole, et elle coûte une autre carte de ta main.
    - **Magie gratuite :** si une licorne de ton écurie porte le même symbole, tu ne paies rien.
    - { $kids_cost_timing ->
        [on_announcement] Tu paies dès que tu joues la carte Magie, même si quelqu’un la contre.
       *[on_resolution] Tu paies quand plus personne ne contre la carte Magie. Une Magie contrée ne coûte rien.
    }
    - **Huuue** contre une carte que quelqu’un d’autre joue. Un Huuue peut être contré.
    .title = Pour les enfants : les cartes

## Kill the Unicorns

rules-hunt = Pour jouer à 3 ou 4, et jusqu’à 6 avec deux personnages de plus. Tout le monde joue un personnage avec huit cartes Chasse (0, 1, 1, 2, 2, 3, 3, 4) et commence avec une licorne. Qui a le plus de points après **quatre jours** gagne.

    Chaque jour :
    1. { $unicorns_per_day ->
        [per_player] Autant de licornes que de places se mettent en file.
       *[four] Quatre licornes se mettent en file.
    }
    2. { $initiation ->
        [off] **Pièges.** Tout le monde pioche deux cartes Manigance, en place une face cachée sous une licorne et défausse l’autre.
       *[other] Il n’y a ni cartes Manigance ni pièges.
    }
    3. **Chasses,** une licorne après l’autre.
    4. **Marché noir.** On peut y faire un seul achat.

    Puis toutes les cartes Chasse et tous les pouvoirs reviennent.
    { $character_choice ->
        [random] Les personnages sont distribués au hasard.
       *[pick_in_turn] Les personnages se choisissent à tour de rôle.
    } { $first_player ->
        [host_picks] L’hôte choisit qui commence.
        [vote] Tout le monde vote pour choisir qui commence.
       *[random] Le hasard dit qui commence.
    }
    .title = La chasse : quatre jours
rules-hunt-traps = Les cartes Manigance sont face cachée : tout le monde voit à qui elles sont, personne ne voit ce qu’elles sont.

    - { $schemes_per_unicorn ->
        [one] Une licorne peut porter une Manigance.
        [unlimited] Une licorne peut porter autant de Manigances qu’on veut.
       *[two] Une licorne peut porter deux Manigances.
    }
    - { $own_scheme_reminder ->
        [true] Tu peux toujours revoir celles que tu as placées.
       *[false] Une fois placées, les tiennes ne se revoient plus.
    }
    - Qui gagne une chasse révèle **une** Manigance de la licorne. Elle agit aussitôt et peut changer qui gagne.
    - { $expert ->
        [true] L’autre est défaussée face cachée.
       *[false] { $unused_scheme_discard ->
            [face_down] L’autre est défaussée face cachée.
           *[face_up] L’autre est défaussée, visible de tout le monde.
        }
    }
    - Certaines Manigances restent avec la licorne et comptent à la fin.
    .title = La chasse : les pièges
rules-hunt-bids = 1. Qui a le jeton Premier joueur place de 1 à 3 cartes Chasse face cachée.
    2. { $bids ->
        [together] Les autres en placent autant, en même temps, ou passent.
       *[in_turn] Les autres en placent autant, à tour de rôle, ou passent.
    } Qui a trop peu de cartes passe.
    3. Tout est révélé. Le plus grand total attrape la licorne et prend le jeton Premier joueur.

    - **Égalités :** { $tie_rule ->
        [top_tie_only] si le plus grand total est partagé, le suivant gagne si personne ne le partage.
        [turn_order] parmi des totaux égaux, le premier dans l’ordre du tour gagne.
       *[cancel_all_ties] les totaux à égalité ne comptent pas. Le plus grand qui reste gagne.
    } Si personne ne gagne, la licorne s’échappe.
    - **Si la personne au jeton passe :** { $pass_as_first ->
        [hunt_skipped] personne ne chasse cette licorne. Elle s’échappe.
       *[next_player_opens] le jeton va à la place suivante, qui peut ouvrir.
    }
    - Les cartes placées reviennent à la fin du jour, pas avant.
    .title = La chasse : les mises
rules-hunt-market = À tour de rôle, en partant du jeton Premier joueur, on peut faire **un seul** achat, payé avec les cartes Chasse restées en main. Je paie au plus juste ; on ne rend pas la monnaie.

    - Un achat va aussitôt à une de tes licornes. { $tokens_per_unicorn ->
        [one] Elle peut porter un seul jeton.
       *[unlimited] Elle peut porter autant de jetons qu’on veut.
    }
    - **Couleurs :** { $market_colours ->
        [free_choice] le jeton donne la couleur que tu veux.
       *[token_of_each_colour] chaque couleur n’existe qu’une fois.
    }
    - **Les licornes légendaires** n’ont pas de couleur. { $legendary_recolor ->
        [any_effect] N’importe quel effet peut leur en donner une.
       *[market_only] Seul le marché peut leur en donner une.
    }
    - **La Boucherie** prend une licorne et donne un Pâté, qui rapporte son nombre.

    `/carte` explique chaque achat.
    .title = La chasse : le marché noir
rules-hunt-points = - **Les pièces** de tes licornes, et ce que les cartes et les jetons y ajoutent ou en retirent.
    - **Collections :** 2, 5, 8, 12 points pour deux, trois, quatre, cinq licornes d’une couleur. La sixième en commence une nouvelle.
    - **Arc-en-ciel :** 8 points pour une de chaque couleur : 🌸 rose, ⭐ jaune, 💧 bleu, 🍇 violet. Chaque licorne compte dans une seule collection ou un seul Arc-en-ciel ; je trouve le meilleur partage.
    - **Les Pâtés** rapportent leur nombre.
    - **Double Arc-en-ciel,** deux de chaque couleur : { $double_rainbow ->
        [end_of_day] il fait gagner la partie à la fin du jour.
        [final_scoring] il fait gagner au décompte final.
       *[immediate] il fait gagner la partie aussitôt.
    }
    - **À points égaux :** { $tie_break ->
        [shared] la victoire est partagée.
       *[most_unicorns_then_shared] qui a le plus de licornes gagne. Si l’égalité demeure, la victoire est partagée.
    }
    .title = La chasse : les points
# Lines of the page of powers
rules-powers-always = - **{ hunt-card-knight } : { hunt-card-charge }** { hunt-card-charge.text }
    - **{ hunt-card-wizard } : { hunt-card-rewind }** { hunt-card-rewind.text }
rules-powers-of-schemes = - **{ hunt-card-princess } : { hunt-card-royal_veto }** { hunt-card-royal_veto.text }
    - **{ hunt-card-shaman } : { hunt-card-spirit_sight }** { hunt-card-spirit_sight.text }
rules-powers-of-extension = { $extension ->
        [true] - **{ hunt-card-huntress } : { hunt-card-extra_arrow }** { hunt-card-extra_arrow.text }
        - **{ hunt-card-bard } : { hunt-card-encore }** { hunt-card-encore.text }
       *[false] - **{ hunt-card-huntress }** et **{ hunt-card-bard }** restent dans la boîte.
    }
rules-hunt-powers = { $initiation ->
        [no_schemes_no_powers] Cette table joue sans pouvoirs.
        [no_schemes] Sans cartes Manigance, **{ hunt-card-princess }** et **{ hunt-card-shaman }** restent dans la boîte. Chacun des autres personnages a un pouvoir, à utiliser ou non :

        { rules-powers-always }
        { rules-powers-of-extension }

        Le lendemain, les pouvoirs servent à nouveau.
       *[other] Chaque personnage a un pouvoir, à utiliser ou non :

        { rules-powers-of-schemes }
        { rules-powers-always }
        { rules-powers-of-extension }

        Le lendemain, les pouvoirs servent à nouveau.
    }

    { $expert ->
        [true] Les cartes jouées et défaussées par les autres sont cachées.
       *[false] Les cartes jouées et défaussées sont visibles.
    }
    .title = La chasse : les pouvoirs
# The last pages list every house rule. $page: which of them
rules-house = Toutes les règles maison, page { $page }
