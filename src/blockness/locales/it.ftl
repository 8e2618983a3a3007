### Ciò che leggono le persone, in italiano. I mostri si chiamano con il loro colore.

## Nomi

monster = { $colour ->
    [orange] Arancione
    [green] Verde
    [purple] Viola
   *[black] Nero
}
monster-turn = { $turn ->
    [orange] l’arancione
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
reason-start-first = prima ogni mostro piazza il segmento iniziale nelle acque profonde, e adesso deve farlo { monster-turn }
reason-already-started = tutti i segmenti iniziali sono sul lago: ora { monster-turn } si allunga dalla testa (H) o dalla coda (T)
reason-not-straight = un segmento va da una casella a un’altra lungo una riga o una colonna, mai in diagonale
reason-no-such-segment = { monster-turn } non ha un segmento di lunghezza { $length } e altezza { $height }
reason-not-the-starter = il segmento iniziale deve avere lunghezza { $starter }, non { $length }
reason-segment-placed = { monster-turn } ha già piazzato il segmento di lunghezza { $length } e altezza { $height }
reason-not-beside-the-end = { $reach ->
    [1] { $cell } non è proprio accanto { the-end }: in diagonale non vale
   *[2] { $end ->
        [head] { $cell } non è esattamente a due caselle dalla testa, in riga o in colonna
       *[tail] { $cell } non è esattamente a due caselle dalla coda, in riga o in colonna
    }
}
reason-outside-the-lake = { $cell } è fuori dalla parte di lago in gioco
reason-outside-deep-water = { $cell } non è nelle acque profonde, dove vanno i segmenti iniziali
reason-not-open-water = { $cell } non è libera: c’è { an-arch } di altezza { $there }
reason-under-an-arch = in { $cell } c’è { an-arch } di altezza { $there }, e sotto non si passa
reason-equal-height = in { $cell } c’è { an-arch } della stessa altezza, { $there }: si passa solo sopra quelli più bassi
reason-over-a-head = in { $cell } c’è { the-head }, e sopra una testa non si passa
reason-over-a-tail = in { $cell } c’è { the-tail }, e sopra una coda non si passa

## Il corso di una partita

turn = { $colour ->
    [orange] Turno dell’arancione
    [green] Turno del verde
    [purple] Turno del viola
   *[black] Turno del nero
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
wins = { monster } vince: è il Mostro dell’anno!
shared = Vittoria a pari merito:
standings = Classifica
drawing-legend = Una lettera indica il colore (o arancione, g verde, p viola, b nero), una cifra l’altezza di ciò che sta in cima: o3 un piede, -o3- o |o3| un passaggio, O3@ una testa, o3~ una coda. La riserva elenca lunghezza/altezza.

## Uno sguardo indietro

review-mistakes = Errori
review-turning = Punti di svolta
review-finds = Le trovate migliori
review-accuracy = Precisione
review-accurate = { monster }: { $share }%
review-flawless = Nessuno ha sprecato nulla.
review-mistake = { monster } gioca { $move }: { $size ->
    [inaccuracy] un’imprecisione
    [mistake] un errore
   *[blunder] un errore grave
} che costa il { $share }% ({ $by ->
    [proof] dimostrato
   *[simulations] stimato
}). Meglio { $best }.
review-gained = { monster } ci guadagna il { $share }%.
review-find = { monster } trova { $move }, che vale il { $share }% in più della migliore tra le altre mosse.
remark-move = «{ $move }»
remark-win-thrown = { $name } poteva forzare la vittoria; adesso può farlo { $other }.
remark-win-shared = { $name } poteva forzare la vittoria; adesso al massimo sarà condivisa.
remark-draw-thrown = { $name } poteva forzare una vittoria condivisa; adesso { $other } può forzare la vittoria.
remark-kept-no-way-out = { $name } non ha più vie d’uscita dopo questa mossa; con { $move } ne restava una.
remark-tall-arch = { $name } e { $other } erano in parità e ha vinto la testa più alta, { $there } a { $perch }: il segmento di altezza { $height } era finito alla coda, anche se alla testa ci stava.
remark-shut-both-ends = { $name } non può piazzare nulla: un solo segmento ha chiuso la testa e la coda.
remark-took-last-segment = { $name } non può piazzare nulla: ci stava ancora solo il segmento di lunghezza { $length } e altezza { $height }.
remark-took-last-way-out = { $name } non può piazzare nulla: era l’ultima via d’uscita.
remark-never-again = { $name } non potrà mai più muovere e resta con { $count ->
    [one] un segmento
   *[other] { $count } segmenti
} in riserva.
remark-missed-block = { $name } non avrebbe potuto piazzare più nulla dopo { $move }.
remark-let-back = { $name } non poteva piazzare nulla e torna a giocare.
remark-fewer-ways = { $name } resta con { $count ->
    [one] una scelta
   *[other] { $count } scelte
}; con { $move } ne avrebbe avute { $instead }.
remark-more-ways = { $name } ha ancora { $count ->
    [one] una scelta
   *[other] { $count } scelte
}; con { $move } solo { $instead }.

## I computer

level-minnow = Nuota in tondo e spesso si dimentica di avere una coda: l’ideale per la tua primissima partita.
level-duckling = Gli piace mettersi in mostra: piazza subito i segmenti più alti e si lascia sorprendere facilmente.
level-otter = Vede quello che ha davanti e si tiene sempre tanta acqua libera intorno.
level-heron = Sta immobile, pensa con qualche turno di anticipo e tiene da parte i segmenti più alti.
level-pike = Colpisce dove il lago si fa stretto e adora sbarrarti la strada.
level-kelpie = Attraversa il lago a grandi balzi e calcola alla perfezione il finale di partita.
level-nessie = La leggenda in persona: non ha manie, pensa finché glielo permetti e non regala nulla.
level-plain-uct = Il metro di paragone: una semplice ricerca ad albero, che del lago non sa niente.
level-student = L’allievo: una piccola rete che ha imparato dai più forti e non calcola in anticipo.

## Il terminale

terminal-welcome = Block Ness nel terminale. Scrivi il numero o il testo di una mossa, oppure: why MOSSA, moves, undo, save FILE, help, quit.
terminal-help =
    3            gioca la mossa con quel numero
    Hd5d8/2      gioca una mossa scritta: testa (H) o coda (T), primo piede, secondo piede, altezza
    Sd4f4        piazza il segmento iniziale, con la coda in d4 e la testa in f4
    why Hd5d8/2  dice se una mossa è permessa e, se non lo è, perché
    moves        elenca di nuovo tutte le mosse
    undo         annulla la tua ultima mossa e quelle giocate poi dai computer
    save FILE    salva la partita in un nuovo file
    quit         esce; una partita non salvata va persa
terminal-prompt = La tua mossa
terminal-legal = { $move } è permessa.
terminal-refused = { $move } non è permessa: { $reason }.
terminal-unknown = «{ $text }» non è né una mossa né un comando. Scrivi help per l’elenco.
terminal-over = La partita è finita. Puoi ancora scrivere: save FILE, undo, quit.
terminal-number = Scegli un numero da 1 a { $count }.
terminal-undone = { $count ->
    [one] Una mossa annullata.
   *[other] { $count } mosse annullate.
}
terminal-nothing-to-undo = Non c’è nulla da annullare.
terminal-saved = Partita salvata in { $file }.
terminal-exists = { $file } esiste già; scegli un altro nome.
terminal-not-saved = Impossibile salvare { $file }: { $error }.
terminal-which-file = In quale file? Scrivi: save FILE
terminal-more = { $count ->
    [one] e un’altra (scrivi moves)
   *[other] e altre { $count } (scrivi moves)
}
terminal-bye = A presto.
compiling = Preparo le regole per questo computer. Succede una volta sola e richiede circa mezzo minuto…

## Il server

serve-here = Block Ness è in funzione all’indirizzo { $address }
serve-lan = Nella rete locale: { $address }
serve-no-lan = Questo computer non è collegato a nessuna rete locale.
serve-stop = Ctrl+C per fermarlo; nessuna partita va persa.
serve-ready = Le regole sono pronte: ora puoi giocare con gli altri.
page-elsewhere = Quasi! Il gioco è a questo indirizzo:
site-written = { $count ->
    [one] Ora in { $folder } c’è { $count } file. Qualsiasi host web può servirlo.
   *[other] Ora in { $folder } ci sono { $count } file. Qualsiasi host web può servirli.
}

## La diagnosi

doctor-well = Va tutto bene.
doctor-troubles = { $count ->
    [one] C’è una cosa da sistemare.
   *[other] Ci sono { $count } cose da sistemare.
}
doctor-port-free = La porta { $port } è libera.
doctor-port-ours = Block Ness è già in funzione all’indirizzo { $address } e sta bene.
doctor-port-unwell = Block Ness è in funzione all’indirizzo { $address }, ma qualcosa non va: { $reason }. Il suo registro dice di più.
doctor-port-taken = La porta { $port } è occupata da un altro programma. Ferma quel programma o scegli un’altra porta con --port.
doctor-port-refused = La porta { $port } non si può usare: { $reason }. Scegline una sopra la 1023 con --port.
doctor-database-fine = Il database { $place } si può leggere e scrivere. Stanze presenti: { $rooms }.
doctor-database-new = Non c’è ancora un database. Il server lo creerà in { $folder } al primo avvio.
doctor-database-empty = Il database { $place } è vuoto. Il server lo preparerà al primo avvio.
doctor-database-older = Il database { $place } ha un formato precedente. Il prossimo avvio del server lo aggiornerà, senza perdere nulla.
doctor-database-newer = Il database { $place } è stato scritto da un Block Ness più recente (formato { $found }; questo conosce { $known }). Aggiorna Block Ness.
doctor-database-damaged = Il database { $place } è danneggiato: { $reason }. Ferma il server, metti da parte il file e ripristina un backup.
doctor-database-protected = Non si può scrivere nel database { $place }: { $reason }. Dai all’account del server il permesso di scrivere nel file e nella sua cartella.
doctor-database-locked = Un altro programma tiene bloccato il database { $place }. Chiudi quel programma.
doctor-database-broken = Il database { $place } non si può usare: { $reason }. Controlla il disco su cui si trova.
doctor-database-gone = Il database su { $place } non risponde: { $reason }. Avvialo e controlla indirizzo, utente e password.
doctor-database-no-folder = La cartella { $folder } per il database non esiste. Creala e assegnala all’account del server.
doctor-redis-none = Nessun Redis è configurato; a una sola macchina non serve.
doctor-redis-fine = Redis risponde su { $place }.
doctor-redis-gone = Redis non risponde su { $place }: { $reason }. Avvialo o togli --redis. Si può giocare anche senza.
doctor-kernels-fine = Le regole sono compilate e conservate in { $folder }. Tutti i computer hanno fatto la prima mossa in { $seconds } s.
doctor-kernels-new = Le regole sono state appena compilate, in { $seconds } s, e sono conservate in { $folder }. D’ora in poi la prima mossa arriva subito.
doctor-kernels-slow = Le regole sono lente perché BLOCKNESS_KERNELS vale { $mode }. Togli questa impostazione.
doctor-kernels-elsewhere = Le regole compilate non si possono conservare in { $folder }; per ora sono in { $used }. Rendi tua quella cartella, in modo che solo tu possa scriverci.
doctor-kernels-nowhere = Le regole compilate non si possono conservare né in { $folder } né altrove, e ogni avvio è lento. Indica una cartella tua con BLOCKNESS_CACHE.
doctor-disk-fine = Il disco di { $folder } ha { $free } MB liberi.
doctor-disk-full = Il disco di { $folder } è quasi pieno: { $free } MB liberi. Fai spazio, o presto le mosse verranno rifiutate.
doctor-clock-fine = L’orologio è plausibile: { $here }.
doctor-clock-behind = L’orologio segna { $here }, ma l’ultima voce nel database è del { $there }. Regola l’orologio, meglio se tramite la rete.
doctor-clock-apart = L’orologio segna { $here }, quello del database { $there }. Regolali entrambi tramite la rete.
doctor-proxy-fine = I browser raggiungono il server su { $url }, WebSocket comprese, e ognuno ha il suo indirizzo.
doctor-proxy-gone = Su { $url } non risponde nessuno: { $reason }. Controlla il nome, il certificato e il proxy.
doctor-proxy-stranger = Su { $url } non risponde questo Block Ness: { $reason }. Controlla dove porta il proxy e se il server è in funzione.
doctor-proxy-upgrade = Il proxy su { $url } non lascia passare le WebSocket: { $reason }. Fagli inoltrare le intestazioni Upgrade e Connection in HTTP 1.1.
doctor-proxy-origin = Il server rifiuta le pagine che vengono da { $origin }. Avvialo con --origin { $origin }.
doctor-proxy-silent = Il proxy su { $url } non dice per chi parla, e tutti condividono i limiti di una sola persona. Fagli impostare X-Forwarded-For.
doctor-proxy-forged = Il proxy su { $url } inoltra X-Forwarded-For così com’è, e chiunque può fingersi un altro. Fagli sostituire l’intestazione.
doctor-proxy-unheard = Il server non crede al proxy { $address }, e tutti condividono i limiti di una sola persona. Avvia il server con --trusted-proxy { $address }.

## Rompicapi

reason-on-a-rock = c’è uno scoglio in { $cell }
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
puzzle-goal-also-reach = Un piede deve stare in { $cell }.
puzzle-goal-escape = Raggiungi la riva: poggia un piede su una delle caselle più esterne.
puzzle-goal-together = Entrambi i mostri sono tuoi: a turno, piazza tutti i loro segmenti.
puzzle-goal-block = { $count ->
    [one] Blocca l’avversario in una mossa.
   *[other] Blocca l’avversario in { $count } mosse, qualunque cosa risponda.
}
puzzle-goal-win = { $count ->
    [one] Vinci in una mossa.
   *[other] Vinci in { $count } mosse, qualunque cosa risponda l’avversario.
}
puzzle-chapter-first = Le prime increspature
puzzle-chapter-turn-back = L’ansa
puzzle-chapter-stairs = I gradini
puzzle-chapter-over-two = I due ponti
puzzle-chapter-last-gap = La strettoia
puzzle-chapter-tail-first = L’acqua ferma
puzzle-chapter-tall-head = Il belvedere
puzzle-chapter-expert-leap = Il salto del salmone
puzzle-chapter-blocking = La cala dei rivali
puzzle-chapter-shallows = L’acqua bassa
puzzle-chapter-reeds = Il canneto
puzzle-chapter-bay = La baia
puzzle-chapter-deep = Le acque profonde
puzzle-chapter-lair = La tana del mostro
puzzle-story-first = Il loch è immobile. Nessuno crede ancora in te: comincia con un’increspatura.
puzzle-story-turn-back = Sono arrivati i primi turisti. Dove l’acqua fa una curva, torna indietro anche tu, sopra il tuo stesso corpo.
puzzle-story-stairs = Ora hanno le fotografie, tutte mosse. Esci dall’inquadratura, un gradino dopo l’altro.
puzzle-story-over-two = A mezzogiorno passa il battello dei visitatori. Scavalca ciò che trovi, anche due alla volta.
puzzle-story-last-gap = Tante barche, poca acqua. Ma un ultimo varco c’è sempre.
puzzle-story-tail-first = Anche la tua coda può essere d’intralcio. Fatti spazio prima che tornino le lanterne.
puzzle-story-tall-head = I turisti sono sulla rupe, con il binocolo. Mostra loro una testa di cui parlare a lungo.
puzzle-story-expert-leap = Dove saltano i salmoni, i vecchi mostri hanno imparato a balzare: due caselle in una volta, qualunque cosa ci sia in mezzo.
puzzle-story-blocking = Non sei l’unico mostro del loch. I rivali vogliono la stessa acqua: non lasciargliene una goccia.
puzzle-theme-fence = Senza via d’uscita
puzzle-theme-last-word = L’ultima parola
puzzle-theme-side-by-side = Fianco a fianco
puzzle-theme-ashore = Verso la riva
puzzle-theme-tall-head = All’altezza giusta
puzzle-theme-landing = Un punto d’appoggio
puzzle-theme-choice = Uno di troppo
puzzle-theme-expert-leap = Il balzo
puzzle-theme-over-two = Due in un colpo
puzzle-theme-tail-first = Fatti largo
puzzle-theme-turn-back = Dietrofront
puzzle-theme-stair = La scala
puzzle-theme-last-gap = L’ultimo varco
puzzle-theme-two-ends = Testa e coda
puzzle-theme-one-end = Da una parte sola
puzzle-theme-straight = Sempre dritto
puzzle-theme-turn = La svolta
puzzle-theme-tail = Cresce anche la coda
puzzle-theme-over = Sopra chi è più basso
puzzle-theme-open-water = Acqua libera
puzzle-theme-never-under = Mai sotto
puzzle-theme-ends = Mai sopra una testa
puzzle-theme-rock = Gli scogli
puzzle-title-bay-30 = Il boomerang
puzzle-title-deep-3 = La rincorsa
puzzle-title-loch-3296 = Oltre la spalla
puzzle-title-loch-4858 = Il tornante
puzzle-title-finale-turn-back = L’inchino del mostro
puzzle-title-loch-1803 = Tre angoli
puzzle-title-loch-2928 = La scala a chiocciola
puzzle-title-loch-4864 = Zigzag al tramonto
puzzle-title-loch-3076 = La circonvallazione
puzzle-title-finale-stairs = In cima ai gradini
puzzle-title-loch-2200 = Due piccioni con una fava
puzzle-title-loch-4906 = Il viadotto
puzzle-title-loch-4854 = L’arcobaleno
puzzle-title-loch-4853 = Il passo del gigante
puzzle-title-finale-over-two = L’arco di trionfo
puzzle-title-loch-5184 = Passo a due
puzzle-title-loch-5053 = L’ultimo ormeggio
puzzle-title-loch-3039 = La porta sul retro
puzzle-title-loch-3747 = La strada alta
puzzle-title-finale-last-gap = Oltre la strettoia
puzzle-title-loch-4873 = Dopo di te
puzzle-title-loch-2556 = La scia
puzzle-title-loch-3301 = Il posto lasciato libero
puzzle-title-loch-4361 = Il cambio della guardia
puzzle-title-finale-tail-first-2 = Il grande scambio
puzzle-title-loch-3576 = Il ritratto
puzzle-title-loch-5065 = Il periscopio
puzzle-title-loch-4266 = La polena
puzzle-title-lair-14 = Giù la testa
puzzle-title-finale-tall-head-2 = La cartolina
puzzle-title-loch-3375 = Il gioco della campana
puzzle-title-loch-3935 = Il pesce volante
puzzle-title-loch-4863 = Le pietre del guado
puzzle-title-finale-expert-leap = Il balzo degli antichi
puzzle-title-deep-14 = Una parola sottovoce
puzzle-title-deep-17 = Matto in tre
puzzle-title-loch-3771 = Tagliare la rotta
puzzle-title-finale-blocking = Il loch è tuo
puzzle-idea-straight = Un nuovo segmento comincia accanto alla testa o alla coda e va in linea retta.
puzzle-idea-turn = Dalla casella accanto alla testa o alla coda un segmento può andare in tutte e quattro le direzioni.
puzzle-idea-tail = La coda cresce proprio come la testa.
puzzle-idea-over = Un segmento più alto passa sopra quelli più bassi; i suoi piedi hanno bisogno di acqua libera.
puzzle-idea-turn-back = Un nuovo segmento può passare sopra la testa o la coda da cui parte: torna indietro sopra il tuo stesso corpo.
puzzle-idea-open-water = I due piedi hanno bisogno di acqua libera: niente sulla loro casella e niente sopra.
puzzle-idea-never-under = Un segmento non passa mai sotto un altro né sopra uno della stessa altezza: solo sopra quelli più bassi.
puzzle-idea-ends = Nessun segmento passa sopra una testa o una coda che resta dov’è.
puzzle-idea-rock = Su uno scoglio non si poggia nulla, e nulla gli passa sopra.
puzzle-idea-fence = Un mostro senza più spazio passa il turno: chiudi all’avversario l’ultima via d’uscita.
puzzle-solved = Risolto!
puzzle-not-solved = Non si può più andare avanti, e non è risolto. Scrivi undo o again.
puzzle-unsolvable = Non c’è soluzione.
puzzle-unsolvable-here = Da qui non si può più risolvere.
puzzle-solvable-here = Da qui si può ancora risolvere.
puzzle-solutions = { $count ->
    [one] C’è una sola soluzione.
   *[other] Ci sono { $count } soluzioni diverse.
}
puzzle-first-moves = { $count ->
    [one] C’è un solo modo di cominciare che porta alla soluzione.
   *[other] Ci sono { $count } modi di cominciare che portano alla soluzione.
}
puzzle-nodes = { $count ->
    [one] 1 posizione esaminata.
   *[other] { $count } posizioni esaminate.
}
puzzle-too-large = Ricerca interrotta dopo { $count } posizioni: non si sa se c’è una soluzione.
puzzle-hint = Prova { $move }.
puzzle-answer = { monster } risponde con { $move }.
puzzle-welcome = Scrivi il numero o il testo di una mossa, oppure: hint, check, moves, undo, again, quit.
puzzle-rocks = Scogli: { $text }
refused-no-such-puzzle = Questo rompicapo non esiste.
refused-invalid-puzzle = Questo rompicapo non è valido.
refused-too-busy = Troppe richieste tutte insieme. Riprova tra un attimo.
