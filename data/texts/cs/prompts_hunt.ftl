### What a decision of Kill the Unicorns asks: as in prompts.ftl, with $card the hunted unicorn or the card that asks.

prompt-hunt-character =
    .private = Za kterou postavu hraješ?
    .public = **{ $player }** si vybírá postavu.
prompt-hunt-trap =
    .private = Kterou léčku vyložíš? Druhá se odhodí.
    .public = **{ $player }** vybírá léčku, kterou vyloží.
prompt-hunt-trap_unicorn =
    .private = Ke kterému jednorožci ji vyložíš?
    .public = **{ $player }** vybírá jednorožce pro léčku.
prompt-hunt-sight =
    .private = Podíváš se na léčky u jednorožce { $card }?
    .public = **{ $player }** se může podívat na léčky u jednorožce *{ $card }*.
prompt-hunt-sight_move =
    .private = Přesuneš jednu z těchto léček k jinému jednorožci?
    .public = **{ $player }** může přesunout léčku od jednorožce *{ $card }*.
prompt-hunt-sight_to =
    .private = Ke kterému jednorožci ji přesuneš?
    .public = **{ $player }** vybírá, kam léčka půjde.
prompt-hunt-bid =
    .private = { $card }: { $count ->
        [one] vylož přesně jednu loveckou kartu, nebo pasuj.
        [few] vylož přesně { $count } lovecké karty, nebo pasuj.
       *[other] vylož přesně { $count } loveckých karet, nebo pasuj.
    }
    .public = *{ $card }*: **{ $player }** vyloží { $count ->
        [one] jednu loveckou kartu
        [few] { $count } lovecké karty
       *[other] { $count } loveckých karet
    }, nebo pasuje.
# When nobody has opened yet
prompt-hunt-bid_open =
    .private = { $card }: otevíráš lov. Vylož 1 až 3 lovecké karty, nebo pasuj. Ostatní jich musí vyložit stejně.
    .public = *{ $card }*: **{ $player }** otevře lov, nebo pasuje.
# With too few cards
prompt-hunt-bid_pass =
    .private = { $card }: máš málo loveckých karet, takže můžeš jen pasovat.
    .public = *{ $card }*: **{ $player }** má málo loveckých karet.
prompt-hunt-reveal =
    .private = Kterou léčku u jednorožce { $card } odhalíš?
    .public = **{ $player }** vybírá, která léčka u jednorožce *{ $card }* se odhalí.
# $card: the scheme card
prompt-hunt-veto =
    .private = Právě se odhaluje léčka { $card }. Zrušíš ji?
    .public = **{ $player }** může zrušit léčku *{ $card }*.
prompt-hunt-paint =
    .private = Jakou barvu dáš kartě { $card }?
    .public = **{ $player }** může kartě *{ $card }* zvolit barvu.
prompt-hunt-hand_over =
    .private = Kterého ze svých jednorožců za kartu { $card } předáš?
    .public = **{ $player }** vybírá, kterého jednorožce předá za kartu *{ $card }*.
prompt-hunt-rewind =
    .private = Kterou loveckou kartu si vezmeš zpět?
    .public = **{ $player }** si může vzít zpět loveckou kartu.
prompt-hunt-market =
    .private = Co koupíš na černém trhu?
    .public = **{ $player }** může nakoupit na černém trhu.
# $card: the item bought
prompt-hunt-color =
    .private = Jakou barvu bude mít { $card }?
    .public = **{ $player }** vybírá barvu žetonu *{ $card }*.
prompt-hunt-token_to =
    .private = Kterému ze svých jednorožců dáš žeton { $card }?
    .public = **{ $player }** vybírá jednorožce pro žeton *{ $card }*.

# When the time is up
prompt-default-hunt-pass = Když čas vyprší, pasuješ.
prompt-default-hunt-nothing = Když čas vyprší, nekoupíš nic.
