"""One file for each step; a released step never changes."""
