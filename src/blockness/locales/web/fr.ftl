### Ce que lisent les joueurs dans le navigateur, en français.

title = Block Ness
subtitle = Des monstres tout en anneaux, de deux à quatre joueurs
loading = Un instant …
skip-to-content = Aller au contenu
try-again = Réessayer
close = Fermer
you = Vous

## La première page

ways-label = Façons de jouer
continue = Reprendre la partie
continue-about = Retour à la table { $code }
play-now = Jouer maintenant
play-now-about = Contre l'ordinateur, tout de suite
play-computer = Contre l'ordinateur
play-computer-about = Choisir niveaux, couleurs et règles
play-device = Autour de cet appareil
play-device-about = On se le passe de main en main
play-friends = Entre amis
play-friends-about = Ouvrir une salle et envoyer le lien
open-rooms = Salles ouvertes
open-rooms-about = S'asseoir avec d'autres
open-rooms-none = Personne ne cherche de compagnie pour l'instant. Ouvrez une salle et affichez-la ici.
solo = Énigmes
solo-about = En solitaire sur le lac
how-to-play = Comment jouer
how-to-play-about = Une première leçon de trois minutes
first-lesson = Première leçon
rules = Règles
replay = Revoir une partie
settings = Réglages
about = À propos
unofficial = Version non officielle et non commerciale.
to-start = Vers la page d'accueil
not-found = Rien par ici
not-found-about = La carte ne montre rien à cette adresse. C'était peut-être une salle qui n'existe plus.

## À propos

about-unofficial = Ceci est une version non officielle et non commerciale du jeu de société Block Ness, faite par plaisir.
about-owner = Le jeu est de Laurent Escoffier ; il est édité par Blue Orange, à qui appartiennent le nom et la marque et qui n'a aucun lien avec ce programme. Si le jeu vous plaît, achetez la boîte : elle est belle.
about-box = Tous les dessins et les sons sont les nôtres. Les tailles des anneaux et du lac sont une reconstitution et peuvent différer de la boîte.
about-data = Ni compte, ni publicité, ni pistage. Votre nom, vos places et vos réglages restent sur cet appareil.

## Mettre la table

table-count = Combien de monstres ?
table-variant = Règles
table-first = Qui commence ?
table-clock = Temps par tour
table-listed = Afficher cette salle parmi les salles ouvertes
table-free-text = Permettre d'écrire librement ; sinon, il y a des phrases toutes prêtes
first-chance = Le hasard
variant = { $variant ->
    [expert] Expert
   *[classic] Classique
}
variant-about = { $variant ->
    [expert] Le pied proche se pose exactement à deux emplacements de la tête ou de la queue : une façon de plus de passer.
   *[classic] Le pied proche se pose à côté de la tête ou de la queue.
}
clock-seconds = { $count ->
    [0] Sans limite
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [one] { $count } seconde
   *[other] { $count } secondes
}
place-number = Place { $number }
place-colour = Couleur
place-who = Qui joue
place-name = Nom
place-level = Niveau
who = { $who ->
    [person] Une personne ici
    [computer] Un ordinateur
   *[open] Libre, pour un ami
}
level-name = { $level ->
    [minnow] Vairon
    [duckling] Caneton
    [otter] Loutre
    [heron] Héron
    [pike] Brochet
    [kelpie] Kelpie
    [nessie] Nessie
   *[other] Ordinateur
}
friends-how = Laissez libres les places de vos amis. Vous recevrez un lien et un code à scanner ; qui l'ouvre peut s'asseoir ou regarder.
make-room = Ouvrir une salle
start-game = Commencer la partie

## Partager

share = Partager
share-title = Inviter
share-how = Toute personne qui ouvre ce lien peut s'asseoir ou regarder.
share-link = Lien vers cette salle
share-code = La salle s'appelle { $code }.
qr-label = Le lien sous forme de code à scanner
copy-link = Copier le lien
copied = Copié

## À table

room-title = La table { $code }
seats-label = Les monstres à table
seat-open = Place libre
seat-yours = vous
seat-away = hors ligne
seat-blocked = bloqué
seat-to-move = c'est son tour
seat-stand-in = { level-name } continue
sit-here = S'asseoir ici
sit-title = { $colour ->
    [orange] Jouer l'orange
    [green] Jouer le vert
    [purple] Jouer le violet
   *[black] Jouer le noir
}
sit-down = S'asseoir
your-name = Votre nom
employ = Ordinateur
stand-in = Confier à un ordinateur
leave = Quitter la table
leave-about = Vos places se libèrent. Pendant une partie, un ordinateur continue à votre place.
leave-sure = Quitter
stay = Rester
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
switch-view = { $view ->
    [deep] Montrer le lac à plat
   *[flat] Montrer le lac en 3D
}

## Le tour

