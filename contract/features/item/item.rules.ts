// What one piece costs and how many may be taken: dialog, cart, checkout and server compute it here, in minor units.
import { moduleTraits } from '../../core/module-type.ts'
import { toMinor } from '../../core/money.ts'
import { type DiscountTerms, type PieceOffer, priceAlone, priceOfOne } from './discount.rules.ts'
import type { FoodVariation, Item, ItemVariation } from './item.schema.ts'

/** Chosen options of one group, as the cart carries them. */
export interface FoodChoice {
  name: string
  values: { label: readonly string[] }
}

/** What the customer chose: options of a dish, or one combination of an article. */
export interface ItemChoice {
  food_variations?: readonly FoodChoice[]
  variation_type?: string | null
}

/** Lists leave the options of a dish out: nothing is chosen on a card. */
type MaybeOptions = Partial<Pick<Item, 'food_variations'>>

export function foodVariationsOf(item: MaybeOptions): readonly FoodVariation[] {
  return item.food_variations || []
}

export function chosenVariation(
  item: Pick<Item, 'variations'>,
  choice: ItemChoice,
): ItemVariation | undefined {
  return choice.variation_type ? item.variations.find((one) => one.type === choice.variation_type) : undefined
}

type Priced = Pick<Item, 'price' | 'variations'> & MaybeOptions

/** Options add to the base price; a chosen combination replaces it (api.md 9.1). */
export function unitPrice(item: Priced, choice: ItemChoice = {}): number {
  const groups = foodVariationsOf(item)
  if (groups.length > 0) return toMinor(item.price) + optionsPrice(groups, choice.food_variations ?? [])
  return toMinor(chosenVariation(item, choice)?.price ?? item.price)
}

function optionsPrice(groups: readonly FoodVariation[], chosen: readonly FoodChoice[]): number {
  const prices = groups.flatMap((group) => {
    const labels = new Set(chosen.find((one) => one.name === group.name)?.values.label)
    return group.values.filter((value) => labels.has(value.label)).map((value) => toMinor(value.optionPrice))
  })
  return prices.reduce((sum, price) => sum + price, 0)
}

export interface Discount {
  discount_type: 'percent' | 'amount'
  /** Percent × 100, or minor units, by discount_type. */
  value: number
}

const wholePercent = 10_000

/** Never below zero and never more than the price it is taken from. */
export function discountAmount(price: number, { discount_type, value }: Discount): number {
  const amount = discount_type === 'amount' ? value : Math.round((price * value) / wholePercent)
  return Math.min(Math.max(amount, 0), Math.max(price, 0))
}

type Discountable = Pick<Item, 'flash_sale' | 'store_discount' | 'discount' | 'discount_type'>

const ownDiscount = ({ discount, discount_type }: Discountable): Discount => ({
  discount_type,
  value: toMinor(discount),
})

/** In a flash sale `discount` is the sale's, and no other counts (api.md 9.4). */
export function pieceOffer(item: Priced & Discountable, choice: ItemChoice = {}): PieceOffer {
  const unit_price = unitPrice(item, choice)
  const is_flash_sale = item.flash_sale === 1
  const byStore = { discount_type: 'percent', value: toMinor(item.store_discount) } as const
  return {
    unit_price,
    own_discount: discountAmount(unit_price, ownDiscount(item)),
    is_flash_sale,
    store_discount: is_flash_sale ? 0 : discountAmount(unit_price, byStore),
  }
}

type WithTerms = Pick<Item, 'store_discount_min_purchase' | 'store_discount_max_discount'>

export function discountTermsOf(item: WithTerms): DiscountTerms {
  return {
    min_purchase: toMinor(item.store_discount_min_purchase),
    max_discount: toMinor(item.store_discount_max_discount),
  }
}

type Offered = Priced & Discountable & WithTerms

/** What one piece costs by itself: a discount that counts from a larger order only is no price of it. */
export function discountedUnitPrice(item: Offered, choice: ItemChoice = {}): number {
  return priceOfOne(pieceOffer(item, choice), discountTermsOf(item))
}

