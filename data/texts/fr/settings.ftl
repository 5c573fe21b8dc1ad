### Réglages personnels (privés), depuis « Plus… »

settings-heading = Tes réglages, à toutes les tables
# What is set now. $count: seconds
settings-let-be = Quand une carte est jouée et que tu n’appuies sur rien : je la laisse passer au bout de { $count } s, sauf si tu appuies sur « Attendre »
    .never = Quand une carte est jouée et que tu n’appuies sur rien : j’attends la fermeture de la fenêtre
settings-let-be-menu = Quand une carte est jouée
settings-let-be-option = Laisser passer au bout de { $count } s
    .about = Quoi que tu aies en main. « Attendre » te laisse réfléchir.
settings-let-be-never = Attendre que j’appuie
    .about = La fenêtre reste ouverte jusqu’à la fin de son temps.
settings-ping-server = Mentions : comme le serveur l’a réglé (sinon, à chaque question)
    .label = Comme le serveur l’a réglé
    .about = L’habitude propre à chaque serveur.
settings-ping-always = Mentions : à chaque question
    .label = Me mentionner
    .about = Chaque fois que tu dois décider quelque chose.
settings-ping-turn = Mentions : à chacun de tes tours
    .label = Me mentionner à mes tours
    .about = Pas quand la carte de quelqu’un d’autre te demande quelque chose.
settings-ping-late = Mentions : quand ton temps est presque écoulé
    .label = Me mentionner quand le temps presse
    .about = Seulement comme rappel.
settings-ping-never = Mentions : aucune
    .label = Ne pas me mentionner
    .about = Tu regardes le plateau de toi-même.
settings-ping-menu = Quand on te demande quelque chose
# $language: a language’s own name
settings-language = Langue de ce qui n’est visible que de toi : { $language }
settings-language-menu = Langue de ce qui n’est visible que de toi
settings-language-discord = comme Discord te parle
settings-bids-direct = Mises secrètes : en message privé, et dans le salon
    .label = Miser en message privé
    .about = Un message par jour de chasse. Le salon marche aussi.
settings-bids-channel = Mises secrètes : seulement dans le salon
    .label = Miser seulement dans le salon
    .about = Avec le bouton « Miser » sous le plateau, ou avec /miser.
settings-bids-menu = Où je te demande tes mises secrètes
settings-saved = C’est noté.
language-en = English
language-fr = français
language-cs = čeština
language-ro = română
