// What a list of stores can be asked for; every filter acts on the whole result (NET-07, LST-06 to LST-08, LST-13).
import { z } from 'zod'
import { pageEnvelope } from '../../core/paging.ts'
import { correctedName } from '../../core/search-name.ts'
import { wireFlag, wireIdList, wireInteger, wireNumber, wireText } from '../../core/wire.ts'
import { wireWords } from '../../core/wire-list.ts'
import { store } from './store.schema.ts'

export const storeFilters = [
  'nearby',
  'currently_open',
  'top_rated',
  'discounted',
  'from_campaign',
  'popular',
  'best_seller',
  'open',
  'close',
  'pick_up',
  'delivery',
  'free_delivery',
  'fast_delivery',
] as const

export type StoreFilter = (typeof storeFilters)[number]

/** The best match of a name, of other lists their own sort. */
export const storeSorts = [
  'best_match',
  'nearby',
  'top_rated',
  'popular',
  'newest',
  'fast_delivery',
  'biggest_discount',
  'name',
  'name_desc',
] as const

export type StoreSort = (typeof storeSorts)[number]

/** Where a filter draws its line. */
export const storeFilterLimits = {
  /** 'Nearby', in metres. */
  nearby: 5_000,
  /** 'Top Rate': at least this average. */
  top_rated: 4,
  /** 'Fast delivery': here at the latest after this many minutes. */
  fast_delivery: 30,
} as const

export const vegTypes = ['all', 'veg', 'non_veg'] as const

const minutesPerYear = 525_600
const kilometresAround = 40_075

export const storeListFilters = {
  type: z.enum(vegTypes).default('all'),
  filter: wireWords(storeFilters).default([]),
  /** Lowest average rating. */
  rating_count: wireNumber.min(0).max(5).optional(),
  /** Minutes; a store fits when its whole delivery time lies within. */
  min_delivery_time: wireInteger.min(0).max(minutesPerYear).optional(),
  max_delivery_time: wireInteger.min(0).max(minutesPerYear).optional(),
  /** Kilometres. */
  radius: wireNumber.min(0).max(kilometresAround).optional(),
  /** Weekday with opening hours, 0 is Sunday. */
  day: wireInteger.min(0).max(6).optional(),
  /** 0 is none. */
  category_id: wireInteger.min(0).max(2_147_483_647).optional(),
  category_ids: wireIdList.optional(),
  name: wireText.optional(),
  halal: wireFlag.optional(),
  sort_by: z.enum(storeSorts).optional(),
}

const filterObject = z.object(storeListFilters)

export type StoreListFilters = z.output<typeof filterObject>

export const storePage = z.object({ ...pageEnvelope, stores: z.array(store), ...correctedName })

export type StorePage = z.output<typeof storePage>
