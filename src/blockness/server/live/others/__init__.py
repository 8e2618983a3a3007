"""What the other processes do, and telling them what this one does."""
