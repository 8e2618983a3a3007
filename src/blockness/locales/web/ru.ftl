### То, что читают люди в браузере, по-русски.

title = Block Ness
subtitle = Озёрные чудовища из блоков, для двоих, троих и четверых
loading = Минутку …
skip-to-content = К содержанию
close = Закрыть
you = Вы

## Первая страница

ways-label = Как играть
continue = Продолжить игру
continue-about = Вернуться за стол { $code }
play-now = Играть сейчас
play-now-about = Против компьютера, сразу
play-computer = Против компьютера
play-computer-about = Выбрать уровни, цвета и правила
play-device = За одним экраном
play-device-about = Передавайте его из рук в руки
play-friends = С друзьями
play-friends-about = Открыть комнату и послать ссылку
open-rooms = Открытые комнаты
open-rooms-about = Подсесть к другим
open-rooms-none = Сейчас никто не ищет компании. Откройте комнату и покажите её здесь.
solo = Головоломки
solo-about = Один на озере
solo-soon = Головоломки ещё под водой. Пока они не всплыли:
how-to-play = Как играют
how-to-play-about = Первый урок на три минуты
first-lesson = Первый урок
rules = Правила
replay = Просмотр партии
settings = Настройки
about = Об игре
unofficial = Неофициальная и некоммерческая версия.
to-start = На первую страницу
not-found = Здесь ничего нет
not-found-about = По этому адресу на карте пусто. Возможно, здесь была комната, которой больше нет.

## Об игре

about-unofficial = Это неофициальная и некоммерческая версия настольной игры Block Ness, сделанная из любви к ней.
about-owner = Автор игры — Лоран Эскофье, издатель — Blue Orange; им принадлежат название и товарный знак, и они никак не связаны с этой программой. Если игра вам нравится, купите коробку: она красивая.
about-box = Все рисунки и звуки здесь наши собственные. Размеры блоков и озера восстановлены и могут отличаться от коробки.
about-data = Никаких учётных записей, рекламы и слежки. Ваше имя, ваши места и настройки остаются на этом устройстве.

## Накрываем на стол

table-count = Сколько чудовищ?
table-variant = Правила
table-first = Кто начинает?
table-clock = Время на ход
table-listed = Показать эту комнату среди открытых
table-free-text = Разрешить переписку; иначе есть готовые фразы
first-chance = По жребию
variant = { $variant ->
    [expert] Для знатоков
   *[classic] Классика
}
variant-about = { $variant ->
    [expert] Ближняя опора ставится ровно в двух клетках от головы или хвоста: ещё один способ перебраться.
   *[classic] Ближняя опора ставится рядом с головой или хвостом.
}
clock-seconds = { $count ->
    [0] Без часов
    [30] 30 секунд
    [60] 1 минута
    [120] 2 минуты
    [300] 5 минут
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
place-number = Место { $number }
place-colour = Цвет
place-who = Кто играет
place-name = Имя
place-level = Уровень
who = { $who ->
    [person] Человек здесь
    [computer] Компьютер
   *[open] Свободно, для друга
}
level-name = { $level ->
    [minnow] Гольян
    [duckling] Утёнок
    [otter] Выдра
    [heron] Цапля
    [pike] Щука
    [kelpie] Келпи
    [nessie] Несси
   *[other] Компьютер
}
friends-how = Оставьте места друзей свободными. Вы получите ссылку и код для камеры; кто откроет, сможет сесть за стол или смотреть.
make-room = Открыть комнату
start-game = Начать игру

## Поделиться

share = Поделиться
share-title = Пригласить
share-how = Кто откроет эту ссылку, сможет сесть за стол или смотреть.
share-link = Ссылка на эту комнату
share-code = Комната называется { $code }.
qr-label = Ссылка в виде кода для камеры
copy-link = Скопировать ссылку
copied = Скопировано

## За столом

room-title = Стол { $code }
seats-label = Чудовища за столом
seat-open = Свободное место
seat-yours = вы
seat-away = отошёл
seat-blocked = заблокировано
seat-to-move = ходит
seat-stand-in = пока играет { level-name }
sit-here = Сесть сюда
sit-label = { $colour ->
    [orange] Занять оранжевое место
    [green] Занять зелёное место
    [purple] Занять фиолетовое место
   *[black] Занять чёрное место
}
sit-title = { $colour ->
    [orange] Играть оранжевым
    [green] Играть зелёным
    [purple] Играть фиолетовым
   *[black] Играть чёрным
}
sit-down = Сесть
your-name = Ваше имя
employ = Компьютеру
employ-label = { $colour ->
    [orange] Отдать оранжевое чудовище компьютеру
    [green] Отдать зелёное чудовище компьютеру
    [purple] Отдать фиолетовое чудовище компьютеру
   *[black] Отдать чёрное чудовище компьютеру
}
stand-in = Отдать компьютеру
stand-in-label = Пусть компьютер играет за { $name }, пока нет хозяина места
leave = Встать из-за стола
leave-about = Ваши места освободятся. В начатой партии за вас доиграет компьютер.
leave-sure = Встать
stay = Остаться
watching = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[many] смотрят { $count } человек
}
switch-view = { $view ->
    [deep] Показать плоское озеро
   *[flat] Показать озеро в объёме
}

