// The allergens menus and packets name. An item contains one, may contain it, or states nothing: three different things.
import type { ModuleType } from '../../core/module-type.ts'

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

/** What is eaten and drunk is sold here; elsewhere allergens are no question. */
const edible: ReadonlySet<ModuleType> = new Set(['food', 'grocery'])

export const sellsFood = (module_type: ModuleType): boolean => edible.has(module_type)

/** Of soap among the groceries there is nothing to say, not even that nothing was stated. */
export const saysAllergens = (item: { module_type: ModuleType; edible: number }): boolean =>
  sellsFood(item.module_type) && item.edible === 1
