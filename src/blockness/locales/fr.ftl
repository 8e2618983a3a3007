### Ce que lisent les joueurs, en français. Les monstres portent le nom de leur couleur ; un segment s'appelle un anneau.

## Noms

monster = { $colour ->
    [orange] Le monstre orange
    [green] Le monstre vert
    [purple] Le monstre violet
   *[black] Le monstre noir
}
monster-turn = { $turn ->
    [orange] le monstre orange
    [green] le monstre vert
    [purple] le monstre violet
   *[black] le monstre noir
}
an-arch = { $colour ->
    [orange] un anneau orange
    [green] un anneau vert
    [purple] un anneau violet
   *[black] un anneau noir
}
the-head = { $colour ->
    [orange] la tête orange
    [green] la tête verte
    [purple] la tête violette
   *[black] la tête noire
}
the-tail = { $colour ->
    [orange] la queue orange
    [green] la queue verte
    [purple] la queue violette
   *[black] la queue noire
}
the-end = { $end ->
    [head] de la tête
   *[tail] de la queue
}

## Pourquoi un coup est refusé

reason-game-over = la partie est finie
reason-start-first = chaque monstre pose d’abord son anneau de départ dans les eaux profondes, et c’est { monster-turn } qui doit poser le sien
reason-already-started = tous les anneaux de départ sont posés ; { monster-turn } doit maintenant s’allonger par la tête ou par la queue
reason-not-straight = un anneau se pose le long d’une ligne ou d’une colonne, jamais en diagonale
reason-no-such-segment = { monster-turn } n’a pas d’anneau de longueur { $length } et de hauteur { $height }
reason-not-the-starter = l’anneau de départ est ici de longueur { $starter }, pas { $length }
reason-segment-placed = { monster-turn } a déjà posé son anneau de longueur { $length } et de hauteur { $height }
reason-not-beside-the-end = { $reach ->
    [1] { $cell } n’est pas juste à côté { the-end } ; la diagonale ne compte pas
   *[2] { $cell } n’est pas à exactement deux emplacements { the-end }, sur la même ligne ou la même colonne
}
reason-outside-the-lake = { $cell } est hors de la surface de jeu
reason-outside-deep-water = { $cell } n’est pas en eaux profondes, où se posent les anneaux de départ
reason-not-open-water = { $cell } n’est pas libre : { an-arch } de hauteur { $there } s’y trouve
reason-under-an-arch = { an-arch } de hauteur { $there } barre la route en { $cell }, et rien ne passe dessous
reason-equal-height = { an-arch } de même hauteur, { $there }, se trouve en { $cell } ; on n’enjambe que les anneaux plus bas
reason-over-a-head = { the-head } est en { $cell }, et on ne peut pas l’enjamber
reason-over-a-tail = { the-tail } est en { $cell }, et on ne peut pas l’enjamber

## Le cours d'une partie

turn = { $colour ->
    [orange] Au monstre orange de jouer
    [green] Au monstre vert de jouer
    [purple] Au monstre violet de jouer
   *[black] Au monstre noir de jouer
}
moves-count = { $count ->
    [0] aucun coup
    [1] un coup
   *[other] { $count } coups
}
places = { monster } joue { $move }.
passes = { monster } est bloqué et passe son tour.
left = { $count ->
    [0] plus rien en réserve
    [one] 1 anneau restant
   *[other] { $count } anneaux restants
}
head-at = tête à la hauteur { $perch }
wins = { monster } est élu Monstre de l’année !
shared = Victoire partagée :
standings = Classement
drawing-legend = La lettre est la couleur (o orange, g vert, p violet, b noir), le chiffre la hauteur du dessus : o3 un pied, -o3- ou |o3| un passage, O3@ une tête, o3~ une queue. La réserve : longueur/hauteur.

## Retour sur une partie

