### Cards of Unstable Unicorns, second edition, in our own words.
###
### card-<title>   the title (it counts for the tie-break, so keep the printed one where it is known)
###   .text        the whole rule; "you" is the player whose stable the card is in, or who plays it
###   .short       what it does in one line, at most 90 characters (options of a select menu)
###   .notes       hard cases, for /card; optional
### Titlurile tipărite în ediția românească stau în data/cards/names.yaml; celelalte sunt traducerea noastră.

# A card with its colour: "Baby Unicorn (pink)".
# $card: the title, $colour: one of the colour words below
card-variant = { $card } ({ $colour })

## Colours of the plain babies and of the basic unicorns

colour-red = roșu
colour-pink = roz
colour-orange = portocaliu
colour-yellow = galben
colour-green = verde
colour-blue = albastru
colour-indigo = indigo
colour-purple = mov
colour-black = negru
colour-white = alb
colour-brown = maro
colour-rainbow = curcubeu
colour-death = moartea

## Types (.sign: with its sign, which never stands alone)

type-baby = pui de unicorn
    .sign = ○ { type-baby }
type-basic = unicorn obișnuit
    .sign = ● { type-basic }
type-magical = unicorn epic
    .sign = ◆ { type-magical }
type-colourful = unicorn colorat
    .sign = ❖ { type-colourful }
type-magic = Magie
    .sign = ✧ { type-magic }
type-upgrade = Amplificare
    .sign = ▲ { type-upgrade }
type-downgrade = Limitare
    .sign = ▼ { type-downgrade }
type-instant = Instant
    .sign = ✕ { type-instant }

## Said on more than one card

-flyer = Când e sacrificat sau distrus, se întoarce în mâna ta în loc să ajungă în teancul de decartare.
-flyer-notes = Mâna ta e mâna jucătorului în al cărui grajd se afla. Din grajd a ieșit totuși, iar sacrificiul sau distrugerea se consideră îndeplinită. Un unicorn zburător decartat din mână ajunge în teancul de decartare, la fel și unul aflat sub Lumină Orbitoare din ediția a doua.
-search-notes = Poți să nu găsești nimic. Teancul de tras se amestecă oricum.

## Baby unicorns

card-baby_unicorn = Pui de Unicorn
    .text = Nu are niciun efect. Când e sacrificat, distrus sau întors într-o mână, ajunge în pepinieră.
    .short = Fără efect. Sacrificat, distrus sau întors în mână, ajunge în pepinieră.
    .notes = Poate fi furat și schimbat. Dacă ajunge în pepinieră, a ieșit din grajd (Sârmă Ghimpată), iar sacrificiul sau distrugerea se consideră îndeplinită. Lumină Orbitoare nu schimbă asta.
card-baby_narwhal = Pui de Narval
    .text = Nu are niciun efect. Când e sacrificat, distrus sau întors într-o mână, ajunge în pepinieră.
    .short = Fără efect. Sacrificat, distrus sau întors în mână, ajunge în pepinieră.
    .notes = Marele Narval nu îl poate găsi: puii nu sunt niciodată în teancul de tras.

## Basic unicorns

card-basic_unicorn = Unicorn obișnuit
    .text = Nu are niciun efect. Se numără ca un unicorn și nici nu vrea mai mult.
    .short = Fără efect. Se numără ca un unicorn.
card-narwhal = Narval
    .text = Nu are niciun efect. E un unicorn obișnuit și se numără ca unul.
    .short = Fără efect. Un unicorn obișnuit pe care îl poate găsi Marele Narval.
    .notes = Unicornița Divă nu îl lasă în alte grajduri, Curcubicornul îl poate aduce, Marele Narval îl poate găsi.

## Magical unicorns

