### Cards of Unstable Unicorns, first edition, in our own words; as in cards.ftl.
###
### card-<title>_first   what a card says in this edition where that isn't what cards.ftl says; its name stands there

## Cards that only this edition has

card-angel_unicorn = Unicornul Înger
    .text = La începutul turei tale îl poți sacrifica, apoi aduci în grajdul tău o carte cu un unicorn din teancul de decartare.
    .short = La începutul turei: îl poți sacrifica, apoi aduci un unicorn decartat.
    .notes = Se poate readuce pe sine. Efectul de intrare al unicornului are loc.
card-extremely_fertile_unicorn = Unicornița Extrem de Fertilă
    .text = La începutul turei tale poți decarta o carte, apoi aduci un pui de unicorn din pepinieră în grajdul tău.
    .short = La începutul turei: poți decarta o carte, apoi aduci un pui de unicorn.
card-puppicorn = Cățelicornul
    .text = De fiecare dată când începe tura cuiva, trece la trap în grajdul acelui jucător. Nu poate fi sacrificat sau distrus.
    .short = Trece la cel căruia îi începe tura. Nu poate fi sacrificat sau distrus.
    .notes = Trece înaintea oricărui alt lucru din tură, deci sosirea lui poate aduce victoria pe loc (R87). La fiecare mutare iese dintr-un grajd și intră în altul (Sârmă Ghimpată). Poate fi furat, schimbat și întors în mână. Sub Lumină Orbitoare rămâne unde e.
card-zombie_unicorn = Unicornul Zombi
    .text = La începutul turei tale poți decarta o carte cu un unicorn. Dacă o faci, adu în grajdul tău o carte cu un unicorn din teancul de decartare și treci direct la sfârșitul turei tale.
    .short = La începutul turei: poți decarta un unicorn și readuci unul; apoi tura se termină.
    .notes = Poate readuce chiar cartea decartată adineauri. Nici nu tragi, nici nu faci vreo acțiune, dar celelalte efecte ale tale de la începutul turei se pot folosi în continuare (CZ-28), iar limita de cărți din mână rămâne valabilă.
card-unicorn_shrinkray = Raza de Micșorat Unicorni
    .text = Alege oricare jucător. Toți unicornii din grajdul lui ajung în teancul de decartare fără niciun efect al lor, iar locul le e luat de tot atâția pui din pepinieră.
    .short = Unicornii oricărui jucător ajung decartați; vin în loc tot atâția pui.
    .notes = Te poți alege pe tine. Puii dintre ei ajung întâi în pepinieră. Dacă sunt prea puțini pui, vin doar câți sunt. Nu e nici sacrificiu, nici distrugere: unicornii zburători nu se întorc în mână și pleacă și Cățelicornul, dar Pisicornul Magic rămâne. Sârmă Ghimpată numără fiecare unicorn care iese și fiecare pui care intră.
card-rainbow_mane = Coama Curcubeu
    .text = Poate intra doar într-un grajd cu un unicorn obișnuit. La începutul turei tale poți aduce un unicorn obișnuit din mână în grajdul tău.
    .short = Cere un unicorn obișnuit. La începutul turei: poți aduce unul din mână.
    .notes = Rămâne și când unicornul obișnuit pleacă. Ca să fie furată sau mutată, trebuie un unicorn obișnuit și în noul grajd, iar un panda nu este unul.
card-extra_tail = Coada în Plus
    .text = Poate intra doar într-un grajd cu un unicorn obișnuit. La începutul turei tale poți trage o carte mai mult ca de obicei.
    .short = Cere un unicorn obișnuit. La începutul turei: poți trage o carte în plus.
    .notes = Rămâne și când unicornul obișnuit pleacă. Ca să fie furată sau mutată, trebuie un unicorn obișnuit și în noul grajd, iar un panda nu este unul.
card-unicorn_lasso = Lasoul de Unicorni
    .text = La începutul turei tale poți fura un unicorn din grajdul altui jucător. La sfârșitul turei tale se întoarce acolo.
    .short = La începutul turei: poți fura un unicorn până la sfârșitul turei.
    .notes = Efectul lui de intrare are loc pentru tine și încă o dată pentru proprietar, când se întoarce. Înainte de asta poți câștiga cu el (R86). Dacă între timp a ieșit din grajdul tău, nu se întoarce nimic.
card-summoning_ritual = Ritualul de Invocare
    .text = La începutul turei tale poți decarta două cărți cu unicorni, apoi aduci în grajdul tău o carte cu un unicorn din teancul de decartare.
    .short = La începutul turei: poți decarta 2 unicorni, apoi aduci unul decartat.
    .notes = Unicornul poate fi unul dintre cei doi decartați adineauri.

## Cards with other words than in the second edition

