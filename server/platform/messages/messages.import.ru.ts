// Server messages about imports in Russian, keyed by their English text.
import type { Messages } from './messages.ts'

export const russianImportMessages: Messages = {
  'You may not import or export these.': 'У вас нет прав загружать или выгружать эти данные.',
  'The file is larger than {limit} MB. Split it into several files.':
    'Файл больше {limit} МБ. Разделите его на несколько файлов.',
  'The file did not arrive whole. Please send it again.': 'Файл пришёл не полностью. Отправьте его ещё раз.',
  'This import is at another step by now. Look at it again.':
    'Эта загрузка уже на другом шаге. Посмотрите на неё ещё раз.',
  'One of the columns does not fit this kind of file.': 'Один из столбцов не подходит к этому виду файла.',
  'Two columns of the file are mapped to “{field}”. Choose one of them.':
    'Два столбца файла сопоставлены с «{field}». Выберите один из них.',
  'Say which column names the thing: its ID, its SKU or its name.':
    'Укажите, в каком столбце номер, артикул или название.',
  'This store does not exist or is not yours.': 'Такого магазина нет, или он не ваш.',
  'Some rows are refused. Mend them, or say that the others are to be imported without them.':
    'Некоторые строки отклонены. Исправьте их или загрузите остальные без них.',
  'No row of the file changes anything.': 'Ни одна строка файла ничего не меняет.',
  'You have many unfinished imports. Finish or cancel some of them first.':
    'У вас много незавершённых загрузок. Сначала завершите или отмените некоторые из них.',
  'The file is empty.': 'Файл пуст.',
  'The file has headings only, and no rows below them.': 'В файле только заголовки, строк под ними нет.',
  'The file is damaged or cut off. Save it again and send the new one.':
    'Файл повреждён или обрезан. Сохраните его заново и отправьте новый.',
  'This is no file we can read. Send CSV, Excel (.xlsx), a Google Merchant feed or a schema.org menu.':
    'Такой файл мы не читаем. Отправьте CSV, Excel (.xlsx), фид Google Merchant или меню schema.org.',
  'This is an old Excel file. Save it as .xlsx or CSV.':
    'Это старый формат Excel. Сохраните файл как .xlsx или CSV.',
  'The file has {count} columns; at most {limit} are read.':
    'Столбцов в файле: {count}; читается не больше {limit}.',
  'The file has more than {limit} rows. Split it into several files.':
    'В файле больше {limit} строк. Разделите его на несколько файлов.',
  'Line {line} has a cell with more than {limit} characters.':
    'В строке {line} есть ячейка длиннее {limit} знаков.',
  'Line {line} cannot be read: a quotation mark is opened and never closed, or stands inside a cell.':
    'Строку {line} нельзя прочитать: кавычка открыта и не закрыта или стоит внутри ячейки.',
  'The file unpacks to far more than it holds. We do not open such files.':
    'При распаковке файл становится во много раз больше. Такие файлы мы не открываем.',
  'The ZIP holds more than {limit} files.': 'В ZIP больше {limit} файлов.',
  'The ZIP with the pictures is damaged or cut off.': 'ZIP с картинками повреждён или обрезан.',
  'Rows that were fine when the file was checked are refused now. Nothing was written; look at them again.':
    'Строки, которые при проверке подходили, теперь отклонены. Ничего не записано; посмотрите на них ещё раз.',
  'Whoever started this import may not do it any more.':
    'У того, кто начал эту загрузку, больше нет на неё прав.',
  'The import failed for a reason of ours. Nothing was written.':
    'Загрузка не удалась по нашей вине. Ничего не записано.',
  'There is none with this ID.': 'С таким номером ничего нет.',
  'There is no such item to change.': 'Такого товара нет, менять нечего.',
  'Several are called this. Say the ID or the SKU.':
    'С таким названием их несколько. Укажите номер или артикул.',
  'Line {line} is about the same one.': 'Строка {line} — о том же самом.',
  'The row names nothing: ID, SKU and name are empty.':
    'Строка ничего не называет: номер, артикул и название пусты.',
  'This must not be empty.': 'Это поле не должно быть пустым.',
  '“{value}” is not a number.': '«{value}» — не число.',
  '“{value}” is not a whole number.': '«{value}» — не целое число.',
  '“{value}” can be read in two ways. Write it without separators of thousands.':
    '«{value}» можно прочитать двояко. Напишите без разделителей тысяч.',
  'It must be {most} at most.': 'Не больше {most}.',
  'It must be {least} at least.': 'Не меньше {least}.',
  'The form of an item would not take this.': 'Форма товара этого не приняла бы.',
  'It must be between {least} and {most}.': 'Должно быть от {least} до {most}.',
  '“{value}” is neither yes nor no.': '«{value}» — ни да, ни нет.',
  '“{value}” is not a time like 09:30.': '«{value}» — не время вида 09:30.',
  '“{value}” cannot be read as opening hours. Write: Mon-Fri 09:00-21:00; Sat 10:00-14:00':
    '«{value}» не похоже на часы работы. Напишите так: Mon-Fri 09:00-21:00; Sat 10:00-14:00',
  '“{value}” is not an email address.': '«{value}» — не адрес электронной почты.',
  '“{value}” is none of: {choices}.': '«{value}» — не одно из: {choices}.',
  'It cannot be read. Export an item to see how it is written.':
    'Это нельзя прочитать. Выгрузите какой-нибудь товар и посмотрите, как это пишется.',
  'It is longer than {most} characters.': 'Длиннее {most} знаков.',
  'It holds more than {most} entries.': 'Больше {most} значений.',
  'There is no “{value}” here.': 'Здесь нет «{value}».',
  'There are several “{value}”. Write # and the ID instead.':
    'Таких несколько: «{value}». Напишите вместо этого # и номер.',
  'Say which store it is of.': 'Укажите, из какого это магазина.',
  'An item cannot move to another store.': 'Товар нельзя перенести в другой магазин.',
  'This store is not yours.': 'Этот магазин не ваш.',
  'It cannot move to another module.': 'Перенести в другой модуль нельзя.',
  'Another item of the store has this SKU.': 'Этот артикул уже у другого товара магазина.',
  'Only an owner of the shop may set this.': 'Это может задать только владелец.',
  'There are no stores in this module.': 'В этом модуле нет магазинов.',
  'It is archived. Bring it back first.': 'Это в архиве. Сначала верните его.',
  'A category cannot stand below itself, nor below a category that has a parent.':
    'Категория не может стоять под собой или под категорией, у которой есть родительская.',
  'The item has no variation “{value}”.': 'У товара нет варианта «{value}».',
  'The point lies outside the zone.': 'Точка лежит за пределами зоны.',
  'There is no picture “{value}” in the ZIP, nor an address in the cell.':
    'В ZIP нет картинки «{value}», и в ячейке не адрес.',
  'We do not fetch pictures from “{value}”.': 'С адреса «{value}» картинки не загружаются.',
  'The picture “{value}” could not be fetched.': 'Не удалось загрузить картинку «{value}».',
  '“{value}” is not a picture we can read, or it is too large.':
    '«{value}» — не картинка, которую мы читаем, или она слишком большая.',
  'Allergens are named, but the row says they are not stated.':
    'Аллергены названы, но в строке сказано, что они не указаны.',
}
