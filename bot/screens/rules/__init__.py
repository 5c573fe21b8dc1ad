"""The rules in words: which pages a game has, and a page as the house rules in force make it."""
