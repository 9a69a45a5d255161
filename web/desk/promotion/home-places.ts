// Where the fixed pictures of a home page stand: each in one section of it.
import type { ModuleType } from '#contract/core/module-type.ts'
import { defaultSections, type SectionKey } from '#contract/features/module/home-sections.ts'
import { sectionPlaces } from '#contract/features/promotion/desk/desk-banner.schema.ts'

export type Place = (typeof sectionPlaces)[number]

const sectionOfPlace = {
  best_reviewed_section_banner: 'best_reviewed',
  basic_section_nearby: 'basic_medicine',
  new_arrival_section_banner: 'new_arrivals',
  bottom_section_banner: 'bottom_banner',
} as const satisfies Record<Place, SectionKey>

/** What a picture is, and of a place which one: as the endpoints name it. */
export type Spot = { kind: 'place'; place: Place } | { kind: 'reason' | 'parcel'; place: null }

export const sectionOf = ({ kind, place }: Spot): SectionKey =>
  kind === 'place' ? sectionOfPlace[place] : kind === 'reason' ? 'why_choose' : 'promotional_banners'

/** Under which name it stands among the texts. */
export const nameKeyOf = (spot: Spot) =>
  spot.kind === 'place' ? (`place_${spot.place}` as const) : spot.kind

/** Width by height of where it is shown. */
export const aspectOf = ({ kind }: Spot): number => (kind === 'reason' ? 1 : 16 / 5)

export function placesOf(module_type: ModuleType): Place[] {
  const sections = defaultSections(module_type)
  return sectionPlaces.filter((place) => sections.includes(sectionOfPlace[place]))
}

export const hasSection = (module_type: ModuleType, key: SectionKey) =>
  defaultSections(module_type).includes(key)
