### Les paquets propres à un serveur : ce qui cloche dans l’un d’eux, à quoi il peut servir.
###
### deck-fault-<what>   one fault; $got, $card and $field are somebody’s words, made harmless
###   $known: what could stand there, $n: a bound

deck-fault-line = Ligne { $line } : { $fault }
deck-fault-card = Ligne { $line }, carte { $card } : { $fault }
deck-fault-whole = { $fault }
deck-fault-field = { $field } : { $fault }

deck-fault-too_big = Le fichier dépasse { $n } Ko.
deck-fault-not_utf8 = Le fichier n’est pas du texte en UTF-8.
deck-fault-not_yaml = Ce n’est pas du YAML : { $got }.
deck-fault-empty = Il n’y a rien dans le fichier.
deck-fault-second_document = Un paquet, c’est un seul document YAML.
deck-fault-alias = Les ancres et les alias ne sont pas permis : écris tout en entier.
deck-fault-tag = Les étiquettes (tags) ne sont pas permises.
deck-fault-too_many_nodes = Il y a plus de { $n } valeurs dans le fichier.
deck-fault-too_deep = L’imbrication dépasse { $n } niveaux.
deck-fault-key_twice = { $got } figure ici deux fois.
deck-fault-strange_key = Seul un mot peut précéder un deux-points.
deck-fault-wrong_type = Il faut autre chose ici.
    .list = Il faut une liste ici.
    .mapping = Il faut ici des champs avec des valeurs.
    .number = Il faut un nombre entier ici.
    .boolean = Il faut true ou false ici.
    .text = Il faut un texte ici.
deck-fault-unknown_field = { $got } n’existe pas ici. Connus : { $known }.
deck-fault-missing_field = { $got } manque.
    .known = { $got } manque. Connus : { $known }.
deck-fault-unknown_value = { $got } est inconnu ici. Connus : { $known }.
deck-fault-too_few = Il en faut au moins { $n } ici.
deck-fault-too_many = Il en faut au plus { $n } ici.
deck-fault-too_small = { $got } est trop petit : au moins { $n }.
deck-fault-too_large = { $got } est trop grand : au plus { $n }.
deck-fault-designs = Un paquet compte de 1 à { $n } modèles de cartes.
deck-fault-strange_id = { $got } ne peut pas être un identifiant : minuscules, chiffres et _, { $n } au plus, une lettre d’abord.
deck-fault-id_twice = Deux cartes ont l’identifiant { $got }.
deck-fault-name_of_the_box = Une carte de la boîte s’appelle { $got } : choisis un autre nom, pour que personne ne prenne l’une pour l’autre.
deck-fault-name_twice = Une autre carte de ce paquet s’appelle déjà { $got }.
deck-fault-base_id = { $got } est une carte de la boîte : choisis un autre identifiant.
deck-fault-strange_sign = { $got } n’a pas sa place ici : lettres, chiffres et ponctuation simple seulement.
    .none = Il y a un signe qui n’a pas sa place dans un fichier texte.
deck-fault-too_long = { $n } caractères au plus tiennent ici.
deck-fault-no_words = Il n’y a aucun mot. Langues : { $known }.
deck-fault-twice = La même chose figure ici deux fois.
deck-fault-power_of_others = { $got } n’est pas pour ce type, seulement pour : { $known }.
deck-fault-trigger_of_others = { $got } n’arrive jamais à ce type, seulement à : { $known }.
deck-fault-instant_without_neigh = Un Illico a besoin du pouvoir { $got } : rien d’autre ne permet de le jouer.
deck-fault-magic_without_effect = Une carte Magie a besoin d’une capacité avec « when: played », et d’aucune autre.
deck-fault-nobody_chosen = Quelqu’un doit être choisi avant, par une de ces étapes : { $known }.
deck-fault-not_in_modes = Dans modes, un sacrifice porte sur une seule carte de sa propre écurie.
deck-fault-only_magic = Seule une carte Magie peut se mélanger elle-même à la pioche.
deck-fault-no_way_out = Finir un tour à son début exige « may: true », sinon aucun tour ne se jouerait jamais.
deck-fault-too_many_cards = { $got } cartes ; { $n } au plus.
deck-fault-too_many_babies = { $got } sortes de bébés ; { $n } au plus.
deck-fault-no_such_card = Il n’y a pas de carte { $got } dans la boîte.
deck-fault-too_few_babies = Joué seul, il lui faut au moins { $n } bébés : les siens, ou « babies: » avec l’un de ceux-ci : { $known }.
deck-fault-too_few_neighs = Joué seul, il lui faut au moins { $n } Illicos qui restent en jeu à deux : les siens, ou « neighs: » avec l’un de ceux-ci : { $known }.
deck-fault-too_few_cards = Joué seul, il lui faut au moins { $n } cartes sans les bébés ; il en a { $got }.
deck-fault-too_few_for_two = À deux, au moins { $n } cartes doivent rester en jeu ; il y en a { $got }.

## What a sound deck is: $id its id, $title its title

deck-summary = **{ $title }** ({ $id }) : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, { $number ->
    [one] { $number } modèle
   *[other] { $number } modèles
  }
deck-summary-type = { $type } : { $count }
deck-use-expansion = Il peut être mélangé à un autre paquet.
deck-use-alone = Il peut être mélangé à un autre paquet, ou joué seul.

## /houserules deck

deck-added = Ton paquet est en règle : on peut désormais y jouer sur ce serveur.
deck-replaced = Ton paquet est en règle et remplace celui qui a le même identifiant. Les parties en cours gardent l’ancien.
deck-how-expansion = Pour le mélanger aux nouvelles tables : `/règles-maison changer expansions { $id }`
deck-how-alone = Pour le jouer seul : `/table nouvelle`, et choisis-le comme édition.
# For a deck that is played alone. $count: how many
deck-few-unicorns = ⚠️ Peu de licornes : seulement { $count } en plus des bébés. Il en faut 7 pour gagner (6 aux grandes tables), les parties risquent donc de durer jusqu’à la fin de la pioche.
deck-refused = Je ne peux pas accepter ce paquet ; rien n’a changé. { $count ->
    [one] Une chose cloche :
   *[other] { $count } choses clochent :
  }
deck-fault-bullet = - { $fault }
deck-none = Ce serveur n’a pas de paquet à lui. Qui gère le serveur peut en apporter un : `/règles-maison paquet ajouter`
deck-heading = ### Paquets de ce serveur
deck-line = - **{ $title }** (`{ $id }`), apporté par { $player } le { $time } : à mélanger à un autre
    .alone = - **{ $title }** (`{ $id }`), apporté par { $player } le { $time } : à mélanger à un autre ou à jouer seul
deck-removed = `{ $id }` n’est plus proposé. Les parties en cours le gardent.
deck-same = C’est exactement le paquet **{ $title }** (`{ $id }`) que ce serveur a déjà. Rien n’a changé.
# $player brought the deck that is there, at $time
deck-ask-replace = Cela remplacerait **{ $title }** (`{ $id }`), apporté par { $player } le { $time }. Les parties en cours gardent l’ancien, les nouvelles tables ont le nouveau :
    .button = Remplacer
deck-ask-remove = Ne plus proposer ici **{ $title }** (`{ $id }`), apporté par { $player } le { $time } ? Les parties en cours le gardent.
    .button = Retirer