status-waiting = On attend que toutes les places soient prises.
status-over = La partie est finie.
status-start = { $step ->
    [confirm] Touchez encore l'anneau, ou confirmez.
    [far] Et maintenant, l'emplacement de la tête.
   *[near] Posez votre anneau de départ : touchez l'emplacement de la queue.
}
status-own = { $step ->
    [confirm] Touchez encore l'anneau, ou confirmez.
    [far] Et maintenant, le pied lointain.
    [near] Touchez un cercle pour le pied proche.
   *[segment] Choisissez un anneau.
}
status-other = { $kind ->
    [computer] { $name } réfléchit …
   *[person] { $name } choisit …
}
seconds-left = { $count } s restantes
your-turn = C'est à vous de jouer.
tray-label = { $colour ->
    [orange] La réserve orange
    [green] La réserve verte
    [purple] La réserve violette
   *[black] La réserve noire
}
card = { $status ->
    [placed] Hauteur { $height }, longueur { $length } : déjà posé
    [held] Hauteur { $height }, longueur { $length } : dans votre main
    [fits] Hauteur { $height }, longueur { $length }
    [unfit] Hauteur { $height }, longueur { $length } : n'entre nulle part pour l'instant
   *[waiting] Hauteur { $height }, longueur { $length } : en réserve
}
card-unfit-why = L'anneau de hauteur { $height } et de longueur { $length } n'entre nulle part pour l'instant : d'aucune des deux extrémités il ne trouve d'eau libre pour ses deux pieds sans passer sous un anneau, par-dessus un anneau aussi haut, ou par-dessus une tête ou une queue.
placements-label = Poses possibles
placements-count = { $count ->
    [one] { $count } pose possible
   *[other] { $count } poses possibles
}
placement-of = Pose { $index } sur { $count }
placement-previous = Pose précédente
placement-next = Pose suivante
placement-start = Queue en { $near }, tête en { $far }
placement-extend = { $end ->
    [head] Tête : de { $near } à { $far }, hauteur { $height }, longueur { $length }
   *[tail] Queue : de { $near } à { $far }, hauteur { $height }, longueur { $length }
}
step-back = Revenir
confirm = Poser
sending = Envoi …
see-rule = La règle
hint = Indice
hint-more = Dites-m'en plus
hint-thinking = Je réfléchis …
hint-step = { $step ->
    [1] { $end ->
        [head] Regardez du côté de la tête, vers { $near }.
        [tail] Regardez du côté de la queue, vers { $near }.
       *[start] Regardez du côté de { $near }.
    }
    [2] Prenez l'anneau de hauteur { $height } et de longueur { $length }.
   *[3] De { $near } à { $far } : le voilà ; posez-le si cela vous convient.
}
undo = Reprendre le coup
undo-question = { $name } voudrait reprendre son dernier tour. Êtes-vous d'accord ?
undo-agree = Oui, d'accord
undo-refuse = Non, on continue
undo-waiting = { $name } demande à reprendre un tour ; les autres doivent être d'accord.

## Le lac

lake-label = Le lac. Les flèches déplacent, Entrée choisit, Page suivante va au prochain emplacement possible, Échap revient en arrière.
cell-open = eau libre
cell-shore = rive
cell-rock = un rocher
cell-mark = l'emplacement marqué
cell-head = { $colour ->
    [orange] tête orange
    [green] tête verte
    [purple] tête violette
   *[black] tête noire
}
cell-tail = { $colour ->
    [orange] queue orange
    [green] queue verte
    [purple] queue violette
   *[black] queue noire
}
cell-arch = { $colour ->
    [orange] anneau orange, hauteur { $height }
    [green] anneau vert, hauteur { $height }
    [purple] anneau violet, hauteur { $height }
   *[black] anneau noir, hauteur { $height }
}
cell-over = { $colour ->
    [orange] au-dessus d'un orange, hauteur { $height }
    [green] au-dessus d'un vert, hauteur { $height }
    [purple] au-dessus d'un violet, hauteur { $height }
   *[black] au-dessus d'un noir, hauteur { $height }
}
cell-last = posé en dernier
cell-ghost = votre anneau serait ici
cell-offending = c'est ce qui gêne
ring-near = { $end ->
    [head] pied proche possible, côté tête
    [tail] pied proche possible, côté queue
    [both] pied proche possible, côté tête ou queue
   *[start] emplacement possible pour la queue
}
ring-far = { $end ->
    [head] pied lointain possible, côté tête
    [tail] pied lointain possible, côté queue
    [both] pied lointain possible
   *[start] emplacement possible pour la tête
}

## Coups et nouvelles