review-mistakes = Erreurs
review-turning = Tournants de la partie
review-finds = Meilleures trouvailles
review-accuracy = Précision
review-accurate = { monster } : { $share } %
review-flawless = Personne n’a rien laissé échapper.
review-mistake = { monster } joue { $move } : { $size ->
    [inaccuracy] une imprécision
    [mistake] une erreur
   *[blunder] une bévue
} qui coûte { $share } % ({ $by ->
    [proof] prouvé
   *[simulations] estimé
}). Mieux valait { $best }.
review-gained = { monster } y gagne { $share } %.
review-find = { monster } trouve { $move }, qui vaut { $share } % de plus que le meilleur des autres coups.
remark-move = « { $move } »
remark-win-thrown = { $name } pouvait forcer la victoire ; maintenant, c’est { $other } qui le peut.
remark-win-shared = { $name } pouvait forcer la victoire ; au mieux, elle sera désormais partagée.
remark-draw-thrown = { $name } pouvait forcer une victoire partagée ; maintenant, { $other } peut forcer la victoire.
remark-kept-no-way-out = { $name } n’a plus d’issue après ce coup ; avec { $move }, il en restait une.
remark-tall-arch = { $name } et { $other } étaient à égalité, et la tête la plus haute l’a emporté, { $there } contre { $perch } : l’anneau de hauteur { $height } était parti à la queue, alors qu’il tenait à la tête.
remark-shut-both-ends = { $name } ne peut plus rien poser : un seul anneau a fermé la tête et la queue.
remark-took-last-segment = { $name } ne peut plus rien poser : seul l’anneau de longueur { $length } et de hauteur { $height } passait encore.
remark-took-last-way-out = { $name } ne peut plus rien poser : c’était la dernière issue.
remark-never-again = { $name } ne pourra plus jamais jouer et garde { $count ->
    [one] { $count } anneau
   *[other] { $count } anneaux
} en réserve.
remark-missed-block = { $name } n’aurait plus rien pu poser après { $move }.
remark-let-back = { $name } ne pouvait plus rien poser et peut de nouveau jouer.
remark-fewer-ways = { $name } n’a plus { $count ->
    [1] qu’une pose possible
   *[other] que { $count } poses possibles
} ; avec { $move }, il en restait { $instead }.
remark-more-ways = { $name } garde { $count ->
    [1] une pose possible
   *[other] { $count } poses possibles
} ; avec { $move }, seulement { $instead }.

## Les ordinateurs

level-minnow = Tourne en rond et oublie souvent sa queue : l’ami idéal pour une toute première partie.
level-duckling = Aime épater la galerie : pose d’abord ses anneaux les plus hauts et se laisse facilement surprendre.
level-otter = Voit ce qui est devant elle et se garde toujours beaucoup d’eau libre.
level-heron = Reste immobile, prévoit quelques coups à l’avance et garde ses anneaux les plus hauts pour la suite.
level-pike = Frappe là où l’eau se resserre et adore vous barrer la route.
level-kelpie = Traverse le lac par grands bonds et calcule exactement la fin de partie.
level-nessie = La légende en personne : n’a pas de manies, réfléchit aussi longtemps qu’on la laisse faire et ne cède rien.
level-plain-uct = La référence : une recherche arborescente simple, qui ne sait rien du lac.
level-student = L’élève : un petit réseau qui a appris des plus forts et ne réfléchit pas au-delà.

## Le terminal

terminal-welcome = Block Ness dans le terminal. Tapez le numéro ou le texte d’un coup, ou : why COUP, moves, undo, save FICHIER, help, quit.
terminal-help =
    3            jouer le coup qui porte ce numéro
    Hd5d8/2      jouer un coup par son texte : tête (H) ou queue (T), premier pied, second pied, hauteur
    Sd4f4        poser l’anneau de départ, queue en d4, tête en f4
    why Hd5d8/2  dire si un coup est permis et, sinon, pourquoi
    moves        revoir tous les coups
    undo         annuler votre dernier coup et ceux des ordinateurs depuis
    save FICHIER enregistrer la partie dans un nouveau fichier
    quit         quitter ; une partie non enregistrée est perdue