## Ход

status-waiting = Ждём, пока займут все места.
status-over = Игра окончена.
status-start = { $step ->
    [confirm] Коснитесь блока ещё раз или подтвердите.
    [far] Теперь клетка для головы.
   *[near] Поставьте стартовый блок: коснитесь клетки для хвоста.
}
status-own = { $step ->
    [confirm] Коснитесь блока ещё раз или подтвердите.
    [far] Теперь дальняя опора.
    [near] Коснитесь кольца для ближней опоры.
   *[segment] Выберите блок.
}
status-other = { $kind ->
    [computer] { $name } думает …
   *[person] { $name } выбирает …
}
seconds-left = { $count } с
your-turn = Ваш ход.
tray-label = { $colour ->
    [orange] Оранжевый резерв
    [green] Зелёный резерв
    [purple] Фиолетовый резерв
   *[black] Чёрный резерв
}
card = { $status ->
    [placed] Высота { $height }, длина { $length }: уже стоит
    [held] Высота { $height }, длина { $length }: у вас в руке
    [fits] Высота { $height }, длина { $length }
    [unfit] Высота { $height }, длина { $length }: сейчас нигде не помещается
   *[waiting] Высота { $height }, длина { $length }: в резерве
}
card-unfit-why = Блок высоты { $height } и длины { $length } сейчас нигде не помещается: ни от головы, ни от хвоста не найти двух свободных клеток для опор, чтобы не пройти под блоком, над таким же высоким, над головой или хвостом.
placements-label = Возможные ходы
placements-count = { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[many] { $count } возможных ходов
}
placement-of = Ход { $index } из { $count }
placement-previous = Предыдущий ход
placement-next = Следующий ход
placement-start = Хвост на { $near }, голова на { $far }
placement-extend = { $end ->
    [head] Голова: { $near } – { $far }, высота { $height }, длина { $length }
   *[tail] Хвост: { $near } – { $far }, высота { $height }, длина { $length }
}
step-back = Назад
confirm = Поставить
sending = Отправка …
see-rule = Правило
hint = Подсказка
hint-more = Ещё подсказка
hint-thinking = Думаю …
hint-step = { $step ->
    [1] { $end ->
        [head] Посмотрите возле головы, у { $near }.
        [tail] Посмотрите возле хвоста, у { $near }.
       *[start] Посмотрите возле { $near }.
    }
    [2] Возьмите блок высоты { $height } и длины { $length }.
   *[3] От { $near } до { $far }: вот он, поставьте, если нравится.
}
undo = Вернуть ход
undo-question = { $name } просит вернуть последний ход. Вы согласны?
undo-agree = Да, пусть
undo-refuse = Нет
undo-waiting = { $name } просит вернуть ход; остальные должны согласиться.

