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
reason-already-started = все стартовые блоки уже стоят: теперь { monster-turn } растёт от головы (H) или от хвоста (T)
reason-not-straight = блок ставят вдоль ряда или столбца, но не по диагонали
reason-no-such-segment = у этого чудовища нет блока длиной { $length } и высотой { $height }
reason-not-the-starter = длина стартового блока — { $starter }, а не { $length }
reason-segment-placed = блок длиной { $length } и высотой { $height } уже стоит на озере
reason-not-beside-the-end = { $reach ->
    [1] { $end ->
        [head] { $cell } не рядом с головой; по диагонали не считается
       *[tail] { $cell } не рядом с хвостом; по диагонали не считается
    }
   *[2] { $end ->
        [head] клетка { $cell } не подходит: ближнюю опору ставят ровно в двух клетках от головы, по ряду или столбцу
       *[tail] клетка { $cell } не подходит: ближнюю опору ставят ровно в двух клетках от хвоста, по ряду или столбцу
    }
}
reason-outside-the-lake = { $cell } за пределами той части озера, где идёт игра
reason-outside-deep-water = { $cell } не в глубокой воде, куда ставят стартовые блоки
reason-not-open-water = клетка { $cell } занята: там { an-arch } высотой { $there }
reason-under-an-arch = на { $cell } { an-arch } высотой { $there }, а под ним пройти нельзя
reason-equal-height = на { $cell } { an-arch } той же высоты ({ $there }), а проходить можно только над более низкими
reason-over-a-head = на { $cell } { the-head }, а над головами проходить нельзя
reason-over-a-tail = на { $cell } { the-tail }, а над хвостами проходить нельзя

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
places = { monster } ходит: { $move }.
passes = { monster } заперто и пропускает ход.
left = { $count ->
    [0] ничего не осталось
    [one] остался { $count } блок
    [few] осталось { $count } блока
   *[many] осталось { $count } блоков
}
head-at = голова на высоте { $perch }
wins = { $colour ->
    [orange] Победило оранжевое — Чудовище года!
    [green] Победило зелёное — Чудовище года!
    [purple] Победило фиолетовое — Чудовище года!
   *[black] Победило чёрное — Чудовище года!
}
shared = Общая победа:
standings = Итоги
drawing-legend = Буква — цвет (o оранжевый, g зелёный, p фиолетовый, b чёрный), цифра — высота того, что сверху: o3 опора, -o3- или |o3| проход, O3@ голова, o3~ хвост. Резерв: длина/высота.

## Разбор партии

review-mistakes = Ошибки
review-turning = Переломные моменты
review-finds = Лучшие находки
review-accuracy = Точность
review-accurate = { monster }: { $share } %
review-flawless = Никто ничего не упустил.
review-mistake = { monster } ходит { $move }: { $size ->
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}, цена — { $share } % ({ $by ->
    [proof] доказано
   *[simulations] по оценке
}). Лучше было { $best }.
review-gained = { monster } получает { $share } %.
review-find = { monster } находит { $move }: это на { $share } % лучше любого другого хода.
remark-move = ходом «{ $move }»
remark-win-thrown = { $name }: здесь можно было добиться победы, а теперь её может добиться { $other }.
remark-win-shared = { $name }: здесь можно было добиться победы, а теперь — самое большее разделить её.
remark-draw-thrown = { $name }: здесь можно было добиться общей победы, а теперь { $other } может победить наверняка.
remark-kept-no-way-out = { $name } больше не может ходить; с { $move } выход оставался.
remark-tall-arch = { $name } и { $other }: блоков осталось поровну, и решила высота головы, { $there } против { $perch }. Блок высотой { $height } ушёл к хвосту, хотя помещался и у головы.
remark-shut-both-ends = { $name } не может ходить: один-единственный блок закрыл и голову, и хвост.
remark-took-last-segment = { $name } не может ходить: помещался только блок длиной { $length } и высотой { $height }, а теперь не встанет и он.
remark-took-last-way-out = { $name } не может ходить: это был последний выход.
remark-never-again = { $name } больше никогда не сможет ходить, и в резерве { $count ->
    [one] остаётся { $count } блок
    [few] остаются { $count } блока
   *[many] остаётся { $count } блоков
}.
remark-missed-block = { $name }: с { $move } ходить стало бы некуда.
remark-let-back = { $name } снова может ходить, хотя только что было некуда.
remark-fewer-ways = { $name }: остаётся { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}; с { $move } было бы { $instead }.
remark-more-ways = { $name }: есть ещё { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}; с { $move } — только { $instead }.