terminal-prompt = Votre coup
terminal-legal = { $move } est permis.
terminal-refused = { $move } n’est pas permis : { $reason }.
terminal-unknown = « { $text } » n’est ni un coup ni une commande. Tapez help pour la liste.
terminal-over = La partie est finie. Vous pouvez encore taper : save FICHIER, undo, quit.
terminal-number = Choisissez un numéro de 1 à { $count }.
terminal-undone = { $count ->
    [0] Aucun coup annulé.
    [1] Un coup annulé.
   *[other] { $count } coups annulés.
}
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-saved = Partie enregistrée dans { $file }.
terminal-exists = { $file } existe déjà ; choisissez un autre nom.
terminal-not-saved = Impossible d’enregistrer { $file } : { $error }.
terminal-which-file = Quel fichier ? Tapez : save FICHIER
terminal-more = { $count ->
    [0] et aucun autre (tapez moves)
    [1] et un autre (tapez moves)
   *[other] et { $count } autres (tapez moves)
}
terminal-bye = Au revoir.
compiling = Préparation des règles pour cet ordinateur. Cela n’arrive qu’une fois et prend une demi-minute environ…

## Le serveur

serve-here = Block Ness tourne à l’adresse { $address }
serve-lan = Sur le réseau local : { $address }
serve-no-lan = Cet ordinateur n’est relié à aucun réseau local.
serve-stop = Ctrl+C pour arrêter ; aucune partie ne sera perdue.
serve-ready = Les règles sont prêtes : vous pouvez maintenant jouer à plusieurs.
page-elsewhere = Presque ! Le jeu se trouve à cette adresse :
site-written = { $count ->
    [one] { $count } fichier se trouve maintenant dans { $folder }. N’importe quel hébergeur peut le servir.
   *[other] { $count } fichiers se trouvent maintenant dans { $folder }. N’importe quel hébergeur peut les servir.
}

## Le diagnostic

