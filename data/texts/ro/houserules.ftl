### House rules.
###
### houserule-<key>         its name
###   .about                what it decides
###   .<value>              each value in words; numbers are shown as they are
### true, false and "off" are values like any other; `none` is an empty list.

houserule-default = { $value } (ca în regulament)
houserules-heading = Regulile casei la masa { $table }
# A rule in force. $about: what it decides, $usual: what the edition says
houserules-line = { $rule }: { $value } · { $about }
    .changed = **{ $rule }: { $value }**, de obicei: { $usual } · { $about }

# The numbers a rule takes. $least, $most: bounds
houserules-bounds = de la { $least } la { $most }

# What rules are about
houserules-about-unstable = { choice-game-unstable }
houserules-about-kids = { choice-game-kids }
houserules-about-hunt = { choice-game-hunt }
houserules-about-table = Masa

## Unstable Unicorns

houserule-starting_hand = Mâna de început
    .about = Câte cărți primește fiecare la început.
houserule-baby_choice = Primul pui
    .about = Cum primește fiecare puiul de unicorn cu care începe.
    .choose = alege fiecare
    .random = la întâmplare
houserule-first_player = Primul jucător
    .about = Cine începe.
    .random = la întâmplare
    .host_picks = alege gazda
    .vote = votează toți
houserule-hand_limit = Limita de cărți din mână
    .about = Câte cărți poți păstra la sfârșitul turei.
    .none = fără limită
houserule-unicorns_to_win = Unicorni pentru victorie
    .about = Câți unicorni completează un grajd.
    .by_seats = după numărul de jucători
houserule-deck_exhausted = Teanc de tras gol
    .about = Ce se întâmplă când se termină teancul de tras.
    .score = câștigă cine are cei mai mulți unicorni
    .reshuffle = se amestecă cărțile decartate
houserule-final_tie = Ultima egalitate
    .about = Ce se întâmplă când unicornii și literele sunt la egalitate.
    .all_lose = nu câștigă nimeni
    .shared = victoria se împarte
houserule-tie_letters_language = Literele la egalitate
    .about = În ce limbă se numără literele din nume.
    .auto = limba mesei
    .en = engleză
    .fr = franceză
    .cs = cehă
    .ro = română
houserule-two_player_deck = Pachet pentru doi
    .about = Dacă unele cărți rămân în cutie când se joacă în doi.
    .true = mai mic
    .false = tot pachetul
houserule-neigh_targets = Anunțarea țintelor
    .about = Dacă ținta unei cărți se spune înainte sau după ce ceilalți hotărăsc dacă dau Nihoho.
    .after = după Nihoho
    .before = înainte de Nihoho
houserule-downgrade_own_stable = Limitări la tine
    .about = Dacă o Limitare se poate juca în grajdul propriu.
    .true = se poate
    .false = nu se poate
houserule-upgrade_any_stable = Amplificări la alții
    .about = Dacă o Amplificare se poate juca în grajdul altui jucător.
    .true = se poate
    .false = nu se poate
houserule-unicorns_into_other_stables = Unicorni la alții
    .about = Dacă un unicorn se poate juca în grajdul altui jucător.
    .false = nu se poate
    .true = se poate
houserule-expansions = Extensii
    .about = Pachetele proprii care se amestecă în joc.
    .none = niciuna
houserule-win_timing = Când câștigi
    .about = Dacă ai câștigat imediat ce ai destui unicorni sau după efectele în curs.
    .chain = după toate efectele
    .instant = pe loc
houserule-super_neigh_closes_chain = După un Nihoho Nemțesc
    .about = Dacă după un Nihoho Nemțesc cartea de sub el poate primi alt Nihoho.
    .false = poate primi alt Nihoho
    .true = nu mai reacționează nimeni
houserule-strict_requirements = Magia trebuie să aibă efect
    .about = Dacă o Magie se poate juca doar când ar putea face ceva.
    .true = da
    .false = nu, se poate juca și degeaba
houserule-destroy_own = Distrugi și la tine
    .about = Dacă „distruge” ajunge și în grajdul tău.
    .false = nu se poate
    .true = se poate
houserule-glitter_tornado = Tornada de Sclipici
    .about = Cine alege cărțile pe care le întoarce.
    .card_player = cine joacă Tornada
    .each_owner = fiecare în grajdul său
houserule-panda_immune_to_any_card = Panda
    .about = Dacă efectele care spun „o carte” pot lovi unicornii panda.
    .false = pot fi loviți
    .true = nu pot fi loviți
houserule-swap_trigger_timing = Schimb de Unicorni
    .about = Când își face unicornul dat efectul de intrare.
    .after = după ambele mutări
    .between = între cele două mutări

## Unstable Unicorns for Kids

houserule-kids_cost_timing = Plata pentru Magie
    .about = Când se plătește cartea pe care o costă o Magie fără simbol potrivit.
    .on_resolution = după Nihoho
    .on_announcement = pe loc, chiar dacă e oprită
houserule-kids_hand_limit = Limita din mână la copii
    .about = Câte cărți poate păstra un copil la sfârșitul turei.
    .none = fără limită
houserule-kids_two_player_bonus = Ajutor pentru al doilea
    .about = Câte cărți în plus primește al doilea jucător când se joacă în doi.

## Kill the Unicorns

houserule-unicorns_per_day = Unicorni pe zi
    .about = Câți unicorni se așază în fiecare zi.
    .four = mereu patru
    .per_player = câte unul de jucător
houserule-schemes_per_unicorn = Intrigi sub un unicorn
    .about = Câte intrigi pot sta sub un unicorn.
    .two = cel mult două
    .one = cel mult una
    .unlimited = oricâte