card-rhinocorn = Rinocorn
    .text = La începutul turei tale poți distruge un unicorn din grajdul altui jucător. Dacă o faci, tura ta se termină pe loc.
    .short = La începutul turei: poți distruge un unicorn; apoi tura ta se termină.
    .notes = Nici nu tragi, nici nu faci vreo acțiune, dar limita de cărți din mână rămâne valabilă. Celelalte efecte ale tale de la începutul turei se pot folosi în continuare (CZ-28). Dacă ceva salvează unicornul, distrugerea se consideră îndeplinită și tura ta se termină.
card-magical_kittencorn = Pisicornul Magic
    .text = Nu-i pasă de Magie: nicio carte Magie nu îl poate distruge.
    .short = Nu poate fi distrus de cărți Magie.
    .notes = Cărțile Magie îl pot totuși întoarce în mână sau schimba. Unicornii și Amplificările îl pot distruge și oricine îl poate fura.
card-stabby_the_unicorn = Împungicornul
    .text = Când e sacrificat sau distrus, poți distruge un unicorn din grajdul altui jucător.
    .short = Când e sacrificat sau distrus, poți distruge un unicorn.
    .notes = Tu ești jucătorul în al cărui grajd se afla. Furtul, schimbul sau întoarcerea în mână nu se pun, iar sub Lumină Orbitoare nu se întâmplă nimic.
card-rainbow_unicorn = Curcubicornul
    .text = Când intră în grajdul tău, poți aduce un unicorn obișnuit din mână în grajdul tău.
    .short = La intrare: poți aduce un unicorn obișnuit din mână în grajdul tău.
    .notes = Unicornul obișnuit e adus, nu jucat, deci nu poate fi oprit cu Nihoho. Unicornița Divă a altui jucător nu îl lasă să intre. Sârmă Ghimpată îi numără pe amândoi.
card-extremely_destructive_unicorn = Unicornul Extrem de Distrugător
    .text = Când intră în grajdul tău, fiecare jucător, deci și tu, trebuie să sacrifice un unicorn la alegerea sa.
    .short = La intrare: fiecare jucător, și tu, trebuie să sacrifice un unicorn.
    .notes = Îl poți sacrifica chiar pe acesta. Aura Curcubeului nu ajută, fiindcă e un sacrificiu. Cine nu are niciun unicorn (sau are doar panda) scapă.
card-chainsaw_unicorn = Unicornul cu Drujbă
    .text = Când intră în grajdul tău, poți distruge o Amplificare din grajdul altui jucător sau poți sacrifica o Limitare din al tău.
    .short = La intrare: poți distruge Amplificarea altuia sau poți sacrifica o Limitare a ta.
card-llamacorn = Lamacornul
    .text = Când intră în grajdul tău, fiecare jucător, deci și tu, trebuie să decarteze o carte la alegerea sa.
    .short = La intrare: fiecare jucător, și tu, trebuie să decarteze o carte.
    .notes = Cine nu are nicio carte în mână scapă.
card-americorn = Americornul
    .text = Când intră în grajdul tău, poți lua la întâmplare o carte din mâna altui jucător.
    .short = La intrare: poți lua la întâmplare o carte din mâna altui jucător.
    .notes = Alegi jucătorul, niciodată cartea. Doar voi doi aflați ce carte a fost.
card-ginormous_unicorn = Cogeamite Unicornul
    .text = Se numără ca doi unicorni. Cât e în grajdul tău, nu ai voie să joci cărți Nihoho, nici Nihoho Nemțesc.
    .short = Se numără ca doi unicorni. Nu ai voie să joci Nihoho sau Nihoho Nemțesc.
    .notes = Și pentru Grajd Micuț se numără ca doi. Ca panda nu se numără deloc, dar tot nu te lasă să dai Nihoho. Sub Lumină Orbitoare din ediția a doua se numără ca unul și poți da Nihoho. La egalitate, numele lui se numără o singură dată.
card-seductive_unicorn = Unicornița Seducătoare
    .text = Când intră în grajdul tău, poți decarta o carte, apoi furi un unicorn din grajdul altui jucător.
    .short = La intrare: poți decarta o carte, apoi furi un unicorn.
    .notes = Fără o carte de decartat, nu e nimic de furat. Unicornul furat e al tău pentru totdeauna, iar efectul lui de intrare are loc pentru tine.
