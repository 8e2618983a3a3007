### Ce que lisent les joueurs dans le navigateur, en français.

title = Block Ness
subtitle = Des monstres tout en anneaux, pour deux à quatre joueurs
loading = Chargement…
skip-to-content = Aller au contenu
try-again = Réessayer
close = Fermer

## La première page

ways-label = Modes de jeu
continue = Reprendre la partie
continue-about = Retour à la salle { $code }
kept-label = Parties en cours sur cet appareil
kept-about = { $count ->
    [0] Pas encore commencée · { $date }
    [one] { $count } coup · { $date }
   *[other] { $count } coups · { $date }
}
kept-more = { $count ->
    [one] Encore une partie
   *[other] Encore { $count } parties
}
kept-forget = Supprimer
kept-forget-question = Supprimer la partie { $names } de cet appareil ?
kept-keep = Garder
kept-spoilt = { $count ->
    [one] Une partie enregistrée sur cet appareil est illisible. Elle a été laissée telle quelle.
   *[other] { $count } parties enregistrées sur cet appareil sont illisibles. Elles ont été laissées telles quelles.
}
play-now = Jouer maintenant
play-now-about = Contre l’ordinateur, tout de suite
play-computer = Contre l’ordinateur
play-computer-about = Choisir niveaux, couleurs et règles
play-device = À plusieurs sur cet appareil
play-device-about = Chacun joue à son tour
play-friends = Entre amis
play-friends-about = Créer une salle et envoyer le lien
open-rooms = Salles ouvertes
open-rooms-about = Rejoindre d’autres joueurs
open-rooms-none = Aucune salle ouverte pour l’instant. Créez-en une et affichez-la ici.
solo = Énigmes
solo-about = En solo sur le lac
how-to-play = Comment jouer
how-to-play-about = Une leçon de trois minutes
first-lesson = Première leçon
rules = Règles
replay = Revoir une partie
settings = Réglages
about = À propos
unofficial = Version non officielle et non commerciale.
to-start = Accueil
not-found = Page introuvable
not-found-about = Il n’y a rien à cette adresse. C’était peut-être une salle qui n’existe plus.

## À propos

about-unofficial = Ceci est une version non officielle et non commerciale du jeu de société Block Ness, faite par plaisir.
about-owner = Le jeu a été créé par Laurent Escoffier ; il est édité par Blue Orange, à qui appartiennent le nom et la marque et qui n’a aucun lien avec ce programme. Si le jeu vous plaît, achetez le vrai : il est magnifique.
about-box = Tous les dessins et les sons sont les nôtres. Les tailles des anneaux et du lac sont une reconstitution et peuvent différer de celles du vrai jeu.
about-ask = Vous avez la vraie boîte ? Alors vous pouvez aider : posez-la à côté de vous et corrigez le lac et les anneaux. Cinq minutes suffisent.
about-data = Ni compte, ni publicité, ni pistage. Vos réglages, vos parties contre l’ordinateur ou à plusieurs sur cet appareil et votre progression restent sur cet appareil, sauf si vous les partagez ; dans une salle, les autres joueurs ne voient que le nom que vous choisissez.

## Votre boîte

box = Votre boîte
box-about = Le lac et les anneaux de ce jeu sont une reconstitution. Si vous avez la vraie boîte, posez-la à côté de vous et corrigez-les : cinq minutes suffisent. Votre boîte reste sur cet appareil tant que vous ne la partagez pas.
box-lake = Le lac
box-lake-label = Le lac, case par case. Les flèches déplacent, Entrée change une case. 2, 3 et 4 la donnent à une zone, Suppr en fait de la rive.
box-cell = { $zone ->
    [deep] { $cell }, eaux profondes
    [ring] { $cell }, premier pourtour
    [rim] { $cell }, deuxième pourtour
   *[shore] { $cell }, rive
}
box-zone = La case touchée devient
box-zone-name = { $zone ->
    [deep] Eaux profondes
    [ring] Premier pourtour
    [rim] Deuxième pourtour
   *[shore] Rive
}
box-mirrored = Changer les quatre côtés à la fois
box-columns = Colonnes
box-rows = Lignes
box-counts = Cases utilisées : { $two } à deux, { $three } à trois, { $four } à quatre.
box-sets = Les anneaux
box-monster = Quel monstre ?
box-set-label = { $colour ->
    [orange] Les anneaux orange
    [green] Les anneaux verts
    [purple] Les anneaux violets
   *[black] Les anneaux noirs
}
box-segment = Longueur { $length }, hauteur { $height }
box-starter = Départ : longueur { $length }, hauteur { $height }
box-add = Ajouter un anneau
box-remove = Retirer cet anneau
box-length = Longueur
box-height = Hauteur
box-measure = La longueur compte les cases d’un pied à l’autre : 1 pour deux cases voisines. La hauteur va de 1 pour les anneaux les plus bas à 6 pour les plus hauts.
box-usual = C’est la boîte habituelle. Changez ce qui est différent dans la vôtre.
box-sound = Votre boîte tient debout. Elle est enregistrée sur cet appareil.
box-afresh = Revenir à la boîte habituelle
box-flaw-no-deep-water = Il n’y a pas d’eaux profondes : personne ne pourrait commencer.
box-flaw-cut-off = { $seats ->
    [2] À deux, l’eau en { $cell } est coupée du reste.
    [3] À trois, l’eau en { $cell } est coupée du reste.
   *[4] À quatre, l’eau en { $cell } est coupée du reste.
}
box-flaw-segment-twice = { monster } a deux fois l’anneau de longueur { $length } et de hauteur { $height }.
box-flaw-two-starters = { monster } a deux anneaux plus bas que les autres, tous deux de hauteur { $height }. Lequel est l’anneau de départ ?
box-flaw-no-room = { monster } ne peut pas commencer : son anneau de départ ne tient pas dans les eaux profondes.
box-play = Jouer avec votre boîte
box-send = Corriger la boîte de tous
box-send-how = Enregistrez votre boîte dans un fichier, ouvrez un ticket auprès du projet et joignez-le. La page « Contributing » du projet explique comment. La prochaine version pourra alors avoir les bonnes tailles.
box-save = Enregistrer box.toml
box-share = Partager votre boîte
box-share-how = Toute personne qui ouvre ce lien peut jouer avec votre boîte. Elle est tout entière dans le lien ; rien n’est enregistré ailleurs.
box-share-link = Lien vers votre boîte
box-open = Ouvrir un box.toml
box-open-bad = Ce fichier ne convient pas. { $fault }
box-open-strange = La ligne { $line } n’est pas celle d’un fichier de boîte.
box-link = Ce lien contient une boîte. Doit-elle remplacer celle que vous avez dessinée sur cet appareil ?
box-link-take = Prendre la boîte du lien
box-link-mine = Garder ma boîte
box-link-spoilt = Ce lien ne contient aucune boîte qui tienne debout. Peut-être s’en est-il perdu un morceau en route.
box-note = Vous jouerez avec votre boîte.
box-note-change = La changer

## Préparer une partie

table-count = Combien de monstres ?
table-variant = Règles
table-first = Qui commence ?
table-clock = Temps par tour
table-stand-in = Qui joue à la place de ceux qui partent, s'absentent ou dépassent leur temps ?
table-listed = Afficher cette salle parmi les salles ouvertes
table-free-text = Autoriser les messages libres (sinon, des phrases toutes prêtes)
table-hints = Autoriser les indices, même entre joueurs
first-chance = Au hasard
variant = { $variant ->
    [expert] Expert
   *[classic] Classique
}
variant-about = { $variant ->
    [expert] Un nouvel anneau commence exactement à deux emplacements de la tête ou de la queue : une façon de plus d’enjamber.
   *[classic] Un nouvel anneau commence juste à côté de la tête ou de la queue.
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
    [person] Joueur
    [computer] Ordinateur
   *[open] Ami
}
place-known = Noms connus de cet appareil
place-open = Toute personne qui ouvre votre lien peut s’asseoir ici.
level-rank = { $rank } sur { $count }.
level-surprise-name = Surprise
level-surprise = Quelqu’un sort de la brume. Vous verrez qui au début de la partie.
table-more = Plus d’options : temps, conversation, salles ouvertes
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
computer-name = { $colour ->
    [orange] Rory
    [green] Fern
    [purple] Heather
   *[black] Douglas
}
make-room = Créer une salle
work-about = Votre salle se prépare…
word-title = Avez-vous une invitation ?
word-about = Sur ce serveur, il faut un mot d’invitation pour créer une salle. Demandez-le à la personne qui s’en occupe ; cet appareil s’en souviendra.
word-label = Mot d’invitation
start-game = Commencer la partie

