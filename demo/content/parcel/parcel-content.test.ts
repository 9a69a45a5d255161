// Holds the parcel content to what its home page and its form rely on.
import { describe, expect, test } from 'vitest'
import { moduleTexts } from '../business/modules.ts'
import { doubles } from '../content.fixture.ts'
import { parcelCategories } from './categories.ts'
import { parcelInstructions, parcelVideoContent, prohibitedThings, whyChoose } from './parcel-texts.ts'

describe('parcel', () => {
  test('[PCL-01] has enough kinds, instructions, reasons and prohibited things', () => {
    expect(parcelCategories.length).toBeGreaterThanOrEqual(8)
    expect(doubles(parcelCategories.map((one) => one.key))).toEqual([])
    expect(parcelInstructions.length).toBeGreaterThanOrEqual(6)
    expect(whyChoose.length).toBeGreaterThanOrEqual(4)
    expect(prohibitedThings.length).toBeGreaterThanOrEqual(5)
  })

  test('a kind has either both of its own rates or none', () => {
    expect(parcelCategories.filter((one) => (one.per_km === null) !== (one.minimum === null))).toEqual([])
  })

  test('[HOM-18] the video block has three steps', () => {
    expect(parcelVideoContent.steps).toHaveLength(3)
  })

  test('[HOM-02] the hero asks to track', () => {
    expect(moduleTexts.parcel.hero_title.en).toBe('track your products')
  })
})
