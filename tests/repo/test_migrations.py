"""Migrations are numbered without gaps: two rooms that land at once may both have taken the next number."""

from bot.store.migrate import known_migrations


def test_the_migrations_count_from_one() -> None:
    numbers = [number for number, _ in known_migrations()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 8
