### Răzgândirea: butonul, votul regulii casei, ce iese din el.

undo-take-back = Ia înapoi
undo-done = Ultima ta alegere e luată înapoi: jocul te întreabă din nou.

# The story. $player: whose choice
story-undone = **{ $player }** își ia înapoi ultima alegere.
    .vote = Toți sunt de acord: ultima alegere a lui **{ $player }** e luată înapoi, cu tot ce a urmat din ea.

## Refusals

error-undo_off = La masa asta alegerile nu se iau înapoi: așa spune regula casei „{ houserule-undo }”.
error-undo_late = Acum nu ai ce lua înapoi: o alegere rămâne de îndată ce face altcineva ceva sau se arată o carte ascunsă.
error-undo_done = Ai luat-o deja înapoi.
