// Server messages about imports in Tajik, keyed by their English text.
import type { Messages } from './messages.ts'

export const tajikImportMessages: Messages = {
  'You may not import or export these.': 'Шумо ҳуқуқи ворид ё содир кардани инҳоро надоред.',
  'The file is larger than {limit} MB. Split it into several files.':
    'Файл аз {limit} МБ калонтар аст. Онро ба чанд файл ҷудо кунед.',
  'The file did not arrive whole. Please send it again.': 'Файл пурра нарасид. Лутфан онро аз нав фиристед.',
  'This import is at another step by now. Look at it again.':
    'Ин воридот аллакай дар қадами дигар аст. Боз ба он нигаред.',
  'One of the columns does not fit this kind of file.': 'Яке аз сутунҳо ба ин навъи файл мувофиқ нест.',
  'Two columns of the file are mapped to “{field}”. Choose one of them.':
    'Ду сутуни файл ба «{field}» пайваст шудаанд. Якеро интихоб кунед.',
  'Say which column names the thing: its ID, its SKU or its name.':
    'Нишон диҳед, ки рақам, артикул ё ном дар кадом сутун аст.',
  'This store does not exist or is not yours.': 'Чунин мағоза нест ё он аз они шумо нест.',
  'Some rows are refused. Mend them, or say that the others are to be imported without them.':
    'Баъзе сатрҳо рад шуданд. Онҳоро ислоҳ кунед ё дигаронро бе онҳо ворид кунед.',
  'No row of the file changes anything.': 'Ягон сатри файл чизеро тағйир намедиҳад.',
  'You have many unfinished imports. Finish or cancel some of them first.':
    'Шумо воридоти нотамоми зиёд доред. Аввал баъзеашро ба анҷом расонед ё бекор кунед.',
  'The file is empty.': 'Файл холӣ аст.',
  'The file has headings only, and no rows below them.':
    'Дар файл танҳо сарлавҳаҳо ҳастанд, зери онҳо сатр нест.',
  'The file is damaged or cut off. Save it again and send the new one.':
    'Файл вайрон ё нопурра аст. Онро аз нав нигоҳ доред ва файли навро фиристед.',
  'This is no file we can read. Send CSV, Excel (.xlsx), a Google Merchant feed or a schema.org menu.':
    'Мо чунин файлро хонда наметавонем. CSV, Excel (.xlsx), феҳристи Google Merchant ё менюи schema.org фиристед.',
  'This is an old Excel file. Save it as .xlsx or CSV.':
    'Ин файли кӯҳнаи Excel аст. Онро ҳамчун .xlsx ё CSV нигоҳ доред.',
  'The file has {count} columns; at most {limit} are read.':
    'Файл {count} сутун дорад; на зиёда аз {limit} хонда мешавад.',
  'The file has more than {limit} rows. Split it into several files.':
    'Файл зиёда аз {limit} сатр дорад. Онро ба чанд файл ҷудо кунед.',
  'Line {line} has a cell with more than {limit} characters.':
    'Дар сатри {line} катаке ҳаст, ки аз {limit} аломат дарозтар аст.',
  'Line {line} cannot be read: a quotation mark is opened and never closed, or stands inside a cell.':
    'Сатри {line} хонда намешавад: нохунак кушода шуда, пӯшида нашудааст ё дар дохили катак меистад.',
  'The file unpacks to far more than it holds. We do not open such files.':
    'Файл ҳангоми кушодан чандин маротиба калон мешавад. Мо чунин файлҳоро намекушоем.',
  'The ZIP holds more than {limit} files.': 'Дар ZIP зиёда аз {limit} файл ҳаст.',
  'The ZIP with the pictures is damaged or cut off.': 'ZIP бо суратҳо вайрон ё нопурра аст.',
  'Rows that were fine when the file was checked are refused now. Nothing was written; look at them again.':
    'Сатрҳое, ки ҳангоми санҷиш дуруст буданд, ҳоло рад шуданд. Чизе навишта нашуд; боз ба онҳо нигаред.',
  'Whoever started this import may not do it any more.':
    'Касе, ки ин воридотро сар карда буд, дигар чунин ҳуқуқ надорад.',
  'The import failed for a reason of ours. Nothing was written.':
    'Воридот бо гуноҳи мо нашуд. Чизе навишта нашуд.',
  'There is none with this ID.': 'Бо ин рақам чизе нест.',
  'There is no such item to change.': 'Чунин мол барои тағйир нест.',
  'Several are called this. Say the ID or the SKU.': 'Бо ин ном чандтост. Рақам ё артикулро нависед.',
  'Line {line} is about the same one.': 'Сатри {line} дар бораи ҳамон чиз аст.',
  'The row names nothing: ID, SKU and name are empty.':
    'Сатр чизеро номбар намекунад: рақам, артикул ва ном холӣ ҳастанд.',
  'This must not be empty.': 'Ин набояд холӣ бошад.',
  '“{value}” is not a number.': '«{value}» адад нест.',
  '“{value}” is not a whole number.': '«{value}» адади бутун нест.',
  '“{value}” can be read in two ways. Write it without separators of thousands.':
    '«{value}»-ро ду хел хондан мумкин аст. Онро бе ҷудокунандаи ҳазорҳо нависед.',
  'It must be {most} at most.': 'Он на бештар аз {most} бошад.',
  'It must be {least} at least.': 'Он на камтар аз {least} бошад.',
  'The form of an item would not take this.': 'Шакли мол инро қабул намекард.',
  'It must be between {least} and {most}.': 'Он бояд аз {least} то {most} бошад.',
  '“{value}” is neither yes nor no.': '«{value}» на ҳа асту на не.',
  '“{value}” is not a time like 09:30.': '«{value}» вақти монанди 09:30 нест.',
  '“{value}” cannot be read as opening hours. Write: Mon-Fri 09:00-21:00; Sat 10:00-14:00':
    '«{value}» ҳамчун соатҳои корӣ хонда намешавад. Чунин нависед: Mon-Fri 09:00-21:00; Sat 10:00-14:00',
  '“{value}” is not an email address.': '«{value}» нишонии почтаи электронӣ нест.',
  '“{value}” is none of: {choices}.': '«{value}» ҳеҷ яке аз инҳо нест: {choices}.',
  'It cannot be read. Export an item to see how it is written.':
    'Ин хонда намешавад. Ягон молро содир кунед, то бинед, ки чӣ тавр навишта мешавад.',
  'It is longer than {most} characters.': 'Он аз {most} аломат дарозтар аст.',
  'It holds more than {most} entries.': 'Он зиёда аз {most} қимат дорад.',
  'There is no “{value}” here.': 'Дар ин ҷо «{value}» нест.',
  'There are several “{value}”. Write # and the ID instead.':
    'Якчанд «{value}» ҳаст. Ба ҷояш # ва рақамро нависед.',
  'Say which store it is of.': 'Нишон диҳед, ки аз кадом мағоза аст.',
  'An item cannot move to another store.': 'Мол ба мағозаи дигар гузашта наметавонад.',
  'This store is not yours.': 'Ин мағоза аз они шумо нест.',
  'It cannot move to another module.': 'Ба модули дигар гузаштан мумкин нест.',
  'Another item of the store has this SKU.': 'Моли дигари мағоза ин артикулро дорад.',
  'Only an owner of the shop may set this.': 'Инро танҳо соҳиб муқаррар карда метавонад.',
  'There are no stores in this module.': 'Дар ин модул мағозаҳо нестанд.',
  'It is archived. Bring it back first.': 'Ин дар бойгонӣ аст. Аввал онро баргардонед.',
  'A category cannot stand below itself, nor below a category that has a parent.':
    'Категория наметавонад зери худ ё зери категорияе истад, ки худаш категорияи болоӣ дорад.',
  'The item has no variation “{value}”.': 'Мол навъи «{value}» надорад.',
  'The point lies outside the zone.': 'Нуқта берун аз минтақа аст.',
  'There is no picture “{value}” in the ZIP, nor an address in the cell.':
    'Дар ZIP сурати «{value}» нест ва дар катак нишонӣ ҳам нест.',
  'We do not fetch pictures from “{value}”.': 'Мо аз «{value}» сурат намегирем.',
  'The picture “{value}” could not be fetched.': 'Сурати «{value}»-ро гирифтан нашуд.',
  '“{value}” is not a picture we can read, or it is too large.':
    '«{value}» сурате нест, ки мо хонда тавонем, ё он хеле калон аст.',
  'Allergens are named, but the row says they are not stated.':
    'Аллергенҳо номбар шудаанд, вале дар сатр гуфта шудааст, ки зикр нашудаанд.',
}
