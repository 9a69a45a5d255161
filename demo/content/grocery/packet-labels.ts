// What the packets of the grocery say: nutrition of 100 g or ml, traces, and that there are no allergens at all.
import type { Allergen } from '#contract/features/item/allergens.ts'
import type { ItemContent } from '../content.types.ts'

type Label = Pick<ItemContent, 'allergies' | 'may_contain' | 'nutrition_facts'>

/** kcal, then grams of fat, carbohydrates, protein and salt. */
type Facts = readonly [number, number, number, number, number]

const label =
  (per: 'g' | 'ml') =>
  (facts: Facts, may_contain: readonly Allergen[] = []): Label => {
    const [energy_kcal, fat, carbohydrates, protein, salt] = facts
    return {
      nutrition_facts: { per, energy_kcal, fat, carbohydrates, protein, salt },
      ...(may_contain.length > 0 ? { may_contain } : {}),
    }
  }

const solid = label('g')
const liquid = label('ml')

/** The packet says that it holds none of the allergens. */
const free = (one: Label): Label => ({ ...one, allergies: [] })

const labels: Readonly<Record<string, Label>> = {
  'farm-milk': liquid([60, 3.2, 4.7, 3, 0.1]),
  'lactose-free-milk': liquid([46, 1.5, 4.7, 3.3, 0.1]),
  'oat-drink': liquid([46, 1.5, 6.7, 1, 0.1], ['nuts', 'soy']),
  kefir: liquid([53, 2.5, 4, 3, 0.1]),
  'greek-yogurt': solid([97, 5, 4, 9, 0.1]),
  'strawberry-yogurt': solid([86, 2.5, 12.8, 2.9, 0.1], ['nuts']),
  gouda: solid([356, 27.4, 2.2, 24.9, 2]),
  suluguni: solid([285, 22, 0.4, 20.5, 2.5]),
  butter: solid([748, 82.5, 0.8, 0.5, 0.1]),
  'sour-cream': solid([206, 20, 3.4, 2.5, 0.1]),
  'lazer-rice': free(solid([344, 0.7, 77, 7, 0.01])),
  buckwheat: solid([343, 3.4, 71.5, 13.2, 0.02], ['gluten']),
  'rolled-oats': solid([372, 7, 58.7, 13.5, 0.02]),
  'wheat-flour': solid([348, 1, 72, 10.5, 0.01], ['soy', 'mustard']),
  spaghetti: solid([359, 2, 71, 13, 0.02], ['eggs', 'soy']),
  'red-lentils': solid([338, 1.7, 50, 24, 0.03], ['gluten']),
  'sunflower-oil': free(liquid([828, 92, 0, 0, 0])),
  'olive-oil': free(liquid([822, 91.3, 0, 0, 0])),
  ketchup: solid([102, 0.1, 23.2, 1.2, 1.8], ['celery']),
  'acacia-honey': free(solid([329, 0, 81.5, 0.4, 0.01])),
  'apricot-jam': free(solid([244, 0.1, 60, 0.4, 0.05])),
  'chickpeas-can': free(solid([119, 2.6, 15.4, 6.7, 0.5])),
  'tuna-can': solid([116, 1, 0, 26, 1]),
  'sea-salt': free(solid([0, 0, 0, 0, 99])),
  'milk-chocolate': solid([535, 30, 58, 6.5, 0.2], ['nuts', 'peanuts', 'gluten']),
  'dark-chocolate': solid([584, 45, 31, 9, 0.03], ['milk', 'nuts', 'peanuts']),
  halva: solid([516, 29.7, 54, 11.6, 0.2], ['peanuts', 'sesame']),
  'fruit-candies': solid([384, 0.1, 95, 0.1, 0.05], ['milk']),
  'oat-cookies': solid([437, 14.4, 71.8, 6.5, 0.9], ['nuts', 'sesame']),
  'rice-crackers': solid([390, 2.5, 82, 8, 2.1], ['gluten', 'peanuts']),
  'pretzel-sticks': solid([386, 4.5, 74, 10.5, 3.9], ['sesame', 'milk']),
  'potato-chips': solid([533, 33, 52, 6, 1.5], ['gluten', 'soy']),
  popcorn: solid([486, 26, 52, 8, 2]),
  'sunflower-seeds': solid([584, 51.5, 11.4, 20.8, 0.02], ['nuts', 'peanuts']),
  'still-water': free(liquid([0, 0, 0, 0, 0])),
  'sparkling-water': free(liquid([0, 0, 0, 0, 0])),
  cola: free(liquid([42, 0, 10.6, 0, 0])),
  'iced-tea': free(liquid([28, 0, 6.8, 0, 0.01])),
  kvass: liquid([27, 0, 5.2, 0.2, 0.01]),
  'cocoa-powder': solid([356, 21, 13, 20, 0.05], ['milk', 'soy']),
  'rye-loaf': solid([214, 1.2, 42, 6.6, 1.2], ['sesame', 'milk']),
  'toast-bread': solid([265, 3.9, 48, 8.1, 1.1], ['milk', 'soy']),
  'poppy-roll': solid([358, 13.5, 49, 8.6, 0.7], ['nuts']),
  'apple-juice': free(liquid([46, 0.1, 11.2, 0.1, 0])),
  'orange-juice-carton': free(liquid([43, 0.1, 9.2, 0.7, 0])),
  'tomato-juice': liquid([18, 0.1, 3.2, 0.9, 0.6], ['celery']),
  'multifruit-juice': free(liquid([48, 0.1, 11.4, 0.3, 0])),
  'frozen-pelmeni': solid([249, 12.4, 24, 10.5, 1.3], ['eggs', 'milk', 'soy']),
  'frozen-manti': solid([231, 11.2, 22.6, 10.1, 1.2], ['eggs', 'celery']),
  'green-peas': free(solid([77, 0.5, 11, 5.4, 0.01])),
  'vegetable-mix': solid([41, 0.4, 6.2, 2.2, 0.05], ['celery']),
  'frozen-berries': free(solid([44, 0.4, 8, 1, 0])),
  'vanilla-plombir': solid([227, 15, 20.4, 3.2, 0.1], ['nuts', 'eggs', 'gluten']),
  'baby-formula': solid([513, 27, 56, 10.5, 0.5], ['soy', 'fish']),
  'fruit-puree': free(solid([54, 0.2, 12.4, 0.4, 0.01])),
}

export function labelled(item: ItemContent): ItemContent {
  return { ...item, ...labels[item.key] }
}

export const labelledKeys = Object.keys(labels)
