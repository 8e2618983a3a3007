### Ciò che leggono le persone nel browser, in italiano.

title = Block Ness
subtitle = Mostri fatti di archi, da due a quattro giocatori
loading = Un momento …
skip-to-content = Vai al contenuto
close = Chiudi
you = Tu

## La prima pagina

ways-label = Modi di giocare
continue = Continua a giocare
continue-about = Torna al tavolo { $code }
play-now = Gioca subito
play-now-about = Contro il computer, senza aspettare
play-computer = Contro il computer
play-computer-about = Scegli livelli, colori e regole
play-device = Intorno a questo schermo
play-device-about = Passatevelo di mano in mano
play-friends = Con gli amici
play-friends-about = Apri una stanza e manda il link
open-rooms = Stanze aperte
open-rooms-about = Siediti con altri
open-rooms-none = Nessuno cerca compagnia in questo momento. Apri una stanza e mostrala qui.
solo = Rompicapi
solo-about = Da soli sul lago
solo-soon = I rompicapi sono ancora sott'acqua. Finché non riemergono:
how-to-play = Come si gioca
how-to-play-about = Una prima lezione di tre minuti
first-lesson = Prima lezione
rules = Regole
replay = Rivedere una partita
settings = Impostazioni
about = Informazioni
unofficial = Versione non ufficiale e non commerciale.
to-start = Alla pagina iniziale
not-found = Qui non c'è nulla
not-found-about = La mappa non mostra nulla a questo indirizzo. Forse era una stanza che non c'è più.

## Informazioni

about-unofficial = Questa è una versione non ufficiale e non commerciale del gioco da tavolo Block Ness, fatta per passione.
about-owner = Il gioco è di Laurent Escoffier ed è pubblicato da Blue Orange, a cui appartengono il nome e il marchio e che non ha nulla a che fare con questo programma. Se ti piace, compra la scatola: è bella.
about-box = Tutti i disegni e i suoni sono nostri. Le misure dei segmenti e del lago sono una ricostruzione e possono differire dalla scatola.
about-data = Niente account, niente pubblicità, niente tracciamento. Il tuo nome, i tuoi posti e le tue impostazioni restano su questo dispositivo.

## Apparecchiare il tavolo

table-count = Quanti mostri?
table-variant = Regole
table-first = Chi comincia?
table-clock = Tempo per turno
table-listed = Mostra questa stanza tra le stanze aperte
table-free-text = Permetti di scrivere liberamente; altrimenti ci sono frasi già pronte
first-chance = Il caso
variant = { $variant ->
    [expert] Esperto
   *[classic] Classico
}
variant-about = { $variant ->
    [expert] Il piede vicino sta esattamente a due spazi dalla testa o dalla coda: un modo in più per incrociare.
   *[classic] Il piede vicino sta accanto alla testa o alla coda.
}
clock-seconds = { $count ->
    [0] Senza orologio
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
    [one] { $count } secondo
   *[other] { $count } secondi
}
place-number = Posto { $number }
place-colour = Colore
place-who = Chi gioca
place-name = Nome
place-level = Livello
who = { $who ->
    [person] Una persona qui
    [computer] Un computer
   *[open] Libero, per un amico
}
level-name = { $level ->
    [minnow] Pesciolino
    [duckling] Anatroccolo
    [otter] Lontra
    [heron] Airone
    [pike] Luccio
    [kelpie] Kelpie, lo spirito
    [nessie] Nessie, la leggenda
   *[other] Calcolatore
}
friends-how = Lascia liberi i posti degli amici. Riceverai un link e un codice da inquadrare; chi lo apre può sedersi o guardare.
make-room = Apri una stanza
start-game = Inizia la partita

## Condividere

share = Condividi
share-title = Invita
share-how = Chi apre questo link può sedersi o guardare.
share-link = Link a questa stanza
share-code = La stanza si chiama { $code }.
qr-label = Il link come codice da inquadrare
copy-link = Copia il link
copied = Copiato

## Al tavolo