## Озеро

lake-label = Озеро. Стрелки двигают, Enter выбирает, Page Down ведёт к следующей возможной клетке, Esc — шаг назад.
cell-open = открытая вода
cell-shore = берег
cell-head = { $colour ->
    [orange] оранжевая голова
    [green] зелёная голова
    [purple] фиолетовая голова
   *[black] чёрная голова
}
cell-tail = { $colour ->
    [orange] оранжевый хвост
    [green] зелёный хвост
    [purple] фиолетовый хвост
   *[black] чёрный хвост
}
cell-arch = { $colour ->
    [orange] оранжевый блок, высота { $height }
    [green] зелёный блок, высота { $height }
    [purple] фиолетовый блок, высота { $height }
   *[black] чёрный блок, высота { $height }
}
cell-over = { $colour ->
    [orange] над оранжевым, высота { $height }
    [green] над зелёным, высота { $height }
    [purple] над фиолетовым, высота { $height }
   *[black] над чёрным, высота { $height }
}
cell-last = поставлен последним
cell-ghost = здесь встанет ваш блок
cell-offending = это мешает
ring-near = { $end ->
    [head] возможная ближняя опора у головы
    [tail] возможная ближняя опора у хвоста
    [both] возможная ближняя опора у головы или хвоста
   *[start] возможная клетка для хвоста
}
ring-far = { $end ->
    [head] возможная дальняя опора головы
    [tail] возможная дальняя опора хвоста
    [both] возможная дальняя опора
   *[start] возможная клетка для головы
}

## Ходы и новости

moves-label = Ходы
moves-none = Ходов ещё не было.
notation-label = Как показывать ходы
notation-words = Словами
notation-short = Записью
move-start = старт, хвост { $near }, голова { $far }
move-extend = { $end ->
    [head] голова { $near } – { $far }, высота { $height }
   *[tail] хвост { $near } – { $far }, высота { $height }
}
news-moved = { monster }: { $move }.
news-said = { $name } говорит: { $words }
news-seated = { $name } садится за стол.
news-employed = { $colour ->
    [orange] Оранжевым теперь играет компьютер: { level-name }.
    [green] Зелёным теперь играет компьютер: { level-name }.
    [purple] Фиолетовым теперь играет компьютер: { level-name }.
   *[black] Чёрным теперь играет компьютер: { level-name }.
}
news-returned = { $name } снова здесь.
news-left = { $colour ->
    [orange] Оранжевый игрок встал из-за стола.
    [green] Зелёный игрок встал из-за стола.
    [purple] Фиолетовый игрок встал из-за стола.
   *[black] Чёрный игрок встал из-за стола.
}
news-undo-asked = { monster } просит вернуть последний ход.
news-undo-agreed = { monster } согласно.
news-undo-refused = { monster } хочет играть дальше.
news-rematched = Начинается новая партия.

## Конец

monster-of-the-year = Чудовище года
wins-shared = Общая победа!
count-left = Осталось блоков
count-head = Высота головы
tie-head = Блоков осталось поровну: побеждает голова, что выше.
tie-shared = Поровну и блоков, и высоты голов: победа общая.
rematch = Сыграть ещё
save-photo = Сохранить снимок
look-at-lake = Посмотреть на озеро
show-result = Показать итог

## Разговор

talk-label = Разговор
talk-none = Пока никто ничего не сказал.
talk-watching = Зрители молчат.
talk-write = Напишите что-нибудь
talk-send = Послать
reactions-label = Знаки
phrases-label = Сказать
phrase = { $name ->
    [hello] Привет!
    [good-luck] Удачи!
    [well-played] Хорошо сыграно!
    [oh-no] О нет!
    [clever] Хитро!
    [thinking] Я думаю …
    [take-your-time] Не спешите.
    [thanks] Спасибо!
    [sorry] Простите!
    [again] Ещё разок?
    [goodbye] До свидания!
    [smile] Улыбка
    [laugh] Смех
    [wow] Удивление
    [sad] Слеза
    [clap] Аплодисменты
   *[heart] Сердце
}