## Partager

share = Partager
share-title = Inviter
share-how = Toute personne qui ouvre ce lien peut jouer ou regarder.
share-link = Lien vers cette salle
share-code = Code de la salle : { $code }
qr-label = Code QR de ce lien
copy-link = Copier le lien
copied = Copié
share-game = Partager cette partie
invites-you = { $name } vous invite
invited = Vous êtes invité
invited-how = Choisissez un monstre et jouez, ou regardez simplement.
there-label = Qui est là
employ-this = Faire asseoir { level-name }
invite-title = Inviter quelqu’un
invite-how = Choisissez la place à céder. La partie passe dans une salle avec tous ses coups, et vous obtenez un lien à envoyer.
invite-seat = La place de { $name }
carry-title = Continuer sur un autre appareil
carry-how = Toute la partie est dans ce lien ; rien n’est enregistré ailleurs.
carry-link = Lien avec cette partie

## Dans la salle

room-title = Salle { $code }
play-here = Partie sur cet appareil
kept-full = Il n’y a plus de place sur cet appareil pour enregistrer la partie. Vous pouvez continuer, mais gardez cette page ouverte ou emportez la partie sous forme de lien.
seats-label = Les joueurs
seat-open = Place libre
seat-yours = vous
seat-away = hors ligne
seat-blocked = bloqué
seat-to-move = c’est son tour
seat-stand-in = { level-name } joue à sa place
sit-here = Prendre cette place
sit-title = { $colour ->
    [orange] Jouer avec le monstre orange
    [green] Jouer avec le monstre vert
    [purple] Jouer avec le monstre violet
   *[black] Jouer avec le monstre noir
}
sit-down = Rejoindre la partie
your-name = Votre nom
employ = Ordinateur
stand-in = Remplacer par un ordinateur
stand-in-soon = Remplacer par un ordinateur dans { $count } s
leave = Quitter la salle
leave-about = Vos places se libèrent. Si une partie est en cours, un ordinateur joue à votre place.
leave-sure = Quitter
stay = Rester
remove-guest = Retirer { $name } de la table
remove-question = Retirer { $name } de la table ?
remove-about = La place se libère pour quelqu’un d’autre ou pour un ordinateur. Cette personne peut continuer à regarder, mais ne pourra plus prendre place dans cette salle.
remove-sure = Retirer
remove-not = Continuer ensemble
removed-notice = L’hôte a libéré votre place. Vous pouvez continuer à regarder, ou jouer dans votre propre salle.
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
switch-view = { $view ->
    [deep] Afficher le lac à plat
   *[flat] Afficher le lac en 3D
}

## Le tour

status-waiting = En attente d’autres joueurs…
status-over = La partie est finie.
status-start = { $step ->
    [confirm] Touchez-le encore une fois ou appuyez sur « { confirm } ».
    [far] Touchez maintenant l’emplacement de la tête.
   *[near] Anneau de départ : touchez l’emplacement de la queue.
}
status-own = { $step ->
    [confirm] Touchez-le encore une fois ou appuyez sur « { confirm } ».
    [which] Il y a plusieurs possibilités : choisissez.
    [far] Touchez maintenant là où il finit.
    [near] Touchez là où il commence.
   *[segment] Choisissez un anneau.
}
status-other = { $kind ->
    [computer] { $name } réfléchit…
   *[person] { $name } choisit…
}
seconds-left = { $count } s
your-turn = C’est à vous de jouer.
turn-of = À { $name } de jouer
turn-yours = À vous de jouer
turn-notice = M’avertir quand c’est mon tour
passes-of = { $name } ne peut rien poser et passe son tour.
blocked-yours = Plus de place !
blocked-of = { $name } ne peut plus rien poser
blocked-about = Rien ne passe pour l’instant, mais rien n’est perdu : dès qu’une tête ou une queue libère le passage, vous rejouez.
blocked-why = Pourquoi ?
blocked-at = { $end ->
    [head] Autour de la tête
   *[tail] Autour de la queue
}
blocked-open = eau libre, mais aucun anneau de votre réserve ne convient à partir d’ici
back-yours = Vous revoilà dans la partie !
back-of = { $name } revient dans la partie !
tray-label = { $colour ->
    [orange] La réserve orange
    [green] La réserve verte
    [purple] La réserve violette
   *[black] La réserve noire
}
card = { $status ->
    [placed] Hauteur { $height }, longueur { $length } : déjà posé
    [held] Hauteur { $height }, longueur { $length } : choisi
    [fits] Hauteur { $height }, longueur { $length }
    [unfit] Hauteur { $height }, longueur { $length } : impossible à poser pour l’instant
   *[waiting] Hauteur { $height }, longueur { $length } : en réserve
}
card-unfit-why = L’anneau de hauteur { $height } et de longueur { $length } ne peut se poser nulle part pour l’instant : où qu’il commence, quelque chose le gêne.
placements-label = Poses possibles
placements-count = { $count ->
    [one] { $count } pose
   *[other] { $count } poses
}
placement-of = Pose { $index } sur { $count }
placement-previous = Pose précédente
placement-next = Pose suivante
placement-start = Queue en { $near }, tête en { $far }
placement-extend = { $end ->
    [head] Tête : de { $near } à { $far }, hauteur { $height }, longueur { $length }
   *[tail] Queue : de { $near } à { $far }, hauteur { $height }, longueur { $length }
}
step-back = Retour
confirm = Poser
sending = Envoi…
see-rule = Voir la règle
which-height = Hauteur { $heights } ?
which-end = Tête ou queue ?
which-one = Lequel ?
try-wrong-length = Votre anneau est de longueur { $length }, mais ces emplacements sont à une distance de { $away }.
try-not-straight = { $near } et { $far } ne sont ni sur la même ligne ni sur la même colonne. Un anneau va tout droit.
try-not-beside = { $reach ->
    [1] { $cell } n’est pas juste à côté de votre tête ou de votre queue. La diagonale ne compte pas.
   *[2] { $cell } n’est pas à exactement deux emplacements de votre tête ou de votre queue, en ligne ou en colonne.
}
try-no-way = En commençant en { $cell }, votre anneau ne passe dans aucune direction.
rings-explained = Touchez un cercle :
rings-end = { $end ->
    [head] côté tête
   *[tail] côté queue
}
rings-understood = Compris
hint = Indice
hint-more = Encore un indice
hint-thinking = Je réfléchis…
hint-step = { $step ->
    [1] { $end ->
        [head] Regardez du côté de la tête, vers { $near }.
        [tail] Regardez du côté de la queue, vers { $near }.
       *[start] Regardez du côté de { $near }.
    }
    [2] Prenez l’anneau de hauteur { $height } et de longueur { $length }.
   *[3] De { $near } à { $far }, comme indiqué. Posez-le si cela vous convient.
}
undo = Annuler le coup
undo-question = { $name } voudrait annuler son dernier coup. Êtes-vous d’accord ?
undo-agree = Oui, d’accord
undo-refuse = Non, on continue
undo-waiting = { $name } demande à annuler un coup ; les autres doivent être d’accord.

## Le lac