moves-label = Coups
moves-none = Aucun coup pour l'instant.
notation-label = Affichage des coups
notation-words = En mots
notation-short = En notation
move-start = départ, queue { $near }, tête { $far }
move-extend = { $end ->
    [head] tête de { $near } à { $far }, hauteur { $height }
   *[tail] queue de { $near } à { $far }, hauteur { $height }
}
news-moved = { monster } : { $move }.
news-said = { $name } : { $words }
news-seated = { $name } s'assoit.
news-employed = { $colour ->
    [orange] Un ordinateur joue maintenant l'orange : { level-name }.
    [green] Un ordinateur joue maintenant le vert : { level-name }.
    [purple] Un ordinateur joue maintenant le violet : { level-name }.
   *[black] Un ordinateur joue maintenant le noir : { level-name }.
}
news-returned = { $name } est de retour.
news-left = { $colour ->
    [orange] L'orange a quitté la table.
    [green] Le vert a quitté la table.
    [purple] Le violet a quitté la table.
   *[black] Le noir a quitté la table.
}
news-undo-asked = { monster } demande à reprendre son dernier tour.
news-undo-agreed = { monster } est d'accord.
news-undo-refused = { monster } préfère continuer.
news-rematched = Une nouvelle partie commence.

## La fin

monster-of-the-year = Monstre de l'année
wins-shared = Victoire partagée !
count-left = Anneaux restants
count-head = Hauteur de la tête
tie-head = Égalité au compte : la tête la plus haute l'emporte.
tie-shared = Égalité au compte et aux têtes : la victoire est partagée.
rematch = Rejouer
save-photo = Enregistrer la photo
look-at-lake = Regarder le lac
show-result = Montrer le résultat

## Se parler

talk-label = Conversation
talk-none = Personne n'a encore rien dit.
talk-watching = Les spectateurs gardent le silence.
talk-write = Écrire quelque chose
talk-send = Envoyer
reactions-label = Réagir
phrases-label = Dire
phrase = { $name ->
    [hello] Bonjour !
    [good-luck] Bonne chance !
    [well-played] Bien joué !
    [oh-no] Oh non !
    [clever] Malin !
    [thinking] Je réfléchis …
    [take-your-time] Prenez votre temps.
    [thanks] Merci !
    [sorry] Pardon !
    [again] Encore une ?
    [goodbye] Au revoir !
    [smile] Un sourire
    [laugh] Un rire
    [wow] De l'étonnement
    [sad] Une larme
    [clap] Des applaudissements
   *[heart] Un cœur
}

## La liaison

link-connecting = On rame jusqu'à la table …
link-reconnecting = Reconnexion …
link-unsent = Votre coup est gardé et sera envoyé.
link-closed = { $reason ->
    [no-such-room] Cette salle n'existe plus.
    [broken-room] Cette salle est illisible ; nous en sommes désolés.
    [foreign-origin] Cette page ne vient pas du serveur.
    [server-full] Il y a foule au bord du lac : le serveur est plein. Réessayez dans un petit moment.
    [too-many-wrong-codes] Beaucoup de liens qui ne mènent nulle part ont été essayés d'ici. Attendez une minute et réessayez.
    [too-many-sockets] Beaucoup de pages sont déjà ouvertes d'ici. Fermez-en une et réessayez.
    [too-many-messages] Ça fait beaucoup d'un coup ! Soufflez un peu : votre place est gardée.
    [too-large] C'était trop à la fois. Votre place est gardée.
    [too-slow] La liaison est lente en ce moment. Nous réessayons.
    [too-many-wrong-tokens] Les clés de cet appareil n'ouvrent aucune place ici. Attendez une minute et réessayez.
    [no-hello] Cette page et le serveur ne se sont pas compris. Rechargez la page, s'il vous plaît.
   *[other] La liaison est fermée.
}

## Réglages

set-language = Langue
set-view = Le lac
set-view-value = { $value ->
    [deep] En 3D
   *[flat] Carte à plat
}
set-theme = Lumière
set-theme-value = { $value ->
    [light] Jour
    [dark] Nuit
   *[system] Comme l'appareil
}
set-animation = Mouvement
set-animation-value = { $value ->
    [normal] Normal
    [fast] Rapide
   *[off] Aucun
}
set-confirm = Second toucher avant de poser
set-confirm-value = { $value ->
    [touch] Au doigt
    [always] Toujours
   *[never] Jamais
}
set-sound = Son
set-patterns = Écailles sur les monstres
on-off = { $value ->
    [on] Oui
   *[off] Non
}

## Ce qui a été refusé

