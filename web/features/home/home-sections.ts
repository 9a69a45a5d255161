// What the sections of a home page need: which are in sight first, and which depend on the visitor's place.
import { type ModuleTraits, type ModuleType, moduleTraits } from '#contract/core/module-type.ts'
import { defaultSections, type SectionKey } from '#contract/features/module/home-sections.ts'
import type { Module } from '#contract/features/module/module.schema.ts'

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

/** As much of a module as decides its sections; it names them where the shop has arranged them itself. */
export type ArrangedModule = Pick<Module, 'module_type' | 'home_sections'>

export function sectionsOf({ module_type, home_sections }: ArrangedModule): readonly SectionKey[] {
  const usual = defaultSections(module_type)
  // A page that was opened before a release does not know the sections that came with it.
  return home_sections?.filter((key) => usual.includes(key)) ?? usual
}

/** Low rows of small pictures, or nothing at all on a first visit. */
const low: readonly SectionKey[] = ['categories', 'visit_again']

/** The first row of large pictures: in sight when the page opens, so its pictures come before all others. */
export function firstRowOf(module: ArrangedModule): SectionKey | undefined {
  return sectionsOf(module).find((key) => !low.includes(key))
}

/** Texts, as high as their words: nothing can stand in for them without moving what is below. */
const worded: readonly SectionKey[] = ['why_choose', 'steps']

/** Painted first and waited for by the server; the others follow. */
export function opensInSight(module: ArrangedModule, key: SectionKey): boolean {
  return low.includes(key) || worded.includes(key) || key === firstRowOf(module)
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
