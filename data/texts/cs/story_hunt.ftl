### The story of Kill the Unicorns: as in story.ftl, story-hunt-<event>; .known for whoever may know the cards.

story-hunt-character = **{ $player }** hraje za postavu *{ $card }*.
story-hunt-without_power = Na hráče **{ $player }** už žádná postava nezbývá, hraje bez schopnosti.
story-hunt-starts_with = **{ $player }** začíná s kartou *{ $card }*.
story-hunt-first_player = Prvním hráčem se stává **{ $player }**.
story-hunt-day = Den { $count }: loví se { ITALIC($cards) }, v tomto pořadí.
story-hunt-draws_schemes = **{ $player }** dobírá { $count ->
    [one] léčku
    [few] { $count } léčky
   *[other] { $count } léček
}.
    .known = **{ $player }** dobírá: { ITALIC($cards) }.
story-hunt-places = **{ $player }** vykládá léčku k jednorožci *{ $card }*.
    .known = **{ $player }** vykládá k jednorožci *{ $card }* léčku { ITALIC($cards) }.
# $scheme: the scheme card, $top: the unicorn on top of the deck
story-hunt-places-looked = **{ $player }** vykládá k jednorožci *{ $card }* léčku *{ $scheme }*. Na vrchu balíčku jednorožců: *{ $top }*.
story-hunt-discards_scheme = **{ $player }** odhazuje léčku.
    .known = **{ $player }** odhazuje: { ITALIC($cards) }.
story-hunt-looks = **{ $player }** se dívá na léčky u jednorožce *{ $card }*.
    .known = **{ $player }** se dívá na léčky u jednorožce *{ $card }*: { ITALIC($cards) }.
# $cards: where it goes, $other: who placed it
story-hunt-moves_scheme = **{ $player }** přesouvá léčku hráče **{ $other }** od jednorožce *{ $card }* k jednorožci { ITALIC($cards) }.
story-hunt-hunt = Začíná lov: *{ $card }*.
story-hunt-passes = **{ $player }** pasuje.
story-hunt-bids = **{ $player }** vykládá { $count ->
    [one] loveckou kartu
    [few] { $count } lovecké karty
   *[other] { $count } loveckých karet
}.
    .known = **{ $player }** vykládá: { $cards }.
# $cause: the power announced
story-hunt-bids-power = **{ $player }** vykládá { $count ->
    [one] loveckou kartu
    [few] { $count } lovecké karty
   *[other] { $count } loveckých karet
} a ohlašuje schopnost *{ $cause }*.
# $count: the total that counts
story-hunt-reveals = **{ $player }** odhaluje součet { $count }.
    .known = **{ $player }** odhaluje { $cards }: celkem { $count }.
story-hunt-reveals-power = **{ $player }** odhaluje { $cards } se schopností *{ $cause }*: celkem { $count }.
# $cards: the totals that tie: "5 and 5"
story-hunt-tied = Shodné součty: { $cards }.
    .so = Shodné součty: { $cards }, takže kartu *{ $card }* bere **{ $player }** se součtem { $count }.
    .nobody = Shodné součty: { $cards }, takže *{ $card }* utíká.
story-hunt-survives_tie = **{ $player }** má součet { $count } a ten i při shodě platí.
story-hunt-wins_hunt = Lov na kartu *{ $card }* vyhrává **{ $player }** se součtem { $count }.
# By a scheme card
story-hunt-wins_hunt-instead = **{ $player }** místo toho vyhrává lov se součtem { $count }.
story-hunt-reveals_scheme = Odhaluje se léčka hráče **{ $player }**: *{ $card }*.
# A revealed scheme card that changes nothing, $player: who placed it
story-hunt-does_nothing = Léčka *{ $card }* nic nedělá.
    .lowest_already = Léčka *{ $card }* nic nemění: součet vítěze je zároveň nejnižší z platných.
    .no_second = Léčka *{ $card }* nic nemění: žádný platný součet není nižší než součet vítěze.
    .owner_out = Léčka *{ $card }* nic nedělá: **{ $player }** v tomto lovu nabídku nemá.
    .owner_won = Léčka *{ $card }* nic nedělá: lov vyhrává její majitel, **{ $player }**.
    .deck_empty = Léčka *{ $card }* nic nedělá: balíček jednorožců je prázdný.
story-hunt-cancels_scheme = **{ $player }** ruší léčku *{ $card }* hráče **{ $other }**.
story-hunt-total_grows = **{ $player }** má teď součet { $count }.
story-hunt-replaces = { ITALIC($cards) } nastupuje místo karty *{ $card }*, která se odhazuje.
story-hunt-escapes = *{ $card }* utíká.
story-hunt-takes = **{ $player }** si bere kartu *{ $card }*.
# $cause: what is attached; .known: with the colour it gives
story-hunt-attaches = *{ $cause }* zůstává u karty *{ $card }* hráče **{ $player }**.
    .known = *{ $cause }* zůstává u karty *{ $card }* hráče **{ $player }**; její barva je teď { $cards }.
# $other: whose it was; .known: what goes back for it
story-hunt-exchanges = **{ $player }** dostává kartu *{ $card }* od hráče **{ $other }** a nemá za ni co předat.
    .known = **{ $player }** dostává kartu *{ $card }* od hráče **{ $other }** a předává za ni: { ITALIC($cards) }.
story-hunt-takes_back = **{ $player }** si bere zpět loveckou kartu.
    .known = **{ $player }** si bere zpět loveckou kartu { $cards }.
story-hunt-buys_nothing = **{ $player }** nic nekupuje.
# $count: the sum paid
story-hunt-buys = **{ $player }** kupuje žeton *{ $card }*, platí { $count }.
# $cards: the hunt cards paid with
story-hunt-buys-with = **{ $player }** kupuje žeton *{ $card }* a platí: { $cards }.
story-hunt-pays = **{ $player }** platí { $count }.
    .known = **{ $player }** platí: { $cards }.
story-hunt-butchers = **{ $player }** dělá z karty *{ $card }* Paštiku za { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.
story-hunt-scores = **{ $player }** má { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}.
story-hunt-wins = **{ $player }** vyhrává.
    .points = Nejvíc bodů ({ $count }) má **{ $player }** a vyhrává.
    .unicorns = Shoda bodů ({ $count }): nejvíc jednorožců má **{ $player }** a vyhrává.
    .shared = Shoda je ve všem. **{ $player }** vyhrává společně s dalšími (bodů: { $count }).
    .double_rainbow = Dvojitá Duha, po dvou jednorožcích od každé barvy: **{ $player }** vyhrává.
