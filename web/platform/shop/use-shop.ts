// The shop as components see it, and the way to change what it remembers.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { createContext, use, useMemo } from 'react'
import type { ShopContext } from '#contract/core/shop-context.ts'
import { configQuery } from './config-query.ts'
import { readShop, saveShop } from './shop.ts'

/** What a query needs, for components. */
export function useAccess() {
  return useRouteContext({ from: '__root__', select: ({ api, shop }) => ({ api, shop }) })
}

/** Reads the shop's settings; once a page, where it is provided to everything inside. */
export function useOpenedShop() {
  const { api, shop } = useAccess()
  const { data: config } = useSuspenseQuery(configQuery({ api, shop }))
  return useMemo(() => ({ api, shop, config }), [api, shop, config])
}

const Opened = createContext<ReturnType<typeof useOpenedShop> | null>(null)

export const ShopProvider = Opened.Provider

/** A card asks several times and a page has a hundred cards: what it costs is one look at the context. */
export function useShop() {
  const shop = use(Opened)
  if (!shop) throw new Error('useShop stands outside the shop')
  return shop
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
