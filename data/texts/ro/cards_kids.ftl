### Cards of the Kids game, in our own words: see cards.ftl for what each part is.
### A symbol is always a word and a picture, so that colours are never needed to tell cards apart.

## Symbols. $type: a kind of card with its sign

type-with-symbol = { $type }, { $symbol }
symbol-heart = ❤️ inimă
symbol-sun = ☀️ soare
symbol-bolt = ⚡ fulger
symbol-clover = 🍀 trifoi
symbol-drop = 💧 picătură
symbol-moon = 🌙 lună
symbol-gem = 🔮 cristal
symbol-snow = ❄️ fulg

## What a magic card costs its player right now, behind what it does. $symbol: one of the above

hand-price-free = { $short } (gratuit: ai { $symbol })
hand-price-card = { $short } (costă o carte: nu ai { $symbol })

## Baby unicorns

-kids-baby = Fără efect. Se numără ca un unicorn și nu pleacă niciodată din grajdul tău.
-kids-baby-notes = Nimic nu îl poate atinge. Culoarea e doar un desen: nu arată niciun simbol, deci nu plătește niciodată o Magie.
card-baby_red = Puiul roșu
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_orange = Puiul portocaliu
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_yellow = Puiul galben
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_green = Puiul verde
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_turquoise = Puiul turcoaz
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_blue = Puiul albastru
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_purple = Puiul mov
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_white = Puiul alb
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }

## Colourful unicorns

-kids-unicorn-notes = Poate sta lângă altul cu același simbol.
card-heart_unicorn = Unicornul Inimă ❤️
    .text = Nu are niciun efect. Cât e în grajdul tău, cărțile tale Magie cu { symbol-heart } sunt gratuite.
    .short = Fără efect. Magiile tale cu { symbol-heart } sunt gratuite.
    .notes = { -kids-unicorn-notes }
card-sun_unicorn = Unicornul Soare ☀️
    .text = Nu are niciun efect. Cât e în grajdul tău, cărțile tale Magie cu { symbol-sun } sunt gratuite.
    .short = Fără efect. Magiile tale cu { symbol-sun } sunt gratuite.
    .notes = { -kids-unicorn-notes }
card-bolt_unicorn = Unicornul Fulger ⚡
    .text = Nu are niciun efect. Cât e în grajdul tău, cărțile tale Magie cu { symbol-bolt } sunt gratuite.
    .short = Fără efect. Magiile tale cu { symbol-bolt } sunt gratuite.
    .notes = { -kids-unicorn-notes }
card-clover_unicorn = Unicornul Trifoi 🍀
    .text = Nu are niciun efect. Cât e în grajdul tău, cărțile tale Magie cu { symbol-clover } sunt gratuite.
    .short = Fără efect. Magiile tale cu { symbol-clover } sunt gratuite.
    .notes = { -kids-unicorn-notes }
card-drop_unicorn = Unicornul Picătură 💧
    .text = Nu are niciun efect. Cât e în grajdul tău, cărțile tale Magie cu { symbol-drop } sunt gratuite.
    .short = Fără efect. Magiile tale cu { symbol-drop } sunt gratuite.
    .notes = { -kids-unicorn-notes }
card-moon_unicorn = Unicornul Lună 🌙
    .text = Nu are niciun efect. Cât e în grajdul tău, cărțile tale Magie cu { symbol-moon } sunt gratuite.
    .short = Fără efect. Magiile tale cu { symbol-moon } sunt gratuite.
    .notes = { -kids-unicorn-notes }
card-gem_unicorn = Unicornul Cristal 🔮
    .text = Nu are niciun efect. Cât e în grajdul tău, cărțile tale Magie cu { symbol-gem } sunt gratuite.
    .short = Fără efect. Magiile tale cu { symbol-gem } sunt gratuite.
    .notes = { -kids-unicorn-notes }
card-snow_unicorn = Unicornul Fulg ❄️
    .text = Nu are niciun efect. Cât e în grajdul tău, cărțile tale Magie cu { symbol-snow } sunt gratuite.
    .short = Fără efect. Magiile tale cu { symbol-snow } sunt gratuite.
    .notes = { -kids-unicorn-notes }

## Magic

-kids-price-notes = Prețul se plătește când nimeni nu mai oprește cartea. E bună orice altă carte din mâna ta, și un Nihoho. Dacă până atunci nu mai ai nicio carte, Magia nu face nimic.
card-come_back = Întoarce-te!
    .text = Adu în grajdul tău un unicorn colorat din teancul de decartare. Costă încă o carte din mâna ta, dacă niciun unicorn de-al tău nu arată { symbol-heart }.
    .short = Adu în grajdul tău un unicorn din teancul de decartare.
    .notes = { -kids-price-notes }
card-picnic = Picnic
    .text = Trage trei cărți. Costă încă o carte din mâna ta, dacă niciun unicorn de-al tău nu arată { symbol-sun }.
    .short = Trage trei cărți.
    .notes = { -kids-price-notes }
card-run_away = Fugi!
    .text = Alege un unicorn colorat din grajdul altui jucător. Ajunge în teancul de decartare. Costă încă o carte din mâna ta, dacă niciun unicorn de-al tău nu arată { symbol-bolt }.
    .short = Trimite unicornul altui jucător în teancul de decartare.
    .notes = { -kids-price-notes }
card-lucky_day = Zi cu noroc
    .text = Trage o carte. Apoi mai fă o acțiune: joacă o carte sau trage una. Costă încă o carte din mâna ta, dacă niciun unicorn de-al tău nu arată { symbol-clover }.
    .short = Trage o carte și mai fă o acțiune.
    .notes = { -kids-price-notes }
card-big_splash = Mare bâldâbâc
    .text = Alege un unicorn colorat din grajdul altui jucător. Se întoarce în mâna acelui jucător. Costă încă o carte din mâna ta, dacă niciun unicorn de-al tău nu arată { symbol-drop }.
    .short = Trimite unicornul altui jucător înapoi în mâna lui.
    .notes = { -kids-price-notes }
card-night_visit = Vizită nocturnă
    .text = Uită-te în mâna altui jucător și ia o carte din ea. Costă încă o carte din mâna ta, dacă niciun unicorn de-al tău nu arată { symbol-moon }.
    .short = Uită-te în mâna altui jucător și ia o carte.
    .notes = { -kids-price-notes }
card-new_friend = Prieten nou
    .text = Ia în grajdul tău un unicorn colorat din grajdul altui jucător. Costă încă o carte din mâna ta, dacă niciun unicorn de-al tău nu arată { symbol-gem }.
    .short = Ia în grajdul tău unicornul altui jucător.
    .notes = { -kids-price-notes }
card-snowball_party = Bătaie cu bulgări
    .text = Pune din mână în grajdul tău până la doi unicorni. Costă încă o carte din mâna ta, dacă niciun unicorn de-al tău nu arată { symbol-snow }.
    .short = Pune din mână în grajdul tău până la doi unicorni.
    .notes = { -kids-price-notes }