lake-label = Le lac. Flèches pour se déplacer, Entrée pour choisir, Page suivante pour le prochain emplacement possible, Échap pour revenir en arrière.
cell-open = eau libre
cell-shore = rive
cell-rock = un rocher
cell-mark = l’emplacement marqué
cell-float = au bord de la rive
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
    [orange] au-dessus d’un anneau orange, hauteur { $height }
    [green] au-dessus d’un anneau vert, hauteur { $height }
    [purple] au-dessus d’un anneau violet, hauteur { $height }
   *[black] au-dessus d’un anneau noir, hauteur { $height }
}
cell-last = posé en dernier
cell-near = votre anneau commence ici
cell-ghost = votre anneau serait ici
cell-offending = c’est ce qui gêne
ring-near = { $end ->
    [head] commencer ici, côté tête
    [tail] commencer ici, côté queue
    [both] commencer ici, côté tête ou queue
   *[start] emplacement possible pour la queue
}
ring-far = { $end ->
    [head] finir ici, avec la tête
    [tail] finir ici, avec la queue
    [both] finir ici
   *[start] emplacement possible pour la tête
}

## Coups et nouvelles

moves-label = Coups
moves-none = Aucun coup pour l’instant.
notation-label = Affichage des coups
notation-words = En toutes lettres
notation-short = En abrégé
move-start = départ, queue { $near }, tête { $far }
move-extend = { $end ->
    [head] tête de { $near } à { $far }, hauteur { $height }
   *[tail] queue de { $near } à { $far }, hauteur { $height }
}
news-moved = { monster } : { $move }.
moved-of = { $name } : { $move }.
news-said = { $name } : { $words }
news-seated = { $name } rejoint la partie.
news-employed = Un ordinateur prend place : { $name }.
news-stands-in = Un ordinateur joue pour { $name }.
news-returned = { $name } est de retour.
news-left = { $name } a quitté la salle.
news-left-playing = { $name } a quitté la salle ; un ordinateur prend la suite.
news-removed = L’hôte a libéré la place de { $name }.
news-undo-asked = { $name } demande à annuler son dernier coup.
news-undo-agreed = { $name } est d’accord.
news-undo-refused = { $name } préfère continuer.
news-rematched = Une nouvelle partie commence.

## La fin

monster-of-the-year = Monstre de l’année
wins-of = { $name } gagne !
wins-shared-of = { $names } se partagent la victoire !
decided-by-left = { $count ->
    [0] { $name } a posé tous ses anneaux.
    [one] C’est { $name } qui garde le moins d’anneaux : un seul.
   *[other] C’est { $name } qui garde le moins d’anneaux : { $count }.
}
decided-by-head = Égalité à { $count } en réserve : la tête la plus haute l’emporte, celle de { $name }, à la hauteur { $perch }.
decided-by-nothing = { $names } : { $count } en réserve chacun, et des têtes à la même hauteur, { $perch }.
count-left = Anneaux restants
count-head = Hauteur de la tête
rematch = Rejouer
again-easier = Plus facile
again-harder = Plus difficile
see-where-it-turned = Revoir le tournant
save-photo = Enregistrer la photo
share-end = Partager cette partie
share-end-how = Toute personne qui ouvre ce lien peut revoir la partie coup par coup.
share-end-link = Lien pour revoir la partie

## Se parler

talk-label = Conversation
talk-none = Personne n’a encore rien dit.
talk-watching = Seuls les joueurs peuvent discuter.
talk-write = Écrire un message
talk-send = Envoyer
reactions-label = Réagir
phrases-label = Phrases toutes prêtes
phrase = { $name ->
    [hello] Bonjour !
    [good-luck] Bonne chance !
    [well-played] Bien joué !
    [oh-no] Oh non !
    [clever] Bien vu !
    [thinking] Je réfléchis…
    [take-your-time] Prenez votre temps.
    [thanks] Merci !
    [sorry] Pardon !
    [again] On rejoue ?
    [goodbye] Au revoir !
    [smile] Un sourire
    [laugh] Un rire
    [wow] De l’étonnement
    [sad] Une larme
    [clap] Des applaudissements
   *[heart] Un cœur
}

## La connexion

link-connecting = Connexion…
link-reconnecting = Reconnexion…
link-not-storing = Le serveur ne peut pas enregistrer les coups pour l’instant. La partie reprendra dès que possible.
link-unsent = Votre coup est conservé et sera envoyé au retour de la connexion.
link-closed = { $reason ->
    [no-such-room] Cette salle n’est plus là. Les salles où personne ne commence à jouer disparaissent au bout d’un moment.
    [broken-room] Désolé, cette salle ne peut pas être ouverte.
    [foreign-origin] Ouvrez le jeu depuis sa propre adresse, s’il vous plaît.
    [server-full] Il y a foule au bord du lac : le serveur est plein. Réessayez dans un petit moment.
    [no-database] Le serveur ne peut pas enregistrer les coups pour l’instant. Réessayez dans un moment.
    [too-many-wrong-codes] Trop de liens inexistants ont été essayés depuis cette connexion. Attendez une minute et réessayez.
    [too-many-sockets] Trop de pages sont déjà ouvertes sur cette connexion. Fermez-en une et réessayez.
    [too-many-messages] Ça fait beaucoup d’un coup ! Soufflez un peu : votre place est gardée.
    [too-large] Ce message était trop long. Votre place est gardée.
    [too-slow] La connexion est lente en ce moment. Nous réessayons.
    [too-many-wrong-tokens] Cette salle ne reconnaît pas cet appareil. Attendez une minute et réessayez.
    [no-hello] La connexion a échoué. Rechargez la page, s’il vous plaît.
   *[other] La connexion est fermée.
}

## Réglages

set-language = Langue
set-view = Vue
set-view-value = { $value ->
    [deep] En 3D
   *[flat] Carte à plat
}
set-theme = Thème
set-theme-value = { $value ->
    [light] Clair
    [dark] Sombre
   *[system] Comme l’appareil
}
set-animation = Animations
set-animation-value = { $value ->
    [normal] Normales
    [fast] Rapides
   *[off] Désactivées
}
set-confirm = Toucher deux fois pour poser
set-confirm-value = { $value ->
    [touch] Sur écran tactile
    [always] Toujours
   *[never] Jamais
}
set-sound = Son
set-patterns = Motifs d’écailles sur les monstres
set-figures = Hauteurs sur les anneaux en 3D
on-off = { $value ->
    [on] Oui
   *[off] Non
}

## Ce qui a été refusé

