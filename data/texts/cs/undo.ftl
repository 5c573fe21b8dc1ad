### Braní zpět: tlačítko, hlasování podle domácího pravidla, co z toho je.

undo-take-back = Vzít zpět
undo-done = Poslední volba je vzatá zpět: hra se tě ptá znovu.

# The story. $player: whose choice
story-undone = **{ $player }** bere svou poslední volbu zpět.
    .vote = Všichni souhlasí: **{ $player }** bere poslední volbu zpět i se vším, co z ní vzešlo.

## Refusals

error-undo_off = U tohoto stolu se volby zpět neberou: říká to domácí pravidlo „{ houserule-undo }“.
error-undo_late = Teď není co vzít zpět: volba platí, jakmile jedná někdo jiný nebo se ukáže skrytá karta.
error-undo_done = To už je vzaté zpět.
