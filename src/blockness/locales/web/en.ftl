### What people read in the browser, in English.

title = Block Ness
subtitle = Loch monsters made of arches, for 2 to 4 players
loading = Loading…
skip-to-content = Skip to content
try-again = Try again
close = Close

## The first page

ways-label = Ways to play
continue = Resume game
continue-about = Back to room { $code }
kept-label = Unfinished games on this device
kept-about = { $count ->
    [0] Not started yet · { $date }
    [one] 1 move · { $date }
   *[other] { $count } moves · { $date }
}
kept-more = { $count ->
    [one] One more game
   *[other] { $count } more games
}
kept-forget = Remove
kept-forget-question = Remove the game { $names } from this device?
kept-keep = Keep it
kept-spoilt = { $count ->
    [one] A game saved on this device can’t be read. It has been left as it is.
   *[other] { $count } games saved on this device can’t be read. They have been left as they are.
}
play-now = Play now
play-now-about = Against the computer, straight away
play-computer = Against the computer
play-computer-about = Choose levels, colours and rules
play-device = Pass and play
play-device-about = Share this device and take turns
play-friends = With friends
play-friends-about = Create a room and share the link
open-rooms = Open rooms
open-rooms-about = Join other players
open-rooms-none = There are no open rooms right now. Create one and list it here.
solo = Puzzles
solo-about = Play solo on the loch
how-to-play = How to play
how-to-play-about = A three-minute lesson
first-lesson = First lesson
rules = Rules
replay = Replay
settings = Settings
about = About
unofficial = Unofficial and non-commercial.
to-start = Home
not-found = Page not found
not-found-about = There’s nothing at this address. It may have been a room that no longer exists.

## About

about-unofficial = This is an unofficial, non-commercial implementation of the board game Block Ness, made for the love of it.
about-owner = The game was designed by Laurent Escoffier and is published by Blue Orange, who own its name and trademark. They are not involved in this version. If you like it, buy the real game: it’s beautiful.
about-box = All the drawings and sounds here are our own. The sizes of the segments and of the loch are a reconstruction and may differ from the real game.
about-ask = Do you own the real game? Then you can help: lay it beside you and put the loch and the segments right. It takes five minutes.
about-data = There are no accounts, no ads and no trackers. Your settings, your puzzle progress and the games you play on this device stay here unless you share them; in a room, other players see only the name you choose.

## Your box

box = Your box
box-about = The loch and the segments in this game are a reconstruction. If you own the real one, lay it beside you and put them right: it takes five minutes. Your box stays on this device until you share it.
box-lake = The loch
box-lake-label = The loch, space by space. Use the arrow keys to move and Enter to change a space. 2, 3 and 4 give it to a zone, Delete makes it shore.
box-cell = { $zone ->
    [deep] { $cell }, deep water
    [ring] { $cell }, first ring
    [rim] { $cell }, second ring
   *[shore] { $cell }, shore
}
box-zone = A tap turns a space into
box-zone-name = { $zone ->
    [deep] Deep water
    [ring] First ring
    [rim] Second ring
   *[shore] Shore
}
box-mirrored = Change all four sides alike
box-columns = Columns
box-rows = Rows
box-counts = Spaces in use: { $two } with two monsters, { $three } with three, { $four } with four.
box-sets = The segments
box-monster = Which monster?
box-set-label = { $colour ->
    [orange] The orange segments
    [green] The green segments
    [purple] The purple segments
   *[black] The black segments
}
box-segment = Length { $length }, height { $height }
box-starter = Starter: length { $length }, height { $height }
box-add = Add a segment
box-remove = Remove this segment
box-length = Length
box-height = Height
box-measure = The length counts the spaces from foot to foot: 1 for neighbours. The height is its step, from 1 for the lowest segments to 6 for the highest.
box-usual = This is the usual box. Change whatever is different in yours.
box-sound = Your box makes sense. It’s saved on this device.
box-afresh = Back to the usual box
box-flaw-no-deep-water = There’s no deep water, so nobody could start.
box-flaw-cut-off = { $seats ->
    [2] With two monsters, the water at { $cell } is cut off from the rest.
    [3] With three monsters, the water at { $cell } is cut off from the rest.
   *[4] With four monsters, the water at { $cell } is cut off from the rest.
}
box-flaw-segment-twice = { monster } has the segment of length { $length } and height { $height } twice.
box-flaw-two-starters = { monster } has two lowest segments, both of height { $height }. Which one is the starter?
box-flaw-no-room = { monster } can’t start: there’s no room for its starter in the deep water.
box-play = Play with your box
box-send = Put it right for everyone
box-send-how = Save your box as a file, open an issue with the project and attach it. The project’s page “Contributing” says how. The next version can then have the right sizes.
box-save = Save box.toml
box-share = Share your box
box-share-how = Anyone with this link can play with your box. The whole box is in the link; nothing is stored anywhere else.
box-share-link = Link with your box
box-open = Open a box.toml
box-open-bad = This file can’t be used. { $fault }
box-open-strange = Line { $line } isn’t what a box file says there.
box-link = There’s a box in this link. Shall it replace the one you’ve drawn on this device?
box-link-take = Use the box from the link
box-link-mine = Keep my box
box-link-spoilt = There’s no box in this link that makes sense. Perhaps part of it got lost on the way.
box-note = You’ll play with your own box.
box-note-change = Change it

## Setting up a game

table-count = How many monsters?
table-variant = Rules
table-first = Who goes first?
table-clock = Time per turn
table-stand-in = Who plays for anyone who leaves, stays away or runs out of time?
table-listed = Show this room in the list of open rooms
table-free-text = Allow free chat (otherwise only ready-made phrases)
table-hints = Allow hints, even between people
first-chance = Random
variant = { $variant ->
    [expert] Expert
   *[classic] Classic
}
variant-about = { $variant ->
    [expert] A new segment starts exactly two spaces from the head or the tail: one more way to cross.
   *[classic] A new segment starts right next to the head or the tail.
}
clock-seconds = { $count ->
    [0] No time limit
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
    [person] Person
    [computer] Computer
   *[open] Friend
}
place-known = Names on this device
place-open = Whoever opens your link can sit here.
level-rank = { $rank } of { $count }.
level-surprise-name = Surprise me
level-surprise = Someone comes out of the mist. You’ll see who when the game begins.
table-more = More options: time, chat, open rooms
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
computer-name = { $colour ->
    [orange] Rory
    [green] Fern
    [purple] Heather
   *[black] Douglas
}
make-room = Create a room
work-about = Getting your room ready…
word-title = Do you have an invitation?
word-about = On this server, creating a room takes an invitation word. Ask whoever runs it; this device will remember the word.
word-label = Invitation word
start-game = Start game