houserule-own_scheme_reminder = Intrigile proprii
    .about = Dacă te poți uita din nou la o intrigă pe care ai pus-o.
    .false = nu, odată ce e pusă
    .true = oricând
houserule-unused_scheme_discard = Intrigi nedezvăluite
    .about = Cum se decartează cealaltă intrigă de pe un unicorn prins.
    .face_up = la vedere
    .face_down = ascuns
houserule-character_choice = Personaje
    .about = Cum primește fiecare personajul pe care îl joacă.
    .pick_in_turn = alege fiecare pe rând
    .random = la întâmplare
houserule-bids = Punerea cărților de vânătoare
    .about = Dacă jucătorii de după primul își pun cărțile pe rând sau toți odată.
    .in_turn = pe rând
    .together = toți odată
houserule-pass_as_first = Primul jucător dă pas
    .about = Ce se întâmplă când primul jucător nu vânează un unicorn.
    .next_player_opens = următorul jucător poate deschide vânătoarea
    .hunt_skipped = pe acesta nu îl vânează nimeni
houserule-tie_rule = Egalități la vânătoare
    .about = Cine prinde unicornul când totalurile sunt egale.
    .cancel_all_ties = cel mai mare total pe care îl are un singur jucător
    .top_tie_only = următorul total, dacă îl are un singur jucător
    .turn_order = cine dintre ei e primul la rând
houserule-tokens_per_unicorn = Jetoane pe un unicorn
    .about = Câte jetoane de la piață pot sta pe un unicorn.
    .unlimited = oricâte
    .one = cel mult unul
houserule-market_colours = Culori de la piață
    .about = Ce culoare dă unui unicorn un jeton de la piață.
    .token_of_each_colour = culoarea de pe jeton, câte unul din fiecare
    .free_choice = orice culoare vrei
houserule-double_rainbow = Curcubeu dublu
    .about = Când aduc victoria doi unicorni din fiecare culoare.
    .immediate = pe loc
    .end_of_day = la sfârșitul zilei
    .final_scoring = la numărătoarea finală
houserule-legendary_recolor = Legende colorate
    .about = Ce poate da o culoare unui unicorn legendar.
    .market_only = doar piața
    .any_effect = orice efect
houserule-tie_break = Puncte egale
    .about = Cine câștigă când mai mulți au cele mai multe puncte.
    .most_unicorns_then_shared = cine are cei mai mulți unicorni, apoi victoria se împarte
    .shared = victoria se împarte
houserule-expert = Joc de experți
    .about = Dacă e ascuns ce s-a jucat și ce s-a decartat.
    .false = la vedere
    .true = ascuns
houserule-initiation = Primele jocuri
    .about = Dacă se lasă ceva deoparte pentru cine abia învață.
    .off = joc întreg
    .no_schemes_no_powers = fără intrigi și puteri
    .no_schemes = fără intrigi
houserule-extension = Încă două personaje
    .about = Dacă intră în joc Vânătorița și Bardul; la cinci și șase jucători e nevoie de ei.
    .false = nu
    .true = da

## The table

houserule-pace = Ritm
    .about = Cât timp are fiecare.
    .live = în direct
    .relaxed = relaxat
    .days = pe zile
houserule-turn_seconds = Timp pentru o tură
    .about = Cât poate dura o tură, în secunde.
    .by_pace = după ritm
houserule-reaction_seconds = Timp pentru Nihoho
    .about = Cât rămâne deschisă o fereastră de reacție, în secunde.
    .by_pace = după ritm
houserule-undo = Răzgândire
    .about = Dacă o alegere se poate lua înapoi, și până când.
    .own = ultima ta alegere, până face cineva ceva sau se arată o carte ascunsă
    .vote = ultima ta alegere, mai târziu dacă toți sunt de acord
    .off = niciodată
houserule-own_thread = Fir
    .about = Dacă jocul are un fir al lui.
    .false = în canal
    .true = într-un fir
houserule-pictures = Imagini
    .about = Dacă tabla are o imagine.
    .true = cu imagine
    .false = doar text
houserule-mirror_delay_turns = Întârziere pentru spectatori
    .about = Cu câte ture (la vânătoare: zile) mai târziu arată jocul transmisiunile din alte canale.
houserule-board_language = Limba tablei
    .about = Limba mesajelor publice de la masa asta.
    .auto = limba serverului
    .en = engleză
    .fr = franceză
    .cs = cehă
    .ro = română

# Why a combination is refused. $seats: players; $needed, $cards: how many there must be and are

houserule-impossible-deck_too_small = La { $seats } jucători se împart { $needed ->
    [one] { $needed } carte
    [few] { $needed } cărți
   *[other] { $needed } de cărți
}, iar pachetul are doar { $cards }.
houserule-impossible-nursery_too_small = { $seats } jucători au nevoie de câte un pui de unicorn, iar pachetul are doar { $cards }.
houserule-impossible-too_few_neighs = Doi jucători primesc câte un Nihoho, iar din { $needed } pachetul are doar { $cards }.
houserule-impossible-too_few_unicorns = Pentru victorie e nevoie de { $needed ->
    [one] un unicorn
    [few] { $needed } unicorni
   *[other] { $needed } de unicorni
}, iar pachetul are doar { $cards }.
houserule-impossible-extension_needed = { $seats } jucători au nevoie de extensie.
houserule-impossible-too_many_unicorns = La { $seats } jucători și câte un unicorn de jucător în fiecare zi, unicornii se termină.
houserule-impossible-too_few_schemes = La { $seats } jucători și câte o intrigă pentru fiecare dintre cei patru unicorni, cineva nu mai are unde să o pună pe a sa.