card-magical_kittencorn_first =
    .text = Nu-i pasă de Magie: nicio carte Magie nu îl poate atinge în vreun fel.
    .short = Cărțile Magie nu îl pot atinge.
    .notes = Nicio carte Magie nu îl poate distruge, sacrifica, întoarce în mână, schimba sau micșora (R45). Unicornii și Amplificările pot, iar cu ele oricine îl poate fura.
card-chainsaw_unicorn_first =
    .text = Când intră în grajdul tău, poți distruge o Amplificare sau o Limitare din grajdul altui jucător sau poți sacrifica una din al tău.
    .short = La intrare: poți distruge sau sacrifica orice Amplificare sau Limitare.
card-llamacorn_first =
    .text = Când intră în grajdul tău, fiecare jucător, deci și tu, trebuie să decarteze o carte la alegerea sa. După aceea amestecă teancul de decartare în teancul de tras.
    .short = La intrare: fiecare decartează o carte; decartatele trec în teancul de tras.
    .notes = Cine nu are nicio carte în mână scapă; teancul de decartare se amestecă oricum.
card-americorn_first =
    .text = Când intră în grajdul tău, alege oricare jucător și ia la întâmplare o carte din mâna lui.
    .short = La intrare: ia la întâmplare o carte din mâna oricărui jucător.
    .notes = E obligatoriu. Alegi jucătorul (chiar pe tine, dacă vrei), niciodată cartea. Doar voi doi aflați ce carte a fost.
card-seductive_unicorn_first =
    .text = Când intră în grajdul tău, fură un unicorn din grajdul altui jucător. Când Unicornița Seducătoare iese din grajdul tău, acel unicorn se întoarce de unde a venit.
    .short = La intrare: fură un unicorn; se întoarce când iese cartea aceasta.
    .notes = E obligatoriu. Dacă unicornul furat a ieșit între timp din grajdul tău, nu se întoarce nimic (R86). Sub Lumină Orbitoare nu are loc niciuna dintre jumătăți.
card-annoying_flying_unicorn_first =
    .text = Când intră în grajdul tău, poți alege oricare jucător, care trebuie să decarteze o carte la alegerea sa. { -flyer }
    .short = La intrare: poți pune pe oricine să decarteze. Când moare, vine în mâna ta.
    .notes = { -flyer-notes }
card-unicorn_phoenix_first =
    .text = Când intră în grajdul tău, decartează o carte la alegere. Când e sacrificat sau distrus și ai cel puțin o carte în mână, se întoarce în grajdul tău.
    .short = La intrare: decartează o carte. Când moare, se întoarce dacă ai o carte.
    .notes = Iese și intră din nou, așa că de fiecare dată se decartează o carte. Cu mâna goală nu se decartează nimic, dar atunci nici nu se întoarce. Sub Lumină Orbitoare rămâne în teancul de decartare.
card-mermaid_unicorn_first =
    .text = Când intră în grajdul tău, poți alege o carte din grajdul oricărui jucător: se întoarce în mâna acelui jucător.
    .short = La intrare: poți întoarce o carte din orice grajd în mâna jucătorului ei.
    .notes = Se pune și grajdul tău. Poate fi un unicorn, o Amplificare sau o Limitare; un pui ajunge în pepinieră.
card-back_kick_first =
    .text = Alege o carte din grajdul oricărui jucător: se întoarce în mâna acelui jucător. El trebuie și să decarteze o carte la alegerea sa.
    .short = Întoarce o carte din orice grajd în mâna jucătorului ei; el decartează una.
    .notes = Te poți alege pe tine. Se poate decarta cartea întoarsă sau oricare alta. Un pui ajunge în pepinieră, iar o carte tot trebuie decartată.
card-targeted_destruction_first =
    .text = Distruge o Amplificare sau o Limitare din grajdul altui jucător sau sacrifică una din al tău.
    .short = Distruge sau sacrifică orice Amplificare sau Limitare.
card-blatant_thievery_first =
    .text = Uită-te în mâna oricărui jucător și ia din ea o carte la alegere.
    .short = Uită-te în mâna oricărui jucător și ia o carte.
    .notes = Nimeni altcineva nu vede mâna aceea. Dacă o alegi pe a ta, nu se schimbă nimic.
card-blinding_light_first =
    .text = Cât e în grajdul tău, nimic nu declanșează efectele unicornilor din grajdul tău. Ce fac ei tot timpul merge mai departe.
    .short = Nimic nu declanșează efectele unicornilor tăi.
    .notes = Se oprește ce are loc la intrare, la ieșire, la sacrificiu sau distrugere și la începutul unei ture. Nu se oprește: numărarea ca doi, protecțiile, întoarcerea în mână a unicornilor zburători, ajutorul de la Unicornul Cavaler Negru, Unicornița Divă. Cu Pandamoniu alături, un unicorn intră fără efect, apoi e panda cu toate efectele lui.
