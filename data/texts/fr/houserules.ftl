### Règles maison.
###
### houserule-<key>         its name
###   .about                what it decides
###   .<value>              each value in words; numbers are shown as they are
### true, false and "off" are values like any other; `none` is an empty list.

houserule-default = { $value } (comme dans le livret)
houserules-heading = Règles maison de la table { $table }
# A rule in force. $about: what it decides, $usual: what the edition says
houserules-line = { $rule } : { $value } · { $about }
    .changed = **{ $rule } : { $value }**, d’habitude { $usual } · { $about }

# The numbers a rule takes. $least, $most: bounds
houserules-bounds = de { $least } à { $most }

# What rules are about
houserules-about-unstable = { choice-game-unstable }
houserules-about-kids = { choice-game-kids }
houserules-about-hunt = { choice-game-hunt }
houserules-about-table = La table

## Unstable Unicorns

houserule-starting_hand = Main de départ
    .about = Combien de cartes chaque place reçoit.
houserule-baby_choice = Premier bébé
    .about = Comment on obtient son Bébé Licorne de départ.
    .choose = au choix
    .random = au hasard
houserule-first_player = Qui commence
    .about = Comment on décide qui joue en premier.
    .random = au hasard
    .host_picks = l’hôte choisit
    .vote = tout le monde vote
houserule-hand_limit = Limite de main
    .about = Combien de cartes tu peux garder à la fin de ton tour.
    .none = pas de limite
houserule-unicorns_to_win = Licornes pour gagner
    .about = Combien de licornes remplissent une écurie.
    .by_seats = selon le nombre de places
houserule-deck_exhausted = Pioche vide
    .about = Ce qui se passe quand la pioche s’épuise.
    .score = qui a le plus de licornes gagne
    .reshuffle = la défausse est mélangée
houserule-final_tie = Dernière égalité
    .about = Ce qui se passe quand licornes et lettres sont à égalité.
    .all_lose = personne ne gagne
    .shared = la victoire est partagée
houserule-tie_letters_language = Lettres d’une égalité
    .about = Dans quelle langue on compte les lettres des noms.
    .auto = la langue de la table
    .en = anglais
    .fr = français
    .cs = tchèque
    .ro = roumain
houserule-two_player_deck = Pioche à deux
    .about = Si certaines cartes restent dans la boîte quand on joue à deux.
    .true = réduite
    .false = entière
houserule-neigh_targets = Choix des cibles
    .about = Si la cible d’une carte est nommée avant ou après la décision des autres de la contrer.
    .after = après les Huuue
    .before = avant les Huuue
houserule-downgrade_own_stable = Attaques chez soi
    .about = Si une Attaque peut être jouée dans sa propre écurie.
    .true = permis
    .false = interdit
houserule-upgrade_any_stable = Améliorations offertes
    .about = Si une Amélioration peut être jouée dans une autre écurie.
    .true = permis
    .false = interdit
houserule-unicorns_into_other_stables = Licornes offertes
    .about = Si une licorne peut être jouée dans une autre écurie.
    .false = interdit
    .true = permis
houserule-expansions = Extensions
    .about = Des paquets maison, mélangés à la pioche.
    .none = aucune
houserule-win_timing = Moment de la victoire
    .about = Si on gagne dès qu’on a assez de licornes, ou seulement après les effets en cours.
    .chain = après tous les effets
    .instant = aussitôt
houserule-super_neigh_closes_chain = Après un Super Huuue
    .about = Si la carte du dessous peut être contrée de nouveau après un Super Huuue.
    .false = elle peut être contrée de nouveau
    .true = plus personne ne peut réagir
houserule-strict_requirements = Magie utile
    .about = Si une carte Magie ne se joue que quand elle peut faire quelque chose.
    .true = oui
    .false = non, elle peut se jouer pour rien
houserule-destroy_own = Détruire chez soi
    .about = Si « détruire » atteint aussi ta propre écurie.
    .false = interdit
    .true = permis
houserule-glitter_tornado = Tornade de Paillettes
    .about = Qui choisit les cartes qu’elle renvoie en main.
    .card_player = qui la joue
    .each_owner = chaque écurie pour soi
houserule-panda_immune_to_any_card = Pandas
    .about = Si les effets sur « une carte » peuvent toucher des pandas.
    .false = peuvent être touchés
    .true = ne peuvent pas être touchés
houserule-swap_trigger_timing = Échange de Licornes
    .about = Quand la licorne donnée a son effet d’entrée.
    .after = après les deux mouvements
    .between = entre les deux mouvements

## Unstable Unicorns for Kids

houserule-kids_cost_timing = Prix de la Magie
    .about = Quand se paie la carte que coûte une Magie sans symbole assorti.
    .on_resolution = après les Huuue
    .on_announcement = aussitôt, même si elle est contrée
houserule-kids_hand_limit = Limite de main des enfants
    .about = Combien de cartes un enfant peut garder à la fin du tour.
    .none = pas de limite
houserule-kids_two_player_bonus = Coup de pouce à deux
    .about = Combien de cartes de plus reçoit la seconde place quand on joue à deux.

## Kill the Unicorns

houserule-unicorns_per_day = Licornes par jour
    .about = Combien de licornes se mettent en file chaque jour.
    .four = toujours quatre
    .per_player = une par place
houserule-schemes_per_unicorn = Manigances par licorne
    .about = Combien de cartes Manigance une licorne peut porter.
    .two = deux au plus
    .one = une au plus
    .unlimited = autant qu’on veut
