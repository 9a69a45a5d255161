// Questions to the words items are found by.
import { type SQL, sql } from 'drizzle-orm'
import { neighboursOf } from '#contract/features/search/spelling.ts'
import type { Database } from '#server/database/connection.ts'
import { letterShape } from '#server/database/schema/letter-shape.ts'
import type { MatchPlace } from '#server/features/listing/listing.service.ts'

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

/** Where there are more words than places, so many are held against what is sold here. */
const lookedAtMost = 60

const resemblancesAtMost = 30

/** Sorts after every word with the same beginning. */
const afterAll = '\u{10FFFF}'

/** Whether anything where the caller shops bears the word: words of other modules would take the places of its own. */
function isBorneIn({ module_id, zone_ids }: MatchPlace): SQL {
  const lexemes = zone_ids.flatMap((zone_id) => ['', '~'].map((mark) => `'${mark}#@${module_id}.${zone_id}'`))
  return sql`is_borne(replace(${lexemes.join(' | ')}, '#', known.id::text)::tsquery)`
}

/** Words that begin like the asked ones, the word itself first. */
export async function wordsBeginning(
  db: Database,
  asked: readonly string[],
  place: MatchPlace,
): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord & Record<string, unknown>>(sql`
    select asked.position::int - 1 as position, borne.id, borne.word
    from unnest(${sql.param(asked)}::text[], ${sql.param(asked.map((word) => word + afterAll))}::text[],
        ${sql.param(asked.map(beginningsAtMost))}::int[])
      with ordinality as asked (word, last, most, position)
    cross join lateral (
      select known.id, known.word from (
        select id, word, count(*) over () as begun from search_word
        where word ~>=~ asked.word and word ~<~ asked.last
        order by length(word), word limit ${lookedAtMost}) as known
      where known.begun <= asked.most or ${isBorneIn(place)}
      order by length(known.word), known.word limit asked.most) as borne
    order by asked.position, length(borne.word), borne.word`)
  return rows
}

/** Words that look most like the asked ones; how like is for the caller to judge. */
export async function wordsResembling(
  db: Database,
  asked: readonly string[],
  place: MatchPlace,
): Promise<KnownWord[]> {
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
    where ${isBorneIn(place)}
    order by known.position, length(known.word), known.word`)
  return rows
}
