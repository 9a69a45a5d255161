// Starts everything a home page shows: what is in sight first, and the list of stores, is waited for; the rest streams in.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { SectionKey } from '#contract/features/module/home-sections.ts'
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
import { modulesQuery } from '#web/features/module/module.queries.ts'
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
  storeCountQuery,
  storesQuery,
} from '#web/features/store/store.queries.ts'
import type { StoreChoice } from '#web/features/store/store-list-choice.ts'
import { isPlaceKnown, type QueryAccess, type ShopAccess } from '#web/platform/api/query.ts'
import { type ArrangedModule, isByPlace, opensInSight, sectionsOf } from './home-sections.ts'

type Start = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => Promise<void>

type StartSection = (start: Start, access: QueryAccess) => readonly Promise<void>[]

const sectionStarts: Record<SectionKey, StartSection> = {
  categories: (start, access) => [start(categoriesQuery(access))],
  visit_again: () => [],
  banners: (start, access) => [start(bannersQuery(access))],
  campaign_banners: (start, access) => [start(campaignsQuery(access))],
  special_offers: (start, access) => [start(specialOffersQuery(access))],
  popular_items: (start, access) => [start(popularItemsQuery(access)), start(flashSaleQuery(access))],
  best_reviewed: (start, access) => [
    start(bestReviewedQuery(access)),
    start(categoriesQuery(access)),
    start(sectionBannersQuery(access)),
  ],
  recommended: (start, access) => [start(recommendedItemsQuery(access))],
  just_for_you: (start, access) => [start(campaignItemsQuery(access))],
  new_arrivals: (start, access) => [start(newArrivalsQuery(access)), start(sectionBannersQuery(access))],
  basic_medicine: (start, access) => [
    start(basicMedicineQuery(access)),
    start(categoriesQuery(access)),
    start(sectionBannersQuery(access)),
  ],
  common_conditions: (start, access) => [start(conditionsQuery(access))],
  featured_categories: (start, access) => [
    start(featuredCategoriesQuery(access)),
    start(bestReviewedQuery(access)),
  ],
  featured_stores: (start, access) => [start(featuredStoresQuery(access))],
  nearby_stores: (start, access) => [start(popularStoresQuery(access))],
  popular_stores: (start, access) => [start(popularStoresQuery(access))],
  new_stores: (start, access) => [start(latestStoresQuery(access))],
  coupons: (start, access) => [start(couponsQuery(access))],
  bottom_banner: (start, access) => [start(sectionBannersQuery(access))],
  stores: () => [],
  promotional_banners: (start, access) => [start(sectionBannersQuery(access))],
  why_choose: (start, access) => [start(whyChooseQuery(access))],
  steps: (start, access) => [start(videoContentQuery(access))],
  parcel_categories: (start, access) => [start(parcelCategoriesQuery(access))],
}

export async function loadHome(
  access: ShopAccess,
  chosen: ArrangedModule & { id: number },
  choice: StoreChoice,
): Promise<void> {
  // How its page is arranged stands in the list of modules, which was loaded on the way here.
  const modules = await access.queryClient.ensureQueryData(modulesQuery(access))
  const module = modules.find(({ id }) => id === chosen.id) ?? chosen
  const all = sectionsOf(module)
  const sections = all.filter((key) => isPlaceKnown(access.shop) || !isByPlace(key))
  const started = sections.map((key) => ({ key, done: startSection(access, key) }))
  const stores = all.includes('stores') ? startStores(access, choice) : null
  // The form on top of the parcel home offers the kinds.
  const kinds = moduleTraits[module.module_type].sells_from_stores
    ? null
    : access.queryClient.prefetchQuery(parcelCategoriesQuery(access))
  const inSight = started.filter(({ key }) => opensInSight(module, key))
  await Promise.all([stores, kinds, ...inSight.map(({ done }) => done)])
}

/** Where the list cannot be known yet, room is kept for as many as there are. */
function startStores(access: ShopAccess, choice: StoreChoice): Promise<void> {
  const { queryClient, shop } = access
  return isPlaceKnown(shop)
    ? queryClient.prefetchInfiniteQuery(storesQuery(access, choice))
    : queryClient.prefetchQuery(storeCountQuery(access, choice))
}

/** Never refuses: a section that fails says so in its own place. */
function startSection(access: ShopAccess, key: SectionKey): Promise<unknown> {
  return Promise.all(sectionStarts[key]((query) => access.queryClient.prefetchQuery(query), access))
}
