// A wanted line checked against its item: what may not be ordered is refused here, before anything is written.
import { type FailureKind, refuse, refuseUnless } from '#contract/core/failure.ts'
import { toMinor } from '#contract/core/money.ts'
import { cartFailures } from '#contract/features/cart/cart.failures.ts'
import { addOnPrice } from '#contract/features/cart/cart.rules.ts'
import type { CartModel } from '#contract/features/cart/cart.schema.ts'
import { isDeliveredTo, orderProblem, seenUnitPrice } from '#contract/features/cart/cart-line.rules.ts'
import type { ItemChoice } from '#contract/features/item/item.rules.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import type { ChoiceProblem } from '#contract/features/item/item-choice.rules.ts'
import type { StoredCartAddOn, StoredCartChoice } from '#server/database/schema/cart.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pricedLine } from './cart-amounts.ts'
import type { CartCatalogue, Ordered } from './cart-catalogue.ts'
import { choiceIn, fingerprintOf } from './cart-choice.ts'

export interface WantedLine extends Ordered {
  quantity: number
  /** Decimal, as the client sent it. */
  price: number
  choice: StoredCartChoice
  add_ons: StoredCartAddOn[]
  note: string | null
}

export interface PreparedLine {
  item: Item | CampaignItem
  /** In the caller's language, as the item is. */
  choice: ItemChoice
  values: {
    module_id: number
    store_id: number
    item_id: number
    model: CartModel
    choice: StoredCartChoice
    add_ons: StoredCartAddOn[]
    note: string | null
    fingerprint: string
    quantity: number
    seen_price: number
    seen_add_on_price: number
    snapshot: Item | CampaignItem
  }
}

const notFound: Record<CartModel, FailureKind> = {
  Item: cartFailures.item_unknown,
  ItemCampaign: cartFailures.campaign_over,
}

export function prepareLine(catalogue: CartCatalogue, wanted: WantedLine, { language }: Scope): PreparedLine {
  const { price, ...line } = wanted
  const item = catalogue.item(wanted)
  refuseUnless(item, notFound[wanted.model])
  const choice = choiceIn(language, wanted.choice, catalogue.options(wanted))
  refuseProblem(orderProblem(item, choice))
  const priced = pricedLine(item, choice, wanted.add_ons, wanted.quantity)
  refuseUnless(priced.add_ons.length === wanted.add_ons.length, cartFailures.add_on_unknown)
  const seen_price = seenUnitPrice(toMinor(price), priced)
  refuseUnless(seen_price !== null, cartFailures.price)
  return {
    item,
    choice,
    values: {
      ...line,
      module_id: item.module_id,
      store_id: item.store_id,
      fingerprint: fingerprintOf(wanted),
      seen_price,
      seen_add_on_price: addOnPrice(priced.add_ons),
      snapshot: item,
    },
  }
}

function refuseProblem(problem: ChoiceProblem | null): void {
  if (!problem) return
  const { key, ...parameters } = problem
  refuse(cartFailures[key], parameters)
}

/** Only what is offered where the caller shops: another module's or zone's item could never be ordered. */
export function refuseElsewhere({ item }: PreparedLine, { module_id, zone_ids }: Scope): void {
  refuseUnless(module_id === null || item.module_id === module_id, cartFailures.other_module)
  refuseUnless(isDeliveredTo(zone_ids, item), cartFailures.other_zone)
}
