### Cards of Kill the Unicorns, in our own words: unicorns, scheme cards, characters and their powers, the market.
###
### hunt-card-<id>   the name
###   .text          what it does, or for a unicorn who it is, in a line or two
###   .short         the same for menus

## Colours: always a word with a shape of its own, so that neither colour nor picture is needed to tell them apart

hunt-colour-pink = 🌸 roz
hunt-colour-yellow = ⭐ galben
hunt-colour-blue = 💧 albastru
hunt-colour-purple = 🍇 mov
# Legendary ones have none, and others can lose theirs
hunt-colour-legendary = ✨ legendar
hunt-colour-none = ⬜ fără culoare

## Unicorns

hunt-card-pink_0 = Purcicorn roz
    .text = Mai mult purcel decât unicorn, și mândru de asta. De unul singur nu face nimic.
hunt-card-pink_1 = Rozul Bălos
    .text = Ia la tine un prosop.
hunt-card-pink_2 = Rozul Lipicios
    .text = Cine îl mângâie mai rămâne o vreme.
hunt-card-pink_3 = Rozul Premiat
    .text = Cel mai frumos din târg, trei ani la rând.
hunt-card-yellow_0 = Purcicorn galben
    .text = A dat de muștar. De unul singur nu face nimic.
hunt-card-yellow_1 = Galbenul Cârlionțat
    .text = O oră de periat, dusă la prima adiere.
hunt-card-yellow_2 = Galbenul Somnoros
    .text = Nu l-a prins nimeni, fiindcă nu l-a observat nimeni.
hunt-card-yellow_3 = Galbenul Premiat
    .text = Aur din cap până-n copite, și știe asta.
hunt-card-blue_0 = Purcicorn albastru
    .text = Și-a ținut respirația prea mult. De unul singur nu face nimic.
hunt-card-blue_1 = Albastrul Sașiu
    .text = Vede fiecare vânător de două ori.
hunt-card-blue_2 = Albastrul Săltăreț
    .text = Ușor de găsit, greu de ținut.
hunt-card-blue_3 = Albastrul Premiat
    .text = Spălat, pieptănat și foarte scump.
hunt-card-purple_0 = Purcicorn mov
    .text = Trăiește numai cu prune. De unul singur nu face nimic.
hunt-card-purple_1 = Movul Noroios
    .text = Undeva dedesubt trebuie să fie un unicorn.
hunt-card-purple_2 = Movul Lacom
    .text = Merge după oricine are un sandviș.
hunt-card-purple_3 = Movul Premiat
    .text = Juriul a plâns.
hunt-card-legend_a = Legenda Clarului de Lună
    .text = Se arată o dată la o sută de ani, mai mult din spate.
hunt-card-legend_b = Legenda de Cristal
    .text = I se văd prin transparență toate planurile.
hunt-card-legend_c = Legenda Norilor
    .text = Vine cu vremea ei cu tot.
hunt-card-legend_d = Legenda de Aur
    .text = Fânul i se servește pe tavă.
hunt-card-start_pink = Ponei cu coif de petrecere
    .text = De departe, aproape că trece drept unicorn.
hunt-card-start_yellow = Capră cu cornet
    .text = Înghețata s-a topit, cornul a rămas.
hunt-card-start_blue = Căluț balansoar
    .text = Foarte blând.
hunt-card-start_purple = Măgar cu morcov
    .text = Cornul e pentru mai târziu.
hunt-card-start_grey_a = Mătură
    .text = Coamă tot are.
hunt-card-start_grey_b = Cutie de carton
    .text = Cu un corn pictat. A nu se lăsa în ploaie.

## Scheme cards

hunt-card-athletic = Unicorn atletic
    .text = Rămâne atașată. Unicornul aduce cu 2 puncte mai mult.
    .short = Unicornul aduce cu 2 puncte mai mult.
hunt-card-smelly = Unicorn puturos
    .text = Rămâne atașată. Unicornul aduce cu 3 puncte mai puțin, chiar și sub zero.
    .short = Unicornul aduce cu 3 puncte mai puțin.
hunt-card-trojan = Unicorn troian
    .text = După ce câștigătorul ia unicornul, acesta trece la cine a pus intriga, care dă în schimb alt unicorn de-al său. Dacă nu are ce da, unicornul trece oricum. Dacă a câștigat chiar cine a pus intriga, nu se întâmplă nimic.
    .short = Cine a pus intriga primește unicornul și dă altul în schimb.