## Компьютерные игроки

level-minnow = Плавает кругами и часто забывает, что у него есть хвост: лучший друг для самой первой игры.
level-duckling = Любит покрасоваться: первыми ставит самые высокие блоки, и его легко застать врасплох.
level-otter = Видит то, что перед ней, и всегда оставляет себе побольше свободной воды.
level-heron = Стоит неподвижно, думает на несколько ходов вперёд и бережёт высокие блоки на потом.
level-pike = Нападает там, где становится тесно, и любит преграждать путь.
level-kelpie = Пересекает озеро длинными прыжками и безошибочно просчитывает концовку.
level-nessie = Легенда собственной персоной: привычек у неё нет, думает столько, сколько вы позволите, и ничего не уступает.
level-plain-uct = Точка отсчёта: простой поиск по дереву, который ничего не знает об озере.
level-student = Ученик: маленькая сеть, которая училась у сильных и не считает ходы вперёд.

## Терминал

terminal-welcome = Block Ness в терминале. Введите номер или запись хода либо команду: why ХОД, moves, undo, save ФАЙЛ, help, quit.
terminal-help =
    3            сделать ход с этим номером
    Hd5d8/2      сделать ход по записи: голова (H) или хвост (T), ближняя опора, дальняя опора, высота
    Sd4f4        поставить стартовый блок: хвост на d4, голова на f4
    why Hd5d8/2  узнать, разрешён ли ход, а если нет, то почему
    moves        показать все ходы ещё раз
    undo         вернуть свой последний ход и ходы компьютеров после него
    save ФАЙЛ    записать игру в новый файл
    quit         закончить; несохранённая игра пропадёт
terminal-prompt = Ваш ход
terminal-legal = Ход { $move } разрешён.
terminal-refused = Ход { $move } не разрешён: { $reason }.
terminal-unknown = «{ $text }» не ход и не команда. Введите help, чтобы увидеть список.
terminal-over = Игра окончена. Ещё можно ввести: save ФАЙЛ, undo, quit.
terminal-number = Введите номер от 1 до { $count }.
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
compiling = Готовим правила для этого компьютера. Это бывает один раз и занимает около полуминуты…

## Сервер

serve-here = Block Ness доступен по адресу { $address }
serve-lan = В локальной сети: { $address }
serve-no-lan = Этот компьютер не подключён к локальной сети.
serve-stop = Чтобы остановить, нажмите Ctrl+C. Ни одна партия не пропадёт.
serve-ready = Правила готовы: теперь можно играть вместе.
page-elsewhere = Почти! Игра находится по этому адресу:
site-written = { $count ->
    [one] Теперь в папке { $folder } { $count } файл. Его может раздавать любой веб-хостинг.
    [few] Теперь в папке { $folder } { $count } файла. Их может раздавать любой веб-хостинг.
   *[many] Теперь в папке { $folder } { $count } файлов. Их может раздавать любой веб-хостинг.
}

## Диагностика

