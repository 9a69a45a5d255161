// From an item with its choices to a change of the cart, with the amounts the customer saw.
import { addOnPrice } from '#contract/features/cart/cart.rules.ts'
import {
  cartModelOf,
  discountTermsOf,
  largestQuantity,
  pieceOffer,
} from '#contract/features/item/item.rules.ts'
import type { NewLine } from './cart-actions.ts'
import type { PendingAdd } from './queue/cart-change.ts'
import type { ShownLine } from './shown-lines.rules.ts'

interface Sending {
  key: string
  zone_ids: readonly number[]
  replace: boolean
}

export function addChange({ item, choice, add_ons, quantity, note }: NewLine, sending: Sending): PendingAdd {
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
    note,
    quantity,
    limit: largestQuantity(item, choice),
    replace: sending.replace,
    ...pieceOffer(item, choice),
    add_on_price: addOnPrice(add_ons),
    terms: discountTermsOf(item),
  }
}

/** A line that was taken out, as it was; a cart begun meanwhile is set aside for it. */
export function addAgain(
  line: ShownLine,
  { key, module_id }: Pick<PendingAdd, 'key' | 'module_id'>,
): PendingAdd {
  const { name, item_id, model, store_id, image, choice, add_ons, note, quantity, limit } = line
  return {
    ...{ kind: 'add', key, module_id, tried: false, replace: true },
    // It was in the cart wherever that is: the current zone must not keep it out.
    zone_ids: [],
    ...{ name, item_id, model, store_id, image, choice, note, quantity, limit },
    add_ons: [...add_ons],
    ...line.offer,
    add_on_price: line.add_on_price,
    terms: line.terms,
  }
}