## Sharing

share = Share
share-title = Invite
share-how = Anyone with this link can join or watch.
share-link = Link to this room
share-code = Room code: { $code }
qr-label = QR code for this link
copy-link = Copy link
copied = Copied
share-game = Share this game
invites-you = { $name } invites you
invited = You’re invited
invited-how = Choose a monster and join in, or just watch.
there-label = Who is here
employ-this = Seat { level-name }
invite-title = Invite someone
invite-how = Choose the seat you want to give away. The game moves to a room with all its moves, and you get a link to send.
invite-seat = { $name }’s seat
carry-title = Continue on another device
carry-how = The whole game is in this link; nothing is stored anywhere else.
carry-link = Link with this game

## In a room

room-title = Room { $code }
play-here = Game on this device
kept-full = There’s no room left on this device to save the game. You can play on, but keep this page open, or save the game as a link.
seats-label = Players
seat-open = Open seat
seat-yours = you
seat-away = away
seat-blocked = blocked
seat-to-move = to move
seat-stand-in = { level-name } is filling in
sit-here = Take this seat
sit-title = Play as { monster }
sit-down = Join game
your-name = Your name
employ = Add computer
stand-in = Let a computer take over
stand-in-soon = Let a computer take over in { $count } s
leave = Leave this room
leave-about = Your seats become free. If a game is under way, a computer takes over for you.
leave-sure = Leave
stay = Stay
remove-guest = Remove { $name } from the table
remove-question = Remove { $name } from the table?
remove-about = The seat becomes free for someone else or for a computer. Your guest can keep watching but can’t sit down in this room again.
remove-sure = Remove
remove-not = Keep playing together
removed-notice = The host has freed your seat. You’re welcome to keep watching, or to play in a room of your own.
watching = { $count } watching
switch-view = { $view ->
    [deep] Show the loch as a flat map
   *[flat] Show the loch in 3D
}

## The turn

status-waiting = Waiting for more players…
status-over = The game is over.
status-start = { $step ->
    [confirm] Tap it again, or press “{ confirm }”.
    [far] Now tap a space for the head.
   *[near] Place your starter: tap a space for the tail.
}
status-own = { $step ->
    [confirm] Tap it again, or press “{ confirm }”.
    [which] There’s more than one way: choose.
    [far] Now tap where it ends.
    [near] Tap where it starts.
   *[segment] Choose a segment.
}
status-other = { $kind ->
    [computer] { $name } is thinking…
   *[person] { $name } is choosing…
}
seconds-left = { $count } s
your-turn = It’s your turn.
turn-of = { $name }’s turn
turn-yours = Your turn
turn-notice = Notify me when it’s my turn
passes-of = { $name } is blocked and passes.
blocked-yours = You’re blocked
blocked-of = { $name } is blocked
blocked-about = Nothing fits right now, but the game isn’t over: as soon as a head or a tail moves out of the way, you’re back.
blocked-why = Why?
blocked-at = { $end ->
    [head] Around the head
   *[tail] Around the tail
}
blocked-open = open water, but nothing left in your reserve fits from here
back-yours = You’re back in the game!
back-of = { $name } is back in the game!
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
    [unfit] Height { $height }, length { $length }: doesn’t fit anywhere right now
   *[waiting] Height { $height }, length { $length }: in reserve
}
card-unfit-why = The segment of height { $height } and length { $length } doesn’t fit anywhere right now: wherever it starts, something is in its way.
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
sending = Sending…
see-rule = See the rule
which-height = Height { $heights }?
which-end = Head or tail?
which-one = Which one?
try-wrong-length = Your segment spans { $length }, but these spaces are { $away } apart.
try-not-straight = { $near } and { $far } aren’t in the same row or column. A segment runs straight.
try-not-beside = { $reach ->
    [1] { $cell } isn’t right next to your head or tail. Diagonals don’t count.
   *[2] { $cell } isn’t exactly two spaces from your head or tail, along a row or a column.
}
try-no-way = Starting on { $cell }, your segment doesn’t fit in any direction.
rings-explained = Tap a ring:
rings-end = { $end ->
    [head] at your head
   *[tail] at your tail
}
rings-understood = Got it
hint = Hint
hint-more = Tell me more
hint-thinking = Thinking…
hint-step = { $step ->
    [1] { $end ->
        [head] Look near the head, around { $near }.
        [tail] Look near the tail, around { $near }.
       *[start] Look around { $near }.
    }
    [2] Take the segment of height { $height } and length { $length }.
   *[3] From { $near } to { $far }, as shown. Place it if you like it.
}
undo = Undo
undo-question = { $name } would like to undo their last move. Is that OK?
undo-agree = Yes
undo-refuse = No
undo-waiting = { $name } has asked to undo a move. Waiting for the others to agree.

## The loch

lake-label = The loch. Use the arrow keys to move, Enter to choose, Page Down for the next possible space and Escape to go back.
cell-open = open water
cell-shore = shore
cell-rock = a rock
cell-mark = the marked space
cell-float = at the shore
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
cell-near = your segment starts here
cell-ghost = your segment would go here
cell-offending = this is in the way
ring-near = { $end ->
    [head] start here, at the head
    [tail] start here, at the tail
    [both] start here, at the head or the tail
   *[start] possible space for the tail
}
ring-far = { $end ->
    [head] end here, with the head
    [tail] end here, with the tail
    [both] end here
   *[start] possible space for the head
}

## Moves and news

