### /help on one screen, the quick reference card, the page of a card.

help-screen = ### Cum se joacă aici
    E prima oară? Apasă **{ help-learn }**.
    1. `/{ command-table } { command-table-new }` deschide o masă aici.
    2. Prietenii apasă **{ $lobby-join }**. **{ $lobby-add-computer }** ocupă un loc.
    3. Gazda apasă **{ $lobby-start }**.
    4. E tura ta? Te chem: apasă **{ $board-my-hand }**.
    5. Cineva joacă o carte? **{ $window-neigh }** o oprește, **{ $window-let-it-be }** îi dă drumul.
    6. La **{ game-hunt }** mizezi în secret: te întreb prin mesaj direct. **{ $board-bid }** de pe tablă face același lucru.
    7. Regreți o alegere? **{ more-undo }** la **{ $board-more }**, dacă nimeni n-a mai făcut nimic între timp.
    ### Dacă privești
    - Tabla arată cum stă fiecare.
    - **{ $board-story }** spune ce s-a întâmplat.
    - `/{ command-watch }` îți arată un joc în desfășurare.
    ### După o partidă
    - Sub rezultat se votează faza jocului.
    - **{ $end-rematch }**: din nou cu aceiași oameni.
    - `/{ command-replay }` trece prin un joc încheiat, cu toate mâinile pe față.
    - `/{ command-stats }` numără partidele tale și ale serverului. Poți să nu apari.
    ### Dacă gestionezi un server
    - `/{ command-houserules } { command-houserules-show }`: ce e valabil aici
    - `/{ command-houserules } { command-houserules-set }`: schimbă
    - `/{ command-table } { command-table-end }`: închide orice masă
    ### Dacă te pierzi
    - `/{ command-hand }`: ce ai de ales
    - `/{ command-tables }`: mesele tale
    - `/{ command-card }`: ce face o carte
    - `/{ command-bug }`: spune-le celor care mă repară că ceva nu a mers
    - **{ $board-more }** pe tablă: ieși din joc sau alege când te chem. Dacă ratezi două alegeri, joacă pentru tine calculatorul până te întorci.
help-learn = Învață jucând
help-rules = Reguli
help-settings = Setările mele

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
    - **„Poți”** înseamnă că e la alegere, tot restul e obligatoriu. **„Apoi”** are loc doar dacă s-a făcut ce e înainte.
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

reference-hunt = ### Pe scurt
reference-hunt-days = - **Patru zile.** În fiecare: pui o intrigă pe un unicorn, vânezi unicornii unul după altul, cumperi de la piața neagră. Apoi toate cărțile de vânătoare și puterile se întorc.
    .no_schemes = - **Patru zile fără intrigi.** În fiecare: vânezi unicornii unul după altul, cumperi de la piața neagră. Apoi toate cărțile de vânătoare și puterile se întorc.
    .no_powers = - **Patru zile, fără intrigi și fără puteri.** În fiecare: vânezi unicornii unul după altul, cumperi de la piața neagră. Apoi toate cărțile de vânătoare se întorc.
reference-hunt-bids = - **Vânătoarea:** primul jucător pune cu fața în jos 1-3 cărți de vânătoare, ceilalți tot atâtea sau dau pas. Totalurile egale nu se numără; cel mai mare dintre cele rămase câștigă și devine primul jucător.
reference-hunt-schemes = - **Intrigile:** câștigătorul dezvăluie una dintre cele de pe unicorn; ea poate schimba totul.
reference-hunt-market = - **Piața neagră:** cumperi un singur lucru pe zi, cu cărțile de vânătoare care ți-au rămas.
reference-hunt-points = - **Puncte:** monede, cărți și jetoane atașate, pateuri; 2, 5, 8, 12 pentru doi până la cinci de o culoare; 8 pentru un Curcubeu, câte unul din fiecare culoare. Fiecare unicorn intră într-o singură colecție.
    .no_schemes = - **Puncte:** monede, jetoane, pateuri; 2, 5, 8, 12 pentru doi până la cinci de o culoare; 8 pentru un Curcubeu, câte unul din fiecare culoare. Fiecare unicorn intră într-o singură colecție.
reference-hunt-rainbow = - **Curcubeul dublu,** doi din fiecare culoare, câștigă pe loc.
reference-hunt-expert = - **Joc de experți:** cărțile de vânătoare jucate și intrigile decartate stau cu fața în jos; ceilalți văd doar câte sunt.

# /card. $type: a type name, $copies: how many are in the deck
card-page = ### { $card }
    -# { $type } · { $copies ->
        [one] o carte în pachet
        [few] { $copies } cărți în pachet
       *[other] { $copies } de cărți în pachet
    }
    { $text }
card-page-notes = **Cazuri dificile:** { $notes }
card-page-ours = -# Nu cunoaștem un nume românesc tipărit al acestei cărți: acesta e al nostru.
card-page-names = -# În alte limbi: { $names }
card-page-name = *{ $card }* ({ $language })
card-page-boxes = -# În cutie: { $boxes }
card-page-box = { $edition } (×{ $copies })
card-page-found = { $card } ({ $other })
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
