// From what is written at the desk to the columns of an item: every language filled in, money whole, its words to be found by.
import { filledText } from '#contract/core/desk.ts'
import { refuse } from '#contract/core/failure.ts'
import type { Language, Localised } from '#contract/core/language.ts'
import type { ModuleType } from '#contract/core/module-type.ts'
import { toMinor } from '#contract/core/money.ts'
import { deskItemFailures } from '#contract/features/item/desk/desk-item.failures.ts'
import {
  boundsOf,
  type FilledItem,
  fieldsOf,
  type ItemFieldName,
  type ItemProblem,
  itemProblem,
  positionsOf,
  typesOf,
} from '#contract/features/item/desk/desk-item.rules.ts'
import type { WrittenItem } from '#contract/features/item/desk/desk-item.schema.ts'
import { itemSearchText } from '#contract/features/search/search-text.ts'
import type { StoredChoice } from '#server/database/schema/item.ts'
import type { NewItem, StoredCategory, StoredItem } from './desk-item.db.ts'

export interface Writing {
  module_type: ModuleType
  main: Language
  /** Whoever writes reads what is wrong in theirs. */
  language: Language
  /** The category and the one above it. */
  path: readonly StoredCategory[]
}

/** Columns of all the fields, each with what it says if its module does not have it. */
export type WrittenColumns = Omit<
  NewItem,
  | 'id'
  | 'store_id'
  | 'module_id'
  | 'zone_id'
  | 'slug'
  | 'version'
  | 'visible'
  | 'archived_at'
  | 'created_at'
  | 'updated_at'
>

export const searchTextOf = (
  named: Pick<StoredItem, 'name' | 'tags' | 'generic_name'>,
  path: readonly Pick<StoredCategory, 'name'>[],
): string =>
  itemSearchText(
    named,
    path.map((one) => one.name),
  )

/** Refused where it contradicts itself; `before` is null of a new item. */
export function columnsOf(written: WrittenItem, before: StoredItem | null, writing: Writing): WrittenColumns {
  const { main, module_type } = writing
  const own = ownFields(written, fieldsOf(module_type))
  const filled = filledItem(own, main)
  const problem = problemOf(written, writing)
  if (problem) return refuse(deskItemFailures[problem.key], problem.parameters)
  const texts = textColumns(own, main)
  const columns = {
    ...plainColumns(own),
    ...texts,
    ...variationColumns(own, filled, before),
    category_id: own.category_id,
    parent_category_id: writing.path[1]?.id ?? 0,
    effective_price: toMinor(own.price),
    ...(before ? keptFields(before, fieldsOf(module_type)) : {}),
  }
  const named = { name: texts.name, tags: columns.tags, generic_name: columns.generic_name }
  return { ...columns, search_text: searchTextOf(named, writing.path) }
}

/** The first thing that stands against it in a module of this kind. */
export function problemOf(
  written: WrittenItem,
  { module_type, main, language }: Pick<Writing, 'module_type' | 'main' | 'language'>,
): ItemProblem | null {
  return itemProblem(filledItem(ownFields(written, fieldsOf(module_type)), main), language)
}

type Has = Readonly<Record<ItemFieldName, boolean>>

/** What the module does not have is not asked about: it is as if nothing were written there. */
function ownFields(written: WrittenItem, has: Has): WrittenItem {
  return {
    ...written,
    ...(has.hours ? {} : { available_time_starts: null, available_time_ends: null }),
    ...(has.options ? {} : { food_variations: [] }),
    ...(has.combinations ? {} : { choice_options: [], variations: [] }),
    ...(has.edible ? {} : { allergies: [], may_contain: [], edible: true, allergens_stated: false }),
  }
}

/** Columns by the field of a module that writes them. */
const columnsByField = {
  stock: ['stock'],
  unit: ['unit_id'],
  unit_amount: ['unit_amount'],
  add_ons: ['add_on_ids'],
  hours: ['available_time_starts', 'available_time_ends'],
  options: ['food_variations'],
  combinations: ['choice_options', 'variations'],
  edible: ['allergies', 'may_contain', 'allergens_stated', 'edible', 'nutritions', 'nutrition_facts'],
  ingredients: ['generic_name'],
  prescription: ['is_prescription_required'],
  condition: ['common_condition_id'],
  basic: ['is_basic'],
  veg: ['veg'],
  halal: ['halal_tag_status'],
  organic: ['organic'],
} as const satisfies Record<ItemFieldName, readonly (keyof WrittenColumns)[]>

