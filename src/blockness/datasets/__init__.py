"""Datasets: games between computer players, position by position, for those who learn from them."""

from blockness.datasets.plan import Plan
from blockness.datasets.writing import make_dataset

__all__ = ["Plan", "make_dataset"]
