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
        [head] { $cell } не соседняя клетка с головой
       *[tail] { $cell } не соседняя клетка с хвостом
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
