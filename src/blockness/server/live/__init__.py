"""Rooms in memory and who is connected to them; asyncio lives here."""
