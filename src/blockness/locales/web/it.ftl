### Ciò che leggono le persone nel browser, in italiano.

title = Block Ness
subtitle = Mostri del lago fatti di segmenti, da due a quattro giocatori
loading = Un momento…
skip-to-content = Vai al contenuto
try-again = Riprova
close = Chiudi

## La prima pagina

ways-label = Modi di giocare
continue = Riprendi la partita
continue-about = Torna al tavolo { $code }
kept-label = Partite in corso su questo dispositivo
kept-about = { $count ->
    [0] Non ancora iniziata · { $date }
    [one] { $count } mossa · { $date }
   *[other] { $count } mosse · { $date }
}
kept-more = { $count ->
    [one] Ancora una partita
   *[other] Altre { $count } partite
}
kept-forget = Elimina
kept-forget-question = Eliminare la partita { $names } da questo dispositivo?
kept-keep = Tieni
kept-spoilt = { $count ->
    [one] Una partita salvata su questo dispositivo non si può leggere. È rimasta com’era.
   *[other] { $count } partite salvate su questo dispositivo non si possono leggere. Sono rimaste com’erano.
}
play-now = Gioca subito
play-now-about = Contro il computer, senza aspettare
play-computer = Contro il computer
play-computer-about = Scegli livelli, colori e regole
play-device = Sullo stesso dispositivo
play-device-about = Passatevelo di mano in mano
play-friends = Con gli amici
play-friends-about = Crea una stanza e invia il link
open-rooms = Stanze aperte
open-rooms-about = Unisciti ad altri giocatori
open-rooms-none = In questo momento nessuno cerca compagnia. Crea una stanza e mostrala qui.
solo = Rompicapi
solo-about = In solitaria sul lago
how-to-play = Come si gioca
how-to-play-about = Una lezione di tre minuti
first-lesson = Prima lezione
rules = Regole
replay = Rivedi una partita
settings = Impostazioni
about = Informazioni
unofficial = Versione non ufficiale e non commerciale.
to-start = Pagina iniziale
not-found = Pagina non trovata
not-found-about = A questo indirizzo non c’è nulla. Forse era una stanza che non esiste più.

## Informazioni

about-unofficial = Questa è una versione non ufficiale e non commerciale del gioco da tavolo Block Ness, fatta per passione.
about-owner = Il gioco è stato ideato da Laurent Escoffier ed è pubblicato da Blue Orange, che ne possiede il nome e il marchio e non ha alcun legame con questo programma. Se ti piace, compra il gioco in scatola: è bellissimo.
about-box = Tutti i disegni e i suoni sono nostri. Le misure dei segmenti e del lago sono una ricostruzione e possono essere diverse da quelle del gioco in scatola.
about-ask = Hai il gioco in scatola? Allora puoi dare una mano: mettilo accanto a te e correggi il lago e i segmenti. Bastano cinque minuti.
about-data = Niente account, niente pubblicità, niente tracciamento. Le impostazioni, le partite contro il computer o sullo stesso dispositivo e i progressi nei rompicapi restano su questo dispositivo, a meno che tu non li condivida; in una stanza gli altri giocatori vedono solo il nome che scegli.

## La tua scatola

box = La tua scatola
box-about = Il lago e i segmenti di questo gioco sono una ricostruzione. Se hai il gioco in scatola, mettilo accanto a te e correggili: bastano cinque minuti. La tua scatola resta su questo dispositivo finché non la condividi.
box-lake = Il lago
box-lake-label = Il lago, casella per casella. Con le frecce ti sposti, con Invio cambi una casella. 2, 3 e 4 la danno a una zona, Canc la fa diventare riva.
box-cell = { $zone ->
    [deep] { $cell }, acque profonde
    [ring] { $cell }, primo anello
    [rim] { $cell }, secondo anello
   *[shore] { $cell }, riva
}
box-zone = La casella toccata diventa
box-zone-name = { $zone ->
    [deep] Acque profonde
    [ring] Primo anello
    [rim] Secondo anello
   *[shore] Riva
}
box-mirrored = Cambia insieme i quattro lati
box-columns = Colonne
box-rows = Righe
box-counts = Caselle in uso: { $two } in due, { $three } in tre, { $four } in quattro.
box-sets = I segmenti
box-monster = Quale mostro?
box-set-label = { $colour ->
    [orange] I segmenti arancioni
    [green] I segmenti verdi
    [purple] I segmenti viola
   *[black] I segmenti neri
}
box-segment = Lunghezza { $length }, altezza { $height }
box-starter = Iniziale: lunghezza { $length }, altezza { $height }
box-add = Aggiungi un segmento
box-remove = Togli questo segmento
box-length = Lunghezza
box-height = Altezza
box-measure = La lunghezza conta le caselle da piede a piede: 1 per due caselle vicine. L’altezza va da 1 per i segmenti più bassi a 6 per i più alti.
box-usual = Questa è la scatola di sempre. Cambia ciò che nella tua è diverso.
box-sound = La tua scatola torna. È salvata su questo dispositivo.
box-afresh = Torna alla scatola di sempre
box-flaw-no-deep-water = Non ci sono acque profonde: nessuno potrebbe iniziare.
box-flaw-cut-off = { $seats ->
    [2] In due, l’acqua in { $cell } è tagliata fuori dal resto.
    [3] In tre, l’acqua in { $cell } è tagliata fuori dal resto.
   *[4] In quattro, l’acqua in { $cell } è tagliata fuori dal resto.
}
box-flaw-segment-twice = { monster } ha due volte il segmento di lunghezza { $length } e altezza { $height }.
box-flaw-two-starters = { monster } ha due segmenti più bassi degli altri, entrambi di altezza { $height }. Qual è quello iniziale?
box-flaw-no-room = { monster } non può iniziare: il suo segmento iniziale non entra nelle acque profonde.
box-play = Gioca con la tua scatola
box-send = Correggila per tutti
box-send-how = Salva la tua scatola in un file, apri una segnalazione presso il progetto e allegalo. La pagina «Contributing» del progetto spiega come. Così la prossima versione potrà avere le misure giuste.
box-save = Salva box.toml
box-share = Condividi la tua scatola
box-share-how = Chi apre questo link può giocare con la tua scatola. È tutta nel link; altrove non resta nulla.
box-share-link = Link con la tua scatola
box-open = Apri un box.toml
box-open-bad = Questo file non va bene. { $fault }
box-open-strange = La riga { $line } non è quella di un file di scatola.
box-link = In questo link c’è una scatola. Vuoi metterla al posto di quella che hai disegnato su questo dispositivo?
box-link-take = Usa la scatola del link
box-link-mine = Tieni la mia
box-link-spoilt = In questo link non c’è una scatola che torni. Forse se n’è perso un pezzo per strada.
box-note = Giocherai con la tua scatola.
box-note-change = Cambiala

## Preparare una partita

