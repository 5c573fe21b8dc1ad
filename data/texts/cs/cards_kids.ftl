### Cards of the Kids game, in our own words: see cards.ftl for what each part is.
### A symbol is always a word and a picture, so that colours are never needed to tell cards apart.

## Symbols. $type: a kind of card with its sign

type-with-symbol = { $type }, { $symbol }
symbol-heart = ❤️ srdce
symbol-sun = ☀️ slunce
symbol-bolt = ⚡ blesk
symbol-clover = 🍀 čtyřlístek
symbol-drop = 💧 kapka
symbol-moon = 🌙 měsíc
symbol-gem = 🔮 drahokam
symbol-snow = ❄️ vločka

## What a magic card costs its player right now, behind what it does. $symbol: one of the above

hand-price-free = { $short } (zdarma: máš symbol { $symbol })
hand-price-card = { $short } (stojí kartu: nemáš symbol { $symbol })

## Baby unicorns

-kids-baby = Bez efektu. Počítá se jako jednorožec a nikdy neopouští tvou stáj.
-kids-baby-notes = Nic se ho nedotkne. Jeho barva je jen obrázek: nemá žádný symbol, takže za kouzla nikdy neplatí.
card-baby_red = Červené mimino
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_orange = Oranžové mimino
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_yellow = Žluté mimino
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_green = Zelené mimino
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_turquoise = Tyrkysové mimino
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_blue = Modré mimino
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_purple = Fialové mimino
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }
card-baby_white = Bílé mimino
    .text = { -kids-baby }
    .short = { -kids-baby }
    .notes = { -kids-baby-notes }

## Colourful unicorns

-kids-unicorn-notes = Smí stát vedle dalšího se stejným symbolem.
card-heart_unicorn = Srdíčkový jednorožec ❤️
    .text = Nemá žádný efekt. Ve tvé stáji jsou díky němu zdarma tvoje kouzla se symbolem { symbol-heart }.
    .short = Bez efektu. Kouzla se symbolem { symbol-heart } máš zdarma.
    .notes = { -kids-unicorn-notes }
card-sun_unicorn = Sluníčkový jednorožec ☀️
    .text = Nemá žádný efekt. Ve tvé stáji jsou díky němu zdarma tvoje kouzla se symbolem { symbol-sun }.
    .short = Bez efektu. Kouzla se symbolem { symbol-sun } máš zdarma.
    .notes = { -kids-unicorn-notes }
card-bolt_unicorn = Bleskový jednorožec ⚡
    .text = Nemá žádný efekt. Ve tvé stáji jsou díky němu zdarma tvoje kouzla se symbolem { symbol-bolt }.
    .short = Bez efektu. Kouzla se symbolem { symbol-bolt } máš zdarma.
    .notes = { -kids-unicorn-notes }
card-clover_unicorn = Čtyřlístkový jednorožec 🍀
    .text = Nemá žádný efekt. Ve tvé stáji jsou díky němu zdarma tvoje kouzla se symbolem { symbol-clover }.
    .short = Bez efektu. Kouzla se symbolem { symbol-clover } máš zdarma.
    .notes = { -kids-unicorn-notes }
card-drop_unicorn = Kapkový jednorožec 💧
    .text = Nemá žádný efekt. Ve tvé stáji jsou díky němu zdarma tvoje kouzla se symbolem { symbol-drop }.
    .short = Bez efektu. Kouzla se symbolem { symbol-drop } máš zdarma.
    .notes = { -kids-unicorn-notes }
card-moon_unicorn = Měsíční jednorožec 🌙
    .text = Nemá žádný efekt. Ve tvé stáji jsou díky němu zdarma tvoje kouzla se symbolem { symbol-moon }.
    .short = Bez efektu. Kouzla se symbolem { symbol-moon } máš zdarma.
    .notes = { -kids-unicorn-notes }
card-gem_unicorn = Drahokamový jednorožec 🔮
    .text = Nemá žádný efekt. Ve tvé stáji jsou díky němu zdarma tvoje kouzla se symbolem { symbol-gem }.
    .short = Bez efektu. Kouzla se symbolem { symbol-gem } máš zdarma.
    .notes = { -kids-unicorn-notes }
card-snow_unicorn = Vločkový jednorožec ❄️
    .text = Nemá žádný efekt. Ve tvé stáji jsou díky němu zdarma tvoje kouzla se symbolem { symbol-snow }.
    .short = Bez efektu. Kouzla se symbolem { symbol-snow } máš zdarma.
    .notes = { -kids-unicorn-notes }

## Magic

-kids-price-notes = Platí se, až když kartu už nikdo nezastavuje. Poslouží kterákoli jiná karta z ruky, i Íhaha. Nezbývá-li v tu chvíli žádná, kouzlo neudělá nic.
card-come_back = Vrať se!
    .text = Přiveď do své stáje barevného jednorožce z odhazovací hromádky. Stojí to jinou kartu z tvé ruky, pokud žádný tvůj jednorožec nemá symbol { symbol-heart }.
    .short = Přiveď do své stáje jednorožce z odhazovací hromádky.
    .notes = { -kids-price-notes }
card-picnic = Piknik
    .text = Dober tři karty. Stojí to jinou kartu z tvé ruky, pokud žádný tvůj jednorožec nemá symbol { symbol-sun }.
    .short = Dober tři karty.
    .notes = { -kids-price-notes }
card-run_away = Uteč!
    .text = Vyber barevného jednorožce ve stáji jiného hráče. Jde na odhazovací hromádku. Stojí to jinou kartu z tvé ruky, pokud žádný tvůj jednorožec nemá symbol { symbol-bolt }.
    .short = Pošli jednorožce jiného hráče na odhazovací hromádku.
    .notes = { -kids-price-notes }
card-lucky_day = Šťastný den
    .text = Dober kartu. Potom máš další akci: zahraj kartu, nebo dober. Stojí to jinou kartu z tvé ruky, pokud žádný tvůj jednorožec nemá symbol { symbol-clover }.
    .short = Dober kartu a máš další akci.
    .notes = { -kids-price-notes }
card-big_splash = Velké cáknutí
    .text = Vyber barevného jednorožce ve stáji jiného hráče. Vrací se tomuto hráči do ruky. Stojí to jinou kartu z tvé ruky, pokud žádný tvůj jednorožec nemá symbol { symbol-drop }.
    .short = Pošli jednorožce jiného hráče zpátky do ruky.
    .notes = { -kids-price-notes }
card-night_visit = Noční návštěva
    .text = Podívej se jinému hráči do ruky a jednu kartu si z ní vezmi. Stojí to jinou kartu z tvé ruky, pokud žádný tvůj jednorožec nemá symbol { symbol-moon }.
    .short = Podívej se jinému hráči do ruky a vezmi si kartu.
    .notes = { -kids-price-notes }
card-new_friend = Nový kamarád
    .text = Vezmi si ze stáje jiného hráče barevného jednorožce do své. Stojí to jinou kartu z tvé ruky, pokud žádný tvůj jednorožec nemá symbol { symbol-gem }.
    .short = Vezmi si do stáje jednorožce jiného hráče.
    .notes = { -kids-price-notes }
card-snowball_party = Koulovačka
    .text = Dej do své stáje až dva jednorožce z ruky. Stojí to jinou kartu z tvé ruky, pokud žádný tvůj jednorožec nemá symbol { symbol-snow }.
    .short = Dej do své stáje až dva jednorožce z ruky.
    .notes = { -kids-price-notes }
