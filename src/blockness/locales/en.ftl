### What people read, in English. Monsters are called by their colour; once placed, a segment is called an arch.

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
reason-start-first = every monster has to place its starter first, in the deep water; it’s { monster-turn }’s turn to start
reason-already-started = all the starters are in place; { monster-turn } must now extend its head or its tail
reason-not-straight = a segment runs straight along a row or a column, never diagonally
reason-no-such-segment = { monster-turn } has no segment of length { $length } and height { $height }
reason-not-the-starter = { monster-turn }’s starter has length { $starter }, not { $length }
reason-segment-placed = { monster-turn } has already placed its segment of length { $length } and height { $height }
reason-not-beside-the-end = { $reach ->
    [1] { $cell } is not directly next to { the-end }; diagonals don’t count
   *[2] { $cell } is not exactly two spaces from { the-end } along a row or a column
}
reason-outside-the-lake = { $cell } is outside the part of the loch in use
reason-outside-deep-water = { $cell } is not in the deep water, where starters go
reason-not-open-water = { $cell } is not open water: { an-arch } of height { $there } is there
reason-under-an-arch = { an-arch } of height { $there } is in the way on { $cell }, and nothing can go under it
reason-equal-height = { an-arch } on { $cell } has the same height, { $there }; you can only cross lower ones
reason-over-a-head = { the-head } is on { $cell }, and it can’t be crossed
reason-over-a-tail = { the-tail } is on { $cell }, and it can’t be crossed

## How a game goes

turn = { monster }’s turn
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
drawing-legend = Letters are colours, numbers the height of whatever is on top: o3 is a foot, -o3- or |o3| passes over, O3@ is a head, o3~ a tail. Reserves list length/height.

## Looking back at a game

review-mistakes = Mistakes
review-turning = Turning points
review-finds = Best finds
review-accuracy = Accuracy
review-accurate = { monster }: { $share }%
review-flawless = Nobody gave anything away.
review-mistake = { monster } plays { $move }: { $size ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
} that costs { $share }% ({ $by ->
    [proof] proved
   *[simulations] estimated
}). { $best } was better.
review-gained = { monster } gains { $share }%.
review-find = { monster } finds { $move }, worth { $share }% more than the next best move.
remark-move = “{ $move }”
remark-win-thrown = { $name } could have forced victory here; now { $other } can.
remark-win-shared = { $name } could have forced victory here; now a shared one is the best hope.
remark-draw-thrown = { $name } could have forced a shared victory here; now { $other } can force victory.
remark-kept-no-way-out = { $name } has no way out after this; { $move } would have left one.
remark-tall-arch = { $name } and { $other } tied, and the higher head won, { $there } to { $perch }: the arch of height { $height } had gone to the tail, though it would have fitted at the head.
remark-shut-both-ends = { $name } is blocked: a single arch shut both ends.
remark-took-last-segment = { $name } is blocked: only the segment of length { $length } and height { $height } still fitted, and now it doesn’t.
remark-took-last-way-out = { $name } is blocked: that was the last way out.
remark-never-again = { $name } can never move again and keeps { $count ->
    [one] one segment
   *[other] { $count } segments
}.
remark-missed-block = { $name } would have been blocked after { $move }.
remark-let-back = { $name } was blocked and can move again.
remark-fewer-ways = { $name } is left with { $count ->
    [one] one placement
   *[other] { $count } placements
}; after { $move } there would have been { $instead }.
remark-more-ways = { $name } is left with { $count ->
    [one] one placement
   *[other] { $count } placements
}; after { $move } there would have been only { $instead }.

## The computer players

level-minnow = Swims in circles and often forgets that it has a tail: a friend for your very first game.
level-duckling = A show-off: builds its tallest arches first and is easily surprised.
level-otter = Sees what is in front of it and keeps plenty of open water to itself.
level-heron = Stands still, thinks a few turns ahead and saves its tall arches for later.
level-pike = Strikes where the water gets narrow, and loves to block your way.
level-kelpie = Crosses the loch in long bounds and works out the endgame exactly.
level-nessie = The legend herself: has no habits, thinks as long as you let her and gives nothing away.
level-plain-uct = The benchmark: plain tree search that knows nothing about the loch.
level-student = The pupil: a small network that has learnt from the strong ones and does not think ahead.

## The terminal