refused-no-network = Le serveur est injoignable. Êtes-vous en ligne ?
refused-no-rooms-here = Cette copie du jeu n’a pas de salles : ouvrez le lien sur le serveur d’où il vient.
refused-broken-server = Une erreur s’est produite sur le serveur. Réessayez, s’il vous plaît.
refused-broken-page = Une erreur s’est produite dans la page. Rechargez-la, s’il vous plaît.
refused-no-database = Le serveur a un problème. Réessayez dans un moment.
refused-getting-ready = Le serveur vient de démarrer. Réessayez dans une demi-minute.
refused-not-stored = L’enregistrement a échoué. Réessayez, s’il vous plaît.
refused-broken-room = Désolé, cette salle ne peut pas être ouverte.
refused-malformed = Le serveur n’a pas compris.
refused-too-large = C’est trop volumineux.
refused-not-possible = Ce n’est pas possible.
refused-foreign-origin = Ouvrez le jeu depuis sa propre adresse, s’il vous plaît.
refused-too-many-rooms = Trop de salles ont été créées depuis cette connexion. Attendez un peu, s’il vous plaît.
refused-too-many-new-rooms = Beaucoup de salles se créent en ce moment. Réessayez dans un petit moment.
refused-word-wanted = Ici, il faut un mot d’invitation pour créer une salle.
refused-wrong-word = Ce n’est pas le mot d’invitation.
refused-too-many-wrong-words = Trop de mots d’invitation erronés ont été essayés depuis cette connexion. Attendez une minute et réessayez.
refused-work-wanted = Votre salle n’a pas pu être préparée à temps. Réessayez, s’il vous plaît.
refused-too-many-requests = Trop de demandes arrivent de cette connexion. Attendez quelques secondes, s’il vous plaît.
refused-too-many-wrong-codes = Trop de liens inexistants ont été essayés depuis cette connexion. Attendez une minute et réessayez.
refused-no-such-room = Cette salle n’existe pas, ou plus.
refused-no-such-game = Cette partie n’existe pas.
refused-no-such-table = Cette partie n’est pas sur cet appareil.
refused-spoilt-table = Cette partie a été enregistrée sur cet appareil, mais elle est devenue illisible. Elle a été laissée telle quelle.
refused-spoilt-link = Ce lien ne contient aucune partie jouable. Peut-être s’en est-il perdu un morceau en route.
refused-no-such-page = Cette page n’existe pas.
refused-no-such-move = Ce n’est pas un coup valable.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-level = Ce niveau n’existe pas.
refused-no-such-phrase = Cette phrase n’est pas dans la liste.
refused-invalid-position = Cette position n’est pas valable.
refused-invalid-record = Ce fichier ne contient pas de partie.
refused-invalid-box = Cette boîte ne tient pas debout : aucune salle ne peut s’ouvrir avec elle.
refused-colour-twice = Il faut une couleur différente par monstre.
refused-name-missing = Entrez un nom, s’il vous plaît.
refused-name-too-long = Un nom peut avoir { $most } caractères au maximum.
refused-seat-taken = Quelqu’un a été plus rapide : la place est prise.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-own-seat = C’est votre propre place.
refused-not-absent = Ce joueur est là.
refused-only-at-the-table = Seuls les joueurs de cette salle peuvent le faire.
refused-only-the-maker = Seule la personne qui a créé la salle peut le faire.
refused-nobody-there = Aucun invité n’occupe cette place.
refused-removed = L’hôte a libéré votre place : dans cette salle, vous pouvez seulement regarder.
refused-computer-plays = Un ordinateur joue pour cette place en ce moment.
refused-done-already = C’est déjà fait.
refused-not-your-turn = Ce n’est pas votre tour.
refused-still-waiting = Toutes les places ne sont pas encore prises.
refused-out-of-date = La partie a avancé entre-temps. Regardez à nouveau le lac.
refused-game-goes-on = La partie n’est pas encore finie.
refused-undo-asked-already = Quelqu’un demande déjà à annuler un coup.
refused-nothing-to-undo = Vous n’avez aucun coup à annuler.
refused-nothing-to-answer = Il n’y a plus rien à répondre.
refused-phrases-only = Dans cette salle, il n’y a que des phrases toutes prêtes.
refused-no-free-text = Sur ce serveur, il n’y a que des phrases toutes prêtes.
refused-no-hints = Les indices sont désactivés dans cette salle.
refused-text-too-long = { $most } caractères au maximum, s’il vous plaît.
refused-enough-said = C’est assez pour l’instant. Vous pourrez en dire plus après le prochain coup.
refused-room-is-full = L’historique de cette salle est plein. Finissez la partie, puis créez une nouvelle salle.
refused-no-engine = Ce navigateur ne peut pas faire tourner le jeu, car il lui manque WebAssembly. Essayez-en un plus récent.

## Les règles

rules-goal = Allongez votre monstre autant que vous le pouvez. Quand plus personne ne peut continuer, celui à qui il reste le moins d’anneaux est Monstre de l’année.
rules-contents = Les règles une à une
rule-r1 = Les joueurs
rule-r1-text = Deux, trois ou quatre monstres se partagent le lac : orange, vert, violet et noir, chaque couleur une seule fois. On joue à tour de rôle dans le sens horaire. N’importe qui peut commencer : mettez-vous d’accord ou laissez faire le hasard.
rule-r2 = Le lac
rule-r2-text = À deux, on reste dans les eaux profondes du centre. À trois, le premier pourtour s’y ajoute ; à quatre, on joue sur tout le lac. Rien ne se pose jamais au-delà : le même anneau peut être trop long à deux et parfait à quatre.
rule-r3 = Le départ
rule-r3-text = Chacun à son tour pose son anneau de départ, le plus bas des dix, où il veut dans les eaux profondes, le long d’une ligne ou d’une colonne. Vous choisissez quel pied porte la tête et lequel porte la queue.
rule-r4 = S’allonger
rule-r4-text = À votre tour, prenez un anneau de votre réserve et prolongez votre monstre du côté de la tête ou de la queue. L’anneau commence juste à côté de cette extrémité, pas en diagonale. De là, il va tout droit, tourne ou revient par-dessus votre propre corps. La tête ou la queue passe alors là où il finit. Un anneau posé ne bouge plus.
rule-r5 = Les pieds en eau libre
rule-r5-text = Chaque pied a besoin d’un emplacement vide, sans rien au-dessus. On ne se pose ni sur un autre pied, ni sous un anneau.
rule-r6 = Dessus, jamais dessous
rule-r6-text = Entre ses pieds, un anneau peut enjamber tout ce qui est plus bas que lui : un ou plusieurs anneaux, les vôtres ou ceux des autres, en travers ou en long. Il ne passe jamais sous un anneau, ni par-dessus un anneau de même hauteur.
rule-r7 = Têtes et queues
rule-r7-text = Rien n’enjambe une tête ni une queue. Une seule exception : l’extrémité que vous êtes en train de déplacer, puisqu’elle n’y sera plus.
rule-r8 = Bloqué
rule-r8-text = Si vous ne pouvez rien poser, vous passez votre tour ; si vous pouvez poser, vous devez le faire. Un monstre bloqué reste en jeu et rejoue dès qu’une tête ou une queue s’écarte de son chemin. Essayez : après ce coup, le monstre vert est coincé.
rule-r9 = La fin
rule-r9-text = La partie est finie quand plus personne ne peut rien poser. Ici, aucun des deux monstres n’a de place.
rule-r10 = Qui gagne
rule-r10-text = Celui à qui il reste le moins d’anneaux en réserve gagne. À égalité, la tête la plus haute l’emporte ; en cas de nouvelle égalité, la victoire est partagée. Ici, le monstre orange a un anneau à poser : côté tête il gagne, côté queue il ne fait que partager la victoire.
rule-r11 = La variante experts
rule-r11-text = Tout reste pareil, sauf une chose : le nouvel anneau commence exactement à deux emplacements de la tête ou de la queue, en ligne ou en colonne. Peu importe ce qui se trouve entre les deux : on l’enjambe d’un grand pas.

## Pourquoi un coup est refusé, avec des exemples

refusals = Pourquoi un coup est refusé
refusals-about = Tous les refus possibles, chacun avec un coup refusé et un coup permis.
refusal-rule = Règle { $number } : { $title }
refusal-game-over = La partie est finie
refusal-game-over-text = Plus personne ne peut rien poser : on ne joue plus.
refusal-start-first = D’abord les anneaux de départ
refusal-start-first-text = Avant que quiconque s’allonge, chaque monstre pose son anneau de départ en eaux profondes.
refusal-already-started = Anneau de départ déjà posé
refusal-already-started-text = L’anneau de départ ne se pose qu’une fois. Ensuite, le monstre s’allonge par la tête ou par la queue.
refusal-not-straight = Pas en ligne droite
refusal-not-straight-text = Un anneau suit une ligne ou une colonne, jamais une diagonale.
refusal-no-such-segment = Cet anneau n’existe pas
refusal-no-such-segment-text = Chaque monstre a ses dix anneaux à lui. Toutes les longueurs n’existent pas dans toutes les hauteurs.
refusal-not-the-starter = Pas l’anneau de départ
refusal-not-the-starter-text = On commence toujours par l’anneau le plus bas, et sa longueur change d’une couleur à l’autre.
refusal-segment-placed = Déjà posé
refusal-segment-placed-text = Chaque anneau n’existe qu’une fois, et ce qui est posé le reste.
refusal-not-beside-the-end = Pas à côté de la tête ou de la queue
refusal-not-beside-the-end-text = Un nouvel anneau commence juste à côté de votre tête ou de votre queue, pas en diagonale. Dans la variante experts, il commence exactement à deux emplacements de distance.
refusal-outside-the-lake = Hors du lac
refusal-outside-the-lake-text = L’anneau sortirait de la surface de jeu prévue pour ce nombre de monstres.
refusal-outside-deep-water = Pas en eaux profondes
refusal-outside-deep-water-text = Les anneaux de départ vont dans les eaux profondes du centre, quel que soit le nombre de monstres.
refusal-not-open-water = Pas d’eau libre
refusal-not-open-water-text = Un pied a besoin d’un emplacement vide, sans rien au-dessus.
refusal-under-an-arch = Sous un anneau
refusal-under-an-arch-text = Quelque chose de plus haut barre la route, et l’on ne passe jamais dessous, même s’il y a la place.
refusal-equal-height = Même hauteur
refusal-equal-height-text = Un anneau n’enjambe que ce qui est plus bas que lui. La même hauteur ne suffit pas.
refusal-over-a-head = Par-dessus une tête
refusal-over-a-head-text = On n’enjambe pas une tête, si basse soit-elle. Sauf la vôtre, au moment où vous la déplacez.
refusal-over-a-tail = Par-dessus une queue
refusal-over-a-tail-text = Les queues sont protégées comme les têtes. Faites le tour.
example-allowed = Permis.
example-refused = Refusé.
example-allowed-number = Exemple { $number } : permis
example-refused-number = Exemple { $number } : refusé
example-tries = Exemples : { $title }
example-try = À vous d’essayer
example-try-label = À vous d’essayer : { $title }
example-table = Un lac pour essayer : { $title }
practice-again = Recommencer
practice-close = Terminé

