// Reads the item stored for the checkout; anything malformed counts as nothing.
import { z } from 'zod'
import { longestNote } from '#contract/features/cart/cart-input.schema.ts'
import { type BuyNow, type BuyNowKind, buyNowKey } from './buy-now.ts'

const id = z.number().int().positive()
const label = z.string().max(200)

const buyNow = z.object({
  module_id: id,
  store_id: id,
  line: z.object({
    model: z.enum(['Item', 'ItemCampaign']),
    item_id: id,
    quantity: id,
    variation: z.array(
      z.union([
        z.object({ name: label, values: z.object({ label: z.array(label) }) }),
        z.object({ type: label }),
      ]),
    ),
    add_on_ids: z.array(id),
    add_on_qtys: z.array(id),
    note: z.string().max(longestNote).nullable().default(null),
  }),
})

export function storedBuyNow(kind: BuyNowKind): BuyNow | null {
  try {
    return buyNow.parse(JSON.parse(window.sessionStorage.getItem(buyNowKey(kind)) ?? 'null'))
  } catch {
    return null
  }
}
