"""Taking answers back: by one press while nobody has acted or learnt anything since, later if everybody agrees.

`service` the front door (`Undoing`), `offers` what may be taken back by one press, `voting` and `calling_off` the vote
of the others, `restoring` how a table goes back, `standing` which answers stand and what decisions are called since.
"""