doctor-well = Всё в порядке.
doctor-troubles = { $count ->
    [one] Нужно исправить { $count } пункт.
    [few] Нужно исправить { $count } пункта.
   *[many] Нужно исправить { $count } пунктов.
}
doctor-port-free = Порт { $port } свободен.
doctor-port-ours = Block Ness уже работает по адресу { $address }, всё хорошо.
doctor-port-unwell = Block Ness работает по адресу { $address }, но не всё хорошо: { $reason }. Подробности в его журнале.
doctor-port-taken = Порт { $port } занят другой программой. Остановите её или выберите другой порт с помощью --port.
doctor-port-refused = Порт { $port } использовать нельзя: { $reason }. Выберите номер больше 1023 с помощью --port.
doctor-database-fine = База данных { $place } читается и записывается. Комнат в ней: { $rooms }.
doctor-database-new = Базы данных ещё нет. Сервер создаст её в папке { $folder } при первом запуске.
doctor-database-empty = База данных { $place } пуста. Сервер подготовит её при первом запуске.
doctor-database-older = У базы данных { $place } старый формат. Следующий запуск сервера обновит её, ничего не потеряется.
doctor-database-newer = База данных { $place } записана более новой версией Block Ness (формат { $found }, здесь известен { $known }). Обновите Block Ness.
doctor-database-damaged = База данных { $place } повреждена: { $reason }. Остановите сервер, отложите файл и восстановите резервную копию.
doctor-database-protected = В базу данных { $place } нельзя записывать: { $reason }. Разрешите учётной записи сервера запись в файл и его папку.
doctor-database-locked = Базу данных { $place } заблокировала другая программа. Закройте её.
doctor-database-broken = Базу данных { $place } использовать нельзя: { $reason }. Проверьте диск, на котором она лежит.
doctor-database-gone = База данных по адресу { $place } не отвечает: { $reason }. Запустите её и проверьте адрес, имя пользователя и пароль.
doctor-database-no-folder = Нет папки { $folder } для базы данных. Создайте её и передайте учётной записи сервера.
doctor-redis-none = Redis не настроен, и одной машине он не нужен.
doctor-redis-fine = Redis отвечает по адресу { $place }.
doctor-redis-gone = Redis не отвечает по адресу { $place }: { $reason }. Запустите его или уберите --redis. Играть можно и без него.
doctor-kernels-fine = Правила скомпилированы и хранятся в { $folder }. Все компьютеры сделали первый ход за { $seconds } с.
doctor-kernels-new = Правила только что скомпилированы за { $seconds } с и хранятся в { $folder }. Теперь первый ход будет быстрым.
doctor-kernels-slow = Правила работают медленно, потому что BLOCKNESS_KERNELS — { $mode }. Уберите эту настройку.
doctor-kernels-elsewhere = Скомпилированные правила нельзя хранить в { $folder }, пока они лежат в { $used }. Папка должна принадлежать вам, и писать в неё можете только вы.
doctor-kernels-nowhere = Скомпилированные правила нельзя хранить ни в { $folder }, ни где-либо ещё, поэтому каждый запуск медленный. Укажите свою папку в BLOCKNESS_CACHE.
doctor-disk-fine = На диске с папкой { $folder } свободно { $free } МБ.
doctor-disk-full = Диск с папкой { $folder } почти заполнен: свободно { $free } МБ. Освободите место, иначе ходы скоро перестанут приниматься.
doctor-clock-fine = Часы идут правдоподобно: { $here }.
doctor-clock-behind = На часах { $here }, но последняя запись в базе данных сделана { $there }. Переведите часы, лучше всего по сети.
doctor-clock-apart = На часах { $here }, а на часах базы данных { $there }. Сверьте и те и другие по сети.
doctor-proxy-fine = По адресу { $url } браузеры связываются с сервером, веб-сокеты проходят, и у каждого свой адрес.
doctor-proxy-gone = По адресу { $url } никто не отвечает: { $reason }. Проверьте имя, сертификат и прокси.
doctor-proxy-stranger = По адресу { $url } отвечает не этот Block Ness: { $reason }. Проверьте, куда ведёт прокси и запущен ли сервер.
doctor-proxy-upgrade = Прокси по адресу { $url } не пропускает веб-сокеты: { $reason }. Пусть он передаёт заголовки Upgrade и Connection по HTTP 1.1.
doctor-proxy-origin = Сервер не принимает страницы с адреса { $origin }. Запустите его с --origin { $origin }.
doctor-proxy-silent = Прокси по адресу { $url } не говорит, от чьего имени обращается, и у всех одни ограничения на всех. Пусть он указывает X-Forwarded-For.
doctor-proxy-forged = Прокси по адресу { $url } передаёт X-Forwarded-For как есть, и любой может выдать себя за другого. Пусть он заменяет этот заголовок.
doctor-proxy-unheard = Сервер не верит прокси { $address }, и у всех одни ограничения на всех. Запустите сервер с --trusted-proxy { $address }.

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
puzzle-goal-also-reach = Одна из опор должна стоять на { $cell }.
puzzle-goal-escape = Выберитесь к берегу: поставьте опору на одну из крайних клеток.
puzzle-goal-together = Оба чудовища ваши: ходите ими по очереди, пока не поставите все их блоки.
puzzle-goal-block = { $count ->
    [1] Заприте соперника за один ход.
    [one] Заприте соперника за { $count } ход, что бы он ни ответил.
    [few] Заприте соперника за { $count } хода, что бы он ни ответил.
   *[many] Заприте соперника за { $count } ходов, что бы он ни ответил.
}
puzzle-goal-win = { $count ->
    [1] Победите за один ход.
    [one] Победите за { $count } ход, что бы ни ответил соперник.
    [few] Победите за { $count } хода, что бы ни ответил соперник.
   *[many] Победите за { $count } ходов, что бы ни ответил соперник.
}
puzzle-chapter-first = Первая рябь
puzzle-chapter-turn-back = Излучина
puzzle-chapter-stairs = Ступени
puzzle-chapter-over-two = Два моста
puzzle-chapter-last-gap = Теснина
puzzle-chapter-tail-first = Заводь
puzzle-chapter-tall-head = Смотровая скала
puzzle-chapter-expert-leap = Лососёвый порог
puzzle-chapter-blocking = Бухта соперников
puzzle-chapter-shallows = Мелководье
puzzle-chapter-reeds = Камыши
puzzle-chapter-bay = Залив
puzzle-chapter-deep = Глубина
puzzle-chapter-lair = Логово чудовища
puzzle-story-first = Озеро спит. В вас пока никто не верит, так что начните с лёгкой ряби.
puzzle-story-turn-back = Приехали первые туристы. Где вода поворачивает, поверните и вы, прямо над самим собой.
puzzle-story-stairs = У них уже есть снимки, но все смазанные. Уходите из кадра, ступенька за ступенькой.
puzzle-story-over-two = В полдень приходит пароход с туристами. Перешагните всё, что на пути, хоть два блока сразу.
puzzle-story-last-gap = Лодок много, воды мало. Но одна лазейка всегда найдётся.
puzzle-story-tail-first = Помешать может и собственный хвост. Освободите место, пока не вернулись фонари.
puzzle-story-tall-head = Туристы стоят на скале с биноклями. Покажите им голову, о которой они ещё долго будут говорить.
puzzle-story-expert-leap = Там, где прыгает лосось, научились прыгать и старые чудовища: сразу на две клетки, что бы ни стояло между ними.
puzzle-story-blocking = Вы в озере не единственное чудовище. Соперникам нужна та же вода, так не оставьте им ни капли.
puzzle-theme-fence = Выхода нет
puzzle-theme-last-word = Последнее слово
puzzle-theme-side-by-side = Бок о бок
puzzle-theme-ashore = К берегу
puzzle-theme-tall-head = На нужной высоте
puzzle-theme-landing = Точка опоры
puzzle-theme-choice = Лишний блок
puzzle-theme-expert-leap = Прыжок
puzzle-theme-over-two = Над двумя сразу
puzzle-theme-tail-first = Дай дорогу
puzzle-theme-turn-back = Разворот
puzzle-theme-stair = Лестница
puzzle-theme-last-gap = Последняя лазейка
puzzle-theme-two-ends = Голова и хвост
puzzle-theme-one-end = В одну сторону
puzzle-theme-straight = Прямо вперёд
puzzle-theme-turn = Поворот
puzzle-theme-tail = Хвост тоже растёт
puzzle-theme-over = Над тем, что ниже
puzzle-theme-open-water = Свободная вода
puzzle-theme-never-under = Только не снизу
puzzle-theme-ends = Только не над головой
puzzle-theme-rock = Скалы
puzzle-title-bay-30 = Бумеранг
puzzle-title-deep-3 = Разбег
puzzle-title-loch-3296 = Через плечо
puzzle-title-loch-4858 = Шпилька
puzzle-title-finale-turn-back = Поклон чудовища
puzzle-title-loch-1803 = Три угла
puzzle-title-loch-2928 = Винтовая лестница
puzzle-title-loch-4864 = Зигзаг в сумерках
puzzle-title-loch-3076 = Окружная дорога
puzzle-title-finale-stairs = На верхней ступени
puzzle-title-loch-2200 = Одним махом двоих
puzzle-title-loch-4906 = Виадук
puzzle-title-loch-4854 = Радуга
puzzle-title-loch-4853 = Шаг великана
puzzle-title-finale-over-two = Триумфальная арка
puzzle-title-loch-5184 = Па-де-де
puzzle-title-loch-5053 = Последний причал
puzzle-title-loch-3039 = Чёрный ход
puzzle-title-loch-3747 = Верхняя дорога
puzzle-title-finale-last-gap = Сквозь теснину
puzzle-title-loch-4873 = Только после вас
puzzle-title-loch-2556 = Кильватер
puzzle-title-loch-3301 = Освободилось место
puzzle-title-loch-4361 = Смена караула
puzzle-title-finale-tail-first-2 = Большой обмен
puzzle-title-loch-3576 = Портрет
puzzle-title-loch-5065 = Перископ
puzzle-title-loch-4266 = Носовая фигура
puzzle-title-lair-14 = Пригнись!
puzzle-title-finale-tall-head-2 = Открытка
puzzle-title-loch-3375 = Классики
puzzle-title-loch-3935 = Летучая рыба
puzzle-title-loch-4863 = Камни на броде
puzzle-title-finale-expert-leap = Прыжок древних
puzzle-title-deep-14 = Тихое слово
puzzle-title-deep-17 = Мат в три хода
puzzle-title-loch-3771 = Наперерез
puzzle-title-finale-blocking = Озеро ваше
puzzle-idea-straight = Новый блок начинается рядом с головой или хвостом и идёт по прямой.
puzzle-idea-turn = От клетки рядом с головой или хвостом блок может идти в любую из четырёх сторон.
puzzle-idea-tail = Хвост растёт так же, как голова.
puzzle-idea-over = Более высокий блок проходит над низкими; его опорам нужна свободная вода.
puzzle-idea-turn-back = Новый блок может пройти над головой или хвостом, от которых растёт: поверните назад над самим собой.
puzzle-idea-open-water = Обеим опорам нужна свободная вода: на клетке ничего не стоит, и над ней ничего не проходит.
puzzle-idea-never-under = Блок не проходит ни под другим, ни над блоком той же высоты: только над более низкими.
puzzle-idea-ends = Ни один блок не проходит над головой или хвостом, которые остаются на месте.
puzzle-idea-rock = На скалу ничего нельзя поставить, и пройти над ней тоже нельзя.
puzzle-idea-fence = Чудовище, которому некуда поставить блок, пропускает ход: закройте сопернику последний выход.
puzzle-solved = Решено!
puzzle-not-solved = Ходов больше нет, а головоломка не решена. Введите undo или again.
puzzle-unsolvable = Решения нет.
puzzle-unsolvable-here = Отсюда решить уже нельзя.
puzzle-solvable-here = Отсюда ещё можно решить.
puzzle-solutions = { $count ->
    [1] Решение ровно одно.
    [one] Всего { $count } решение.
    [few] Всего { $count } решения.
   *[many] Всего { $count } решений.
}
puzzle-first-moves = { $count ->
    [1] К цели ведёт только один первый ход.
    [one] К цели ведёт { $count } вариант первого хода.
    [few] К цели ведут { $count } варианта первого хода.
   *[many] К цели ведут { $count } вариантов первого хода.
}
puzzle-nodes = { $count ->
    [one] Просмотрена { $count } позиция.
    [few] Просмотрено { $count } позиции.
   *[many] Просмотрено { $count } позиций.
}
puzzle-too-large = { $count ->
    [one] Поиск прерван после { $count } позиции: есть ли решение, неизвестно.
   *[other] Поиск прерван после { $count } позиций: есть ли решение, неизвестно.
}
puzzle-hint = Попробуйте { $move }.
puzzle-answer = { monster } отвечает: { $move }.
puzzle-welcome = Введите номер или запись хода либо команду: hint, check, moves, undo, again, quit.
puzzle-rocks = Скалы: { $text }
refused-no-such-puzzle = Такой головоломки нет.
refused-invalid-puzzle = Это не головоломка.
refused-too-busy = Сейчас слишком много запросов. Попробуйте чуть позже.
