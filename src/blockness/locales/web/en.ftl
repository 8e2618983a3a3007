### What people read in the browser, in English.

title = Block Ness
subtitle = Sea monsters made of arches, for two to four
loading = One moment …
skip-to-content = Skip to the content
try-again = Try again
close = Close
you = You

## The first page

ways-label = Ways to play
continue = Go on playing
continue-about = Back to table { $code }
play-now = Play now
play-now-about = Against the computer, straight away
play-computer = Against the computer
play-computer-about = Choose levels, colours and rules
play-device = Around this device
play-device-about = Pass it on from hand to hand
play-friends = With friends
play-friends-about = Make a room and send the link
open-rooms = Open rooms
open-rooms-about = Sit down with others
open-rooms-none = Nobody is looking for company right now. Make a room and list it here.
solo = Puzzles
solo-about = Alone on the lake
how-to-play = How to play
how-to-play-about = A first lesson of three minutes
first-lesson = First lesson
rules = Rules
replay = Replay
settings = Settings
about = About
unofficial = Unofficial and non-commercial.
to-start = To the start page
not-found = Nothing here
not-found-about = The map shows nothing at this address. It may have been a room that is no more.

## About

about-unofficial = This is an unofficial, non-commercial implementation of the board game Block Ness, made for the love of it.
about-owner = The game was designed by Laurent Escoffier and is published by Blue Orange, who own its name and trademark. They have nothing to do with this program. If you like it, buy the box: it is a beautiful one.
about-box = All drawings and sounds here are our own. The sizes of the segments and of the lake are a reconstruction and may differ from the box.
about-data = There are no accounts, no advertisements and no trackers. Your name, your seats and your settings stay on this device.

## Laying the table

table-count = How many monsters?
table-variant = Rules
table-first = Who begins?
table-clock = Time for a turn
table-listed = Show this room in the list of open rooms
table-free-text = Let people write to each other; otherwise there are ready-made phrases
first-chance = Chance
variant = { $variant ->
    [expert] Expert
   *[classic] Classic
}
variant-about = { $variant ->
    [expert] The near foot stands exactly two cells away from the head or the tail: one more way to cross.
   *[classic] The near foot stands next to the head or the tail.
}
clock-seconds = { $count ->
    [0] No clock
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [one] { $count } second
   *[other] { $count } seconds
}
place-number = Seat { $number }
place-colour = Colour
place-who = Who plays
place-name = Name
place-level = Level
who = { $who ->
    [person] A person here
    [computer] A computer
   *[open] Open, for a friend
}
level-name = { $level ->
    [minnow] Minnow
    [duckling] Duckling
    [otter] Otter
    [heron] Heron
    [pike] Pike
    [kelpie] Kelpie
    [nessie] Nessie
   *[other] Computer
}
friends-how = Leave the seats of your friends open. You will get a link and a code to scan; whoever opens it can sit down, or watch.
make-room = Make a room
start-game = Start the game

## Sharing

share = Share
share-title = Invite
share-how = Whoever opens this link can sit down or watch.
share-link = Link to this room
share-code = The room is called { $code }.
qr-label = The link as a code to scan
copy-link = Copy the link
copied = Copied

## At the table

room-title = Table { $code }
seats-label = Monsters at the table
seat-open = Open seat
seat-yours = you
seat-away = away
seat-blocked = blocked
seat-to-move = to move
seat-stand-in = { level-name } plays on
sit-here = Sit here
sit-title = { $colour ->
    [orange] Play orange
    [green] Play green
    [purple] Play purple
   *[black] Play black
}
sit-down = Sit down
your-name = Your name
employ = Computer
stand-in = Let a computer play on
leave = Leave the table
leave-about = Your seats become free. In a running game a computer plays on for you.
leave-sure = Leave
stay = Stay
watching = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
switch-view = { $view ->
    [deep] Show the flat lake
   *[flat] Show the lake in 3D
}

## The turn

