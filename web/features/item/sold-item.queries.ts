// One item with its store, for the dialog and the product page; an item of a campaign comes in the same shape.
import { queryOptions } from '@tanstack/react-query'
import { itemEndpoints } from '#contract/features/item/item.endpoints.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import type { NutritionFacts } from '#contract/features/item/item-details.schema.ts'
import { moduleEndpoints } from '#contract/features/module/module.endpoints.ts'
import { promotionEndpoints } from '#contract/features/promotion/promotion.endpoints.ts'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { type QueryAccess, scopeKey, scopeOf } from '#web/platform/api/query.ts'

/** What an address names: by slug or by id. */
export interface AskedItem {
  id: string
  campaign: boolean
}

export interface SoldItem {
  item: Item | CampaignItem
  store: StoreDetails
  tags: readonly string[]
  /** Null where nothing is known. */
  nutrition: NutritionFacts | null
}

/** Begins the key of every item that is open. */
export const soldItemKey = ['sold-item'] as const

export function soldItemQuery(access: QueryAccess, asked: AskedItem) {
  return queryOptions({
    queryKey: [...soldItemKey, asked, scopeKey(access.shop)],
    queryFn: ({ signal }) => (asked.campaign ? loadCampaignItem : loadItem)(access, asked.id, signal),
  })
}

async function loadItem(access: QueryAccess, id: string, signal: AbortSignal): Promise<SoldItem> {
  const { tags, store_details, nutrition_facts, ...item } = await access.api.call(itemEndpoints.details, {
    params: { id },
    scope: await moduleScope(access, signal),
    quiet: true,
    signal,
  })
  return { item, store: store_details, tags: tags.map(({ tag }) => tag), nutrition: nutrition_facts }
}

/** Also one whose campaign is over: whoever follows an old link reads that, not that nothing is there (CMP-01). */
async function loadCampaignItem(access: QueryAccess, id: string, signal: AbortSignal): Promise<SoldItem> {
  const { api } = access
  const scope = await moduleScope(access, signal)
  const item = await api.call(promotionEndpoints.campaignItem, { params: { id }, scope, quiet: true, signal })
  const params = { id: String(item.store_id) }
  return {
    item,
    store: await api.call(storeEndpoints.details, {
      params,
      scope: { ...scope, module_id: item.module_id },
      quiet: true,
      signal,
    }),
    tags: [],
    nutrition: null,
  }
}

/** The API wants a module named, though an item is found whichever it is: on pages without one, the first. */
async function moduleScope({ api, shop }: QueryAccess, signal: AbortSignal) {
  const scope = scopeOf(shop)
  if (scope.module_id) return scope
  const [first] = await api.call(moduleEndpoints.list, { scope, quiet: true, signal })
  return { ...scope, module_id: first?.id ?? null }
}
