"""A room as its journal tells it: no network, no clock, no database."""
