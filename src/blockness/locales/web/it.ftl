### Ciò che leggono le persone nel browser, in italiano.

title = Block Ness
subtitle = Mostri fatti di segmenti, da due a quattro giocatori
loading = Un momento …
skip-to-content = Vai al contenuto
try-again = Riprova
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
    [expert] Avanzato
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
    [kelpie] Kelpie
    [nessie] Nessie
   *[other] Computer
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
sit-title = { $colour ->
    [orange] Gioca con l'arancione
    [green] Gioca con il verde
    [purple] Gioca con il viola
   *[black] Gioca con il nero
}
sit-down = Siediti
your-name = Il tuo nome
employ = Al computer
stand-in = Affida a un computer
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
undo = Riprendi la mossa
undo-question = { $name } vorrebbe riprendere l'ultimo turno. Va bene?
undo-agree = Sì, va bene
undo-refuse = No, si continua
undo-waiting = { $name } chiede di riprendere un turno; gli altri devono essere d'accordo.

## Il lago

lake-label = Il lago. Le frecce spostano, Invio sceglie, Pagina giù va al prossimo spazio possibile, Esc torna indietro.
cell-open = acqua libera
cell-shore = riva
cell-rock = uno scoglio
cell-mark = lo spazio segnato
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
    [clever] Che astuzia!
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
    [server-full] Sul lago c'è folla: il server è pieno. Riprova tra un momento.
    [too-many-wrong-codes] Da qui sono stati provati molti link che non portano da nessuna parte. Aspetta un minuto e riprova.
    [too-many-sockets] Da qui sono già aperte molte pagine. Chiudine una e riprova.
    [too-many-messages] Quante cose tutte insieme! Fai un bel respiro: il tuo posto è al sicuro.
    [too-large] Era troppo in una volta. Il tuo posto è al sicuro.
    [too-slow] In questo momento il collegamento è lento. Riproviamo.
    [too-many-wrong-tokens] Le chiavi di questo dispositivo non aprono nessun posto qui. Aspetta un minuto e riprova.
    [no-hello] Questa pagina e il server non si sono capiti. Ricarica la pagina, per favore.
   *[other] Il collegamento è chiuso.
}

## Impostazioni

