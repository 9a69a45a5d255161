// The shop as components see it, and the way to change what it remembers.
import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { ShopContext } from '#contract/core/shop-context.ts'
import { createShopApi } from '#web/platform/api/shop-api.ts'
import { readShop, saveShop } from './shop.ts'

export function useShop() {
  return useRouteContext({ from: '__root__', select: ({ shop, config, api }) => ({ shop, config, api }) })
}

/** Remembers the change and loads every page part again under the new context. */
export function useChangeShop() {
  const router = useRouter()
  return async (change: Partial<ShopContext>) => {
    saveShop(change)
    const shop = readShop()
    router.update({
      ...router.options,
      context: { ...router.options.context, shop, api: createShopApi(shop) },
    })
    await router.invalidate()
  }
}
