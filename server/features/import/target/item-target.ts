// Items of a file: what their rows make of them, and writing them.

import { fromMinor } from '#contract/core/money.ts'
import { fieldsOf } from '#contract/features/import/import-fields.ts'
import { isDiscountBeyond } from '#contract/features/item/desk/desk-item.rules.ts'
import { itemSearchText } from '#contract/features/search/search-text.ts'
import type { Statements } from '#server/database/connection.ts'
import type { RowReason } from '#server/database/schema/import.ts'
import { countAssortment } from '#server/features/item/desk/filed-items.service.ts'
import { nextIds, updateMany } from './bulk.db.ts'
import { refuseCell } from './cells.ts'
import { findItem, lookForItems, nameIn, storeOf } from './find-item.ts'
import type { ExportFilter, ImportJob, ImportTarget } from './import-target.ts'
import { itemColumns } from './item-columns.ts'
import { formReasons } from './item-form.ts'
import {
  addOnsOf,
  type ItemKnown,
  type ItemReferences,
  type ItemThing,
  itemReferences,
  ofStore,
} from './item-known.ts'
import { itemsAfter } from './item-rows.db.ts'
import { createRowWork, type Planned, reason, type ThingRules } from './row-work.ts'
import { insertUnderFreeSlugs } from './slugs.ts'

/** What an import writes; everything else of an item stays. */
const written = [
  'sku',
  'name',
  'description',
  'category_id',
  'parent_category_id',
  'image',
  'images',
  'price',
  'discount',
  'discount_type',
  'available_time_starts',
  'available_time_ends',
  'veg',
  'status',
  'visible',
  'stock',
  'unit_id',
  'unit_amount',
  'maximum_cart_quantity',
  'food_variations',
  'choice_options',
  'variations',
  'add_on_ids',
  'tags',
  'allergies',
  'may_contain',
  'allergens_stated',
  'edible',
  'nutritions',
  'nutrition_facts',
  'generic_name',
  'recommended',
  'organic',
  'halal_tag_status',
  'common_condition_id',
  'is_basic',
  'is_prescription_required',
  'search_text',
] as const

const ofNew = [
  'id',
  'store_id',
  'module_id',
  'zone_id',
  'slug',
  'effective_price',
  'created_at',
  'updated_at',
  'version',
  'order_count',
  'avg_rating',
  'rating_count',
  'discounted',
  'is_approved',
] as const

const batch = 1_000

export const itemTarget: ImportTarget = {
  async open(db, job) {
    const references = await itemReferences(db, job)
    return createRowWork(itemRules(db, job, references), job)
  },

  async *export(db, job, filter) {
    yield* exportedItems(db, job, filter, (rows, known) =>
      rows.map((row) => fieldsOf.items.map((field) => columnsOf(job)[field]?.write(row, known) ?? '')),
    )
  },
}

const made = new WeakMap<ImportJob, ReturnType<typeof itemColumns>>()

function columnsOf(job: ImportJob) {
  const columns = made.get(job) ?? itemColumns(job)
  made.set(job, columns)
  return columns
}

/** Batches of items with what their columns are written by. */
export async function* exportedItems<Row>(
  db: Statements,
  job: ImportJob,
  { store_id }: ExportFilter,
  write: (rows: readonly ItemThing[], known: ItemKnown) => Row[],
): AsyncGenerator<Row[]> {
  const references = await itemReferences(db, job)
  const within = store_id === null ? job.within : [store_id]
  for (let last = 0; ; ) {
    const rows = await itemsAfter(db, last, within, batch)
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    yield write(rows, await withAddOns(db, references, rows, job))
  }
}

async function withAddOns(
  db: Statements,
  references: ItemReferences,
  rows: readonly ItemThing[],
  { main }: ImportJob,
): Promise<ItemKnown> {
  const store_ids = [...new Set(rows.map((row) => row.store_id))]
  const none = new Map<never, never>()
  return { ...references, addOns: await addOnsOf(db, store_ids, main), byId: none, bySku: none, byName: none }
}

