// Which sections a home page has and in which sequence, layout by layout (HOM-03 to HOM-07, api.md 12).
import { type ModuleTraits, type ModuleType, moduleTraits } from '#contract/core/module-type.ts'

export const sectionKeys = [
  'categories',
  'visit_again',
  'banners',
  'campaign_banners',
  'special_offers',
  'popular_items',
  'best_reviewed',
  'recommended',
  'just_for_you',
  'new_arrivals',
  'basic_medicine',
  'common_conditions',
  'featured_categories',
  'featured_stores',
  'nearby_stores',
  'popular_stores',
  'new_stores',
  'coupons',
  'bottom_banner',
  'stores',
  'promotional_banners',
  'why_choose',
  'steps',
  'parcel_categories',
] as const

export type SectionKey = (typeof sectionKeys)[number]

export const homeSections = {
  food: [
    'categories',
    'visit_again',
    'special_offers',
    'banners',
    'campaign_banners',
    'best_reviewed',
    'recommended',
    'featured_stores',
    'nearby_stores',
    'new_stores',
    'just_for_you',
    'featured_categories',
    'stores',
  ],
  grocery: [
    'categories',
    'banners',
    'popular_items',
    'campaign_banners',
    'just_for_you',
    'special_offers',
    'featured_categories',
    'new_stores',
    'best_reviewed',
    'visit_again',
    'recommended',
    'coupons',
    'bottom_banner',
    'stores',
  ],
  pharmacy: [
    'categories',
    'campaign_banners',
    'visit_again',
    'basic_medicine',
    'banners',
    'featured_stores',
    'just_for_you',
    'common_conditions',
    'stores',
  ],
  ecommerce: [
    'banners',
    'categories',
    'visit_again',
    'popular_items',
    'campaign_banners',
    'special_offers',
    'popular_stores',
    'best_reviewed',
    'new_arrivals',
    'just_for_you',
    'recommended',
    'featured_categories',
    'bottom_banner',
    'stores',
  ],
  parcel: ['promotional_banners', 'why_choose', 'steps', 'parcel_categories'],
} as const satisfies Record<ModuleTraits['home'], readonly SectionKey[]>

interface HomeDetails {
  /** What the most ordered things are called. */
  popular: 'items' | 'products'
  /** What customers praise most can be seen by category. */
  hasReviewTabs: boolean
  /** The tabs of the list of stores stay in sight. */
  hasStickyStores: boolean
}

const plain: HomeDetails = { popular: 'products', hasReviewTabs: false, hasStickyStores: false }

const homeDetails: Readonly<Record<ModuleTraits['home'], HomeDetails>> = {
  food: plain,
  grocery: { ...plain, popular: 'items', hasReviewTabs: true },
  pharmacy: { ...plain, hasStickyStores: true },
  ecommerce: plain,
  parcel: plain,
}

/** What differs inside sections that several layouts have. */
export function homeDetailsOf(module_type: ModuleType): HomeDetails {
  return homeDetails[moduleTraits[module_type].home]
}

export function sectionsOf(module_type: ModuleType): readonly SectionKey[] {
  return homeSections[moduleTraits[module_type].home]
}

/** Low rows of small pictures, or nothing at all on a first visit. */
const low: readonly SectionKey[] = ['categories', 'visit_again']

/** The first row of large pictures: in sight when the page opens, so its pictures come before all others. */
export function firstRowOf(module_type: ModuleType): SectionKey | undefined {
  return sectionsOf(module_type).find((key) => !low.includes(key))
}

/** Texts, as high as their words: nothing can stand in for them without moving what is below. */
const worded: readonly SectionKey[] = ['why_choose', 'steps']

/** Painted first and waited for by the server; the others follow. */
export function opensInSight(module_type: ModuleType, key: SectionKey): boolean {
  return low.includes(key) || worded.includes(key) || key === firstRowOf(module_type)
}

/** Stores, sorted by how near they are. */
const byPlace: readonly SectionKey[] = [
  'featured_stores',
  'nearby_stores',
  'popular_stores',
  'new_stores',
  'stores',
]

/** Whether a section depends on where exactly the visitor is, which only their browser knows. */
export function isByPlace(key: SectionKey): boolean {
  return byPlace.includes(key)
}
