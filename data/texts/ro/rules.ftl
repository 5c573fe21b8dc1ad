### The pages of /rules and of Rules on a board. Each is told by the house rules in force: an argument with the name of
### a house rule is its value ("true" and "false" are values like any other), a number or one of its words.
### Every page stays under 2,000 characters in every language.
###
### rules-<page>         the page
###   .title             its title, also in the menu of pages

rules-menu = Alege o pagină
# $game: a game with its edition; where these rules hold
rules-of-table = -# { $game } · cum se joacă la masa { $table }
rules-of-server = -# { $game } · cum se joacă pe acest server
rules-of-box = -# { $game } · ca în cutie
# Under a page whose rules differ from the edition. $rules: a list of differences, joined by grammar
rules-differ = **Regulile casei de pe această pagină:** { $rules }
rules-difference = { $rule }: **{ $value }** (de obicei: { $usual })
# For whoever looks rules up. $ids: numbers of statements and rulings
rules-ids = -# Numerele acestor reguli, pentru cine raportează o eroare: { $ids }

## Unstable Unicorns

# $small_table, $big_table: how many unicorns win with up to five players, and with six and more
rules-overview = Umple-ți grajdul cu unicorni. { $unicorns_to_win ->
        [by_seats] La cel mult cinci jucători câștigă cine are primul **{ $small_table }**, de la șase în sus cine are primul **{ $big_table }**.
       *[other] Câștigă cine are primul **{ $unicorns_to_win }**.
    }

    - Fiecare primește la început { $starting_hand ->
        [one] o carte
        [few] { $starting_hand } cărți
       *[other] { $starting_hand } de cărți
    }.
    - { $baby_choice ->
        [random] Fiecare primește la întâmplare un pui de unicorn.
       *[choose] Fiecare își alege un pui de unicorn.
    } El stă în grajd de la început. Ceilalți pui așteaptă în pepinieră.
    - { $first_player ->
        [host_picks] Gazda alege cine începe.
        [vote] Toți votează cine începe.
       *[random] Norocul hotărăște cine începe.
    } Rândul trece de la un loc la următorul.
    - Teancul de tras e comun. Ce se sacrifică, se distruge sau se decartează ajunge în teancul de decartare.
    - Unicornii, Amplificările și Limitările au efect cât se află într-un grajd, niciodată în mână.
    .title = Prezentare
rules-turn = 1. **Începutul.** Cărțile din grajdul tău care vorbesc despre începutul turei tale. Folosește-le în orice ordine. Ce e obligatoriu trebuie folosit. Toate sunt deschise de la început: una care îți încheie tura nu le anulează pe celelalte.
    2. **Tragi** o carte.
    3. **Acțiunea,** exact una: joci un unicorn, o Magie, o Amplificare sau o Limitare ori mai tragi o carte.
    4. **Sfârșitul.** { $hand_limit ->
        [none] Îți poți păstra toate cărțile.
        [one] Decartezi până rămâi cu cel mult o carte.
        [few] Decartezi până rămâi cu cel mult { $hand_limit } cărți.
       *[other] Decartezi până rămâi cu cel mult { $hand_limit } de cărți.
    }

    { $strict_requirements ->
        [false] O Magie se poate juca și dacă nu are ce face.
       *[true] O Magie se poate juca doar dacă poate face ceva.
    }
    .title = O tură
rules-cards = - **○ Puii de unicorn** nu fac nimic. Nu ajung niciodată în mână sau într-un teanc: se întorc în pepinieră.
    - **● Unicornii obișnuiți** nu fac nici ei nimic, dar vin din pachet.
    - **◆ Unicornii epici** au un efect: la intrare, la începutul turei tale sau tot timpul.
    - **✧ Magia** are efect o singură dată, apoi ajunge în teancul de decartare.
    - **▲ Amplificările** ajută grajdul în care se află. { $upgrade_any_stable ->
        [false] Se joacă în grajdul propriu.
       *[true] Se pot juca în grajdul oricui.
    }
    - **▼ Limitările** încurcă grajdul în care se află. { $downgrade_own_stable ->
        [false] Se joacă în grajdul altui jucător.
       *[true] Se pot juca în grajdul oricui, chiar și în al tău.
    }
    - **✕ Cărțile Instant** sunt Nihoho și Nihoho Nemțesc. Ele nu sunt niciodată acțiunea ta.

    { $unicorns_into_other_stables ->
        [true] Un unicorn se poate juca în grajdul oricui.
       *[false] Un unicorn se joacă în grajdul propriu.
    } Fiecare se numără ca un unicorn, dacă nu scrie altceva pe carte.
    .title = Feluri de cărți