refused-no-network = Le serveur est injoignable. Êtes-vous en ligne ?
refused-broken-server = Quelque chose s'est mal passé sur le serveur. Réessayez, s'il vous plaît.
refused-no-database = Le serveur ne joint pas sa base de données. Réessayez bientôt.
refused-not-stored = Le serveur n'a pas pu noter cela. Réessayez, s'il vous plaît.
refused-broken-room = Cette salle est illisible ; nous en sommes désolés.
refused-malformed = Le serveur n'a pas compris.
refused-too-large = C'était trop à la fois.
refused-not-possible = Ce n'est pas possible.
refused-foreign-origin = Cette page ne vient pas du serveur.
refused-too-many-rooms = Trop de salles ont été ouvertes d'ici. Attendez un peu, s'il vous plaît.
refused-too-many-wrong-codes = Beaucoup de liens qui ne mènent nulle part ont été essayés d'ici. Attendez une minute et réessayez.
refused-too-many-requests = Trop de demandes sont venues d'ici. Attendez quelques secondes, s'il vous plaît.
refused-no-such-room = Cette salle n'existe pas.
refused-no-such-game = Cette partie n'existe pas.
refused-no-such-page = Cette page n'existe pas.
refused-no-such-move = Ce n'est pas un coup.
refused-no-such-seat = Cette place n'existe pas.
refused-no-such-level = Ce niveau n'existe pas.
refused-no-such-phrase = Cette phrase n'est pas dans la liste.
refused-invalid-position = Ce n'est pas une position.
refused-invalid-record = Ce n'est pas l'enregistrement d'une partie.
refused-other-box = Cette partie a été jouée avec une autre boîte ; ici, le lac est toujours le lac habituel.
refused-colour-twice = Il faut une couleur différente par monstre.
refused-name-missing = Écrivez un nom, s'il vous plaît.
refused-name-too-long = Un nom a { $most } lettres au plus.
refused-seat-taken = Quelqu'un a été plus rapide : la place est prise.
refused-not-your-seat = Cette place n'est pas la vôtre.
refused-own-seat = C'est votre propre place.
refused-not-absent = Cette personne est là.
refused-only-at-the-table = Seules les personnes à table le peuvent.
refused-computer-plays = Un ordinateur joue pour cette place en ce moment.
refused-done-already = C'est déjà fait.
refused-not-your-turn = Ce n'est pas votre tour.
refused-still-waiting = Toutes les places ne sont pas encore prises.
refused-out-of-date = La partie a avancé entre-temps. Regardez encore.
refused-game-goes-on = La partie continue.
refused-undo-asked-already = On demande déjà à reprendre un tour.
refused-nothing-to-undo = Vous n'avez aucun tour à reprendre.
refused-nothing-to-answer = Il n'y a plus rien à répondre.
refused-phrases-only = À cette table, il n'y a que des phrases toutes prêtes.
refused-text-too-long = { $most } lettres au plus, s'il vous plaît.
refused-enough-said = C'est assez pour l'instant. La suite après le prochain coup.

## Les règles

rules-goal = Allongez votre monstre autant que vous le pouvez. Quand plus personne ne peut continuer, celui à qui il reste le moins d'anneaux est Monstre de l'année.
rules-contents = Les règles une à une
rule-r1 = Les places
rule-r1-text = Deux, trois ou quatre monstres se partagent le lac : orange, vert, violet et noir, chaque couleur une seule fois. On joue à tour de rôle dans le sens horaire. N'importe qui peut commencer : mettez-vous d'accord ou laissez faire le hasard.
rule-r2 = Le lac
rule-r2-text = À deux, on reste dans les eaux profondes du centre. À trois, le premier pourtour s'y ajoute ; à quatre, on joue sur tout le lac. Rien ne se pose jamais au-delà : le même anneau peut être trop long à deux et juste bien à quatre.
rule-r3 = Le départ
rule-r3-text = Chacun à son tour pose son anneau de départ, le plus bas des dix, où il veut dans les eaux profondes, le long d'une ligne ou d'une colonne. Vous choisissez quel pied porte la tête et lequel porte la queue.
rule-r4 = S'allonger
rule-r4-text = À votre tour, prenez un anneau de votre réserve et prolongez la tête ou la queue. Son pied proche se pose juste à côté de cette extrémité. De là, il va tout droit, il tourne ou il revient par-dessus votre propre corps. La tête ou la queue passe alors sur son pied lointain. Ce qui est posé ne bouge plus.
rule-r5 = Les pieds en eau libre
rule-r5-text = Chacun des deux pieds demande un emplacement du lac sans rien dessus ni au-dessus. On ne se pose ni sur un autre pied, ni sous un anneau.
rule-r6 = Dessus, jamais dessous
rule-r6-text = Entre ses pieds, un anneau enjambe tout ce qui est plus bas que lui : un ou plusieurs anneaux, les vôtres ou ceux des autres, en travers ou en long. Il ne passe jamais sous un anneau, ni par-dessus un anneau de même hauteur.
rule-r7 = Têtes et queues
rule-r7-text = Rien n'enjambe une tête ni une queue. Une seule exception : l'extrémité que vous êtes en train de déplacer, puisqu'elle n'y sera plus.
rule-r8 = Bloqué
rule-r8-text = Qui ne peut rien poser passe son tour ; qui peut poser doit le faire. Un monstre bloqué reste en jeu et reprend dès qu'une tête ou une queue s'écarte de son chemin. Essayez : après ce coup, le vert est coincé.
rule-r9 = La fin
rule-r9-text = La partie est finie quand plus personne ne peut rien poser. Sur ce lac, aucun des deux monstres ne trouve de place.
rule-r10 = Qui gagne
rule-r10-text = Celui à qui il reste le moins d'anneaux en réserve gagne. À égalité, la tête la plus haute l'emporte ; si elles se valent encore, la victoire est partagée. Ici, l'orange a un anneau à poser : côté tête il gagne, côté queue il ne fait que partager.
rule-r11 = La variante experts
rule-r11-text = Tout reste pareil, sauf une chose : le pied proche se pose exactement à deux emplacements de la tête ou de la queue, en ligne ou en colonne. Peu importe ce qui se trouve entre les deux : on passe par-dessus d'un grand pas.

