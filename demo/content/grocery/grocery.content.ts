// The grocery module of the demo world, composed from its categories.
import type { ItemContent, ModuleContent } from '../content.types.ts'
import { groceryCategories } from './categories.ts'
import { babyPetItems } from './items-baby-pets.ts'
import { beautyItems } from './items-beauty.ts'
import { breadJuiceItems } from './items-bread-juice.ts'
import { groceryDrinkItems } from './items-drinks.ts'
import { frozenItems } from './items-frozen.ts'
import { fruitItems } from './items-fruits.ts'
import { householdItems } from './items-household.ts'
import { meatFishItems } from './items-meat-fish.ts'
import { milkItems } from './items-milks.ts'
import { pantryItems } from './items-pantry.ts'
import { snackItems } from './items-snacks.ts'
import { vegetableItems } from './items-vegetables.ts'
import { labelled } from './packet-labels.ts'
import { groceryStores } from './stores.ts'

const inedible = (one: ItemContent): ItemContent => ({ ...one, edible: false })

export const groceryContent: ModuleContent = {
  categories: groceryCategories,
  items: [
    ...fruitItems,
    ...vegetableItems,
    ...meatFishItems,
    ...milkItems,
    ...breadJuiceItems,
    ...groceryDrinkItems,
    ...pantryItems,
    ...snackItems,
    ...frozenItems,
    ...beautyItems.map(inedible),
    ...householdItems.map(inedible),
    ...babyPetItems,
  ].map(labelled),
  add_ons: [],
  stores: groceryStores,
}
