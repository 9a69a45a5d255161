// What a customer keeps for later; only the customer's own list is ever read or changed.
import { refuseUnless } from '#contract/core/failure.ts'
import type { WishInput, Wishlist } from '#contract/features/wishlist/wishlist.endpoints.ts'
import { wishlistFailures } from '#contract/features/wishlist/wishlist.failures.ts'
import type { AccountRemoval } from '#server/database/account-removal.ts'
import type { Database } from '#server/database/connection.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { translate } from '#server/platform/messages/translate.ts'
import { wishesElsewhere } from './wishes-elsewhere.ts'
import {
  addWish,
  forgetWishes,
  removeWish,
  type Wish,
  wishedItemIds,
  wishedStoreIds,
  wishesOf,
} from './wishlist.db.ts'

export interface WishlistParts {
  db: Database
  items: Pick<ItemService, 'itemsByIds'>
  stores: Pick<StoreService, 'storesByIds'>
}

export function createWishlistService({ db, items, stores }: WishlistParts) {
  /** A heart on something nobody can open would never be seen again. */
  async function requireVisible(wish: Wish, scope: Scope): Promise<void> {
    if (wish.kind === 'item') {
      refuseUnless((await items.itemsByIds([wish.id], scope)).length > 0, wishlistFailures.item_unknown)
    } else {
      refuseUnless((await stores.storesByIds([wish.id], scope)).length > 0, wishlistFailures.store_unknown)
    }
  }

  return {
    async list(customer_id: number, scope: Scope): Promise<Wishlist> {
      const [itemIds, storeIds] = await Promise.all([
        wishedItemIds(db, customer_id, scope),
        wishedStoreIds(db, customer_id, scope),
      ])
      const [item, store] = await Promise.all([
        items.itemsByIds(itemIds, scope),
        stores.storesByIds(storeIds, scope),
      ])
      return { item, store }
    },

    elsewhere: async (customer_id: number, scope: Scope) => ({
      entries: await wishesElsewhere(db, customer_id, scope),
    }),

    async add(customer_id: number, input: WishInput, scope: Scope): Promise<{ message: string }> {
      const wish = wishOf(input)
      await requireVisible(wish, scope)
      refuseUnless(await addWish(db, customer_id, wish), wishlistFailures.already_there)
      return { message: translate(scope.language, 'Added successfully') }
    },

    async remove(customer_id: number, input: WishInput, scope: Scope): Promise<{ message: string }> {
      refuseUnless(await removeWish(db, customer_id, wishOf(input)), wishlistFailures.not_there)
      return { message: translate(scope.language, 'Successfully removed') }
    },

    /** For the customer's copy of everything kept. */
    export: (customer_id: number) => wishesOf(db, customer_id),

    forget: (customer_id: number, { tx }: AccountRemoval): Promise<void> => forgetWishes(tx, customer_id),
  }
}

export type WishlistService = ReturnType<typeof createWishlistService>

function wishOf({ item_id, store_id }: WishInput): Wish {
  refuseUnless(item_id === undefined || store_id === undefined, wishlistFailures.both)
  if (item_id !== undefined) return { kind: 'item', id: item_id }
  refuseUnless(store_id !== undefined, wishlistFailures.neither)
  return { kind: 'store', id: store_id }
}