houserule-own_scheme_reminder = Tes propres Manigances
    .about = Si tu peux revoir une carte Manigance que tu as placée.
    .false = jamais après les avoir placées
    .true = toujours visibles pour toi
houserule-unused_scheme_discard = Manigances non révélées
    .about = Comment l’autre carte Manigance d’une licorne prise va à la défausse.
    .face_up = visible de tout le monde
    .face_down = cachée
houserule-character_choice = Personnages
    .about = Comment on obtient le personnage qu’on joue.
    .pick_in_turn = choix à tour de rôle
    .random = au hasard
houserule-bids = Placer les cartes Chasse
    .about = Si, après l’ouverture, les autres placent leurs cartes à tour de rôle ou ensemble.
    .in_turn = à tour de rôle
    .together = en même temps
houserule-pass_as_first = Premier joueur qui passe
    .about = Ce qui se passe quand la personne au jeton Premier joueur ne chasse pas une licorne.
    .next_player_opens = la place suivante peut ouvrir la chasse
    .hunt_skipped = personne ne chasse celle-ci
houserule-tie_rule = Égalités à la chasse
    .about = Qui attrape la licorne quand des totaux sont égaux.
    .cancel_all_ties = le plus grand total que personne ne partage
    .top_tie_only = le total suivant, si personne ne le partage
    .turn_order = parmi ces totaux, le premier dans l’ordre du tour
houserule-tokens_per_unicorn = Jetons par licorne
    .about = Combien de jetons du marché une licorne peut porter.
    .unlimited = autant qu’on veut
    .one = un au plus
houserule-market_colours = Couleurs du marché
    .about = Quelle couleur un jeton du marché donne à une licorne.
    .token_of_each_colour = celle imprimée dessus, un jeton de chaque
    .free_choice = n’importe laquelle
houserule-double_rainbow = Double Arc-en-ciel
    .about = Quand deux licornes de chaque couleur font gagner la partie.
    .immediate = aussitôt
    .end_of_day = à la fin du jour
    .final_scoring = au décompte final
houserule-legendary_recolor = Colorer les légendes
    .about = Ce qui peut donner une couleur à une licorne légendaire.
    .market_only = le marché seulement
    .any_effect = n’importe quel effet
houserule-tie_break = Points à égalité
    .about = Qui gagne quand plusieurs ont le plus de points.
    .most_unicorns_then_shared = qui a le plus de licornes, puis victoire partagée
    .shared = victoire partagée
houserule-expert = Partie d’experts
    .about = Si les cartes jouées et défaussées sont cachées.
    .false = cartes visibles
    .true = cartes cachées
houserule-initiation = Premières parties
    .about = Ce qu’on enlève pour apprendre le jeu.
    .off = rien d’enlevé
    .no_schemes_no_powers = sans Manigances ni pouvoirs
    .no_schemes = sans Manigances
houserule-extension = Deux personnages de plus
    .about = Si la Chasseuse et le Barde se joignent au jeu ; à cinq ou six, il les faut.
    .false = non
    .true = oui

## The table

houserule-pace = Rythme
    .about = Combien de temps on a pour jouer.
    .live = en direct
    .relaxed = tranquille
    .days = plusieurs jours
houserule-turn_seconds = Temps d’un tour
    .about = Combien de temps un tour peut prendre, en secondes.
    .by_pace = selon le rythme
houserule-reaction_seconds = Temps d’un Huuue
    .about = Combien de temps on peut contrer une carte, en secondes.
    .by_pace = selon le rythme
houserule-undo = Reprendre un choix
    .about = Si un choix peut être repris, et jusqu’à quand.
    .own = ton dernier choix, jusqu’à une action ou une carte cachée montrée
    .vote = ton dernier choix, plus tard si tout le monde est d’accord
    .off = jamais
houserule-own_thread = Fil
    .about = Si la partie a son propre fil.
    .false = dans le salon
    .true = dans un fil
houserule-pictures = Images
    .about = Si le plateau a une image.
    .true = affichées
    .false = texte seulement
houserule-mirror_delay_turns = Retard des spectateurs
    .about = Retard des retransmissions dans d’autres salons, en tours (à la chasse, en jours).
houserule-board_language = Langue du plateau
    .about = La langue des messages publics de cette table.
    .auto = la langue du serveur
    .en = anglais
    .fr = français
    .cs = tchèque
    .ro = roumain

# Why a combination is refused. $seats: players; $needed, $cards: how many there must be and are

houserule-impossible-deck_too_small = À { $seats }, il faut distribuer { $needed } cartes, et la pioche n’en a que { $cards }.
houserule-impossible-nursery_too_small = À { $seats }, il faut un Bébé Licorne par place, et il n’y en a que { $cards }.
houserule-impossible-too_few_neighs = À deux, chaque main reçoit un Huuue, et la pioche n’en a que { $cards } sur { $needed }.
houserule-impossible-too_few_unicorns = Il faut { $needed } licornes pour gagner, et la pioche n’en a que { $cards }.
houserule-impossible-extension_needed = À { $seats }, il faut l’extension.
houserule-impossible-too_many_unicorns = À { $seats }, avec une licorne par place chaque jour, les licornes viennent à manquer.
houserule-impossible-too_few_schemes = À { $seats }, avec une seule Manigance par licorne, il n’y a pas assez de place pour toutes.
