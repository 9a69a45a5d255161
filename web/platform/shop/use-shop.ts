// The shop as components see it, and the way to change what it remembers.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { ShopContext } from '#contract/core/shop-context.ts'
import { configQuery } from './config-query.ts'
import { readShop, saveShop } from './shop.ts'

/** What a query needs, for components. */
export function useAccess() {
  return useRouteContext({ from: '__root__', select: ({ api, shop }) => ({ api, shop }) })
}

export function useShop() {
  const access = useAccess()
  const { data: config } = useSuspenseQuery(configQuery(access))
  return { ...access, config }
}

/** Remembers the change and loads every page part again under the new context. */
export function useChangeShop() {
  const router = useRouter()
  return async (change: Partial<ShopContext>) => {
    saveShop(change)
    router.update({ ...router.options, context: { ...router.options.context, shop: readShop() } })
    await router.invalidate()
  }
}
