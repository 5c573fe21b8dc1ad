### The reaction window: public and the same for everybody, whatever they hold.

# Buttons
window-neigh = Nihoho
window-super-neigh = Nihoho Nemțesc
window-let-it-be = Las-o să treacă
window-let-all-be = Lasă-le pe toate tura asta

# $short: the card's line
window-card = **{ $player }** joacă *{ $card }*.
    > { $short }
# $owner: whose stable it goes into
window-card-into = **{ $player }** joacă *{ $card }* în grajdul jucătorului **{ $owner }**.
    > { $short }
# When targets are named first (neigh_targets: before). $targets: players
window-card-at = **{ $player }** joacă *{ $card }*, cu ținta { BOLD($targets) }.
    > { $short }
# $owner: who played the card that is stopped
window-neighed = **{ $player }** dă Nihoho la *{ $card }*, cartea jucătorului **{ $owner }**. Alt Nihoho ar salva-o.
window-closes = Termen: { $until }
# Below that, while somebody who is asked plays their first game
window-explained = -# 💡 E primul tău joc? La fiecare carte sunt întrebați toți, așa că nimeni nu află cine are un Nihoho. **{ window-neigh }** oprește cartea, dacă ai unul. **{ window-let-it-be }** o lasă să treacă, la fel și dacă nu apeși nimic.

## Outcomes: the message becomes one of these

window-goes-through = **{ $player }** joacă *{ $card }*. Nimeni nu se opune.
# After Neighs upon Neighs
window-through = Până la urmă *{ $card }* trece.
window-over = Fereastra pentru *{ $card }* s-a închis.
window-cancelled = **{ $player }** joacă *{ $card }*. Aici s-a încheiat jocul.

## Answers to whoever pressed (private)

window-you-neigh = Dai Nihoho la *{ $card }*.
window-you-super-neigh = Dai Nihoho Nemțesc la *{ $card }*.
window-you-let-be = Lași *{ $card }* să treacă.
window-you-let-all-be = Lași toate cărțile să treacă până la sfârșitul turei. Dacă te răzgândești, apasă „{ $window-neigh }”.
window-you-wait = Te aștept. Termen: { $until }.
window-wait = Așteaptă