doctor-well = Tout va bien.
doctor-troubles = { $count ->
    [0] Aucun point à corriger.
    [1] Un point à corriger.
   *[other] { $count } points à corriger.
}
doctor-port-free = Le port { $port } est libre.
doctor-port-ours = Block Ness tourne déjà à l’adresse { $address } et se porte bien.
doctor-port-unwell = Block Ness tourne à l’adresse { $address }, mais quelque chose ne va pas : { $reason }. Son journal en dit plus.
doctor-port-taken = Le port { $port } est occupé par un autre programme. Arrêtez ce programme ou choisissez un autre port avec --port.
doctor-port-refused = Le port { $port } est inutilisable : { $reason }. Choisissez-en un au-dessus de 1023 avec --port.
doctor-database-fine = La base de données { $place } se lit et s’écrit. Salles enregistrées : { $rooms }.
doctor-database-new = Il n’y a pas encore de base de données. Le serveur la créera dans { $folder } à son premier démarrage.
doctor-database-empty = La base de données { $place } est vide. Le serveur la préparera à son premier démarrage.
doctor-database-older = La base de données { $place } a un ancien format. Le prochain démarrage du serveur la mettra à jour, sans rien perdre.
doctor-database-newer = La base de données { $place } vient d’un Block Ness plus récent (format { $found } ; celui-ci connaît { $known }). Mettez Block Ness à jour.
doctor-database-damaged = La base de données { $place } est endommagée : { $reason }. Arrêtez le serveur, mettez le fichier de côté et restaurez une sauvegarde.
doctor-database-protected = Impossible d’écrire dans la base de données { $place } : { $reason }. Donnez au compte du serveur le droit d’écrire dans le fichier et son dossier.
doctor-database-locked = Un autre programme verrouille la base de données { $place }. Fermez ce programme.
doctor-database-broken = La base de données { $place } est inutilisable : { $reason }. Vérifiez le disque où elle se trouve.
doctor-database-gone = La base de données ne répond pas à { $place } : { $reason }. Démarrez-la et vérifiez l’adresse, le nom d’utilisateur et le mot de passe.
doctor-database-no-folder = Le dossier { $folder } prévu pour la base de données n’existe pas. Créez-le et confiez-le au compte du serveur.
doctor-redis-none = Aucun Redis n’est configuré ; une seule machine s’en passe très bien.
doctor-redis-fine = Redis répond à { $place }.
doctor-redis-gone = Redis ne répond pas à { $place } : { $reason }. Démarrez-le ou retirez --redis. Les parties continuent sans lui.
doctor-kernels-fine = Les règles sont compilées et conservées dans { $folder }. Tous les ordinateurs ont joué leur premier coup en { $seconds } s.
doctor-kernels-new = Les règles viennent d’être compilées, en { $seconds } s, et sont conservées dans { $folder }. Désormais, le premier coup vient vite.
doctor-kernels-slow = Les règles tournent lentement, car BLOCKNESS_KERNELS vaut { $mode }. Retirez ce réglage.
doctor-kernels-elsewhere = Les règles compilées ne peuvent pas être conservées dans { $folder } ; elles sont pour l’instant dans { $used }. Faites-en votre dossier, où vous seul pouvez écrire.
doctor-kernels-nowhere = Les règles compilées ne peuvent être conservées ni dans { $folder } ni ailleurs, et chaque démarrage est lent. Indiquez un dossier à vous avec BLOCKNESS_CACHE.
doctor-disk-fine = Le disque de { $folder } a { $free } Mo libres.
doctor-disk-full = Le disque de { $folder } est presque plein : { $free } Mo libres. Faites de la place, sinon les coups seront bientôt refusés.
doctor-clock-fine = L’horloge est plausible : { $here }.
doctor-clock-behind = L’horloge indique { $here }, mais la dernière entrée de la base de données date de { $there }. Mettez l’horloge à l’heure, de préférence par le réseau.
doctor-clock-apart = L’horloge indique { $here }, celle de la base de données { $there }. Mettez les deux à l’heure par le réseau.
doctor-proxy-fine = Les navigateurs atteignent le serveur à { $url }, WebSockets comprises, et chacun a sa propre adresse.
doctor-proxy-gone = Rien ne répond à { $url } : { $reason }. Vérifiez le nom, le certificat et le proxy.
doctor-proxy-stranger = Ce n’est pas ce Block Ness qui répond à { $url } : { $reason }. Vérifiez où mène le proxy et si le serveur tourne.
doctor-proxy-upgrade = Le proxy à { $url } ne laisse pas passer les WebSockets : { $reason }. Faites-lui transmettre les en-têtes Upgrade et Connection en HTTP 1.1.
doctor-proxy-origin = Le serveur refuse les pages venant de { $origin }. Démarrez-le avec --origin { $origin }.
doctor-proxy-silent = Le proxy à { $url } ne dit pas pour qui il parle, et tout le monde partage les limites d’une seule personne. Faites-lui définir X-Forwarded-For.
doctor-proxy-forged = Le proxy à { $url } transmet X-Forwarded-For tel quel, et n’importe qui peut se faire passer pour un autre. Faites-lui remplacer cet en-tête.
doctor-proxy-unheard = Le serveur ne croit pas le proxy { $address }, et tout le monde partage les limites d’une seule personne. Démarrez le serveur avec --trusted-proxy { $address }.

## Énigmes