moves-label = Moves
moves-none = No moves yet.
notation-label = Show moves
notation-words = In words
notation-short = As notation
move-start = starts, tail { $near }, head { $far }
move-extend = { $end ->
    [head] head { $near } to { $far }, height { $height }
   *[tail] tail { $near } to { $far }, height { $height }
}
news-moved = { monster }: { $move }.
moved-of = { $name }: { $move }.
news-said = { $name }: { $words }
news-seated = { $name } has joined.
news-employed = A computer joins: { $name }.
news-stands-in = A computer is playing for { $name }.
news-returned = { $name } is back.
news-left = { $name } has left.
news-left-playing = { $name } has left; a computer plays on.
news-removed = The host has freed { $name }’s seat.
news-undo-asked = { $name } would like to undo their last move.
news-undo-agreed = { $name } agrees.
news-undo-refused = { $name } would rather play on.
news-rematched = A new game begins.

## The end

monster-of-the-year = Monster of the Year
wins-of = { $name } wins!
wins-shared-of = { $names } share the victory!
decided-by-left = { $count ->
    [0] { $name } has placed every segment.
    [one] { $name } has the fewest segments left: only one.
   *[other] { $name } has the fewest segments left: { $count }.
}
decided-by-head = It’s a tie at { $count } left, so the higher head decides: { $name }, at height { $perch }.
decided-by-nothing = { $names } have { $count } left each, and their heads are level at height { $perch }.
count-left = Segments left
count-head = Height of the head
rematch = Play again
again-easier = Easier
again-harder = Harder
see-where-it-turned = See where it turned
save-photo = Save photo
share-end = Share this game
share-end-how = Anyone with this link can watch the game move by move.
share-end-link = Link to the replay

## Chat

talk-label = Chat
talk-none = Nobody has said anything yet.
talk-watching = Only players can chat.
talk-write = Write a message
talk-send = Send
reactions-label = React
phrases-label = Quick phrases
phrase = { $name ->
    [hello] Hello!
    [good-luck] Good luck!
    [well-played] Well played!
    [oh-no] Oh no!
    [clever] Clever!
    [thinking] I’m thinking…
    [take-your-time] Take your time.
    [thanks] Thank you!
    [sorry] Sorry!
    [again] Another game?
    [goodbye] Goodbye!
    [smile] A smile
    [laugh] Laughter
    [wow] Amazement
    [sad] A tear
    [clap] Applause
   *[heart] A heart
}

## The connection

link-connecting = Connecting…
link-reconnecting = Reconnecting…
link-not-storing = The server can’t save moves right now. The game will continue as soon as it can.
link-unsent = Your move is saved and will be sent when you’re back online.
link-closed = { $reason ->
    [no-such-room] This room is no longer here. Rooms in which nobody starts to play are cleared away after a while.
    [broken-room] Sorry, this room can’t be opened.
    [foreign-origin] Please open the game from its own address.
    [server-full] The loch is crowded: the server is full right now. Please try again in a little while.
    [no-database] The server can’t save moves right now. Please try again soon.
    [too-many-wrong-codes] Too many links that don’t exist were tried from here. Please wait a minute and try again.
    [too-many-sockets] Too many pages are open on this connection. Please close one and try again.
    [too-many-messages] That was a lot at once! Take a breath: your seat is safe.
    [too-large] That message was too long. Your seat is safe.
    [too-slow] The connection is slow right now. Trying again…
    [too-many-wrong-tokens] This room doesn’t recognise this device. Please wait a minute and try again.
    [no-hello] Something went wrong with the connection. Please reload the page.
   *[other] The connection is closed.
}

## Settings

set-language = Language
set-view = View
set-view-value = { $value ->
    [deep] In 3D
   *[flat] Flat map
}
set-theme = Theme
set-theme-value = { $value ->
    [light] Light
    [dark] Dark
   *[system] Same as device
}
set-animation = Animations
set-animation-value = { $value ->
    [normal] Normal
    [fast] Fast
   *[off] Off
}
set-confirm = Tap twice to place
set-confirm-value = { $value ->
    [touch] On touchscreens
    [always] Always
   *[never] Never
}
set-sound = Sound
set-patterns = Scale patterns on monsters
set-figures = Heights on arches in 3D
on-off = { $value ->
    [on] On
   *[off] Off
}

## What was refused

refused-no-network = The server can’t be reached. Are you online?
refused-no-rooms-here = This copy of the game has no rooms: open the link on the server that it came from.
refused-broken-server = Something went wrong on the server. Please try again.
refused-broken-page = Something went wrong in the page. Please load it again.
refused-no-database = The server is having trouble. Please try again soon.
refused-getting-ready = The server has only just started. Please try again in half a minute.
refused-not-stored = That couldn’t be saved. Please try again.
refused-broken-room = Sorry, this room can’t be opened.
refused-malformed = The server didn’t understand that.
refused-too-large = That’s too large.
refused-not-possible = That isn’t possible.
refused-foreign-origin = Please open the game from its own address.
refused-too-many-rooms = Too many rooms have been created from here. Please wait a while.
refused-too-many-new-rooms = Very many rooms are being created right now. Please try again in a little while.
refused-word-wanted = Creating a room here takes an invitation word.
refused-wrong-word = That isn’t the invitation word.
refused-too-many-wrong-words = Too many wrong invitation words were tried from here. Please wait a minute and try again.
refused-work-wanted = Your room couldn’t be prepared in time. Please try again.
refused-too-many-requests = Too many requests are coming from here. Please wait a few seconds.
refused-too-many-wrong-codes = Too many links that don’t exist were tried from here. Please wait a minute and try again.
refused-no-such-room = This room isn’t here, or not any more.
refused-no-such-game = This game doesn’t exist.
refused-no-such-table = This game isn’t on this device.
refused-spoilt-table = This game was saved on this device but can’t be read any more. It has been left as it is.
refused-spoilt-link = This link has no game in it that can be played. Perhaps part of it got lost on the way.
refused-no-such-page = This page doesn’t exist.
refused-no-such-move = That isn’t a valid move.
refused-no-such-seat = This seat doesn’t exist.
refused-no-such-level = This level doesn’t exist.
refused-no-such-phrase = That isn’t one of the phrases.
refused-invalid-position = That isn’t a valid position.
refused-invalid-record = That isn’t a saved game.
refused-invalid-box = This box makes no sense, so no room can be opened with it.
refused-colour-twice = Each monster needs a colour of its own.
refused-name-missing = Please enter a name.
refused-name-too-long = Names can have up to { $most } letters.
refused-seat-taken = Someone was quicker: this seat is taken.
refused-not-your-seat = That isn’t your seat.
refused-own-seat = That’s your own seat.
refused-not-absent = That player is here.
refused-only-at-the-table = Only players in this room can do that.
refused-only-the-maker = Only whoever created this room can do that.
refused-nobody-there = No guest is sitting there.
refused-removed = The host has freed your seat, so you can only watch in this room.
refused-computer-plays = A computer is playing in this seat right now.
refused-done-already = That has already been done.
refused-not-your-turn = It’s not your turn.
refused-still-waiting = Not every seat is taken yet.
refused-out-of-date = The game has moved on. Take another look.
refused-game-goes-on = The game isn’t over yet.
refused-undo-asked-already = Someone has already asked to undo a move.
refused-nothing-to-undo = You have no move to undo.
refused-nothing-to-answer = There’s no longer anything to answer.
refused-phrases-only = Only ready-made phrases can be used in this room.
refused-no-free-text = On this server, only ready-made phrases can be used.
refused-no-hints = Hints are switched off in this room.
refused-text-too-long = Please keep it to { $most } letters.
refused-enough-said = That’s enough for now. You can say more after the next move.
refused-room-is-full = This room’s history is full. Finish the game, then create a new room.
refused-no-engine = This browser can’t run the game because it lacks WebAssembly. Please try a newer one.

