// Slugs for what is made, whoever makes it: from its names, with a number behind one that is taken.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import type { Localised } from '#contract/core/language.ts'
import { firstFreeSlug, slugOfNames, slugsBehind } from '#contract/core/slug.ts'
import type { Statements } from './connection.ts'
import { category, commonCondition, item } from './schema/item.ts'
import { basicCampaign, itemCampaign } from './schema/promotion.ts'
import { store } from './schema/store.ts'

/** Each with what a thing is called that has no name in Latin or Cyrillic letters. */
const slugged = {
  item: { table: item, word: 'item' },
  store: { table: store, word: 'store' },
  category: { table: category, word: 'category' },
  condition: { table: commonCondition, word: 'condition' },
  campaign: { table: basicCampaign, word: 'campaign' },
  campaign_item: { table: itemCampaign, word: 'offer' },
} as const

export type Slugged = keyof typeof slugged

/** For each of the names one that nobody has, and no other of them gets. */
export async function freeSlugs(
  tx: Statements,
  kind: Slugged,
  names: readonly Localised[],
): Promise<string[]> {
  const { table, word } = slugged[kind]
  const wanted = names.map(({ en, ru, tg }) => slugOfNames([en, ru, tg], word))
  const asked = [...new Set(wanted)].flatMap(slugsBehind)
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(sql`${table.slug} = any(${sql.param(asked)}::text[])`)
  const taken = new Set(rows.map(({ slug }) => slug))
  return wanted.map((slug) => {
    // Of a name that many have, chance finds a free one sooner than counting does.
    const free = firstFreeSlug(slug, taken) ?? `${slug}-${randomBytes(4).toString('hex')}`
    taken.add(free)
    return free
  })
}

/** Two that take the same slug at once: the second looks for another. */
const tries = 5

/** `insert` answers null where the slug is taken by then. */
export async function underFreeSlug<Made>(
  tx: Statements,
  kind: Slugged,
  name: Localised,
  insert: (slug: string) => Promise<Made | null>,
): Promise<Made> {
  for (let left = tries; left > 0; left -= 1) {
    const [slug = ''] = await freeSlugs(tx, kind, [name])
    const made = await insert(slug)
    if (made !== null) return made
  }
  throw new Failure(coreFailures.busy)
}
