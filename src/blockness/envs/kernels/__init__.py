"""Turns, masks and observations of many games at once, on integers."""
