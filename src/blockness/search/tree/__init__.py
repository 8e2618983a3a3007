"""Monte-Carlo tree search for any number of seats: each maximises its own share of the victory."""
