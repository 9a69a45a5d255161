// The sequence of the sections, as the documents give it.
import { expect, test } from 'vitest'
import { moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import { homeSections, type SectionKey, sectionKeys } from '#contract/features/module/home-sections.ts'
import { categoryRails } from './category-rails.ts'
import { firstRowOf, opensInSight, sectionsOf } from './home-sections.ts'

function inOrder(sections: readonly SectionKey[], wanted: readonly SectionKey[]): SectionKey[] {
  return sections.filter((key) => wanted.includes(key))
}

test('[HOM-03] grocery shows its sections in the documented order', () => {
  const wanted: SectionKey[] = [
    'categories',
    'banners',
    'popular_items',
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
  ]
  expect(inOrder(homeSections.grocery, wanted)).toEqual(wanted)
})

test('[HOM-04] pharmacy shows its sections in the documented order', () => {
  const wanted: SectionKey[] = [
    'categories',
    'campaign_banners',
    'visit_again',
    'basic_medicine',
    'featured_stores',
    'common_conditions',
    'stores',
  ]
  expect(inOrder(homeSections.pharmacy, wanted)).toEqual(wanted)
})

test('[HOM-05] e-commerce shows its sections in the documented order', () => {
  const wanted: SectionKey[] = [
    'banners',
    'categories',
    'popular_items',
    'campaign_banners',
    'popular_stores',
    'best_reviewed',
    'new_arrivals',
    'featured_categories',
  ]
  expect(inOrder(homeSections.ecommerce, wanted)).toEqual(wanted)
})

test('[HOM-06] food has every section the documents name', () => {
  const wanted: SectionKey[] = [
    'special_offers',
    'best_reviewed',
    'featured_categories',
    'recommended',
    'just_for_you',
    'featured_stores',
    'nearby_stores',
    'new_stores',
  ]
  expect(wanted.filter((key) => !sectionsOf({ module_type: 'food' }).includes(key))).toEqual([])
})

test('[HOM-07] parcel shows promotions, reasons, steps and the chooser', () => {
  expect(homeSections.parcel).toEqual(['promotional_banners', 'why_choose', 'steps', 'parcel_categories'])
})

test('no module shows a section twice, and every section is shown somewhere', () => {
  const shown = moduleTypes.flatMap((type) => {
    const sections = sectionsOf({ module_type: type })
    expect(new Set(sections).size).toBe(sections.length)
    return sections
  })
  expect(sectionKeys.filter((key) => !shown.includes(key))).toEqual([])
})

test('[HOM-12] categories in view and stand-ins while loading follow the module', () => {
  const counts = (['food', 'grocery', 'pharmacy', 'ecommerce'] as const).map((type) => [
    type,
    categoryRails[moduleTraits[type].category_shape].inView,
    categoryRails[moduleTraits[type].category_shape].skeletons,
  ])
  expect(counts).toEqual([
    ['food', 7, 15],
    ['grocery', 8, 8],
    ['pharmacy', 8, 8],
    ['ecommerce', 5, 5],
  ])
})

test('the first row of large pictures is the one under the categories', () => {
  expect(moduleTypes.map((module_type) => [module_type, firstRowOf({ module_type })])).toEqual(
    expect.arrayContaining([
      ['food', 'special_offers'],
      ['grocery', 'banners'],
      ['pharmacy', 'campaign_banners'],
      ['ecommerce', 'banners'],
      ['parcel', 'promotional_banners'],
    ]),
  )
})

test('in sight when a page opens are its categories, its first row of large pictures and what is as high as its words', () => {
  const seen = moduleTypes.map((type) => [
    type,
    sectionsOf({ module_type: type }).filter(
      (key) => key !== 'visit_again' && opensInSight({ module_type: type }, key),
    ),
  ])
  expect(seen).toEqual(
    expect.arrayContaining([
      ['food', ['categories', 'special_offers']],
      ['ecommerce', ['banners', 'categories']],
      ['parcel', ['promotional_banners', 'why_choose', 'steps']],
    ]),
  )
})
