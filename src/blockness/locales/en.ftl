### What people read, in English. Monsters are called by their colour; an arch is a segment that stands.

## Names

monster = { $colour ->
    [orange] Orange
    [green] Green
    [purple] Purple
   *[black] Black
}
monster-turn = { $turn ->
    [orange] Orange
    [green] Green
    [purple] Purple
   *[black] Black
}
an-arch = { $colour ->
    [orange] an orange arch
    [green] a green arch
    [purple] a purple arch
   *[black] a black arch
}
the-head = { $colour ->
    [orange] the orange head
    [green] the green head
    [purple] the purple head
   *[black] the black head
}
the-tail = { $colour ->
    [orange] the orange tail
    [green] the green tail
    [purple] the purple tail
   *[black] the black tail
}
the-end = { $end ->
    [head] the head
   *[tail] the tail
}

## Why a move is refused

reason-game-over = the game is over
reason-start-first = first every monster places its starter in the deep water, and it is { monster-turn } that starts now
reason-already-started = every starter stands: now { monster-turn } extends its head (H) or its tail (T)
reason-not-straight = an arch runs from one cell to another along a row or a column, never diagonally
reason-no-such-segment = { monster-turn } has no segment of length { $length } and height { $height }
reason-not-the-starter = the starter of { monster-turn } has length { $starter }, not { $length }
reason-segment-placed = { monster-turn } has already placed its segment of length { $length } and height { $height }
reason-not-beside-the-end = { $reach ->
    [1] { $cell } is not next to { the-end }
   *[2] { $cell } is not exactly two cells from { the-end } along the row or the column
}
reason-outside-the-lake = { $cell } is outside the lake in use
reason-outside-deep-water = { $cell } is not in the deep water, where the starters stand
reason-not-open-water = { $cell } is not open water: { an-arch } of height { $there } is there
reason-under-an-arch = { $cell } lies under { an-arch } of height { $there }
reason-equal-height = { $cell } has { an-arch } of the same height, { $there }; only lower ones can be crossed
reason-over-a-head = { the-head } is on { $cell }, and nothing crosses a head
reason-over-a-tail = { the-tail } is on { $cell }, and nothing crosses a tail

## The course of a game

turn = { monster }'s turn
moves-count = { $count ->
    [one] one move
   *[other] { $count } moves
}
places = { monster } plays { $move }.
passes = { monster } is blocked and passes.
left = { $count ->
    [0] nothing left
    [one] 1 segment left
   *[other] { $count } segments left
}
head-at = head at height { $perch }
wins = { monster } wins: Monster of the Year!
shared = A shared victory:
standings = Standings
drawing-legend = A letter is the colour, a digit the height of what is on top: o3 a foot, -o3- or |o3| passing over, O3@ a head, o3~ a tail. A reserve lists length/height.

## The computer players

level-minnow = Swims in circles and often forgets that it has a tail: a friend for your very first game.
level-duckling = Looks around a little, and is easily surprised.
level-otter = Sees what is in front of it and takes the open water.
level-heron = Stands still and thinks a few turns ahead.
level-pike = Strikes where the water gets narrow.
level-kelpie = Knows the loch well and counts the end of the game exactly.
level-nessie = The legend herself: thinks as long as you let her and gives nothing away.
level-plain-uct = The yardstick: plain tree search without any knowledge of the lake.

## The terminal

terminal-welcome = Block Ness in the terminal. Type a move's number or its text, or: why MOVE, moves, undo, save FILE, help, quit.
terminal-help =
    3            play the move with that number
    Hd5d8/2      play a move by its text: head (H) or tail (T), near foot, far foot, height
    Sd4f4        place the starter, tail on d4, head on f4
    why Hd5d8/2  say whether a move is allowed, and if not, why not
    moves        list all moves again
    undo         take back your last move and what the computers played since
    save FILE    write the game into a new file
    quit         stop; a game that is not saved is lost
terminal-prompt = Your move
terminal-legal = { $move } is allowed.
terminal-refused = { $move } is not allowed: { $reason }.
terminal-unknown = “{ $text }” is neither a move nor a command. Type help for a list.
terminal-over = The game is over. You can still type: save FILE, undo, quit.
terminal-number = There are moves 1 to { $count }.
terminal-undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
terminal-nothing-to-undo = There is nothing to take back.
terminal-saved = The game is in { $file }.
terminal-exists = { $file } exists already; choose another name.
terminal-not-saved = { $file } cannot be written: { $error }.
terminal-which-file = Which file? Type: save FILE
terminal-more = { $count ->
    [one] and one more: type moves
   *[other] and { $count } more: type moves
}
terminal-bye = Goodbye.
compiling = The rules are being made ready for this machine. This happens once and takes about ten seconds …

