// Questions to the words items are found by.
import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { letterShape } from '#server/database/schema/letter-shape.ts'

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
