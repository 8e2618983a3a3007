"""What people may say to each other: a fixed set, safe for children; its words are in the locales (phrase-NAME)."""

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "oh-no",
    "clever",
    "thinking",
    "take-your-time",
    "thanks",
    "sorry",
    "again",
    "goodbye",
)
REACTIONS = ("smile", "laugh", "wow", "sad", "clap", "heart")
ALL = frozenset((*PHRASES, *REACTIONS))

MOST_TEXT = 140
KEPT = 50  # the last ones
MOST_BETWEEN_MOVES = 60  # so that no journal grows without end
MOST_NAME = 20


def cleaned(text: str) -> str:
    """Return a text on one line, without what cannot be seen (control and direction marks)."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
