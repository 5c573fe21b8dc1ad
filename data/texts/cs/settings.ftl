### Personal settings (private), from More…

settings-heading = Tvoje nastavení, u všech stolů
# What is set now. $count: seconds
settings-let-be = Když se hraje karta a ty nic nestiskneš: po { $count } s ji nechám být, ledaže stiskneš „Počkat“
    .never = Když se hraje karta a ty nic nestiskneš: čekám, dokud se okno nezavře
settings-let-be-menu = Když se hraje karta
settings-let-be-option = Nechat být po { $count } s
    .about = Ať máš v ruce cokoli. „Počkat“ ti dá víc času.
settings-let-be-never = Čekat, až něco stisknu
    .about = Okno zůstane otevřené, dokud nevyprší čas.
settings-ping-server = Upozornění: jak to má nastavené server (jinak kdykoli o něčem rozhoduješ)
    .label = Jak to má nastavené server
    .about = Podle zvyku každého serveru.
settings-ping-always = Upozornění: kdykoli o něčem rozhoduješ
    .label = Upozorňovat mě
    .about = Kdykoli máš o něčem rozhodnout.
settings-ping-turn = Upozornění: ve tvých tazích
    .label = Upozorňovat mě v mých tazích
    .about = Ne, když se tě na něco ptá karta někoho jiného.
settings-ping-late = Upozornění: když ti dochází čas
    .label = Upozorňovat, když dochází čas
    .about = Jen jako připomínka.
settings-ping-never = Upozornění: žádná
    .label = Neupozorňovat mě
    .about = Na plochu se budeš dívat bez připomínání.
settings-ping-menu = Když se tě hra na něco ptá
# $language: a language's own name
settings-language = Jazyk toho, co vidíš jen ty: { $language }
settings-language-menu = Jazyk toho, co vidíš jen ty
settings-language-discord = jak s tebou mluví Discord
settings-bids-direct = Tajné nabídky: v soukromých zprávách i v kanálu
    .label = Nabídky v soukromých zprávách
    .about = Jedna zpráva na každý den lovu. Kanál funguje také.
settings-bids-channel = Tajné nabídky: jen v kanálu
    .label = Nabídky jen v kanálu
    .about = Tlačítkem „Nabídka“ na ploše, nebo přes /{ command-bid }.
settings-bids-menu = Kde dáváš tajné nabídky
settings-saved = Uloženo.
language-en = English
language-fr = français
language-cs = čeština
language-ro = română
