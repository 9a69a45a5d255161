// Questions to the words items are found by, and to the stores that bear a word in their name.
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { letterShape, resembles } from '#server/database/schema/letter-shape.ts'
import { store } from '#server/database/schema/store.ts'

export interface KnownWord {
  /** Which of the asked words it belongs to. */
  position: number
  id: number
  word: string
}

/** A single letter begins thousands of words and half of all items; the shortest words are the likeliest. */
function beginningsAtMost(word: string): number {
  return Math.min(40, word.length * 6)
}

const resemblancesAtMost = 30

/** Sorts after every word with the same beginning. */
const afterAll = '\u{10FFFF}'

/** Words that begin like the asked ones, the word itself first. */
export async function wordsBeginning(db: Database, asked: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord & Record<string, unknown>>(sql`
    select asked.position::int - 1 as position, known.id, known.word
    from unnest(${sql.param(asked)}::text[], ${sql.param(asked.map((word) => word + afterAll))}::text[],
        ${sql.param(asked.map(beginningsAtMost))}::int[])
      with ordinality as asked (word, last, most, position)
    cross join lateral (
      select id, word from search_word where word ~>=~ asked.word and word ~<~ asked.last
      order by length(word), word limit asked.most) as known`)
  return rows
}

/** Words that look most like the asked ones; how like is for the caller to judge. */
export async function wordsResembling(db: Database, asked: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord & Record<string, unknown>>(sql`
    select asked.position::int - 1 as position, known.id, known.word
    from unnest(${sql.param(asked)}::text[]) with ordinality as asked (word, position)
    cross join lateral (
      select id, word from search_word
      order by ${letterShape(sql`word`)} <-> ${letterShape(sql`asked.word`)}
      limit ${resemblancesAtMost}) as known`)
  return rows
}

const storesAtMost = 100

/** Trigrams need three letters. */
const shortestStoreWord = 3

export interface StorePlace {
  module_id: number
  zone_ids: readonly number[]
}

export interface AskedWords {
  words: readonly string[]
  /** Those that may be misspelt. */
  doubted: readonly string[]
}

/** Stores whose search text holds or resembles one of the words, the most ordered first; names decide afterwards. */
export async function storesBearing(db: Database, { words, doubted }: AskedWords, place: StorePlace) {
  const longEnough = (word: string) => word.length >= shortestStoreWord
  // Folded words hold letters and digits only, so nothing in them means anything to LIKE.
  const held = words.filter(longEnough).map((word) => sql`${store.search_text} like ${`%${word}%`}`)
  const alike = doubted.filter(longEnough).map((word) => resembles(word, store.search_text))
  const bearing: SQL[] = [...held, ...alike]
  if (bearing.length === 0 || place.zone_ids.length === 0) return []
  return db
    .select({ id: store.id, name: store.name })
    .from(store)
    .where(
      and(
        eq(store.status, true),
        eq(store.module_id, place.module_id),
        inArray(store.zone_id, [...place.zone_ids]),
        or(...bearing),
      ),
    )
    .orderBy(desc(store.order_count), store.id)
    .limit(storesAtMost)
}
