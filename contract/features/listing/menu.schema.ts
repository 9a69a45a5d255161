// What a store sells, as its page shows it before anything is chosen: section by section.
import { z } from 'zod'
import { item } from '../item/item.schema.ts'

/** As many items come with the sections, from the first section on; the others are asked for section by section. */
export const menuItemsAtOnce = 12

export const menuSection = z.object({
  /** What a list of items is narrowed by to get all of the section. */
  category_id: z.number().int(),
  /** Empty where the category is switched off and its items are still sold. */
  name: z.string(),
  total_size: z.number().int(),
  /** Its first items, newest first; none where the sections before it have used up the reply. */
  products: z.array(item),
})

export const storeMenu = z.object({
  total_size: z.number().int(),
  sections: z.array(menuSection),
})

export type StoreMenu = z.output<typeof storeMenu>