room-title = Tavolo { $code }
seats-label = I mostri al tavolo
seat-open = Posto libero
seat-yours = tu
seat-away = assente
seat-blocked = bloccato
seat-to-move = di turno
seat-stand-in = ora gioca { level-name }
sit-here = Siediti qui
sit-label = { $colour ->
    [orange] Prendi il posto arancione
    [green] Prendi il posto verde
    [purple] Prendi il posto viola
   *[black] Prendi il posto nero
}
sit-title = { $colour ->
    [orange] Gioca con l'arancione
    [green] Gioca con il verde
    [purple] Gioca con il viola
   *[black] Gioca con il nero
}
sit-down = Siediti
your-name = Il tuo nome
employ = Al computer
employ-label = { $colour ->
    [orange] Affida l'arancione a un computer
    [green] Affida il verde a un computer
    [purple] Affida il viola a un computer
   *[black] Affida il nero a un computer
}
stand-in = Affida a un computer
stand-in-label = Lascia giocare un computer per { $name } fino al suo ritorno
leave = Lascia il tavolo
leave-about = I tuoi posti si liberano. A partita in corso un computer continua per te.
leave-sure = Lascia
stay = Resta
watching = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
switch-view = { $view ->
    [deep] Mostra il lago in piano
   *[flat] Mostra il lago in 3D
}

## Il turno

status-waiting = Si aspetta che tutti i posti siano presi.
status-over = La partita è finita.
status-start = { $step ->
    [confirm] Tocca di nuovo il segmento, o conferma.
    [far] Ora lo spazio per la testa.
   *[near] Piazza il segmento iniziale: tocca lo spazio per la coda.
}
status-own = { $step ->
    [confirm] Tocca di nuovo il segmento, o conferma.
    [far] Ora il piede lontano.
    [near] Tocca un cerchio per il piede vicino.
   *[segment] Scegli un segmento.
}
status-other = { $kind ->
    [computer] { $name } sta pensando …
   *[person] { $name } sta scegliendo …
}
seconds-left = ancora { $count } s
your-turn = Tocca a te.
tray-label = { $colour ->
    [orange] La riserva arancione
    [green] La riserva verde
    [purple] La riserva viola
   *[black] La riserva nera
}
card = { $status ->
    [placed] Altezza { $height }, lunghezza { $length }: già piazzato
    [held] Altezza { $height }, lunghezza { $length }: nella tua mano
    [fits] Altezza { $height }, lunghezza { $length }
    [unfit] Altezza { $height }, lunghezza { $length }: ora non entra da nessuna parte
   *[waiting] Altezza { $height }, lunghezza { $length }: in riserva
}
card-unfit-why = Il segmento di altezza { $height } e lunghezza { $length } ora non entra da nessuna parte: da nessuna delle due estremità trova acqua libera per entrambi i piedi senza passare sotto un segmento, sopra uno altrettanto alto, o sopra una testa o una coda.
placements-label = Mosse possibili
placements-count = { $count ->
    [one] { $count } mossa possibile
   *[other] { $count } mosse possibili
}
placement-of = Mossa { $index } di { $count }
placement-previous = Mossa precedente
placement-next = Mossa successiva
placement-start = Coda in { $near }, testa in { $far }
placement-extend = { $end ->
    [head] Testa: da { $near } a { $far }, altezza { $height }, lunghezza { $length }
   *[tail] Coda: da { $near } a { $far }, altezza { $height }, lunghezza { $length }
}
step-back = Indietro
confirm = Piazza
sending = Invio …
see-rule = La regola
hint = Aiuto
hint-more = Dimmi di più
hint-thinking = Ci penso …
hint-step = { $step ->
    [1] { $end ->
        [head] Guarda intorno alla testa, verso { $near }.
        [tail] Guarda intorno alla coda, verso { $near }.
       *[start] Guarda intorno a { $near }.
    }
    [2] Prendi il segmento di altezza { $height } e lunghezza { $length }.
   *[3] Da { $near } a { $far }: eccolo, piazzalo se ti piace.
}
undo = Riprendi
undo-question = { $name } vorrebbe riprendere l'ultimo turno. Va bene?
undo-agree = Sì, va bene
undo-refuse = No, si continua
undo-waiting = { $name } chiede di riprendere un turno; gli altri devono essere d'accordo.

