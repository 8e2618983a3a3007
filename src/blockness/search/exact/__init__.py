"""Searches that go through everything, and whose answers are certain."""
