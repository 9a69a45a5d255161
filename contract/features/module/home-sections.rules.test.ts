// How a home page that was arranged follows its kind.
import { expect, test } from 'vitest'
import { arrangedSections, asStored, shownSections } from './home-sections.rules.ts'
import { defaultSections } from './home-sections.ts'

test('without a word of the shop a home page is as its kind has it, and nothing is sent', () => {
  expect(arrangedSections('parcel', []).map(({ key }) => key)).toEqual(defaultSections('parcel'))
  expect(shownSections('parcel', [])).toBeNull()
  expect(shownSections('parcel', arrangedSections('parcel', []).map(asStored))).toBeNull()
})

test('sections stand where they were put, and those that are off are not shown', () => {
  const stored = ['steps', '-why_choose', 'parcel_categories', 'promotional_banners']
  expect(shownSections('parcel', stored)).toEqual(['steps', 'parcel_categories', 'promotional_banners'])
  expect(arrangedSections('parcel', stored).map(asStored)).toEqual(stored)
})

test('a section nobody has arranged stands after the one it follows, and what is unknown or named twice is left out', () => {
  expect(
    arrangedSections('parcel', ['steps', 'gone', 'steps', '-promotional_banners']).map(asStored),
  ).toEqual(['steps', 'parcel_categories', '-promotional_banners', 'why_choose'])
})