rules-neigh = Când cineva joacă o carte din mână, oricine altcineva o poate opri cu un **Nihoho**. Cartea oprită se decartează, iar acțiunea e consumată.

    - Și Nihoho e o carte: poate fi oprit cu alt Nihoho, chiar și de cine a jucat prima carte.
    - După un număr par de Nihoho, cartea trece.
    - Un **Nihoho Nemțesc** nu poate fi oprit. { $super_neigh_closes_chain ->
        [true] După el nu mai reacționează nimeni.
       *[false] La cartea pe care o descoperă se poate da din nou Nihoho.
    }
    - Efectele cărților dintr-un grajd nu pot fi oprite cu Nihoho, nici cărțile furate, mutate sau aduse.
    - { $neigh_targets ->
        [before] Cine joacă o Magie spune întâi pe cine țintește, iar la o Amplificare sau o Limitare, în grajdul cui intră.
       *[after] Ținta unei cărți se spune după Nihoho.
    }

    Fereastra se închide când toți au lăsat cartea să treacă sau când expiră timpul.
    .title = Nihoho
rules-words = - **Tragi:** din teancul de tras în mâna ta.
    - **Decartezi:** din mâna ta în teancul de decartare.
    - **Sacrifici:** din grajdul tău în teancul de decartare.
    - **Distrugi:** { $destroy_own ->
        [true] din orice grajd, chiar și din al tău, în teancul de decartare.
       *[false] din grajdul altui jucător în teancul de decartare.
    }
    - **Furi:** din grajdul altui jucător în al tău.
    - **Intră:** e jucată, furată sau adusă într-un grajd. **Iese:** pleacă din grajd, în orice fel.
    - **Oricare jucător** poți fi și tu, **alt jucător** niciodată, **fiecare jucător** sunt toți, cu tine cu tot.
    - **„Poți”** nu obligă. Tot restul trebuie făcut, cât e cu putință; peste ce e imposibil se trece.
    - **„Apoi”:** are loc doar dacă s-a făcut ce e înainte. Un unicorn salvat se consideră sacrificat sau distrus.

    O carte găsită în teancul de tras se arată tuturor.
    .title = Cuvintele de pe cărți
rules-winning = { $win_timing ->
        [instant] Câștigi pe loc când ai destui unicorni, chiar și în mijlocul unui efect.
       *[chain] Câștigi dacă ai destui unicorni după ce s-au terminat toate efectele în curs.
    } Se poate întâmpla și în tura altcuiva. Dacă doi ajung acolo odată, câștigă cel al cărui rând este, altfel următorul la rând.

    { $deck_exhausted ->
        [reshuffle] Când se golește teancul de tras, se face altul din cărțile decartate, amestecate. Dacă sunt goale amândouă, câștigă cine are cei mai mulți unicorni.
       *[score] Când se golește teancul de tras, jocul se încheie și câștigă cine are cei mai mulți unicorni.
    } La egalitate se numără literele din numele unicornilor. { $final_tie ->
        [shared] Dacă și ele sunt la egalitate, victoria se împarte.
       *[all_lose] Dacă și ele sunt la egalitate, nu câștigă nimeni.
    }
    .title = Victoria
# $cards: names of cards, with their number where several stay out
rules-two-players = { $two_player_deck ->
        [false] Se joacă tot pachetul și nimeni nu primește vreo carte dinainte.
       *[true] Rămân în cutie: toți unicornii obișnuiți, { ITALIC($cards) }. Fiecare primește un Nihoho înainte să se împartă cărțile.
    }
    .title = Doi jucători

## Unstable Unicorns for Kids

# $small_table: how many unicorns win
rules-kids = Umple-ți grajdul cu unicorni. Câștigă cine are primul **{ $small_table }**, oricâți joacă. Puiul tău se numără.

    - Fiecare primește la început { $starting_hand ->
        [one] o carte
        [few] { $starting_hand } cărți
       *[other] { $starting_hand } de cărți
    }.
    - { $baby_choice ->
        [random] Fiecare primește la întâmplare un pui.
       *[choose] Fiecare își alege un pui.
    } Nimic nu îl poate atinge și nu pleacă niciodată. Ceilalți pui se întorc în cutie.
    - { $first_player ->
        [host_picks] Gazda alege cine începe.
        [vote] Toți votează cine începe.
       *[random] Norocul hotărăște cine începe.
    }
    - **Tura ta:** tragi o carte, apoi joci o carte sau mai tragi una.
    - { $kids_hand_limit ->
        [none] Îți poți păstra toate cărțile.
        [one] La sfârșitul turei păstrezi o carte.
        [few] La sfârșitul turei păstrezi cel mult { $kids_hand_limit } cărți.
       *[other] La sfârșitul turei păstrezi cel mult { $kids_hand_limit } de cărți.
    }
    - { $deck_exhausted ->
        [score] Când se golește teancul de tras, jocul se încheie și câștigă cine are cei mai mulți unicorni.
       *[reshuffle] Când se golește teancul de tras, se face altul din cărțile decartate, amestecate.
    }
    .title = Pentru copii: jocul