## Pourquoi un coup est refusé, avec des exemples

refusals = Quand le lac dit non
refusals-about = Tous les refus possibles, chacun avec un coup refusé et un coup permis.
refusal-rule = Règle { $number } : { $title }
refusal-game-over = La partie est finie
refusal-game-over-text = Plus personne ne peut rien poser : on ne joue plus.
refusal-start-first = Les départs d'abord
refusal-start-first-text = Avant que quiconque s'allonge, chaque monstre pose son anneau de départ en eaux profondes.
refusal-already-started = Déjà parti
refusal-already-started-text = Un monstre ne part qu'une fois. Ensuite il s'allonge par la tête ou par la queue.
refusal-not-straight = Pas droit
refusal-not-straight-text = Un anneau suit une ligne ou une colonne. Les diagonales, c'est pour le vent.
refusal-no-such-segment = Pas d'anneau pareil
refusal-no-such-segment-text = Chaque monstre a ses dix anneaux à lui. Toutes les longueurs n'existent pas dans toutes les hauteurs.
refusal-not-the-starter = Pas l'anneau de départ
refusal-not-the-starter-text = On commence toujours par l'anneau le plus bas, et sa longueur change d'une couleur à l'autre.
refusal-segment-placed = Déjà posé
refusal-segment-placed-text = Chaque anneau n'existe qu'une fois, et ce qui est posé le reste.
refusal-not-beside-the-end = Pas à côté de l'extrémité
refusal-not-beside-the-end-text = Le pied proche va juste à côté de votre tête ou de votre queue ; dans la variante experts, exactement à deux emplacements.
refusal-outside-the-lake = Hors du lac
refusal-outside-the-lake-text = L'anneau sortirait des emplacements qui servent avec ce nombre de monstres.
refusal-outside-deep-water = Pas en eaux profondes
refusal-outside-deep-water-text = Les anneaux de départ vont dans les eaux profondes du centre, quel que soit le nombre de monstres.
refusal-not-open-water = Pas d'eau libre
refusal-not-open-water-text = Un pied demande un emplacement vide, sans rien au-dessus.
refusal-under-an-arch = Sous un anneau
refusal-under-an-arch-text = Quelque chose de plus haut barre la route, et l'on ne passe jamais dessous, même s'il y a la place.
refusal-equal-height = Même hauteur
refusal-equal-height-text = Un anneau n'enjambe que ce qui est plus bas. La même hauteur ne suffit pas.
refusal-over-a-head = Par-dessus une tête
refusal-over-a-head-text = On n'enjambe pas une tête, si basse soit-elle. Sauf la vôtre, au moment où vous la déplacez.
refusal-over-a-tail = Par-dessus une queue
refusal-over-a-tail-text = Les queues sont protégées comme les têtes. Faites le tour.
example-allowed = Permis.
example-refused = Refusé.
example-allowed-number = Exemple { $number } : permis
example-refused-number = Exemple { $number } : refusé
example-tries = Exemples : { $title }
example-try = À vous d'essayer
example-try-label = À vous d'essayer : { $title }
example-table = Un lac pour essayer : { $title }
practice-again = Recommencer
practice-close = Terminé

## La première leçon