status-waiting = Waiting until every seat is taken.
status-over = The game is over.
status-start = { $step ->
    [confirm] Tap the arch again, or confirm.
    [far] Now the cell for the head.
   *[near] Place your starter: tap a cell for the tail.
}
status-own = { $step ->
    [confirm] Tap the arch again, or confirm.
    [far] Now the far foot.
    [near] Tap a ring for the near foot.
   *[segment] Choose a segment.
}
status-other = { $kind ->
    [computer] { $name } is thinking …
   *[person] { $name } is choosing …
}
seconds-left = { $count } s
your-turn = It is your turn.
tray-label = { $colour ->
    [orange] The orange reserve
    [green] The green reserve
    [purple] The purple reserve
   *[black] The black reserve
}
card = { $status ->
    [placed] Height { $height }, length { $length }: already placed
    [held] Height { $height }, length { $length }: in your hand
    [fits] Height { $height }, length { $length }
    [unfit] Height { $height }, length { $length }: fits nowhere now
   *[waiting] Height { $height }, length { $length }: in reserve
}
card-unfit-why = The segment of height { $height } and length { $length } fits nowhere now: from neither end does it find open water for both feet without going under an arch, over one as high, or over a head or tail.
placements-label = Placements
placements-count = { $count ->
    [one] 1 placement
   *[other] { $count } placements
}
placement-of = Placement { $index } of { $count }
placement-previous = Previous placement
placement-next = Next placement
placement-start = Tail on { $near }, head on { $far }
placement-extend = { $end ->
    [head] Head: { $near } to { $far }, height { $height }, length { $length }
   *[tail] Tail: { $near } to { $far }, height { $height }, length { $length }
}
step-back = Back
confirm = Place it
sending = Sending …
see-rule = The rule
hint = Hint
hint-more = Tell me more
hint-thinking = Thinking …
hint-step = { $step ->
    [1] { $end ->
        [head] Look around the head, at { $near }.
        [tail] Look around the tail, at { $near }.
       *[start] Look around { $near }.
    }
    [2] Take the segment of height { $height } and length { $length }.
   *[3] From { $near } to { $far }: there it stands, place it if you like it.
}
undo = Take back
undo-question = { $name } would like the last turn back. Is that all right?
undo-agree = Yes, all right
undo-refuse = No
undo-waiting = { $name } asks for a turn back; the others have to agree.

## The lake

lake-label = The lake. Arrow keys move, Enter chooses, Page Down goes to the next possible cell, Escape steps back.
cell-open = open water
cell-shore = shore
cell-rock = a rock
cell-mark = the marked cell
cell-head = { $colour ->
    [orange] orange head
    [green] green head
    [purple] purple head
   *[black] black head
}
cell-tail = { $colour ->
    [orange] orange tail
    [green] green tail
    [purple] purple tail
   *[black] black tail
}
cell-arch = { $colour ->
    [orange] orange arch, height { $height }
    [green] green arch, height { $height }
    [purple] purple arch, height { $height }
   *[black] black arch, height { $height }
}
cell-over = { $colour ->
    [orange] over orange, height { $height }
    [green] over green, height { $height }
    [purple] over purple, height { $height }
   *[black] over black, height { $height }
}
cell-last = placed last
cell-ghost = your arch would stand here
cell-offending = this is in the way
ring-near = { $end ->
    [head] possible near foot at the head
    [tail] possible near foot at the tail
    [both] possible near foot at head or tail
   *[start] possible cell for the tail
}
ring-far = { $end ->
    [head] possible far foot of the head
    [tail] possible far foot of the tail
    [both] possible far foot
   *[start] possible cell for the head
}

## Moves and news

moves-label = Moves
moves-none = No move yet.
notation-label = Show moves
notation-words = In words
notation-short = As notation
move-start = starts, tail { $near }, head { $far }
move-extend = { $end ->
    [head] head { $near } to { $far }, height { $height }
   *[tail] tail { $near } to { $far }, height { $height }
}
news-moved = { monster }: { $move }.
news-said = { $name }: { $words }
news-seated = { $name } sits down.
news-employed = { $colour ->
    [orange] A computer plays orange now: { level-name }.
    [green] A computer plays green now: { level-name }.
    [purple] A computer plays purple now: { level-name }.
   *[black] A computer plays black now: { level-name }.
}
news-returned = { $name } is back.
news-left = { $colour ->
    [orange] Orange has left the table.
    [green] Green has left the table.
    [purple] Purple has left the table.
   *[black] Black has left the table.
}
news-undo-asked = { monster } asks for the last turn back.
news-undo-agreed = { monster } agrees.
news-undo-refused = { monster } would rather play on.
news-rematched = A new game begins.

## The end