rules-kids-cards = - **Unicornii** intră în grajdul tău. Nu fac nimic, dar fiecare arată un simbol: ❤️ inimă, ☀️ soare, ⚡ fulger, 🍀 trifoi, 💧 picătură, 🌙 lună, 🔮 cristal, ❄️ fulg.
    - **Magia** are efect o singură dată. Arată și ea un simbol și te costă încă o carte din mână.
    - **Magie gratuită:** dacă un unicorn din grajdul tău arată același simbol, nu plătești nimic.
    - { $kids_cost_timing ->
        [on_announcement] Plătești îndată ce joci Magia, chiar dacă o oprește cineva.
       *[on_resolution] Plătești când Magia nu mai e oprită de nimeni. O Magie oprită nu costă nimic.
    }
    - **Nihoho** oprește o carte pe care o joacă altcineva. Un Nihoho poate fi oprit cu alt Nihoho.
    .title = Pentru copii: cărțile

## Kill the Unicorns

rules-hunt = Pentru 3 sau 4 jucători, cu încă două personaje până la 6. Fiecare joacă un personaj cu opt cărți de vânătoare (0, 1, 1, 2, 2, 3, 3, 4) și începe cu un unicorn. După **patru zile** câștigă cine are cele mai multe puncte.

    În fiecare zi:
    1. { $unicorns_per_day ->
        [per_player] Se așază în șir atâția unicorni câți jucători sunt.
       *[four] Se așază în șir patru unicorni.
    }
    2. { $initiation ->
        [off] **Capcane.** Fiecare trage două intrigi, pune una cu fața în jos sub un unicorn și o decartează pe cealaltă.
       *[other] Nu există intrigi și nici capcane.
    }
    3. **Vânătoare,** unicorn după unicorn.
    4. **Piața neagră.** Fiecare poate cumpăra un lucru.

    Apoi toate cărțile de vânătoare și puterile se întorc.
    { $character_choice ->
        [random] Personajele se împart la întâmplare.
       *[pick_in_turn] Fiecare își alege pe rând personajul.
    } { $first_player ->
        [host_picks] Gazda alege cine începe.
        [vote] Toți votează cine începe.
       *[random] Norocul hotărăște cine începe.
    }
    .title = Vânătoarea: patru zile
rules-hunt-traps = Intrigile stau cu fața în jos: toți văd de la cine sunt, nimeni nu vede ce sunt.

    - { $schemes_per_unicorn ->
        [one] Sub un unicorn încape o intrigă.
        [unlimited] Sub un unicorn încap oricâte intrigi.
       *[two] Sub un unicorn încap două intrigi.
    }
    - { $own_scheme_reminder ->
        [true] La ale tale te poți uita oricând.
       *[false] Odată puse, nici la ale tale nu te mai poți uita.
    }
    - Cine câștigă o vânătoare dezvăluie **o singură** intrigă de sub unicorn. Ea are efect pe loc și poate schimba cine câștigă.
    - { $expert ->
        [true] Cealaltă se decartează cu fața în jos.
       *[false] { $unused_scheme_discard ->
            [face_down] Cealaltă se decartează cu fața în jos.
           *[face_up] Cealaltă se decartează la vedere.
        }
    }
    - Unele intrigi rămân la unicorn și se numără la sfârșit.
    .title = Vânătoarea: capcanele
rules-hunt-bids = 1. Primul jucător pune cu fața în jos 1-3 cărți de vânătoare.
    2. { $bids ->
        [together] Ceilalți pun tot atâtea, toți odată, sau dau pas.
       *[in_turn] Ceilalți pun tot atâtea, pe rând, sau dau pas.
    } Cine are prea puține cărți dă pas.
    3. Se dezvăluie toate. Cel mai mare total prinde unicornul, iar jucătorul lui devine primul jucător.

    - **Egalități:** { $tie_rule ->
        [top_tie_only] dacă cel mai mare total e la egalitate, câștigă următorul, dacă îl are un singur jucător.
        [turn_order] dintre totalurile egale câștigă jucătorul care e primul la rând.
       *[cancel_all_ties] totalurile egale nu se numără. Câștigă cel mai mare dintre cele rămase.
    } Dacă nu câștigă nimeni, unicornul scapă.
    - **Dacă primul jucător dă pas:** { $pass_as_first ->
        [hunt_skipped] pe acest unicorn nu îl vânează nimeni. Scapă.
       *[next_player_opens] următorul devine primul jucător și poate deschide.
    }
    - Cărțile puse se întorc la sfârșitul zilei, nu mai devreme.
    .title = Vânătoarea: mizele
