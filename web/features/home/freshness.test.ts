// How long what the home pages show counts as fresh, and how often a failed read is tried again.
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyShopContext } from '#contract/core/shop-context.ts'
import {
  categoriesQuery,
  conditionsQuery,
  featuredCategoriesQuery,
} from '#web/features/category/category.queries.ts'
import { popularItemsQuery } from '#web/features/item/item.queries.ts'
import { bannersQuery, storeBannersQuery } from '#web/features/promotion/promotion.queries.ts'
import { storesQuery } from '#web/features/store/store.queries.ts'
import { createApiClient } from '#web/platform/api/client.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { createQueryClient } from '#web/platform/api/query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // A browser of somebody without a destination.
  vi.stubGlobal('document', { cookie: '' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function shopWith(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  const scope = { language: 'en', zone_ids: [1], module_id: 1, place: null, token: null } as const
  const api = createApiClient({ fetch, host: 'https://shop.test', scope: () => scope })
  const access: QueryAccess = {
    api,
    shop: { ...emptyShopContext, language: 'en', zone_ids: [1], has_destination: false },
  }
  return { access, fetch }
}

type Read = (client: QueryClient, access: QueryAccess) => Promise<unknown>

const fresh: Record<string, { read: Read; span: number; answer?: unknown }> = {
  categories: { read: (client, access) => client.fetchQuery(categoriesQuery(access)), span: 300_000 },
  banners: {
    read: (client, access) => client.fetchQuery(bannersQuery(access)),
    span: 300_000,
    answer: { banners: [], campaigns: [] },
  },
  'a store’s own banners': {
    read: (client, access) => client.fetchQuery(storeBannersQuery(access, 7)),
    span: 300_000,
  },
  'popular items': {
    read: (client, access) => client.fetchQuery(popularItemsQuery(access)),
    span: 300_000,
    answer: { products: [] },
  },
  'featured categories': {
    read: (client, access) => client.fetchQuery(featuredCategoriesQuery(access)),
    span: 480_000,
  },
  'common conditions': {
    read: (client, access) => client.fetchQuery(conditionsQuery(access)),
    span: 480_000,
  },
}

for (const [name, { read, span, answer = [] }] of Object.entries(fresh)) {
  test(`[NET-08] ${name} are asked for again after ${span} ms and not before`, async () => {
    const { access, fetch } = shopWith(() => Response.json(answer))
    const client = createQueryClient()
    await read(client, access)
    vi.advanceTimersByTime(span - 1)
    await read(client, access)
    expect(fetch).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await read(client, access)
    expect(fetch).toHaveBeenCalledTimes(2)
  })
}

const refused = () => Response.json({ errors: [{ code: 'busy', message: 'Busy' }] }, { status: 503 })

test('[NET-08] a failed read is tried once more, an endless list three times', async () => {
  const client = createQueryClient()
  const single = shopWith(refused)
  const watched = client.fetchQuery(categoriesQuery(single.access))
  const endless = shopWith(refused)
  const list = client.fetchInfiniteQuery(storesQuery(endless.access, { tab: 'all', service: 'all' }))
  await Promise.all([
    expect(watched).rejects.toThrow(),
    expect(list).rejects.toThrow(),
    vi.advanceTimersByTimeAsync(60_000),
  ])
  expect(single.fetch).toHaveBeenCalledTimes(2)
  expect(endless.fetch).toHaveBeenCalledTimes(4)
})