table-count = Quanti mostri?
table-variant = Variante
table-first = Chi comincia?
table-clock = Tempo per turno
table-stand-in = Chi gioca al posto di chi se ne va, si assenta o finisce il tempo?
table-listed = Mostra questa stanza tra le stanze aperte
table-free-text = Permetti di scrivere liberamente (altrimenti solo frasi pronte)
table-hints = Permetti gli indizi, anche tra persone
first-chance = A sorte
variant = { $variant ->
    [expert] Avanzata
   *[classic] Classica
}
variant-about = { $variant ->
    [expert] Un nuovo segmento comincia esattamente a due caselle dalla testa o dalla coda: un modo in più per passare oltre.
   *[classic] Un nuovo segmento comincia accanto alla testa o alla coda.
}
clock-seconds = { $count ->
    [0] Senza limite
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
    [person] Persona
    [computer] Computer
   *[open] Amico
}
place-known = Nomi su questo dispositivo
place-open = Chi apre il tuo link può sedersi qui.
level-rank = { $rank } su { $count }.
level-surprise-name = Sorpresa
level-surprise = Qualcuno esce dalla nebbia. Vedrai chi è quando comincia la partita.
table-more = Altre opzioni: tempo, chat, stanze aperte
level-name = { $level ->
    [minnow] Pesciolino
    [duckling] Anatroccolo
    [otter] Lontra
    [heron] Airone
    [pike] Luccio
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
make-room = Crea una stanza
work-about = Prepariamo la tua stanza…
word-title = Hai un invito?
word-about = Su questo server, per creare una stanza serve una parola d’invito. Chiedila a chi lo gestisce; questo dispositivo la ricorderà.
word-label = Parola d’invito
start-game = Inizia la partita

## Condividere

share = Condividi
share-title = Invita
share-how = Chi apre questo link può sedersi o guardare.
share-link = Link a questa stanza
share-code = Codice della stanza: { $code }
qr-label = Il link come codice QR
copy-link = Copia il link
copied = Copiato
share-game = Condividi questa partita
invites-you = { $name } ti invita
invited = Sei tra gli invitati
invited-how = Scegli un mostro e gioca, oppure guarda soltanto.
there-label = Chi c’è
employ-this = Fai sedere { level-name }
invite-title = Invita qualcuno
invite-how = Scegli il posto da cedere. La partita passa in una stanza con tutte le sue mosse, e ricevi un link da inviare.
invite-seat = Il posto di { $name }
carry-title = Continua su un altro dispositivo
carry-how = Tutta la partita è in questo link; non viene salvato nulla altrove.
carry-link = Link con questa partita

## Al tavolo

room-title = Tavolo { $code }
play-here = Partita su questo dispositivo
kept-full = Su questo dispositivo non c’è più spazio per salvare la partita. Puoi continuare, ma tieni aperta questa pagina o porta via la partita come link.
seats-label = Giocatori
seat-open = Posto libero
seat-yours = tu
seat-away = assente
seat-blocked = bloccato
seat-to-move = è il suo turno
seat-stand-in = al suo posto gioca { level-name }
sit-here = Siediti qui
sit-title = { $colour ->
    [orange] Gioca con l’arancione
    [green] Gioca con il verde
    [purple] Gioca con il viola
   *[black] Gioca con il nero
}
sit-down = Siediti
your-name = Il tuo nome
employ = Metti il computer
stand-in = Fai giocare il computer
stand-in-soon = Fai giocare il computer tra { $count } s
leave = Lascia il tavolo
leave-about = I tuoi posti si liberano. Se la partita è in corso, un computer continua al posto tuo.
leave-sure = Esci
stay = Resta
remove-guest = Fai alzare { $name } dal tavolo
remove-question = Far alzare { $name } dal tavolo?
remove-about = Il posto si libera per qualcun altro o per un computer. Il tuo ospite può continuare a guardare, ma non potrà più sedersi in questa stanza.
remove-sure = Libera il posto
remove-not = Continuate insieme
removed-notice = Chi ospita ha liberato il tuo posto. Puoi continuare a guardare, oppure giocare in una stanza tutta tua.
watching = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
switch-view = { $view ->
    [deep] Mostra il lago in 2D
   *[flat] Mostra il lago in 3D
}

## Il turno

status-waiting = In attesa di altri giocatori…
status-over = La partita è finita.
status-start = { $step ->
    [confirm] Tocca di nuovo il segmento o premi «{ confirm }».
    [far] Ora la casella per la testa.
   *[near] Piazza il segmento iniziale: tocca la casella per la coda.
}
status-own = { $step ->
    [confirm] Tocca di nuovo il segmento o premi «{ confirm }».
    [which] Ci sono più possibilità: scegline una.
    [far] Ora tocca dove finisce.
    [near] Tocca dove comincia.
   *[segment] Scegli un segmento.
}
status-other = { $kind ->
    [computer] { $name } sta pensando…
   *[person] { $name } sta scegliendo…
}
seconds-left = ancora { $count } s
your-turn = È il tuo turno.
turn-of = Turno di { $name }
turn-yours = È il tuo turno
turn-notice = Avvisami quando è il mio turno
passes-of = { $name } non può piazzare nulla e salta il turno.
blocked-yours = Non c’è più posto
blocked-of = { $name } non può piazzare nulla
blocked-about = Per ora non ci sta nulla, ma la partita non è finita: appena una testa o una coda si sposta, giochi di nuovo.
blocked-why = Perché?
blocked-at = { $end ->
    [head] Intorno alla testa
   *[tail] Intorno alla coda
}
blocked-open = acqua libera, ma da qui non ci sta nessun segmento della tua riserva
back-yours = Sei di nuovo in gioco!
back-of = { $name } è di nuovo in gioco!
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
card-unfit-why = Il segmento di altezza { $height } e lunghezza { $length } ora non entra da nessuna parte: ovunque cominci, trova un ostacolo.
placements-label = Mosse possibili
placements-count = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
placement-of = Scelta { $index } di { $count }
placement-previous = Scelta precedente
placement-next = Scelta successiva
placement-start = Coda in { $near }, testa in { $far }
placement-extend = { $end ->
    [head] Testa: da { $near } a { $far }, altezza { $height }, lunghezza { $length }
   *[tail] Coda: da { $near } a { $far }, altezza { $height }, lunghezza { $length }
}
step-back = Indietro
confirm = Piazza
sending = Invio…
see-rule = Leggi la regola
which-height = Altezza { $heights }?
which-end = Testa o coda?
which-one = Quale?
try-wrong-length = Il tuo segmento è lungo { $length }, ma queste caselle sono a distanza { $away }.
try-not-straight = { $near } e { $far } non sono né sulla stessa riga né sulla stessa colonna. Un segmento va dritto.
try-not-beside = { $reach ->
    [1] { $cell } non è proprio accanto alla tua testa o alla tua coda. In diagonale non vale.
   *[2] { $cell } non è esattamente a due caselle dalla tua testa o dalla tua coda, in riga o in colonna.
}
try-no-way = Cominciando da { $cell }, il tuo segmento non entra in nessuna direzione.
rings-explained = Tocca un cerchio:
rings-end = { $end ->
    [head] dalla testa
   *[tail] dalla coda
}
rings-understood = Ho capito
hint = Indizio
hint-more = Dimmi di più
hint-thinking = Ci penso…
hint-step = { $step ->
    [1] { $end ->
        [head] Guarda intorno alla testa, verso { $near }.
        [tail] Guarda intorno alla coda, verso { $near }.
       *[start] Guarda intorno a { $near }.
    }
    [2] Prendi il segmento di altezza { $height } e lunghezza { $length }.
   *[3] Da { $near } a { $far }, come mostrato. Piazzalo se ti piace.
}
undo = Annulla la mossa
undo-question = { $name } vorrebbe annullare la propria ultima mossa. Va bene?
undo-agree = Sì, va bene
undo-refuse = No, si continua
undo-waiting = { $name } chiede di annullare la propria ultima mossa; gli altri devono essere d’accordo.

## Il lago

lake-label = Il lago. Con le frecce ti sposti, con Invio scegli, con Pag giù vai alla prossima casella possibile, con Esc torni indietro.
cell-open = acqua libera
cell-shore = riva
cell-rock = uno scoglio
cell-mark = la casella segnata
cell-float = vicino a riva
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
    [orange] sopra l’arancione, altezza { $height }
    [green] sopra il verde, altezza { $height }
    [purple] sopra il viola, altezza { $height }
   *[black] sopra il nero, altezza { $height }
}
cell-last = piazzato per ultimo
cell-near = il tuo segmento comincia qui
cell-ghost = qui starebbe il tuo segmento
cell-offending = qui c’è l’ostacolo
ring-near = { $end ->
    [head] comincia qui, dalla testa
    [tail] comincia qui, dalla coda
    [both] comincia qui, dalla testa o dalla coda
   *[start] qui può stare la coda
}
ring-far = { $end ->
    [head] finisci qui, con la testa
    [tail] finisci qui, con la coda
    [both] finisci qui
   *[start] qui può stare la testa
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
moved-of = { $name }: { $move }.
news-said = { $name }: { $words }
news-seated = { $name } si siede.
news-employed = Si siede un computer: { $name }.
news-stands-in = Un computer gioca al posto di { $name }.
news-returned = Di nuovo qui: { $name }.
news-left = { $name } ha lasciato il tavolo.
news-left-playing = { $name } ha lasciato il tavolo; continua un computer.
news-removed = Chi ospita ha liberato il posto di { $name }.
news-undo-asked = { $name } chiede di annullare la propria ultima mossa.
news-undo-agreed = { $name } è d’accordo.
news-undo-refused = { $name } preferisce continuare.
news-rematched = Comincia una nuova partita.

## La fine

monster-of-the-year = Mostro dell’anno
wins-of = { $name } vince!
wins-shared-of = { $names } vincono insieme!
decided-by-left = { $count ->
    [0] { $name } ha piazzato tutti i segmenti.
    [one] È { $name } ad avere meno segmenti in riserva: uno solo.
   *[other] È { $name } ad avere meno segmenti in riserva: { $count }.
}
decided-by-head = Parità con { $count } in riserva, quindi decide la testa più alta: { $name }, ad altezza { $perch }.
decided-by-nothing = { $names }: { $count } in riserva a testa, e teste alla stessa altezza, { $perch }.
count-left = Segmenti rimasti
count-head = Altezza della testa
rematch = Gioca ancora
again-easier = Più facile
again-harder = Più difficile
see-where-it-turned = Rivedi la svolta
save-photo = Salva la foto
share-end = Condividi questa partita
share-end-how = Chi apre questo link può rivedere la partita mossa per mossa.
share-end-link = Link per rivedere la partita

## Parlarsi

talk-label = Chat
talk-none = Nessuno ha ancora detto nulla.
talk-watching = Solo chi gioca può scrivere in chat.
talk-write = Scrivi un messaggio
talk-send = Invia
reactions-label = Reazioni
phrases-label = Frasi pronte
phrase = { $name ->
    [hello] Ciao!
    [good-luck] Buona fortuna!
    [well-played] Ben giocato!
    [oh-no] Oh, no!
    [clever] Che mossa furba!
    [thinking] Ci sto pensando…
    [take-your-time] Fai con calma.
    [thanks] Grazie!
    [sorry] Scusa!
    [again] Un’altra partita?
    [goodbye] A presto!
    [smile] Un sorriso
    [laugh] Una risata
    [wow] Stupore
    [sad] Una lacrima
    [clap] Un applauso
   *[heart] Un cuore
}

## La connessione

link-connecting = Remiamo verso il tavolo…
link-reconnecting = Riconnessione in corso…
link-not-storing = In questo momento il server non può salvare le mosse. La partita riprenderà appena possibile.
link-unsent = La tua mossa è al sicuro e verrà inviata appena torna la connessione.
link-closed = { $reason ->
    [no-such-room] Questa stanza non c’è più. Le stanze in cui nessuno comincia a giocare spariscono dopo un po’.
    [broken-room] Impossibile aprire questa stanza, ci dispiace.
    [foreign-origin] Apri il gioco dal suo indirizzo, per favore.
    [server-full] Sul lago c’è folla: il server è pieno. Riprova tra un momento.
    [no-database] In questo momento il server non può salvare le mosse. Riprova tra poco.
    [too-many-wrong-codes] Da qui sono stati provati troppi link inesistenti. Aspetta un minuto e riprova.
    [too-many-sockets] Da qui sono già aperte troppe pagine. Chiudine una e riprova.
    [too-many-messages] Quante cose tutte insieme! Fai un bel respiro: il tuo posto è al sicuro.
    [too-large] Quel messaggio era troppo lungo. Il tuo posto è al sicuro.
    [too-slow] In questo momento la connessione è lenta. Riproviamo.
    [too-many-wrong-tokens] Questo dispositivo non ha la chiave di nessun posto a questo tavolo. Aspetta un minuto e riprova.
    [no-hello] Qualcosa è andato storto nella connessione. Ricarica la pagina, per favore.
   *[other] La connessione è chiusa.
}

## Impostazioni

set-language = Lingua
set-view = Vista
set-view-value = { $value ->
    [deep] In 3D
   *[flat] Mappa in 2D
}
set-theme = Tema
set-theme-value = { $value ->
    [light] Chiaro
    [dark] Scuro
   *[system] Come il dispositivo
}
set-animation = Animazioni
set-animation-value = { $value ->
    [normal] Normali
    [fast] Veloci
   *[off] Disattivate
}
set-confirm = Conferma con un secondo tocco
set-confirm-value = { $value ->
    [touch] Sul touchscreen
    [always] Sempre
   *[never] Mai
}
set-sound = Suoni
set-patterns = Squame sui mostri
set-figures = Altezze sui segmenti in 3D
on-off = { $value ->
    [on] Sì
   *[off] No
}

## Ciò che è stato rifiutato

refused-no-network = Il server non è raggiungibile. C’è connessione a Internet?
refused-no-rooms-here = Questa copia del gioco non ha stanze: apri il link sul server da cui proviene.
refused-broken-server = Qualcosa è andato storto sul server. Riprova, per favore.
refused-broken-page = Qualcosa è andato storto nella pagina. Ricaricala, per favore.
refused-no-database = Il server non raggiunge il suo database. Riprova tra poco.
refused-getting-ready = Il server è appena partito. Riprova tra mezzo minuto.
refused-not-stored = Il server non è riuscito a salvare. Riprova, per favore.
refused-broken-room = Impossibile aprire questa stanza, ci dispiace.
refused-malformed = Il server non ha capito.
refused-too-large = È troppo grande.
refused-not-possible = Non è possibile.
refused-foreign-origin = Apri il gioco dal suo indirizzo, per favore.
refused-too-many-rooms = Da qui sono state create troppe stanze. Aspetta un po’, per favore.
refused-too-many-new-rooms = In questo momento si creano tantissime stanze. Riprova tra un momento.
refused-word-wanted = Qui, per creare una stanza serve una parola d’invito.
refused-wrong-word = Non è la parola d’invito giusta.
refused-too-many-wrong-words = Da qui sono state provate troppe parole d’invito sbagliate. Aspetta un minuto e riprova.
refused-work-wanted = Non siamo riusciti a preparare la stanza in tempo. Riprova, per favore.
refused-too-many-requests = Da qui sono arrivate troppe richieste. Aspetta qualche secondo, per favore.
refused-too-many-wrong-codes = Da qui sono stati provati troppi link inesistenti. Aspetta un minuto e riprova.
refused-no-such-room = Questa stanza non c’è, o non c’è più.
refused-no-such-game = Questa partita non esiste.
refused-no-such-table = Questa partita non è su questo dispositivo.
refused-spoilt-table = Questa partita è stata salvata su questo dispositivo, ma non si può più leggere. È rimasta com’era.
refused-spoilt-link = In questo link non c’è una partita giocabile. Forse se n’è perso un pezzo per strada.
refused-no-such-page = Questa pagina non esiste.
refused-no-such-move = Questa mossa non è valida.
refused-no-such-seat = Questo posto non esiste.
refused-no-such-level = Questo livello non esiste.
refused-no-such-phrase = Questa frase non è tra quelle pronte.
refused-invalid-position = Questa posizione non è valida.
refused-invalid-record = Questo file non contiene una partita.
refused-invalid-box = Questa scatola non torna: non si può aprire una stanza.
refused-colour-twice = Serve un colore diverso per ogni mostro.
refused-name-missing = Scrivi un nome, per favore.
refused-name-too-long = Il nome può avere al massimo { $most } caratteri.
refused-seat-taken = Qualcuno è stato più veloce: il posto è preso.
refused-not-your-seat = Quel posto non è tuo.
refused-own-seat = È già il tuo posto.
refused-not-absent = Quel giocatore è qui.
refused-only-at-the-table = Può farlo solo chi è al tavolo.
refused-only-the-maker = Può farlo solo chi ha creato la stanza.
refused-nobody-there = Lì non è seduto nessun ospite.
refused-removed = Chi ospita ha liberato il tuo posto: in questa stanza puoi solo guardare.
refused-computer-plays = A questo posto ora gioca un computer.
refused-done-already = È già stato fatto.
refused-not-your-turn = Non è il tuo turno.
refused-still-waiting = Non tutti i posti sono occupati.
refused-out-of-date = Nel frattempo la partita è andata avanti. Guarda di nuovo.
refused-game-goes-on = La partita è ancora in corso.
refused-undo-asked-already = C’è già una richiesta di annullare una mossa.
refused-nothing-to-undo = Non hai mosse da annullare.
refused-nothing-to-answer = Non c’è più nulla a cui rispondere.
refused-phrases-only = A questo tavolo ci sono solo frasi pronte.
refused-no-free-text = Su questo server ci sono solo frasi pronte.
refused-no-hints = In questa stanza gli indizi sono disattivati.
refused-text-too-long = Al massimo { $most } caratteri, per favore.
refused-enough-said = Per ora basta così. Il resto dopo la prossima mossa.
refused-room-is-full = La cronologia di questa stanza è piena. Finisci la partita, poi crea una nuova stanza.
refused-no-engine = Questo browser non può eseguire il gioco perché gli manca WebAssembly. Provane uno più recente.

## Le regole

rules-goal = Allunga il tuo mostro più che puoi. Quando nessuno può più continuare, chi ha meno segmenti in riserva è il Mostro dell’anno.
rules-contents = Le regole una per una
rule-r1 = I giocatori
rule-r1-text = Due, tre o quattro mostri si dividono il lago: arancione, verde, viola e nero, ogni colore una volta sola. Si gioca a turno in senso orario. Può iniziare chiunque: mettetevi d’accordo o lasciate fare al caso.
rule-r2 = Il lago
rule-r2-text = In due si resta nelle acque profonde al centro. In tre si usa anche il primo anello intorno, in quattro tutto il lago. Fuori da lì non si piazza mai niente: lo stesso segmento può essere troppo lungo in due e perfetto in quattro.
rule-r3 = L’inizio
rule-r3-text = A turno ogni mostro piazza il segmento iniziale, il più basso dei dieci, dove vuole nelle acque profonde, lungo una riga o una colonna. Scegli tu quale piede porta la testa e quale la coda.
rule-r4 = Allungarsi
rule-r4-text = Al tuo turno prendi un segmento dalla riserva e allunga il tuo mostro, dalla parte della testa o da quella della coda. Il segmento comincia proprio accanto a quell’estremità, non in diagonale. Da lì va dritto, svolta o torna indietro sopra il tuo stesso corpo. La testa o la coda si sposta poi dove il segmento finisce. Quello che è piazzato non si muove più.
rule-r5 = Piedi in acqua libera
rule-r5-text = Ogni piede va su una casella del lago vuota e senza niente al di sopra. Non si può stare su un altro piede, né sotto un segmento.
rule-r6 = Sopra, mai sotto
rule-r6-text = Tra un piede e l’altro un segmento può passare sopra tutto ciò che è più basso: uno o più segmenti, tuoi o altrui, di traverso o per il lungo. Non passa mai sotto un segmento, né sopra uno della stessa altezza.
rule-r7 = Teste e code
rule-r7-text = Nulla passa sopra una testa o una coda. C’è una sola eccezione: l’estremità che stai spostando in questo momento, perché lì non ci sarà più.
rule-r8 = Bloccato
rule-r8-text = Chi non può piazzare nulla salta il turno; chi può piazzare un segmento è obbligato a farlo. Un mostro bloccato resta in gioco e riprende a giocare appena una testa o una coda si toglie di mezzo. Prova: dopo questa mossa il verde è bloccato.
rule-r9 = La fine
rule-r9-text = La partita finisce quando nessuno può più piazzare nulla. Qui nessuno dei due mostri trova posto.
rule-r10 = Chi vince
rule-r10-text = Vince chi ha meno segmenti in riserva. In caso di parità vince la testa più alta; se anche le teste sono alla stessa altezza, si vince a pari merito. Qui l’arancione ha un segmento da piazzare: alla testa vince, alla coda divide la vittoria.
rule-r11 = La variante avanzata
rule-r11-text = Tutto resta uguale tranne una cosa: il nuovo segmento comincia esattamente a due caselle dalla testa o dalla coda, in riga o in colonna. Quello che c’è sulla casella in mezzo non conta: lo si scavalca con un gran passo.

## Perché una mossa è rifiutata, con esempi

refusals = Perché una mossa è rifiutata
refusals-about = Tutti i motivi di rifiuto, ognuno con una mossa rifiutata e una permessa.
refusal-rule = Regola { $number }: { $title }
refusal-game-over = La partita è finita
refusal-game-over-text = Nessuno può più piazzare nulla: non si gioca più.
refusal-start-first = Prima i segmenti iniziali
refusal-start-first-text = Prima che qualcuno si allunghi, ogni mostro piazza il segmento iniziale nelle acque profonde.
refusal-already-started = Segmento iniziale già piazzato
refusal-already-started-text = Il segmento iniziale si piazza una volta sola. Poi il mostro si allunga dalla testa o dalla coda.
refusal-not-straight = Non è dritto
refusal-not-straight-text = Un segmento segue una riga o una colonna. In diagonale ci va solo il vento.
refusal-no-such-segment = Questo segmento non esiste
refusal-no-such-segment-text = Ogni mostro ha i suoi dieci segmenti. Non tutte le lunghezze esistono in tutte le altezze.
refusal-not-the-starter = Non è quello iniziale
refusal-not-the-starter-text = Si comincia sempre con il segmento più basso, e la sua lunghezza cambia da colore a colore.
refusal-segment-placed = Già piazzato
refusal-segment-placed-text = Di ogni segmento ce n’è uno solo, e ciò che è piazzato resta.
refusal-not-beside-the-end = Non accanto alla testa o alla coda
refusal-not-beside-the-end-text = Un nuovo segmento comincia proprio accanto alla tua testa o alla tua coda, non in diagonale. Nella variante avanzata comincia esattamente a due caselle.
refusal-outside-the-lake = Fuori dal lago
refusal-outside-the-lake-text = Il segmento uscirebbe dalle caselle in gioco con questo numero di mostri.
refusal-outside-deep-water = Non in acque profonde
refusal-outside-deep-water-text = I segmenti iniziali vanno nelle acque profonde al centro, qualunque sia il numero di mostri.
refusal-not-open-water = Niente acqua libera
refusal-not-open-water-text = Un piede va su una casella vuota e senza niente al di sopra.
refusal-under-an-arch = Sotto un segmento
refusal-under-an-arch-text = Qualcosa di più alto sbarra la strada, e sotto non si passa mai, anche se ci si starebbe.
refusal-equal-height = Stessa altezza
refusal-equal-height-text = Un segmento passa solo sopra ciò che è più basso. La stessa altezza non basta.
refusal-over-a-head = Sopra una testa
refusal-over-a-head-text = Sopra le teste non si passa, per quanto basse siano. Solo sopra la tua, mentre la sposti.
refusal-over-a-tail = Sopra una coda
refusal-over-a-tail-text = Le code sono protette come le teste. Giraci intorno.
example-allowed = Si può.
example-refused = Non si può.
example-allowed-number = Esempio { $number }: si può
example-refused-number = Esempio { $number }: non si può
example-tries = Esempi: { $title }
example-try = Prova tu
example-try-label = Prova tu: { $title }
example-table = Un lago per provare: { $title }
practice-again = Ricomincia
practice-close = Fatto

## La prima lezione

lesson-steps = I passi della lezione
lesson-number = Passo { $number } di { $count }
lesson-peg = Passo { $number }: { $title }
lesson-peg-done = Passo { $number }: { $title }, fatto
lesson-next = Avanti
lesson-finish = Fine
lesson-show = Fammi vedere
lesson-skip = Salta
lesson-start = In acqua!
lesson-start-text = Sei il mostro arancione. Il segmento iniziale è il più basso di tutti e va nelle acque profonde, al centro scuro del lago.
lesson-start-task = Tocca una casella per la coda, poi una per la testa, e piazza il segmento.
lesson-start-done = Eccoti! Due piedi, una coda e una testa: è già un piccolo mostro.
lesson-start-other = Ben piazzato. Prova ancora una volta.
lesson-extend = Crescere
lesson-extend-text = Un mostro si allunga dalla testa o dalla coda. Scegli un segmento: il numero grande è l’altezza, quello piccolo la lunghezza. I cerchi mostrano dove può cominciare, proprio accanto alla testa o alla coda.
lesson-extend-task = Allunga il tuo mostro, dove vuoi.
lesson-extend-done = Il tuo mostro è cresciuto! La testa o la coda si è spostata dove il segmento finisce. Quello che è piazzato resta lì per sempre.
lesson-extend-other = Ben piazzato. Prova ancora una volta.
lesson-turn = Si svolta
lesson-turn-text = Un nuovo segmento non deve per forza andare dritto. Da dove comincia può seguire la riga o la colonna, da qualunque parte ci sia posto. Mai in diagonale, però.
lesson-turn-task = Il tuo mostro va da ovest a est. Piazza un segmento verso nord o verso sud.
lesson-turn-done = Ed ecco la curva. I mostri sono flessibili.
lesson-turn-other = È permesso, ma va ancora da ovest a est. Scegli un segmento verso nord o verso sud.
lesson-cross = Si passa sopra
lesson-cross-text = Il verde ti sbarra la strada con un segmento di altezza 2. Puoi passare sopra tutto ciò che è più basso del tuo nuovo segmento, anche sopra più segmenti insieme. L’altezza è il numero nel cerchietto.
lesson-cross-task = Passa sopra il verde con un segmento di altezza 3 o più.
lesson-cross-done = Un bel ponte! Il segmento verde ora sta sotto il tuo.
lesson-cross-other = È permesso, ma così non passi sopra il verde. Vai a nord dalla testa, con altezza 3 o più.
lesson-under = Mai sotto
lesson-under-text = Ora il segmento verde ha altezza 5. Sotto ci sarebbe posto, ma nulla passa mai sotto un segmento. Prova, se vuoi: il gioco ti dirà perché no.
lesson-under-task = Uno solo dei tuoi segmenti è ancora più alto. Usalo per passare sopra il verde.
lesson-under-done = Proprio in cima, con il tuo segmento più alto. Ne hai uno solo così.
lesson-under-other = È permesso, ma così ci giri intorno. Passa sopra il lungo segmento verde con il tuo di altezza 6.
lesson-equal = Uguale non basta
lesson-equal-text = Il segmento verde ha altezza 3, come due dei tuoi. Si passa solo sopra ciò che è più basso: con la stessa altezza non si può.
lesson-equal-task = I segmenti alti sono preziosi. Passa sopra il verde con il più basso che basta.
lesson-equal-done = Altezza 4, appena uno in più del verde: una mossa senza sprechi.
lesson-equal-other = È permesso, ma non è quello che cerchiamo. Passa sopra il verde con un segmento di altezza 4, partendo dalla casella a nord della testa.
lesson-ends = Teste e code
lesson-ends-text = La testa verde ti ferma: nessun segmento passa sopra una testa o una coda. La tua fa eccezione, ma solo quella che sposti in questo turno.
lesson-ends-task = Torna indietro: fai passare un nuovo segmento sopra la testa o la coda da cui parte.
lesson-ends-done = Che capriola! Il tuo mostro ha scavalcato sé stesso, e ora l’estremità è dove il segmento finisce.
lesson-ends-other = È permesso, ma non passa sopra la propria estremità. Parti da un lato della testa e arriva dall’altro.
lesson-blocked = Bloccare
lesson-blocked-text = Chi non trova posto per nessun segmento è bloccato: salta il turno finché una testa o una coda non si toglie di mezzo. Il verde è in un angolo: c6, a nord della sua testa, è l’unica uscita, e la tua coda è vicina.
lesson-blocked-task = Blocca il verde.
lesson-blocked-done = Il verde è bloccato e salta il turno. Tu continui finché puoi piazzare un segmento.
lesson-blocked-other = Il verde può ancora scappare. La sua uscita è c6: mettici un piede.
lesson-winning = Vincere
lesson-winning-text = Nessuno ha più posto, solo tu puoi piazzare un ultimo segmento. Poi a te e al verde ne resterà lo stesso numero, e vincerà la testa più alta. Quella del verde è ad altezza 5.
lesson-winning-task = Piazza l’ultimo segmento in modo che la vittoria sia tutta tua.
lesson-winning-done = La tua testa sale ad altezza 6. L’arancione è il Mostro dell’anno!
lesson-winning-other = Ora la coda sta in alto, ma la testa è pari a quella del verde: vittoria a pari merito. È la testa che conta.
lesson-expert = Variante avanzata
lesson-expert-text = Nella variante avanzata un nuovo segmento comincia esattamente a due caselle dalla testa o dalla coda. Quello che c’è in mezzo non conta: lo scavalchi.
lesson-expert-task = Un piede verde è proprio accanto alla tua testa. Scavalcalo, fino a h5.
lesson-expert-done = Un gran passo, e il verde è alle tue spalle. Ora sai tutto.
lesson-expert-other = È permesso, ma qui si tratta di scavalcare il verde. Comincia in h5.
lesson-finished = Sai nuotare!
lesson-finished-text = È tutto qui. Il resto è scegliere bene: i segmenti alti sono pochi, e l’acqua libera la vogliono tutti.
lesson-play = Gioca una partita
lesson-begin-again = Rifai la lezione

## Rivedere una partita

replay-file = Apri una partita salvata
replay-file-about = È un piccolo file di testo con tutte le mosse di una partita. Se ne può scaricare uno per ogni partita, qui o nel terminale.
replay-open = Scegli un file
replay-drop = Oppure trascinalo qui.
replay-another = Aprine un’altra
replay-games = Partite su questo dispositivo
replay-game = Tavolo { $code }, partita { $game }
replay-number = Partita n. { $game }
replay-which = Partite di questo tavolo
replay-kept = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
replay-controls = Scorri la partita
replay-first = All’inizio
replay-previous = Mossa precedente
replay-play = Riproduci
replay-pause = Pausa
replay-next = Mossa successiva
replay-last = Alla fine
replay-slider = Mossa
replay-ply = Mossa { $ply } di { $count }.
replay-start = { $count ->
    [0] Ancora nessuna mossa.
    [one] Prima dell’unica mossa.
   *[other] Prima della prima mossa ({ $count } in tutto).
}
replay-beginning = Il lago vuoto
replay-download = Scarica la partita
replay-copy = Copia il link a questa mossa
replay-look-again = Cerca nuove mosse
replay-keys = Con le frecce vai di mossa in mossa, con Inizio e Fine agli estremi, con la barra spaziatrice avvii o metti in pausa. Tocca un segmento per vedere quando è stato piazzato.
replay-offline = Nessuna connessione: questa è l’ultima copia della partita salvata sul dispositivo.
record-wrong-move = La mossa { $ply }, { $move } ({ $words }), infrange una regola.
record-unread-move = La mossa { $ply }, { $move }, non si può leggere.
record-stray = Dopo la mossa { $ply } { $move } c’è qualcosa che non è né una mossa, né un commento, né una variante.
record-branch-open = La partita salvata si interrompe a metà di una variante, dopo la mossa { $ply } { $move }.
record-branch-empty = C’è una variante senza mosse dopo la mossa { $ply }.
record-branch-first = C’è una variante prima della prima mossa.
record-branch-deep = Ci sono troppe varianti una dentro l’altra dopo la mossa { $ply } { $move }.

## Il lago aperto

lake = Il lago aperto
lake-about = Qui puoi provare tutto: piazzare per ogni mostro, tornare indietro, tentare altro. Ogni variante resta su questo dispositivo. Se vuoi, il motore mostra le sue mosse migliori.
lake-about-short = Prova di tutto, per ogni mostro
lake-empty = Un lago vuoto
lake-monsters = Quali mostri? Toccali in ordine di gioco.
lake-begin = Tuffati
lake-text = Da un testo
lake-text-about = Incolla una riga di posizione o una partita salvata, con o senza varianti.
lake-open = Apri
lake-kept = Esplorati su questo dispositivo
lake-kept-about = { $count ->
    [0] Ancora nessuna prova · { $date }
    [one] { $count } mossa · { $date }
   *[other] { $count } mosse · { $date }
}
lake-explore = Esplora da qui
lake-others = Altri laghi
lake-full = Su questo dispositivo non c’è più spazio per tenere questo lago. Salvalo in un file o condividilo prima di chiudere la pagina.
lake-walk = Scorri questa linea
lake-keys = Con le frecce destra e sinistra segui una linea, con su e giù cambi variante, con Inizio e Fine vai agli estremi.
lake-branches = Varianti
lake-beginning = L’inizio
lake-instead = Al posto della mossa { $ply }
lake-name = Nome o nota
lake-promote = Linea principale
lake-delete = { $count ->
    [one] Elimina questa mossa
   *[other] Elimina { $count } mosse
}
lake-deleted = { $count ->
    [one] { $count } mossa eliminata.
   *[other] { $count } mosse eliminate.
}
lake-bring-back = Ripristina
lake-ways = E adesso?
lake-play-on = Gioca da qui
lake-play-on-about = La partita continua da questa posizione. Chi gioca contro chi?
lake-person = Tu o un amico
lake-save = Salva in un file
lake-share-how = Tutto il lago è in questo link, con tutte le varianti; non viene salvato nulla altrove.
lake-share-link = Link con questo lago
engine = Motore
engine-time = Quanto pensa il motore
engine-seconds = { $seconds ->
    [0] Spento
   *[other] { $seconds } s
}
engine-shares = Quota di vittoria di ogni mostro
engine-proved = Dimostrato
engine-proved-move = dimostrato
engine-over = La partita è finita
engine-likely = { $count ->
    [one] Probabile, dopo { $count } partita di prova
   *[other] Probabile, dopo { $count } partite di prova
}
engine-thinking = { $count ->
    [0] Ci penso…
   *[other] Ci penso… { $count }
}
engine-stop = Ferma
engine-best = Mosse migliori
refused-spoilt-lake = In questo link non c’è nulla da esplorare. Forse se n’è perso un pezzo per strada.
lake-gone = Questo lago non è su questo dispositivo.

## L’allenatore

set-coach = Allenatore
coach-about = Prima di un grosso errore, l’allenatore ti chiede se vuoi davvero. Solo quando giochi da solo contro il computer.
coach-sure = { $part ->
    [all] Davvero? Così butti via quasi tutte le tue possibilità.
    [most] Davvero? Così butti via gran parte delle tue possibilità.
    [half] Davvero? Così butti via metà delle tue possibilità.
   *[some] Davvero? Così butti via una buona parte delle tue possibilità.
}
coach-again = Ci ripenso
coach-anyway = Piazza lo stesso

## La storia di una partita

story = La storia di questa partita
story-looking = { $done } mosse valutate su { $of }
story-looking-label = Avanzamento della valutazione
story-ready = Tutte le mosse sono state valutate.
story-shares = Quote di vittoria a questa mossa
story-how = Ogni colore è la quota di vittoria di un giocatore, dalla prima all’ultima mossa. Trascina, o tocca uno spillo per vedere dove la partita ha svoltato.
story-waiting = Questa mossa è ancora in esame.
story-is-proved = Dimostrato: giocando al meglio finisce esattamente così.
story-is-likely = Probabile, in base a partite simulate. Dov’è tratteggiato, è dimostrato.
story-passes = Le linee in basso: chi ha dovuto passare.
story-proved = Dimostrato.
story-size = { $size ->
    [inaccuracy] Imprecisione.
    [mistake] Errore.
   *[blunder] Errore grave.
}
story-cost = { $points ->
    [one] Ha ceduto { $points } punto.
   *[other] Ha ceduto { $points } punti.
}
story-gained = { $points ->
    [one] { $name } ne ha guadagnato { $points }.
   *[other] { $name } ne ha guadagnati { $points }.
}
story-lost = { $points ->
    [one] Anche { $name } ne ha perso { $points }.
   *[other] Anche { $name } ne ha persi { $points }.
}
story-by-proof = Dimostrato.
story-by-simulations = { $count ->
    [one] Valutata con { $count } partita simulata.
   *[other] Valutata con { $count } partite simulate.
}
story-forced = L’unica mossa possibile.
story-fine = Una buona mossa: nulla di ceduto.
story-find = Bella trovata.
story-find-about = Quasi nessun’altra mossa salvava le possibilità.
story-better = Mostra una mossa migliore
story-better-move = Meglio: { $move }.
story-a-better-move = una mossa migliore
story-turning = Dove ha svoltato
story-turning-none = Nessuna mossa da sola ha deciso la partita.
story-move-of = Mossa { $ply }, { $name }
story-yours = { $count ->
    [0] Le tue svolte
    [1] La tua svolta
   *[other] Le tue due svolte
}
story-again = Riprovaci
story-again-none = Niente che meriti un secondo tentativo. Ben giocato!
story-whose = Le mosse di chi?
story-try = Trova di meglio
story-try-about = { $points ->
    [one] Mossa { $ply }: { $points } punto
   *[other] Mossa { $ply }: { $points } punti
}
story-accuracy = Come hanno giocato tutti
story-accuracy-of = precisione
story-accuracy-how = Che cosa significano queste cifre?
story-accuracy-about = L’intera vittoria vale 100 punti. Ogni mossa è confrontata con la migliore al suo posto; quel che cede va agli altri. Precisione 100 significa che nulla è stato ceduto. Le mosse obbligate non contano e, se più mosse si equivalgono, ognuna è la migliore.
story-size-about = { $size ->
    [inaccuracy] Imprecisione: da 5 punti in su
    [mistake] Errore: da 10 punti in su
   *[blunder] Errore grave: da 15 punti in su
}
story-sizes = { $size ->
    [inaccuracy] { $count ->
        [one] { $count } imprecisione
       *[other] { $count } imprecisioni
    }
    [mistake] { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
   *[blunder] { $count ->
        [one] { $count } errore grave
       *[other] { $count } errori gravi
    }
}
story-no-slips = Nemmeno un’imprecisione
story-best = Il momento migliore, mossa { $ply }: { $move }
story-table = La storia in tabella
story-table-notes = Note
try-before = Nella partita: { $move }. { $points ->
    [one] Ha ceduto { $points } punto.
   *[other] Ha ceduto { $points } punti.
}
try-any = Vale ogni mossa che salva le possibilità.
try-hint = { $step ->
    [1] Prendi il segmento di altezza { $height } e lunghezza { $length }.
    [2] { $end ->
        [head] Piazzalo alla testa.
        [tail] Piazzalo alla coda.
       *[start] Qui comincia il tuo mostro.
    }
   *[3] Da { $near } a { $far }, come mostrato.
}
try-judging = Vediamo…
try-kept = Esatto!
try-kept-share = Salva il { $share } della vittoria.
try-missed = Non proprio.
try-missed-share = Lascia il { $share } della vittoria; era possibile il { $best }.
try-same = Era la mossa della partita.
try-another = Prova un’altra mossa
try-follow = Come sarebbe andata
try-following = Il computer continua per tutti…
try-back = Torna alla partita
try-solved = { $count ->
    [0] Torna domani, da risolvere senza aiuto.
    [1] Risolto una volta. Torna domani.
   *[other] Risolto due volte: messo via.
}
mine = I tuoi errori
mine-about = { $count ->
    [0] Finisci una partita: le tue svolte ti aspetteranno qui come rompicapi.
    [one] { $count } svolta da riprovare
   *[other] { $count } svolte da riprovare
}
mine-later = Per oggi niente. Il prossimo arriva domani.
mine-next = Il prossimo

## Altre impostazioni

set-looks = Aspetto
set-play = Gioco
set-colours = Colori
set-colours-value = { $value ->
    [contrast] Contrasto elevato
   *[usual] Colori della mappa
}
set-quality = Qualità del 3D
set-quality-value = { $value ->
    [low] Bassa
    [medium] Media
    [high] Alta
   *[auto] Automatica
}
set-kept = Le impostazioni restano solo su questo dispositivo.
set-reset = Ripristina le impostazioni

## Senza rete

install = Installa su questo dispositivo
offline = Nessuna connessione.
offline-about = Le partite su questo dispositivo, i rompicapi, la lezione e le partite da rivedere funzionano lo stesso. Solo le stanze hanno bisogno della rete; le loro partite sono al sicuro sul server.
offline-room = Una stanza ha bisogno della rete. La tua partita è al sicuro sul server e continua appena torni online.
offline-practice = Per provare le mosse serve la connessione; le figure funzionano lo stesso.
renewed = C’è una nuova versione. Ricarica quando vuoi; nessuna partita va persa.
renewed-reload = Ricarica

## I rompicapi: la mappa, un rompicapo, quello del giorno

solo-to-map = Torna alla mappa
solo-map-label = La mappa del lago: scegli un luogo
solo-begin = Comincia da qui
solo-go-on = Continua
solo-place = { $chapter }, numero { $number }
solo-all-done = Hai risolto tutti i rompicapi
solo-all-done-about = Ogni giorno ce n’è uno nuovo.
solo-daily = Rompicapo del giorno
solo-daily-solved = Risolto. Il prossimo arriva a mezzanotte.
solo-streak = { $count ->
    [0] Uguale per tutti, nuovo a mezzanotte
    [one] 1 giorno finora: continua così
   *[other] { $count } giorni di fila
}
solo-new-day = È passata la mezzanotte e c’è un nuovo rompicapo. Prima puoi finire questo.
solo-new-day-open = Apri quello nuovo
solo-days = Calendario dei rompicapi
solo-days-short = Altri giorni
solo-days-about = Il lunedì è facile, la domenica difficile. Stella piena: risolto il giorno stesso. Stella vuota: recuperato dopo.
solo-month-before = Mese precedente
solo-month-after = Mese successivo
solo-day = { $date }: { $kind ->
    [solved] risolto il giorno stesso
    [late] recuperato dopo
   *[open] non ancora risolto
}
solo-day-late = Un giorno da recuperare
solo-weekly = Rompicapo della settimana
solo-weekly-about = Difficile, e nuovo ogni lunedì
solo-weekly-solved = Risolto. Il prossimo arriva lunedì.
solo-weeks = Rompicapi della settimana
solo-week = Settimana del { $date }: { $kind ->
    [solved] risolto
   *[open] non ancora risolto
}
solo-week-of = Settimana del { $date }
solo-efforts = È stato difficile?
solo-efforts-about = { $count ->
    [one] Questo dispositivo ha annotato tentativi, mosse annullate e tempo per 1 rompicapo.
   *[other] Questo dispositivo ha annotato tentativi, mosse annullate e tempo per { $count } rompicapi.
} Da soli non vanno da nessuna parte. Se vuoi, da’ il file a chi fa i rompicapi: saprà quali sono difficili.
solo-efforts-save = Salva questi dati
solo-chapter-progress = { $solved } su { $count } risolti, { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
solo-stars-how = Una stella se lo risolvi, una senza indizi, una al primo tentativo.
solo-stone = Rompicapo { $number }: { $title }. { $stars ->
    [0] Non ancora risolto
    [one] Risolto, 1 stella
   *[other] Risolto, { $stars } stelle
}
solo-stone-halfway = Rompicapo { $number }: { $title }. Iniziato
solo-covered = Ancora nella nebbia. { $count ->
    [one] Risolvi un altro rompicapo in «{ $before }» e si alzerà.
   *[other] Risolvi altri { $count } rompicapi in «{ $before }» e si alzerà.
} Puoi comunque dare un’occhiata.
solo-covered-label = Ancora nella nebbia
solo-lifted = La nebbia si alza: { $chapter }.
solo-masterpiece = Capolavoro
solo-masterpiece-how = Un capolavoro: poco sul lago, un’idea che sorprende.
solo-finale = Gran finale, par { $par }
solo-finale-how = Un finale: tutto quello che il capitolo ti ha insegnato, e un par per i segmenti piazzati, compresi quelli ripresi.
solo-par = { $placed ->
    [0] Par { $par }
   *[other] Par { $par }, piazzati finora: { $placed }
}
solo-par-result = { $score ->
    [under] Sotto il par: { $placed } piazzati, il par è { $par }. Magnifico!
    [even] In par: { $placed } piazzati, proprio quanti ne servono.
   *[over] { $placed } piazzati, il par è { $par }. Si può fare con meno.
}
solo-make = Creane uno tuo
solo-make-about = Un lago, un quesito, un link per gli amici
solo-file = I tuoi progressi
solo-file-about = Restano solo su questo dispositivo. Salvali in un file per portarli su un altro.
solo-export = Salva in un file
solo-import = Carica da un file
solo-imported = { $count ->
    [one] Il file contiene 1 rompicapo risolto; vale il risultato migliore.
   *[other] Il file contiene { $count } rompicapi risolti; vale il risultato migliore.
}
solo-import-bad = Questo file non contiene progressi nei rompicapi.
solo-shared = Un rompicapo per te
solo-turns-left = { $count ->
    [one] Ancora una mossa
   *[other] Ancora { $count } mosse
}
solo-answering = L’avversario risponde…
solo-answers = Le risposte dell’avversario
solo-tools = Aiuto per questo rompicapo
solo-reset = Ricomincia
solo-check = Ancora risolvibile?
solo-check-asking = Sto cercando…
solo-check-unknown = Ci vuole troppo tempo per scoprirlo.
solo-unsolved = Nessuna soluzione trovata.
solo-no-hint = Da qui non si va avanti. Annulla una mossa.
solo-solution = Soluzione
solo-solution-label = La soluzione, passo per passo
solo-solution-start = Si comincia così. { $count ->
    [one] Segue 1 mossa.
   *[other] Seguono { $count } mosse.
}
solo-solution-step = Mossa { $at } di { $count }. { $move }
solo-solution-close = Torna al mio tentativo
solo-failed = Così non va: qui non si può più fare niente. Ma ogni tentativo insegna qualcosa.
solo-failed-left = { $left ->
    [one] C’è ancora un segmento nella riserva.
   *[other] Ci sono ancora { $left } segmenti nella riserva.
}
solo-failed-some = { $placed ->
    [one] Hai piazzato un segmento; ne servono { $count }.
   *[other] Hai piazzato { $placed } segmenti; ne servono { $count }.
}
solo-failed-reach = Nessun piede è su { $cell }.
solo-failed-head = La testa è ad altezza { $height }; dovrebbe essere a { $perch }.
solo-failed-escape = Nessun piede è arrivato alla riva.
solo-failed-block = { monster } può ancora muovere.
solo-failed-moves = Hai finito le mosse e la partita continua.
solo-failed-win = { monster } ha meno segmenti in riserva: { $otherLeft } contro i tuoi { $left }.
solo-failed-higher = Segmenti pari, ma { monster } ha la testa più alta: { $otherHeight } contro { $height }.
solo-failed-shared = Segmenti pari e teste alla stessa altezza: la vittoria sarebbe condivisa.
solo-chance = Dove è andata storta?
solo-chance-found = Si poteva ancora risolvere fino alla tua mossa { $number }. Ecco che cosa ha chiuso la strada: { $move }.
solo-chance-back = Torna a quel punto
solo-solved-stars = { $stars ->
    [3] Senza indizi e al primo tentativo. I turisti sono senza parole.
    [2] E senza indizi. Ottimo!
   *[1] I turisti applaudono.
}
solo-solved-label = { $stars ->
    [one] 1 stella su 3
   *[other] { $stars } stelle su 3
}
solo-next = Rompicapo successivo
solo-chart = Torna alla mappa
solo-again = Gioca ancora
solo-share-how = Chi apre questo link può giocare questo rompicapo.
solo-share-link = Link a questo rompicapo

## Il diario di bordo

logbook = Diario di bordo
log-medals = Medaglie: { $count } su { $all }
medal-sunk = Ancora sott’acqua.
medal-ripple = Primo cerchio nell’acqua
medal-ripple-for = Gioca una partita fino in fondo.
medal-company = Buona compagnia
medal-company-for = Gioca una partita con un’altra persona.
medal-whole = Il mostro intero
medal-whole-for = Piazza tutti i tuoi dieci segmenti.
medal-stride = Passo lungo
medal-stride-for = Vinci una partita avanzata.
medal-heron = Il cenno dell’airone
medal-heron-for = Vinci contro Airone o qualcuno di più forte.
medal-legend = Amico della leggenda
medal-legend-for = Vinci contro Nessie.
medal-mornings = Sette mattine
medal-mornings-for = Risolvi il rompicapo del giorno per sette giorni di fila.
medal-stars = Acqua stellata
medal-stars-for = Guadagna 30 stelle con i rompicapi.
log-computers = Contro i computer
log-unmet = Mai incontrato
log-tally = { $shared ->
    [0] Vinte: { $won }, perse: { $lost }
   *[other] Vinte: { $won }, condivise: { $shared }, perse: { $lost }
}
log-wins-in-a-row = Vittorie di fila: { $now }. Record: { $best }.
log-last = Ultime partite
log-none = Qui non è ancora finita nessuna partita.
log-winner = ha vinto
log-games-count = { $count ->
    [0] Medaglie, vittorie, rompicapi
    [one] 1 partita finita
   *[other] { $count } partite finite
}
log-puzzles = { $solved ->
    [one] 1 rompicapo risolto
   *[other] { $solved } rompicapi risolti
}, { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}.
log-days = Rompicapi del giorno di fila: { $now }. Record: { $best }.
log-best = I più difficili con tre stelle
log-imported = { $count ->
    [one] 1 partita caricata.
   *[other] { $count } partite caricate.
}

## Creare un rompicapo

make = Crea un rompicapo
make-tool = Che cosa piazzare
make-rock = Scoglio
make-mark = Casella segnata
make-undo = Annulla l’ultima modifica
make-lays = { monster }:
make-tap-rock = Tocca una casella per mettere o togliere uno scoglio.
make-tap-mark = Tocca la casella che un piede deve raggiungere.
make-about-mark = Il rompicapo è risolto appena un piede poggia sulla casella segnata.
make-about-second = Conta tutto insieme: quando il resto è fatto, un piede deve stare sulla casella segnata.
make-take-off = { monster }: togli
make-take = { $what ->
    [head] Togli dalla testa
    [tail] Togli dalla coda
   *[all] Togli tutto
}
make-question = Il quesito
make-goal = Obiettivo
make-goal-kind = { $kind ->
    [all] Piazzarli tutti
    [some] Piazzarne alcuni
    [reach] Raggiungere una casella
    [head] Alzare la testa
    [escape] Fuggire a riva
    [together] Due insieme
    [block] Bloccare
   *[win] Vincere
}
make-figure = { $kind ->
    [some] Segmenti da piazzare
    [head] Altezza della testa
   *[moves] Numero massimo di mosse
}
make-second = Un piede deve anche raggiungere una casella
make-less = Uno in meno
make-more = Uno in più
make-turn = Con quale mostro si gioca?
make-first = Quale mostro comincia?
make-given = { $colour ->
    [orange] Segmenti per l’arancione
    [green] Segmenti per il verde
    [purple] Segmenti per il viola
   *[black] Segmenti per il nero
}
make-given-about = Tocca i segmenti che si potranno piazzare.
make-stands-still = Senza segmenti resta fermo.
make-lake = Mostri e regole
make-monsters = Mostri in questo rompicapo
make-monsters-about = Da due a quattro: più sono, più grande è il lago. Non è necessario che siano tutti sul lago.
make-searching = Ricerca in corso…
make-search-again = Cerca ancora
make-clear = Svuota il lago
make-play = Gioca
make-share = Condividi
make-share-how = Chi apre questo link può risolvere il tuo rompicapo. È tutto nel link; altrove non resta nulla.
make-share-link = Link a questo rompicapo
make-solution = Una soluzione
make-lack-no-monster = Piazza prima il segmento iniziale del mostro con cui si gioca.
make-lack-no-mark = Ora tocca la casella da raggiungere.
make-lack-nothing-given = Ora dagli dei segmenti da piazzare.
make-lack-no-opponent = Per questo obiettivo serve un avversario: metti un altro mostro e dagli dei segmenti.
make-lack-no-partner = Per questo obiettivo servono due mostri con dei segmenti: piazzane un secondo e dagli dei segmenti, ma non agli altri.
make-lack-too-few-given = Dai più segmenti di quanti se ne devono piazzare, o chiedine meno.
make-lack-cannot-move = Nessuno dei segmenti dati si può piazzare.
make-lack-mark = La casella segnata non è più libera: segnane un’altra.
make-lack-at-the-shore = È già a riva: all’inizio i suoi piedi devono stare lontano dal bordo del lago.
make-lack-something = Così non è ancora un rompicapo.
make-news-rock = Uno scoglio in { $cell }.
make-news-no-rock = In { $cell } non c’è più lo scoglio.
make-news-mark = La casella { $cell } è segnata.
make-news-no-mark = La casella { $cell } non è più segnata.
make-news-taken = { monster }: { $what ->
    [head] un segmento in meno alla testa.
    [tail] un segmento in meno alla coda.
   *[all] via dal lago.
}
make-news-undone = Annullato.
make-news-cleared = Il lago è vuoto.
make-refused-rock = Uno scoglio va in acqua libera, e { $cell } non è libera.
make-refused-mark = Il segno va in acqua libera, e { $cell } non è libera.
make-refused-taken = Quel segmento deve restare: altrimenti mancherebbe quello iniziale, oppure una testa o una coda finirebbe sotto un altro segmento.
make-refused-colours = Nel lago più piccolo non c’è posto per tutto. Prima togli ciò che sporge.
make-refused-variant = Con queste regole i segmenti piazzati non si collegano. Prima toglili.
