### /help on one screen, the quick reference card, and the pages of /rules (preset second).
### Every page stays under 2,000 characters.

help-screen = ### Cum se joacă aici
    1. `/{ command-table } { command-table-new }` deschide o masă în acest canal. Prietenii apasă **{ lobby-join }**; **{ lobby-add-computer }** ocupă un loc.
    2. Gazda apasă **{ lobby-start }**. **Tabla** arată toate grajdurile, cine are de ales și până când.
    3. Când îți vine rândul, primești un ping. Apasă **{ board-my-hand }**: doar tu îți vezi cărțile. Alege una de jucat sau trage.
    4. Când cineva joacă o carte, toți primesc aceleași butoane: **{ window-neigh }** o oprește, **{ window-let-it-be }** o lasă. Dacă expiră timpul, trece.
    5. Câștigă cine are primul destui unicorni.

    - **Te-ai pierdut?** `/{ command-hand }` arată ce ai de ales. `/{ command-tables }` arată mesele tale. **{ board-story }** spune ce s-a întâmplat.
    - **O carte?** `/{ command-card }` o explică. **O regulă?** `/{ command-rules }`, pagină cu pagină.
    - **N-ai timp?** La **{ board-more }** poți ieși din joc sau poți alege când primești un ping. Dacă ratezi două alegeri la rând, joacă pentru tine calculatorul până te întorci.
    - **Reguli proprii?** `/{ command-houserules } { command-houserules-show }` spune după ce se joacă pe acest server; cine îl gestionează le schimbă cu `/{ command-houserules } { command-houserules-set }`.
    - **Preferi să scrii?** `/{ command-play }`, `/{ command-draw }`, `/{ command-neigh }`, `/{ command-pass }` și `/{ command-choose }` fac tot ce fac butoanele.

## The quick reference card

# $needed: unicorns to win, $limit: hand limit (a number, or the word for none)
reference-card = ### Pe scurt
    - **Tura ta:** 1. efectele de la începutul turei · 2. tragi o carte · 3. joci o carte sau mai tragi una · 4. decartezi până la limita de cărți din mână
    - **Limita de cărți din mână:** { $limit }
    - **Victorie:** { $needed ->
        [one] un unicorn
        [few] { $needed } unicorni
       *[other] { $needed } de unicorni
    } în grajdul tău
    - **Unicornii** intră în grajdul tău. Puii și unicornii obișnuiți nu fac nimic, cei epici fac ce scrie pe ei.
    - **Magia** are efect o singură dată, apoi se decartează.
    - **Amplificările** ajută, iar **Limitările** încurcă grajdul în care se află.
    - **Nihoho** oprește o carte pe care o joacă altcineva. Un Nihoho poate fi oprit cu alt Nihoho, un Nihoho Nemțesc nu.
    - **Sacrifici:** din grajdul tău în teancul de decartare · **Distrugi:** din grajdul altuia în teancul de decartare · **Furi:** din grajdul altuia în al tău · **Decartezi:** din mâna ta
    - **Puii** ajung în pepinieră, nu într-o mână sau într-un teanc.
    - **„Poți”** înseamnă că nu ești obligat, tot restul e obligatoriu. **„Apoi”** are loc doar dacă s-a făcut ce e înainte.
reference-no-limit = fără limită
# The same for the Kids deck
reference-card-kids = ### Pe scurt
    - **Tura ta:** 1. tragi o carte · 2. joci o carte sau mai tragi una
    - **Victorie:** { $needed ->
        [one] un unicorn
        [few] { $needed } unicorni
       *[other] { $needed } de unicorni
    } în grajdul tău, cu pui cu tot
    - **Limita de cărți din mână:** { $limit }
    - **Unicornii** intră în grajdul tău și rămân acolo. Fiecare arată un simbol.
    - **Magia** are efect o singură dată. Te costă încă o carte din mână, în afară de cazul în care un unicorn din grajdul tău arată același simbol: atunci e gratuită.
    - **Nihoho** oprește o carte pe care o joacă altcineva. Un Nihoho poate fi oprit cu alt Nihoho.
    - **Puii** nu pot fi atinși și nu pleacă niciodată.

reference-card-hunt = ### Pe scurt
    - **Patru zile.** În fiecare: pui o intrigă pe un unicorn, vânezi unicornii unul după altul, cumperi de la piața neagră. Apoi toate cărțile de vânătoare și puterile se întorc.
    - **Vânătoarea:** primul jucător pune cu fața în jos 1-3 cărți de vânătoare, ceilalți tot atâtea sau dau pas. Totalurile egale nu se numără; cel mai mare dintre cele rămase câștigă și devine primul jucător.
    - **Intrigile:** câștigătorul dezvăluie una dintre cele de pe unicorn; ea poate schimba totul.
    - **Piața neagră:** cumperi un singur lucru pe zi, cu cărțile de vânătoare care ți-au rămas.
    - **Puncte:** monede, cărți și jetoane atașate, pateuri; 2, 5, 8, 12 pentru doi până la cinci de o culoare; 8 pentru un Curcubeu, câte unul din fiecare culoare. Fiecare unicorn intră într-o singură colecție.
    - **Curcubeul dublu,** doi din fiecare culoare, câștigă pe loc.