card-queen_bee_unicorn = Unicornița Divă
    .text = Cât e în grajdul tău, unicornii obișnuiți nu pot intra în niciun fel în grajdul vreunui alt jucător.
    .short = Unicornii obișnuiți nu pot intra în grajdul niciunui alt jucător.
    .notes = Unicornii obișnuiți care sunt deja acolo rămân. Puii nu sunt unicorni obișnuiți, nici cei epici aflați sub Lumină Orbitoare.
card-greedy_flying_unicorn = Unicornul Zburător Lacom
    .text = Când intră în grajdul tău, trage o carte. { -flyer }
    .short = La intrare: trage o carte. Sacrificat sau distrus, se întoarce în mâna ta.
    .notes = { -flyer-notes }
card-annoying_flying_unicorn = Unicornul Zburător Enervant
    .text = Când intră în grajdul tău, poți alege alt jucător, care trebuie să decarteze o carte la alegerea sa. { -flyer }
    .short = La intrare: poți pune un jucător să decarteze. Când moare, vine în mâna ta.
    .notes = { -flyer-notes }
card-magical_flying_unicorn = Unicornul Zburător Magic
    .text = Când intră în grajdul tău, poți lua în mână o Magie din teancul de decartare. { -flyer }
    .short = La intrare: poți lua o Magie decartată. Când moare, vine în mâna ta.
    .notes = { -flyer-notes }
card-swift_flying_unicorn = Unicornul Zburător Iute
    .text = Când intră în grajdul tău, poți lua în mână un Nihoho sau un Nihoho Nemțesc din teancul de decartare. { -flyer }
    .short = La intrare: poți lua un Nihoho decartat. Când moare, vine în mâna ta.
    .notes = { -flyer-notes }
card-majestic_flying_unicorn = Unicornul Zburător Maiestuos
    .text = Când intră în grajdul tău, poți lua în mână o carte cu un unicorn din teancul de decartare. { -flyer }
    .short = La intrare: poți lua un unicorn decartat. Când moare, vine în mâna ta.
    .notes = { -flyer-notes }
card-unicorn_phoenix = Unicornul Phoenix
    .text = Când ar urma să fie sacrificat sau distrus, poți decarta o carte în schimb. Atunci rămâne în grajdul tău.
    .short = Ca să nu fie sacrificat sau distrus, poți decarta o carte în schimb.
    .notes = Cu mâna goală nu are scăpare. Sacrificiul sau distrugerea se consideră îndeplinită pentru ce urmează după „apoi”, dar cartea nu a ieșit din grajd. Merge de fiecare dată, în afară de Lumină Orbitoare.
card-unicorn_on_the_cob = Porumbicornul
    .text = Când intră în grajdul tău, trage două cărți. După aceea decartează una la alegere.
    .short = La intrare: trage 2 cărți și decartează 1.
card-black_knight_unicorn = Unicornul Cavaler Negru
    .text = Când alt unicorn din grajdul tău ar urma să fie distrus, poți sacrifica în schimb Unicornul Cavaler Negru.
    .short = Îl poți sacrifica în locul unui unicorn de-al tău care ar fi distrus.
    .notes = Ajută doar la distrugere, nu și la sacrificiu, furt sau întoarcere în mână și nici când ținta e chiar el. Un cavaler salvează un unicorn.
card-shark_with_a_horn = Rechinul cu Corn
    .text = Când intră în grajdul tău, îl poți sacrifica, apoi distrugi un unicorn din grajdul altui jucător.
    .short = La intrare: îl poți sacrifica, apoi distrugi un unicorn.
card-shabby_the_narwhal = Narvalul Ponosit
    .text = Când intră în grajdul tău, poți căuta în teancul de tras o Limitare. Arat-o tuturor, ia-o în mână și amestecă teancul.
    .short = La intrare: poți căuta în teancul de tras o Limitare.
    .notes = { -search-notes }
