// Reading carts: every reading computes the prices of now.

import type { CartLine, ParkedCart } from '#contract/features/cart/cart.schema.ts'
import { largestQuantity } from '#contract/features/item/item.rules.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { Owner } from '#server/platform/http/caller/owner.ts'
import { type CartLineRow, linesOf } from './cart.db.ts'
import { presentLines } from './cart.present.ts'
import { type CartParts, openCatalogue, storesOf } from './cart-catalogue.ts'

export function createCartReader(parts: CartParts) {
  const { db } = parts

  async function present(rows: readonly CartLineRow[], scope: Scope): Promise<CartLine[]> {
    if (rows.length === 0) return []
    const [catalogue, stores] = await Promise.all([
      openCatalogue(parts, rows, scope),
      storesOf(
        parts,
        rows.map((row) => row.store_id),
        scope,
      ),
    ])
    return presentLines(rows, catalogue, stores, scope)
  }

  return {
    /** Of the module of the scope, or of all when it names none. */
    async lines(owner: Owner, scope: Scope): Promise<CartLine[]> {
      return present(await linesOf(db, owner, { parked: false, module_id: scope.module_id }), scope)
    },

    /** Newest first; a store that is gone from the shop takes its cart out of sight. */
    async parked(owner: Owner, scope: Scope): Promise<ParkedCart[]> {
      const rows = await linesOf(db, owner, { parked: true, module_id: scope.module_id })
      const byStore = Map.groupBy(rows, (row) => row.store_id)
      const stores = await storesOf(parts, [...byStore.keys()], scope)
      const carts = [...byStore].map(async ([store_id, own]) => {
        const store = stores.get(store_id)
        if (!store) return []
        const { id, name, slug, logo_full_url, module_id } = store
        const saved_at = new Date(Math.max(...own.map((row) => row.updated_at.getTime()))).toISOString()
        const lines = await present(own, scope)
        return [{ store: { id, name, slug, logo_full_url }, module_id, lines, saved_at }]
      })
      const found = (await Promise.all(carts)).flat()
      return found.toSorted((one, other) => other.saved_at.localeCompare(one.saved_at))
    },

    /** How many pieces a line may hold, from the items as they are now. */
    async limits(rows: readonly CartLineRow[], scope: Scope) {
      const catalogue = await openCatalogue(parts, rows, scope)
      return (row: CartLineRow): number | null => {
        const item = catalogue.item(row)
        return item ? largestQuantity(item, { variation_type: row.choice.variation_type }) : null
      }
    },
  }
}

export type CartReader = ReturnType<typeof createCartReader>