function itemRules(
  db: Statements,
  job: ImportJob,
  references: ItemReferences,
): ThingRules<ItemThing, ItemKnown> {
  const touched = new Set<number>()
  const { pictures, main, now } = job
  return {
    columns: columnsOf(job),
    wanted: ['category', 'price'],
    async look(rows) {
      const cells = (field: 'image' | 'images') =>
        rows.flatMap((cell) =>
          cell(field)
            .split(';')
            .map((one) => one.trim()),
        )
      await pictures.look('item', [...rows.map((cell) => cell('image')), ...cells('images')])
      return lookForItems(db, rows, references, job)
    },
    begin(cell, known, newId) {
      const found = findItem(cell, known, job)
      if (found) return { thing: found, is_new: false }
      if (nameIn(cell, job) === '') refuseCell('no_key')
      return { thing: newItem(newId(), storeOf(cell, known, job), known, now), is_new: true }
    },
    nameOf: ({ name, sku }) => name[main] || sku || '',
    keysOf: ({ id, store_id, sku, name }, _cell, isNew) =>
      isNew ? [`id:${id}`, `${store_id}\n${sku ? `sku ${sku}` : `name ${name[main]}`}`] : [`id:${id}`],
    check(planned, known) {
      const { thing, reasons } = checkOffer(planned, known)
      // What a row leaves as it is was taken before, by whatever rules there were.
      const isWritten = planned.is_new || planned.after !== planned.before
      return { thing, reasons: isWritten && reasons.length === 0 ? formReasons(thing, known, job) : reasons }
    },
    newIds: (count) => nextIds(db, 'item', count),
    async write(fresh, changed) {
      const row = (thing: ItemThing) => ({
        ...thing,
        effective_price: thing.price,
        ...derived(thing, references),
      })
      await insertUnderFreeSlugs(db, 'item', [...ofNew, ...written], fresh.map(row))
      await updateMany(db, 'item', written, changed.map(row), now)
      for (const { store_id } of [...fresh, ...changed]) touched.add(store_id)
    },
    finish: () => countAssortment(db, [...touched]),
  }
}

const blank = { en: '', ar: '', tg: '', ru: '' }

function newItem(id: number, store_id: number | null, known: ItemKnown, now: Date): ItemThing {
  const owner = known.storeById.get(store_id ?? 0) ?? refuseCell('store_wanted')
  return {
    ...{ id, store_id: owner.id, module_id: owner.module_id, zone_id: owner.zone_id },
    ...{ slug: '', sku: null, archived_at: null, version: 1, name: blank, description: blank },
    ...{ category_id: null, parent_category_id: 0, image: '', images: [], price: null, effective_price: 0 },
    ...{ discount: 0, discount_type: 'percent', discounted: false, stock: 0 },
    ...{ available_time_starts: null, available_time_ends: null, maximum_cart_quantity: null },
    ...{ veg: false, status: true, is_approved: true, visible: true, organic: false, recommended: false },
    ...{ order_count: 0, avg_rating: 0, rating_count: 0, unit_id: null, unit_amount: null },
    ...{
      food_variations: [],
      choice_options: [],
      variations: [],
      add_on_ids: [],
      tags: [],
      generic_name: [],
    },
    ...{ allergies: [], may_contain: [], allergens_stated: false, edible: true, nutritions: [] },
    ...{ nutrition_facts: null, halal_tag_status: false, common_condition_id: null, is_basic: false },
    ...{ is_prescription_required: false, search_text: '', created_at: now, updated_at: now },
  }
}

/** What follows from the rest of the item. */
function derived(thing: ItemThing, { storeById, categoryById }: ItemReferences) {
  const category = categoryById.get(thing.category_id ?? 0)
  const parent = categoryById.get(category?.parent_id ?? 0)
  const path = [category, parent].flatMap((one) => (one ? [one.name] : []))
  return {
    parent_category_id: category ? category.parent_id : thing.parent_category_id,
    visible: thing.status && thing.is_approved && storeById.get(thing.store_id)?.status === true,
    search_text: itemSearchText(thing, path),
  }
}

/** What the columns of price and stock may say; what follows from a cell is set along with it. */
export function checkOffer({ before, after }: Planned<ItemThing>, known: ItemKnown) {
  const thing = withPictures(withAllergens(after, before))
  if (thing.variations.length > 0) thing.stock = thing.variations.reduce((sum, { stock }) => sum + stock, 0)
  const reasons: RowReason[] = []
  if (namesAllergens(thing) && !(thing.edible && thing.allergens_stated)) {
    reasons.push(reason('allergies', 'allergens'))
  }
  const { price, discount, discount_type } = thing
  if (
    price !== null &&
    isDiscountBeyond({ price: fromMinor(price), discount: discount / 100, discount_type })
  ) {
    reasons.push(reason('discount', 'discount_beyond'))
  }
  const other = thing.sku === null ? undefined : known.bySku.get(ofStore(thing.store_id, thing.sku))
  if (other && other.id !== thing.id) reasons.push(reason('sku', 'sku_taken'))
  return { thing, reasons }
}

const namesAllergens = ({ allergies, may_contain }: ItemThing) => allergies.length + may_contain.length > 0

function withAllergens(thing: ItemThing, before: ItemThing): ItemThing {
  const isStated =
    thing.allergens_stated || !thing.edible || (namesAllergens(thing) && !before.allergens_stated)
  return { ...thing, allergens_stated: isStated }
}

/** The first of an item's pictures is the one lists show. */
function withPictures(thing: ItemThing): ItemThing {
  const { image, images } = thing
  if (image === '') return { ...thing, image: images[0] ?? '' }
  return images.length === 0 ? { ...thing, images: [image] } : thing
}
