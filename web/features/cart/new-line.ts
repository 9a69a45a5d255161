// From an item with its choices to a change of the cart, with the amounts the customer saw.
import { lineAmounts } from '#contract/features/cart/cart.rules.ts'
import { cartModelOf, largestQuantity } from '#contract/features/item/item.rules.ts'
import type { NewLine } from './cart-door.ts'
import type { WaitingAdd } from './waiting/cart-change.ts'

interface Sending {
  key: string
  zone_ids: readonly number[]
  replace: boolean
}

export function addChange({ item, choice, add_ons, quantity }: NewLine, sending: Sending): WaitingAdd {
  const { unit_price, discount, add_on_price, by_store } = lineAmounts({ item, choice, add_ons, quantity })
  return {
    kind: 'add',
    key: sending.key,
    module_id: item.module_id,
    zone_ids: [...sending.zone_ids],
    tried: false,
    name: item.name,
    item_id: item.id,
    model: cartModelOf(item),
    store_id: item.store_id,
    image: item.image_full_url,
    choice,
    add_ons: add_ons.map(({ id, quantity: pieces }) => ({ id, quantity: pieces })),
    note: null,
    quantity,
    limit: largestQuantity(item, choice),
    replace: sending.replace,
    unit_price,
    discount,
    add_on_price,
    by_store,
  }
}
