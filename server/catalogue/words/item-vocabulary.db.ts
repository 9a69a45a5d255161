// Questions to the words items are found by.
import { sql } from 'drizzle-orm'
import { neighboursOf } from '#contract/features/search/spelling.ts'
import type { Database } from '#server/database/connection.ts'
import { letterShape } from '#server/database/schema/letter-shape.ts'

export interface KnownWord {
  /** Which of the asked words it belongs to. */
  position: number
  id: number
  word: string
}

/** More than are ever kept of one beginning, or nobody would notice that there are too many. */
const readAtMost = 60

const resemblancesAtMost = 30

/** Sorts after every word with the same beginning. */
const afterAll = '\u{10FFFF}'

/** Words that begin like the asked ones, the word itself first; asked with every search, so prepared once. */
export function prepareBeginnings(db: Database) {
  // A plan that knew how many are asked for would be made again for every search.
  const listed = (name: string) => sql`(select ${sql.placeholder(name)}::text[])`
  const read = db
    .select({
      position: sql<number>`asked.position::int - 1`,
      id: sql<number>`known.id`,
      word: sql<string>`known.word`,
    })
    .from(sql`unnest(${listed('first')}, ${listed('last')}) with ordinality as asked (first, last, position)
      cross join lateral (
        select id, word from search_word
        where word ~>=~ asked.first and word ~<~ asked.last
        order by length(word), word limit ${sql.raw(String(readAtMost))}) as known`)
    .orderBy(sql`asked.position, length(known.word), known.word`)
    .prepare('words_beginning')
  return (asked: readonly string[]): Promise<KnownWord[]> =>
    read.execute({ first: asked, last: asked.map((word) => word + afterAll) })
}

/** Words that look most like the asked ones; how like is for the caller to judge. */
export async function wordsResembling(db: Database, asked: readonly string[]): Promise<KnownWord[]> {
  const near = asked.flatMap((word, position) => neighboursOf(word).map((one) => ({ position, one })))
  const { rows } = await db.execute<KnownWord & Record<string, unknown>>(sql`
    select known.position, known.id, known.word from (
      select asked.position::int - 1 as position, alike.id, alike.word
      from unnest(${sql.param(asked)}::text[]) with ordinality as asked (word, position)
      cross join lateral (
        select id, word from search_word
        order by ${letterShape(sql`word`)} <-> ${letterShape(sql`asked.word`)}
        limit ${resemblancesAtMost}) as alike
      union
      select near.position, search_word.id, search_word.word
      from unnest(${sql.param(near.map(({ position }) => position))}::int[],
        ${sql.param(near.map(({ one }) => one))}::text[]) as near (position, word)
      join search_word on search_word.word = near.word) as known
    order by known.position, length(known.word), known.word`)
  return rows
}