reason-on-a-rock = il y a un rocher en { $cell }
puzzle-goal-all = { $count ->
    [1] Posez l’anneau.
    [2] Posez les deux anneaux.
   *[other] Posez les { $count } anneaux.
}
puzzle-goal-some = { $count ->
    [1] Posez un des { $given } anneaux.
   *[other] Posez { $count } des { $given } anneaux.
}
puzzle-goal-reach = Posez un pied en { $cell }.
puzzle-goal-head = Posez tous les anneaux et terminez avec la tête à la hauteur { $perch }.
puzzle-goal-also-reach = Un pied doit se trouver en { $cell }.
puzzle-goal-escape = Gagnez la rive : posez un pied sur un emplacement du bord.
puzzle-goal-together = Les deux monstres sont à vous : à tour de rôle, posez tous leurs anneaux.
puzzle-goal-block = { $count ->
    [1] Bloquez l’adversaire en un coup.
   *[other] Bloquez l’adversaire en { $count } coups, quoi qu’il réponde.
}
puzzle-goal-win = { $count ->
    [1] Gagnez en un coup.
   *[other] Gagnez en { $count } coups, quoi que réponde l’adversaire.
}
puzzle-chapter-first = Premiers remous
puzzle-chapter-turn-back = Le méandre
puzzle-chapter-stairs = Les marches
puzzle-chapter-over-two = Les deux ponts
puzzle-chapter-last-gap = Le goulet
puzzle-chapter-tail-first = Le bras mort
puzzle-chapter-tall-head = Le belvédère
puzzle-chapter-expert-leap = Le saut du saumon
puzzle-chapter-blocking = L’anse aux rivaux
puzzle-chapter-shallows = Les hauts-fonds
puzzle-chapter-reeds = Les roseaux
puzzle-chapter-bay = La baie
puzzle-chapter-deep = Les grands fonds
puzzle-chapter-lair = L’antre du monstre
puzzle-story-first = Le loch dort. Personne ne croit encore en vous : commencez par une ride sur l’eau.
puzzle-story-turn-back = Les premiers touristes sont là. L’eau fait un coude : faites demi-tour, par-dessus vous-même.
puzzle-story-stairs = Ils ont enfin des photos, toutes floues. Sortez du cadre, une marche après l’autre.
puzzle-story-over-two = À midi passe le vapeur des visiteurs. Enjambez ce qui barre la route, deux d’un coup.
puzzle-story-last-gap = Tant de barques, si peu d’eau. Mais il reste toujours une dernière brèche.
puzzle-story-tail-first = Même votre queue peut vous gêner. Faites-vous de la place avant le retour des lanternes.
puzzle-story-tall-head = Les touristes guettent sur le rocher, jumelles en main. Montrez-leur une tête dont ils parleront.
puzzle-story-expert-leap = Là où sautent les saumons, les vieux monstres ont appris à bondir : deux emplacements d’un coup, quoi qu’il y ait entre les deux.
puzzle-story-blocking = D’autres monstres veulent la même eau. Ne leur en laissez pas une goutte.
puzzle-theme-fence = Sans issue
puzzle-theme-last-word = Le dernier mot
puzzle-theme-side-by-side = Côte à côte
puzzle-theme-ashore = Gagner la rive
puzzle-theme-tall-head = À la bonne hauteur
puzzle-theme-landing = Prendre pied
puzzle-theme-choice = Un de trop
puzzle-theme-expert-leap = Le grand saut
puzzle-theme-over-two = Par-dessus deux
puzzle-theme-tail-first = Faire place
puzzle-theme-turn-back = Demi-tour
puzzle-theme-stair = L’escalier
puzzle-theme-last-gap = La dernière brèche
puzzle-theme-two-ends = Tête et queue
puzzle-theme-one-end = D’un seul côté
puzzle-theme-straight = Tout droit
puzzle-theme-turn = Le virage
puzzle-theme-tail = La queue s’allonge aussi
puzzle-theme-over = Par-dessus les plus bas
puzzle-theme-open-water = Eau libre
puzzle-theme-never-under = Jamais par-dessous
puzzle-theme-ends = Jamais par-dessus une tête
puzzle-theme-rock = Les rochers
puzzle-title-bay-30 = Le boomerang
puzzle-title-deep-3 = Prendre de l’élan
puzzle-title-loch-3296 = Par-dessus l’épaule
puzzle-title-loch-4858 = L’épingle à cheveux
puzzle-title-finale-turn-back = Le monstre salue
puzzle-title-loch-1803 = Trois coins
puzzle-title-loch-2928 = L’escalier en colimaçon
puzzle-title-loch-4864 = Zigzag au crépuscule
puzzle-title-loch-3076 = Le boulevard circulaire
puzzle-title-finale-stairs = En haut des marches
puzzle-title-loch-2200 = D’une pierre deux coups
puzzle-title-loch-4906 = Le viaduc
puzzle-title-loch-4854 = L’arc-en-ciel
puzzle-title-loch-4853 = Le pas du géant
puzzle-title-finale-over-two = L’arc de triomphe
puzzle-title-loch-5184 = Pas de deux
puzzle-title-loch-5053 = La dernière place au port
puzzle-title-loch-3039 = La porte de derrière
puzzle-title-loch-3747 = La route des hauteurs
puzzle-title-finale-last-gap = À travers le goulet
puzzle-title-loch-4873 = Après vous
puzzle-title-loch-2556 = Le sillage
puzzle-title-loch-3301 = La place libérée
puzzle-title-loch-4361 = La relève de la garde
puzzle-title-finale-tail-first-2 = Le grand échange
puzzle-title-loch-3576 = Le portrait
puzzle-title-loch-5065 = Le périscope
puzzle-title-loch-4266 = La figure de proue
puzzle-title-lair-14 = Tête baissée
puzzle-title-finale-tall-head-2 = La carte postale
puzzle-title-loch-3375 = La marelle
puzzle-title-loch-3935 = Le poisson volant
puzzle-title-loch-4863 = Les pierres du gué
puzzle-title-finale-expert-leap = Le bond des anciens
puzzle-title-deep-14 = Un mot tout bas
puzzle-title-deep-17 = Mat en trois coups
puzzle-title-loch-3771 = Couper la route
puzzle-title-finale-blocking = Le loch est à vous
puzzle-idea-straight = Un nouvel anneau part d’un emplacement voisin de la tête ou de la queue et va tout droit.
puzzle-idea-turn = De l’emplacement voisin de la tête ou de la queue, un anneau peut partir dans les quatre directions.
puzzle-idea-tail = La queue s’allonge tout comme la tête.
puzzle-idea-over = Un anneau peut enjamber les anneaux plus bas que lui ; ses pieds ont besoin d’eau libre.
puzzle-idea-turn-back = Un nouvel anneau peut enjamber l’extrémité qu’il prolonge : faites demi-tour par-dessus vous-même.
puzzle-idea-open-water = Les deux pieds ont besoin d’eau libre : rien sur leur emplacement, et rien au-dessus.
puzzle-idea-never-under = Un anneau ne passe jamais sous un autre, ni par-dessus un anneau de même hauteur : seulement par-dessus de plus bas.
puzzle-idea-ends = Aucun anneau n’enjambe une tête ou une queue qui reste en place.
puzzle-idea-rock = Rien ne peut se poser sur un rocher ni passer au-dessus.
puzzle-idea-fence = Un monstre qui n’a plus de place passe son tour : fermez à votre adversaire son dernier passage.
puzzle-solved = C’est résolu !
puzzle-not-solved = On ne peut pas aller plus loin : ce n’est pas résolu. Tapez undo ou again.
puzzle-unsolvable = Il n’y a pas de solution.
puzzle-unsolvable-here = D’ici, l’énigme ne peut plus être résolue.
puzzle-solvable-here = D’ici, l’énigme peut encore être résolue.
puzzle-solutions = { $count ->
    [1] Il y a exactement une solution.
   *[other] Il y a { $count } solutions différentes.
}
puzzle-first-moves = { $count ->
    [1] Une seule façon de commencer garantit la solution.
   *[other] { $count } façons de commencer garantissent la solution.
}
puzzle-nodes = { $count ->
    [1] 1 position examinée.
   *[other] { $count } positions examinées.
}
puzzle-too-large = Recherche arrêtée après { $count } positions, sans réponse.
puzzle-hint = Essayez { $move }.
puzzle-answer = { monster } répond par { $move }.
puzzle-welcome = Tapez le numéro ou le texte d’un coup, ou : hint, check, moves, undo, again, quit.
puzzle-rocks = Rochers : { $text }
refused-no-such-puzzle = Cette énigme n’existe pas.
refused-invalid-puzzle = Cette énigme n’est pas valable.
refused-too-busy = Le serveur est très occupé. Réessayez dans un instant.
