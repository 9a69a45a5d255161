// The columns of files about items.
import { mostMoney } from '#contract/core/money.ts'
import { allergens } from '#contract/features/item/allergens.ts'
import { mostStock } from '#contract/features/item/desk/desk-item.schema.ts'
import { inRange, type Range, readChoice, readNumber, readText, readWords, writeList } from './cells.ts'
import {
  type Column,
  type Columns,
  flagColumn,
  moneyColumn,
  textColumns,
  timeColumn,
  wholeColumn,
  wordListColumns,
  wordsColumn,
} from './columns.ts'
import type { ImportJob } from './import-target.ts'
import type { ItemKnown, ItemThing } from './item-known.ts'
import { choicesCell, factsCell, foodVariationsCell, variationsCell } from './structured-cells.ts'

type ItemColumn = Column<ItemThing, ItemKnown>
type ItemColumns = Columns<ItemThing, ItemKnown>

export const itemMoney: Range = { least: 0, most: mostMoney }
export const pieces: Range = { least: 0, most: mostStock }

const discountTypes = ['percent', 'amount'] as const

/** What a row is about; read before the others, changed by none. */
const identity = {
  id: { read: () => ({}), write: ({ id }) => (id > 0 ? String(id) : '') },
  store: { read: () => ({}), write: ({ store_id }, { stores }) => stores.write(store_id) },
} satisfies ItemColumns

export const skuColumn: ItemColumn = {
  emptied: () => ({ sku: null }),
  read: (cell) => ({ sku: readText(cell, 100) }),
  write: ({ sku }) => sku ?? '',
}

/** Price, discount, stock and whether it is sold: what the short file has too. */
export const offerColumns: ItemColumns = {
  price: moneyColumn('price', { range: itemMoney }),
  discount: moneyColumn('discount', { emptied: 0, range: itemMoney }),
  discount_type: {
    read: (cell) => ({ discount_type: readChoice(cell, discountTypes) }),
    write: ({ discount_type }) => discount_type,
  },
  stock: wholeColumn('stock', pieces),
  status: flagColumn('status'),
}

const category: ItemColumn = {
  read: (cell, { module_id }, { categories }) => ({ category_id: categories(module_id).find(cell) }),
  write: ({ category_id, module_id }, { categories }) => categories(module_id).write(category_id),
}

const unitAmount: ItemColumn = {
  emptied: () => ({ unit_amount: null }),
  read: (cell) => ({ unit_amount: Math.fround(inRange(readNumber(cell), { least: 0.001, most: 100_000 })) }),
  write: ({ unit_amount }) => (unit_amount === null ? '' : String(Number(unit_amount.toPrecision(7)))),
}

const allergenColumn = (key: 'allergies' | 'may_contain'): ItemColumn => ({
  emptied: () => ({ [key]: [] }),
  read: (cell) => ({ [key]: readWords(cell).map((word) => readChoice(word, allergens)) }),
  write: (thing) => writeList(thing[key]),
})

const addOns: ItemColumn = {
  emptied: () => ({ add_on_ids: [] }),
  read(cell, { store_id }, known) {
    const names = known.addOns(store_id)
    return { add_on_ids: [...new Set(readWords(cell).map((word) => names.find(word)))] }
  },
  write: ({ add_on_ids, store_id }, known) =>
    writeList(add_on_ids.map((id) => known.addOns(store_id).write(id))),
}

function variationColumns({ main }: ImportJob): ItemColumns {
  return {
    food_variations: {
      emptied: () => ({ food_variations: [] }),
      read: (cell) => ({ food_variations: foodVariationsCell.read(cell, main) }),
      write: ({ food_variations }) => foodVariationsCell.write(food_variations, main),
    },
    choices: {
      emptied: () => ({ choice_options: [] }),
      read: (cell) => ({ choice_options: choicesCell.read(cell, main) }),
      write: ({ choice_options }) => choicesCell.write(choice_options, main),
    },
    variations: {
      emptied: () => ({ variations: [] }),
      read: (cell) => ({ variations: variationsCell.read(cell) }),
      write: ({ variations }) => variationsCell.write(variations),
    },
    nutrition_facts: {
      emptied: () => ({ nutrition_facts: null }),
      read: (cell) => ({ nutrition_facts: factsCell.read(cell) }),
      write: ({ nutrition_facts }) => factsCell.write(nutrition_facts),
    },
  }
}

function pictureColumns({ pictures }: ImportJob): ItemColumns {
  return {
    image: {
      emptied: ({ images, image }) => ({ image: '', images: images.filter((one) => one !== image) }),
      read(cell, { image, images }) {
        const file = pictures.read('item', cell)
        // The first of an item's pictures is the one lists show.
        return { image: file, images: images[0] === image ? [file, ...images.slice(1)] : images }
      },
      write: ({ image }) => pictures.write('item', image),
    },
    images: {
      emptied: () => ({ images: [] }),
      read: (cell) => ({ images: readWords(cell).map((one) => pictures.read('item', one)) }),
      write: ({ images }) => writeList(images.map((one) => pictures.write('item', one))),
    },
  }
}

const markColumns: ItemColumns = {
  veg: flagColumn('veg'),
  organic: flagColumn('organic'),
  halal: flagColumn('halal_tag_status'),
  recommended: flagColumn('recommended'),
  is_basic: flagColumn('is_basic'),
  prescription: flagColumn('is_prescription_required'),
  allergens_stated: flagColumn('allergens_stated'),
  edible: flagColumn('edible'),
  allergies: allergenColumn('allergies'),
  may_contain: allergenColumn('may_contain'),
  nutritions: wordsColumn('nutritions'),
}

const measureColumns: ItemColumns = {
  unit: {
    emptied: () => ({ unit_id: null }),
    read: (cell, _thing, { units }) => ({ unit_id: units.find(cell) }),
    write: ({ unit_id }, { units }) => units.write(unit_id),
  },
  unit_amount: unitAmount,
  maximum_cart_quantity: wholeColumn('maximum_cart_quantity', { least: 1, most: 1_000 }, { to: null }),
  available_time_starts: timeColumn('available_time_starts'),
  available_time_ends: timeColumn('available_time_ends'),
  condition: {
    emptied: () => ({ common_condition_id: null }),
    read: (cell, _thing, { conditions }) => ({ common_condition_id: conditions.find(cell) }),
    write: ({ common_condition_id }, { conditions }) => conditions.write(common_condition_id),
  },
}

export function itemColumns(job: ImportJob): ItemColumns {
  const { main } = job
  return {
    ...identity,
    sku: skuColumn,
    ...textColumns<ItemThing, ItemKnown, 'name'>('name', main, { most: 200, isWanted: true }),
    ...textColumns<ItemThing, ItemKnown, 'description'>('description', main, { most: 5_000 }),
    category,
    ...offerColumns,
    ...measureColumns,
    ...markColumns,
    ...wordListColumns<ItemThing, ItemKnown, 'tags'>('tags', main),
    ...wordListColumns<ItemThing, ItemKnown, 'generic_name'>('generic_name', main),
    add_ons: addOns,
    ...variationColumns(job),
    ...pictureColumns(job),
  }
}
