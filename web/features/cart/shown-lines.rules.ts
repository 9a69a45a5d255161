// The cart as the customer sees it: the lines of the shop with everything done to them that still waits.
import { sum, toMinor } from '#contract/core/money.ts'
import {
  type DiscountTerms,
  grossOf,
  type LineAmounts,
  lineAmounts,
  missingForDiscount,
  withoutStoreDiscount,
} from '#contract/features/cart/cart.rules.ts'
import { type CartLine, itemTypes } from '#contract/features/cart/cart.schema.ts'
import type {
  CartChange,
  PendingAdd,
  PendingAddOn,
  PendingChoice,
  PendingUpdate,
} from './queue/cart-change.ts'
import { isSameLine, type LineContent } from './queue/same-line.rules.ts'

export interface ShownLine extends LineContent {
  /** Stays the same while the line is changed; another one once the shop knows the line. */
  key: string
  /** Null until the shop knows the line. */
  cart_id: number | null
  module_id: number
  store_id: number
  name: string
  image: string
  quantity: number
  /** Of the quantity shown. */
  amounts: LineAmounts
  /** Most pieces that may be taken; null is without limit. */
  limit: number | null
  /** Something about it has not reached the shop yet. */
  isPending: boolean
  /** As the shop last answered it. */
  line: CartLine | null
}

export function choiceOf({ variation }: Pick<CartLine, 'variation'>): PendingChoice {
  const food_variations = variation.flatMap((one) => ('name' in one ? [one] : []))
  const combination = variation.find((one) => 'type' in one)
  return { food_variations, variation_type: combination && 'type' in combination ? combination.type : null }
}

export function addOnsOf({ add_on_ids, add_on_qtys }: CartLine): PendingAddOn[] {
  return add_on_ids.map((id, at) => ({ id, quantity: add_on_qtys[at] ?? 1 }))
}

function shownLine(line: CartLine): ShownLine {
  const choice = choiceOf(line)
  const { item, quantity } = line
  const add_ons = item.addons.filter((one) => one.isChecked)
  return {
    key: `line-${line.id}`,
    cart_id: line.id,
    module_id: line.module_id,
    item_id: line.item_id,
    model: line.item_type === itemTypes.Item ? 'Item' : 'ItemCampaign',
    store_id: item.store_id,
    name: item.name,
    image: item.image_full_url,
    choice,
    add_ons: addOnsOf(line),
    note: line.note,
    quantity,
    amounts: lineAmounts({ item, choice, add_ons, quantity }),
    limit: line.available_quantity,
    isPending: false,
    line,
  }
}

function pendingLine(added: PendingAdd): ShownLine {
  const { unit_price, discount, add_on_price, discount_source, quantity } = added
  const total = (unit_price - discount) * quantity + add_on_price
  return {
    ...added,
    cart_id: null,
    amounts: { unit_price, discount, add_on_price, discount_source, total },
    isPending: true,
    line: null,
  }
}

/** The amounts follow the pieces; add-ons are counted once a line (CRT-16). */
function withPieces(shown: ShownLine, quantity: number): ShownLine {
  const { unit_price, discount, add_on_price } = shown.amounts
  const total = (unit_price - discount) * quantity + add_on_price
  return { ...shown, quantity, amounts: { ...shown.amounts, total }, isPending: true }
}

function isMeant({ key, cart_id }: ShownLine, change: Pick<PendingUpdate, 'cart_id' | 'added_key'>): boolean {
  return cart_id === null ? key === change.added_key : cart_id === change.cart_id
}

function afterChange(lines: readonly ShownLine[], change: CartChange): ShownLine[] {
  switch (change.kind) {
    case 'add': {
      const others = change.replace ? lines.filter((one) => one.store_id === change.store_id) : lines
      const same = others.find((one) => isSameLine(one, change))
      if (!same) return [...others, pendingLine(change)]
      return others.map((one) => (one === same ? withPieces(one, one.quantity + change.quantity) : one))
    }
    case 'update':
      return lines.map((one) => (isMeant(one, change) ? withPieces(one, change.quantity) : one))
    case 'remove':
      return lines.filter((one) => !isMeant(one, change))
    case 'clear':
      return []
  }
}

/** One store, one discount: every line of the shop carries its terms. */
export function discountTerms(lines: readonly ShownLine[]): DiscountTerms | null {
  const terms = lines.find(({ line }) => line?.store_discount_terms)?.line?.store_discount_terms
  if (!terms) return null
  return { min_purchase: toMinor(terms.min_purchase), max_discount: toMinor(terms.max_discount) }
}

function grossOfAll(lines: readonly ShownLine[]): number {
  return sum(lines.map(({ amounts, quantity }) => grossOf({ ...amounts, quantity })))
}

/** How much more earns the store's discount, and which; null where it is earned or there is none. */
export function nextDiscount(lines: readonly ShownLine[]): { missing: number; percent: number } | null {
  const missing = missingForDiscount(grossOfAll(lines), discountTerms(lines))
  const percent =
    lines.find(({ amounts }) => amounts.discount_source === 'store_discount')?.line?.item.store_discount ?? 0
  return missing > 0 && percent > 0 ? { missing, percent } : null
}

function atHonestPrices(lines: ShownLine[]): ShownLine[] {
  if (missingForDiscount(grossOfAll(lines), discountTerms(lines)) === 0) return lines
  return lines.map((shown) => ({ ...shown, amounts: withoutStoreDiscount(shown.amounts, shown.quantity) }))
}

export function shownLines(
  lines: readonly CartLine[],
  changes: readonly CartChange[],
  module_id: number,
): ShownLine[] {
  const wanted = changes
    .filter((change) => change.module_id === module_id)
    .reduce<ShownLine[]>(afterChange, lines.map(shownLine))
  return atHonestPrices(wanted)
}

export function piecesIn(lines: readonly ShownLine[]): number {
  return sum(lines.map(({ quantity }) => quantity))
}