rules-hunt-market = Pe rând, de la primul jucător, fiecare poate cumpăra **un singur** lucru, plătit cu cărțile de vânătoare rămase în mână. Plătesc eu cum e mai ieftin; rest nu se dă.

    - Ce cumperi ajunge pe loc la un unicorn de-al tău. { $tokens_per_unicorn ->
        [one] El poate purta un singur jeton.
       *[unlimited] El poate purta oricâte jetoane.
    }
    - **Culori:** { $market_colours ->
        [free_choice] jetonul dă orice culoare vrei.
       *[token_of_each_colour] fiecare culoare există o singură dată.
    }
    - **Unicornii legendari** nu au culoare. { $legendary_recolor ->
        [any_effect] Orice efect le poate da una.
       *[market_only] Doar piața le poate da una.
    }
    - **Măcelarul** ia un unicorn pentru un pateu, care aduce numărul de pe el.

    `/{ command-card }` explică fiecare lucru.
    .title = Vânătoarea: piața neagră
rules-hunt-points = - **Monedele** de pe unicornii tăi și ce adaugă sau iau cărțile și jetoanele de pe ei.
    - **Colecții:** 2, 5, 8, 12 puncte pentru doi, trei, patru, cinci unicorni de o culoare. Al șaselea începe alta.
    - **Curcubeu:** 8 puncte pentru câte unul din fiecare culoare: 🌸 roz, ⭐ galben, 💧 albastru, 🍇 mov. Fiecare unicorn intră într-o singură colecție sau într-un singur Curcubeu; eu găsesc cea mai bună împărțire.
    - **Pateurile** aduc numărul lor.
    - **Curcubeu dublu,** doi din fiecare culoare: { $double_rainbow ->
        [end_of_day] câștigă jocul la sfârșitul zilei.
        [final_scoring] câștigă la numărătoarea finală.
       *[immediate] câștigă jocul pe loc.
    }
    - **Puncte egale:** { $tie_break ->
        [shared] victoria se împarte.
       *[most_unicorns_then_shared] câștigă cine are cei mai mulți unicorni. Dacă și aceștia sunt la egalitate, victoria se împarte.
    }
    .title = Vânătoarea: punctele
# Lines of the page of powers
rules-powers-always = - **{ hunt-card-knight }: { hunt-card-charge }** { hunt-card-charge.text }
    - **{ hunt-card-wizard }: { hunt-card-rewind }** { hunt-card-rewind.text }
rules-powers-of-schemes = - **{ hunt-card-princess }: { hunt-card-royal_veto }** { hunt-card-royal_veto.text }
    - **{ hunt-card-shaman }: { hunt-card-spirit_sight }** { hunt-card-spirit_sight.text }
rules-powers-of-extension = { $extension ->
        [true] - **{ hunt-card-huntress }: { hunt-card-extra_arrow }** { hunt-card-extra_arrow.text }
        - **{ hunt-card-bard }: { hunt-card-encore }** { hunt-card-encore.text }
       *[false] - **{ hunt-card-huntress }** și **{ hunt-card-bard }** rămân în cutie.
    }
rules-hunt-powers = { $initiation ->
        [no_schemes_no_powers] La masa asta se joacă fără puteri.
        [no_schemes] Fără intrigi, **{ hunt-card-princess }** și **{ hunt-card-shaman }** rămân în cutie. Fiecare dintre celelalte personaje are o putere, pe care nu e obligat s-o folosească:

        { rules-powers-always }
        { rules-powers-of-extension }

        A doua zi puterile revin.
       *[other] Fiecare personaj are o putere, pe care nu e obligat s-o folosească:

        { rules-powers-of-schemes }
        { rules-powers-always }
        { rules-powers-of-extension }

        A doua zi puterile revin.
    }

    { $expert ->
        [true] Ce joacă și ce decartează ceilalți e ascuns.
       *[false] Ce se joacă și ce se decartează stă la vedere.
    }
    .title = Vânătoarea: puterile
# The last pages list every house rule. $page: which of them
rules-house = Toate regulile casei, pagina { $page }