card-narwhal_torpedo = Narvalul Torpilă
    .text = Când intră în grajdul tău, sacrifică toate Limitările din grajdul tău.
    .short = La intrare: sacrifică toate Limitările tale.
    .notes = O Lumină Orbitoare din grajdul tău împiedică asta, deci rămâne și ea.
card-alluring_narwhal = Narvalul Ispititor
    .text = Când intră în grajdul tău, poți fura o Amplificare din grajdul altui jucător.
    .short = La intrare: poți fura o Amplificare.
    .notes = Grajd Dărăpănat nu îl oprește: acela interzice doar să joci Amplificări.
card-mermaid_unicorn = Unicornița Sirenă
    .text = Când intră în grajdul tău, alege o carte din grajdul altui jucător: se întoarce în mâna acelui jucător.
    .short = La intrare: întoarce o carte din grajdul altui jucător în mâna lui.
    .notes = E obligatoriu. Poate fi un unicorn, o Amplificare sau o Limitare; un pui ajunge în pepinieră.
card-classy_narwhal = Narvalul Elegant
    .text = Când intră în grajdul tău, poți căuta în teancul de tras o Amplificare. Arat-o tuturor, ia-o în mână și amestecă teancul.
    .short = La intrare: poți căuta în teancul de tras o Amplificare.
    .notes = { -search-notes }
card-the_great_narwhal = Marele Narval
    .text = Când intră în grajdul tău, poți căuta în teancul de tras o carte cu „Narval” în nume. Arat-o tuturor, ia-o în mână și amestecă teancul.
    .short = La intrare: poți căuta în teancul de tras orice fel de Narval.
    .notes = Acestea sunt Narval, Narvalul Ponosit, Narvalul Torpilă, Narvalul Ispititor și Narvalul Elegant. { -search-notes }
card-mother_goose_unicorn = Mama Gâscă C-un-corn
    .text = Când intră în grajdul tău, poți aduce un pui de unicorn din pepinieră în grajdul tău.
    .short = La intrare: poți aduce un pui de unicorn din pepinieră.
card-unicorn_oracle = Unicornul Oracol
    .text = Când intră în grajdul tău, uită-te la primele trei cărți din teancul de tras. Ia una în mână și pune-le pe celelalte înapoi deasupra, în orice ordine.
    .short = La intrare: vezi primele 3 cărți, ia una, pune restul înapoi în orice ordine.
    .notes = Doar tu vezi aceste cărți. Dacă au rămas mai puțin de trei, te uiți la acelea.
card-necromancer_unicorn = Unicornul Necromant
    .text = Când intră în grajdul tău, poți decarta două cărți cu unicorni, apoi aduci în grajdul tău o carte cu un unicorn din teancul de decartare.
    .short = La intrare: poți decarta 2 unicorni, apoi aduci unul decartat.
    .notes = Unicornul poate fi unul dintre cei doi decartați adineauri, iar efectul lui de intrare are loc.
card-dark_angel_unicorn = Unicornul Înger Întunecat
    .text = Când intră în grajdul tău, poți sacrifica un unicorn, apoi aduci în grajdul tău o carte cu un unicorn din teancul de decartare.
    .short = La intrare: poți sacrifica un unicorn, apoi aduci unul decartat.
    .notes = Poți readuce chiar unicornul sacrificat, în afară de Unicornul Înger Întunecat însuși (R71). Dacă prețul a fost un unicorn zburător sau un pui, el nu e în teancul de decartare, dar poți aduce altul.

## Magic

card-unicorn_poison = Otravă de Unicorni
    .text = Distruge un unicorn din grajdul altui jucător.
    .short = Distruge un unicorn.
    .notes = Nu pot fi aleși Pisicornul Magic, unicornii panda și cei apărați de Aura Curcubeului.
