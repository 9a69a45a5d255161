// Ordering the same again: every line is compared with what is sold now, and only what can be had goes into the cart.

import { Failure, refuseUnless } from '#contract/core/failure.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { WireVariation } from '#contract/features/cart/cart-input.schema.ts'
import { allowedQuantity, discountedUnitPrice, type ItemChoice } from '#contract/features/item/item.rules.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import type { OrderLine } from '#contract/features/order/order.schema.ts'
import type { Bought, Reorder } from '#contract/features/order/reorder.endpoints.ts'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'
import type { Database } from '#server/database/connection.ts'
import type { CartService } from '#server/features/cart/cart.service.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { ownerOf } from '#server/platform/http/caller/owner.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { boughtBefore, linesOf, type OrderLineRow, orderOf } from '../order.db.ts'
import type { OwnerCall } from '../own-order.ts'

export interface ReorderParts {
  db: Database
  items: Pick<ItemService, 'itemsByIds'>
  stores: Pick<StoreService, 'storesByIds'>
  carts: Pick<CartService, 'add' | 'choicesAgain'>
}

interface Compared {
  line: OrderLineRow
  item: Item | undefined
  /** In the caller's language; null when it cannot be chosen any more. */
  choice: ItemChoice | null
  available: number
}

export function createReorder({ db, items, stores, carts }: ReorderParts) {
  async function compare(order_id: number, { caller, scope }: OwnerCall) {
    const row = await orderOf(db, ownerOf(caller), order_id)
    refuseUnless(row, orderFailures.unknown)
    const here: Scope = { ...scope, module_id: row.module_id, zone_ids: [row.zone_id] }
    const lines = await linesOf(db, order_id)
    const ids = lines.flatMap((line) => line.item_id ?? [])
    const known = new Map((await items.itemsByIds(ids, here)).map((item) => [item.id, item]))
    const chosen = lines.map((line) => ({ item_id: line.item_id ?? 0, variation: wordsOf(line.variation) }))
    const choices = await carts.choicesAgain(chosen, here)
    const compared = lines.map((line, at) =>
      compareLine(line, known.get(line.item_id ?? 0), choices[at] ?? null),
    )
    return { row, here, compared }
  }

  return {
    async preview(order_id: number, call: OwnerCall): Promise<Reorder> {
      const { row, here, compared } = await compare(order_id, call)
      const [store] = row.store_id === null ? [] : await stores.storesByIds([row.store_id], here)
      return {
        store_name: store?.name ?? null,
        store_open: store !== undefined && isStoreOpen(store),
        lines: compared.map((one) => presentLine(one, call.scope)),
      }
    },

    bought: (customer_id: number, item_id: number): Promise<Bought> => boughtBefore(db, customer_id, item_id),

    async toCart(order_id: number, call: OwnerCall) {
      const { row, here, compared } = await compare(order_id, call)
      let added = 0
      for (const { line, item, choice, available } of compared) {
        if (!item || !choice || available === 0) continue
        const wanted = {
          item_id: item.id,
          model: 'Item' as const,
          price: fromMinor(discountedUnitPrice(item, choice)),
          quantity: available,
          variation: variationOf(choice),
          add_on_ids: line.add_ons.map(({ id }) => id),
          add_on_qtys: line.add_ons.map(({ quantity }) => quantity),
          // The first one makes room; the others join it.
          replace: added === 0,
        }
        const cartCall = { caller: call.caller, scope: here, request_key: null }
        if (await isTaken(carts.add(wanted, cartCall))) added += 1
      }
      return { added, missed: compared.length - added, module_id: row.module_id }
    },
  }
}

/** Options that are gone, limits, a store that moved away: the cart knows best what it takes. */
async function isTaken(adding: Promise<unknown>): Promise<boolean> {
  try {
    await adding
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

function compareLine(line: OrderLineRow, item: Item | undefined, choice: ItemChoice | null): Compared {
  const available = item && choice ? Math.max(allowedQuantity(item, line.quantity, choice), 0) : 0
  return { line, item, choice, available }
}

/** An order keeps the words of the language it was placed in. */
function wordsOf(variation: OrderLine['variation']): WireVariation {
  return variation.map((one) =>
    'values' in one
      ? { name: one.name, values: { label: one.values.map(({ label }) => label) } }
      : { type: one.type },
  )
}

function variationOf({ food_variations = [], variation_type }: ItemChoice) {
  if (variation_type) return [{ type: variation_type }]
  return food_variations.map(({ name, values }) => ({ name, values: { label: [...values.label] } }))
}

function presentLine({ line, item, choice, available }: Compared, scope: Scope): Reorder['lines'][number] {
  const folder = line.item_campaign_id === null ? 'item' : 'campaign'
  return {
    name: line.item_details.name,
    image_full_url: pictureUrl(scope.origin, folder, line.item_details.image),
    variant: line.variant,
    quantity: line.quantity,
    available,
    was: fromMinor(line.price - line.discount_on_item),
    now: item && choice && available > 0 ? fromMinor(discountedUnitPrice(item, choice)) : null,
  }
}