monster-of-the-year = Monster of the Year
wins-shared = A shared victory!
count-left = Segments left
count-head = Height of the head
tie-head = Equal counts: the higher head wins.
tie-shared = Equal counts and equal heads: the victory is shared.
rematch = Play again
save-photo = Save the photo
look-at-lake = Look at the lake
show-result = Show the result

## Talking

talk-label = Talk
talk-none = Nobody has said anything yet.
talk-watching = Those who watch keep quiet.
talk-write = Write something
talk-send = Send
reactions-label = React
phrases-label = Say
phrase = { $name ->
    [hello] Hello!
    [good-luck] Good luck!
    [well-played] Well played!
    [oh-no] Oh no!
    [clever] Clever!
    [thinking] I am thinking …
    [take-your-time] Take your time.
    [thanks] Thank you!
    [sorry] Sorry!
    [again] Once more?
    [goodbye] Goodbye!
    [smile] A smile
    [laugh] Laughter
    [wow] Amazement
    [sad] A tear
    [clap] Applause
   *[heart] A heart
}

## The link

link-connecting = Rowing out to the table …
link-reconnecting = Reconnecting …
link-unsent = Your move is kept and will be sent.
link-closed = { $reason ->
    [no-such-room] There is no such room any more.
    [broken-room] This room cannot be read; we are sorry.
    [foreign-origin] This page is not the server’s own.
    [server-full] The loch is crowded: the server is full right now. Please try again in a little while.
    [too-many-wrong-codes] Many links that lead nowhere were tried from here. Please wait a minute and try again.
    [too-many-sockets] Many pages are open from here already. Please close one and try again.
    [too-many-messages] That was a lot at once! Take a breath: your seat is safe.
    [too-large] That was too much at once. Your seat is safe.
    [too-slow] The link is slow just now. We will try again.
    [too-many-wrong-tokens] The keys of this device fit no seat here. Please wait a minute and try again.
    [no-hello] This page and the server did not understand each other. Please load the page again.
   *[other] The link is closed.
}

## Settings

set-language = Language
set-view = Lake
set-view-value = { $value ->
    [deep] In 3D
   *[flat] Flat chart
}
set-theme = Light
set-theme-value = { $value ->
    [light] Day
    [dark] Night
   *[system] As the device
}
set-animation = Movement
set-animation-value = { $value ->
    [normal] Normal
    [fast] Fast
   *[off] Off
}
set-confirm = Second tap before placing
set-confirm-value = { $value ->
    [touch] When touching
    [always] Always
   *[never] Never
}
set-sound = Sound
set-patterns = Scales on the monsters
on-off = { $value ->
    [on] On
   *[off] Off
}

## What was refused

refused-no-network = The server cannot be reached. Are you online?
refused-broken-server = Something went wrong on the server. Please try again.
refused-no-database = The server cannot reach its database. Please try again soon.
refused-not-stored = The server could not write that down. Please try again.
refused-broken-room = This room cannot be read; we are sorry.
refused-malformed = The server did not understand that.
refused-too-large = That was too much at once.
refused-not-possible = That is not possible.
refused-foreign-origin = This page is not the server’s own.
refused-too-many-rooms = Too many rooms were made from here. Please wait a while.
refused-too-many-wrong-codes = Many links that lead nowhere were tried from here. Please wait a minute and try again.
refused-too-many-requests = Too many requests came from here. Please wait a few seconds.
refused-no-such-room = There is no such room.
refused-no-such-game = There is no such game.
refused-no-such-page = There is no such page.
refused-no-such-move = That is not a move.
refused-no-such-seat = There is no such seat.
refused-no-such-level = There is no such level.
refused-no-such-phrase = That is not among the phrases.
refused-invalid-position = That is not a position.
refused-invalid-record = That is not the record of a game.
refused-other-box = That game was played with another box; here the lake is always the usual one.
refused-colour-twice = Each monster needs a colour of its own.
refused-name-missing = Please write a name.
refused-name-too-long = A name has { $most } letters at most.
refused-seat-taken = Somebody was quicker: the seat is taken.
refused-not-your-seat = That seat is not yours.
refused-own-seat = That is your own seat.
refused-not-absent = That person is here.
refused-only-at-the-table = Only people at the table can do that.
refused-computer-plays = A computer plays for this seat right now.
refused-done-already = That was done already.
refused-not-your-turn = It is not your turn.
refused-still-waiting = Not every seat is taken yet.
refused-out-of-date = The game has gone on meanwhile. Look again.
refused-game-goes-on = The game is still going on.
refused-undo-asked-already = A turn is being asked back already.
refused-nothing-to-undo = You have no turn to take back.
refused-nothing-to-answer = There is nothing to answer any more.
refused-phrases-only = At this table there are phrases only.
refused-text-too-long = { $most } letters at most, please.
refused-enough-said = That is enough for now. Say more after the next move.