## La première leçon

lesson-steps = Les étapes de la leçon
lesson-number = Étape { $number } sur { $count }
lesson-peg = Étape { $number } : { $title }
lesson-peg-done = Étape { $number } : { $title }, réussie
lesson-next = Suivant
lesson-finish = Terminer
lesson-show = Montrez-moi
lesson-skip = Passer
lesson-start = À l’eau !
lesson-start-text = Vous êtes le monstre orange. Votre anneau de départ est le plus bas de tous ; il va dans les eaux profondes, la zone sombre au milieu du lac.
lesson-start-task = Touchez un emplacement pour la queue, puis un autre pour la tête, et choisissez « { confirm } ».
lesson-start-done = Vous voilà ! Deux pieds, une queue, une tête : c’est déjà un petit monstre.
lesson-start-other = Bien posé. Essayez encore une fois.
lesson-extend = Grandir
lesson-extend-text = Un monstre s’allonge par la tête ou par la queue. Choisissez un anneau : le grand chiffre est sa hauteur, le petit sa longueur. Les cercles montrent où il peut commencer, juste à côté de la tête ou de la queue.
lesson-extend-task = Allongez votre monstre, où vous voulez.
lesson-extend-done = Vous avez grandi ! La tête ou la queue est passée là où l’anneau finit. Un anneau posé ne bouge plus.
lesson-extend-other = Bien posé. Essayez encore une fois.
lesson-turn = Le virage
lesson-turn-text = Un nouvel anneau n’est pas obligé d’aller tout droit. De là où il commence, il suit la ligne ou la colonne, du côté où il y a de la place, mais jamais en diagonale.
lesson-turn-task = Votre monstre va d’ouest en est. Posez un anneau vers le nord ou vers le sud.
lesson-turn-done = Et voilà le virage. Les monstres sont souples.
lesson-turn-other = C’est permis, mais il va encore d’ouest en est. Posez un anneau vers le nord ou vers le sud.
lesson-cross = Par-dessus !
lesson-cross-text = Le monstre vert vous barre la route avec un anneau de hauteur 2. Votre nouvel anneau peut enjamber tous les anneaux plus bas que lui, autant que vous voulez. La hauteur, c’est le chiffre dans le rond.
lesson-cross-task = Enjambez le vert avec un anneau plus haut que 2.
lesson-cross-done = Un beau pont ! L’anneau vert est maintenant sous le vôtre.
lesson-cross-other = C’est permis, mais vous n’avez pas encore enjambé le vert. Partez de la tête vers le nord, avec une hauteur de 3 ou plus.
lesson-under = Jamais dessous
lesson-under-text = Cette fois, l’anneau vert est de hauteur 5. Il y aurait de la place dessous, mais rien ne passe jamais sous un anneau. Essayez si vous voulez : le jeu vous dira pourquoi.
lesson-under-task = Un seul de vos anneaux est encore plus haut. Enjambez le vert avec lui.
lesson-under-done = Tout là-haut, avec votre anneau le plus haut. Vous n’en avez qu’un comme ça.
lesson-under-other = C’est permis, mais vous faites le tour. Enjambez le long anneau vert avec votre anneau de hauteur 6.
lesson-equal = La même hauteur ne suffit pas
lesson-equal-text = L’anneau vert est de hauteur 3, comme deux des vôtres. On n’enjambe que ce qui est plus bas : à hauteur égale, c’est non.
lesson-equal-task = Les anneaux hauts sont précieux. Enjambez le vert avec le plus bas qui convienne.
lesson-equal-done = Hauteur 4, juste un de plus que le vert : rien de gaspillé !
lesson-equal-other = C’est permis, mais ce n’est pas ce qu’on cherche. Enjambez le vert avec un anneau de hauteur 4, en partant juste au nord de votre tête.
lesson-ends = Têtes et queues
lesson-ends-text = La tête verte vous arrête : aucun anneau n’enjambe une tête ni une queue. Seule exception : votre propre tête ou votre propre queue, si vous la déplacez à ce tour.
lesson-ends-task = Demi-tour : faites passer un nouvel anneau par-dessus l’extrémité qu’il prolonge.
lesson-ends-done = Belle culbute ! L’extrémité a sauté par-dessus elle-même, jusqu’au bout de l’anneau.
lesson-ends-other = C’est permis, mais l’anneau ne passe pas par-dessus l’extrémité qu’il prolonge. Partez d’un côté de la tête, arrivez de l’autre.
lesson-blocked = Bloquer
lesson-blocked-text = Un joueur qui ne peut poser aucun anneau est bloqué : il passe son tour et ne rejoue que si une tête ou une queue s’écarte. Le vert est dans un coin : c6, au nord de sa tête, est sa seule issue, et votre queue est tout près.
lesson-blocked-task = Enfermez le vert.
lesson-blocked-done = Le vert est bloqué et passe son tour. Vous continuez tant que vous pouvez poser un anneau.
lesson-blocked-other = Le vert s’échappe encore. Son issue est c6 : mettez-y un pied.
lesson-winning = Gagner
lesson-winning-text = Plus personne n’a de place, sauf vous, pour un dernier anneau. Ensuite, il vous en restera autant qu’au vert, et la tête la plus haute gagnera. La sienne est à la hauteur 5.
lesson-winning-task = Posez le dernier anneau de façon à gagner sans partager.
lesson-winning-done = Votre tête monte à la hauteur 6. Vous êtes Monstre de l’année !
lesson-winning-other = La queue est bien haute, mais votre tête est au niveau de celle du vert : victoire partagée. C’est la tête qui compte.
lesson-expert = Pour les experts
lesson-expert-text = Dans la variante experts, un nouvel anneau commence exactement à deux emplacements de la tête ou de la queue. Peu importe ce qu’il y a entre les deux : on fait un grand pas.
lesson-expert-task = Un pied vert est juste à côté de votre tête. Passez par-dessus, jusqu’en h5.
lesson-expert-done = Un grand pas, et le vert est derrière vous. Vous savez tout.
lesson-expert-other = C’est permis, mais il s’agit de passer par-dessus le vert. Commencez en h5.
lesson-finished = Vous savez nager !
lesson-finished-text = C’est tout ! Le reste, c’est de bien choisir : les anneaux hauts sont rares, et tout le monde veut de l’eau libre.
lesson-play = Jouer une partie
lesson-begin-again = Refaire la leçon

## Revoir une partie

