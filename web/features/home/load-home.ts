// Starts everything a home page shows: what is in sight first, and the list of stores, is waited for; the rest streams in.
import type { QueryClient, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query'
import type { ModuleType } from '#contract/core/module-type.ts'
import {
  categoriesQuery,
  conditionsQuery,
  featuredCategoriesQuery,
} from '#web/features/category/category.queries.ts'
import { couponsQuery } from '#web/features/coupon/coupon.queries.ts'
import {
  basicMedicineQuery,
  bestReviewedQuery,
  newArrivalsQuery,
  popularItemsQuery,
  recommendedItemsQuery,
  specialOffersQuery,
} from '#web/features/item/item.queries.ts'
import { parcelCategoriesQuery } from '#web/features/parcel/parcel.queries.ts'
import {
  bannersQuery,
  campaignItemsQuery,
  campaignsQuery,
  flashSaleQuery,
  sectionBannersQuery,
  videoContentQuery,
  whyChooseQuery,
} from '#web/features/promotion/promotion.queries.ts'
import {
  featuredStoresQuery,
  latestStoresQuery,
  popularStoresQuery,
  storesQuery,
} from '#web/features/store/store.queries.ts'
import type { StoreChoice } from '#web/features/store/store-list-choice.ts'
import type { QueryAccess, ShopAccess } from '#web/platform/api/query.ts'
import { type SectionKey, sectionsOf } from './home-sections.ts'

/** Whatever a query brings, starting it needs only its key and its function. */
interface Startable {
  queryKey: QueryKey
  queryFn?: QueryFunction<unknown, never> | SkipToken
  staleTime?: number
}

type SectionQueries = (access: QueryAccess) => readonly Startable[]

const sectionQueries: Record<SectionKey, SectionQueries> = {
  categories: (access) => [categoriesQuery(access)],
  visit_again: () => [],
  banners: (access) => [bannersQuery(access)],
  campaign_banners: (access) => [campaignsQuery(access)],
  special_offers: (access) => [specialOffersQuery(access)],
  popular_items: (access) => [popularItemsQuery(access), flashSaleQuery(access)],
  best_reviewed: (access) => [
    bestReviewedQuery(access),
    categoriesQuery(access),
    sectionBannersQuery(access),
  ],
  recommended: (access) => [recommendedItemsQuery(access)],
  just_for_you: (access) => [campaignItemsQuery(access)],
  new_arrivals: (access) => [newArrivalsQuery(access), sectionBannersQuery(access)],
  basic_medicine: (access) => [
    basicMedicineQuery(access),
    categoriesQuery(access),
    sectionBannersQuery(access),
  ],
  common_conditions: (access) => [conditionsQuery(access)],
  featured_categories: (access) => [featuredCategoriesQuery(access)],
  featured_stores: (access) => [featuredStoresQuery(access)],
  nearby_stores: (access) => [popularStoresQuery(access)],
  popular_stores: (access) => [popularStoresQuery(access)],
  new_stores: (access) => [latestStoresQuery(access)],
  coupons: (access) => [couponsQuery(access)],
  bottom_banner: (access) => [sectionBannersQuery(access)],
  stores: () => [],
  promotional_banners: (access) => [sectionBannersQuery(access)],
  why_choose: (access) => [whyChooseQuery(access)],
  steps: (access) => [videoContentQuery(access)],
  parcel_categories: (access) => [parcelCategoriesQuery(access)],
}

/** In sight when the page opens. */
const firstInSight: readonly SectionKey[] = ['categories', 'banners', 'promotional_banners']

export async function loadHome(
  access: ShopAccess,
  module_type: ModuleType,
  choice: StoreChoice,
): Promise<void> {
  const sections = sectionsOf(module_type)
  const started = sections.map((key) => ({ key, done: startSection(access, key) }))
  const stores = sections.includes('stores')
    ? access.queryClient.prefetchInfiniteQuery(storesQuery(access, choice))
    : null
  await Promise.all([
    stores,
    ...started.filter(({ key }) => firstInSight.includes(key)).map(({ done }) => done),
  ])
}

/** Never refuses: a section that fails says so in its own place. */
function startSection(access: ShopAccess, key: SectionKey): Promise<unknown> {
  return Promise.all(sectionQueries[key](access).map((query) => start(access.queryClient, query)))
}

function start(queryClient: QueryClient, query: Startable): Promise<void> {
  return queryClient.prefetchQuery(query)
}