## The rules

rules-goal = Make your monster as long as you can. Whoever has the fewest segments left when nobody can go on is Monster of the Year.
rules-contents = The rules one by one
rule-r1 = Seats
rule-r1-text = Two, three or four monsters share the lake: orange, green, purple and black, each colour once. They take turns clockwise. Any of them may begin; agree on it, or let chance decide.
rule-r2 = The lake
rule-r2-text = Two monsters keep to the deep water in the middle. With three, the first ring around it is in use too, with four the whole lake. Nothing ever stands outside, so the same arch may be too long for two and just right for four.
rule-r3 = The start
rule-r3-text = In turn, each monster puts its starter, the lowest of its ten segments, anywhere into the deep water, along a row or a column. You choose which foot gets the head and which the tail.
rule-r4 = Growing longer
rule-r4-text = On your turn you take one segment from your reserve and extend the head or the tail. Its near foot stands right next to that end. From there it runs straight ahead, turns off, or goes back over your own body. The head or tail then moves to its far foot. What stands never moves again.
rule-r5 = Feet in open water
rule-r5-text = Both feet need a cell of the lake with nothing on it and nothing above it. You cannot stand on another foot, nor below an arch.
rule-r6 = Over, never under
rule-r6-text = Between its feet, an arch may pass over anything that is lower: one arch or several, others’ or your own, across or along. It never goes under an arch, and never over one of the same height.
rule-r7 = Heads and tails
rule-r7-text = Nothing passes over a head or a tail. There is one exception: the very end that you are moving now, for it will be gone from there.
rule-r8 = Blocked
rule-r8-text = Whoever can place nothing passes; whoever can place something must. A blocked monster stays in the game and plays again as soon as somebody’s head or tail moves out of its way. Try it: after this move green is stuck.
rule-r9 = The end
rule-r9-text = The game is over when nobody can place anything any more. On this lake neither monster finds room.
rule-r10 = Who wins
rule-r10-text = The fewest segments left in the reserve win. If two have equally few, the higher head wins; if that is equal too, they share the victory. Here orange has one segment to place: at the head it wins, at the tail it only shares.
rule-r11 = The expert game
rule-r11-text = Everything stays the same but one thing: the near foot stands exactly two cells from the head or tail, along the row or the column. Whatever is on the cell between does not matter, so you can step across it.

## Why a move is refused, with examples

refusals = When the lake says no
refusals-about = Every refusal there is, with a move that is refused and one that is allowed.
refusal-rule = Rule { $number }: { $title }
refusal-game-over = The game is over
refusal-game-over-text = Nobody can place anything any more, so nothing more is played.
refusal-start-first = First the starters
refusal-start-first-text = Before anybody grows, every monster puts its starter into the deep water.
refusal-already-started = Already started
refusal-already-started-text = A monster starts once. From then on it grows at its head or its tail.
refusal-not-straight = Not straight
refusal-not-straight-text = An arch lies along a row or a column. Diagonals are for the wind.
refusal-no-such-segment = No such segment
refusal-no-such-segment-text = Each monster has ten segments of its own. Not every length comes in every height.
refusal-not-the-starter = Not the starter
refusal-not-the-starter-text = The first segment is always the lowest one, and its length differs from colour to colour.
refusal-segment-placed = Already placed
refusal-segment-placed-text = There is only one of each segment, and what stands stays.
refusal-not-beside-the-end = Not next to the end
refusal-not-beside-the-end-text = The near foot belongs right next to your head or tail; in the expert game, exactly two cells away.
refusal-outside-the-lake = Outside the lake
refusal-outside-the-lake-text = The arch would leave the cells that are in use with this many monsters.
refusal-outside-deep-water = Not in deep water
refusal-outside-deep-water-text = Starters stand in the deep water in the middle, however many monsters there are.
refusal-not-open-water = No open water
refusal-not-open-water-text = A foot needs an empty cell with nothing above it.
refusal-under-an-arch = Under an arch
refusal-under-an-arch-text = Something higher is in the way, and nothing ever goes under it, even if it would fit.
refusal-equal-height = The same height
refusal-equal-height-text = An arch passes only over what is lower. The same height is not enough.
refusal-over-a-head = Over a head
refusal-over-a-head-text = Heads must not be crossed, however low they are. Only your own may be, while you move it.
refusal-over-a-tail = Over a tail
refusal-over-a-tail-text = Tails are protected just as heads are. Go around.
example-allowed = Allowed.
example-refused = Refused.
example-allowed-number = Example { $number }: allowed
example-refused-number = Example { $number }: refused
example-tries = Examples: { $title }
example-try = Try it yourself
example-try-label = Try it yourself: { $title }
example-table = A lake to try things on: { $title }
practice-again = Start again
practice-close = Done

