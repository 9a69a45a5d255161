// The allergens menus and packets name. An item contains one, may contain it, or states nothing: three different things.
import { type ModuleType, moduleTraits } from '../../core/module-type.ts'

export const allergens = [
  'gluten',
  'milk',
  'eggs',
  'nuts',
  'peanuts',
  'sesame',
  'soy',
  'fish',
  'shellfish',
  'mustard',
  'celery',
] as const

export type Allergen = (typeof allergens)[number]

export const isAllergen = (word: string): word is Allergen => allergens.some((one) => one === word)

/** Of soap among the groceries there is nothing to say, not even that nothing was stated. */
export const saysAllergens = (item: { module_type: ModuleType; edible: number }): boolean =>
  moduleTraits[item.module_type].is_edible && item.edible === 1
