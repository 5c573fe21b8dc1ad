### Braní zpět: tlačítko, hlasování podle domácího pravidla, co z toho je.

undo-take-back = Vzít zpět
undo-done = Poslední volba je vzatá zpět: hra se tě ptá znovu.
# By the house rule “vote”: the others are asked
undo-ask = Požádat o vzetí zpět
undo-asked = Ostatní dostali otázku. Když všichni souhlasí, tvá poslední volba se vezme zpět a hra tě zavolá k nové.

## The vote. $player: whose choice, $mentions: who is asked, $until: "in 40 seconds"

undo-vote = { $mentions }: smí **{ $player }** vzít poslední volbu zpět i se vším, co z ní vzešlo? Co kdo viděl, to viděl. Souhlasit musí všichni; do té doby čas stojí, a kdo hraje dál, ten hlasování končí. Zavře se { $until }
# How what would be taken back begins: nothing, or these lines of the story
undo-vote-nothing = Zatím z ní nevzešlo nic, co by viděli všichni.
undo-vote-since = Co z ní vzešlo:
undo-vote-more = … a co bylo dál
undo-vote-agree = Ať se vezme zpět
undo-vote-refuse = Ať platí
undo-vote-agreed = Všichni souhlasí: **{ $player }** bere poslední volbu zpět.
undo-vote-refused = Ne všichni souhlasí: poslední volba platí (**{ $player }**).
undo-vote-late = Ne všichni souhlasili včas: poslední volba platí (**{ $player }**).
undo-vote-gone_on = Hra šla dál: poslední volba platí (**{ $player }**).
undo-you-agree = Souhlasíš.
undo-you-refuse = Podle tebe volba platí.

## More…

more-undo = Vzít volbu zpět
    .about = Vezme zpět tvou poslední volbu, když to domácí pravidla dovolí.

## The story. $player: whose choice

story-undone = **{ $player }** bere svou poslední volbu zpět.
    .vote = Všichni souhlasí: **{ $player }** bere poslední volbu zpět i se vším, co z ní vzešlo.

## Refusals

error-undo_off = U tohoto stolu se volby zpět neberou: říká to domácí pravidlo „{ houserule-undo }“.
error-undo_late = Teď není co vzít zpět: volba platí, jakmile jedná někdo jiný nebo se ukáže skrytá karta.
error-undo_alone = Na vzetí zpět bez ostatních už je pozdě: mezitím jednal někdo jiný nebo se ukázala skrytá karta. Tlačítko „{ undo-ask }“ se zeptá ostatních.
error-undo_done = To už je vzaté zpět.
error-undo_none = Zatím tu není žádná tvá volba, která by se dala vzít zpět.
error-undo_asked = U tohoto stolu se právě hlasuje, zda se jedna volba vezme zpět. Hlasuj, pokud se hra ptá i tebe, a zkus to znovu, až hlasování skončí.
error-undo_refused = O téhle volbě už ostatní rozhodli: platí.
