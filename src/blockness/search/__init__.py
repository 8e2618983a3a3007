"""Perft and playouts, on integers."""
