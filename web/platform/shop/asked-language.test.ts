import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { askedLanguage, inLanguage, withoutLanguage } from './asked-language.ts'

test('[HDR-08] an address can ask for each of the four languages and for no other', () => {
  expect(languages.map((language) => askedLanguage(`?page=2&lang=${language}`))).toEqual([...languages])
  for (const search of ['', '?lang=', '?lang=xx', '?language=ar', '?lang=AR', '?lang[]=ar']) {
    expect(askedLanguage(search)).toBeNull()
  }
})

test('taking the language out leaves the rest of the address', () => {
  expect(withoutLanguage('http://shop.test/home?search=tea&lang=ru#top')).toBe(
    'http://shop.test/home?search=tea#top',
  )
})

test('an address that asks for nothing is not rewritten', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (href) => {
      fc.pre(!new URL(href).searchParams.has('lang'))
      expect(withoutLanguage(href)).toBe(href)
    }),
  )
})

test('what an address is given can be read from it', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.constantFrom(...languages), (href, language) => {
      expect(askedLanguage(new URL(inLanguage(href, language)).search)).toBe(language)
    }),
  )
})
