### Ciò che leggono le persone, in italiano. I mostri si chiamano con il loro colore.

## Nomi

monster = { $colour ->
    [orange] L'arancione
    [green] Il verde
    [purple] Il viola
   *[black] Il nero
}
monster-turn = { $turn ->
    [orange] l'arancione
    [green] il verde
    [purple] il viola
   *[black] il nero
}
an-arch = { $colour ->
    [orange] un segmento arancione
    [green] un segmento verde
    [purple] un segmento viola
   *[black] un segmento nero
}
the-head = { $colour ->
    [orange] la testa arancione
    [green] la testa verde
    [purple] la testa viola
   *[black] la testa nera
}
the-tail = { $colour ->
    [orange] la coda arancione
    [green] la coda verde
    [purple] la coda viola
   *[black] la coda nera
}
the-end = { $end ->
    [head] alla testa
   *[tail] alla coda
}

## Perché una mossa è rifiutata

reason-game-over = la partita è finita
reason-start-first = prima ogni mostro piazza il segmento iniziale nelle acque profonde, e ora tocca a questo colore: { monster-turn }
reason-already-started = tutti i segmenti iniziali sono sul lago: ora { monster-turn } allunga la testa (H) o la coda (T)
reason-not-straight = un segmento va da uno spazio a un altro lungo una riga o una colonna, mai in diagonale
reason-no-such-segment = { monster-turn } non ha un segmento di lunghezza { $length } e altezza { $height }
reason-not-the-starter = il segmento iniziale qui è lungo { $starter }, non { $length }
reason-segment-placed = { monster-turn } ha già piazzato il segmento di lunghezza { $length } e altezza { $height }
reason-not-beside-the-end = { $reach ->
    [1] { $cell } non è accanto { the-end }
   *[2] { $cell } non è esattamente a due spazi, in riga o in colonna, rispetto { the-end }
}
reason-outside-the-lake = { $cell } è fuori dal lago in uso
reason-outside-deep-water = { $cell } non è nelle acque profonde, dove stanno i segmenti iniziali
reason-not-open-water = { $cell } non è libero: c'è { an-arch } di altezza { $there }
reason-under-an-arch = { $cell } sta sotto { an-arch } di altezza { $there }
reason-equal-height = in { $cell } c'è { an-arch } della stessa altezza, { $there }; si incrocia solo ciò che è più basso
reason-over-a-head = { the-head } è in { $cell }, e nulla incrocia una testa
reason-over-a-tail = { the-tail } è in { $cell }, e nulla incrocia una coda

## Il corso di una partita

turn = { $colour ->
    [orange] Tocca all'arancione
    [green] Tocca al verde
    [purple] Tocca al viola
   *[black] Tocca al nero
}
moves-count = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
places = { monster } gioca { $move }.
passes = { monster } è bloccato e salta il turno.
left = { $count ->
    [0] riserva vuota
    [one] 1 segmento rimasto
   *[other] { $count } segmenti rimasti
}
head-at = testa ad altezza { $perch }
wins = { monster } vince: Mostro dell'anno!
shared = Vittoria a pari merito:
standings = Classifica
drawing-legend = La lettera è il colore (o arancione, g verde, p viola, b nero), la cifra l'altezza in cima: o3 un piede, -o3- o |o3| un passaggio, O3@ una testa, o3~ una coda. La riserva: lunghezza/altezza.

## I computer

level-minnow = Nuota in tondo e spesso dimentica di avere una coda: un amico per la primissima partita.
level-duckling = Si guarda un po' intorno e si lascia sorprendere facilmente.
level-otter = Vede ciò che ha davanti e prende l'acqua libera.
level-heron = Sta fermo e pensa qualche turno in anticipo.
level-pike = Colpisce dove l'acqua si stringe.
level-kelpie = Conosce bene il loch e calcola esattamente la fine della partita.
level-nessie = La leggenda in persona: pensa finché glielo permetti e non regala nulla.
level-plain-uct = Il metro di paragone: una semplice ricerca ad albero che nulla sa del lago.

## Il terminale

terminal-welcome = Block Ness nel terminale. Scrivi il numero o il testo di una mossa, oppure: why MOSSA, moves, undo, save FILE, help, quit.
terminal-help =
    3            gioca la mossa con quel numero
    Hd5d8/2      gioca una mossa dal suo testo: testa (H) o coda (T), piede vicino, piede lontano, altezza
    Sd4f4        piazza il segmento iniziale, coda in d4, testa in f4
    why Hd5d8/2  di' se una mossa è permessa e, se no, perché
    moves        elenca di nuovo tutte le mosse
    undo         riprendi la tua ultima mossa e quelle dei computer da allora
    save FILE    scrivi la partita in un nuovo file
    quit         smetti; una partita non salvata è persa
terminal-prompt = La tua mossa
terminal-legal = { $move } è permessa.
terminal-refused = { $move } non è permessa: { $reason }.
terminal-unknown = «{ $text }» non è né una mossa né un comando. Scrivi help per l'elenco.
terminal-over = La partita è finita. Puoi ancora scrivere: save FILE, undo, quit.
terminal-number = Le mosse vanno da 1 a { $count }.
terminal-undone = { $count ->
    [one] Una mossa ripresa.
   *[other] { $count } mosse riprese.
}
terminal-nothing-to-undo = Non c'è nulla da riprendere.
terminal-saved = La partita è in { $file }.
terminal-exists = { $file } esiste già; scegli un altro nome.
terminal-not-saved = Impossibile scrivere { $file }: { $error }.
terminal-which-file = Quale file? Scrivi: save FILE
terminal-more = { $count ->
    [one] e un'altra: scrivi moves
   *[other] e altre { $count }: scrivi moves
}
terminal-bye = Arrivederci.
compiling = Le regole si preparano per questa macchina. Succede una volta sola e richiede una decina di secondi …

