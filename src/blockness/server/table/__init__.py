"""What is played at: the room as its journal tells it, without network, clock or database."""
