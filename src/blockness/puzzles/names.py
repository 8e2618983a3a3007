"""The names of chapters, themes and ideas; the locales hold their titles."""

FIRST = "first"  # the chapter before all grades; puzzle-chapter-NAME is its title
GRADES = ("shallows", "reeds", "bay", "deep", "lair")  # the chapters of grade 1 to 5

# What a puzzle is about, the rarest first: a puzzle is named after the first that it shows; puzzle-theme-NAME.
THEMES = (
    "fence",  # leave an opponent no way
    "last-word",  # win by force
    "tall-head",  # the head must end at a height
    "landing",  # a foot on a marked cell
    "choice",  # which segments to leave out
    "expert-leap",  # step over what stands between
    "over-two",  # one arch over two or more
    "turn-back",  # back over its own body
    "stair",  # three turns in a row at one end
    "last-gap",  # the last segment has one place only
    "two-ends",  # head and tail both grow
    "one-end",  # only one of them does
)

# What the first puzzles teach, one each and in this order; puzzle-theme-NAME and, as a sentence, puzzle-idea-NAME.
IDEAS = ("straight", "turn", "tail", "over", "low-first", "turn-back", "ends", "rock", "fence", "expert-leap")
