// The actions that change the cart. Their code is lazy-loaded with the first press, so no control on a page imports it.
import type { ShownItem } from '#contract/features/item/card-item.ts'
import type { MaybeCampaign } from '#contract/features/item/item.rules.ts'
import type { AddOn, Item } from '#contract/features/item/item.schema.ts'
import type { ShownCart } from './cart-state.ts'
import type { PendingAddOn, PendingChoice } from './queue/cart-change.ts'
import type { ShownLine } from './shown-lines.rules.ts'

/** What a line is made from: of an item's card, or of the item itself where something is chosen. */
type OrderedItem = ShownItem &
  Partial<Pick<Item, 'food_variations'>> &
  Pick<MaybeCampaign, 'available_date_starts' | 'available_date_ends'>

type OrderedAddOn = Pick<AddOn, 'id' | 'price'> & { quantity: number }

export interface NewLine {
  item: OrderedItem
  choice: PendingChoice
  add_ons: readonly OrderedAddOn[]
  quantity: number
  note: string | null
}

export interface LineUpdate {
  quantity?: number
  /** Decimal: what one piece cost where it was changed, by itself and as it is chosen now. */
  price?: number
  choice?: PendingChoice
  add_ons?: PendingAddOn[]
  /** An empty one is taken away. */
  note?: string
  /** Where it was changed, which decides what is said about it (ATC-10). */
  source?: 'dialog' | 'product_page'
}

/** Each answers whether it was done, or queued on this device until it can be. */
export interface CartActions {
  add(wanted: NewLine): Promise<boolean>
  update(line: ShownLine, change: LineUpdate): Promise<boolean>
  remove(line: ShownLine): Promise<boolean>
  /** Everything of one module. */
  clear(cart: Pick<ShownCart, 'lines' | 'module_id'>): Promise<boolean>
}

type LoadActions = () => Promise<CartActions | null>

/** A press may come before the page is hydrated: it waits until the host has registered its loader. */
let loader = Promise.withResolvers<LoadActions>()

export function registerCartActions(load: LoadActions): () => void {
  loader.resolve(load)
  return () => {
    loader = Promise.withResolvers()
  }
}

/** Null when its code cannot be fetched, which has been reported already. */
export async function loadCartActions(): Promise<CartActions | null> {
  const load = await loader.promise
  return load()
}
