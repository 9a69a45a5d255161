// Which item a row is about: by its id, else by the store's own number for it, else by its name within the store.
import type { Statements } from '#server/database/connection.ts'
import { refuseCell } from './cells.ts'
import type { ImportJob } from './import-target.ts'
import { addOnsOf, type ItemKnown, type ItemReferences, ofStore } from './item-known.ts'
import { type ItemRow, itemsNamed } from './item-rows.db.ts'
import type { CellOf } from './row-work.ts'

/** The store of a row: its own, else the one chosen for the file. Throws where it is unknown or not theirs. */
export function storeOf(cell: CellOf, { stores }: ItemReferences, job: ImportJob): number | null {
  const named = cell('store')
  const id = named === '' ? job.store_id : stores.find(named)
  if (id !== null && job.within !== null && !job.within.includes(id)) refuseCell('foreign_store')
  return id
}

const idIn = (cell: CellOf) => (/^#?\d{1,9}$/.test(cell('id')) ? Number(cell('id').replace('#', '')) : null)

export function nameIn(cell: CellOf, { main }: Pick<ImportJob, 'main'>): string {
  return [main, 'en', 'ru', 'tg', 'ar'].map((one) => cell(`name.${one}` as 'name.en')).find(Boolean) ?? ''
}

/** Everything the rows name. */
export async function lookForItems(
  db: Statements,
  rows: readonly CellOf[],
  references: ItemReferences,
  job: ImportJob,
): Promise<ItemKnown> {
  const store_ids = [...new Set(rows.flatMap((cell) => quietly(() => storeOf(cell, references, job)) ?? []))]
  const byKey = rows.filter((cell) => idIn(cell) === null)
  const found = await itemsNamed(db, {
    ids: rows.flatMap((cell) => idIn(cell) ?? []),
    store_ids,
    // Also of rows with an id: their number may be another's.
    skus: [...new Set(rows.map((cell) => cell('sku')).filter(Boolean))],
    names: [...new Set(byKey.map((cell) => nameIn(cell, job)).filter(Boolean))],
    main: job.main,
    is_held: job.is_writing,
  })
  const inStores = [...new Set([...store_ids, ...found.map((one) => one.store_id)])]
  return {
    ...references,
    addOns: await addOnsOf(db, inStores, job.main),
    byId: new Map(found.map((one) => [one.id, one])),
    bySku: new Map(found.flatMap((one) => (one.sku === null ? [] : [[ofStore(one.store_id, one.sku), one]]))),
    byName: Map.groupBy(
      found.filter((one) => one.archived_at === null),
      (one) => ofStore(one.store_id, one.name[job.main]),
    ),
  }
}

function quietly<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Null: there is none yet, and the row may make it. */
export function findItem(cell: CellOf, known: ItemKnown, job: ImportJob): ItemRow | null {
  const found = byId(cell, known) ?? bySkuOrName(cell, known, job)
  if (!found) return null
  if (job.within !== null && !job.within.includes(found.store_id)) refuseCell('foreign_store')
  if (found.archived_at !== null) refuseCell('archived')
  const store_id = cell('store') === '' ? found.store_id : storeOf(cell, known, job)
  if (store_id !== found.store_id) refuseCell('store_differs')
  return found
}

function byId(cell: CellOf, { byId: items }: ItemKnown): ItemRow | null {
  if (cell('id') === '') return null
  return items.get(idIn(cell) ?? 0) ?? refuseCell('not_there')
}

function bySkuOrName(cell: CellOf, { bySku, byName, ...known }: ItemKnown, job: ImportJob): ItemRow | null {
  const [sku, name] = [cell('sku'), nameIn(cell, job)]
  if (sku === '' && name === '') return refuseCell('no_key')
  const store_id = storeOf(cell, known as ItemKnown, job) ?? refuseCell('store_wanted')
  const numbered = sku === '' ? null : bySku.get(ofStore(store_id, sku))
  if (numbered) return numbered
  const called = byName.get(ofStore(store_id, name)) ?? []
  if (called.length > 1) return refuseCell('ambiguous')
  const [only] = called
  // One with a number of its own is another item of the same name.
  return only && (sku === '' || only.sku === null) ? only : null
}
