// What rows about items may name, asked once for the file or for each batch of rows.
import type { Statements } from '#server/database/connection.ts'
import {
  addOnNames,
  type CategoryName,
  categoryNames,
  conditionNames,
  type StoreName,
  storeNames,
  unitNames,
} from './catalogue-names.db.ts'
import type { ImportJob } from './import-target.ts'
import type { ItemRow } from './item-rows.db.ts'
import { createNames, type Names, namesOf } from './names.ts'

/** Before a row has said them, a new item has neither price nor category. */
export type ItemThing = Omit<ItemRow, 'price' | 'category_id'> & {
  price: number | null
  category_id: number | null
}

export interface ItemReferences {
  stores: Names
  storeById: ReadonlyMap<number, StoreName>
  categoryById: ReadonlyMap<number, CategoryName>
  /** By module. */
  categories(module_id: number): Names
  units: Names
  conditions: Names
}

export interface ItemKnown extends ItemReferences {
  addOns(store_id: number): Names
  byId: ReadonlyMap<number, ItemRow>
  /** By store and number, or store and name: `12\nA-1`. */
  bySku: ReadonlyMap<string, ItemRow>
  byName: ReadonlyMap<string, readonly ItemRow[]>
}

export const ofStore = (store_id: number, text: string) => `${store_id}\n${text}`

export async function itemReferences(
  db: Statements,
  { main, is_writing }: Pick<ImportJob, 'main' | 'is_writing'>,
): Promise<ItemReferences> {
  const stores = await storeNames(db)
  const categories = await categoryNames(db, is_writing)
  const [units, conditions] = [await unitNames(db), await conditionNames(db)]
  const categoryById = new Map(categories.map((one) => [one.id, one]))
  const byModule = new Map(
    [...Map.groupBy(categories, (one) => one.module_id)].map(([module_id, ofModule]) => [
      module_id,
      createNames(ofModule.map((one) => namedCategory(one, categoryById, main))),
    ]),
  )
  const none = createNames([])
  const plain = ({ id, name }: { id: number; name: StoreName['name'] }) => ({
    ...{ id, label: name[main] },
    also: namesOf(name),
  })
  return {
    stores: createNames(stores.map((one) => ({ ...plain(one), also: [...namesOf(one.name), one.slug] }))),
    storeById: new Map(stores.map((one) => [one.id, one])),
    categoryById,
    categories: (module_id) => byModule.get(module_id) ?? none,
    units: createNames(units.map(plain)),
    conditions: createNames(conditions.map(plain)),
  }
}

/** With the one above it: `Drinks > Juices`. Its own name alone is enough where no other has it. */
function namedCategory(one: CategoryName, byId: ReadonlyMap<number, CategoryName>, main: ImportJob['main']) {
  const parent = byId.get(one.parent_id)
  const label = parent ? `${parent.name[main]} > ${one.name[main]}` : one.name[main]
  return { id: one.id, label, also: [...namesOf(one.name), one.slug] }
}

export async function addOnsOf(
  db: Statements,
  store_ids: readonly number[],
  main: ImportJob['main'],
): Promise<ItemKnown['addOns']> {
  const rows = store_ids.length > 0 ? await addOnNames(db, store_ids) : []
  const byStore = new Map(
    [...Map.groupBy(rows, (row) => row.store_id)].map(([store_id, ofOne]) => [
      store_id,
      createNames(ofOne.map(({ id, name }) => ({ id, label: name[main], also: namesOf(name) }))),
    ]),
  )
  const none = createNames([])
  return (store_id) => byStore.get(store_id) ?? none
}