## The first lesson

lesson-steps = Steps of the lesson
lesson-number = Step { $number } of { $count }
lesson-peg = Step { $number }: { $title }
lesson-peg-done = Step { $number }: { $title }, done
lesson-next = Next
lesson-finish = Finish
lesson-show = Show me
lesson-skip = Skip
lesson-start = Into the water
lesson-start-text = You are the orange monster. Your starter is your lowest segment, and it goes into the deep water, the dark middle of the lake.
lesson-start-task = Tap a cell for the tail, then one for the head, and place it.
lesson-start-done = There you are! Two feet, a tail and a head: a small monster already.
lesson-start-other = Well placed. Try once more.
lesson-extend = Grow
lesson-extend-text = A monster grows at its head or its tail. Choose a segment: the big figure is its height, the small one its length. The rings show where its near foot may stand, right next to an end.
lesson-extend-task = Make your monster longer, wherever you like.
lesson-extend-done = You have grown! See how the end moved along to the far foot. What stands stays there for good.
lesson-extend-other = Well placed. Try once more.
lesson-turn = Around the corner
lesson-turn-text = A new arch need not go straight on. From its near foot it may run along the row or the column, whichever way there is room. Only never diagonally.
lesson-turn-task = Your monster lies from west to east. Place an arch that runs north or south.
lesson-turn-done = Around the corner it goes. Monsters are bendy.
lesson-turn-other = Allowed, but still from west to east. Choose an arch that runs north or south.
lesson-cross = Over you go
lesson-cross-text = Green lies in your way with an arch of height 2. Whatever is lower than your new arch can be passed over, as many as you like. Height is the figure in the circle.
lesson-cross-task = Cross green with an arch that is higher than 2.
lesson-cross-done = A fine bridge! Green’s arch now lies below yours.
lesson-cross-other = Allowed, but green is still uncrossed. Go north from your head, with height 3 or more.
lesson-under = Never under
lesson-under-text = Now green’s arch has height 5. There would be room below, but nothing ever goes under an arch. Try it if you like: the lake will tell you why not.
lesson-under-task = You have one segment that is higher still. Cross green with it.
lesson-under-done = Right over the top, with your highest segment. There is only one of those.
lesson-under-other = Allowed, but this goes around. Cross green’s long arch with your segment of height 6.
lesson-equal = Equal is not enough
lesson-equal-text = Green’s arch has height 3, and so have two of yours. An arch passes only over what is lower; the same height is refused.
lesson-equal-task = High segments are precious. Cross green with the lowest that will do.
lesson-equal-done = Height 4, just one more than green: a thrifty move.
lesson-equal-other = Allowed, but not what we are after. Cross green with an arch of height 4, from above your head.
lesson-ends = Heads and tails
lesson-ends-text = Green’s head bars your way: no arch ever crosses a head or a tail. Your own is the exception, but only the one that you are moving in this turn.
lesson-ends-task = Turn back: let a new arch pass over the end that it takes along.
lesson-ends-done = Head over heels! The end hopped across itself and sits on the far foot.
lesson-ends-other = Allowed, but it does not hop over its own end. Start on one side of the head and land on the other.
lesson-blocked = Blocked
lesson-blocked-text = Whoever finds no place for any segment must pass, and comes back only if a head or tail moves out of the way. Green sits in a corner: c6, north of its head, is its only way out, and your tail is near.
lesson-blocked-task = Shut green in.
lesson-blocked-done = Green is blocked and passes. You may go on and on.
lesson-blocked-other = Green still slips away. Its way out is c6: put a foot there.
lesson-winning = Winning
lesson-winning-text = Nobody has room for more, only you have one last segment to place. Then you and green have equally few left, and the higher head wins. Green’s has height 5.
lesson-winning-task = Place the last segment so that you win alone.
lesson-winning-done = Your head rises to height 6. Orange is Monster of the Year!
lesson-winning-other = Now the tail sits up high, but your head is level with green’s: a shared victory. The head is what counts.
lesson-expert = For experts
lesson-expert-text = In the expert game the near foot stands exactly two cells from your head or tail. What is on the cell between does not matter: you step across it.
lesson-expert-task = Green’s foot is right beside your head. Step across it, to h5.
lesson-expert-done = One big step, and green is behind you. Now you know it all.
lesson-expert-other = Allowed, but we want to step across green. The near foot goes to h5.
lesson-finished = You can swim!
lesson-finished-text = That was all of it. The rest is choosing well: high segments are few, and open water is what everybody wants.
lesson-play = Play a game
lesson-begin-again = The lesson once more