## Pages of /rules

rules-menu = Alege o pagină
rules-overview = ### Unstable Unicorns, ediția a doua
    Umple-ți grajdul cu unicorni. La 2-5 jucători câștigă cine are primul **7**, la 6-8 jucători cine are primul **6**.

    Fiecare începe cu un pui de unicorn în grajd și cinci cărți în mână. Teancul de tras e comun; ce se sacrifică, se distruge sau se decartează ajunge în teancul de decartare. Ceilalți pui așteaptă în pepinieră.

    Cărțile au efect de îndată ce se află într-un grajd, niciodată cât sunt în mână.
    .title = Prezentare
rules-turn = ### O tură
    1. **Începutul.** Efectele cărților din grajdul tău care vorbesc despre începutul turei tale. Le folosești în orice ordine; ce e obligatoriu trebuie folosit. Toate sunt deschise de la început, așa că unul care îți încheie tura nu le anulează pe celelalte.
    2. **Tragi** o carte.
    3. **Acțiunea,** exact una: joci un unicorn, o Magie, o Amplificare sau o Limitare ori mai tragi o carte.
    4. **Sfârșitul.** Decartezi până rămâi cu șapte cărți.

    Rândul trece de la un loc la următorul.
    .title = O tură
rules-cards = ### Feluri de cărți
    - **Puii de unicorn** nu fac nimic și nu ajung niciodată în mână sau într-un teanc: se întorc în pepinieră.
    - **Unicornii obișnuiți** nu fac nici ei nimic, dar vin din pachet.
    - **Unicornii epici** au un efect: la intrare, la începutul turei tale sau tot timpul.
    - **Magia** are efect o singură dată, apoi se decartează.
    - **Amplificările** se pot juca în grajdul oricui și rămân acolo.
    - **Limitările** se pot juca în grajdul oricui, chiar și în al tău, și rămân acolo.
    - **Instant** sunt Nihoho și Nihoho Nemțesc. Ele nu sunt niciodată acțiunea ta.

    Fiecare unicorn se numără o dată, dacă nu scrie altceva pe carte.
    .title = Feluri de cărți
rules-neigh = ### Nihoho
    Când cineva joacă o carte din mână, oricine altcineva o poate opri cu un **Nihoho**. Cartea oprită se decartează, iar acțiunea e consumată.

    Și Nihoho e o carte, așa că poate fi oprit cu alt Nihoho, chiar și de cine a jucat prima carte. După un număr par de Nihoho, cartea trece. Un **Nihoho Nemțesc** nu poate fi oprit.

    Efectele cărților dintr-un grajd nu pot fi oprite cu Nihoho, nici cărțile furate, mutate sau aduse.

    Fereastra se închide când toți au lăsat cartea să treacă sau când expiră timpul.
    .title = Nihoho
rules-words = ### Ce înseamnă cuvintele
    - **Tragi:** de deasupra teancului de tras în mâna ta.
    - **Decartezi:** din mâna ta în teancul de decartare.
    - **Sacrifici:** din grajdul tău în teancul de decartare.
    - **Distrugi:** din grajdul altui jucător în teancul de decartare.
    - **Furi:** din grajdul altui jucător în al tău.
    - **Intră:** e jucată, furată sau adusă într-un grajd. **Iese:** pleacă din grajd, în orice fel.
    - **Oricare jucător** poți fi și tu, **alt jucător** niciodată, **fiecare jucător** sunt toți, cu tine cu tot.
    - **„Poți”** nu obligă; tot restul trebuie făcut, cât e cu putință. Peste ce e imposibil se trece.
    - **„Apoi”:** ce urmează are loc doar dacă s-a făcut ce e înainte. Un unicorn salvat se consideră sacrificat sau distrus.
    O carte găsită în teancul de tras se arată tuturor.
    .title = Cuvintele de pe cărți
rules-winning = ### Victoria
    Câștigi dacă ai destui unicorni după ce s-au terminat toate efectele în curs. Se poate întâmpla și în tura altcuiva. Dacă doi jucători ajung acolo odată, e primul cel al cărui rând este, apoi ordinea la masă.

    Dacă întâi se termină teancul de tras, câștigă cine are cei mai mulți unicorni. La egalitate se numără literele din numele unicornilor. Dacă și ele sunt la egalitate, nu câștigă nimeni.
    .title = Victoria
rules-two-players = ### Doi jucători
    Unele cărți rămân în cutie: toți unicornii obișnuiți, Unicornița Divă, Unicornița Seducătoare, Curcubicornul, Mama Gâscă C-un-corn, Unicornul Necromant, Camera Ascunsă, Ritualuri Neortodoxe, Ho! Niho-No și Marfă!

    Fiecare primește un Nihoho înainte să se împartă cele cinci cărți, așa că începi cu șase.
    .title = Doi jucători
