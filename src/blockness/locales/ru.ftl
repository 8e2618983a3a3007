### То, что читают люди, по-русски. Чудовищ называют по цвету, сегмент называется блоком.

## Имена

monster = { $colour ->
    [orange] Оранжевое чудовище
    [green] Зелёное чудовище
    [purple] Фиолетовое чудовище
   *[black] Чёрное чудовище
}
monster-turn = { $turn ->
    [orange] оранжевое чудовище
    [green] зелёное чудовище
    [purple] фиолетовое чудовище
   *[black] чёрное чудовище
}
an-arch = { $colour ->
    [orange] оранжевый блок
    [green] зелёный блок
    [purple] фиолетовый блок
   *[black] чёрный блок
}
under-an-arch = { $colour ->
    [orange] под оранжевым блоком
    [green] под зелёным блоком
    [purple] под фиолетовым блоком
   *[black] под чёрным блоком
}
the-head = { $colour ->
    [orange] оранжевая голова
    [green] зелёная голова
    [purple] фиолетовая голова
   *[black] чёрная голова
}
the-tail = { $colour ->
    [orange] оранжевый хвост
    [green] зелёный хвост
    [purple] фиолетовый хвост
   *[black] чёрный хвост
}

## Почему ход не принят

reason-game-over = игра окончена
reason-start-first = сначала каждое чудовище ставит стартовый блок в глубокую воду, и сейчас это делает { monster-turn }
reason-already-started = все стартовые блоки стоят: теперь { monster-turn } продолжает голову (H) или хвост (T)
reason-not-straight = блок идёт от одной клетки к другой вдоль ряда или столбца и никогда по диагонали
reason-no-such-segment = у этого чудовища нет блока длины { $length } и высоты { $height }
reason-not-the-starter = длина стартового блока здесь { $starter }, а не { $length }
reason-segment-placed = блок длины { $length } и высоты { $height } уже стоит на озере
reason-not-beside-the-end = { $reach ->
    [1] { $end ->
        [head] { $cell } не рядом с головой
       *[tail] { $cell } не рядом с хвостом
    }
   *[2] { $end ->
        [head] { $cell } не ровно в двух клетках от головы по ряду или столбцу
       *[tail] { $cell } не ровно в двух клетках от хвоста по ряду или столбцу
    }
}
reason-outside-the-lake = { $cell } вне используемой части озера
reason-outside-deep-water = { $cell } не в глубокой воде, где стоят стартовые блоки
reason-not-open-water = { $cell } не свободна: там { an-arch } высоты { $there }
reason-under-an-arch = { $cell } лежит { under-an-arch } высоты { $there }
reason-equal-height = на { $cell } { an-arch } той же высоты, { $there }; пересекать можно только более низкие
reason-over-a-head = на { $cell } { the-head }, а над головой никто не проходит
reason-over-a-tail = на { $cell } { the-tail }, а над хвостом никто не проходит

## Ход игры

turn = { $colour ->
    [orange] Ходит оранжевое чудовище
    [green] Ходит зелёное чудовище
    [purple] Ходит фиолетовое чудовище
   *[black] Ходит чёрное чудовище
}
moves-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
places = { monster } играет { $move }.
passes = { monster } заблокировано и пропускает ход.
left = { $count ->
    [0] ничего не осталось
    [one] остался { $count } блок
    [few] осталось { $count } блока
   *[many] осталось { $count } блоков
}
head-at = голова на высоте { $perch }
wins = { monster } побеждает: чудовище года!
shared = Общая победа:
standings = Итоги
drawing-legend = Буква — цвет (o оранжевый, g зелёный, p фиолетовый, b чёрный), цифра — высота сверху: o3 опора, -o3- или |o3| проход, O3@ голова, o3~ хвост. Резерв: длина/высота.

## Компьютерные игроки

