"""A room, read from its journal: no network, no clock, no database."""
