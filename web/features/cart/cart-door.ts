// How any control changes the cart without carrying the code for it: the desk behind this door comes with the first press.
import type { AddOn, CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import type { ShownCart } from './cart-shelf.ts'
import type { ShownLine } from './shown-lines.rules.ts'
import type { WaitingAddOn, WaitingChoice } from './waiting/cart-change.ts'

type OrderedAddOn = Pick<AddOn, 'id' | 'price'> & { quantity: number }

export interface NewLine {
  item: Item | CampaignItem
  choice: WaitingChoice
  add_ons: readonly OrderedAddOn[]
  quantity: number
  note: string | null
}

export interface LineUpdate {
  quantity?: number
  choice?: WaitingChoice
  add_ons?: WaitingAddOn[]
  /** An empty one is taken away. */
  note?: string
  /** Where it was changed, which decides what is said about it (ATC-10). */
  place?: 'dialog' | 'product_page'
}

/** Each answers whether it was done, or kept on this device until it can be. */
export interface CartDesk {
  add(wanted: NewLine): Promise<boolean>
  update(line: ShownLine, change: LineUpdate): Promise<boolean>
  remove(line: ShownLine): Promise<boolean>
  /** Everything of one module. */
  clear(cart: Pick<ShownCart, 'lines' | 'module_id'>): Promise<boolean>
}

type OpenDesk = () => Promise<CartDesk | null>

/** A press may come while the page is still coming alive: it waits here until the door is open. */
let door = Promise.withResolvers<OpenDesk>()

export function openCartDoor(opened: OpenDesk): () => void {
  door.resolve(opened)
  return () => {
    door = Promise.withResolvers()
  }
}

/** Null when its code cannot be fetched, which is told already. */
export async function cartDesk(): Promise<CartDesk | null> {
  const open = await door.promise
  return open()
}
