// Phone numbers as people read and type them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dialCodes } from './dial-codes.ts'
import { formatPhone, phoneParts, wholePhone } from './phone-parts.ts'

test.each([
  ['+77001234567', '+7 700 123 45 67'],
  ['+992931234567', '+992 931 234 567'],
  ['+442071234567', '+44 207 123 45 67'],
  ['not a phone', 'not a phone'],
])('%s reads %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text)
})

test.each([
  ['+7 700 123 45 67', undefined, 'RU'],
  ['+7 700 123 45 67', 'KZ', 'KZ'],
  ['00992 93 123 4567', undefined, 'TJ'],
  ['+1 242 555 0100', undefined, 'BS'],
  ['+1 212 555 0100', 'KZ', 'US'],
])('[AUT-01] %s typed with preference %s belongs to %s', (phone, preferred, country) => {
  expect(phoneParts(phone, preferred)?.code.country).toBe(country)
})

test('a number without a dialling code is left to the chosen country', () => {
  expect(phoneParts('700 123 45 67')).toBeNull()
})

test('every country is listed once', () => {
  expect(new Set(dialCodes.map(({ country }) => country)).size).toBe(dialCodes.length)
  expect(dialCodes.length).toBeGreaterThan(235)
})

test('reading a number aloud neither adds nor loses a digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{8,14}$/), (digits) => {
      expect(formatPhone(`+${digits}`).replace(/\D/g, '')).toBe(digits)
    }),
  )
})

test.each([
  ['7', '701 555 01 99', '+77015550199'],
  ['7', '8 701 555-01-99', '+77015550199'],
  ['7', '77015550199', '+77015550199'],
  ['992', '0918 123 456', '+992918123456'],
  ['39', '06 1234 5678', '+390612345678'],
])('[TRK-03] beside +%s, %s is %s', (dial, typed, whole) => {
  expect(wholePhone(dial, typed).replaceAll(/[\s-]/g, '')).toBe(whole)
})