level-minnow = Плавает кругами и часто забывает про свой хвост: друг для самой первой игры.
level-duckling = Немного смотрит по сторонам, и его легко удивить.
level-otter = Видит то, что перед ней, и занимает свободную воду.
level-heron = Стоит неподвижно и думает на несколько ходов вперёд.
level-pike = Бьёт там, где вода становится узкой.
level-kelpie = Хорошо знает озеро и точно считает конец игры.
level-nessie = Сама легенда: думает, сколько позволите, и ничего не уступает.
level-plain-uct = Мерило: простой поиск по дереву без знаний об озере.

## Терминал

terminal-welcome = Block Ness в терминале. Введите номер или текст хода, или: why ХОД, moves, undo, save ФАЙЛ, help, quit.
terminal-help =
    3            сыграть ход с этим номером
    Hd5d8/2      сыграть ход по тексту: голова (H) или хвост (T), ближняя опора, дальняя опора, высота
    Sd4f4        поставить стартовый блок, хвост на d4, голова на f4
    why Hd5d8/2  сказать, разрешён ли ход, и если нет, почему
    moves        показать все ходы ещё раз
    undo         вернуть ваш последний ход и ходы компьютеров после него
    save ФАЙЛ    записать игру в новый файл
    quit         закончить; несохранённая игра пропадёт
terminal-prompt = Ваш ход
terminal-legal = Ход { $move } разрешён.
terminal-refused = Ход { $move } не разрешён: { $reason }.
terminal-unknown = «{ $text }» не ход и не команда. Введите help, чтобы увидеть список.
terminal-over = Игра окончена. Ещё можно ввести: save ФАЙЛ, undo, quit.
terminal-number = Есть ходы от 1 до { $count }.
terminal-undone = { $count ->
    [one] Возвращён { $count } ход.
    [few] Возвращено { $count } хода.
   *[many] Возвращено { $count } ходов.
}
terminal-nothing-to-undo = Возвращать нечего.
terminal-saved = Игра записана в { $file }.
terminal-exists = { $file } уже существует; выберите другое имя.
terminal-not-saved = Не удаётся записать { $file }: { $error }.
terminal-which-file = В какой файл? Введите: save ФАЙЛ
terminal-more = { $count ->
    [one] и ещё { $count }: введите moves
    [few] и ещё { $count }: введите moves
   *[many] и ещё { $count }: введите moves
}
terminal-bye = До свидания.
compiling = Правила готовятся для этой машины. Это бывает один раз и занимает около десяти секунд …

## The server

serve-here = Block Ness открыт по адресу { $address }
serve-lan = В локальной сети — по адресу { $address }
serve-no-lan = Эта машина не в локальной сети.
serve-stop = Остановить: Ctrl+C; ни одна партия при этом не пропадёт.

## Головоломки