lesson-steps = Les étapes de la leçon
lesson-number = Étape { $number } sur { $count }
lesson-peg = Étape { $number } : { $title }
lesson-peg-done = Étape { $number } : { $title }, réussie
lesson-next = Suite
lesson-finish = Terminer
lesson-show = Montrez-moi
lesson-skip = Passer
lesson-start = À l'eau !
lesson-start-text = Vous êtes le monstre orange. Votre anneau de départ est le plus bas de tous ; il va dans les eaux profondes, au milieu sombre du lac.
lesson-start-task = Touchez un emplacement pour la queue, puis un autre pour la tête, et posez.
lesson-start-done = Vous voilà ! Deux pieds, une queue, une tête : c'est déjà un petit monstre.
lesson-start-other = Bien posé. Essayez encore une fois.
lesson-extend = Grandir
lesson-extend-text = Un monstre s'allonge par la tête ou par la queue. Choisissez un anneau : le grand chiffre est sa hauteur, le petit sa longueur. Les cercles montrent où peut aller son pied proche, juste à côté d'une extrémité.
lesson-extend-task = Allongez votre monstre, où vous voulez.
lesson-extend-done = Vous avez grandi ! L'extrémité a suivi jusqu'au pied lointain. Ce qui est posé ne bougera plus.
lesson-extend-other = Bien posé. Essayez encore une fois.
lesson-turn = Au coin du lac
lesson-turn-text = Un nouvel anneau n'est pas obligé d'aller tout droit. Depuis son pied proche, il suit la ligne ou la colonne, du côté où il y a de la place. Mais jamais en diagonale.
lesson-turn-task = Votre monstre va d'ouest en est. Posez un anneau vers le nord ou vers le sud.
lesson-turn-done = Et voilà le virage. Les monstres sont souples.
lesson-turn-other = C'est permis, mais toujours d'ouest en est. Choisissez un anneau vers le nord ou le sud.
lesson-cross = Par-dessus !
lesson-cross-text = Le vert vous barre la route avec un anneau de hauteur 2. Tout ce qui est plus bas que votre nouvel anneau peut être enjambé, autant que vous voulez. La hauteur, c'est le chiffre dans le rond.
lesson-cross-task = Enjambez le vert avec un anneau plus haut que 2.
lesson-cross-done = Un beau pont ! L'anneau vert est maintenant sous le vôtre.
lesson-cross-other = C'est permis, mais le vert n'est pas enjambé. Partez de la tête vers le nord, avec une hauteur de 3 ou plus.
lesson-under = Jamais dessous
lesson-under-text = Cette fois l'anneau vert a la hauteur 5. Il y aurait de la place dessous, mais rien ne passe jamais sous un anneau. Essayez si vous voulez : le lac vous dira pourquoi.
lesson-under-task = Un seul de vos anneaux est encore plus haut. Enjambez le vert avec lui.
lesson-under-done = Tout là-haut, avec votre plus grand anneau. Vous n'en avez qu'un comme ça.
lesson-under-other = C'est permis, mais cela fait le tour. Enjambez le long anneau vert avec votre anneau de hauteur 6.
lesson-equal = Égal ne suffit pas
lesson-equal-text = L'anneau vert a la hauteur 3, comme deux des vôtres. On n'enjambe que ce qui est plus bas : à hauteur égale, c'est non.
lesson-equal-task = Les anneaux hauts sont précieux. Enjambez le vert avec le plus bas qui convienne.
lesson-equal-done = Hauteur 4, juste un de plus que le vert : un coup économe.
lesson-equal-other = C'est permis, mais ce n'est pas ce qu'on cherche. Enjambez le vert avec un anneau de hauteur 4, depuis le nord de votre tête.
lesson-ends = Têtes et queues, en vrai
lesson-ends-text = La tête verte vous arrête : aucun anneau n'enjambe une tête ni une queue. La vôtre fait exception, mais seulement celle que vous déplacez à ce tour.
lesson-ends-task = Demi-tour : faites passer un nouvel anneau par-dessus l'extrémité qu'il emmène.
lesson-ends-done = Belle culbute ! L'extrémité a sauté par-dessus elle-même jusqu'au pied lointain.
lesson-ends-other = C'est permis, mais l'anneau ne saute pas par-dessus l'extrémité qu'il emmène. Partez d'un côté de la tête, arrivez de l'autre.
lesson-blocked = Bloquer
lesson-blocked-text = Qui ne trouve de place pour aucun anneau passe son tour, et ne revient que si une tête ou une queue s'écarte. Le vert est dans un coin : c6, au nord de sa tête, est sa seule issue, et votre queue est tout près.
lesson-blocked-task = Enfermez le vert.
lesson-blocked-done = Le vert est bloqué et passe. Vous pouvez continuer tant que vous voulez.
lesson-blocked-other = Le vert s'échappe encore. Son issue est c6 : mettez-y un pied.
lesson-winning = Gagner
lesson-winning-text = Plus personne n'a de place, sauf vous pour un dernier anneau. Ensuite il vous en reste autant qu'au vert, et la tête la plus haute gagne. La sienne est à la hauteur 5.
lesson-winning-task = Posez le dernier anneau de façon à gagner seul.
lesson-winning-done = Votre tête monte à la hauteur 6. L'orange est Monstre de l'année !
lesson-winning-other = La queue est bien haute, mais votre tête est au niveau de celle du vert : victoire partagée. C'est la tête qui compte.
lesson-expert = Pour les experts
lesson-expert-text = Dans la variante experts, le pied proche se pose exactement à deux emplacements de la tête ou de la queue. Peu importe ce qu'il y a entre les deux : on fait un grand pas.
lesson-expert-task = Un pied vert est juste à côté de votre tête. Passez par-dessus, jusqu'en h5.
lesson-expert-done = Un grand pas, et le vert est derrière vous. Vous savez tout.
lesson-expert-other = C'est permis, mais nous voulons passer par-dessus le vert. Le pied proche va en h5.
lesson-finished = Vous savez nager !
lesson-finished-text = C'était tout. Le reste, c'est de bien choisir : les anneaux hauts sont rares, et tout le monde veut de l'eau libre.
lesson-play = Jouer une partie
lesson-begin-again = Refaire la leçon

