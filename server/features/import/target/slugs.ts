// Slugs of what an import makes, from English names; one that is taken gets its number behind it.
import type { Localised } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { type BulkTable, takenSlugs } from './bulk.db.ts'

function plainSlug(name: Localised, otherwise: string): string {
  const plain = name.en
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
  return plain || otherwise
}

export async function slugsFor(
  tx: Statements,
  table: BulkTable,
  things: readonly { id: number; name: Localised }[],
): Promise<Map<number, string>> {
  const wanted = things.map(({ id, name }) => ({ id, slug: plainSlug(name, table) }))
  const taken = new Set(
    await takenSlugs(
      tx,
      table,
      wanted.flatMap(({ id, slug }) => [slug, `${slug}-${id}`]),
    ),
  )
  const slugs = new Map<number, string>()
  for (const { id, slug } of wanted) {
    const free = [slug, `${slug}-${id}`].find((one) => !taken.has(one)) ?? `${slug}-${id}-${Date.now()}`
    taken.add(free)
    slugs.set(id, free)
  }
  return slugs
}
