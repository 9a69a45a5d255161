// Words of every script in the letters trigrams are made of, so that misspellings of all of them look alike.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

// The database's locale calls only Latin letters and digits letters: without this, a Russian or an Arabic
// word has no trigrams and resembles every other. Folded text holds no other forms of these letters.
const cyrillic = ['абвгдежзиклмнопрстуфхцчшщъыьэюя', 'abvgdejziklmnoprstufhcqw40yx123'] as const
const arabic = ['ابتثجحخدذرزسشصضطظعغفقكلمنهويءپچژگ', 'abt4jhxd5rzswc6783gfqklmneoy2p910'] as const

/** Indexed as it is asked: both sides come from here. */
export function letterShape(folded: SQLWrapper): SQL {
  return sql`translate(${folded}, ${sql.raw(`'${cyrillic[0]}${arabic[0]}'`)}, ${sql.raw(`'${cyrillic[1]}${arabic[1]}'`)})`
}
