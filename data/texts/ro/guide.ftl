### Primul joc, cu ajutor: sfaturi scurte în mesaje private, în clipa în care contează, câteva pagini de tur și
### masa de antrenament. Totul e privat. „Eu” e botul.

hint = 💡 { $hint }
hint-off = Oprește sfaturile
hint-tour = Fă-mi un tur
hint-gone = Gata cu sfaturile. Le aduci înapoi cu `/{ command-help }`.
hint-back = Sfaturile sunt pornite. Le vezi lângă mâna ta când apare ceva nou.

## Unstable Unicorns

hint-baby = Bun venit! Fiecare începe cu un pui de unicorn. Nu face nimic, dar e primul dintre cei { $needed } de care ai nevoie. Toți puii sunt la fel de buni.
hint-turn = E tura ta și ai tras deja o carte. Acum joacă **o** carte sau mai trage una. Fiecare unicorn din grajd te apropie de { $needed }.
hint-card = Ce face o carte scrie lângă ea. `/{ command-card }` spune mai mult. O carte care nu se poate juca acum spune de ce.
hint-window = La fiecare carte sunt întrebați toți, ca nimeni să nu afle cine are un Nihoho. { $count ->
        [0] Acum n-ai niciunul: lasă cărțile să treacă.
        [one] Acum ai unul: oprește o carte. Păstrează-l pentru una care îți face rău.
        [few] Acum ai { $count }: fiecare oprește o carte. Păstrează-le pentru cele care îți fac rău.
       *[other] Acum ai { $count }: fiecare oprește o carte. Păstrează-le pentru cele care îți fac rău.
    }
hint-neighed = Când chiar cartea ta e oprită cu Nihoho, un Nihoho la acel Nihoho o salvează.
hint-downgrade = În grajdul tău e *{ $card }*: { $short } Rămâne acolo până sacrifici cartea sau până o mută ori o distruge cineva.
hint-upgrade = Cât timp rămâne în grajd, *{ $card }* te ajută: { $short }
hint-opening = Unele cărți ale tale au efect la începutul turei. Folosește-le în ce ordine vrei; cu „{ answer-done }” mergi mai departe.
hint-choice = Asta te întreabă o carte. Sub întrebare scrie ce face ea. Nimic nu e definitiv până nu confirmi sau apeși.
hint-limit = Ai mai multe cărți decât poți păstra. Alege-o pe cea de care ai cel mai puțin nevoie; ajunge în teancul de decartare.
hint-close = Jucătorului **{ $player }** îi mai lipsește un singur unicorn. Acum un Nihoho valorează mult.
hint-waiting = Te chem când ai ceva de ales. **{ $board-story }** spune ce s-a întâmplat, tabla arată toate grajdurile.

## Unstable Unicorns for Kids

hint-kids-baby = Bun venit! Fiecare începe cu un pui de unicorn. Nimic nu ți-l poate lua, și e primul dintre cei { $needed } de care ai nevoie.
hint-kids-turn = E tura ta și ai tras o carte. Acum joacă **o** carte sau mai trage una. Unicornii intră în grajdul tău.
hint-kids-magic = Uită-te la simboluri: o Magie e gratuită dacă un unicorn din grajdul tău arată același simbol. Dacă nu, te costă încă o carte.
hint-kids-cost = Niciun unicorn de-al tău nu arată simbolul acesta, așa că Magia costă o carte. Dă-o pe cea de care ai cel mai puțin nevoie.

## Kill the Unicorns

hint-hunt-character = Bun venit! Personajul tău aduce o putere de folosit o dată pe zi și două intrigi pe care nu le mai are nimeni.
hint-hunt-trap = Pune una dintre cele două intrigi. Ceilalți văd că e a ta, dar nu ce e. Pune una bună unde vrei să câștigi, una rea unde nu vrei.
hint-hunt-open = Tu deschizi: pune 1-3 cărți. Ceilalți trebuie să pună tot atâtea, deci și trei cărți mici pot fi o capcană. Ce ai pus se întoarce abia la sfârșitul zilei.
hint-hunt-follow = { $count ->
        [one] Pune exact o carte sau dă pas.
        [few] Pune exact { $count } cărți sau dă pas.
       *[other] Pune exact { $count } de cărți sau dă pas.
    } Totalurile egale se pot anula, așa că poate câștiga unul neașteptat.
hint-hunt-reveal = Ai câștigat, dar mai întâi are efect o intrigă: alege care. Te poate ajuta sau îți poate lua unicornul.
hint-hunt-power = Aceasta e puterea ta. Se folosește o dată pe zi, iar mâine o ai din nou.
hint-hunt-market = Cumpără un lucru cu cărțile care ți-au rămas; mâine se întorc oricum. O culoare poate completa o colecție.
hint-hunt-waiting = Te chem când ai ceva de ales. **{ $board-story }** spune ce s-a întâmplat, tabla arată ce unicorni mai sunt de vânat și ce a câștigat fiecare.

