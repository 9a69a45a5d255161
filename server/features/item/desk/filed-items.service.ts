// Items follow their categories: what they are found by and which category stands above theirs is written again, a batch
// at a time, when a category is renamed, moved or emptied.
import { itemSearchText } from '#contract/features/search/search-text.ts'
import type { Statements } from '#server/database/connection.ts'
import { countAssortment } from './desk-item.db.ts'
import {
  type CategoryPlace,
  categoryPlaces,
  type FiledItem,
  itemsFiledUnder,
  lockFiledItems,
  writePlaces,
} from './filed-items.db.ts'

export { countAssortment }

/** Rows of a statement: the triggers of the table make words and listings of them at once. */
const batch = 2_000

interface Refiled {
  category_ids: readonly number[]
  /** Where items go that are directly under one of them; left out, they stay. */
  to?: number
}

/** After the categories were written, in their transaction. */
export async function refileItems(tx: Statements, { category_ids, to }: Refiled): Promise<void> {
  if (category_ids.length === 0) return
  const items = await itemsFiledUnder(tx, category_ids)
  if (items.length === 0) return
  const leaving = new Set(to === undefined ? [] : category_ids)
  const places = await categoryPlaces(tx)
  for (let from = 0; from < items.length; from += batch) {
    const ids = items.slice(from, from + batch).map(({ id }) => id)
    const rows = await lockFiledItems(tx, ids)
    const changes = rows.map((row) =>
      placed(row, to !== undefined && leaving.has(row.category_id) ? to : row.category_id, places),
    )
    await writePlaces(
      tx,
      changes.flatMap((change) => change ?? []),
    )
  }
  await countAssortment(
    tx,
    items.map(({ store_id }) => store_id),
  )
}

/** Null where it stands so already. */
function placed(row: FiledItem, category_id: number, places: ReadonlyMap<number, CategoryPlace>) {
  const own = places.get(category_id)
  const above = places.get(own?.parent_id ?? 0)
  const parent_category_id = own?.parent_id ?? 0
  const names = [own, above].flatMap((one) => (one ? [one.name] : []))
  const search_text = itemSearchText(row, names)
  const isSame =
    row.category_id === category_id &&
    row.parent_category_id === parent_category_id &&
    row.search_text === search_text
  return isSame ? null : { id: row.id, category_id, parent_category_id, search_text }
}
