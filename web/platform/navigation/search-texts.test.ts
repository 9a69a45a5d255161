import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from './search-text.ts'
import { searchTexts, textsOf } from './search-texts.ts'

test('an address is given back as it came, whatever it holds', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const search = parseSearch(query)
      expect(searchTexts('id', 'page')(search)).toBe(search)
      expect(textsOf(search)).toEqual(search)
    }),
  )
})

test('what is no text is left out key by key', () => {
  expect(textsOf({ a: '1', b: 2, c: undefined, d: ['x'] })).toEqual({ a: '1' })
})
