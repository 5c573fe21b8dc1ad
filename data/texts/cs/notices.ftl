### Public news about the people at a table and its clocks.
###
### notice-<what>    $player whose seat, $host who did it, $count and $needed votes

notice-away = **{ $player }** je pryč. Dokud **{ $player }** něco nestiskne, hraje na tomto místě počítač.
notice-back = **{ $player }** je zpátky.
notice-left = **{ $player }** odchází. Od této chvíle hraje na tomto místě počítač.
notice-removed = **{ $host }** vyřazuje od stolu hráče **{ $player }**. Od této chvíle hraje na tomto místě počítač.
notice-kicked = **{ $player }** po hlasování odchází od stolu. Od této chvíle hraje na tomto místě počítač.
notice-host = Hostitelem je teď **{ $player }**.
notice-vote = Pro vyřazení hráče **{ $player }**: { $count }/{ $needed } potřebných hlasů. Hlasuje se na ploše pod „Další…“.
notice-thread_closed = Vlákno stolu { $table } je zavřené, takže se hraje dál tady.
notice-threads_full = Tento server má tolik otevřených vláken, kolik jich Discord dovolí, takže stůl { $table } zůstává v tomto kanálu.
notice-frozen = Tento stůl zamrzl kvůli mé chybě. Nic se neztratilo; ti, kdo ji opraví, už o ní vědí.
