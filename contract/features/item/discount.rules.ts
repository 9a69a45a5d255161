// The one rule of discounts (api.md 9.4, 9.5): what is taken off pieces that are ordered together, in minor units. Card,
// dialog, cart, quote and order ask here, so that the price shown is the price charged.

import { shareOut } from '#contract/core/share-out.ts'
import { sum, toMinor } from '../../core/money.ts'

export type DiscountSource = 'flash_sale' | 'store_discount' | 'product_discount'

/** Of the store's discount: the order it counts from and what it gives at most; a maximum of 0 is no maximum. */
export interface DiscountTerms {
  min_purchase: number
  max_discount: number
}

/** As the wire writes them, in decimals; null where the store gives no discount. */
export function discountTermsIn(wire: DiscountTerms | null | undefined): DiscountTerms | null {
  if (!wire) return null
  return { min_purchase: toMinor(wire.min_purchase), max_discount: toMinor(wire.max_discount) }
}

/** What one piece costs and what may be taken off it. */
export interface PieceOffer {
  /** With its options, before any discount. */
  unit_price: number
  /** By the item itself, or by the flash sale it is in. */
  own_discount: number
  is_flash_sale: boolean
  /** By the store, where its terms are met; 0 in a flash sale. */
  store_discount: number
}

export interface OfferedLine extends PieceOffer {
  quantity: number
  /** Once per line, however many pieces (CRT-16). */
  add_on_price: number
}

export interface LineAmounts {
  unit_price: number
  quantity: number
  add_on_price: number
  /** Taken off the whole line. */
  discount: number
  /** Whose discount it is; null without one. */
  discount_source: DiscountSource | null
  /** Pieces and add-ons less the discount. */
  total: number
}

/** Pieces and add-ons before any discount: what every minimum is compared with. */
export function grossOf({
  unit_price,
  quantity,
  add_on_price,
}: Pick<OfferedLine, 'unit_price' | 'quantity' | 'add_on_price'>): number {
  return unit_price * quantity + add_on_price
}

/** What is still to be bought before the store's discount counts; 0 where it counts already, or there is none. */
export function missingForDiscount(gross: number, terms: DiscountTerms | null): number {
  return terms ? Math.max(0, terms.min_purchase - gross) : 0
}

const ownOf = ({ own_discount, quantity }: OfferedLine): number => own_discount * quantity

/** What the store would take off beyond the item's own discount; a flash sale stands alone. */
function beyondOwn(line: OfferedLine): number {
  return line.is_flash_sale ? 0 : Math.max(0, line.store_discount * line.quantity - ownOf(line))
}

/**
 * What the store adds to the lines' own discounts. Its maximum limits what the lines it reduces get in all; their own
 * discounts have no maximum, so nobody pays more for having reached the store's minimum. Without terms it gives nothing.
 */
function addedByStore(lines: readonly OfferedLine[], terms: DiscountTerms | null): number[] {
  if (!terms || missingForDiscount(sum(lines.map(grossOf)), terms) > 0) return lines.map(() => 0)
  const wanted = lines.map(beyondOwn)
  const own = sum(lines.map((line, at) => (wanted[at] ? ownOf(line) : 0)))
  const most = terms.max_discount > 0 ? terms.max_discount : Number.POSITIVE_INFINITY
  return shareOut(Math.min(sum(wanted), Math.max(0, most - own)), wanted)
}

function sourceOf(line: OfferedLine, added: number): DiscountSource | null {
  if (added > 0) return 'store_discount'
  if (line.own_discount <= 0) return null
  return line.is_flash_sale ? 'flash_sale' : 'product_discount'
}

/** The lines of one store's order. Below the store's minimum the items' own discounts count, from it on the larger one. */
export function priceTogether(lines: readonly OfferedLine[], terms: DiscountTerms | null): LineAmounts[] {
  const added = addedByStore(lines, terms)
  return lines.map((line, at) => {
    const { unit_price, quantity, add_on_price } = line
    const discount = ownOf(line) + (added[at] ?? 0)
    const discount_source = sourceOf(line, added[at] ?? 0)
    return { unit_price, quantity, add_on_price, discount, discount_source, total: grossOf(line) - discount }
  })
}

export function priceAlone(line: OfferedLine, terms: DiscountTerms | null): LineAmounts {
  const [amounts] = priceTogether([line], terms)
  if (!amounts) throw new Error('a line has a price')
  return amounts
}

/** What one piece costs by itself: the price on its card. */
export function priceOfOne(offer: PieceOffer, terms: DiscountTerms | null): number {
  return priceAlone({ ...offer, quantity: 1, add_on_price: 0 }, terms).total
}

/** One piece of a line; where a capped discount does not divide evenly, rounded up, so that no less is said than charged. */
export function pricePerPiece({
  unit_price,
  discount,
  quantity,
}: Pick<LineAmounts, 'unit_price' | 'discount' | 'quantity'>): number {
  return unit_price - Math.floor(discount / quantity)
}
