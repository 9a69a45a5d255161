// The hand-written content of the modules that sell items.
import type { ModuleContent } from '../content/content.types.ts'
import { ecommerceContent } from '../content/ecommerce/ecommerce.content.ts'
import { foodContent } from '../content/food/food.content.ts'
import { groceryContent } from '../content/grocery/grocery.content.ts'
import { pharmacyContent } from '../content/pharmacy/pharmacy.content.ts'
import type { MadeStore } from './world-plan.ts'

export const moduleContents: Record<MadeStore['module_type'], ModuleContent> = {
  food: foodContent,
  grocery: groceryContent,
  pharmacy: pharmacyContent,
  ecommerce: ecommerceContent,
}