## Revoir une partie

replay-file = Ouvrir une partie enregistrée
replay-file-about = C'est un petit fichier texte avec tous les coups d'une partie. On peut en télécharger un pour chaque partie, ici ou dans le terminal.
replay-open = Choisir un fichier
replay-drop = Ou déposez-le ici.
replay-another = En ouvrir une autre
replay-games = Parties sur cet appareil
replay-game = Table { $code }, partie { $game }
replay-number = Partie { $game }
replay-which = Parties de cette table
replay-kept = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
replay-controls = Parcourir la partie
replay-first = Au début
replay-previous = Un coup en arrière
replay-play = Lecture
replay-pause = Arrêter
replay-next = Un coup en avant
replay-last = À la fin
replay-slider = Coup
replay-ply = Coup { $ply } sur { $count }.
replay-start = { $count ->
    [0] Pas encore de coup.
    [one] Avant le seul coup.
   *[other] Avant le premier de { $count } coups.
}
replay-beginning = Le lac vide
replay-download = Télécharger la partie
replay-copy = Copier le lien vers ce coup
replay-look-again = Du nouveau ?
replay-keys = Les flèches avancent d'un coup, Début et Fin vont aux bouts, espace lance la lecture. Touchez un anneau pour voir quand il a été posé.
replay-offline = Pas de réseau : voici la partie telle que cet appareil l'a vue la dernière fois.
record-wrong-move = Le coup { $ply }, { $move } ({ $words }), enfreint une règle.
record-unread-move = Le coup { $ply }, { $move }, est illisible.

## D'autres réglages

set-looks = L'aspect
set-play = Le jeu
set-colours = Couleurs
set-colours-value = { $value ->
    [contrast] Contraste fort
   *[usual] Couleurs de carte
}
set-quality = Finesse du lac en 3D
set-quality-value = { $value ->
    [low] Légère
    [medium] Moyenne
    [high] Fine
   *[auto] Automatique
}
set-kept = Tout cela reste sur cet appareil et nulle part ailleurs.
set-reset = Tout remettre comme au début

## Sans réseau

install = Installer sur cet appareil
offline = Pas de réseau.
offline-about = Vous pouvez lire les règles, revoir les parties vues sur cet appareil et changer les réglages. Pour jouer il faut le serveur ; vos parties y attendent.
offline-room = La partie attend sur le serveur et reprendra avec le réseau.
offline-practice = Sans lui, personne ne connaît les règles ; les dessins marchent quand même.
renewed = Une nouvelle version est là. Rechargez quand vous voulez ; aucune partie n'est perdue.
renewed-reload = Recharger

# Les énigmes : la carte, une énigme, celle du jour.
solo-to-map = Retour à la carte
solo-map-label = La carte du loch : choisissez un lieu
solo-begin = Commencer ici
solo-go-on = Continuer ici
solo-place = { $chapter }, numéro { $number }
solo-all-done = Toutes les énigmes sont résolues
solo-all-done-about = Il y en a une nouvelle chaque jour.
solo-daily = Énigme du jour
solo-daily-solved = Résolue. La prochaine arrive à minuit.
solo-streak = { $count ->
    [0] La même pour tous, nouvelle à minuit
    [one] 1 jour pour l'instant : continuez
   *[other] { $count } jours de suite
}
solo-new-day = Minuit est passé, une nouvelle énigme est là. Celle-ci reste jusqu'à ce que vous la quittiez.
solo-new-day-open = Ouvrir celle du jour
solo-chapter-progress = { $solved } sur { $count } résolues, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
solo-stars-how = Une étoile pour la solution, une sans indice, une au premier essai.
solo-stone = Énigme { $number } : { $theme }. { $stars ->
    [0] Pas encore résolue
    [one] Résolue, 1 étoile
   *[other] Résolue, { $stars } étoiles
}
solo-stone-halfway = Énigme { $number } : { $theme }. Commencée
solo-make = Créer la vôtre
solo-make-about = Un lac, une question, un lien pour les amis
solo-file = Vos progrès
solo-file-about = Ils ne sont gardés que sur cet appareil. Un fichier les porte sur un autre.
solo-export = Enregistrer un fichier
solo-import = Ouvrir un fichier
solo-imported = { $count ->
    [one] Le fichier contient { $count } énigme résolue ; le meilleur résultat est gardé.
   *[other] Le fichier contient { $count } énigmes résolues ; le meilleur résultat est gardé.
}
solo-import-bad = Ce fichier ne contient pas de progrès.
solo-shared = Une énigme pour vous
solo-turns-left = { $count ->
    [one] Encore un coup
   *[other] Encore { $count } coups
}
solo-answering = Voici la réponse …
solo-answers = Ce qui a été répondu
solo-tools = Aide pour cette énigme
solo-reset = Depuis le début
solo-check = Encore possible ?
solo-check-asking = Je cherche …
solo-check-unknown = C'est trop long à chercher.
solo-unsolved = Aucune solution trouvée.
solo-no-hint = D'ici, on ne peut plus continuer. Reprenez un coup.
solo-solution = Solution
solo-solution-label = La solution, pas à pas
solo-solution-start = Voici le début. { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} à venir.
solo-solution-step = Coup { $at } sur { $count }. { $move }
solo-solution-close = Retour à mon essai
solo-failed = Pas par là : il n'y a plus rien à faire ici. Chaque essai apprend quelque chose.
solo-solved-stars = { $stars ->
    [3] Sans indice et au premier essai. Les touristes restent bouche bée.
    [2] Et sans indice. Bien joué !
   *[1] Les touristes applaudissent.
}
solo-solved-label = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
}
solo-next = Énigme suivante
solo-chart = Vers la carte
solo-again = Encore une fois
solo-share-how = Toute personne qui ouvre ce lien reçoit cette énigme.
solo-share-link = Un lien vers cette énigme