terminal-welcome = Block Ness in the terminal. Type the number or the text of a move, or: why MOVE, moves, undo, save FILE, help, quit.
terminal-help =
    3            play the move with that number
    Hd5d8/2      play a move by its text: head (H) or tail (T), near foot, far foot, height
    Sd4f4        place the starter, tail on d4, head on f4
    why Hd5d8/2  say whether a move is allowed and, if not, why
    moves        list all moves again
    undo         undo your last move and what the computers have played since
    save FILE    save the game to a new file
    quit         quit; an unsaved game is lost
terminal-prompt = Your move
terminal-legal = { $move } is allowed.
terminal-refused = { $move } is not allowed: { $reason }.
terminal-unknown = “{ $text }” is neither a move nor a command. Type help for a list.
terminal-over = The game is over. You can still type: save FILE, undo, quit.
terminal-number = Choose a number from 1 to { $count }.
terminal-undone = { $count ->
    [one] One move undone.
   *[other] { $count } moves undone.
}
terminal-nothing-to-undo = There is nothing to undo.
terminal-saved = Game saved to { $file }.
terminal-exists = { $file } already exists; choose another name.
terminal-not-saved = Could not save { $file }: { $error }.
terminal-which-file = Which file? Type: save FILE
terminal-more = { $count ->
    [one] and one more (type moves)
   *[other] and { $count } more (type moves)
}
terminal-bye = Goodbye.
compiling = Getting the rules ready for this computer. This happens only once and takes about half a minute…

## The server

serve-here = Block Ness is running at { $address }
serve-lan = On your local network: { $address }
serve-no-lan = This computer is not on a local network.
serve-stop = Press Ctrl+C to stop. No game will be lost.
serve-ready = The rules are ready: you can play with others now.
page-elsewhere = Almost! The game is at this address:
site-written = { $count ->
    [one] One file is now in { $folder }. Any web host can serve it.
   *[other] { $count } files are now in { $folder }. Any web host can serve them.
}

## The doctor

