### What people read in the browser, in English.

title = Block Ness
subtitle = Sea monsters made of arches, for two to four
loading = One moment …
skip-to-content = Skip to the content
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
solo-soon = The puzzles are still under water. Until they come up:
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
sit-label = { $colour ->
    [orange] Take the orange seat
    [green] Take the green seat
    [purple] Take the purple seat
   *[black] Take the black seat
}
sit-title = { $colour ->
    [orange] Play orange
    [green] Play green
    [purple] Play purple
   *[black] Play black
}
sit-down = Sit down
your-name = Your name
employ = Computer
employ-label = { $colour ->
    [orange] Let a computer play orange
    [green] Let a computer play green
    [purple] Let a computer play purple
   *[black] Let a computer play black
}
stand-in = Let a computer play on
stand-in-label = Let a computer play for { $name } until they are back
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
undo-agree = Yes, let it be
undo-refuse = No
undo-waiting = { $name } asks for a turn back; the others have to agree.

## The lake

lake-label = The lake. Arrow keys move, Enter chooses, Page Down goes to the next possible cell, Escape steps back.
cell-open = open water
cell-shore = shore
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
refused-server-full = The server is full. Please try again soon.
refused-malformed = The server did not understand that.
refused-too-large = That was too much at once.
refused-not-found = There is nothing there.
refused-not-possible = That is not possible.
refused-foreign-origin = This page is not the server’s own.
refused-too-many-rooms = Too many rooms were made from here. Please wait a while.
refused-no-such-room = There is no such room.
refused-no-such-game = There is no such game.
refused-no-such-page = There is no such page.
refused-no-such-move = That is not a move.
refused-no-such-seat = There is no such seat.
refused-no-such-level = There is no such level.
refused-no-such-phrase = That is not among the phrases.
refused-invalid-position = That is not a position.
refused-invalid-record = That is not the record of a game.
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
