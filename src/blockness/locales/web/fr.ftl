### Ce que lisent les joueurs dans le navigateur, en français.

title = Block Ness
subtitle = Des monstres tout en anneaux, de deux à quatre joueurs
loading = Un instant …
skip-to-content = Aller au contenu
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
solo = Casse-têtes
solo-about = Seul sur le lac
solo-soon = Les casse-têtes sont encore sous l'eau. En attendant qu'ils remontent :
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
about-owner = Le jeu est de Laurent Escoffier ; il est édité par Blue Orange, à qui appartiennent le nom et la marque et qui n'a aucun lien avec ce programme. S'il vous plaît, achetez la boîte : elle est belle.
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
    [kelpie] Kelpie du loch
    [nessie] Nessie elle-même
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
seat-away = absent
seat-blocked = bloqué
seat-to-move = à son tour
seat-stand-in = remplacé par { level-name }
sit-here = S'asseoir ici
sit-label = { $colour ->
    [orange] Prendre la place orange
    [green] Prendre la place verte
    [purple] Prendre la place violette
   *[black] Prendre la place noire
}
sit-title = { $colour ->
    [orange] Jouer l'orange
    [green] Jouer le vert
    [purple] Jouer le violet
   *[black] Jouer le noir
}
sit-down = S'asseoir
your-name = Votre nom
employ = Ordinateur
employ-label = { $colour ->
    [orange] Confier l'orange à un ordinateur
    [green] Confier le vert à un ordinateur
    [purple] Confier le violet à un ordinateur
   *[black] Confier le noir à un ordinateur
}
stand-in = Confier à un ordinateur
stand-in-label = Laisser un ordinateur jouer pour { $name } jusqu'à son retour
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
card-unfit-why = L'anneau de hauteur { $height } et de longueur { $length } n'entre nulle part pour l'instant : d'aucun des deux bouts il ne trouve d'eau libre pour ses deux pieds sans passer sous un anneau, par-dessus un anneau aussi haut, ou par-dessus une tête ou une queue.
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
   *[3] De { $near } à { $far } : le voilà, posez-le s'il vous plaît ainsi.
}
undo = Reprendre
undo-question = { $name } voudrait reprendre son dernier tour. Êtes-vous d'accord ?
undo-agree = Oui, d'accord
undo-refuse = Non, on continue
undo-waiting = { $name } demande à reprendre un tour ; les autres doivent être d'accord.

## Le lac

lake-label = Le lac. Les flèches déplacent, Entrée choisit, Page suivante va au prochain emplacement possible, Échap revient en arrière.
cell-open = eau libre
cell-shore = rive
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
    [sorry] Désolé !
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
    [normal] Normale
    [fast] Rapide
   *[off] Sans
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
refused-server-full = Le serveur est plein. Réessayez bientôt.
refused-malformed = Le serveur n'a pas compris.
refused-too-large = C'était trop à la fois.
refused-not-found = Il n'y a rien à cet endroit.
refused-not-possible = Ce n'est pas possible.
refused-foreign-origin = Cette page ne vient pas du serveur.
refused-too-many-rooms = Trop de salles ont été ouvertes d'ici. Attendez un peu, s'il vous plaît.
refused-no-such-room = Cette salle n'existe pas.
refused-no-such-game = Cette partie n'existe pas.
refused-no-such-page = Cette page n'existe pas.
refused-no-such-move = Ce n'est pas un coup.
refused-no-such-seat = Cette place n'existe pas.
refused-no-such-level = Ce niveau n'existe pas.
refused-no-such-phrase = Cette phrase n'est pas dans la liste.
refused-invalid-position = Ce n'est pas une position.
refused-invalid-record = Ce n'est pas l'enregistrement d'une partie.
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