card-back_kick = Lovitură de Copită
    .text = Alege o carte din grajdul altui jucător: se întoarce în mâna acelui jucător. El trebuie și să decarteze o carte la alegerea sa.
    .short = Întoarce o carte din grajdul altuia în mâna lui; el decartează o carte.
    .notes = Se poate decarta cartea întoarsă sau oricare alta. Un pui ajunge în pepinieră, iar o carte tot trebuie decartată.
card-change_of_luck = Se Întoarce Roata
    .text = Trage două cărți și decartează trei la alegere. Când ai terminat, după tura aceasta urmează încă o tură a ta.
    .short = Trage 2 cărți, decartează 3, apoi mai joci o tură.
    .notes = Întâi se încheie ca de obicei tura aceasta, cu tot cu limita de cărți din mână; tura în plus e una întreagă. Dacă ai mai puțin de trei cărți în mână, le decartezi pe toate, iar tura în plus urmează oricum.
card-glitter_tornado = Tornada de Sclipici
    .text = Alege câte o carte din grajdul fiecărui jucător, inclusiv din al tău. Fiecare se întoarce în mâna jucătorului în al cărui grajd se află.
    .short = Întoarce câte o carte din fiecare grajd, și din al tău, în mâna jucătorului ei.
    .notes = În fiecare grajd alege cine a jucat Tornada, dacă o regulă a casei nu spune altfel. Se pot alege și Amplificări, și Limitări; puii ajung în pepinieră, iar grajdurile goale se sar.
card-unicorn_swap = Schimb de Unicorni
    .text = Dă un unicorn de-al tău în grajdul altui jucător, apoi fură un unicorn din același grajd.
    .short = Dă un unicorn altui jucător, apoi fură unul din același grajd.
    .notes = Efectele de intrare au loc după ambele mutări, întâi cel al unicornului dat. Îl poți lua înapoi chiar pe cel dat. Se pot schimba și pui.
card-re_target = Schimbare de Țintă
    .text = Alege o Amplificare sau o Limitare din orice grajd și mut-o în grajdul oricărui alt jucător.
    .short = Mută o Amplificare sau o Limitare din orice grajd în oricare altul.
    .notes = Oricare dintre cele două grajduri poate fi al tău. Grajd Dărăpănat nu oprește o Amplificare mutată.
card-unfair_bargain = Târg Nedrept
    .text = Schimbă toate cărțile din mână cu alt jucător.
    .short = Schimbă toate cărțile din mână cu alt jucător.
    .notes = Merge și cu mâna goală. Cartea aceasta a plecat deja din mâna ta.
card-two_for_one = Doi la Preț de Unul
    .text = Sacrifică o carte, apoi distruge două cărți din grajdurile altor jucători.
    .short = Sacrifică o carte, apoi distruge 2 cărți.
    .notes = Ambele cărți se aleg odată și pot fi în două grajduri. Dacă distrugi Aura Curcubeului, unicornii de sub ea nu rămân descoperiți pentru cealaltă jumătate (R41). Dacă se poate distruge doar o carte, se distruge una.
card-targeted_destruction = Distrugere Țintită
    .text = Distruge o Amplificare din grajdul altui jucător sau sacrifică o Limitare din al tău.
    .short = Distruge Amplificarea altuia sau sacrifică o Limitare a ta.
card-mystical_vortex = Vârtejul Mistic
    .text = Fiecare jucător, deci și tu, trebuie să decarteze o carte la alegerea sa. După aceea amestecă teancul de decartare în teancul de tras.
    .short = Fiecare jucător decartează o carte; cele decartate trec în teancul de tras.
    .notes = Vârtejul Mistic nu se amestecă și el: ajunge în teancul de decartare când totul e gata.
card-good_deal = Chilipir
    .text = Trage trei cărți. După aceea decartează una la alegere.
    .short = Trage 3 cărți și decartează 1.
card-shake_up = Zgâlțâială
    .text = Toată mâna ta, teancul de decartare și cartea aceasta se amestecă în teancul de tras. Noua ta mână sunt primele cinci cărți.
    .short = Amestecă în teanc cartea asta, mâna ta și cele decartate; trage 5.