hunt-card-topsy = Unicorn cu susul în jos
    .text = Vânătoarea aceasta o câștigă cel mai mic total care nu e la egalitate.
    .short = Câștigă cel mai mic total care nu e la egalitate.
hunt-card-painted = Unicorn vopsit
    .text = Rămâne atașată. Unicornul aduce cu 1 punct mai mult, iar câștigătorul îi poate alege altă culoare. Unul legendar nu păstrează niciuna.
    .short = Unicornul aduce cu 1 mai mult; câștigătorul îi poate alege culoarea.
hunt-card-skittish = Unicorn sperios
    .text = Unicornul fuge și se decartează. Câștigătorul devine totuși primul jucător.
    .short = Unicornul fuge; câștigătorul devine totuși primul jucător.
hunt-card-taxed = Unicorn impozitat
    .text = Rămâne atașată. La sfârșit îi aduce 1 punct celui care joacă Prințesa, oricine ar avea unicornul.
    .short = Îi aduce Prințesei 1 punct, oricine ar avea unicornul.
hunt-card-runner_up = Unicorn vicecampion
    .text = Câștigă în schimb cel mai bun total fără egalitate de sub cel al câștigătorului. Dacă nu există, nu se schimbă nimic.
    .short = Câștigă în schimb cel mai bun total fără egalitate de sub al câștigătorului.
hunt-card-armoured = Unicorn în armură
    .text = Rămâne atașată. Unicornul aduce cu 2 puncte mai mult și nu poate fi schimbat.
    .short = Unicornul aduce cu 2 puncte mai mult și nu poate fi schimbat.
hunt-card-joust = Unicorn de turnir
    .text = Dacă jucătorul Cavalerului a luat parte la vânătoare, totalul lui se numără cu 2 mai mult, iar câștigătorul se stabilește din nou.
    .short = Totalul Cavalerului crește cu 2; câștigătorul se stabilește din nou.
hunt-card-shapeshifter = Unicorn metamorf
    .text = Când o pui, te uiți în secret la prima carte din pachetul de unicorni. Când intriga se dezvăluie, acea carte ia locul unicornului.
    .short = Vezi prima carte din pachet; la dezvăluire ia locul unicornului.
hunt-card-bleached = Unicorn decolorat
    .text = Rămâne atașată. Unicornul aduce cu 1 punct mai puțin și nu are culoare până când îi dă una un jeton de la piață.
    .short = Unicornul aduce cu 1 punct mai puțin și nu are culoare.
hunt-card-totem = Unicorn totem
    .text = Rămâne atașată. Monedele tipărite pe unicorn se numără de două ori.
    .short = Monedele tipărite pe unicorn se numără de două ori.
hunt-card-pee = Pipi de unicorn
    .text = Rămâne atașată. Unicornul aduce cu 2 puncte mai puțin.
    .short = Unicornul aduce cu 2 puncte mai puțin.
hunt-card-plump = Unicorn durduliu
    .text = Rămâne atașată. Unicornul aduce cu 2 puncte mai mult.
    .short = Unicornul aduce cu 2 puncte mai mult.
hunt-card-hidden = Unicorn ascuns
    .text = Câștigă în schimb cel mai bun total fără egalitate de sub cel al câștigătorului. Dacă nu există, nu se schimbă nimic.
    .short = Câștigă în schimb cel mai bun total fără egalitate de sub al câștigătorului.
hunt-card-ballad = Unicorn de baladă
    .text = Rămâne atașată. La sfârșit îi aduce 1 punct celui care joacă Bardul, oricine ar avea unicornul.
    .short = Îi aduce Bardului 1 punct, oricine ar avea unicornul.
hunt-card-weepy = Unicorn plângăcios
    .text = Rămâne atașată. Unicornul aduce cu 2 puncte mai puțin.
    .short = Unicornul aduce cu 2 puncte mai puțin.

## The black market

hunt-card-butcher = Măcelarul de unicorni
    .text = Decartează un unicorn de-al tău cu tot ce are atașat și ia primul jeton Pateu: numărul de pe el îți aduce tot atâtea puncte.
    .short = Fă dintr-un unicorn de-al tău un pateu: puncte cât numărul lui.
hunt-card-fake_horn = Corn fals
    .text = Atașează-l unui unicorn de-al tău, care aduce cu 2 puncte mai mult.
    .short = Un unicorn de-al tău aduce cu 2 puncte mai mult.
