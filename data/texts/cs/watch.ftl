### Watching a table without a seat: for oneself, and in a channel that mirrors it.

# Buttons
watch-watch = Sledovat
watch-refresh = Obnovit
watch-back = Zpět na plochu
# Above the last lines of the story
watch-story = Co se dělo naposledy
watch-which = Otevřených stolů je víc. Který chceš sledovat?
watch-none = Není tu otevřený žádný stůl ke sledování. Nový otevře `/{ command-table } { command-table-new }`.

## Mirrors: a table shown in another channel. $link: the address of the table's board

mirror-heading = Přenos: [stůl { $table }]({ $link })
# $count: how many turns behind
mirror-heading-late = { $count ->
    [one] Přenos: [stůl { $table }]({ $link }), zpoždění { $count } tah
    [few] Přenos: [stůl { $table }]({ $link }), zpoždění { $count } tahy
   *[other] Přenos: [stůl { $table }]({ $link }), zpoždění { $count } tahů
}
mirror-stopped = Stůl { $table } se sem už nepřenáší.
# The name of a thread, of a mirror or of the table itself
thread-name = Stůl { $table } · { $game }

# Private answers. $thread: the new thread's number
mirror-begun = Stůl { $table } se teď přenáší sem: plocha i průběh, bez zmínek. Ukončí to `/{ command-watch }` s volbou **{ choice-where-stop }**.
mirror-begun-thread = Stůl { $table } se přenáší do <#{ $thread }>: plocha i průběh, bez zmínek. Ukončí to `/{ command-watch }` s volbou **{ choice-where-stop }**, zadané tam.
# $tables: their numbers
mirror-ended = { $count ->
    [one] Sem se už nepřenáší stůl { $tables }.
   *[other] Sem se už nepřenášejí stoly { $tables }.
}
mirror-none = V tomto kanálu žádný takový přenos není.
mirror-same-channel = Stůl { $table } se hraje přímo v tomto kanálu: [tady je jeho plocha]({ $link }). Použij `/{ command-watch }` v kanálu, který ho má ukazovat.
mirror-need-permission = Ukazovat tu stůl všem nebo to ukončit může jen ten, kdo má v tomto kanálu oprávnění „Spravovat zprávy“. Samotné `/{ command-watch }` ho ukáže tobě.
mirror-need-threads = Založit tu vlákno může jen ten, kdo má oprávnění „Vytvářet veřejná vlákna“.
mirror-no-thread-here = Vlákno se dá založit jen v textovém kanálu.
mirror-too-many-threads = Tento server má tolik otevřených vláken, kolik Discord dovolí. Některé archivuj a zkus to znovu, nebo použij `/{ command-watch }` s volbou **{ choice-where-here }**.
# In a direct message to whoever set it up. $channel: the channel's number
mirror-lost = Přenos stolu { $table } v <#{ $channel }> skončil: už tam nemůžu psát. Nový založí `/{ command-watch }`.

## A table in a thread of its own: said in the channel, at the message to which the thread belongs

thread-opened = Ve vláknu u této zprávy je nový stůl { $table } ({ $game }), hostí **{ $host }**. Pojď hrát, nebo se jen dívat.
# Private answers to whoever opens it
thread-you-joined = Sedíš u stolu { $table }, místo 1. Dostane tu vlastní vlákno.
thread-cannot = Sedíš u stolu { $table }, místo 1. Zůstává v tomto kanálu: na vlastní vlákno je potřeba textový kanál, kde mám oprávnění „Vytvářet veřejná vlákna“ a „Posílat zprávy ve vláknech“.
