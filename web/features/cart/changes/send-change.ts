// One waiting change in the words of the API; the answer is the whole cart of its module.
import { fromMinor } from '#contract/core/money.ts'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import { priceOfOne } from '#contract/features/item/discount.rules.ts'
import type { ShopApi } from '#web/platform/api/shop-api.ts'
import type {
  CartChange,
  PendingAddOn,
  PendingChoice,
  PendingRemove,
  PendingUpdate,
} from '../queue/cart-change.ts'

function variationOf({ food_variations, variation_type }: PendingChoice) {
  return variation_type === null ? food_variations : [{ type: variation_type }]
}

function addOnFields(add_ons: readonly PendingAddOn[]) {
  return { add_on_ids: add_ons.map(({ id }) => id), add_on_qtys: add_ons.map(({ quantity }) => quantity) }
}

/** Empty texts count as absent on the way: an empty note needs words of its own. */
function noteFields(note: string | null) {
  if (note === null) return {}
  return note === '' ? { remove_note: 1 } : { note }
}

/** The addition goes first and names the line for what follows it. */
function knownLine({ cart_id, key }: PendingUpdate | PendingRemove): number {
  if (cart_id === null) throw new Error(`change ${key} is sent before its line is known`)
  return cart_id
}

export function sendChange(api: ShopApi, change: CartChange): Promise<CartLine[]> {
  const sent = {
    scope: { module_id: change.module_id, zone_ids: change.zone_ids },
    request_key: change.key,
    quiet: true,
  }
  switch (change.kind) {
    case 'add': {
      const { item_id, model, terms, quantity, choice, add_ons, note, replace } = change
      return api.call(cartEndpoints.add, {
        ...sent,
        input: {
          item_id,
          model,
          price: fromMinor(priceOfOne(change, terms)),
          quantity,
          variation: variationOf(choice),
          ...addOnFields(add_ons),
          ...(note ? { note } : {}),
          ...(replace ? { replace: 1 } : {}),
        },
      })
    }
    case 'update': {
      const { price, quantity, choice, add_ons, note } = change
      return api.call(cartEndpoints.update, {
        ...sent,
        input: {
          cart_id: knownLine(change),
          price,
          quantity,
          ...(choice ? { variation: variationOf(choice) } : {}),
          ...(add_ons ? addOnFields(add_ons) : {}),
          ...noteFields(note),
        },
      })
    }
    case 'remove':
      return api.call(cartEndpoints.removeItem, { ...sent, input: { cart_id: knownLine(change) } })
    case 'clear':
      return api.call(cartEndpoints.clear, { ...sent, input: {} })
  }
}
