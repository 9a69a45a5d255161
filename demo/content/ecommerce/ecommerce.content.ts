// The whole ecommerce module of the demo world, gathered for the world builder.
import type { ModuleContent } from '../content.types.ts'
import { ecommerceCategories } from './categories.ts'
import { beautyItems } from './items/beauty.ts'
import { booksItems } from './items/books.ts'
import { clothingItems } from './items/clothing.ts'
import { electronicsItems } from './items/electronics.ts'
import { homeItems } from './items/home.ts'
import { kitchenItems } from './items/kitchen.ts'
import { phonesItems } from './items/phones.ts'
import { shoesItems } from './items/shoes.ts'
import { sportItems } from './items/sport.ts'
import { toysItems } from './items/toys.ts'
import { ecommerceStores } from './stores.ts'

export const ecommerceContent: ModuleContent = {
  categories: ecommerceCategories,
  items: [
    ...electronicsItems,
    ...phonesItems,
    ...clothingItems,
    ...shoesItems,
    ...homeItems,
    ...kitchenItems,
    ...toysItems,
    ...booksItems,
    ...sportItems,
    ...beautyItems,
  ],
  add_ons: [],
  stores: ecommerceStores,
}
