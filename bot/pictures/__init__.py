"""Draws scenes (plain data, words included) as PNG pictures; the only room that knows Pillow."""