## The rules

rules-goal = Make your monster as long as you can. When nobody can place anything more, whoever has the fewest segments left is Monster of the Year.
rules-contents = The rules one by one
rule-r1 = Players
rule-r1-text = Two, three or four monsters share the loch: orange, green, purple and black, one of each colour. Turns go clockwise. Anyone can go first: agree on it, or choose at random.
rule-r2 = The loch
rule-r2-text = With two monsters, only the deep water in the middle is used. With three, the next band of water is used too; with four, the whole loch. Nothing ever goes outside, so the same segment may be too long for two players and just right for four.
rule-r3 = The start
rule-r3-text = Each monster in turn places its starter, the lowest of its ten segments, anywhere in the deep water, along a row or a column. You choose which foot gets the head and which gets the tail.
rule-r4 = Growing longer
rule-r4-text = On your turn, take one segment from your reserve and extend your head or your tail. It starts right next to that end, not diagonally. From there it can run straight ahead, turn, or go back over your own body. The head or tail then moves to where it ends. Once placed, a segment never moves again.
rule-r5 = Feet in open water
rule-r5-text = Each foot needs a space with nothing on it and nothing above it. You can’t stand on another foot or under an arch.
rule-r6 = Over, never under
rule-r6-text = Between its feet, a segment may pass over anything lower: one arch or several, your own or other players’, crossways or lengthways. It can never go under an arch, or over one of the same height.
rule-r7 = Heads and tails
rule-r7-text = Nothing may pass over a head or a tail. There is one exception: the very end you are moving this turn, because it won’t be there any more.
rule-r8 = Blocked
rule-r8-text = If you can’t place anything, you pass; if you can, you must. A blocked monster stays in the game and plays again as soon as a head or tail moves out of its way. Try it: after this move, Green is stuck.
rule-r9 = The end
rule-r9-text = The game is over when nobody can place anything any more. Here, neither monster has room.
rule-r10 = Who wins
rule-r10-text = Whoever has the fewest segments left in reserve wins. If there is a tie, the higher head wins; if the heads are level too, the victory is shared. Here Orange has one segment to place: at the head it wins, at the tail it only shares the victory.
rule-r11 = The expert game
rule-r11-text = Only one thing changes: a new segment starts exactly two spaces from the head or tail, along a row or a column. It doesn’t matter what is on the space between, so you can step across it.

## Why a move is refused, with examples