## The server

serve-here = Block Ness è all'indirizzo { $address }
serve-lan = Nella rete locale è all'indirizzo { $address }
serve-no-lan = Questa macchina non è in nessuna rete locale.
serve-stop = Ctrl+C per fermarlo; nessuna partita va persa.

## Rompicapi

reason-on-a-rock = c'è uno scoglio in { $cell }
puzzle-goal-all = { $count ->
    [one] Piazza il segmento.
    [2] Piazza entrambi i segmenti.
   *[other] Piazza tutti i { $count } segmenti.
}
puzzle-goal-some = { $count ->
    [one] Piazza uno dei { $given } segmenti.
   *[other] Piazza { $count } dei { $given } segmenti.
}
puzzle-goal-reach = Poggia un piede in { $cell }.
puzzle-goal-head = Piazza tutti i segmenti in modo che la testa finisca ad altezza { $perch }.
puzzle-goal-block = { $count ->
    [one] Blocca l'avversario in una mossa.
   *[other] Blocca l'avversario in { $count } mosse, qualunque cosa risponda.
}
puzzle-goal-win = { $count ->
    [one] Vinci in una mossa.
   *[other] Vinci in { $count } mosse, qualunque cosa risponda l'avversario.
}
puzzle-chapter-first = Le prime increspature
puzzle-chapter-shallows = L'acqua bassa
puzzle-chapter-reeds = Il canneto
puzzle-chapter-bay = La baia
puzzle-chapter-deep = Il fondale
puzzle-chapter-lair = La tana del mostro
puzzle-theme-fence = Senza via d'uscita
puzzle-theme-last-word = L'ultima parola
puzzle-theme-tall-head = A testa alta
puzzle-theme-landing = Un punto d'appoggio
puzzle-theme-choice = Uno di troppo
puzzle-theme-expert-leap = Il balzo
puzzle-theme-over-two = Sopra due
puzzle-theme-turn-back = Dietrofront
puzzle-theme-stair = La scala
puzzle-theme-last-gap = L'ultimo varco
puzzle-theme-two-ends = Testa e coda
puzzle-theme-one-end = Da una parte sola
puzzle-theme-straight = Sempre dritto
puzzle-theme-turn = Dietro l'angolo
puzzle-theme-tail = Cresce anche la coda
puzzle-theme-over = Sopra ciò che è più basso
puzzle-theme-low-first = Prima basso, poi alto
puzzle-theme-ends = Mai sopra una testa
puzzle-theme-rock = Gli scogli
puzzle-idea-straight = Un segmento comincia accanto alla testa o alla coda e da lì va dritto.
puzzle-idea-turn = Dallo spazio accanto all'estremità un segmento può andare in tutte e quattro le direzioni.
puzzle-idea-tail = La coda cresce proprio come la testa.
puzzle-idea-over = Un segmento più alto incrocia quelli più bassi; i suoi piedi vogliono acqua libera.
puzzle-idea-low-first = Nulla si infila mai sotto un altro segmento: a volte il più basso deve andare per primo.
puzzle-idea-turn-back = L'estremità che cresce può essere incrociata dal suo nuovo segmento: torna indietro sopra te stesso.
puzzle-idea-ends = Nessun segmento incrocia una testa o una coda che resta dov'è.
puzzle-idea-rock = Nulla poggia su uno scoglio e nulla gli passa sopra.
puzzle-idea-fence = Contro un avversario: chiudigli l'ultima strada.
puzzle-idea-expert-leap = Nella variante avanzata il segmento comincia esattamente a due spazi dall'estremità, qualunque cosa ci sia in mezzo.
puzzle-solved = Risolto!
puzzle-not-solved = Oltre non si va: non è risolto. Scrivi undo o again.
puzzle-unsolvable = Non c'è soluzione.
puzzle-unsolvable-here = Da qui non si può più risolvere.
puzzle-solvable-here = Da qui si può ancora risolvere.
puzzle-solutions = { $count ->
    [one] C'è esattamente una soluzione.
   *[other] Ci sono { $count } soluzioni diverse.
}
puzzle-first-moves = { $count ->
    [one] Una sola prima mossa forza la soluzione.
   *[other] { $count } prime mosse forzano la soluzione.
}
puzzle-nodes = { $count ->
    [one] 1 posizione esaminata.
   *[other] { $count } posizioni esaminate.
}
puzzle-too-large = Ricerca interrotta dopo { $count } posizioni: nulla è dimostrato.
puzzle-hint = Prova { $move }.
puzzle-answer = { monster } risponde { $move }.
puzzle-welcome = Scrivi il numero o il testo di una mossa, oppure: hint, check, moves, undo, again, quit.
puzzle-rocks = Scogli: { $text }
refused-no-such-puzzle = Questo rompicapo non esiste.
refused-invalid-puzzle = Non è un rompicapo.
refused-too-busy = Troppe domande insieme. Riprova tra un attimo.