## Looking back at a game

replay-file = Open a record
replay-file-about = A record is a small text file with all moves of a game. You can download one from every game, here or in the terminal.
replay-open = Choose a file
replay-drop = Or drop it here.
replay-another = Open another one
replay-games = Games on this device
replay-game = Table { $code }, game { $game }
replay-number = Game { $game }
replay-which = Games of this table
replay-kept = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
replay-controls = Step through the game
replay-first = To the start
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-slider = Move
replay-ply = Move { $ply } of { $count }.
replay-start = { $count ->
    [0] No move yet.
    [one] Before the only move.
   *[other] Before the first of { $count } moves.
}
replay-beginning = The empty lake
replay-download = Download the record
replay-copy = Copy a link to this move
replay-look-again = Anything new?
replay-keys = Arrow keys step, Home and End jump, space plays. Tap an arch to see when it was placed.
replay-offline = No network: this is the game as this device saw it last.
record-wrong-move = Move { $ply }, { $move } ({ $words }), breaks a rule.
record-unread-move = Move { $ply }, { $move }, cannot be read.

## More settings

set-looks = How it looks
set-play = How it plays
set-colours = Colours
set-colours-value = { $value ->
    [contrast] Strong contrast
   *[usual] Map colours
}
set-quality = Quality of the lake in 3D
set-quality-value = { $value ->
    [low] Light
    [medium] Medium
    [high] Fine
   *[auto] Automatic
}
set-kept = All this is kept on this device and nowhere else.
set-reset = Everything as it was at first

## Without the network

install = Install on this device
offline = No network.
offline-about = You can read the rules, look at games that were seen on this device, and change the settings. Playing needs the server; your games wait there.
offline-room = The game waits on the server and goes on when the network is back.
offline-practice = Without it there is nobody who knows the rules; the pictures work all the same.
renewed = A new version is here. Reload when you like; no game is lost by it.
renewed-reload = Reload

# Puzzles: the chart, a puzzle, the day's.
solo-to-map = Back to the chart
solo-map-label = The chart of the loch: choose a place
solo-begin = Begin here
solo-go-on = Go on here
solo-place = { $chapter }, number { $number }
solo-all-done = All puzzles are solved
solo-all-done-about = There is a new one every day.
solo-daily = Puzzle of the day
solo-daily-solved = Solved. The next one comes at midnight.
solo-streak = { $count ->
    [0] The same for everyone, new at midnight
    [one] 1 day so far: keep it up
   *[other] { $count } days in a row
}
solo-new-day = Midnight has passed, and there is a new puzzle. This one stays until you leave it.
solo-new-day-open = Open today’s
solo-chapter-progress = { $solved } of { $count } solved, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
solo-stars-how = One star when it is solved, one without a hint, one at the first try.
solo-stone = Puzzle { $number }: { $theme }. { $stars ->
    [0] Not solved yet
    [one] Solved, 1 star
   *[other] Solved, { $stars } stars
}
solo-stone-halfway = Puzzle { $number }: { $theme }. Begun
solo-make = Make your own
solo-make-about = A lake, a question, a link for friends
solo-file = Your progress
solo-file-about = It is kept on this device only. A file carries it to another one.
solo-export = Save to a file
solo-import = Open a file
solo-imported = { $count ->
    [one] The file holds 1 solved puzzle; the better result counts.
   *[other] The file holds { $count } solved puzzles; the better result counts.
}
solo-import-bad = That file holds no progress of puzzles.
solo-shared = A puzzle for you
solo-turns-left = { $count ->
    [one] One move left
   *[other] { $count } moves left
}
solo-answering = Now the answer …
solo-answers = What was answered
solo-tools = Help with this puzzle
solo-reset = Start over
solo-check = Still solvable?
solo-check-asking = Searching …
solo-check-unknown = That takes too long to find out.
solo-unsolved = No solution was found.
solo-no-hint = There is no way on from here. Take a move back.
solo-solution = Solution
solo-solution-label = The solution, step by step
solo-solution-start = This is how it begins. { $count ->
    [one] 1 move
   *[other] { $count } moves
} to come.
solo-solution-step = Move { $at } of { $count }. { $move }
solo-solution-close = Back to my try
solo-failed = Not this way: nothing more can be done here. Every try shows something.
solo-solved-stars = { $stars ->
    [3] Without a hint and at the first try. The tourists are speechless.
    [2] And without a hint. Well done!
   *[1] The tourists clap.
}
solo-solved-label = { $stars ->
    [one] 1 star of 3
   *[other] { $stars } stars of 3
}
solo-next = Next puzzle
solo-chart = To the chart
solo-again = Once more
solo-share-how = Whoever opens this link gets this puzzle.
solo-share-link = Link to this puzzle