## Créer une énigme

make = Créer une énigme
make-tool = Que poser
make-rock = Rocher
make-mark = Emplacement marqué
make-undo = Annuler le dernier changement
make-lays = { monster } :
make-tap-rock = Touchez un emplacement pour y mettre un rocher ou l'enlever.
make-tap-mark = Touchez l'emplacement qu'un pied doit atteindre.
make-about-mark = L'énigme est résolue dès qu'un pied se pose sur l'emplacement marqué.
make-take-off = { monster } : retirer
make-take = { $what ->
    [head] Retirer à la tête
    [tail] Retirer à la queue
   *[all] Tout retirer
}
make-question = La question
make-goal = Ce qu'il faut faire
make-goal-kind = { $kind ->
    [all] Tout poser
    [some] En poser quelques-uns
    [reach] Atteindre un emplacement
    [head] Lever la tête
    [block] Bloquer
   *[win] Gagner
}
make-figure = { $kind ->
    [some] Anneaux à poser
    [head] Hauteur de la tête
   *[moves] Coups au plus
}
make-less = Un de moins
make-more = Un de plus
make-turn = Qui la résout
make-given = { $colour ->
    [orange] Donnés à l'orange
    [green] Donnés au vert
    [purple] Donnés au violet
   *[black] Donnés au noir
}
make-given-about = Touchez les anneaux qui pourront être posés.
make-stands-still = Sans anneaux, il ne bouge pas.
make-lake = Monstres et règles
make-monsters = Monstres à cette table
make-monsters-about = De deux à quatre : plus il y en a, plus le lac est grand. Tous n'ont pas besoin d'y être posés.
make-searching = Recherche en cours …
make-search-again = Chercher encore
make-clear = Vider le lac
make-play = La jouer
make-share = La partager
make-share-how = Toute personne qui ouvre ce lien peut résoudre votre énigme. Elle est tout entière dans le lien ; rien n'est gardé ailleurs.
make-share-link = Lien vers cette énigme
make-solution = Une solution
make-lack-no-monster = Posez d'abord l'anneau de départ du monstre qui la résout.
make-lack-no-mark = Touchez maintenant l'emplacement à atteindre.
make-lack-nothing-given = Donnez-lui maintenant des anneaux à poser.
make-lack-no-opponent = Ce but demande un adversaire : posez un autre monstre et donnez-lui des anneaux.
make-lack-too-few-given = Donnez plus d'anneaux qu'il n'en faut poser, ou demandez-en moins.
make-lack-cannot-move = Aucun des anneaux donnés ne peut être posé.
make-lack-mark = L'emplacement marqué n'est plus en eau libre : marquez-en un autre.
make-lack-something = Ce n'est pas encore une énigme.
make-news-rock = Un rocher en { $cell }.
make-news-no-rock = Plus de rocher en { $cell }.
make-news-mark = { $cell } est marqué.
make-news-no-mark = { $cell } n'est plus marqué.
make-news-taken = { monster } : { $what ->
    [head] un anneau de moins à la tête.
    [tail] un anneau de moins à la queue.
   *[all] retiré du lac.
}
make-news-undone = Annulé.
make-news-cleared = Le lac est vide.
make-refused-rock = Un rocher demande de l'eau libre, et { $cell } n'en est pas.
make-refused-mark = La marque demande de l'eau libre, et { $cell } n'en est pas.
make-refused-taken = Cet anneau doit rester : il manquerait l'anneau de départ, ou une tête ou une queue se trouverait sous un autre anneau.
make-refused-colours = Le lac plus petit ne peut pas contenir tout ce qui s'y trouve. Retirez d'abord ce qui touche au bord.
make-refused-variant = Avec ces règles, les anneaux posés ne se suivent pas. Retirez-les d'abord.