card-blatant_thievery = Furt pe Față
    .text = Uită-te în mâna altui jucător și ia din ea o carte la alegere.
    .short = Uită-te în mâna altui jucător și ia o carte.
    .notes = Nimeni altcineva nu vede mâna aceea.
card-reset_button = Butonul de Resetare
    .text = Fiecare grajd, inclusiv al tău, se golește de Amplificări și Limitări: jucătorii le sacrifică pe toate. După aceea amestecă teancul de decartare în teancul de tras.
    .short = Pleacă toate Amplificările și Limitările; decartatele trec în teancul de tras.
    .notes = Se amestecă și cărțile sacrificate; Butonul de Resetare însuși nu.
card-kiss_of_life = Sărutul Vieții
    .text = Alege o carte cu un unicorn din teancul de decartare: intră în grajdul tău.
    .short = Adu în grajdul tău un unicorn din teancul de decartare.
    .notes = Efectul lui de intrare are loc. Unicornița Divă a altui jucător nu lasă unicornii obișnuiți să intre.

## Upgrades

card-glitter_bomb = Bomba cu Sclipici
    .text = La începutul turei tale poți sacrifica o carte, apoi distrugi o carte din grajdul altui jucător.
    .short = La începutul turei: poți sacrifica o carte, apoi distrugi una.
    .notes = Se poate sacrifica pe sine, la fel și o Limitare. Dacă sacrifici Ritualuri Neortodoxe, nu scapi de efectul lor în tura aceasta (R17).
card-yay = Marfă!
    .text = Cât e în grajdul tău, nimeni nu poate da Nihoho la cărțile pe care le joci.
    .short = La cărțile jucate de tine nu se poate da Nihoho.
    .notes = Oprește și Nihoho Nemțesc și apără cărțile Nihoho jucate de tine. Când se joacă, Marfă! poate fi oprită cu Nihoho.
card-rainbow_aura = Aura Curcubeului
    .text = Cât e în grajdul tău, nimic nu poate distruge unicornii de lângă ea.
    .short = Unicornii tăi nu pot fi distruși.
    .notes = Ei pot fi totuși sacrificați, furați, schimbați și întorși în mână. Aura Curcubeului nu se apără pe sine.
card-double_dutch = Coarda Dublă
    .text = Dacă e în grajdul tău când îți începe tura, poți juca două cărți ca acțiune.
    .short = Poți juca 2 cărți ca acțiune dacă era aici când ți-a început tura.
    .notes = După prima carte te poți opri, dar nu poți trage în locul celei de-a doua. O carte oprită cu Nihoho e una dintre cele două.
card-caffeine_overload = Supradoză de Cafeină
    .text = La începutul turei tale poți sacrifica o carte, apoi tragi două cărți.
    .short = La începutul turei: poți sacrifica o carte, apoi tragi 2 cărți.
    .notes = Se poate sacrifica pe sine, la fel și o Limitare.
card-claw_machine = Automatul cu Gheară
    .text = La începutul turei tale poți decarta o carte, apoi tragi o carte.
    .short = La începutul turei: poți decarta o carte, apoi tragi una.
card-rainbow_lasso = Lasoul Curcubeu
    .text = La începutul turei tale poți decarta trei cărți, apoi furi un unicorn din grajdul altui jucător.
    .short = La începutul turei: poți decarta 3 cărți, apoi furi un unicorn.
    .notes = Unicornul e al tău pentru totdeauna, iar efectul lui de intrare are loc pentru tine.
card-stable_artillery = Artileria Grajdului
    .text = La începutul turei tale poți decarta două cărți, apoi distrugi un unicorn din grajdul altui jucător.
    .short = La începutul turei: poți decarta 2 cărți, apoi distrugi un unicorn.

## Downgrades

card-barbed_wire = Sârmă Ghimpată
    .text = De fiecare dată când un unicorn intră în grajdul tău sau iese din el, trebuie să decartezi o carte la alegere.
    .short = Pentru fiecare unicorn care intră sau iese decartezi o carte.
    .notes = Se numără și puii. Un schimb se numără de două ori: unul iese, unul intră. Cu mâna goală nu se întâmplă nimic și tot poți juca unicorni.
