### Regarder une table sans place : pour soi, et dans un salon qui la retransmet.

# Buttons
watch-watch = Regarder
watch-refresh = Actualiser
watch-back = Retour au plateau
# Above the last lines of the story
watch-story = Ce qui vient de se passer
watch-which = Plusieurs tables sont ouvertes. Laquelle veux-tu regarder ?
watch-none = Aucune table n’est ouverte là où tu peux regarder. `/table nouvelle` en ouvre une.

## Mirrors: a table shown in another channel. $link: the address of the table’s board

mirror-heading = Retransmission : [table { $table }]({ $link })
# $count: how many turns behind
mirror-heading-late = { $count ->
    [one] Retransmission : [table { $table }]({ $link }), avec { $count } tour de retard
   *[other] Retransmission : [table { $table }]({ $link }), avec { $count } tours de retard
}
mirror-stopped = La table { $table } n’est plus retransmise ici.
# The name of a thread, of a mirror or of the table itself
thread-name = Table { $table } : { $game }

# Private answers. $thread: the new thread’s number
mirror-begun = La table { $table } est retransmise ici : plateau et récit, sans mentions. `/{ command-watch }` avec **{ choice-where-stop }** y met fin.
mirror-begun-thread = La table { $table } est retransmise dans <#{ $thread }> : plateau et récit, sans mentions. `/{ command-watch }` avec **{ choice-where-stop }**, là-bas, y met fin.
# $tables: their numbers
mirror-ended = { $count ->
    [one] La table { $tables } n’est plus retransmise ici.
   *[other] Les tables { $tables } ne sont plus retransmises ici.
}
mirror-none = Il n’y a pas de telle retransmission dans ce salon.
mirror-same-channel = La table { $table } se joue déjà dans ce salon : [voici son plateau]({ $link }). Utilise `/{ command-watch }` dans le salon qui doit la montrer.
mirror-need-permission = Montrer une table à tout le monde ici, ou y mettre fin, demande la permission « Gérer les messages » dans ce salon. `/{ command-watch }` sans rien d’autre te la montre à toi.
mirror-need-threads = Ouvrir un fil ici demande la permission « Créer des fils publics ».
mirror-no-thread-here = Un fil ne peut s’ouvrir que dans un salon textuel.
mirror-too-many-threads = Ce serveur a autant de fils ouverts que Discord le permet. Archives-en un, puis réessaie, ou utilise `/{ command-watch }` avec **{ choice-where-here }**.
# In a direct message to whoever set it up. $channel: the channel’s number
mirror-lost = La retransmission de la table { $table } dans <#{ $channel }> est terminée : je ne peux plus y écrire. `/{ command-watch }` en lance une autre.

## A table in a thread of its own: said in the channel, at the message to which the thread belongs

thread-opened = Dans le fil de ce message, **{ $host }** ouvre la table { $table } ({ $game }). Entre pour jouer ou pour regarder.
# Private answers to whoever opens it
thread-you-joined = Tu es à la table { $table }, place 1. Elle reçoit son propre fil ici.
thread-cannot = Tu es à la table { $table }, place 1. Elle reste dans ce salon : pour un fil à elle, il faut un salon textuel où j’ai les permissions « Créer des fils publics » et « Envoyer des messages dans les fils ».