refusals = Why moves are refused
refusals-about = Every reason a move can be refused, each with one move that is refused and one that is allowed.
refusal-rule = Rule { $number }: { $title }
refusal-game-over = The game is over
refusal-game-over-text = Nobody can place anything any more, so the game has ended.
refusal-start-first = Starters first
refusal-start-first-text = Before anyone can grow, every monster must place its starter in the deep water.
refusal-already-started = Already started
refusal-already-started-text = Each monster places its starter only once. After that, it grows at its head or its tail.
refusal-not-straight = Not straight
refusal-not-straight-text = A segment runs along a row or a column, never diagonally.
refusal-no-such-segment = No such segment
refusal-no-such-segment-text = Each monster has its own ten segments. Not every length comes in every height.
refusal-not-the-starter = Not the starter
refusal-not-the-starter-text = The first segment is always the lowest one, and its length differs from colour to colour.
refusal-segment-placed = Already placed
refusal-segment-placed-text = You have only one of each segment, and once placed it stays.
refusal-not-beside-the-end = Not next to the head or tail
refusal-not-beside-the-end-text = A new segment must start right next to your head or tail, not diagonally. In the expert game, it starts exactly two spaces away.
refusal-outside-the-lake = Outside the loch
refusal-outside-the-lake-text = The segment would leave the part of the loch that is used with this many monsters.
refusal-outside-deep-water = Not in deep water
refusal-outside-deep-water-text = Starters always go in the deep water in the middle, however many monsters there are.
refusal-not-open-water = Not open water
refusal-not-open-water-text = A foot needs an empty space with nothing above it.
refusal-under-an-arch = Under an arch
refusal-under-an-arch-text = Something higher is in the way, and you can never go under it, even if there’s room.
refusal-equal-height = The same height
refusal-equal-height-text = A segment can only cross what is lower than itself. The same height isn’t enough.
refusal-over-a-head = Over a head
refusal-over-a-head-text = Heads can’t be crossed, however low they are. The only exception is your own, while you are moving it.
refusal-over-a-tail = Over a tail
refusal-over-a-tail-text = Tails are protected just as heads are. Go around.
example-allowed = Allowed.
example-refused = Refused.
example-allowed-number = Example { $number }: allowed
example-refused-number = Example { $number }: refused
example-tries = Examples: { $title }
example-try = Try it yourself
example-try-label = Try it yourself: { $title }
example-table = A loch to try things on: { $title }
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
lesson-start-text = You are the orange monster. Your starter is your lowest segment, and it goes in the deep water, the dark part in the middle of the loch.
lesson-start-task = Tap a space for the tail, then one for the head, and place it.
lesson-start-done = There you are! Two feet, a tail and a head: a small monster already.
lesson-start-other = Well placed. Try again.
lesson-extend = Grow
lesson-extend-text = A monster grows at its head or its tail. Choose a segment: the big number is its height, the small one its length. The rings show where it can start, right next to the head or tail.
lesson-extend-task = Make your monster longer, wherever you like.
lesson-extend-done = You’ve grown! See how the head or tail moved to where the segment ends. Once placed, a segment is called an arch, and it stays for good.
lesson-extend-other = Well placed. Try again.
lesson-turn = Around the corner
lesson-turn-text = A new segment doesn’t have to go straight ahead. From where it starts it can run along the row or the column, whichever way there is room, but never diagonally.
lesson-turn-task = Your monster runs from west to east. Place a segment that runs north or south.
lesson-turn-done = Round the corner! Monsters are bendy.
lesson-turn-other = That’s allowed, but it still runs from west to east. Place a segment that runs north or south.
lesson-cross = Over you go
lesson-cross-text = Green is in your way with an arch of height 2. Your new segment can cross anything lower than itself, as many arches as you like. The number in the circle is the height.
lesson-cross-task = Cross Green with a segment higher than 2.
lesson-cross-done = A fine bridge! Green’s arch is now below yours.
lesson-cross-other = That’s allowed, but you haven’t crossed Green yet. Go north from your head, with height 3 or more.
lesson-under = Never under
lesson-under-text = Now Green’s arch has height 5. There would be room underneath, but nothing ever goes under an arch. Try it if you like: the game will tell you why not.
lesson-under-task = You have one segment that is even higher. Use it to cross Green.
lesson-under-done = Right over the top, with your highest segment. There is only one of those.
lesson-under-other = That’s allowed, but it goes around. Cross Green’s long arch with your segment of height 6.
lesson-equal = Equal is not enough
lesson-equal-text = Green’s arch has height 3, and so do two of your segments. You can only cross what is lower: the same height isn’t enough.
lesson-equal-task = High segments are precious. Cross Green with the lowest one that will do.
lesson-equal-done = Height 4, just one more than Green: nothing wasted!
lesson-equal-other = That’s allowed, but try this: cross Green with a segment of height 4, starting just north of your head.
lesson-ends = Heads and tails
lesson-ends-text = Green’s head is in your way, and nothing can cross a head or a tail. The one exception is your own head or tail, and only while you are moving it.
lesson-ends-task = Turn back: place a segment that passes over the very head or tail it moves.
lesson-ends-done = Head over heels! It hopped over itself and now sits where the segment ends.
lesson-ends-other = That’s allowed, but it doesn’t hop over its own end. Start on one side of the head and land on the other.
lesson-blocked = Blocked
lesson-blocked-text = If you can’t place any segment, you are blocked: you pass until a head or tail moves out of the way. Green is in a corner. Its only way out is c6, north of its head, and your tail is close by.
lesson-blocked-task = Block Green’s way out.
lesson-blocked-done = Green is blocked and passes. You keep playing for as long as you can place a segment.
lesson-blocked-other = Green can still get away. Its way out is c6: put a foot there.
lesson-winning = Winning
lesson-winning-text = Nobody else has room, and you have one last segment to place. After that, you and Green have the same number left, so the higher head wins. Green’s head is at height 5.
lesson-winning-task = Place your last segment so that you win outright.
lesson-winning-done = Your head rises to height 6. Orange is Monster of the Year!
lesson-winning-other = Now your tail is up high, but your head is level with Green’s: a shared victory. It’s the head that counts.
lesson-expert = For experts
lesson-expert-text = In the expert game, a segment starts exactly two spaces from your head or tail. It doesn’t matter what is on the space between: you step across it.
lesson-expert-task = Green’s foot is right beside your head. Step across it, to h5.
lesson-expert-done = One big step, and Green is behind you. Now you know everything!
lesson-expert-other = That’s allowed, but the idea is to step across Green. Start on h5.
lesson-finished = You can swim!
lesson-finished-text = That’s all there is to learn. The rest is choosing well: high segments are rare, and everyone wants open water.
lesson-play = Play a game
lesson-begin-again = Repeat the lesson

## Looking back at a game

replay-file = Open a saved game
replay-file-about = A saved game is a small text file with all its moves. You can download one for every game, here or in the terminal.
replay-open = Choose a file
replay-drop = Or drop it here.
replay-another = Open another
replay-games = Games on this device
replay-game = Room { $code }, game { $game }
replay-number = Game { $game }
replay-which = Games in this room
replay-kept = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
replay-controls = Step through the game
replay-first = Go to start
replay-previous = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = Go to end
replay-slider = Move
replay-ply = Move { $ply } of { $count }.
replay-start = { $count ->
    [0] No moves yet.
    [one] Before the only move.
   *[other] Before the first of { $count } moves.
}
replay-beginning = The empty loch
replay-download = Download game
replay-copy = Copy link to this move
replay-look-again = Check for new moves
replay-keys = Use the arrow keys to step, Home and End to jump, and the space bar to play or pause. Tap an arch to see when it was placed.
replay-offline = You’re offline: this is the game as this device last saw it.
record-wrong-move = Move { $ply }, { $move } ({ $words }), breaks a rule.
record-unread-move = Move { $ply }, { $move }, can’t be read.
record-stray = After move { $ply } { $move }, there’s something that is neither a move, a comment nor a branch.
record-branch-open = This saved game breaks off in the middle of a branch, after move { $ply } { $move }.
record-branch-empty = There’s a branch without any moves after move { $ply }.
record-branch-first = There’s a branch before the first move.
record-branch-deep = There are too many branches within each other after move { $ply } { $move }.

