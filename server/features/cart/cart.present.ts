// A cart line in the words of the wire: the item with the choices marked, the price of now beside the one seen.
import { fromMinor } from '#contract/core/money.ts'
import { addOnPrice } from '#contract/features/cart/cart.rules.ts'
import {
  type CartItem,
  type CartLine,
  type CartVariation,
  itemTypes,
  type LineChange,
} from '#contract/features/cart/cart.schema.ts'
import {
  availableQuantity,
  type Demand,
  demandFor,
  isDeliveredTo,
  lineChange,
  type Wanted,
} from '#contract/features/cart/cart-line.rules.ts'
import { type LineAmounts, pricePerPiece } from '#contract/features/item/discount.rules.ts'
import { discountedUnitPrice, foodVariationsOf, type ItemChoice } from '#contract/features/item/item.rules.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import { wireHours } from '#contract/features/item/item-availability.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { StoredCartAddOn } from '#server/database/schema/cart.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { CartLineRow } from './cart.db.ts'
import { amountsOf, pricedLine } from './cart-amounts.ts'
import type { CartCatalogue } from './cart-catalogue.ts'
import { choiceIn } from './cart-choice.ts'

type AnyItem = Item | CampaignItem

export function wantedOf(row: Pick<CartLineRow, 'model' | 'item_id' | 'choice' | 'quantity'>): Wanted {
  const { model, item_id, choice, quantity } = row
  return { model, item_id, variation_type: choice.variation_type, quantity }
}

/** Lines draw on the stock in their order: what the earlier ones hold is not there for the later. */
export function presentLines(
  rows: readonly CartLineRow[],
  catalogue: CartCatalogue,
  stores: ReadonlyMap<number, Store>,
  scope: Scope,
): CartLine[] {
  const amounts = amountsOf(rows, catalogue, stores, scope)
  return rows.map((row, at) => {
    const earlier = demandFor(wantedOf(row), rows.slice(0, at).map(wantedOf))
    const beside = { earlier, amounts: amounts.get(row.id), store: stores.get(row.store_id) }
    return presentLine(row, beside, catalogue, scope)
  })
}

/** What else decides about a line. */
interface Beside {
  earlier: Demand
  /** Undefined: it cannot be ordered as it is. */
  amounts: LineAmounts | undefined
  store: Store | undefined
}

function presentLine(row: CartLineRow, beside: Beside, catalogue: CartCatalogue, scope: Scope): CartLine {
  const choice = choiceIn(scope.language, row.choice, catalogue.options(row))
  const item = catalogue.item(row)
  const shown = item ?? row.snapshot
  const discount = beside.store?.discount
  return {
    id: row.id,
    user_id: row.customer_id ?? row.guest_id ?? 0,
    is_guest: row.customer_id === null,
    module_id: row.module_id,
    item_id: row.item_id,
    item_type: itemTypes[row.model],
    add_on_ids: row.add_ons.map((one) => one.id),
    add_on_qtys: row.add_ons.map((one) => one.quantity),
    price: fromMinor(row.seen_price),
    ...(item ? stateNow(row, item, choice, beside) : gone),
    ...(item && !isDeliveredTo(scope.zone_ids, item) ? outOfReach : {}),
    quantity: row.quantity,
    variation: presentVariation(row, shown, choice),
    note: row.note,
    store_discount_terms: discount
      ? { min_purchase: discount.min_purchase, max_discount: discount.max_discount }
      : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    item: markedItem(shown, choice, row.add_ons),
  }
}

const gone = {
  card_price: null,
  current_price: null,
  total: null,
  add_on_price: 0,
  change: 'gone',
  available_quantity: 0,
} as const satisfies Partial<CartLine>

/** The address moved: the line stays, and says so. */
const outOfReach = { change: 'not_delivered' } as const satisfies Partial<CartLine>

interface LineState {
  card_price: number
  current_price: number
  total: number | null
  add_on_price: number
  change: LineChange
  available_quantity: number | null
}

function stateNow(
  row: CartLineRow,
  item: AnyItem,
  choice: ItemChoice,
  { earlier, amounts }: Beside,
): LineState {
  const { quantity, seen_price, seen_add_on_price } = row
  const line = { ...pricedLine(item, choice, row.add_ons, quantity), seen_price, seen_add_on_price }
  const card_price = discountedUnitPrice(item, choice)
  const demand = { of_item: earlier.of_item + quantity, of_choice: earlier.of_choice + quantity }
  return {
    card_price: fromMinor(card_price),
    current_price: fromMinor(amounts ? pricePerPiece(amounts) : card_price),
    total: amounts ? fromMinor(amounts.total) : null,
    add_on_price: fromMinor(addOnPrice(line.add_ons)),
    change: lineChange({ ...line, item }, demand, line.add_ons.length < row.add_ons.length),
    available_quantity: availableQuantity(item, choice, earlier),
  }
}

function presentVariation(
  row: CartLineRow,
  item: AnyItem,
  choice: ReturnType<typeof choiceIn>,
): CartVariation[] {
  const type = row.choice.variation_type
  if (type === null) return choice.food_variations
  const known = item.variations.find((one) => one.type === type)
  return [known ?? { type, price: fromMinor(row.seen_price), stock: 0 }]
}

function markedItem(item: AnyItem, choice: ItemChoice, add_ons: readonly StoredCartAddOn[]): CartItem {
  const chosenIn = (group: string) =>
    new Set(choice.food_variations?.find((one) => one.name === group)?.values.label)
  return {
    ...item,
    // What was kept of an item that is gone may have none.
    ...wireHours(item),
    food_variations: foodVariationsOf(item).map((group) => {
      const labels = chosenIn(group.name)
      const values = group.values.map((value) => ({ ...value, isSelected: labels.has(value.label) }))
      return { ...group, values }
    }),
    addons: item.add_ons.map((one) => {
      const quantity = add_ons.find((chosen) => chosen.id === one.id)?.quantity ?? 0
      return { ...one, isChecked: quantity > 0, quantity }
    }),
  }
}
