// The food module of the demo world, composed from its menu sections.
import type { ModuleContent } from '../content.types.ts'
import { foodAddOns } from './add-ons.ts'
import { foodCategories } from './categories.ts'
import { bakeryDessertsItems } from './items-bakery-desserts.ts'
import { breakfastItems } from './items-breakfast.ts'
import { burgersSandwichesItems } from './items-burgers-sandwiches.ts'
import { doughNationalItems } from './items-dough-national.ts'
import { drinksItems } from './items-drinks.ts'
import { eastAsianItems } from './items-east-asian.ts'
import { grillItems } from './items-grill.ts'
import { healthyItems } from './items-healthy.ts'
import { nightBitesItems } from './items-night-bites.ts'
import { pizzaPastaItems } from './items-pizza-pasta.ts'
import { plovNoodlesItems } from './items-plov-noodles.ts'
import { spiceMezzeItems } from './items-spice-mezze.ts'
import { foodStores } from './stores.ts'

export const foodContent: ModuleContent = {
  categories: foodCategories,
  items: [
    ...pizzaPastaItems,
    ...burgersSandwichesItems,
    ...plovNoodlesItems,
    ...doughNationalItems,
    ...grillItems,
    ...eastAsianItems,
    ...spiceMezzeItems,
    ...healthyItems,
    ...breakfastItems,
    ...bakeryDessertsItems,
    ...drinksItems,
    ...nightBitesItems,
  ],
  add_ons: foodAddOns,
  stores: foodStores,
}