## The open loch

lake = The open loch
lake-about = Try anything here: place for every monster, go back, try something else. Every branch is kept on this device. If you like, the engine shows its best moves.
lake-about-short = Try anything, for every monster
lake-empty = An empty loch
lake-monsters = Which monsters? Tap them in playing order.
lake-begin = Dive in
lake-text = From a text
lake-text-about = Paste a position line or a saved game, with or without branches.
lake-open = Open it
lake-kept = Explored on this device
lake-kept-about = { $count ->
    [0] Nothing tried yet · { $date }
    [one] { $count } move · { $date }
   *[other] { $count } moves · { $date }
}
lake-explore = Explore from here
lake-others = Other lochs
lake-full = There’s no room left on this device to keep this loch. Save it as a file or share it before you close this page.
lake-walk = Step through this line
lake-keys = Left and right arrows step along a line, up and down switch between branches, Home and End jump.
lake-branches = Branches
lake-beginning = The start
lake-instead = Instead of move { $ply }
lake-name = Name or note
lake-promote = Make main line
lake-delete = { $count ->
    [one] Delete this move
   *[other] Delete { $count } moves
}
lake-deleted = { $count ->
    [one] One move deleted.
   *[other] { $count } moves deleted.
}
lake-bring-back = Bring back
lake-ways = What next?
lake-play-on = Play on from here
lake-play-on-about = The game goes on from this position. Who plays whom?
lake-person = You or a friend
lake-save = Save as a file
lake-share-how = The whole loch with all its branches is in this link; nothing is stored anywhere else.
lake-share-link = Link with this loch
engine = Engine
engine-time = How long the engine thinks
engine-seconds = { $seconds ->
    [0] Off
   *[other] { $seconds } s
}
engine-shares = Each monster’s share of the victory
engine-proved = Proved
engine-proved-move = proved
engine-over = The game is over
engine-likely = { $count ->
    [one] Likely, after one game tried out
   *[other] Likely, after { $count } games tried out
}
engine-thinking = { $count ->
    [0] Thinking…
   *[other] Thinking… { $count }
}
engine-stop = Stop
engine-best = Best moves
refused-spoilt-lake = There’s nothing to explore in this link. Perhaps part of it got lost on the way.
lake-gone = This loch isn’t on this device.

## The coach

set-coach = Coach
coach-about = Before you place a blunder, the coach asks if you’re sure. Only when you play alone against computers.
coach-sure = { $part ->
    [all] Sure? This gives away nearly all your chances.
    [most] Sure? This gives away most of your chances.
    [half] Sure? This gives away half your chances.
   *[some] Sure? This gives away a good part of your chances.
}
coach-again = Think again
coach-anyway = Place it anyway

## The story of a game

