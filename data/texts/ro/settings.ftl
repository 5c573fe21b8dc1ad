### Personal settings (private), from More…

settings-heading = Setările tale, la orice masă
# What is set now. $count: seconds
settings-let-be = Când se joacă o carte și nu apeși nimic: o las să treacă după { $count } s, dacă nu apeși „{ window-wait }”
    .never = Când se joacă o carte și nu apeși nimic: aștept până se închide fereastra
settings-let-be-menu = Când se joacă o carte
settings-let-be-option = Las-o să treacă după { $count } s
    .about = Orice ai avea în mână. Apasă „{ window-wait }” ca să te mai gândești.
settings-let-be-never = Așteaptă să apăs eu
    .about = Fereastra rămâne deschisă până expiră timpul.
settings-ping-server = Pinguri: cum a stabilit serverul (dacă nu a stabilit, ori de câte ori ai de ales)
    .label = Cum a stabilit serverul
    .about = După obiceiul fiecărui server.
settings-ping-always = Pinguri: ori de câte ori ai de ales
    .label = Dă-mi ping
    .about = Ori de câte ori trebuie să hotărăști ceva.
settings-ping-turn = Pinguri: când îți vine rândul
    .label = Dă-mi ping când îmi vine rândul
    .about = Nu și când te întreabă cartea altcuiva.
settings-ping-late = Pinguri: când ți se termină timpul
    .label = Dă-mi ping când mai e puțin timp
    .about = Doar ca reamintire.
settings-ping-never = Pinguri: deloc
    .label = Nu-mi da ping
    .about = Te uiți pe tablă din proprie inițiativă.
settings-ping-menu = Când ai de ales
# $language: a language's own name
settings-language = Limba în care vezi ce e doar pentru tine: { $language }
settings-language-menu = Limba în care vezi ce e doar pentru tine
settings-language-discord = limba ta din Discord
settings-bids-direct = Mize secrete: prin mesaje directe și în canal
    .label = Mizez prin mesaje directe
    .about = Un mesaj pentru fiecare zi de vânătoare. Merge și în canal.
settings-bids-channel = Mize secrete: doar în canal
    .label = Mizez doar în canal
    .about = Cu butonul „{ board-bid }” de pe tablă sau cu /{ command-bid }.
settings-bids-menu = Unde ți se cer mizele secrete
settings-saved = Salvat.
language-en = English
language-fr = français
language-cs = čeština
language-ro = română
