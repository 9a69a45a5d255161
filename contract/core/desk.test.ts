// Texts in four languages of which some are not written: what is stored, and what the form shows again.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fallbackText, filledText, ownText, requiredText } from './desk.ts'
import { languages } from './language.ts'

const text = fc.record({ en: fc.string(), ar: fc.string(), tg: fc.string(), ru: fc.string() })
const language = fc.constantFrom(...languages)

test('every language shows something as soon as one is written, its own where it has one', () => {
  fc.assert(
    fc.property(text, language, (written, main) => {
      const filled = filledText(written, main)
      for (const one of languages) {
        expect(filled[one]).toBe(written[one] === '' ? fallbackText(written, main) : written[one])
      }
    }),
  )
})

test('a language that is not written follows the main one when that changes', () => {
  const stored = filledText({ en: 'Bread', ru: 'Хлеб' }, 'en')
  expect(stored).toEqual({ en: 'Bread', ar: 'Bread', tg: 'Bread', ru: 'Хлеб' })
  const edited = { ...ownText(stored, 'en'), en: 'Fresh bread' }
  expect(filledText(edited, 'en')).toEqual({
    en: 'Fresh bread',
    ar: 'Fresh bread',
    tg: 'Fresh bread',
    ru: 'Хлеб',
  })
})

test('saving what was opened changes nothing', () => {
  fc.assert(
    fc.property(text, language, (written, main) => {
      const stored = filledText(written, main)
      expect(filledText(ownText(stored, main), main)).toEqual(stored)
    }),
  )
})

test('blank texts in all languages are no text', () => {
  expect(requiredText(10).safeParse({ en: '  ', ar: '' }).success).toBe(false)
  expect(requiredText(10).parse({ tg: ' нон ' })).toEqual({ en: '', ar: '', tg: 'нон', ru: '' })
})