story = The story of this game
story-looking = { $done } of { $of } moves judged
story-looking-label = How far the moves have been judged
story-ready = Every move has been judged.
story-shares = Shares of the victory at this move
story-how = Each colour is a player’s share of the victory, from the first move to the last. Drag along, or tap a pin to see where it turned.
story-waiting = This move is still being judged.
story-is-proved = Proved: with best play it ends exactly like this.
story-is-likely = Likely, from simulated games. Hatched where it’s proved.
story-passes = Lines below: who had to pass.
story-proved = Proved.
story-size = { $size ->
    [inaccuracy] Slip.
    [mistake] Mistake.
   *[blunder] Blunder.
}
story-cost = { $points ->
    [one] It gave away 1 point.
   *[other] It gave away { $points } points.
}
story-gained = { $name } gained { $points }.
story-lost = { $name } lost { $points } by it, too.
story-by-proof = Proved.
story-by-simulations = { $count ->
    [one] Judged by 1 simulated game.
   *[other] Judged by { $count } simulated games.
}
story-forced = The only move there was.
story-fine = A good move: nothing given away.
story-find = A fine find.
story-find-about = Hardly any other move kept the chances.
story-better = Show a better move
story-better-move = Better: { $move }.
story-a-better-move = a better move
story-turning = Where it turned
story-turning-none = No single move turned this game.
story-move-of = Move { $ply }, { $name }
story-yours = { $count ->
    [0] Your turning points
    [1] Your turning point
   *[other] Your two turning points
}
story-again = Try it again
story-again-none = Nothing here that needs a second try. Well played!
story-whose = Whose moves?
story-try = Find something better
story-try-about = { $points ->
    [one] Move { $ply }: 1 point
   *[other] Move { $ply }: { $points } points
}
story-accuracy = How everyone played
story-accuracy-of = accuracy
story-accuracy-how = What do these figures mean?
story-accuracy-about = The whole victory is 100 points. Each move is compared with the best one in its place; what it gives away goes to the others. Accuracy 100 means that nothing was given away. Forced moves don’t count, and where several moves are equally good, each of them is the best.
story-size-about = { $size ->
    [inaccuracy] Slip: 5 points or more
    [mistake] Mistake: 10 points or more
   *[blunder] Blunder: 15 points or more
}
story-sizes = { $size ->
    [inaccuracy] { $count ->
        [one] 1 slip
       *[other] { $count } slips
    }
    [mistake] { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
   *[blunder] { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
}
story-no-slips = Not a single slip
story-best = Best moment, move { $ply }: { $move }
story-table = The story as a table
story-table-notes = Notes
try-before = In the game: { $move }. { $points ->
    [one] That gave away 1 point.
   *[other] That gave away { $points } points.
}
try-any = Any move that keeps the chances counts.
try-hint = { $step ->
    [1] Take the segment of height { $height } and length { $length }.
    [2] { $end ->
        [head] Place it at the head.
        [tail] Place it at the tail.
       *[start] This is where your monster starts.
    }
   *[3] From { $near } to { $far }, as shown.
}
try-judging = Let’s see…
try-kept = That’s it!
try-kept-share = It keeps { $share } of the victory.
try-missed = Not quite.
try-missed-share = It leaves { $share } of the victory; { $best } was possible.
try-same = That was the move in the game.
try-another = Try another move
try-follow = What would have followed
try-following = The engine plays on for everyone…
try-back = Back to the game
try-solved = { $count ->
    [0] It comes back tomorrow, for you to find without help.
    [1] Solved once. It comes back tomorrow.
   *[other] Solved twice, so it’s put away.
}
mine = Your own mistakes
mine-about = { $count ->
    [0] Finish a game, and your turning points will wait here as puzzles.
    [one] 1 turning point to try again
   *[other] { $count } turning points to try again
}
mine-later = Nothing for today. The next one comes tomorrow.
mine-next = Next one

## More settings

set-looks = Display
set-play = Game
set-colours = Colours
set-colours-value = { $value ->
    [contrast] High contrast
   *[usual] Standard
}
set-quality = 3D quality
set-quality-value = { $value ->
    [low] Low
    [medium] Medium
    [high] High
   *[auto] Automatic
}
set-kept = Your settings are saved on this device only.
set-reset = Reset to defaults

## Offline

install = Install on this device
offline = You’re offline.
offline-about = Games on this device, puzzles, the lesson and replays work all the same. Only rooms need a connection; games there are safe on the server.
offline-room = A room needs a connection. Your game is safe on the server and continues when you’re back online.
offline-practice = You need a connection to try moves; the pictures work without one.
renewed = A new version is ready. Reload whenever you like; your games are safe.
renewed-reload = Reload

## Puzzles: the map, a puzzle, the puzzle of the day

solo-to-map = Back to the map
solo-map-label = Map of the loch: choose a place
solo-begin = Start here
solo-go-on = Continue
solo-place = { $chapter }, number { $number }
solo-all-done = You’ve solved every puzzle
solo-all-done-about = There’s a new one every day.
solo-daily = Puzzle of the day
solo-daily-solved = Solved. The next one comes at midnight.
solo-streak = { $count ->
    [0] The same for everyone, new at midnight
    [one] 1 day so far: keep it up
   *[other] { $count } days in a row
}
solo-new-day = It’s past midnight, and there’s a new puzzle. You can finish this one first.
solo-new-day-open = Open the new puzzle
solo-days = Calendar of puzzles
solo-days-short = Past days
solo-days-about = Mondays are easy, Sundays are hard. A full star: solved on the day. An empty one: caught up later.
solo-month-before = Previous month
solo-month-after = Next month
solo-day = { $date }: { $kind ->
    [solved] solved on the day
    [late] caught up later
   *[open] not solved yet
}
solo-day-late = A day to catch up on
solo-weekly = Puzzle of the week
solo-weekly-about = A hard one, new every Monday
solo-weekly-solved = Solved. The next one comes on Monday.
solo-weeks = Puzzles of the week
solo-week = Week of { $date }: { $kind ->
    [solved] solved
   *[open] not solved yet
}
solo-week-of = Week of { $date }
solo-efforts = How hard was it?
solo-efforts-about = { $count ->
    [one] This device has noted your tries, undos and time for 1 puzzle.
   *[other] This device has noted your tries, undos and time for { $count } puzzles.
} They never leave it on their own. If you like, give the file to the people who make the puzzles: it tells them which ones are hard.
solo-efforts-save = Save the figures
solo-chapter-progress = { $solved } of { $count } solved, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
solo-stars-how = One star for solving it, one for using no hints, one for getting it first time.
solo-stone = Puzzle { $number }: { $title }. { $stars ->
    [0] Not solved yet
    [one] Solved, 1 star
   *[other] Solved, { $stars } stars
}
solo-stone-halfway = Puzzle { $number }: { $title }. Started
solo-covered = Still in the mist. { $count ->
    [one] Solve one more puzzle in “{ $before }”, and it will lift.
   *[other] Solve { $count } more puzzles in “{ $before }”, and it will lift.
} You’re welcome to look ahead.
solo-covered-label = Still in the mist
solo-lifted = The mist lifts: { $chapter }.
solo-masterpiece = Masterpiece
solo-masterpiece-how = A masterpiece: little on the loch, one surprising idea.
solo-finale = Finale, par { $par }
solo-finale-how = A finale: all the chapter taught you, and a par for the segments you place, those taken back included.
solo-par = { $placed ->
    [0] Par { $par }
   *[other] Par { $par }, placed so far: { $placed }
}
solo-par-result = { $score ->
    [under] Under par: { $placed } placed, par is { $par }. Magnificent!
    [even] Par: { $placed } placed, just as it should be.
   *[over] { $placed } placed, par is { $par }. It can be done with fewer.
}
solo-make = Make your own
solo-make-about = Design a puzzle and send friends the link
solo-file = Your progress
solo-file-about = It’s saved on this device only. Save it to a file to move it to another device.
solo-export = Save to a file
solo-import = Load from a file
solo-imported = { $count ->
    [one] 1 solved puzzle loaded. Your best results are kept.
   *[other] { $count } solved puzzles loaded. Your best results are kept.
}
solo-import-bad = This file contains no puzzle progress.
solo-shared = A puzzle for you
solo-turns-left = { $count ->
    [one] One move left
   *[other] { $count } moves left
}
solo-answering = Your opponent replies…
solo-answers = Your opponent’s replies
solo-tools = Help with this puzzle
solo-reset = Start over
solo-check = Still solvable?
solo-check-asking = Searching…
solo-check-unknown = That would take too long to work out.
solo-unsolved = No solution was found.
solo-no-hint = There’s no way forward from here. Undo a move.
solo-solution = Solution
solo-solution-label = The solution, step by step
solo-solution-start = This is the starting position. { $count ->
    [one] 1 move
   *[other] { $count } moves
} to come.
solo-solution-step = Move { $at } of { $count }. { $move }
solo-solution-close = Back to my attempt
solo-failed = That didn’t work: there’s nothing more you can do here. Every try teaches you something!
solo-failed-left = { $left ->
    [one] One segment is still in reserve.
   *[other] { $left } segments are still in reserve.
}
solo-failed-some = { $placed ->
    [one] You placed one segment; it takes { $count }.
   *[other] You placed { $placed } segments; it takes { $count }.
}
solo-failed-reach = No foot stands on { $cell }.
solo-failed-head = The head is at height { $height }; it should be at { $perch }.
solo-failed-escape = No foot has come to the shore.
solo-failed-block = { monster } can still move.
solo-failed-moves = You’re out of moves, and the game goes on.
solo-failed-win = { monster } has fewer segments left: { $otherLeft } to your { $left }.
solo-failed-higher = Level on segments, and { monster } has the higher head: { $otherHeight } to your { $height }.
solo-failed-shared = Level on segments and on heads: the victory would be shared.
solo-chance = Where did it go wrong?
solo-chance-found = It could still be solved until your move { $number }. This is what closed the way: { $move }.
solo-chance-back = Go back to there
solo-solved-stars = { $stars ->
    [3] No hints, first try. The tourists are speechless!
    [2] And without a hint. Well done!
   *[1] The tourists clap.
}
solo-solved-label = { $stars ->
    [one] 1 star out of 3
   *[other] { $stars } stars out of 3
}
solo-next = Next puzzle
solo-chart = Back to the map
solo-again = Play again
solo-share-how = Anyone with this link can play this puzzle.
solo-share-link = Link to this puzzle

## The logbook

logbook = Logbook
log-medals = Medals: { $count } of { $all }
medal-sunk = Still under water.
medal-ripple = First Ripple
medal-ripple-for = Play a game to its end.
medal-company = Good Company
medal-company-for = Play a game with another person.
medal-whole = The Whole Monster
medal-whole-for = Place all ten of your segments.
medal-stride = Long Stride
medal-stride-for = Win an expert game.
medal-heron = The Heron’s Nod
medal-heron-for = Win against Heron or someone stronger.
medal-legend = Friend of the Legend
medal-legend-for = Win against Nessie.
medal-mornings = Seven Mornings
medal-mornings-for = Solve the puzzle of the day seven days in a row.
medal-stars = Starlit Water
medal-stars-for = Earn 30 stars with puzzles.
log-computers = Against the computers
log-unmet = Not met yet
log-tally = { $shared ->
    [0] { $won } won, { $lost } lost
   *[other] { $won } won, { $shared } shared, { $lost } lost
}
log-wins-in-a-row = Victories in a row: { $now }. Best so far: { $best }.
log-last = Last games
log-none = No game has been finished here yet.
log-winner = winner
log-games-count = { $count ->
    [0] Medals, victories, puzzles
    [one] 1 game finished
   *[other] { $count } games finished
}
log-puzzles = { $solved ->
    [one] 1 puzzle solved
   *[other] { $solved } puzzles solved
}, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
log-days = Puzzles of the day in a row: { $now }. Best so far: { $best }.
log-best = The hardest with three stars
log-imported = { $count ->
    [one] 1 game loaded.
   *[other] { $count } games loaded.
}

## Making a puzzle

make = Make a puzzle
make-tool = What to place
make-rock = Rock
make-mark = Marked space
make-undo = Undo the last change
make-lays = { monster }:
make-tap-rock = Tap a space to add or remove a rock.
make-tap-mark = Tap the space that a foot has to reach.
make-about-mark = The puzzle is solved as soon as a foot stands on the marked space.
make-about-second = All of it counts at once: a foot has to stand on the marked space when the rest is done.
make-take-off = { monster }: remove
make-take = { $what ->
    [head] Remove from head
    [tail] Remove from tail
   *[all] Remove all
}
make-question = The puzzle
make-goal = Goal
make-goal-kind = { $kind ->
    [all] Place all
    [some] Place some
    [reach] Reach a space
    [head] Raise the head
    [escape] Escape to the shore
    [together] Two together
    [block] Block
   *[win] Win
}
make-figure = { $kind ->
    [some] Segments to place
    [head] Height of the head
   *[moves] Maximum moves
}
make-second = A foot must also reach a space
make-less = One less
make-more = One more
make-turn = Which monster solves it?
make-first = Which monster moves first?
make-given = Segments for { monster }
make-given-about = Tap the segments that can be placed.
make-stands-still = Without segments, it stays still.
make-lake = Monsters and rules
make-monsters = Monsters in this puzzle
make-monsters-about = Two to four: the more monsters, the larger the loch. They don’t all have to be placed.
make-searching = Searching…
make-search-again = Search again
make-clear = Clear the loch
make-play = Play
make-share = Share
make-share-how = Anyone with this link can play your puzzle. The whole puzzle is in the link; nothing is stored anywhere else.
make-share-link = Link to this puzzle
make-solution = A solution
make-lack-no-monster = First place the starter of the monster that solves the puzzle.
make-lack-no-mark = Now tap the space that has to be reached.
make-lack-nothing-given = Now give it segments to place.
make-lack-no-opponent = This goal needs an opponent: place another monster and give it segments.
make-lack-no-partner = This goal needs two monsters with segments: place a second one and give it segments, and none to any other.
make-lack-too-few-given = Give it more segments than it has to place, or ask for fewer.
make-lack-cannot-move = None of these segments can be placed.
make-lack-mark = The marked space is no longer open water: mark another one.
make-lack-at-the-shore = It’s at the shore already: its feet have to start away from the edge of the loch.
make-lack-something = This isn’t a puzzle yet.
make-news-rock = Rock placed on { $cell }.
make-news-no-rock = Rock removed from { $cell }.
make-news-mark = { $cell } is marked.
make-news-no-mark = { $cell } is no longer marked.
make-news-taken = { monster }: { $what ->
    [head] shorter at the head.
    [tail] shorter at the tail.
   *[all] removed from the loch.
}
make-news-undone = Undone.
make-news-cleared = The loch is empty.
make-refused-rock = A rock needs open water, and { $cell } isn’t open.
make-refused-mark = The mark needs open water, and { $cell } isn’t open.
make-refused-taken = That arch has to stay. Otherwise the starter would be missing, or a head or tail would end up under another arch.
make-refused-colours = The smaller loch doesn’t have room for everything. First remove what sticks out.
make-refused-variant = With these rules, the arches on the loch don’t connect. Remove them first.