/** What the form does not show is not lost by saving it. */
function keptFields(before: StoredItem, has: Has): Partial<WrittenColumns> {
  const names = Object.entries(columnsByField).flatMap(([field, columns]) =>
    Object.entries(has).some(([name, owned]) => name === field && !owned) ? [...columns] : [],
  )
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}

function filledItem(written: WrittenItem, main: Language): FilledItem {
  const fill = (text: Partial<Localised>) => filledText(text, main)
  return {
    ...written,
    food_variations: written.food_variations.map((group) => ({
      ...group,
      name: fill(group.name),
      values: group.values.map((value) => ({ ...value, label: fill(value.label) })),
    })),
    choice_options: written.choice_options.map(({ title, options }) => ({
      title: fill(title),
      options: options.map(fill),
    })),
  }
}

function textColumns(written: WrittenItem, main: Language) {
  const filledAll = (texts: WrittenItem['tags']) =>
    texts.filter((text) => Object.values(text).some(Boolean)).map((text) => filledText(text, main))
  return {
    name: filledText(written.name, main),
    description: filledText(written.description, main),
    tags: filledAll(written.tags),
    generic_name: filledAll(written.generic_name),
  }
}

function plainColumns(written: WrittenItem) {
  const { images, price, discount, allergies, may_contain, edible } = written
  return {
    images,
    image: images[0] ?? '',
    price: toMinor(price),
    discount: toMinor(discount),
    discount_type: written.discount_type,
    status: written.status,
    unit_id: written.unit_id,
    unit_amount: written.unit_amount,
    maximum_cart_quantity: written.maximum_cart_quantity,
    available_time_starts: written.available_time_starts,
    available_time_ends: written.available_time_ends,
    add_on_ids: [...new Set(written.add_on_ids)],
    allergies,
    may_contain,
    edible,
    allergens_stated: !edible || written.allergens_stated || allergies.length > 0 || may_contain.length > 0,
    nutritions: [...new Set(written.nutritions)],
    nutrition_facts: written.nutrition_facts,
    veg: written.veg,
    organic: written.organic,
    halal_tag_status: written.halal_tag_status,
    recommended: written.recommended,
    is_basic: written.is_basic,
    is_prescription_required: written.is_prescription_required,
    common_condition_id: written.common_condition_id,
  }
}

/** Stock that is not written stays: an order may have taken from it since the form was opened. */
function variationColumns(written: WrittenItem, filled: FilledItem, before: StoredItem | null) {
  const types = typesOf(filled.choice_options)
  const places = positionsOf(filled.choice_options).map((positions) => positions.join())
  const byPlace = new Map(written.variations.map((one) => [one.options.join(), one]))
  const stockBefore = new Map((before?.variations ?? []).map(({ type, stock }) => [type, stock]))
  const variations = places.flatMap((place, at) => {
    const one = byPlace.get(place)
    const type = types[at]
    if (!one || type === undefined) return []
    const stock = one.stock ?? stockBefore.get(one.was ?? type) ?? 0
    return [{ type, price: toMinor(one.price), stock }]
  })
  const ofItem = written.stock ?? before?.stock ?? 0
  return {
    food_variations: filled.food_variations.map((group) => ({
      ...{ name: group.name, type: group.type, required: group.required, ...boundsOf(group) },
      values: group.values.map(({ label, price }) => ({ label, option_price: toMinor(price) })),
    })),
    choice_options: filled.choice_options.map(storedChoice),
    variations,
    // Of an article in combinations the item has as many pieces as they have together.
    stock: variations.length > 0 ? variations.reduce((sum, { stock }) => sum + stock, 0) : ofItem,
  }
}

/** Where every language reads what is written, no labels are needed beside the options. */
function storedChoice({ title, options }: FilledItem['choice_options'][number]): StoredChoice {
  const isPlain = options.every((text) => Object.values(text).every((one) => one === text.en))
  const plain = { title, options: options.map(({ en }) => en) }
  return isPlain ? plain : { ...plain, labels: [...options] }
}
