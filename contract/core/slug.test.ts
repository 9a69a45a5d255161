// Addresses made of names in any of the shop's languages.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstFreeSlug, plainSlug, slugOfNames, slugsBehind } from './slug.ts'

test.each([
  ['Burger Street', 'burger-street'],
  ['  Café — Crème!  ', 'cafe-creme'],
  ['Чайхана «Ҷаҳон»', 'chaykhana-jahon'],
  ['مطعم', ''],
])('%s is written as %s', (name, slug) => {
  expect(plainSlug(name)).toBe(slug)
})

test('the first name that can be written is taken, and never digits alone', () => {
  expect(slugOfNames(['مطعم', 'Дом'], 'store')).toBe('dom')
  expect(slugOfNames(['24', 'Дом'], 'store')).toBe('store-24')
  expect(slugOfNames(['مطعم'], 'store')).toBe('store')
})

test('one that is taken gets the first free number', () => {
  expect(firstFreeSlug('dom', new Set())).toBe('dom')
  expect(firstFreeSlug('dom', new Set(['dom', 'dom-2', 'dom-4']))).toBe('dom-3')
  expect(firstFreeSlug('dom', new Set(slugsBehind('dom')))).toBeNull()
})

test('whatever a name holds, its slug is plain and short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(slugOfNames([name], 'store')).toMatch(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(plainSlug(name).length).toBeLessThanOrEqual(80)
    }),
  )
})