## Making a puzzle

make = Make a puzzle
make-tool = What to put down
make-rock = Rock
make-mark = Marked cell
make-undo = Undo the last change
make-lays = { monster }:
make-tap-rock = Tap a cell: a rock comes or goes.
make-tap-mark = Tap the cell that a foot has to reach.
make-about-mark = The puzzle is solved as soon as a foot stands on the marked cell.
make-take-off = { monster }: take off
make-take = { $what ->
    [head] Off at the head
    [tail] Off at the tail
   *[all] All off
}
make-question = The question
make-goal = What is asked for
make-goal-kind = { $kind ->
    [all] Place all
    [some] Place some
    [reach] Reach a cell
    [head] Raise the head
    [block] Block
   *[win] Win
}
make-figure = { $kind ->
    [some] Segments to place
    [head] Height of the head
   *[moves] Moves at most
}
make-less = One less
make-more = One more
make-turn = Who solves it
make-given = { $colour ->
    [orange] Given to orange
    [green] Given to green
    [purple] Given to purple
   *[black] Given to black
}
make-given-about = Tap the segments that may be placed.
make-stands-still = Without any it stands still.
make-lake = Monsters and rules
make-monsters = Monsters at this table
make-monsters-about = Two to four: the more there are, the larger the lake. Not all have to stand on it.
make-searching = Searching …
make-search-again = Search again
make-clear = Empty the lake
make-play = Play it
make-share = Share it
make-share-how = Whoever opens this link can solve your puzzle. All of it is in the link; nothing is kept anywhere else.
make-share-link = Link to this puzzle
make-solution = A solution
make-lack-no-monster = First lay the starter of the monster that solves it.
make-lack-no-mark = Now tap the cell that has to be reached.
make-lack-nothing-given = Now give it segments to place.
make-lack-no-opponent = This goal needs an opponent: lay another monster and give it segments.
make-lack-too-few-given = Give more segments than are to be placed, or ask for fewer.
make-lack-cannot-move = None of the given segments can be placed.
make-lack-mark = The marked cell is no longer open water: mark another one.
make-lack-something = This cannot be a puzzle yet.
make-news-rock = A rock on { $cell }.
make-news-no-rock = No rock on { $cell } any more.
make-news-mark = { $cell } is marked.
make-news-no-mark = { $cell } is no longer marked.
make-news-taken = { monster }: { $what ->
    [head] shorter at the head.
    [tail] shorter at the tail.
   *[all] off the lake.
}
make-news-undone = Undone.
make-news-cleared = The lake is empty.
make-refused-rock = A rock needs open water, and { $cell } is none.
make-refused-mark = The mark needs open water, and { $cell } is none.
make-refused-taken = That arch has to stay: the starter would be missing, or a head or tail would come to lie under another arch.
make-refused-colours = The smaller lake has no room for all that stands there. Take off what reaches its edge first.
make-refused-variant = Under these rules the arches that stand do not follow one another. Take them off first.
