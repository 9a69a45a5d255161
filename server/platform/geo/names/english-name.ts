// English names for places that carry only a local one: generic words are translated, the rest transliterated.
import { transliterate } from './transliterate.ts'

/** Words for a kind of street; English puts them last ('Kenesary Street'). */
const streetKinds: readonly (readonly [RegExp, string])[] = [
  [/^(улица|ул\.?|көшесі)$/iu, 'Street'],
  [/^(проспект|просп\.?|пр\.?|пр-т|даңғылы)$/iu, 'Avenue'],
  [/^(переулок|пер\.?)$/iu, 'Lane'],
  [/^шоссе$/iu, 'Highway'],
  [/^бульвар$/iu, 'Boulevard'],
  [/^набережная$/iu, 'Embankment'],
  [/^площадь$/iu, 'Square'],
  [/^проезд$/iu, 'Drive'],
  [/^аллея$/iu, 'Alley'],
  [/^мост$/iu, 'Bridge'],
  [/^(трасса|дорога)$/iu, 'Road'],
  [/^(микрорайон|мкр\.?|мкрн\.?)$/iu, 'Microdistrict'],
  [/^жк$/iu, 'Residence'],
]

/** Generic words of other places, translated where they stand. */
const genericWords: Record<string, string> = {
  автовокзал: 'Bus Station',
  азс: 'Fuel Station',
  аптека: 'Pharmacy',
  банк: 'Bank',
  библиотека: 'Library',
  больница: 'Hospital',
  вокзал: 'Station',
  гимназия: 'Gymnasium',
  гостиница: 'Hotel',
  госпиталь: 'Hospital',
  дворец: 'Palace',
  детсад: 'Kindergarten',
  кафе: 'Cafe',
  колледж: 'College',
  лицей: 'Lyceum',
  магазин: 'Shop',
  мечеть: 'Mosque',
  музей: 'Museum',
  медицинский: 'Medical',
  народный: 'National',
  национальный: 'National',
  отель: 'Hotel',
  памятник: 'Monument',
  парк: 'Park',
  поликлиника: 'Clinic',
  посольство: 'Embassy',
  ресторан: 'Restaurant',
  рынок: 'Market',
  сквер: 'Garden',
  стадион: 'Stadium',
  супермаркет: 'Supermarket',
  театр: 'Theatre',
  тд: 'Trade House',
  трц: 'Mall',
  тц: 'Shopping Centre',
  университет: 'University',
  центр: 'Centre',
  центральный: 'Central',
  церковь: 'Church',
  школа: 'School',
  'школа-гимназия': 'Gymnasium School',
  'школа-лицей': 'Lyceum School',
  'ясли-сад': 'Nursery',
}

export function englishName(name: string): string {
  const words = tidy(name).split(' ')
  const kindAt = words.findIndex((word) => streetKind(word) !== undefined)
  const kind = streetKind(words[kindAt] ?? '')
  if (kind === undefined) return words.map(englishWord).join(' ')
  const proper = words.filter((_, at) => at !== kindAt).map((word) => properWord(word.replaceAll('"', '')))
  if (proper.length === 0) return kind
  return isNumbered(proper) ? [kind, ...proper].join(' ') : [...proper, kind].join(' ')
}

function tidy(name: string): string {
  return name
    .replace(/[«»“”„]/g, '"')
    .replace(/№\s*/g, 'No. ')
    .replace(/детский сад/giu, 'детсад')
    .replace(/торговый дом/giu, 'тд')
    .replace(/торговый центр/giu, 'тц')
    .replace(/\s+/g, ' ')
    .trim()
}

function streetKind(word: string): string | undefined {
  return streetKinds.find(([spelling]) => spelling.test(word))?.[1]
}

/** 'улица 188' and 'улица Е 246' read 'Street 188' and 'Street E 246'. */
function isNumbered(words: readonly string[]): boolean {
  return words.every((word) => /^(\p{L}|\p{L}?-?\d+\p{L}?)$/u.test(word))
}

function englishWord(word: string): string {
  const bare = word.toLowerCase().match(/\p{L}[\p{L}-]*/u)?.[0] ?? ''
  const translated = Object.hasOwn(genericWords, bare) ? genericWords[bare] : undefined
  return translated === undefined ? properWord(word) : word.toLowerCase().replace(bare, translated)
}

function properWord(word: string): string {
  const ordinal = /^(\d+)-(?:я|й|ый|ой|ий|ая|е|ое)$/u.exec(word)
  if (ordinal) return ordinalOf(Number(ordinal[1]))
  const latin = transliterate(word)
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}

function ordinalOf(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}
