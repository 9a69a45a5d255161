// Writes what an import makes, each under a slug of its own; somebody at the desk may take one meanwhile.
import { coreFailures, Failure } from '#contract/core/failure.ts'
import type { Localised } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { freeSlugs } from '#server/database/free-slug.ts'
import { type BulkTable, insertMany } from './bulk.db.ts'

const tries = 5

export async function insertUnderFreeSlugs(
  tx: Statements,
  table: BulkTable,
  columns: readonly string[],
  rows: readonly { id: number; name: Localised }[],
): Promise<void> {
  let waiting = rows
  for (let left = tries; waiting.length > 0; left -= 1) {
    if (left === 0) throw new Failure(coreFailures.busy)
    const names = waiting.map(({ name }) => name)
    const slugs = await freeSlugs(tx, table, names)
    const made = await insertMany(
      tx,
      table,
      columns,
      waiting.map((row, at) => ({ ...row, slug: slugs[at] })),
    )
    waiting = waiting.filter(({ id }) => !made.has(id))
  }
}
