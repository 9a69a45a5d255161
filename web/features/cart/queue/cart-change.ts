// A change of the cart on its way to the shop: small and whole, so that it survives a lost network and a closed tab.
import { between, isRecord, listOf, oneOf, type Read, recordOf, rowId, text } from '#contract/core/shape.ts'
import type { DiscountTerms, PieceOffer } from '#contract/features/item/discount.rules.ts'
import type { FoodChoice } from '#contract/features/item/item.rules.ts'

export interface PendingChoice {
  food_variations: FoodChoice[]
  variation_type: string | null
}

export interface PendingAddOn {
  id: number
  quantity: number
}

interface Pending {
  /** Also the request's key: the change is made once, however often it is sent. */
  key: string
  module_id: number
  zone_ids: number[]
  /** Sent at least once: the shop may have it already, so it must not be altered any more. */
  tried: boolean
  /** What the customer calls the thing it is about. */
  name: string
}

/** What it costs is as it was shown when it was added, in minor units. */
export interface PendingAdd extends Pending, PieceOffer {
  kind: 'add'
  item_id: number
  model: 'Item' | 'ItemCampaign'
  store_id: number
  image: string
  choice: PendingChoice
  add_ons: PendingAddOn[]
  note: string | null
  quantity: number
  /** Most pieces that may be taken; null is without limit. */
  limit: number | null
  /** Sets a cart of another store aside (CRT-10). */
  replace: boolean
  add_on_price: number
  terms: DiscountTerms | null
}

interface PendingOfLine extends Pending {
  /** Null until the shop knows the line. */
  cart_id: number | null
  /** Until then the key of the addition that will make it one. */
  added_key: string | null
}

export interface PendingUpdate extends PendingOfLine {
  kind: 'update'
  quantity: number
  /** What one piece cost by itself on the screen, decimal. */
  price: number
  /** Null stays as it is. */
  choice: PendingChoice | null
  add_ons: PendingAddOn[] | null
  /** Null stays as it is, an empty one is taken away. */
  note: string | null
}

export interface PendingRemove extends PendingOfLine {
  kind: 'remove'
}

export interface PendingClear extends Pending {
  kind: 'clear'
}

export type CartChange = PendingAdd | PendingUpdate | PendingRemove | PendingClear

const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

const orNull =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (value) =>
    value === null ? null : read(value)

const amount = between(0, 1_000_000_000)
const words = text(1_000)
const list = <Value>(entry: Read<Value>) => listOf(entry, 200)

const foodChoice: Read<FoodChoice> = recordOf({ name: words, values: recordOf({ label: list(words) }) })

const choice: Read<PendingChoice> = recordOf({
  food_variations: list(foodChoice),
  variation_type: orNull(words),
})

const addOns = list<PendingAddOn>(recordOf({ id: rowId, quantity: rowId }))

const keyText = text(64, 1)

const pending = {
  key: keyText,
  module_id: rowId,
  zone_ids: list(rowId),
  tried: flag,
  name: words,
}

const ofLine = {
  ...pending,
  cart_id: orNull(rowId),
  added_key: orNull(keyText),
}

const readers = {
  add: recordOf({
    ...pending,
    kind: oneOf(['add']),
    item_id: rowId,
    model: oneOf(['Item', 'ItemCampaign']),
    store_id: rowId,
    image: words,
    choice,
    add_ons: addOns,
    note: orNull(words),
    quantity: rowId,
    limit: orNull(amount),
    replace: flag,
    unit_price: amount,
    own_discount: amount,
    is_flash_sale: flag,
    store_discount: amount,
    add_on_price: amount,
    terms: orNull(recordOf({ min_purchase: amount, max_discount: amount })),
  }),
  update: recordOf({
    ...ofLine,
    kind: oneOf(['update']),
    quantity: rowId,
    price: amount,
    choice: orNull(choice),
    add_ons: orNull(addOns),
    note: orNull(words),
  }),
  remove: recordOf({ ...ofLine, kind: oneOf(['remove']) }),
  clear: recordOf({ ...pending, kind: oneOf(['clear']) }),
} satisfies { [Kind in CartChange['kind']]: Read<Extract<CartChange, { kind: Kind }>> }

/** What an earlier version of the shop stored may have another shape: then it is no change. */
export const readChange: Read<CartChange> = (value) => {
  if (!isRecord(value)) return undefined
  const kind = oneOf(['add', 'update', 'remove', 'clear'])(value.kind)
  if (kind === 'add' || kind === 'clear') return readers[kind](value)
  // Changes stored before lines could be named by their addition do not say so.
  return kind && readers[kind]({ added_key: null, ...value })
}
