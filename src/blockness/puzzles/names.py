"""The names of chapters, themes and ideas; the locales hold their titles."""

# The chapters in the order of the game. Titles: puzzle-chapter-NAME; their line of story: puzzle-story-NAME.
FIRST = "first"
CHAPTERS = (
    FIRST,
    "turn-back",
    "stairs",
    "over-two",
    "last-gap",
    "tail-first",
    "tall-head",
    "expert-leap",
    "blocking",
)

GRADES = ("shallows", "reeds", "bay", "deep", "lair")  # names for grade 1 to 5; titles: puzzle-chapter-NAME

# What a puzzle is about, rarest first: it takes the first theme that it shows. Titles: puzzle-theme-NAME.
THEMES = (
    "fence",  # leave an opponent no way out
    "last-word",  # win by force
    "tall-head",  # the head must end at a height
    "landing",  # a foot on a marked cell
    "choice",  # which segments to leave out
    "expert-leap",  # step over what stands between
    "over-two",  # one arch over two or more
    "turn-back",  # back over its own body
    "stair",  # three turns in a row at one end
    "last-gap",  # only one place is left for the last segment
    "two-ends",  # head and tail both grow
    "one-end",  # only one of them does
)

# What the first puzzles teach, one idea each and in this order. Titles: puzzle-theme-NAME; sentences: puzzle-idea-NAME.
IDEAS = ("straight", "turn", "tail", "over", "low-first", "turn-back", "ends", "rock", "fence", "expert-leap")