## Il lago

lake-label = Il lago. Le frecce spostano, Invio sceglie, Pagina giù va al prossimo spazio possibile, Esc torna indietro.
cell-open = acqua libera
cell-shore = riva
cell-head = { $colour ->
    [orange] testa arancione
    [green] testa verde
    [purple] testa viola
   *[black] testa nera
}
cell-tail = { $colour ->
    [orange] coda arancione
    [green] coda verde
    [purple] coda viola
   *[black] coda nera
}
cell-arch = { $colour ->
    [orange] segmento arancione, altezza { $height }
    [green] segmento verde, altezza { $height }
    [purple] segmento viola, altezza { $height }
   *[black] segmento nero, altezza { $height }
}
cell-over = { $colour ->
    [orange] sopra l'arancione, altezza { $height }
    [green] sopra il verde, altezza { $height }
    [purple] sopra il viola, altezza { $height }
   *[black] sopra il nero, altezza { $height }
}
cell-last = piazzato per ultimo
cell-ghost = qui starebbe il tuo segmento
cell-offending = questo è di ostacolo
ring-near = { $end ->
    [head] possibile piede vicino alla testa
    [tail] possibile piede vicino alla coda
    [both] possibile piede vicino alla testa o alla coda
   *[start] possibile spazio per la coda
}
ring-far = { $end ->
    [head] possibile piede lontano della testa
    [tail] possibile piede lontano della coda
    [both] possibile piede lontano
   *[start] possibile spazio per la testa
}

## Mosse e notizie

moves-label = Mosse
moves-none = Ancora nessuna mossa.
notation-label = Come mostrare le mosse
notation-words = A parole
notation-short = In notazione
move-start = inizio, coda { $near }, testa { $far }
move-extend = { $end ->
    [head] testa da { $near } a { $far }, altezza { $height }
   *[tail] coda da { $near } a { $far }, altezza { $height }
}
news-moved = { monster }: { $move }.
news-said = { $name } dice: { $words }
news-seated = { $name } si siede.
news-employed = { $colour ->
    [orange] Ora un computer gioca con l'arancione: { level-name }.
    [green] Ora un computer gioca con il verde: { level-name }.
    [purple] Ora un computer gioca con il viola: { level-name }.
   *[black] Ora un computer gioca con il nero: { level-name }.
}
news-returned = { $name } è di nuovo qui.
news-left = { $colour ->
    [orange] L'arancione ha lasciato il tavolo.
    [green] Il verde ha lasciato il tavolo.
    [purple] Il viola ha lasciato il tavolo.
   *[black] Il nero ha lasciato il tavolo.
}
news-undo-asked = { monster } chiede di riprendere l'ultimo turno.
news-undo-agreed = { monster } è d'accordo.
news-undo-refused = { monster } preferisce continuare.
news-rematched = Comincia una nuova partita.

## La fine

monster-of-the-year = Mostro dell'anno
wins-shared = Vittoria condivisa!
count-left = Segmenti rimasti
count-head = Altezza della testa
tie-head = Parità nel conteggio: vince la testa più alta.
tie-shared = Parità nel conteggio e nelle teste: la vittoria è condivisa.
rematch = Gioca ancora
save-photo = Salva la foto
look-at-lake = Guarda il lago
show-result = Mostra il risultato

## Parlarsi

talk-label = Chiacchiere
talk-none = Nessuno ha ancora detto nulla.
talk-watching = Chi guarda resta in silenzio.
talk-write = Scrivi qualcosa
talk-send = Manda
reactions-label = Reagisci
phrases-label = Di' qualcosa
phrase = { $name ->
    [hello] Ciao!
    [good-luck] Buona fortuna!
    [well-played] Ben giocato!
    [oh-no] Oh, no!
    [clever] Furbo!
    [thinking] Sto pensando …
    [take-your-time] Fai con calma.
    [thanks] Grazie!
    [sorry] Scusa!
    [again] Un'altra?
    [goodbye] Arrivederci!
    [smile] Un sorriso
    [laugh] Una risata
    [wow] Stupore
    [sad] Una lacrima
    [clap] Un applauso
   *[heart] Un cuore
}

