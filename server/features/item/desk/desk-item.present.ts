// Items as the desk shows them: a row of the list, and the form of one.
import { ownText } from '#contract/core/desk.ts'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { moduleTraits } from '#contract/core/module-type.ts'
import { fromMinor } from '#contract/core/money.ts'
import { isAllergen } from '#contract/features/item/allergens.ts'
import { combinationType, everyPick } from '#contract/features/item/combination.rules.ts'
import type {
  DeskAddOn,
  DeskItem,
  ItemRow,
  ItemStore,
} from '#contract/features/item/desk/desk-item.schema.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { OwningStore, StoredAddOn, StoredItem } from './desk-item.db.ts'
import type { ListedRow } from './desk-item-list.db.ts'

export function presentRow(row: ListedRow, origin: string): ItemRow {
  const { store_id, store_name, image, stock, ...rest } = row
  return {
    ...rest,
    image_full_url: image === '' ? null : pictureUrl(origin, 'item', image),
    store: { id: store_id, name: store_name },
    price: fromMinor(row.price),
    discount: row.discount / 100,
    effective_price: fromMinor(row.effective_price),
    stock: moduleTraits[row.module_type].has_stock ? stock : null,
  }
}

export function presentStore(row: OwningStore, language: Language): ItemStore {
  return {
    id: row.id,
    name: row.name[language],
    module_id: row.module_id,
    module_name: row.module_name[language],
    module_type: row.module_type,
  }
}

export interface ItemView {
  store: OwningStore
  main: Language
  language: Language
  origin: string
}

export function presentItemForm(row: StoredItem, { store, main, language, origin }: ItemView): DeskItem {
  return {
    ...writtenFields(row, main),
    ...recordFields(row),
    store: presentStore(store, language),
    images_full_url: row.images.map((file) => pictureUrl(origin, 'item', file)),
  }
}

/** What the form holds, and sends back as it is when nothing is changed in it. */
export function writtenFields(row: StoredItem, main: Language) {
  const own = (text: Localised) => ownText(text, main)
  return {
    ...plainFields(row),
    name: own(row.name),
    description: own(row.description),
    food_variations: row.food_variations.map((group) => ({
      ...{
        name: own(group.name),
        type: group.type,
        required: group.required,
        min: group.min,
        max: group.max,
      },
      values: group.values.map((value) => ({
        label: own(value.label),
        price: fromMinor(value.option_price),
      })),
    })),
    choice_options: row.choice_options.map(({ title, options, labels }) => ({
      title: own(title),
      options: options.map((option, at) => own(labels?.[at] ?? alike(option))),
    })),
    variations: combinationsOf(row),
    tags: row.tags.map(own),
    generic_name: row.generic_name.map(own),
  }
}

const alike = (text: string): Localised => ({ en: text, ar: text, tg: text, ru: text })

const writtenTime = (time: string | null) => time?.slice(0, 5) ?? null

function plainFields(row: StoredItem) {
  const { category_id, images, discount_type, status, unit_id, unit_amount, stock } = row
  return {
    ...{ category_id, images, discount_type, status, unit_id, unit_amount, stock },
    price: fromMinor(row.price),
    discount: row.discount / 100,
    maximum_cart_quantity: row.maximum_cart_quantity,
    available_time_starts: writtenTime(row.available_time_starts),
    available_time_ends: writtenTime(row.available_time_ends),
    add_on_ids: row.add_on_ids,
    allergies: row.allergies.filter(isAllergen),
    may_contain: row.may_contain.filter(isAllergen),
    allergens_stated: row.allergens_stated,
    edible: row.edible,
    nutritions: row.nutritions,
    nutrition_facts: row.nutrition_facts,
    veg: row.veg,
    organic: row.organic,
    halal_tag_status: row.halal_tag_status,
    recommended: row.recommended,
    is_basic: row.is_basic,
    is_prescription_required: row.is_prescription_required,
    common_condition_id: row.common_condition_id,
  }
}

function recordFields(row: StoredItem) {
  const { id, version, slug, is_approved, visible, order_count } = row
  return {
    ...{ id, version, slug, is_approved, visible, order_count },
    archived_at: row.archived_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Those the choices explain; a combination of elsewhere that they do not is not shown in their table. */
function combinationsOf({ choice_options, variations }: StoredItem): DeskItem['variations'] {
  const positions = everyPick(choice_options).map((pick) => ({
    type: combinationType(pick),
    options: pick.map((option, at) => choice_options[at]?.options.indexOf(option) ?? -1),
  }))
  return variations.flatMap(({ type, price, stock }) => {
    const known = positions.find((one) => one.type === type)
    return known ? [{ options: known.options, price: fromMinor(price), stock, was: type }] : []
  })
}

export function presentAddOn(row: StoredAddOn, main: Language): DeskAddOn {
  const { id, store_id, version, status } = row
  return { id, store_id, version, status, name: ownText(row.name, main), price: fromMinor(row.price) }
}

/** What the log of changes calls it. */
export function nameOf({ name }: { name: Localised }, main: Language): string {
  return name[main] || languages.map((language) => name[language]).find(Boolean) || ''
}
