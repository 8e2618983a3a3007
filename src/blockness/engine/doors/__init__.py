"""What a page may ask of the kernels, in addresses and small integers."""

from blockness.engine.doors import exact, players, rules, setup, tree
from blockness.engine.doors.door import DOORS, Door

__all__ = ["DOORS", "Door", "exact", "players", "rules", "setup", "tree"]