## Il collegamento

link-connecting = Si rema verso il tavolo …
link-reconnecting = Nuovo collegamento in corso …
link-unsent = La tua mossa è al sicuro e verrà inviata.
link-closed = { $reason ->
    [no-such-room] Questa stanza non c'è più.
    [broken-room] Questa stanza non si può leggere; ci dispiace.
    [foreign-origin] Questa pagina non viene dal server.
   *[other] Il collegamento è chiuso.
}

## Impostazioni

set-language = Lingua
set-view = Lago
set-view-value = { $value ->
    [deep] Tridimensionale
   *[flat] Carta in piano
}
set-theme = Luce
set-theme-value = { $value ->
    [light] Giorno
    [dark] Notte
   *[system] Come il dispositivo
}
set-animation = Movimento
set-animation-value = { $value ->
    [normal] Normali
    [fast] Veloci
   *[off] Nessuna
}
set-confirm = Secondo tocco prima di piazzare
set-confirm-value = { $value ->
    [touch] Con il dito
    [always] Sempre
   *[never] Mai
}
set-sound = Suoni
set-patterns = Squame sui mostri
on-off = { $value ->
    [on] Sì
   *[off] No
}

## Ciò che è stato rifiutato

refused-no-network = Il server non è raggiungibile. Sei in rete?
refused-broken-server = Qualcosa è andato storto sul server. Riprova, per favore.
refused-no-database = Il server non raggiunge la sua banca dati. Riprova tra poco.
refused-not-stored = Il server non è riuscito ad annotarlo. Riprova, per favore.
refused-broken-room = Questa stanza non si può leggere; ci dispiace.
refused-server-full = Il server è pieno. Riprova tra poco.
refused-malformed = Il server non ha capito.
refused-too-large = Era troppo in una volta.
refused-not-found = Lì non c'è nulla.
refused-not-possible = Non è possibile.
refused-foreign-origin = Questa pagina non viene dal server.
refused-too-many-rooms = Da qui sono state aperte troppe stanze. Aspetta un po', per favore.
refused-no-such-room = Questa stanza non esiste.
refused-no-such-game = Questa partita non esiste.
refused-no-such-page = Questa pagina non esiste.
refused-no-such-move = Questa non è una mossa.
refused-no-such-seat = Questo posto non esiste.
refused-no-such-level = Questo livello non esiste.
refused-no-such-phrase = Questa frase non è tra quelle pronte.
refused-invalid-position = Questa non è una posizione.
refused-invalid-record = Questa non è la registrazione di una partita.
refused-colour-twice = Serve un colore diverso per ogni mostro.
refused-name-missing = Scrivi un nome, per favore.
refused-name-too-long = Un nome ha al massimo { $most } lettere.
refused-seat-taken = Qualcuno è stato più veloce: il posto è preso.
refused-not-your-seat = Quel posto non è tuo.
refused-own-seat = È il tuo stesso posto.
refused-not-absent = Quella persona è qui.
refused-only-at-the-table = Può farlo solo chi è al tavolo.
refused-computer-plays = In questo momento per questo posto gioca un computer.
refused-done-already = È già stato fatto.
refused-not-your-turn = Non è il tuo turno.
refused-still-waiting = Non tutti i posti sono presi.
refused-out-of-date = Nel frattempo la partita è andata avanti. Guarda di nuovo.
refused-game-goes-on = La partita è ancora in corso.
refused-undo-asked-already = Si sta già chiedendo di riprendere un turno.
refused-nothing-to-undo = Non hai turni da riprendere.
refused-nothing-to-answer = Non c'è più nulla a cui rispondere.
refused-phrases-only = A questo tavolo ci sono solo frasi pronte.
refused-text-too-long = Al massimo { $most } lettere, per favore.
refused-enough-said = Per ora basta così. Il resto dopo la prossima mossa.