/** What the discount badge says (ATC-14): a percentage, or an amount of money in minor units. */
export type DiscountLabel =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amount: number }
  /** Of orders from this amount on. */
  | { kind: 'percent_from'; percent: number; amount: number }

/** The discount that is in the price shown; without one, the store's that a larger order would earn. */
export function discountLabel(item: Offered): DiscountLabel | null {
  const terms = discountTermsOf(item)
  const offer = pieceOffer(item)
  const { discount, discount_source } = priceAlone({ ...offer, quantity: 1, add_on_price: 0 }, terms)
  if (discount_source === 'flash_sale' || discount_source === 'product_discount') {
    const { discount_type, value } = ownDiscount(item)
    return discount_type === 'percent'
      ? { kind: 'percent', percent: value / 100 }
      : { kind: 'amount', amount: discount }
  }
  // The store gives no more than its maximum: its percentage would promise more than the price shows.
  const isCapped = discount_source === 'store_discount' && discount < offer.store_discount
  return isCapped ? { kind: 'amount', amount: discount } : storeLabel(item, terms)
}

function storeLabel({ flash_sale, store_discount }: Offered, terms: DiscountTerms): DiscountLabel | null {
  if (flash_sale === 1 || store_discount <= 0) return null
  return terms.min_purchase > 0
    ? { kind: 'percent_from', percent: store_discount, amount: terms.min_purchase }
    : { kind: 'percent', percent: store_discount }
}

export type Limited = Pick<
  Item,
  'module_type' | 'stock' | 'maximum_cart_quantity' | 'variations' | 'flash_sale'
>

/** Pieces a running flash sale has left, of all choices of the item together; `stock` counts them meanwhile (FLS-02). */
export function saleStockOf(item: Pick<Item, 'flash_sale' | 'stock'>): number | null {
  return item.flash_sale === 1 ? item.stock : null
}

/** Dishes are cooked, not stored: null where the module counts no stock and no sale does. */
function stockOf(item: Limited, choice: ItemChoice): number | null {
  const ofSale = saleStockOf(item)
  if (!moduleTraits[item.module_type].has_stock) return ofSale
  const ofChoice = chosenVariation(item, choice)?.stock ?? item.stock
  return Math.min(ofChoice, ofSale ?? ofChoice)
}

/** A maximum of nothing is no maximum: the field was left empty. */
function maximumOf(item: Limited): number | null {
  return item.maximum_cart_quantity && item.maximum_cart_quantity > 0 ? item.maximum_cart_quantity : null
}

/** Most pieces one may take; null is without limit. */
export function largestQuantity(item: Limited, choice: ItemChoice = {}): number | null {
  const limits = [stockOf(item, choice), maximumOf(item)].filter((limit) => limit !== null)
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits))
}

/** Keys of the texts 'Out of Stock' and 'Out of Limits' (ATC-09, CRT-05). */
export type QuantityProblem = 'out_of_stock' | 'out_of_limits'

export function quantityProblem(
  item: Limited,
  quantity: number,
  choice: ItemChoice = {},
): QuantityProblem | null {
  const stock = stockOf(item, choice)
  if (stock !== null && quantity > stock) return 'out_of_stock'
  const most = maximumOf(item)
  return most !== null && quantity > most ? 'out_of_limits' : null
}

/** Holds a wanted quantity between 1 and what may be taken; 0 when nothing is left. */
export function allowedQuantity(item: Limited, wanted: number, choice: ItemChoice = {}): number {
  const most = largestQuantity(item, choice) ?? Number.MAX_SAFE_INTEGER
  return Math.min(Math.max(1, Math.trunc(wanted)), most)
}

export interface MaybeCampaign {
  id: number
  available_date_starts?: string | null
  available_date_ends?: string | null
  isCampaignItem?: boolean
}

/** Campaign items carry dates (ATC-16); `is_campaign` is about the store and does not make one. */
export function isCampaignItem(item: MaybeCampaign): boolean {
  return Boolean(item.isCampaignItem || item.available_date_starts || item.available_date_ends)
}

export function cartModelOf(item: MaybeCampaign): 'Item' | 'ItemCampaign' {
  return isCampaignItem(item) ? 'ItemCampaign' : 'Item'
}