rules-kids = ### Unstable Unicorns pentru copii
    Pentru 2-6 jucători. Câștigă cine are primul **7** unicorni în grajd, oricâți joacă. Puiul tău de unicorn se numără.

    - **O tură:** tragi o carte, apoi faci un singur lucru: joci un unicorn, joci o Magie sau mai tragi o carte. Nu există limită de cărți în mână.
    - **Unicornii** nu au efecte. Fiecare arată unul dintre cele opt simboluri: ❤️ inimă, ☀️ soare, ⚡ fulger, 🍀 trifoi, 💧 picătură, 🌙 lună, 🔮 cristal, ❄️ fulg.
    - **Magia** arată și ea un simbol și are un preț: când nu o mai oprește nimeni, decartezi încă o carte din mână. Dacă un unicorn din grajdul tău arată același simbol, Magia e gratuită.
    - **Nihoho** oprește cartea altui jucător. O Magie oprită nu costă nimic în plus.
    - **Puii** se aleg înainte de joc. Al tău nu poate fi atins de nimic și nu pleacă niciodată; ceilalți se întorc în cutie, fiindcă nu există pepinieră.

    Când se golește teancul de tras, se face altul din cărțile decartate, amestecate.
    .title = Pentru copii
rules-hunt = ### Kill the Unicorns
    Pentru 3 sau 4 jucători, cu extensia până la 6. Fiecare joacă un personaj cu o putere, opt cărți de vânătoare (0, 1, 1, 2, 2, 3, 3, 4) și opt intrigi și începe cu un unicorn închipuit. După **patru zile** câștigă cine are cele mai multe puncte.

    1. **Capcane.** Patru unicorni se așază în șir. Fiecare trage două intrigi, pune una cu fața în jos pe un unicorn și o decartează pe cealaltă. Pe un unicorn încap două.
    2. **Vânători,** un unicorn după altul. Primul jucător pune cu fața în jos 1-3 cărți de vânătoare, ceilalți, pe rând, tot atâtea sau dau pas. Se dezvăluie toate: totalurile egale nu se numără, câștigă cel mai mare dintre cele rămase. Dacă nu rămâne niciunul, unicornul scapă.
    3. Câștigătorul dezvăluie o intrigă de pe unicorn, ia unicornul și devine primul jucător.
    4. **Piața neagră.** Pe rând, fiecare poate cumpăra un lucru cu cărțile de vânătoare rămase în mână, fără rest.

    Apoi toate cărțile de vânătoare și puterile se întorc. Dacă primul jucător dă pas înainte să fi deschis cineva, următorul devine primul jucător și poate deschide.
    .title = Kill the Unicorns: vânătoarea
rules-hunt-cards = ### Kill the Unicorns: puncte
    - **Monedele** de pe unicornii tăi și ce adaugă sau iau intrigile și jetoanele de pe ei.
    - **Colecții:** 2, 5, 8, 12 puncte pentru doi, trei, patru, cinci unicorni de o culoare. Al șaselea începe alta.
    - **Curcubeu:** 8 puncte pentru câte unul din fiecare culoare, 🌸 roz, ⭐ galben, 💧 albastru și 🍇 mov. Fiecare unicorn intră într-o singură colecție sau într-un singur Curcubeu; eu găsesc cea mai bună împărțire.
    - **Pateurile** aduc numărul lor. Unicornii legendari nu au culoare.
    - **Curcubeul dublu:** doi unicorni din fiecare culoare câștigă jocul pe loc.
    - La puncte egale, câștigă cine are cei mai mulți unicorni.

    Puteri, o dată pe zi: Prințesa anulează o intrigă tocmai dezvăluită, totalul Cavalerului e cu 1 mai mare, Vrăjitorul ia înapoi o carte dintr-o vânătoare pierdută, Șamanul se uită la intrigi și poate muta una. `/{ command-card }` le explică.

    Variante: Jocul de experți ascunde ce se decartează; Primele jocuri lasă deoparte intrigile sau și puterile.
    .title = Kill the Unicorns: punctele unei vânători
rules-house = ### Regulile casei
    O masă își poate schimba regulile înainte să înceapă jocul: câți unicorni câștigă, limita de cărți din mână, ce se întâmplă când se golește teancul de tras, când se spun țintele și altele. Înainte de joc, masa arată care diferă; în joc, **{ board-rules }** de pe tablă le înșiră.
    .title = Regulile casei

# /card. $type: a type name, $copies: how many are in the deck
card-page = ### { $card }
    -# { $type } · { $copies ->
        [one] o carte în pachet
        [few] { $copies } cărți în pachet
       *[other] { $copies } de cărți în pachet
    }
    { $text }
card-page-notes = **Cazuri grele:** { $notes }
# What the card says in another edition. $edition: second, french, first or kids
card-page-edition = { $edition ->
    [french] **După regulamentul francez:**
    [first] **În prima ediție:**
    [kids] **În jocul pentru copii:**
   *[second] **În ediția a doua:**
} { $text }
# .chosen: in a game without a nursery
card-page-baby = ### { $card }
    -# { $type } · din pepinieră
    { $text }
    .chosen = ### { $card }
        -# { $type } · câte unul pentru fiecare jucător
        { $text }
