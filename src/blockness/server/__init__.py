"""Rooms in which people and computers play, through any number of processes."""