hunt-card-cotton_candy = Vată de zahăr
    .text = Alege o culoare și atașează jetonul unui unicorn de-al tău, care de acum are acea culoare.
    .short = Un unicorn de-al tău primește o culoare.
hunt-card-fairy_dust = Praf de zâne
    .text = Alege o culoare și atașează jetonul unui unicorn de-al tău, care de acum are acea culoare și aduce cu 2 puncte mai mult.
    .short = Un unicorn de-al tău primește o culoare și aduce cu 2 puncte mai mult.

## Characters: .text says which scheme cards are theirs. Powers may be used once a day

hunt-card-princess = Prințesa
    .text = Intrigi proprii: Unicorn impozitat și Unicorn vicecampion.
hunt-card-knight = Cavalerul
    .text = Intrigi proprii: Unicorn în armură și Unicorn de turnir.
hunt-card-wizard = Vrăjitorul
    .text = Intrigi proprii: Unicorn metamorf și Unicorn decolorat.
hunt-card-shaman = Șamanul
    .text = Intrigi proprii: Unicorn totem și Pipi de unicorn.
hunt-card-huntress = Vânătorița
    .text = Intrigi proprii: Unicorn durduliu și Unicorn ascuns.
hunt-card-bard = Bardul
    .text = Intrigi proprii: Unicorn de baladă și Unicorn plângăcios.
hunt-card-royal_veto = Veto regal
    .text = O dată pe zi, când tocmai s-a dezvăluit o intrigă, oricare ar fi ea, o poți anula: nu face nimic.
    .short = O dată pe zi: anulează o intrigă care tocmai s-a dezvăluit.
hunt-card-charge = La atac!
    .text = O dată pe zi, anunță puterea odată cu cărțile tale de vânătoare: totalul tău e cu 1 mai mare, sau cu 2 într-un joc fără intrigi.
    .short = O dată pe zi, cu cărțile de vânătoare: totalul tău e cu 1 mai mare.
hunt-card-rewind = Timpul înapoi
    .text = O dată pe zi, după o vânătoare la care ai luat parte fără să iei unicornul, ia înapoi o carte de vânătoare de cel mult 3 pe care ai jucat-o acolo.
    .short = O dată pe zi, după o vânătoare pierdută: ia înapoi o carte de cel mult 3.
hunt-card-spirit_sight = Ochiul spiritelor
    .text = O dată pe zi, înaintea unei vânători, uită-te în secret la toate intrigile de pe unicornul ei. Apoi poți muta una dintre ele pe alt unicorn din șirul de azi.
    .short = O dată pe zi: uită-te la intrigile unui unicorn; poți muta una.
hunt-card-extra_arrow = Săgeata în plus
    .text = O dată pe zi, pune o carte de vânătoare mai mult decât cere vânătoarea.
    .short = O dată pe zi: pune o carte de vânătoare mai mult decât se cere.
hunt-card-encore = Bis
    .text = O dată pe zi, anunță puterea odată cu cărțile tale de vânătoare: dacă totalul tău e la egalitate, se anulează doar ceilalți din egalitate.
    .short = O dată pe zi, cu cărțile tale: egalitatea îi anulează doar pe ceilalți.

## Pages of /card. $line: the card with colour and coins, $text: one of the above, $copies, $coins: numbers

hunt-page-unicorn = ### { $card }
    -# Unicorn de vânat · { $colour } · { hunt-coins }
    { $text }
    .starting = ### { $card }
        -# Unicorn de început · { $colour } · { hunt-coins }
        { $text }
hunt-page-scheme = ### { $card }
    -# Intrigă pe care o are fiecare personaj
    { $text }
# $owner: the character
hunt-page-scheme-own = ### { $card }
    -# Intrigă proprie · { $owner }
    { $text }
# $coins: its price in hunt cards, $copies: tokens
hunt-page-item = ### { $card }
    -# Piața neagră · costă { $cost } în cărți de vânătoare · { $copies ->
        [one] un jeton
        [few] { $copies } jetoane
       *[other] { $copies } de jetoane
    }
    { $text }
# $power: its name, $rule: what it does
hunt-page-character = ### { $card }
    -# Personaj
    { $text }
    Puterea **{ $power }** · { $rule }
hunt-page-power = ### { $card }
    -# Putere · { $owner }
    { $text }