## The server

serve-here = Block Ness is at { $address }
serve-lan = In the local network it is at { $address }
serve-no-lan = This machine is in no local network.
serve-stop = Stop it with Ctrl+C; no game is lost by that.

## Puzzles

reason-on-a-rock = there is a rock on { $cell }
puzzle-goal-all = { $count ->
    [one] Place the segment.
    [2] Place both segments.
   *[other] Place all { $count } segments.
}
puzzle-goal-some = { $count ->
    [one] Place one of the { $given } segments.
   *[other] Place { $count } of the { $given } segments.
}
puzzle-goal-reach = Set a foot on { $cell }.
puzzle-goal-head = Place all the segments so that the head ends at height { $perch }.
puzzle-goal-block = { $count ->
    [one] Block your opponent in one move.
   *[other] Block your opponent in { $count } moves, whatever the answer.
}
puzzle-goal-win = { $count ->
    [one] Win in one move.
   *[other] Win in { $count } moves, whatever the answer.
}
puzzle-chapter-first = First Ripples
puzzle-chapter-shallows = The Shallows
puzzle-chapter-reeds = The Reeds
puzzle-chapter-bay = The Bay
puzzle-chapter-deep = The Deep
puzzle-chapter-lair = The Monster's Lair
puzzle-theme-fence = No way out
puzzle-theme-last-word = The last word
puzzle-theme-tall-head = Head held high
puzzle-theme-landing = A foothold
puzzle-theme-choice = One too many
puzzle-theme-expert-leap = The leap
puzzle-theme-over-two = Over two
puzzle-theme-turn-back = Turn back
puzzle-theme-stair = The stair
puzzle-theme-last-gap = The last gap
puzzle-theme-two-ends = Head and tail
puzzle-theme-one-end = One way only
puzzle-theme-straight = Straight on
puzzle-theme-turn = Round the corner
puzzle-theme-tail = The tail grows too
puzzle-theme-over = Over what is lower
puzzle-theme-low-first = First low, then high
puzzle-theme-ends = Never over a head
puzzle-theme-rock = Rocks
puzzle-idea-straight = A segment begins on a cell next to the head or the tail and runs straight from there.
puzzle-idea-turn = From the cell next to the end, a segment may run in any of the four directions.
puzzle-idea-tail = The tail grows just like the head.
puzzle-idea-over = A higher segment passes over lower ones; its feet need open water.
puzzle-idea-low-first = Nothing ever slips under another segment, so the low one sometimes goes first.
puzzle-idea-turn-back = The end that grows may be crossed by its own new segment: turn back over yourself.
puzzle-idea-ends = No segment passes over a head or a tail that stays where it is.
puzzle-idea-rock = Nothing stands on a rock, and nothing passes over it.
puzzle-idea-fence = Against an opponent: take away its last way on.
puzzle-idea-expert-leap = In the expert game the next segment begins exactly two cells from the end, over whatever lies between.
puzzle-solved = Solved!
puzzle-not-solved = That is as far as it goes: not solved. Type undo, or again.
puzzle-unsolvable = There is no solution.
puzzle-unsolvable-here = From here it can no longer be solved.
puzzle-solvable-here = From here it can still be solved.
puzzle-solutions = { $count ->
    [one] There is exactly one solution.
   *[other] There are { $count } different solutions.
}
puzzle-first-moves = { $count ->
    [one] Exactly one first move forces it.
   *[other] { $count } first moves force it.
}
puzzle-nodes = { $count ->
    [one] 1 position searched.
   *[other] { $count } positions searched.
}
puzzle-too-large = The search was given up after { $count } positions: nothing is proved.
puzzle-hint = Try { $move }.
puzzle-answer = { monster } answers { $move }.
puzzle-welcome = Type a move's number or its text, or: hint, check, moves, undo, again, quit.
puzzle-rocks = Rocks: { $text }
refused-no-such-puzzle = There is no such puzzle.
refused-invalid-puzzle = That is not a puzzle.
refused-too-busy = Many people ask at once. Please try again in a moment.