## Связь

link-connecting = Плывём к столу …
link-reconnecting = Восстанавливаем связь …
link-unsent = Ваш ход сохранён и будет отправлен.
link-closed = { $reason ->
    [no-such-room] Такой комнаты больше нет.
    [broken-room] Эту комнату нельзя прочитать; нам очень жаль.
    [foreign-origin] Эта страница не с этого сервера.
   *[other] Связь закрыта.
}

## Настройки

set-language = Язык
set-view = Озеро
set-view-value = { $value ->
    [deep] В объёме
   *[flat] Плоская карта
}
set-theme = Свет
set-theme-value = { $value ->
    [light] День
    [dark] Ночь
   *[system] Как на устройстве
}
set-animation = Движение
set-animation-value = { $value ->
    [normal] Обычное
    [fast] Быстрое
   *[off] Выключено
}
set-confirm = Второе касание перед ходом
set-confirm-value = { $value ->
    [touch] Для пальца
    [always] Всегда
   *[never] Никогда
}
set-sound = Звук
set-patterns = Чешуя на чудовищах
on-off = { $value ->
    [on] Есть
   *[off] Нет
}

## Что не получилось

refused-no-network = Сервер недоступен. Есть ли связь?
refused-broken-server = На сервере что-то сломалось. Попробуйте ещё раз.
refused-no-database = Сервер не видит своей базы данных. Попробуйте чуть позже.
refused-not-stored = Сервер не смог это записать. Попробуйте ещё раз.
refused-broken-room = Эту комнату нельзя прочитать; нам очень жаль.
refused-server-full = Сервер переполнен. Попробуйте чуть позже.
refused-malformed = Сервер этого не понял.
refused-too-large = Это слишком много за раз.
refused-not-found = Там ничего нет.
refused-not-possible = Так нельзя.
refused-foreign-origin = Эта страница не с этого сервера.
refused-too-many-rooms = Отсюда открыто слишком много комнат. Подождите немного.
refused-no-such-room = Такой комнаты нет.
refused-no-such-game = Такой партии нет.
refused-no-such-page = Такой страницы нет.
refused-no-such-move = Это не ход.
refused-no-such-seat = Такого места нет.
refused-no-such-level = Такого уровня нет.
refused-no-such-phrase = Такой фразы в списке нет.
refused-invalid-position = Это не позиция.
refused-invalid-record = Это не запись партии.
refused-colour-twice = Каждому чудовищу нужен свой цвет.
refused-name-missing = Напишите имя.
refused-name-too-long = В имени не больше { $most } букв.
refused-seat-taken = Кто-то успел раньше: место занято.
refused-not-your-seat = Это не ваше место.
refused-own-seat = Это ваше собственное место.
refused-not-absent = Этот человек здесь.
refused-only-at-the-table = Это могут только те, кто за столом.
refused-computer-plays = За это место сейчас играет компьютер.
refused-done-already = Это уже сделано.
refused-not-your-turn = Сейчас не ваш ход.
refused-still-waiting = Ещё не все места заняты.
refused-out-of-date = Игра тем временем ушла вперёд. Посмотрите ещё раз.
refused-game-goes-on = Игра ещё идёт.
refused-undo-asked-already = Ход уже просят вернуть.
refused-nothing-to-undo = Вам нечего возвращать.
refused-nothing-to-answer = Отвечать уже не на что.
refused-phrases-only = За этим столом только готовые фразы.
refused-text-too-long = Не больше { $most } букв, пожалуйста.
refused-enough-said = Пока достаточно. Остальное после следующего хода.