doctor-well = Everything is fine.
doctor-troubles = { $count ->
    [one] One thing needs your attention.
   *[other] { $count } things need your attention.
}
doctor-port-free = Port { $port } is free.
doctor-port-ours = Block Ness is already running at { $address } and is well.
doctor-port-unwell = Block Ness is running at { $address } but is not well: { $reason }. Its log says more.
doctor-port-taken = Port { $port } is taken by another program. Stop that program, or choose another port with --port.
doctor-port-refused = Port { $port } cannot be used: { $reason }. Choose one above 1023 with --port.
doctor-database-fine = The database { $place } can be read and written. Rooms in it: { $rooms }.
doctor-database-new = There is no database yet. The first start of the server creates it in { $folder }.
doctor-database-empty = The database { $place } is empty. The first start of the server sets it up.
doctor-database-older = The database { $place } has an earlier format. The next start of the server brings it up to date; nothing is lost.
doctor-database-newer = The database { $place } was written by a newer Block Ness (format { $found }; this one knows { $known }). Update Block Ness.
doctor-database-damaged = The database { $place } is damaged: { $reason }. Stop the server, set the file aside and restore a backup.
doctor-database-protected = The database { $place } cannot be written: { $reason }. Let the server’s account write to the file and its folder.
doctor-database-locked = Another program keeps the database { $place } locked. Close that program.
doctor-database-broken = The database { $place } cannot be used: { $reason }. Check the disk that it is on.
doctor-database-gone = The database at { $place } does not answer: { $reason }. Start it, and check its address, user and password.
doctor-database-no-folder = The folder { $folder } for the database is missing. Create it and give it to the server’s account.
doctor-redis-none = No Redis is set up, and a single machine needs none.
doctor-redis-fine = Redis answers at { $place }.
doctor-redis-gone = Redis does not answer at { $place }: { $reason }. Start it, or leave --redis out. Play goes on without it.
doctor-kernels-fine = The rules are compiled and kept in { $folder }. All computers made their first move in { $seconds } s.
doctor-kernels-new = The rules have just been compiled, in { $seconds } s, and are kept in { $folder }. From now on the first move comes quickly.
doctor-kernels-slow = The rules run slowly because BLOCKNESS_KERNELS is { $mode }. Remove that setting.
doctor-kernels-elsewhere = The compiled rules cannot be kept in { $folder } and are in { $used } for now. Make the folder yours, writable by you alone.
doctor-kernels-nowhere = The compiled rules cannot be kept in { $folder } or anywhere else, so every start is slow. Name a folder of your own with BLOCKNESS_CACHE.
doctor-disk-fine = The disk of { $folder } has { $free } MB free.
doctor-disk-full = The disk of { $folder } is nearly full: { $free } MB free. Make room, or moves will soon be refused.
doctor-clock-fine = The clock is plausible: { $here }.
doctor-clock-behind = The clock says { $here }, but the last entry in the database is from { $there }. Set the clock, best of all over the network.
doctor-clock-apart = The clock says { $here }, the database’s clock { $there }. Set both over the network.
doctor-proxy-fine = Browsers can reach the server at { $url }, sockets included, and are told apart.
doctor-proxy-gone = Nothing answers at { $url }: { $reason }. Check the name, the certificate and the proxy.
doctor-proxy-stranger = Something other than this Block Ness answers at { $url }: { $reason }. Check where the proxy leads, and whether the server runs.
doctor-proxy-upgrade = The proxy at { $url } does not let WebSockets through: { $reason }. Have it pass on the Upgrade and Connection headers over HTTP 1.1.
doctor-proxy-origin = The server refuses pages from { $origin }. Start it with --origin { $origin }.
doctor-proxy-silent = The proxy at { $url } does not say whom it speaks for, so everybody shares one person’s limits. Have it set X-Forwarded-For.
doctor-proxy-forged = The proxy at { $url } passes on X-Forwarded-For as it comes, so anybody can pretend to be somebody else. Have it replace the header.
doctor-proxy-unheard = The server does not believe the proxy at { $address }, so everybody shares one person’s limits. Start the server with --trusted-proxy { $address }.

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
puzzle-goal-reach = Put a foot on { $cell }.
puzzle-goal-head = Place all the segments so that the head ends at height { $perch }.
puzzle-goal-also-reach = One foot must stand on { $cell }.
puzzle-goal-escape = Get out to the shore: put a foot on one of the outermost spaces.
puzzle-goal-together = Both monsters are yours: take turns until all their segments are placed.
puzzle-goal-block = { $count ->
    [one] Block your opponent in one move.
   *[other] Block your opponent in { $count } moves, whatever they play.
}
puzzle-goal-win = { $count ->
    [one] Win in one move.
   *[other] Win in { $count } moves, whatever your opponent plays.
}
puzzle-chapter-first = First Ripples
puzzle-chapter-turn-back = The Bend
puzzle-chapter-stairs = The Steps
puzzle-chapter-over-two = The Two Bridges
puzzle-chapter-last-gap = The Narrows
puzzle-chapter-tail-first = The Backwater
puzzle-chapter-tall-head = The Lookout
puzzle-chapter-expert-leap = The Salmon Leap
puzzle-chapter-blocking = Rivals’ Cove
puzzle-chapter-shallows = The Shallows
puzzle-chapter-reeds = The Reeds
puzzle-chapter-bay = The Bay
puzzle-chapter-deep = The Deep
puzzle-chapter-lair = The Monster’s Lair
puzzle-story-first = The loch lies still. Nobody believes in you yet, so begin with a ripple.
puzzle-story-turn-back = The first tourists have come. Where the water bends, you bend too, right back over yourself.
puzzle-story-stairs = They have photographs now, all of them blurred. Slip out of the picture, corner by corner.
puzzle-story-over-two = The steamer brings visitors at noon. Step over whatever lies in your way, two at a time.
puzzle-story-last-gap = So many boats, so little water. But there is always one last gap.
puzzle-story-tail-first = Even your own tail can be in the way. Make room before the lanterns come round again.
puzzle-story-tall-head = The tourists are up on the rock with their field glasses. Show them a head to talk about.
puzzle-story-expert-leap = Where the salmon jump, the old monsters learned to leap: two spaces at once, whatever lies between.
puzzle-story-blocking = You are not the only monster in the loch. The rivals want the same water, so leave them none.
puzzle-theme-fence = No way out
puzzle-theme-last-word = The last word
puzzle-theme-side-by-side = Side by side
puzzle-theme-ashore = Out to the shore
puzzle-theme-tall-head = The right height
puzzle-theme-landing = A foothold
puzzle-theme-choice = One too many
puzzle-theme-expert-leap = The leap
puzzle-theme-over-two = Over two
puzzle-theme-tail-first = Make way
puzzle-theme-turn-back = Turn back
puzzle-theme-stair = The staircase
puzzle-theme-last-gap = The last gap
puzzle-theme-two-ends = Head and tail
puzzle-theme-one-end = One way only
puzzle-theme-straight = Straight on
puzzle-theme-turn = Round the corner
puzzle-theme-tail = The tail grows too
puzzle-theme-over = Over the low ones
puzzle-theme-open-water = Open water
puzzle-theme-never-under = Never under
puzzle-theme-ends = Never over a head
puzzle-theme-rock = Rocks
puzzle-title-bay-30 = The Boomerang
puzzle-title-deep-3 = The Run-Up
puzzle-title-loch-3296 = Over the Shoulder
puzzle-title-loch-4858 = The Hairpin
puzzle-title-finale-turn-back = The Monster Bows
puzzle-title-loch-1803 = Three Corners
puzzle-title-loch-2928 = The Spiral Staircase
puzzle-title-loch-4864 = Zigzag at Dusk
puzzle-title-loch-3076 = The Ring Road
puzzle-title-finale-stairs = The Top of the Steps
puzzle-title-loch-2200 = Two Birds, One Stone
puzzle-title-loch-4906 = The Viaduct
puzzle-title-loch-4854 = The Rainbow
puzzle-title-loch-4853 = Giant’s Stride
puzzle-title-finale-over-two = The Arch of Triumph
puzzle-title-loch-5184 = Pas de Deux
puzzle-title-loch-5053 = The Last Berth
puzzle-title-loch-3039 = The Back Door
puzzle-title-loch-3747 = The High Road
puzzle-title-finale-last-gap = Through the Narrows
puzzle-title-loch-4873 = After You
puzzle-title-loch-2556 = The Wake
puzzle-title-loch-3301 = The Vacant Seat
puzzle-title-loch-4361 = Changing of the Guard
puzzle-title-finale-tail-first-2 = The Great Exchange
puzzle-title-loch-3576 = The Portrait
puzzle-title-loch-5065 = The Periscope
puzzle-title-loch-4266 = The Figurehead
puzzle-title-lair-14 = Duck!
puzzle-title-finale-tall-head-2 = The Postcard
puzzle-title-loch-3375 = Hopscotch
puzzle-title-loch-3935 = Flying Fish
puzzle-title-loch-4863 = Stepping Stones
puzzle-title-finale-expert-leap = The Leap of the Old Ones
puzzle-title-deep-14 = The Quiet Word
puzzle-title-deep-17 = Mate in Three
puzzle-title-loch-3771 = Across the Bows
puzzle-title-finale-blocking = The Loch Is Yours
puzzle-idea-straight = A new segment starts on a space next to the head or the tail and runs in a straight line.
puzzle-idea-turn = From the space next to the head or tail, a segment can run in any of the four directions.
puzzle-idea-tail = The tail grows just like the head.
puzzle-idea-over = A higher segment can pass over lower ones; its feet need open water.
puzzle-idea-turn-back = A new segment may cross the very end it grows from: turn back over yourself.
puzzle-idea-open-water = Both feet need open water: nothing on their spaces, and nothing above them.
puzzle-idea-never-under = A segment never passes under another, nor over one of the same height: only over lower ones.
puzzle-idea-ends = No segment can pass over a head or a tail that stays where it is.
puzzle-idea-rock = Nothing can stand on a rock or pass over it.
puzzle-idea-fence = A monster with no room left has to pass: block your opponent’s last way out.
puzzle-solved = Solved!
puzzle-not-solved = You can’t go any further, and it isn’t solved. Type undo or again.
puzzle-unsolvable = There is no solution.
puzzle-unsolvable-here = It can no longer be solved from here.
puzzle-solvable-here = It can still be solved from here.
puzzle-solutions = { $count ->
    [one] There is exactly one solution.
   *[other] There are { $count } different solutions.
}
puzzle-first-moves = { $count ->
    [one] Only one first move forces a solution.
   *[other] There are { $count } first moves that force a solution.
}
puzzle-nodes = { $count ->
    [one] 1 position searched.
   *[other] { $count } positions searched.
}
puzzle-too-large = The search stopped after { $count } positions without an answer.
puzzle-hint = Try { $move }.
puzzle-answer = { monster } replies with { $move }.
puzzle-welcome = Type the number or the text of a move, or: hint, check, moves, undo, again, quit.
puzzle-rocks = Rocks: { $text }
refused-no-such-puzzle = This puzzle doesn’t exist.
refused-invalid-puzzle = That isn’t a valid puzzle.
refused-too-busy = The server is busy. Please try again in a moment.
