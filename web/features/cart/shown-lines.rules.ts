// The cart as the customer sees it: the lines of the shop with everything done to them that still waits.
import { fromMinor, sum } from '#contract/core/money.ts'
import { addOnPrice } from '#contract/features/cart/cart.rules.ts'
import { type CartItem, type CartLine, itemTypes } from '#contract/features/cart/cart.schema.ts'
import {
  type DiscountTerms,
  discountTermsIn,
  grossOf,
  type LineAmounts,
  missingForDiscount,
  type OfferedLine,
  type PieceOffer,
  priceOfOne,
  priceTogether,
} from '#contract/features/item/discount.rules.ts'
import { pieceOffer } from '#contract/features/item/item.rules.ts'
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
  /** Before what else is in the cart decides about the store's discount. */
  offer: PieceOffer
  add_on_price: number
  terms: DiscountTerms | null
  /** Decimal: what one piece cost by itself when the customer last saw it. */
  seen_price: number
  /** Beside the other lines; null where it cannot be ordered as it is, and then it counts nowhere. */
  amounts: LineAmounts | null
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

function contentOf(line: CartLine): LineContent {
  return {
    item_id: line.item_id,
    model: line.item_type === itemTypes.Item ? 'Item' : 'ItemCampaign',
    choice: choiceOf(line),
    add_ons: addOnsOf(line),
    note: line.note,
  }
}

/** The line of the shop that has this content: there is one at most. */
export function lineLike(content: LineContent, lines: readonly CartLine[]): CartLine | undefined {
  return lines.find((line) => isSameLine(contentOf(line), content))
}

type UnpricedLine = Omit<ShownLine, 'amounts'>

type Chosen = Pick<LineContent, 'choice' | 'add_ons'>

/** What the choice costs, from the item as the shop last answered it. */
function offerOf(item: CartItem, { choice, add_ons }: Chosen) {
  const quantities = new Map(add_ons.map(({ id, quantity }) => [id, quantity]))
  const chosen = item.addons.map(({ id, price }) => ({ price, quantity: quantities.get(id) ?? 0 }))
  return { offer: pieceOffer(item, choice), add_on_price: addOnPrice(chosen) }
}

function shownLine(line: CartLine): UnpricedLine {
  const { item, quantity } = line
  const content = contentOf(line)
  return {
    ...content,
    key: `line-${line.id}`,
    cart_id: line.id,
    module_id: line.module_id,
    store_id: item.store_id,
    name: item.name,
    image: item.image_full_url,
    quantity,
    ...offerOf(item, content),
    terms: discountTermsIn(line.store_discount_terms),
    seen_price: line.price,
    limit: line.available_quantity,
    isPending: false,
    line,
  }
}

function pendingLine(added: PendingAdd): UnpricedLine {
  const { unit_price, own_discount, is_flash_sale, store_discount } = added
  const offer = { unit_price, own_discount, is_flash_sale, store_discount }
  const seen_price = fromMinor(priceOfOne(offer, added.terms))
  return { ...added, offer, seen_price, cart_id: null, isPending: true, line: null }
}

/** As it will be once the shop has made the change. */
function withUpdate(shown: UnpricedLine, { quantity, price, ...change }: PendingUpdate): UnpricedLine {
  const chosen = { choice: change.choice ?? shown.choice, add_ons: change.add_ons ?? shown.add_ons }
  return {
    ...shown,
    ...chosen,
    ...(shown.line ? offerOf(shown.line.item, chosen) : {}),
    note: change.note === null ? shown.note : change.note || null,
    quantity,
    seen_price: price,
    isPending: true,
  }
}

function isMeant(
  { key, cart_id }: UnpricedLine,
  change: Pick<PendingUpdate, 'cart_id' | 'added_key'>,
): boolean {
  return cart_id === null ? key === change.added_key : cart_id === change.cart_id
}

function afterChange(lines: readonly UnpricedLine[], change: CartChange): UnpricedLine[] {
  switch (change.kind) {
    case 'add': {
      const others = change.replace ? lines.filter((one) => one.store_id === change.store_id) : lines
      const same = others.find((one) => isSameLine(one, change))
      if (!same) return [...others, pendingLine(change)]
      const quantity = same.quantity + change.quantity
      return others.map((one) => (one === same ? { ...same, quantity, isPending: true } : one))
    }
    case 'update':
      return lines.map((one) => (isMeant(one, change) ? withUpdate(one, change) : one))
    case 'remove':
      return lines.filter((one) => !isMeant(one, change))
    case 'clear':
      return []
  }
}

/** One store, one discount: every line carries its terms. */
function discountTerms(lines: readonly UnpricedLine[]): DiscountTerms | null {
  return lines.find(({ terms }) => terms)?.terms ?? null
}

/** As the shop counts them: what cannot be ordered is in no sum. */
function isSold({ line }: UnpricedLine): boolean {
  return line?.change !== 'gone' && line?.change !== 'option_gone'
}

const offeredLine = ({ offer, quantity, add_on_price }: UnpricedLine): OfferedLine => ({
  ...offer,
  quantity,
  add_on_price,
})

/** How much more earns the store's discount, and which; null where it is earned or would change nothing. */
export function nextDiscount(lines: readonly ShownLine[]): { missing: number; percent: number } | null {
  const sold = lines.filter(isSold)
  const missing = missingForDiscount(sum(sold.map(offeredLine).map(grossOf)), discountTerms(sold))
  const reduced = sold.find(({ offer }) => offer.store_discount > offer.own_discount)
  const percent = reduced?.line?.item.store_discount ?? 0
  return missing > 0 && percent > 0 ? { missing, percent } : null
}

function priced(lines: readonly UnpricedLine[]): ShownLine[] {
  const sold = lines.filter(isSold)
  const amounts = priceTogether(sold.map(offeredLine), discountTerms(sold))
  const byKey = new Map(sold.map(({ key }, at) => [key, amounts[at]]))
  return lines.map((line) => ({ ...line, amounts: byKey.get(line.key) ?? null }))
}

export function shownLines(
  lines: readonly CartLine[],
  changes: readonly CartChange[],
  module_id: number,
): ShownLine[] {
  const wanted = changes
    .filter((change) => change.module_id === module_id)
    .reduce<UnpricedLine[]>(afterChange, lines.map(shownLine))
  return priced(wanted)
}

/** Of all that can be ordered. */
export function amountsIn(lines: readonly ShownLine[]): LineAmounts[] {
  return lines.flatMap(({ amounts }) => amounts ?? [])
}

export function piecesIn(lines: readonly ShownLine[]): number {
  return sum(lines.map(({ quantity }) => quantity))
}
