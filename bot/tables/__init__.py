"""Games that people play: lobby, seats, hosts, clocks, computer players, one writer a table. Knows nothing of Discord.

`service` the front door (`Tables`), `state` what a table is right now, `outbox` and `items` what must be said, `errors`
what a person can't do. Behind the door: `keeper` loads, changes and commits; `work` is a change being made; `lobby`,
`seating`, `steps`, `firing` are what changes; `planning` sets the alarms, `alarms` runs them. `ports` and `clocks` are
what comes from outside; `players` plays for computers.
"""