card-pandamonium = Pandamoniu
    .text = Cât e în grajdul tău, toți unicornii din grajdul tău sunt panda: nu se numără ca unicorni, iar efectele asupra unicornilor nu îi ating.
    .short = Unicornii tăi sunt panda: nu se numără, iar efectele pe unicorni îi ocolesc.
    .notes = Nu poți câștiga cu ea. Unicornii panda își păstrează efectele. Efectele care spun „o carte” îi pot lovi, dacă o regulă a casei nu spune altfel. Cărțile din mâini și din teancuri nu sunt panda.
card-sadistic_ritual = Ritualuri Neortodoxe
    .text = La începutul turei tale trebuie să sacrifici un unicorn, apoi să tragi o carte.
    .short = La începutul turei: trebuie să sacrifici un unicorn, apoi să tragi o carte.
    .notes = Fără unicorn nici nu tragi vreo carte pentru el. Dacă sacrifici Ritualurile cu Bomba cu Sclipici, pentru tura aceasta e prea târziu (R17).
card-slowdown = Ho! Niho-No
    .text = Cât e în grajdul tău, nu ai voie să joci nici Nihoho, nici Nihoho Nemțesc.
    .short = Nu ai voie să joci Nihoho sau Nihoho Nemțesc.
card-nanny_cam = Camera Ascunsă
    .text = Cât e în grajdul tău, toată lumea vede cărțile din mâna ta.
    .short = Toată lumea îți vede mâna.
    .notes = Se văd și cărțile pe care le tragi. Când iese din grajd, mâna ta e din nou ascunsă.
card-broken_stable = Grajd Dărăpănat
    .text = Cât e în grajdul tău, Amplificările îți rămân în mână: nu ai voie să joci niciuna.
    .short = Nu ai voie să joci Amplificări.
    .notes = Nici în alt grajd. Să furi Amplificări sau să primești merge în continuare.
card-blinding_light = Lumină Orbitoare
    .text = Cât e în grajdul tău, unicornii din grajdul tău nu au efecte și se consideră unicorni obișnuiți. Puii se întorc în continuare în pepinieră.
    .short = Unicornii tăi nu au efecte.
    .notes = Un unicorn care intră în grajdul tău nu își face efectul de intrare. Unicornița Divă nu are nimic cu ei, fiindcă pe cărți sunt tot unicorni epici. Cu Pandamoniu alături, un unicorn intră fără efect, apoi e panda.
card-tiny_stable = Grajd Micuț
    .text = Încap în el cinci unicorni. De îndată ce ai mai mulți, trebuie să sacrifici unicorni până rămân cinci.
    .short = Dacă ai mai mult de 5 unicorni, trebuie să sacrifici unul.
    .notes = Vine înaintea oricărui alt efect care așteaptă. Cogeamite Unicornul se numără ca doi, unicornii panda nu se numără.

## Instants

card-neigh = Nihoho
    .text = Când alt jucător joacă o carte din mână, joacă Nihoho ca să o oprești. Cartea oprită ajunge în teancul de decartare fără niciun efect.
    .short = Oprește o carte pe care o joacă alt jucător.
    .notes = Oprește cărți, niciodată efectele cărților dintr-un grajd. Un Nihoho poate fi oprit cu alt Nihoho, chiar și în tura ta. Cartea oprită a consumat acțiunea.
card-super_neigh = Nihoho Nemțesc
    .text = Când alt jucător joacă o carte din mână, joacă Nihoho Nemțesc ca să o oprești. La el însuși nu se poate da Nihoho.
    .short = Oprește o carte pe care o joacă alt jucător. La el nu se poate da Nihoho.
    .notes = Marfă! e mai tare decât el. Dacă oprește un Nihoho, la prima carte se poate da din nou Nihoho, dacă o regulă a casei nu spune altfel.
