// Items: a store takes the templates of the categories it sells and gives them its own prices and stock.
import type { Localised } from '#contract/core/language.ts'
import { moduleTraits } from '#contract/core/module-type.ts'
import { searchText } from '#contract/features/search/search-text.ts'
import { type Chance, chanceFrom } from '../art/paint/random.ts'
import type { ItemContent } from '../content/content.types.ts'
import { ingredientNames } from '../content/ingredients.ts'
import { tagNames } from '../content/tags/tags.ts'
import type { MadeCategories } from './categories.ts'
import { nearbyPrice, pickSome } from './chance.ts'
import { daysFrom } from './city-time.ts'
import { variationsOf } from './item-variations.ts'
import type { Slugs } from './slug.ts'
import type { ItemRow, MadeItem, MadeStore, WorldPlan } from './world-plan.ts'

export interface ItemParts {
  categories: MadeCategories
  templates: readonly ItemContent[]
  unitIds: ReadonlyMap<string, number>
  conditionIds: ReadonlyMap<string, number>
  /** Add-on key → id, of this store. */
  addOnIds: ReadonlyMap<string, number>
  nextId: () => number
  slugOf: Slugs
}

const itemsPerStore = { least: 18, most: 26 } as const

export function buildItems(plan: WorldPlan, store: MadeStore, parts: ItemParts): MadeItem[] {
  const chance = chanceFrom(`items of ${store.seed}`)
  const leaves = new Set(store.content.sells.flatMap((key) => parts.categories.leavesBelow.get(key) ?? []))
  const fitting = parts.templates.filter((one) => leaves.has(one.category) && suits(one, store))
  const chosen = pickSome(fitting, chance.whole(itemsPerStore.least, itemsPerStore.most), chance)
  return chosen.map((content) => buildItem(plan, store, ofHouse(content, store), parts))
}

/** A catalogue of a million things that share a thousand names would make every search the same. */
function ofHouse(content: ItemContent, { house }: MadeStore): ItemContent {
  if (!house) return content
  const { en, ar, tg, ru } = content.name
  const name = { en: `${en} ${house}`, ar: `${ar} ${house}`, tg: `${tg} ${house}`, ru: `${ru} ${house}` }
  return { ...content, name }
}

function suits(content: ItemContent, store: MadeStore): boolean {
  return !store.content.traits?.includes('veg_only') || content.veg !== false
}

function buildItem(plan: WorldPlan, store: MadeStore, content: ItemContent, parts: ItemParts): MadeItem {
  const chance = chanceFrom(`${store.seed} ${content.key}`)
  const category = parts.categories.leaf.get(content.category)
  if (!category) throw new Error(`${content.key} names an unknown category ${content.category}`)
  const price = nearbyPrice(content.price, chance)
  const discount = ownDiscount(price, chance)
  const words = wordsOf(content)
  const row: ItemRow = {
    id: parts.nextId(),
    store_id: store.row.id,
    module_id: store.row.module_id,
    zone_id: store.row.zone_id,
    category_id: category.id,
    parent_category_id: category.parent_id,
    slug: parts.slugOf(content.name.en),
    name: content.name,
    description: content.description,
    image: `${content.key}.webp`,
    images: galleryOf(content, store),
    price,
    ...discount,
    effective_price: price,
    discounted: discount.discount > 0,
    ...windowOf(content),
    order_count: Math.floor(chance.between(0, 1) ** 3 * 400),
    stock: stockOf(store, chance),
    ...variationsOf(content, price, chance),
    ...traitsOf(content, store, parts),
    ...words,
    recommended: chance.maybe(0.18),
    search_text: searchText({
      name: content.name,
      filed_under: [...inEveryLanguage(words.tags), ...inEveryLanguage(words.generic_name), category.names],
    }),
    created_at: daysFrom(plan.now, -chance.between(0.2, 220)),
  }
  return { row, content, store }
}

/** What it is tagged with and made of. */
function wordsOf({ tags = [], generic_name }: ItemContent) {
  return {
    tags: tags.map((key) => tagNames[key]),
    generic_name: generic_name ? [ingredientNames[generic_name]] : [],
  }
}

const inEveryLanguage = (words: readonly Localised[]) => words.flatMap((word) => Object.values(word))

function windowOf({ window }: ItemContent) {
  return {
    available_time_starts: window ? `${window[0]}:00` : null,
    available_time_ends: window ? `${window[1]}:00` : null,
  }
}

function traitsOf(content: ItemContent, store: MadeStore, parts: ItemParts) {
  return {
    veg: content.veg ?? false,
    organic: content.organic ?? false,
    unit_id: parts.unitIds.get(content.unit ?? '') ?? null,
    unit_amount: content.unit_amount ?? null,
    maximum_cart_quantity: content.maximum_cart_quantity ?? null,
    add_on_ids: (content.add_ons ?? []).flatMap((key) => parts.addOnIds.get(key) ?? []),
    ...labelOf(content),
    halal_tag_status: moduleTraits[store.module_type].has_halal_mark && !content.tags?.includes('pork'),
    ...medicineTraits(content, parts),
  }
}

/** What packet or menu says is inside. */
function labelOf(content: ItemContent) {
  const { allergies, may_contain = [], nutritions = [], nutrition_facts, edible = true } = content
  return {
    allergies: [...(allergies ?? [])],
    may_contain: [...may_contain],
    allergens_stated: !edible || allergies !== undefined || may_contain.length > 0,
    edible,
    nutritions: [...nutritions],
    nutrition_facts: nutrition_facts ?? null,
  }
}

function medicineTraits(content: ItemContent, parts: ItemParts) {
  return {
    common_condition_id: parts.conditionIds.get(content.condition ?? '') ?? null,
    is_basic: content.basic ?? false,
    is_prescription_required: content.prescription ?? false,
  }
}

function ownDiscount(
  price: number,
  chance: Chance,
): Pick<ItemRow, 'discount' | 'discount_type'> & { discount: number } {
  if (!chance.maybe(0.28)) return { discount: 0, discount_type: 'percent' }
  if (chance.maybe(0.7)) return { discount: chance.whole(1, 6) * 500, discount_type: 'percent' }
  return { discount: Math.max(10, Math.round((price * 0.15) / 10) * 10), discount_type: 'amount' }
}

/** Food is cooked, not stored; of the rest a few are sold out and a few nearly. */
function stockOf(store: MadeStore, chance: Chance): number {
  if (!moduleTraits[store.module_type].has_stock) return 0
  if (chance.maybe(0.05)) return 0
  return chance.maybe(0.1) ? chance.whole(1, 4) : chance.whole(12, 200)
}

function galleryOf(content: ItemContent, store: MadeStore): string[] {
  if (moduleTraits[store.module_type].item_opens !== 'page') return [`${content.key}.webp`]
  return [`${content.key}.webp`, ...[2, 3, 4, 5].map((angle) => `${content.key}--${angle}.webp`)]
}
