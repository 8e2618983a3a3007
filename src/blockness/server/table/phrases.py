"""What people may say to each other: a fixed set, safe for children; its words are in the locales (phrase-NAME)."""

from unicodedata import category

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
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # fillers: they count as printable, but there is nothing to see


MOST_REMEMBERED = 10_000


class Shown(dict[int, str]):
    """What each character looks like, found out once: texts may be long, and strangers send them."""

    def __missing__(self, code: int) -> str:
        """Look at a character for the first time."""
        character = chr(code)
        if character.isspace() or character in BLANKS or category(character) == "Cc":
            seen = " "
        else:
            seen = character if character.isprintable() else ""
        if len(self) < MOST_REMEMBERED:
            self[code] = seen
        return seen


SHOWN = Shown()


def cleaned(text: str) -> str:
    """Return a text on one line, without invisible characters (controls, direction marks, disguised blanks)."""
    return " ".join(text.translate(SHOWN).split())
