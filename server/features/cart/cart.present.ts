// A cart line in the words of the wire: the item with the choices marked, the price of now beside the one seen.
import { fromMinor } from '#contract/core/money.ts'
import { addOnPrice, lineAmounts, type PricedLine } from '#contract/features/cart/cart.rules.ts'
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
import { foodVariationsOf, type ItemChoice } from '#contract/features/item/item.rules.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import { wireHours } from '#contract/features/item/item-availability.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { StoredCartAddOn } from '#server/database/schema/cart.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { CartLineRow } from './cart.db.ts'
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
  return rows.map((row, at) => {
    const earlier = demandFor(wantedOf(row), rows.slice(0, at).map(wantedOf))
    return presentLine(row, earlier, catalogue, stores.get(row.store_id), scope)
  })
}

function presentLine(
  row: CartLineRow,
  earlier: Demand,
  catalogue: CartCatalogue,
  store: Store | undefined,
  scope: Scope,
): CartLine {
  const choice = choiceIn(scope.language, row.choice, catalogue.options(row))
  const item = catalogue.item(row)
  const shown = item ?? row.snapshot
  const discount = store?.discount
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
    ...(item ? stateNow(row, item, choice, earlier) : gone),
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
  current_price: null,
  add_on_price: 0,
  change: 'gone',
  available_quantity: 0,
} as const satisfies Partial<CartLine>

/** The address moved: the line stays, and says so. */
const outOfReach = { change: 'not_delivered' } as const satisfies Partial<CartLine>

interface LineState {
  current_price: number
  add_on_price: number
  change: LineChange
  available_quantity: number | null
}

function stateNow(row: CartLineRow, item: AnyItem, choice: ItemChoice, earlier: Demand): LineState {
  const { quantity, seen_price, seen_add_on_price } = row
  const line = { ...pricedLine(item, choice, row.add_ons, quantity), seen_price, seen_add_on_price }
  const { unit_price, discount } = lineAmounts(line)
  const demand = { of_item: earlier.of_item + quantity, of_choice: earlier.of_choice + quantity }
  return {
    current_price: fromMinor(unit_price - discount),
    add_on_price: fromMinor(addOnPrice(line.add_ons)),
    change: lineChange({ ...line, item }, demand, line.add_ons.length < row.add_ons.length),
    available_quantity: availableQuantity(item, choice, earlier),
  }
}

/** Add-ons the item no longer has are left out. */
export function pricedLine(
  item: AnyItem,
  choice: ItemChoice,
  add_ons: readonly StoredCartAddOn[],
  quantity: number,
): PricedLine {
  const found = add_ons.flatMap(({ id, quantity }) => {
    const known = item.add_ons.find((one) => one.id === id && one.status === 1)
    return known ? [{ price: known.price, quantity }] : []
  })
  return { item, choice, add_ons: found, quantity }
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