## Câteva pagini de tur

tour-page = -# Tur · { $page } din { $pages }
tour-hand = Înapoi la mâna mea
tour-stable = ### Acesta e grajdul tău
    { ITALIC($cards) }

    Unicorni: **{ $unicorns }** din { $needed }. Cine are primul { $needed } câștigă. Cărțile dintr-un grajd au efect cât timp sunt acolo.
tour-stable-empty = ### Acesta e grajdul tău
    Deocamdată e gol. Câștigă cine are primul destui unicorni în grajd: { $needed }. Cărțile dintr-un grajd au efect cât timp sunt acolo.
tour-cards = ### Acestea sunt cărțile tale
    Doar tu le vezi.
    { $cards }
tour-cards-empty = ### Acestea sunt cărțile tale
    Acum n-ai niciuna. Fiecare tură începe cu trasul unei cărți.
tour-neigh = ### Acesta e Nihoho
    { $count ->
        [0] Acum n-ai niciunul.
       *[other] Ai { ITALIC($cards) }.
    } Un Nihoho oprește o carte pe care o joacă altcineva. Când se joacă o carte, toți primesc sub ea aceleași butoane: **{ $window-neigh }** sau **{ $window-let-it-be }**.
tour-turn = ### Așa arată o tură
    1. Cărțile care vorbesc despre începutul turei tale.
    2. Tragi o carte. Fac eu asta pentru tine.
    3. Joci **o** carte sau mai tragi una.
    4. La sfârșit poți păstra { $limit ->
        [one] o carte
        [few] { $limit } cărți
       *[other] { $limit } de cărți
    }.

    Când te chem, apasă **{ $board-my-hand }** pe tablă.
tour-turn-no-limit = ### Așa arată o tură
    1. Tragi o carte. Fac eu asta pentru tine.
    2. Joci **o** carte sau mai tragi una.

    Când te chem, apasă **{ $board-my-hand }** pe tablă.
tour-kids-cards = ### Simbolurile
    Fiecare carte arată un simbol. O Magie e gratuită dacă un unicorn din grajdul tău arată același simbol; dacă nu, te costă încă o carte.
tour-help = ### Dacă te pierzi
    - `/{ command-hand }`: cărțile tale și ce ai de ales
    - `/{ command-card }`: ce face o carte
    - `/{ command-rules }`: regulile acestui joc
    - **{ $board-story }** pe tablă: ce s-a întâmplat
    - **{ $board-more }** pe tablă: ieșire din joc, pinguri, limbă
tour-hunt-character = ### Acesta e personajul tău
    Ești **{ $character }**. Puterea ta e **{ $power }** · { $short }
    Se folosește o dată pe zi.
tour-hunt-character-plain = ### Acesta e personajul tău
    Ești **{ $character }**. La masa asta se joacă fără puteri.
tour-hunt-character-none = ### Acesta e personajul tău
    Întâi alegi unul. Fiecare are o putere care se folosește o dată pe zi.
tour-hunt-cards = ### Acestea sunt cărțile tale de vânătoare
    Ai **{ $values }**.
    Cu ele mizezi pentru fiecare unicorn, câte 1-3 deodată, cu fața în jos. Se întorc la sfârșitul zilei.
tour-hunt-cards-empty = ### Acestea sunt cărțile tale de vânătoare
    Acum n-ai niciuna. Toate opt se întorc la sfârșitul zilei.
tour-hunt-line = ### Acești unicorni sunt vânați
    { $cards }

    Sunt vânați unul după altul. Sub ei stau intrigi cu fața în jos: cine câștigă dezvăluie una.
tour-hunt-line-empty = ### Acești unicorni sunt vânați
    Azi n-a mai rămas niciunul. Ziua următoare aduce alții.
tour-hunt-points = ### Acestea sunt punctele tale
    Până acum: **{ $points }**. Se numără monedele de pe unicorni și colecțiile: 2, 5, 8, 12 pentru doi până la cinci de o culoare, 8 pentru câte unul din fiecare.

## Învață jucând

learn-heading = Învață jucând
learn-about = Deschid o masă aici, așez calculatorul lângă tine și începem pe loc. Ai timp din plin, iar eu explic lucrurile când apar. Ce joc?
learn-tour = Tur la masa { $table }
learn-hints-on = Arată-mi sfaturi
learn-needs-server = O masă de antrenament are nevoie de un canal de pe un server: folosește acolo `/{ command-help }` sau `/{ command-table } { command-table-practice }`.
learn-begun = Masa ta de antrenament { $table } a început: tabla e în canalul acesta, pentru toți. Iată mâna ta, pe care o vezi doar tu.
learn-running = Te antrenezi deja la masa { $table }. Iată mâna ta.
