### Le récit de Kill the Unicorns : comme dans story.ftl, story-hunt-<event> ; .known pour qui peut connaître les cartes.

story-hunt-character = **{ $player }** joue le personnage *{ $card }*.
story-hunt-without_power = Il ne reste pas de personnage pour **{ $player }**, qui joue sans pouvoir.
story-hunt-starts_with = **{ $player }** commence avec *{ $card }*.
story-hunt-first_player = **{ $player }** prend le jeton Premier joueur.
story-hunt-day = Jour { $count }. À chasser, dans cet ordre : { ITALIC($cards) }.
story-hunt-draws_schemes = **{ $player }** pioche { $count ->
    [one] une Manigance
   *[other] { $count } Manigances
}.
    .known = **{ $player }** pioche { ITALIC($cards) }.
story-hunt-places = **{ $player }** place une Manigance sur *{ $card }*.
    .known = **{ $player }** place { ITALIC($cards) } sur *{ $card }*.
# $scheme: the scheme card, $top: the unicorn on top of the deck
story-hunt-places-looked = **{ $player }** place *{ $scheme }* sur *{ $card }*. Sur le dessus du paquet de licornes : *{ $top }*.
story-hunt-discards_scheme = **{ $player }** défausse une Manigance.
    .known = **{ $player }** défausse { ITALIC($cards) }.
story-hunt-looks = **{ $player }** regarde les Manigances sur *{ $card }*.
    .known = **{ $player }** regarde les Manigances sur *{ $card }* : { ITALIC($cards) }.
# $cards: where it goes, $other: who placed it
story-hunt-moves_scheme = **{ $player }** déplace vers { ITALIC($cards) } la Manigance placée par **{ $other }** sur *{ $card }*.
story-hunt-hunt = La chasse pour *{ $card }* commence.
story-hunt-passes = **{ $player }** passe.
story-hunt-bids = **{ $player }** place { $count ->
    [one] une carte Chasse
   *[other] { $count } cartes Chasse
}.
    .known = **{ $player }** place { $cards }.
# $cause: the power announced
story-hunt-bids-power = **{ $player }** place { $count ->
    [one] une carte Chasse
   *[other] { $count } cartes Chasse
} et annonce *{ $cause }*.
# $count: the total that counts
story-hunt-reveals = **{ $player }** révèle un total de { $count }.
    .known = **{ $player }** révèle { $cards } : { $count }.
story-hunt-reveals-power = **{ $player }** révèle { $cards } avec *{ $cause }* : { $count }.
# $cards: the totals that tie: "5 and 5"
story-hunt-tied = { $cards } : égalité.
    .so = { $cards } : égalité. Le { $count } placé par **{ $player }** attrape *{ $card }*.
    .nobody = { $cards } : égalité. *{ $card }* s’échappe.
story-hunt-survives_tie = **{ $player }** garde son total de { $count } malgré l’égalité.
story-hunt-wins_hunt = **{ $player }** gagne la chasse pour *{ $card }* avec { $count }.
# By a scheme card
story-hunt-wins_hunt-instead = **{ $player }** gagne la chasse à la place, avec { $count }.
story-hunt-reveals_scheme = La Manigance placée par **{ $player }** est révélée : *{ $card }*.
# A revealed scheme card that changes nothing, $player: who placed it
story-hunt-does_nothing = *{ $card }* ne fait rien.
    .lowest_already = *{ $card }* ne change rien : le total qui gagne est déjà le plus petit qui compte.
    .no_second = *{ $card }* ne change rien : aucun total qui compte n’est sous celui qui gagne.
    .owner_out = *{ $card }* ne fait rien : **{ $player }** n’a pas misé dans cette chasse.
    .owner_won = *{ $card }* ne fait rien : **{ $player }**, qui a placé cette carte, gagne la chasse.
    .deck_empty = *{ $card }* ne fait rien : le paquet de licornes est vide.
story-hunt-cancels_scheme = **{ $player }** annule la Manigance *{ $card }*, placée par **{ $other }**.
story-hunt-total_grows = **{ $player }** a maintenant un total de { $count }.
story-hunt-replaces = { ITALIC($cards) } remplace *{ $card }*, qui va à la défausse.
story-hunt-escapes = *{ $card }* s’échappe.
story-hunt-takes = **{ $player }** prend *{ $card }*.
# $cause: what is attached; .known: with the colour it gives
story-hunt-attaches = *{ $cause }* reste sur *{ $card }*, chez **{ $player }**.
    .known = *{ $cause }* reste sur *{ $card }*, chez **{ $player }**. Couleur : { $cards }.
# $other: whose it was; .known: what goes back for it
story-hunt-exchanges = **{ $other }** cède *{ $card }* à **{ $player }**, qui n’a rien à donner en échange.
    .known = **{ $other }** cède *{ $card }* à **{ $player }**, et reçoit en échange { ITALIC($cards) }.
story-hunt-takes_back = **{ $player }** reprend une carte Chasse.
    .known = **{ $player }** reprend un { $cards }.
story-hunt-buys_nothing = **{ $player }** n’achète rien.
# $count: the sum paid
story-hunt-buys = **{ $player }** achète *{ $card }* pour { $count }.
# $cards: the hunt cards paid with
story-hunt-buys-with = **{ $player }** achète *{ $card }* et paie avec { $cards }.
story-hunt-pays = **{ $player }** paie { $count }.
    .known = **{ $player }** paie avec { $cards }.
story-hunt-butchers = **{ $player }** change *{ $card }* en un Pâté de { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
story-hunt-scores = **{ $player }** a { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
story-hunt-wins = **{ $player }** gagne.
    .points = **{ $player }** a le plus de points, { $count }, et gagne.
    .unicorns = Égalité à { $count } points : **{ $player }** a le plus de licornes et gagne.
    .shared = L’égalité est parfaite. **{ $player }** gagne, à égalité, avec { $count }.
    .double_rainbow = Un Double Arc-en-ciel, deux licornes de chaque couleur : **{ $player }** gagne.
