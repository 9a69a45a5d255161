// Lines of an order that go past the cart: 'Buy Now' and campaign items (ATC-13).
import { z } from 'zod'
import { listOf } from '../../core/list-of.ts'
import { asJson, wireId, wireInteger } from '../../core/wire.ts'
import { lineNote, wireAddOns, wireVariation } from '../cart/cart-input.schema.ts'
import { mostPieces } from '../cart/cart-line.rules.ts'

const mostLines = 50

/** Clients write 'AppModelsItemCampaign' with or without the backslashes, or a campaign's id alone. */
const buyNowLine = z
  .object({
    item_id: wireId.nullish(),
    item_campaign_id: wireId.nullish(),
    item_type: z.string().max(100).nullish(),
    quantity: wireInteger.min(1).max(mostPieces),
    variation: wireVariation.nullish(),
    ...wireAddOns,
    note: lineNote.nullish(),
  })
  .transform((line, context) => {
    const model = line.item_campaign_id || line.item_type?.endsWith('Campaign') ? 'ItemCampaign' : 'Item'
    const item_id = model === 'Item' ? line.item_id : (line.item_campaign_id ?? line.item_id)
    if (!item_id) {
      context.addIssue({ code: 'custom', message: '', input: line })
      return z.NEVER
    }
    const { quantity, variation, add_on_ids, add_on_qtys, note } = line
    return {
      model: model === 'Item' ? ('Item' as const) : ('ItemCampaign' as const),
      item_id,
      quantity,
      variation: variation ?? [],
      add_on_ids: add_on_ids ?? [],
      add_on_qtys: add_on_qtys ?? [],
      note: note || null,
    }
  })

export type BuyNowLine = z.output<typeof buyNowLine>

/** A JSON list as text, or the list itself; clients send an empty one with what has no lines, such as a parcel. */
export const wireBuyNow = listOf(buyNowLine, mostLines, asJson)
