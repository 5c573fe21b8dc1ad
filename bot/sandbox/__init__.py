"""A stand-in Discord on loopback, for play without an account and for tests of an unmodified client library.

It speaks Discord's protocol (gateway v10, REST v10) to the bot, enforces Discord's rules, and lets people act: from
Python, or over HTTP for a web page. It knows nothing of the bot it serves.

    async with SandboxServer(Settings(clock=clock)) as server:       # server.py
        ann = server.crowd.person("Ann")                              # people/crowd.py, people/person.py
        guild = server.crowd.found_guild("Stable", ann, ["games"])
        games = server.crowd.channel(guild, "games")
        ...                                                           # start a bot on server.endpoints (endpoints.py)
        outcome = await ann.slash("table new", games, game="kids")    # people/outcome.py
        await ann.press(outcome.reply, label="Join")
        assert server.rejections == [] and server.unanswered == []    # rest/records.py

The rooms, each of which imports only what stands before it:

- `json_values.py`, `clock.py`, `endpoints.py`: JSON with types, a clock that can jump, the two addresses.
- `rules/`: `limits.py` (every number), `errors.py` (every error code), `form.py` (the tree of faults), one
  `validate_*.py` a kind of payload, `emoji.py`.
- `model/`: the world and what changes it. `world.py` looks up and tells listeners; `users.py`, `guilds.py`,
  `channels.py`, `messages.py`, `interactions.py`, `commands.py`, `permissions.py` are the things; `*_actions.py` change
  them; `followups.py` is what an interaction's token allows; `wire.py` and `interaction_payloads.py` write them down.
- `gateway/`: `connection.py` is one WebSocket, `session.py` what outlives it, `hub.py` all of them (drop, invalidate,
  resume), `intents.py` who gets what, `compression.py` the streams.
- `rest/`: `middleware.py` is what every request passes (token, `rate_limits.py`, `faults.py`, `records.py`);
  `*_routes.py` are the areas; `access.py` the permissions, `old_edits.py` the limit on editing old messages.
- `people/`: `person.py` sees (`sight.py`, `offers.py`) and acts (`command_calls.py`, `modal_answers.py`); `crowd.py`
  is all of them and the moderators; `demo_world.py` a world to play in; `http_api.py`, `http_views.py`, `live_feed.py`
  the same over HTTP.
- `page/`: the web page, plain files.
"""