reason-on-a-rock = на { $cell } скала
puzzle-goal-all = { $count ->
    [1] Поставьте этот блок.
    [2] Поставьте оба блока.
    [one] Поставьте все блоки: { $count }.
    [few] Поставьте все { $count } блока.
   *[many] Поставьте все { $count } блоков.
}
puzzle-goal-some = { $count ->
    [one] Поставьте { $count } блок из { $given }.
    [few] Поставьте { $count } блока из { $given }.
   *[many] Поставьте { $count } блоков из { $given }.
}
puzzle-goal-reach = Поставьте опору на { $cell }.
puzzle-goal-head = Поставьте все блоки так, чтобы голова оказалась на высоте { $perch }.
puzzle-goal-block = { $count ->
    [1] Заблокируйте соперника за один ход.
    [one] Заблокируйте соперника за { $count } ход, что бы он ни ответил.
    [few] Заблокируйте соперника за { $count } хода, что бы он ни ответил.
   *[many] Заблокируйте соперника за { $count } ходов, что бы он ни ответил.
}
puzzle-goal-win = { $count ->
    [1] Победите за один ход.
    [one] Победите за { $count } ход, что бы ни ответил соперник.
    [few] Победите за { $count } хода, что бы ни ответил соперник.
   *[many] Победите за { $count } ходов, что бы ни ответил соперник.
}
puzzle-chapter-first = Первая рябь
puzzle-chapter-shallows = Мелководье
puzzle-chapter-reeds = Камыши
puzzle-chapter-bay = Залив
puzzle-chapter-deep = Глубина
puzzle-chapter-lair = Логово чудовища
puzzle-theme-fence = Выхода нет
puzzle-theme-last-word = Последнее слово
puzzle-theme-tall-head = Выше голову
puzzle-theme-landing = Точка опоры
puzzle-theme-choice = Лишний блок
puzzle-theme-expert-leap = Прыжок
puzzle-theme-over-two = Над двумя сразу
puzzle-theme-turn-back = Поворот назад
puzzle-theme-stair = Лестница
puzzle-theme-last-gap = Последний просвет
puzzle-theme-two-ends = Голова и хвост
puzzle-theme-one-end = В одну сторону
puzzle-theme-straight = Прямо вперёд
puzzle-theme-turn = За угол
puzzle-theme-tail = Хвост тоже растёт
puzzle-theme-over = Над тем, что ниже
puzzle-theme-low-first = Сначала низкий, потом высокий
puzzle-theme-ends = Только не над головой
puzzle-theme-rock = Скалы
puzzle-idea-straight = Блок начинается рядом с головой или хвостом и идёт оттуда прямо.
puzzle-idea-turn = От соседней с концом клетки блок может идти в любую из четырёх сторон.
puzzle-idea-tail = Хвост растёт так же, как голова.
puzzle-idea-over = Более высокий блок проходит над низкими; его опорам нужна свободная вода.
puzzle-idea-low-first = Под другим блоком, даже под своим, не проходят никогда, поэтому иногда низкий ставят первым.
puzzle-idea-turn-back = Растущий конец можно пересечь своим же новым блоком: поверните назад над собой.
puzzle-idea-ends = Ни один блок не проходит над головой или хвостом, которые остаются на месте.
puzzle-idea-rock = На скале ничего не стоит, и над ней ничего не проходит.
puzzle-idea-fence = Против соперника: закройте ему последний путь.
puzzle-idea-expert-leap = В усложнённой игре следующий блок начинается ровно в двух клетках от конца, что бы ни было между ними.
puzzle-solved = Решено!
puzzle-not-solved = Дальше хода нет: не решено. Введите undo или again.
puzzle-unsolvable = Решения нет.
puzzle-unsolvable-here = Отсюда решить уже нельзя.
puzzle-solvable-here = Отсюда ещё можно решить.
puzzle-solutions = { $count ->
    [1] Решение ровно одно.
    [one] Есть { $count } разное решение.
    [few] Есть { $count } разных решения.
   *[many] Есть { $count } разных решений.
}
puzzle-first-moves = { $count ->
    [1] К цели ведёт только один первый ход.
    [one] К цели ведёт { $count } первый ход.
    [few] К цели ведут { $count } первых хода.
   *[many] К цели ведут { $count } первых ходов.
}
puzzle-nodes = { $count ->
    [one] Просмотрена { $count } позиция.
    [few] Просмотрено { $count } позиции.
   *[many] Просмотрено { $count } позиций.
}
puzzle-too-large = Поиск прерван после { $count } позиций: ничего не доказано.
puzzle-hint = Попробуйте { $move }.
puzzle-answer = { monster } отвечает { $move }.
puzzle-welcome = Введите номер или текст хода, или: hint, check, moves, undo, again, quit.
puzzle-rocks = Скалы: { $text }
refused-no-such-puzzle = Такой головоломки нет.
refused-invalid-puzzle = Это не головоломка.
refused-too-busy = Слишком много вопросов сразу. Попробуйте чуть позже.
