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
    "side-by-side",  # two monsters, both the person's
    "ashore",  # out to the shore
    "tall-head",  # the head must end at a height
    "landing",  # a foot on a marked cell
    "choice",  # which segments to leave out
    "expert-leap",  # step over what stands between
    "over-two",  # one arch over two or more
    "tail-first",  # one end moves out of the other's way
    "turn-back",  # back over its own body
    "stair",  # three turns in a row at one end
    "last-gap",  # only one place is left for the last segment
    "two-ends",  # head and tail both grow
    "one-end",  # only one of them does
)

# What the first puzzles teach, one idea each and in this order. Titles: puzzle-theme-NAME; sentences: puzzle-idea-NAME.
IDEAS = (
    "straight",  # beside the head or the tail, and straight on (R4)
    "turn",  # in any of the four directions (R4)
    "rock",  # nothing stands or passes there
    "tail",  # which end grows
    "open-water",  # nothing on a foot's cell and nothing over it (R5)
    "over",  # over what is lower (R6)
    "never-under",  # never under, never over what is as high (R6)
    "ends",  # not over a head or a tail (R7)
    "turn-back",  # except over the end that moves away (R7)
    "fence",  # whoever has no room left passes (R8)
)