replay-file = Ouvrir une partie enregistrée
replay-file-about = C’est un petit fichier texte avec tous les coups d’une partie. On peut en télécharger un pour chaque partie, ici ou dans le terminal.
replay-open = Choisir un fichier
replay-drop = Ou déposez-le ici.
replay-another = En ouvrir une autre
replay-games = Parties sur cet appareil
replay-game = Salle { $code }, partie { $game }
replay-number = Partie { $game }
replay-which = Parties de cette salle
replay-kept = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
replay-controls = Parcourir la partie
replay-first = Au début
replay-previous = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
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
replay-look-again = Chercher de nouveaux coups
replay-keys = Flèches pour avancer ou reculer d’un coup, Début et Fin pour aller au début ou à la fin, Espace pour lancer ou arrêter la lecture. Touchez un anneau pour voir quand il a été posé.
replay-offline = Vous êtes hors ligne : voici la partie telle que cet appareil l’a vue la dernière fois.
record-wrong-move = Le coup { $ply }, { $move } ({ $words }), enfreint une règle.
record-unread-move = Le coup { $ply }, { $move }, est illisible.
record-stray = Après le coup { $ply } { $move }, il y a quelque chose qui n’est ni un coup, ni un commentaire, ni une variante.
record-branch-open = La partie enregistrée s’arrête au milieu d’une variante, après le coup { $ply } { $move }.
record-branch-empty = Il y a une variante sans aucun coup après le coup { $ply }.
record-branch-first = Il y a une variante avant le premier coup.
record-branch-deep = Trop de variantes sont imbriquées après le coup { $ply } { $move }.

## Le lac ouvert

lake = Le lac ouvert
lake-about = Ici, on peut tout essayer : poser pour chaque monstre, revenir en arrière, tenter autre chose. Chaque variante est gardée sur cet appareil. Si vous voulez, le moteur montre ses meilleurs coups.
lake-about-short = Tout essayer, pour chaque monstre
lake-empty = Un lac vide
lake-monsters = Quels monstres ? Touchez-les dans l’ordre du jeu.
lake-begin = Plonger
lake-text = À partir d’un texte
lake-text-about = Collez une ligne de position ou une partie enregistrée, avec ou sans variantes.
lake-open = Ouvrir
lake-kept = Explorés sur cet appareil
lake-kept-about = { $count ->
    [0] Rien d’essayé encore · { $date }
    [one] { $count } coup · { $date }
   *[other] { $count } coups · { $date }
}
lake-explore = Explorer d’ici
lake-others = Autres lacs
lake-full = Il n’y a plus de place sur cet appareil pour garder ce lac. Enregistrez-le dans un fichier ou partagez-le avant de fermer cette page.
lake-walk = Parcourir cette ligne
lake-keys = Flèches gauche et droite pour suivre une ligne, haut et bas pour changer de variante, Début et Fin pour aller au bout.
lake-branches = Variantes
lake-beginning = Le départ
lake-instead = À la place du coup { $ply }
lake-name = Nom ou note
lake-promote = Ligne principale
lake-delete = { $count ->
    [one] Supprimer ce coup
   *[other] Supprimer { $count } coups
}
lake-deleted = { $count ->
    [one] { $count } coup supprimé.
   *[other] { $count } coups supprimés.
}
lake-bring-back = Rétablir
lake-ways = Et maintenant ?
lake-play-on = Jouer à partir d’ici
lake-play-on-about = La partie continue à partir de cette position. Qui joue contre qui ?
lake-person = Vous ou un ami
lake-save = Enregistrer
lake-share-how = Tout le lac est dans ce lien, avec toutes ses variantes ; rien n’est enregistré ailleurs.
lake-share-link = Lien avec ce lac
engine = Moteur
engine-time = Temps de réflexion du moteur
engine-seconds = { $seconds ->
    [0] Arrêté
   *[other] { $seconds } s
}
engine-shares = Part de victoire de chaque monstre
engine-proved = Prouvé
engine-proved-move = prouvé
engine-over = La partie est terminée
engine-likely = { $count ->
    [one] Probable, après { $count } partie essayée
   *[other] Probable, après { $count } parties essayées
}
engine-thinking = { $count ->
    [0] Réflexion…
   *[other] Réflexion… { $count }
}
engine-stop = Arrêter
engine-best = Meilleurs coups
refused-spoilt-lake = Il n’y a rien à explorer dans ce lien. Un morceau s’est peut-être perdu en route.
lake-gone = Ce lac n’est pas sur cet appareil.

## L’entraîneur

set-coach = Entraîneur
coach-about = Avant une grosse erreur, l’entraîneur demande si vous êtes sûr. Seulement quand vous jouez seul contre l’ordinateur.
coach-sure = { $part ->
    [all] Sûr ? Vous gâchez presque toutes vos chances.
    [most] Sûr ? Vous gâchez la plupart de vos chances.
    [half] Sûr ? Vous gâchez la moitié de vos chances.
   *[some] Sûr ? Vous gâchez une bonne partie de vos chances.
}
coach-again = Réfléchir encore
coach-anyway = Poser quand même

## L’histoire d’une partie

