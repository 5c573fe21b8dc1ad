### Răzgândirea: butonul, votul regulii casei, ce iese din el.

undo-take-back = Ia înapoi
undo-done = Ultima ta alegere e luată înapoi: jocul te întreabă din nou.
# By the house rule “vote”: the others are asked
undo-ask = Cere să iei înapoi
undo-asked = Ceilalți sunt întrebați. Dacă toți sunt de acord, ultima ta alegere se ia înapoi, iar jocul te cheamă să alegi din nou.

## The vote. $player: whose choice, $mentions: who is asked, $until: "in 40 seconds"

undo-vote = { $mentions }: poate **{ $player }** să-și ia înapoi ultima alegere, cu tot ce a urmat din ea? Ce s-a văzut rămâne văzut. Trebuie să fie toți de acord; până atunci timpul stă pe loc, iar cine joacă mai departe încheie votul. Se închide { $until }
# How what would be taken back begins: nothing, or these lines of the story
undo-vote-nothing = Încă n-a urmat din ea nimic ce să vadă toți.
undo-vote-since = Ce a urmat din ea:
undo-vote-more = … și ce a venit după
undo-vote-agree = Să se ia înapoi
undo-vote-refuse = Să rămână
undo-vote-agreed = Toți sunt de acord: ultima alegere a jucătorului **{ $player }** se ia înapoi.
undo-vote-refused = Nu toți sunt de acord: ultima alegere a jucătorului **{ $player }** rămâne.
undo-vote-late = Nu toți și-au dat acordul la timp: ultima alegere a jucătorului **{ $player }** rămâne.
undo-vote-gone_on = Jocul a mers mai departe: ultima alegere a jucătorului **{ $player }** rămâne.
undo-you-agree = Ești de acord.
undo-you-refuse = Pentru tine, alegerea rămâne.

## More…

more-undo = Ia înapoi
    .about = Îți ia înapoi ultima alegere, dacă regulile casei o permit.

## The story. $player: whose choice

story-undone = **{ $player }** își ia înapoi ultima alegere.
    .vote = Toți sunt de acord: ultima alegere a jucătorului **{ $player }** e luată înapoi, cu tot ce a urmat din ea.

## Refusals

error-undo_off = La masa asta alegerile nu se iau înapoi: așa spune regula casei „{ houserule-undo }”.
error-undo_late = Acum nu ai ce lua înapoi: o alegere rămâne de îndată ce face altcineva ceva sau se arată o carte ascunsă.
error-undo_alone = E prea târziu ca să iei alegerea înapoi fără ceilalți: între timp a făcut altcineva ceva sau s-a arătat o carte ascunsă. „{ undo-ask }” îi întreabă pe ceilalți.
error-undo_done = Ai luat-o deja înapoi.
error-undo_none = Nu ai ales încă nimic ce s-ar putea lua înapoi.
error-undo_asked = La masa asta se votează deja dacă o alegere se ia înapoi. Votează dacă ești dintre cei întrebați și încearcă din nou după vot.
error-undo_refused = Ceilalți au fost întrebați despre alegerea asta, iar ea rămâne.
