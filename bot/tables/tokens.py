"""Opaque names made with a table's own secret: nobody can count hidden steps by them, or guess the next one."""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256


def _digest(secret: str, *parts: str | int) -> bytes:
    return hmac.digest(secret.encode(), ":".join(map(str, parts)).encode(), sha256)


def token(secret: str, decision: int, names_before: int = 0) -> str:
    """Give a decision's name for a `custom_id`: 12 characters of letters, digits, `-` and `_`.

    It is another one for each time that an id was used before, for decisions that were taken back since.
    """
    parts = (decision, names_before) if names_before else (decision,)
    return urlsafe_b64encode(_digest(secret, "decision", *parts)[:9]).decode()


def undo_name(secret: str, answer: int) -> str:
    """Give the name of an answer for the `custom_id` of what takes it back."""
    return urlsafe_b64encode(_digest(secret, "undo", answer)[:9]).decode()


def reminder(name: str) -> str:
    """Give the name under which the reminder of a decision with that name is found again."""
    return f"{name}/reminder"


def nonce(secret: str, what: str, number: int) -> str:
    """Give the nonce under which something is said: 16 characters (Discord allows 25)."""
    return urlsafe_b64encode(_digest(secret, "nonce", what, number)[:12]).decode()


def fraction(secret: str, what: str, decision: int, seat: int) -> float:
    """Give a number from 0 up to 1 that follows from the secret and public facts."""
    return int.from_bytes(_digest(secret, what, decision, seat)[:6], "big") / 2**48