story = L’histoire de cette partie
story-looking = { $done } coups évalués sur { $of }
story-looking-label = Progression de l’évaluation
story-ready = Tous les coups sont évalués.
story-shares = Part de victoire de chacun à ce coup
story-how = Chaque couleur est la part de victoire d’un joueur, du premier au dernier coup. Faites glisser, ou touchez une épingle pour voir où tout a basculé.
story-waiting = Ce coup est en cours d’évaluation.
story-is-proved = Prouvé : avec les meilleurs coups, la partie finit exactement ainsi.
story-is-likely = Probable, d’après des parties simulées. Les hachures : c’est prouvé.
story-passes = Les traits du bas : qui a dû passer.
story-proved = Prouvé.
story-size = { $size ->
    [inaccuracy] Imprécision.
    [mistake] Erreur.
   *[blunder] Gaffe.
}
story-cost = { $points ->
    [one] Ce coup a cédé { $points } point.
   *[other] Ce coup a cédé { $points } points.
}
story-gained = { $name } en a gagné { $points }.
story-lost = { $name } en a perdu { $points } aussi.
story-by-proof = Prouvé.
story-by-simulations = { $count ->
    [one] Jugé d’après { $count } partie simulée.
   *[other] Jugé d’après { $count } parties simulées.
}
story-forced = Le seul coup possible.
story-fine = Un bon coup : rien n’a été cédé.
story-find = Belle trouvaille.
story-find-about = Presque aucun autre coup ne gardait les chances.
story-better = Voir un meilleur coup
story-better-move = Mieux : { $move }.
story-a-better-move = un meilleur coup
story-turning = Où tout a basculé
story-turning-none = Aucun coup n’a fait basculer la partie à lui seul.
story-move-of = Coup { $ply }, { $name }
story-yours = { $count ->
    [0] Vos tournants
    [1] Votre tournant
   *[other] Vos deux tournants
}
story-again = Rejouer un coup
story-again-none = Rien ici qui demande un second essai. Bien joué !
story-whose = Les coups de qui ?
story-try = Trouvez mieux
story-try-about = { $points ->
    [one] Coup { $ply } : { $points } point
   *[other] Coup { $ply } : { $points } points
}
story-accuracy = Comment chacun a joué
story-accuracy-of = précision
story-accuracy-how = Que signifient ces chiffres ?
story-accuracy-about = La victoire entière vaut 100 points. Chaque coup est comparé au meilleur possible à sa place ; ce qu’il cède revient aux autres. Une précision de 100 signifie que rien n’a été cédé. Les coups forcés ne comptent pas, et si plusieurs coups se valent, chacun est le meilleur.
story-size-about = { $size ->
    [inaccuracy] Imprécision : 5 points ou plus
    [mistake] Erreur : 10 points ou plus
   *[blunder] Gaffe : 15 points ou plus
}
story-sizes = { $size ->
    [inaccuracy] { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
    [mistake] { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
   *[blunder] { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
}
story-no-slips = Pas la moindre imprécision
story-best = Son meilleur moment, coup { $ply } : { $move }
story-table = L’histoire en tableau
story-table-notes = Remarques
try-before = Dans la partie : { $move }. { $points ->
    [one] Cela a cédé { $points } point.
   *[other] Cela a cédé { $points } points.
}
try-any = Tout coup qui garde les chances compte.
try-hint = { $step ->
    [1] Prenez l’anneau de hauteur { $height } et de longueur { $length }.
    [2] { $end ->
        [head] Posez-le à la tête.
        [tail] Posez-le à la queue.
       *[start] C’est ici que votre monstre commence.
    }
   *[3] De { $near } à { $far }, comme indiqué.
}
try-judging = Voyons voir…
try-kept = C’est ça !
try-kept-share = Ce coup garde { $share } de la victoire.
try-missed = Pas tout à fait.
try-missed-share = Il laisse { $share } de la victoire ; { $best } étaient possibles.
try-same = C’était le coup de la partie.
try-another = Essayer un autre coup
try-follow = La suite possible
try-following = L’ordinateur joue la suite pour tout le monde…
try-back = Retour à la partie
try-solved = { $count ->
    [0] Elle revient demain, à résoudre sans aide.
    [1] Résolue une fois. Elle revient demain.
   *[other] Résolue deux fois : elle est rangée.
}
mine = Vos propres erreurs
mine-about = { $count ->
    [0] Terminez une partie, et vos tournants vous attendront ici comme énigmes.
    [one] { $count } tournant à rejouer
   *[other] { $count } tournants à rejouer
}
mine-later = Rien pour aujourd’hui. La prochaine arrive demain.
mine-next = La suivante

## D'autres réglages

set-looks = Affichage
set-play = Jeu
set-colours = Couleurs
set-colours-value = { $value ->
    [contrast] Contraste élevé
   *[usual] Standard
}
set-quality = Qualité de la 3D
set-quality-value = { $value ->
    [low] Basse
    [medium] Moyenne
    [high] Élevée
   *[auto] Automatique
}
set-kept = Vos réglages ne sont enregistrés que sur cet appareil.
set-reset = Rétablir les réglages par défaut

## Sans réseau

install = Installer sur cet appareil
offline = Vous êtes hors ligne.
offline-about = Les parties sur cet appareil, les énigmes, la leçon et les parties à revoir fonctionnent quand même. Seules les salles ont besoin du réseau ; leurs parties sont en sûreté sur le serveur.
offline-room = Une salle a besoin du réseau. Votre partie est en sûreté sur le serveur et continue dès que vous êtes de nouveau en ligne.
offline-practice = Il faut une connexion pour essayer des coups ; les dessins marchent sans.
renewed = Une nouvelle version est disponible. Rechargez quand vous voulez ; aucune partie ne sera perdue.
renewed-reload = Recharger

## Les énigmes : la carte, une énigme, celle du jour

solo-to-map = Retour à la carte
solo-map-label = La carte du lac : choisissez un lieu
solo-begin = Commencer ici
solo-go-on = Continuer
solo-place = { $chapter }, numéro { $number }
solo-all-done = Vous avez résolu toutes les énigmes
solo-all-done-about = Il y en a une nouvelle chaque jour.
solo-daily = Énigme du jour
solo-daily-solved = Résolue. La prochaine arrive à minuit.
solo-streak = { $count ->
    [0] La même pour tous, nouvelle à minuit
    [one] 1 jour pour l’instant : continuez !
   *[other] { $count } jours de suite
}
solo-new-day = Il est minuit passé : une nouvelle énigme est là. Vous pouvez d’abord finir celle-ci.
solo-new-day-open = Ouvrir la nouvelle
solo-days = Calendrier des énigmes
solo-days-short = Autres jours
solo-days-about = Le lundi est facile, le dimanche difficile. Étoile pleine : résolue le jour même. Étoile vide : rattrapée plus tard.
solo-month-before = Mois précédent
solo-month-after = Mois suivant
solo-day = { $date } : { $kind ->
    [solved] résolue le jour même
    [late] rattrapée plus tard
   *[open] pas encore résolue
}
solo-day-late = Un jour à rattraper
solo-weekly = Énigme de la semaine
solo-weekly-about = Difficile, et nouvelle chaque lundi
solo-weekly-solved = Résolue. La prochaine arrive lundi.
solo-weeks = Énigmes de la semaine
solo-week = Semaine du { $date } : { $kind ->
    [solved] résolue
   *[open] pas encore résolue
}
solo-week-of = Semaine du { $date }
solo-efforts = Était-ce difficile ?
solo-efforts-about = { $count ->
    [one] Cet appareil a noté vos essais, vos retours en arrière et votre temps pour { $count } énigme.
   *[other] Cet appareil a noté vos essais, vos retours en arrière et votre temps pour { $count } énigmes.
} Rien n’en sort tout seul. Si vous voulez, donnez le fichier à ceux qui font les énigmes : ils sauront lesquelles sont difficiles.
solo-efforts-save = Enregistrer ces chiffres
solo-chapter-progress = Énigmes résolues : { $solved } sur { $count }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
solo-stars-how = Une étoile si l’énigme est résolue, une de plus sans indice, une autre au premier essai.
solo-stone = Énigme { $number } : { $title }. { $stars ->
    [0] Pas encore résolue
    [one] Résolue, 1 étoile
   *[other] Résolue, { $stars } étoiles
}
solo-stone-halfway = Énigme { $number } : { $title }. Commencée
solo-covered = Encore dans la brume. { $count ->
    [one] Résolvez encore une énigme dans « { $before } », et elle se lèvera.
   *[other] Résolvez encore { $count } énigmes dans « { $before } », et elle se lèvera.
} Rien n’empêche d’aller voir.
solo-covered-label = Encore dans la brume
solo-lifted = La brume se lève : { $chapter }.
solo-masterpiece = Chef-d’œuvre
solo-masterpiece-how = Un chef-d’œuvre : presque rien sur le lac, une idée qui surprend.
solo-finale = Grande finale, par { $par }
solo-finale-how = Une finale : tout ce que le chapitre vous a appris, et un par pour les anneaux posés, ceux qu’on reprend compris.
solo-par = { $placed ->
    [0] Par { $par }
   *[other] Par { $par }, déjà posés : { $placed }
}
solo-par-result = { $score ->
    [under] Sous le par : { $placed } posés, pour un par de { $par }. Magnifique !
    [even] Dans le par : { $placed } posés, exactement ce qu’il faut.
   *[over] { $placed } posés, pour un par de { $par }. On peut faire avec moins.
}
solo-make = Créer la vôtre
solo-make-about = Inventez une énigme et envoyez le lien à vos amis
solo-file = Votre progression
solo-file-about = Elle n’est enregistrée que sur cet appareil. Un fichier permet de la transférer sur un autre.
solo-export = Enregistrer dans un fichier
solo-import = Charger un fichier
solo-imported = { $count ->
    [one] Le fichier contient { $count } énigme résolue ; le meilleur résultat est gardé.
   *[other] Le fichier contient { $count } énigmes résolues ; le meilleur résultat est gardé.
}
solo-import-bad = Ce fichier ne contient pas de progression.
solo-shared = Une énigme pour vous
solo-turns-left = { $count ->
    [one] Encore un coup
   *[other] Encore { $count } coups
}
solo-answering = L’adversaire répond…
solo-answers = Les coups de l’adversaire
solo-tools = Aide pour cette énigme
solo-reset = Recommencer
solo-check = Encore possible ?
solo-check-asking = Je cherche…
solo-check-unknown = C’est trop long à chercher.
solo-unsolved = Aucune solution trouvée.
solo-no-hint = D’ici, on ne peut plus continuer. Annulez un coup.
solo-solution = Solution
solo-solution-label = La solution, pas à pas
solo-solution-start = Voici la position de départ. { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} à venir.
solo-solution-step = Coup { $at } sur { $count }. { $move }
solo-solution-close = Retour à mon essai
solo-failed = Ça ne marche pas : il n’y a plus rien à jouer ici. On apprend quelque chose à chaque essai !
solo-failed-left = { $left ->
    [one] Il reste un anneau en réserve.
   *[other] Il reste { $left } anneaux en réserve.
}
solo-failed-some = { $placed ->
    [one] Anneaux posés : { $placed } ; il en faut { $count }.
   *[other] Vous avez posé { $placed } anneaux ; il en faut { $count }.
}
solo-failed-reach = Aucun pied n’est posé en { $cell }.
solo-failed-head = La tête est à la hauteur { $height } ; elle devrait être à { $perch }.
solo-failed-escape = Aucun pied n’a atteint la rive.
solo-failed-block = { monster } peut encore jouer.
solo-failed-moves = Vous n’avez plus de coups, et la partie continue.
solo-failed-win = { monster } a moins d’anneaux en réserve : { $otherLeft } contre { $left } pour vous.
solo-failed-higher = { monster } a la tête plus haute, à égalité d’anneaux : { $otherHeight } contre { $height } pour vous.
solo-failed-shared = Autant d’anneaux en réserve et des têtes à la même hauteur : la victoire serait partagée.
solo-chance = Où est-ce que ça a mal tourné ?
solo-chance-found = C’était encore possible jusqu’à votre coup { $number }. Voici ce qui a fermé le passage : { $move }.
solo-chance-back = Revenir à ce moment
solo-solved-stars = { $stars ->
    [3] Sans indice et au premier essai. Les touristes restent bouche bée.
    [2] Et sans indice. Bien joué !
   *[1] Les touristes applaudissent.
}
solo-solved-label = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
}
solo-next = Énigme suivante
solo-chart = Retour à la carte
solo-again = Rejouer
solo-share-how = Toute personne qui ouvre ce lien peut jouer cette énigme.
solo-share-link = Lien vers cette énigme

## Le journal de bord

logbook = Journal de bord
log-medals = Médailles : { $count } sur { $all }
medal-sunk = Encore sous l’eau.
medal-ripple = Premier rond dans l’eau
medal-ripple-for = Jouez une partie jusqu’au bout.
medal-company = Bonne compagnie
medal-company-for = Jouez une partie avec quelqu’un.
medal-whole = Le monstre entier
medal-whole-for = Posez vos dix anneaux.
medal-stride = Grande enjambée
medal-stride-for = Gagnez une partie en mode expert.
medal-heron = Le salut du héron
medal-heron-for = Gagnez contre Héron ou plus fort que lui.
medal-legend = L’ami de la légende
medal-legend-for = Gagnez contre Nessie.
medal-mornings = Sept matins
medal-mornings-for = Résolvez l’énigme du jour sept jours de suite.
medal-stars = Eau étoilée
medal-stars-for = Gagnez 30 étoiles aux énigmes.
log-computers = Contre les ordinateurs
log-unmet = Pas encore rencontré
log-tally = { $shared ->
    [0] Gagnées : { $won }, perdues : { $lost }
   *[other] Gagnées : { $won }, partagées : { $shared }, perdues : { $lost }
}
log-wins-in-a-row = Victoires de suite : { $now }. Record : { $best }.
log-last = Dernières parties
log-none = Aucune partie n’a encore été finie ici.
log-winner = vainqueur
log-games-count = { $count ->
    [0] Médailles, victoires, énigmes
    [one] 1 partie finie
   *[other] { $count } parties finies
}
log-puzzles = { $solved ->
    [one] { $solved } énigme résolue
   *[other] { $solved } énigmes résolues
}, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
log-days = Énigmes du jour de suite : { $now }. Record : { $best }.
log-best = Les plus difficiles avec trois étoiles
log-imported = { $count ->
    [one] 1 partie chargée.
   *[other] { $count } parties chargées.
}

## Créer une énigme

make = Créer une énigme
make-tool = Que poser ?
make-rock = Rocher
make-mark = Emplacement marqué
make-undo = Annuler le dernier changement
make-lays = { monster } :
make-tap-rock = Touchez un emplacement pour y mettre un rocher ou l’enlever.
make-tap-mark = Touchez l’emplacement qu’un pied doit atteindre.
make-about-mark = L’énigme est résolue dès qu’un pied se pose sur l’emplacement marqué.
make-about-second = Tout compte à la fois : un pied doit se trouver sur l’emplacement marqué quand le reste est fait.
make-take-off = { monster } : retirer
make-take = { $what ->
    [head] Retirer côté tête
    [tail] Retirer côté queue
   *[all] Tout retirer
}
make-question = L’énigme
make-goal = But
make-goal-kind = { $kind ->
    [all] Tout poser
    [some] En poser quelques-uns
    [reach] Atteindre un emplacement
    [head] Lever la tête
    [escape] Gagner la rive
    [together] Jouer à deux
    [block] Bloquer
   *[win] Gagner
}
make-figure = { $kind ->
    [some] Anneaux à poser
    [head] Hauteur de la tête
   *[moves] Nombre maximum de coups
}
make-second = Un pied doit aussi atteindre un emplacement
make-less = Un de moins
make-more = Un de plus
make-turn = Qui la résout ?
make-first = Quel monstre commence ?
make-given = { $colour ->
    [orange] Anneaux donnés au monstre orange
    [green] Anneaux donnés au monstre vert
    [purple] Anneaux donnés au monstre violet
   *[black] Anneaux donnés au monstre noir
}
make-given-about = Touchez les anneaux qui pourront être posés.
make-stands-still = Sans anneaux, il ne bouge pas.
make-lake = Monstres et règles
make-monsters = Monstres de cette énigme
make-monsters-about = De deux à quatre : plus il y en a, plus le lac est grand. Tous n’ont pas besoin d’y être posés.
make-searching = Recherche en cours…
make-search-again = Relancer la recherche
make-clear = Vider le lac
make-play = Jouer
make-share = Partager
make-share-how = Toute personne qui ouvre ce lien peut jouer votre énigme. Elle est tout entière dans le lien ; rien n’est enregistré ailleurs.
make-share-link = Lien vers cette énigme
make-solution = Une solution
make-lack-no-monster = Posez d’abord l’anneau de départ du monstre qui la résout.
make-lack-no-mark = Touchez maintenant l’emplacement à atteindre.
make-lack-nothing-given = Donnez-lui maintenant des anneaux à poser.
make-lack-no-opponent = Ce but demande un adversaire : posez un autre monstre et donnez-lui des anneaux.
make-lack-no-partner = Ce but demande deux monstres avec des anneaux : placez-en un second et donnez-lui des anneaux, mais pas aux autres.
make-lack-too-few-given = Donnez plus d’anneaux qu’il n’en faut poser, ou demandez-en moins.
make-lack-cannot-move = Aucun des anneaux donnés ne peut être posé.
make-lack-mark = L’emplacement marqué n’est plus en eau libre : marquez-en un autre.
make-lack-at-the-shore = Il touche déjà la rive : au départ, ses pieds doivent être loin du bord du lac.
make-lack-something = Ce n’est pas encore une énigme.
make-news-rock = Un rocher en { $cell }.
make-news-no-rock = Plus de rocher en { $cell }.
make-news-mark = { $cell } est marqué.
make-news-no-mark = { $cell } n’est plus marqué.
make-news-taken = { monster } : { $what ->
    [head] un anneau de moins côté tête.
    [tail] un anneau de moins côté queue.
   *[all] retiré du lac.
}
make-news-undone = Annulé.
make-news-cleared = Le lac est vide.
make-refused-rock = Un rocher ne se pose qu’en eau libre, et { $cell } n’est pas libre.
make-refused-mark = La marque ne se pose qu’en eau libre, et { $cell } n’est pas libre.
make-refused-taken = Cet anneau doit rester : sinon, il manquerait l’anneau de départ, ou une tête ou une queue se trouverait sous un autre anneau.
make-refused-colours = Tout ne tient pas sur un lac plus petit. Retirez d’abord ce qui dépasse.
make-refused-variant = Avec ces règles, les anneaux posés ne s’enchaînent pas. Retirez-les d’abord.
