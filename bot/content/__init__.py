"""Reading and checking card, rule and name files; `library` starts and loads games from them."""
