### The reaction window: public and the same for everybody, whatever they hold.

# Buttons
window-neigh = Íhaha
window-super-neigh = Super Íhaha
window-let-it-be = Nechat být
window-let-all-be = Tento tah nechat vše být

# $short: the card's line
window-card = **{ $player }** hraje kartu *{ $card }*.
    > { $short }
# $owner: whose stable it goes into
window-card-into = **{ $player }** hraje kartu *{ $card }* do stáje hráče **{ $owner }**.
    > { $short }
# When targets are named first (neigh_targets: before). $targets: players
window-card-at = **{ $player }** hraje kartu *{ $card }*, cíl: { BOLD($targets) }.
    > { $short }
# $owner: who played the card that is stopped
window-neighed = **{ $player }** hraje Íhaha na kartu *{ $card }* hráče **{ $owner }**. Zachránit by ji mohlo další Íhaha.
window-closes = Konec času: { $until }
# Below that, while somebody who is asked plays their first game
window-explained = -# 💡 První hra? U každé karty se hra ptá všech, takže nikdo nepozná, kdo má Íhaha. **{ window-neigh }** kartu zastaví, pokud nějaké máš. **{ window-let-it-be }** ji pustí dál, a když nestiskneš nic, také.

## Outcomes: the message becomes one of these

window-goes-through = **{ $player }** hraje kartu *{ $card }*. Nikdo ji nezastavuje.
# After Neighs upon Neighs
window-through = Karta *{ $card }* prochází.
window-over = Okno pro kartu *{ $card }* je zavřené.
window-cancelled = **{ $player }** hraje kartu *{ $card }*. Tady hra končí.

## Answers to whoever pressed (private)

window-you-neigh = Hraješ Íhaha na kartu *{ $card }*.
window-you-super-neigh = Hraješ Super Íhaha na kartu *{ $card }*.
window-you-let-be = Kartu *{ $card }* necháváš být.
window-you-let-all-be = Do konce tohoto tahu necháváš všechny karty být. Když si to rozmyslíš, stiskni „{ $window-neigh }“.
window-you-wait = Počkám na tebe. Konec času: { $until }.
window-wait = Počkat
