// An item as its form holds it: numbers may be missing while they are typed, pictures carry their addresses.
import { inEveryLanguage, type Localised } from '#contract/core/language.ts'
import { pick } from '#contract/core/pick.ts'
import type {
  DeskItem,
  OptionGroup,
  WrittenItemInput,
} from '#contract/features/item/desk/desk-item.schema.ts'
import type { FormPicture } from '#web/desk/form/picture/use-upload.ts'

export interface FormOption {
  label: Localised
  price: number | null
}

export type FormGroup = Omit<OptionGroup, 'values' | 'min' | 'max'> & {
  min: number | null
  max: number | null
  values: FormOption[]
}

export interface FormChoice {
  title: Localised
  options: Localised[]
}

export interface FormCombination {
  options: number[]
  price: number | null
  stock: number | null
  /** As it was read: what nobody touched is not written. */
  stock_was: number | null
  was: string | null
}

export interface FormCombined {
  choices: FormChoice[]
  table: FormCombination[]
}

type Plain = Pick<
  DeskItem,
  | 'discount_type'
  | 'status'
  | 'unit_id'
  | 'add_on_ids'
  | 'allergies'
  | 'may_contain'
  | 'allergens_stated'
  | 'edible'
  | 'nutritions'
  | 'veg'
  | 'organic'
  | 'halal_tag_status'
  | 'recommended'
  | 'is_basic'
  | 'is_prescription_required'
  | 'common_condition_id'
  | 'unit_amount'
  | 'maximum_cart_quantity'
>

export type ItemValues = Plain & {
  name: Localised
  description: Localised
  category_id: number | null
  images: FormPicture[]
  price: number | null
  discount: number | null
  stock: { count: number | null; was: number | null }
  available_time_starts: string
  available_time_ends: string
  food_variations: FormGroup[]
  combined: FormCombined
  tags: Localised[]
  generic_name: Localised[]
  nutrition_facts: Nutrition | null
}

export interface Nutrition {
  per: 'g' | 'ml'
  energy_kcal: number | null
  fat: number | null
  carbohydrates: number | null
  protein: number | null
  salt: number | null
}

export const noText = (): Localised => inEveryLanguage(() => '')

const nothing: Omit<ItemValues, 'name' | 'description'> = {
  category_id: null,
  images: [],
  price: null,
  discount: null,
  discount_type: 'percent',
  status: true,
  unit_id: null,
  unit_amount: null,
  stock: { count: 0, was: null },
  maximum_cart_quantity: null,
  available_time_starts: '',
  available_time_ends: '',
  food_variations: [],
  combined: { choices: [], table: [] },
  add_on_ids: [],
  tags: [],
  generic_name: [],
  allergies: [],
  may_contain: [],
  allergens_stated: false,
  edible: true,
  nutritions: [],
  nutrition_facts: null,
  veg: false,
  organic: false,
  halal_tag_status: false,
  recommended: false,
  is_basic: false,
  is_prescription_required: false,
  common_condition_id: null,
}

export function valuesOf(item: DeskItem | null): ItemValues {
  if (item === null) return { ...nothing, name: noText(), description: noText() }
  const { images, images_full_url, stock, variations, choice_options } = item
  const own = Object.keys(nothing) as (keyof typeof nothing & keyof DeskItem)[]
  return {
    ...pick(item, own),
    name: item.name,
    description: item.description,
    discount: item.discount || null,
    images: images.map((file, at) => ({ file, url: images_full_url[at] ?? '' })),
    stock: { count: stock, was: stock },
    available_time_starts: item.available_time_starts ?? '',
    available_time_ends: item.available_time_ends ?? '',
    combined: {
      choices: choice_options,
      table: variations.map((one) => ({ ...one, stock_was: one.stock })),
    },
  }
}

/** Nothing where it was read so and left so: an order may have taken from it since. */
const written = (count: number | null, was: number | null) =>
  count === was ? {} : { stock: count ?? Number.NaN }

export function inputOf(values: ItemValues): WrittenItemInput {
  const { images, stock, combined, food_variations, category_id, price, nutrition_facts, ...rest } = values
  const { choices, table } = combined
  return {
    ...rest,
    // What is missing is refused by its own name.
    category_id: category_id ?? Number.NaN,
    price: price ?? Number.NaN,
    discount: values.discount ?? 0,
    images: images.map(({ file }) => file),
    ...(table.length > 0 ? {} : written(stock.count, stock.was)),
    available_time_starts: values.available_time_starts || null,
    available_time_ends: values.available_time_ends || null,
    food_variations: food_variations.map((group) => ({
      ...group,
      min: group.min ?? 0,
      max: group.max ?? 0,
      values: group.values.map((one) => ({ ...one, price: one.price ?? 0 })),
    })),
    choice_options: choices,
    variations: table.map((one) => ({
      options: one.options,
      price: one.price ?? Number.NaN,
      was: one.was,
      ...written(one.stock, one.stock_was),
    })),
    nutrition_facts: nutrition_facts && {
      per: nutrition_facts.per,
      energy_kcal: nutrition_facts.energy_kcal ?? 0,
      fat: nutrition_facts.fat ?? 0,
      carbohydrates: nutrition_facts.carbohydrates ?? 0,
      protein: nutrition_facts.protein ?? 0,
      salt: nutrition_facts.salt ?? 0,
    },
  }
}