set-language = Lingua
set-view = Lago
set-view-value = { $value ->
    [deep] In 3D
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
    [normal] Normale
    [fast] Veloce
   *[off] Nessuno
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
refused-malformed = Il server non ha capito.
refused-too-large = Era troppo in una volta.
refused-not-possible = Non è possibile.
refused-foreign-origin = Questa pagina non viene dal server.
refused-too-many-rooms = Da qui sono state aperte troppe stanze. Aspetta un po', per favore.
refused-too-many-wrong-codes = Da qui sono stati provati molti link che non portano da nessuna parte. Aspetta un minuto e riprova.
refused-too-many-requests = Da qui sono arrivate troppe richieste. Aspetta qualche secondo, per favore.
refused-no-such-room = Questa stanza non esiste.
refused-no-such-game = Questa partita non esiste.
refused-no-such-page = Questa pagina non esiste.
refused-no-such-move = Questa non è una mossa.
refused-no-such-seat = Questo posto non esiste.
refused-no-such-level = Questo livello non esiste.
refused-no-such-phrase = Questa frase non è tra quelle pronte.
refused-invalid-position = Questa non è una posizione.
refused-invalid-record = Questa non è la registrazione di una partita.
refused-other-box = Questa partita è stata giocata con un'altra scatola; qui il lago è sempre quello solito.
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

## Le regole

rules-goal = Allunga il tuo mostro più che puoi. Quando nessuno può più continuare, chi ha meno segmenti rimasti è il Mostro dell'anno.
rules-contents = Le regole una per una
rule-r1 = I posti
rule-r1-text = Due, tre o quattro mostri si dividono il lago: arancione, verde, viola e nero, ogni colore una volta sola. Si gioca a turno in senso orario. Può iniziare chiunque: mettetevi d'accordo o lasciate fare al caso.
rule-r2 = Il lago
rule-r2-text = In due si resta nelle acque profonde al centro. In tre si usa anche il primo anello intorno, in quattro tutto il lago. Niente sta mai fuori: lo stesso segmento può essere troppo lungo in due e giusto in quattro.
rule-r3 = L'inizio
rule-r3-text = A turno ogni mostro piazza il segmento iniziale, il più basso dei dieci, dove vuole nelle acque profonde, lungo una riga o una colonna. Scegli tu quale piede porta la testa e quale la coda.
rule-r4 = Allungarsi
rule-r4-text = Al tuo turno prendi un segmento dalla riserva e allunga la testa o la coda. Il piede vicino sta proprio accanto a quell'estremità. Da lì va dritto, svolta o torna indietro sopra il tuo stesso corpo. La testa o la coda passa poi sul piede lontano. Ciò che è piazzato non si muove più.
rule-r5 = Piedi in acqua libera
rule-r5-text = Entrambi i piedi vogliono uno spazio del lago senza nulla sopra. Non si può stare su un altro piede, né sotto un segmento.
rule-r6 = Sopra, mai sotto
rule-r6-text = Tra i suoi piedi un segmento incrocia tutto ciò che è più basso: uno o più segmenti, tuoi o altrui, di traverso o per lungo. Non passa mai sotto un segmento, né sopra uno della stessa altezza.
rule-r7 = Teste e code
rule-r7-text = Nulla passa sopra una testa o una coda. C'è una sola eccezione: l'estremità che stai spostando in questo momento, perché lì non ci sarà più.
rule-r8 = Bloccato
rule-r8-text = Chi non può piazzare nulla salta il turno; chi può deve farlo. Un mostro bloccato resta in gioco e riprende appena una testa o una coda si toglie di mezzo. Prova: dopo questa mossa il verde è incastrato.
rule-r9 = La fine
rule-r9-text = La partita finisce quando nessuno può più piazzare nulla. Su questo lago nessuno dei due mostri trova posto.
rule-r10 = Chi vince
rule-r10-text = Vince chi ha meno segmenti in riserva. In caso di parità vince la testa più alta; se anche quelle sono pari, la vittoria è condivisa. Qui l'arancione ha un segmento da piazzare: alla testa vince, alla coda pareggia soltanto.
rule-r11 = La variante avanzata
rule-r11-text = Tutto resta uguale tranne una cosa: il piede vicino sta esattamente a due spazi dalla testa o dalla coda, in riga o in colonna. Ciò che c'è sullo spazio in mezzo non conta: lo si scavalca con un gran passo.

## Perché una mossa è rifiutata, con esempi

refusals = Quando il lago dice di no
refusals-about = Tutti i rifiuti che esistono, ognuno con una mossa rifiutata e una permessa.
refusal-rule = Regola { $number }: { $title }
refusal-game-over = La partita è finita
refusal-game-over-text = Nessuno può più piazzare nulla: non si gioca più.
refusal-start-first = Prima i segmenti iniziali
refusal-start-first-text = Prima che qualcuno si allunghi, ogni mostro piazza il segmento iniziale nelle acque profonde.
refusal-already-started = Già partito
refusal-already-started-text = Un mostro parte una volta sola. Poi si allunga dalla testa o dalla coda.
refusal-not-straight = Non è dritto
refusal-not-straight-text = Un segmento segue una riga o una colonna. Le diagonali sono per il vento.
refusal-no-such-segment = Questo segmento non esiste
refusal-no-such-segment-text = Ogni mostro ha i suoi dieci segmenti. Non tutte le lunghezze esistono in tutte le altezze.
refusal-not-the-starter = Non è quello iniziale
refusal-not-the-starter-text = Si comincia sempre con il segmento più basso, e la sua lunghezza cambia da colore a colore.
refusal-segment-placed = Già piazzato
refusal-segment-placed-text = Di ogni segmento ce n'è uno solo, e ciò che è piazzato resta.
refusal-not-beside-the-end = Non accanto all'estremità
refusal-not-beside-the-end-text = Il piede vicino va proprio accanto alla tua testa o alla tua coda; nella variante avanzata, esattamente a due spazi.
refusal-outside-the-lake = Fuori dal lago
refusal-outside-the-lake-text = Il segmento uscirebbe dagli spazi in uso con questo numero di mostri.
refusal-outside-deep-water = Non in acque profonde
refusal-outside-deep-water-text = I segmenti iniziali stanno nelle acque profonde al centro, qualunque sia il numero di mostri.
refusal-not-open-water = Niente acqua libera
refusal-not-open-water-text = Un piede vuole uno spazio vuoto, senza nulla sopra.
refusal-under-an-arch = Sotto un segmento
refusal-under-an-arch-text = Qualcosa di più alto sbarra la strada, e sotto non si passa mai, anche se ci si starebbe.
refusal-equal-height = Stessa altezza
refusal-equal-height-text = Un segmento incrocia solo ciò che è più basso. La stessa altezza non basta.
refusal-over-a-head = Sopra una testa
refusal-over-a-head-text = Le teste non si incrociano, per quanto basse. Solo la tua, mentre la sposti.
refusal-over-a-tail = Sopra una coda
refusal-over-a-tail-text = Le code sono protette come le teste. Giraci intorno.
example-allowed = Permesso.
example-refused = Rifiutato.
example-allowed-number = Esempio { $number }: permesso
example-refused-number = Esempio { $number }: rifiutato
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
lesson-finish = Concludi
lesson-show = Fammi vedere
lesson-skip = Salta
lesson-start = In acqua!
lesson-start-text = Sei il mostro arancione. Il segmento iniziale è il più basso di tutti e va nelle acque profonde, al centro scuro del lago.
lesson-start-task = Tocca uno spazio per la coda, poi uno per la testa, e piazza.
lesson-start-done = Eccoti! Due piedi, una coda e una testa: è già un piccolo mostro.
lesson-start-other = Ben piazzato. Prova ancora una volta.
lesson-extend = Crescere
lesson-extend-text = Un mostro si allunga dalla testa o dalla coda. Scegli un segmento: la cifra grande è l'altezza, la piccola la lunghezza. I cerchi mostrano dove può stare il piede vicino, proprio accanto a un'estremità.
lesson-extend-task = Allunga il tuo mostro, dove vuoi.
lesson-extend-done = Sei cresciuto! L'estremità ha seguito fino al piede lontano. Ciò che è piazzato resta lì per sempre.
lesson-extend-other = Ben piazzato. Prova ancora una volta.
lesson-turn = Dietro l'angolo
lesson-turn-text = Un nuovo segmento non deve per forza andare dritto. Dal piede vicino segue la riga o la colonna, dalla parte in cui c'è posto. Mai però in diagonale.
lesson-turn-task = Il tuo mostro va da ovest a est. Piazza un segmento verso nord o verso sud.
lesson-turn-done = Ed ecco la curva. I mostri sono flessibili.
lesson-turn-other = È permesso, ma va ancora da ovest a est. Scegli un segmento verso nord o verso sud.
lesson-cross = Si passa sopra
lesson-cross-text = Il verde ti sbarra la strada con un segmento di altezza 2. Tutto ciò che è più basso del tuo nuovo segmento si può incrociare, quanto vuoi. L'altezza è la cifra nel cerchietto.
lesson-cross-task = Incrocia il verde con un segmento più alto di 2.
lesson-cross-done = Un bel ponte! Il segmento verde ora sta sotto il tuo.
lesson-cross-other = È permesso, ma il verde non è incrociato. Vai a nord dalla testa, con altezza 3 o più.
lesson-under = Mai sotto
lesson-under-text = Ora il segmento verde ha altezza 5. Sotto ci sarebbe posto, ma nulla passa mai sotto un segmento. Prova, se vuoi: il lago ti dirà perché no.
lesson-under-task = Uno solo dei tuoi segmenti è ancora più alto. Incrocia il verde con quello.
lesson-under-done = Proprio in cima, con il tuo segmento più alto. Ne hai uno solo così.
lesson-under-other = È permesso, ma così ci giri intorno. Incrocia il lungo segmento verde con il tuo di altezza 6.
lesson-equal = Pari non basta
lesson-equal-text = Il segmento verde ha altezza 3, come due dei tuoi. Si incrocia solo ciò che è più basso: a pari altezza è un no.
lesson-equal-task = I segmenti alti sono preziosi. Incrocia il verde con il più basso che va bene.
lesson-equal-done = Altezza 4, appena uno più del verde: una mossa parsimoniosa.
lesson-equal-other = È permesso, ma non è quello che cerchiamo. Incrocia il verde con un segmento di altezza 4, partendo da nord della testa.
lesson-ends = Teste e code dal vivo
lesson-ends-text = La testa verde ti ferma: nessun segmento incrocia una testa o una coda. La tua fa eccezione, ma solo quella che sposti in questo turno.
lesson-ends-task = Torna indietro: fai passare un nuovo segmento sopra l'estremità che porta con sé.
lesson-ends-done = Che capriola! L'estremità ha saltato sé stessa ed è sul piede lontano.
lesson-ends-other = È permesso, ma non salta sopra la propria estremità. Parti da un lato della testa e arriva dall'altro.
lesson-blocked = Bloccare
lesson-blocked-text = Chi non trova posto per nessun segmento salta il turno, e torna solo se una testa o una coda si toglie di mezzo. Il verde è in un angolo: c6, a nord della sua testa, è l'unica uscita, e la tua coda è vicina.
lesson-blocked-task = Chiudi dentro il verde.
lesson-blocked-done = Il verde è bloccato e salta il turno. Tu puoi andare avanti quanto vuoi.
lesson-blocked-other = Il verde scappa ancora. La sua uscita è c6: mettici un piede.
lesson-winning = Vincere
lesson-winning-text = Nessuno ha più posto, solo tu puoi piazzare un ultimo segmento. Poi a te e al verde ne restano altrettanti, e vince la testa più alta. La sua è ad altezza 5.
lesson-winning-task = Piazza l'ultimo segmento in modo da vincere da solo.
lesson-winning-done = La tua testa sale ad altezza 6. L'arancione è il Mostro dell'anno!
lesson-winning-other = Ora la coda sta in alto, ma la testa è pari a quella del verde: vittoria condivisa. È la testa che conta.
lesson-expert = Variante avanzata
lesson-expert-text = Nella variante avanzata il piede vicino sta esattamente a due spazi dalla testa o dalla coda. Ciò che c'è in mezzo non conta: lo scavalchi.
lesson-expert-task = Un piede verde è proprio accanto alla tua testa. Scavalcalo, fino a h5.
lesson-expert-done = Un gran passo, e il verde è alle tue spalle. Ora sai tutto.
lesson-expert-other = È permesso, ma vogliamo scavalcare il verde. Il piede vicino va in h5.
lesson-finished = Sai nuotare!
lesson-finished-text = È tutto qui. Il resto è scegliere bene: i segmenti alti sono pochi, e l'acqua libera la vogliono tutti.
lesson-play = Gioca una partita
lesson-begin-again = La lezione da capo

## Rivedere una partita

replay-file = Apri una partita salvata
replay-file-about = È un piccolo file di testo con tutte le mosse di una partita. Se ne può scaricare uno per ogni partita, qui o nel terminale.
replay-open = Scegli un file
replay-drop = Oppure trascinalo qui.
replay-another = Aprine un'altra
replay-games = Partite su questo dispositivo
replay-game = Tavolo { $code }, partita { $game }
replay-number = Partita n. { $game }
replay-which = Partite di questo tavolo
replay-kept = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
replay-controls = Scorri la partita
replay-first = All'inizio
replay-previous = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Una mossa avanti
replay-last = Alla fine
replay-slider = Mossa
replay-ply = Mossa { $ply } di { $count }.
replay-start = { $count ->
    [0] Ancora nessuna mossa.
    [one] Prima dell'unica mossa.
   *[other] Prima della prima di { $count } mosse.
}
replay-beginning = Il lago vuoto
replay-download = Scarica la partita
replay-copy = Copia il link a questa mossa
replay-look-again = Novità?
replay-keys = Le frecce vanno di mossa in mossa, Inizio e Fine agli estremi, la barra spaziatrice avvia. Tocca un segmento per vedere quando è stato piazzato.
replay-offline = Niente rete: questa è la partita come il dispositivo l'ha vista l'ultima volta.
record-wrong-move = La mossa { $ply }, { $move } ({ $words }), infrange una regola.
record-unread-move = La mossa { $ply }, { $move }, non si può leggere.

## Altre impostazioni

set-looks = Aspetto
set-play = Gioco
set-colours = Colori
set-colours-value = { $value ->
    [contrast] Contrasto forte
   *[usual] Colori da carta
}
set-quality = Qualità del lago in 3D
set-quality-value = { $value ->
    [low] Leggera
    [medium] Media
    [high] Alta
   *[auto] Automatica
}
set-kept = Tutto questo resta su questo dispositivo e da nessun'altra parte.
set-reset = Tutto come all'inizio

## Senza rete

install = Installa su questo dispositivo
offline = Niente rete.
offline-about = Puoi leggere le regole, rivedere le partite viste su questo dispositivo e cambiare le impostazioni. Per giocare serve il server; le tue partite aspettano lì.
offline-room = La partita aspetta sul server e continua quando torna la rete.
offline-practice = Senza, nessuno conosce le regole; le figure funzionano comunque.
renewed = C'è una nuova versione. Ricarica quando vuoi; nessuna partita va persa.
renewed-reload = Ricarica

# I rompicapi: la carta, un rompicapo, quello del giorno.
solo-to-map = Torna alla carta
solo-map-label = La carta del loch: scegli un luogo
solo-begin = Comincia da qui
solo-go-on = Continua da qui
solo-place = { $chapter }, numero { $number }
solo-all-done = Tutti i rompicapi sono risolti
solo-all-done-about = Ogni giorno ce n'è uno nuovo.
solo-daily = Rompicapo del giorno
solo-daily-solved = Risolto. Il prossimo arriva a mezzanotte.
solo-streak = { $count ->
    [0] Uguale per tutti, nuovo a mezzanotte
    [one] 1 giorno finora: continua così
   *[other] { $count } giorni di fila
}
solo-new-day = È passata la mezzanotte e c'è un nuovo rompicapo. Questo resta finché non lo lasci.
solo-new-day-open = Apri quello di oggi
solo-chapter-progress = { $solved } su { $count } risolti, { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
solo-stars-how = Una stella quando è risolto, una senza aiuti, una al primo tentativo.
solo-stone = Rompicapo { $number }: { $theme }. { $stars ->
    [0] Non ancora risolto
    [one] Risolto, 1 stella
   *[other] Risolto, { $stars } stelle
}
solo-stone-halfway = Rompicapo { $number }: { $theme }. Iniziato
solo-make = Creane uno tuo
solo-make-about = Un lago, una domanda, un link per gli amici
solo-file = I tuoi progressi
solo-file-about = Restano solo su questo dispositivo. Un file li porta su un altro.
solo-export = Salva in un file
solo-import = Apri un file
solo-imported = { $count ->
    [one] Il file contiene 1 rompicapo risolto; vale il risultato migliore.
   *[other] Il file contiene { $count } rompicapi risolti; vale il risultato migliore.
}
solo-import-bad = Questo file non contiene progressi.
solo-shared = Un rompicapo per te
solo-turns-left = { $count ->
    [one] Ancora una mossa
   *[other] Ancora { $count } mosse
}
solo-answering = Ecco la risposta …
solo-answers = Che cosa è stato risposto
solo-tools = Aiuto per questo rompicapo
solo-reset = Ricomincia
solo-check = Ancora risolvibile?
solo-check-asking = Sto cercando …
solo-check-unknown = Ci vuole troppo tempo per scoprirlo.
solo-unsolved = Nessuna soluzione trovata.
solo-no-hint = Da qui non si va avanti. Riprendi una mossa.
solo-solution = Soluzione
solo-solution-label = La soluzione, passo per passo
solo-solution-start = Si comincia così. { $count ->
    [one] Segue 1 mossa.
   *[other] Seguono { $count } mosse.
}
solo-solution-step = Mossa { $at } di { $count }. { $move }
solo-solution-close = Torna al mio tentativo
solo-failed = Non per di qua: non c'è più niente da fare. Ogni tentativo insegna qualcosa.
solo-solved-stars = { $stars ->
    [3] Senza aiuti e al primo tentativo. I turisti sono senza parole.
    [2] E senza aiuti. Ottimo!
   *[1] I turisti applaudono.
}
solo-solved-label = { $stars ->
    [one] 1 stella su 3
   *[other] { $stars } stelle su 3
}
solo-next = Rompicapo successivo
solo-chart = Alla carta
solo-again = Ancora una volta
solo-share-how = Chi apre questo link riceve questo rompicapo.
solo-share-link = Link a questo rompicapo

## Creare un rompicapo

make = Crea un rompicapo
make-tool = Che cosa mettere
make-rock = Scoglio
make-mark = Spazio segnato
make-undo = Annulla l'ultima modifica
make-lays = { monster }:
make-tap-rock = Tocca uno spazio per mettere uno scoglio o toglierlo.
make-tap-mark = Tocca lo spazio che un piede deve raggiungere.
make-about-mark = Il rompicapo è risolto appena un piede poggia sullo spazio segnato.
make-take-off = { monster }: togliere
make-take = { $what ->
    [head] Togli alla testa
    [tail] Togli alla coda
   *[all] Togli tutto
}
make-question = La domanda
make-goal = Che cosa si chiede
make-goal-kind = { $kind ->
    [all] Piazzare tutto
    [some] Piazzarne alcuni
    [reach] Raggiungere uno spazio
    [head] Alzare la testa
    [block] Bloccare
   *[win] Vincere
}
make-figure = { $kind ->
    [some] Segmenti da piazzare
    [head] Altezza della testa
   *[moves] Mosse al massimo
}
make-less = Uno in meno
make-more = Uno in più
make-turn = Chi lo risolve
make-given = { $colour ->
    [orange] Dati all'arancione
    [green] Dati al verde
    [purple] Dati al viola
   *[black] Dati al nero
}
make-given-about = Tocca i segmenti che si potranno piazzare.
make-stands-still = Senza segmenti resta fermo.
make-lake = Mostri e regole
make-monsters = Mostri a questo tavolo
make-monsters-about = Da due a quattro: più sono, più grande è il lago. Non è necessario che siano tutti sul lago.
make-searching = Ricerca in corso …
make-search-again = Cerca ancora
make-clear = Svuota il lago
make-play = Giocalo
make-share = Condividilo
make-share-how = Chi apre questo link può risolvere il tuo rompicapo. È tutto nel link; altrove non resta nulla.
make-share-link = Link a questo rompicapo
make-solution = Una soluzione
make-lack-no-monster = Piazza prima il segmento iniziale del mostro che lo risolve.
make-lack-no-mark = Ora tocca lo spazio da raggiungere.
make-lack-nothing-given = Ora dagli dei segmenti da piazzare.
make-lack-no-opponent = Questo obiettivo vuole un avversario: metti un altro mostro e dagli dei segmenti.
make-lack-too-few-given = Dai più segmenti di quanti se ne devono piazzare, o chiedine meno.
make-lack-cannot-move = Nessuno dei segmenti dati si può piazzare.
make-lack-mark = Lo spazio segnato non è più acqua libera: segnane un altro.
make-lack-something = Così non è ancora un rompicapo.
make-news-rock = Uno scoglio in { $cell }.
make-news-no-rock = In { $cell } non c'è più lo scoglio.
make-news-mark = { $cell } è segnato.
make-news-no-mark = { $cell } non è più segnato.
make-news-taken = { monster }: { $what ->
    [head] un segmento in meno alla testa.
    [tail] un segmento in meno alla coda.
   *[all] via dal lago.
}
make-news-undone = Annullato.
make-news-cleared = Il lago è vuoto.
make-refused-rock = Uno scoglio vuole acqua libera, e { $cell } non lo è.
make-refused-mark = Il segno vuole acqua libera, e { $cell } non lo è.
make-refused-taken = Quel segmento deve restare: mancherebbe quello iniziale, o una testa o una coda finirebbe sotto un altro segmento.
make-refused-colours = Nel lago più piccolo non c'è posto per tutto. Togli prima ciò che arriva al bordo.
make-refused-variant = Con queste regole i segmenti piazzati non si seguono. Toglili prima.
