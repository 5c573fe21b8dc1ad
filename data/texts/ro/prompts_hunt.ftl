### What a decision of Kill the Unicorns asks: as in prompts.ftl, with $card the hunted unicorn or the card that asks.

prompt-hunt-character =
    .private = Ce personaj joci?
    .public = **{ $player }** alege un personaj.
prompt-hunt-trap =
    .private = Ce intrigă pui? Cealaltă se decartează.
    .public = **{ $player }** alege o intrigă de pus.
prompt-hunt-trap_unicorn =
    .private = Pe ce unicorn o pui?
    .public = **{ $player }** alege un unicorn pentru o intrigă.
prompt-hunt-sight =
    .private = Te uiți la intrigile de pe { $card }?
    .public = **{ $player }** se poate uita la intrigile de pe *{ $card }*.
prompt-hunt-sight_move =
    .private = Muți una dintre aceste intrigi pe alt unicorn?
    .public = **{ $player }** poate muta o intrigă de pe *{ $card }*.
prompt-hunt-sight_to =
    .private = Pe ce unicorn o muți?
    .public = **{ $player }** alege unde ajunge intriga.
prompt-hunt-bid =
    .private = { $count ->
        [one] Pune exact o carte de vânătoare pentru { $card } sau dă pas.
        [few] Pune exact { $count } cărți de vânătoare pentru { $card } sau dă pas.
       *[other] Pune exact { $count } de cărți de vânătoare pentru { $card } sau dă pas.
    }
    .public = **{ $player }** pune { $count ->
        [one] o carte de vânătoare
        [few] { $count } cărți de vânătoare
       *[other] { $count } de cărți de vânătoare
    } pentru *{ $card }* sau dă pas.
# When nobody has opened yet
prompt-hunt-bid_open =
    .private = Deschizi vânătoarea la { $card }: pune 1-3 cărți de vânătoare sau dă pas. Ceilalți trebuie să pună tot atâtea.
    .public = **{ $player }** deschide vânătoarea la *{ $card }* sau dă pas.
# With too few cards
prompt-hunt-bid_pass =
    .private = { $card }: ai prea puține cărți de vânătoare, așa că poți doar să dai pas.
    .public = **{ $player }** are prea puține cărți de vânătoare pentru *{ $card }*.
prompt-hunt-reveal =
    .private = Ce intrigă de pe { $card } dezvălui?
    .public = **{ $player }** alege ce intrigă de pe *{ $card }* se dezvăluie.
# $card: the scheme card
prompt-hunt-veto =
    .private = Tocmai s-a dezvăluit { $card }. Anulezi intriga?
    .public = **{ $player }** poate anula *{ $card }*.
prompt-hunt-paint =
    .private = Ce culoare îi dai unicornului { $card }?
    .public = **{ $player }** poate alege o culoare pentru *{ $card }*.
prompt-hunt-hand_over =
    .private = Pe care dintre unicornii tăi îl dai pentru { $card }?
    .public = **{ $player }** alege un unicorn de dat pentru *{ $card }*.
prompt-hunt-rewind =
    .private = Ce carte de vânătoare iei înapoi?
    .public = **{ $player }** poate lua înapoi o carte de vânătoare.
prompt-hunt-market =
    .private = Ce cumperi de la piața neagră?
    .public = **{ $player }** poate cumpăra de la piața neagră.
# $card: the item bought
prompt-hunt-color =
    .private = Ce culoare are jetonul tău { $card }?
    .public = **{ $player }** alege culoarea jetonului *{ $card }*.
prompt-hunt-token_to =
    .private = Pentru care dintre unicornii tăi e { $card }?
    .public = **{ $player }** alege un unicorn pentru *{ $card }*.

# When the time is up
prompt-default-hunt-pass = Când expiră timpul, dai pas.
prompt-default-hunt-nothing = Când expiră timpul, nu cumperi nimic.
