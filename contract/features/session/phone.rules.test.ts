// One phone is one account, however it is typed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSamePhone, normalisePhone, phoneDigits } from './phone.rules.ts'

test.each([
  ['+7 (700) 123-45-67', '+77001234567'],
  ['77001234567', '+77001234567'],
  ['0077001234567', '+77001234567'],
  [' +7.700.123.45.67 ', '+77001234567'],
  ['٧٧٠٠١٢٣٤٥٦٧', '+77001234567'],
  ['۷۷۰۰۱۲۳۴۵۶۷', '+77001234567'],
])('[AUT-01] %s is stored as %s', (typed, stored) => {
  expect(normalisePhone(typed)).toBe(stored)
})

test.each(['', '12345678', '1234567890123456', '+7 700 phone', 'ann@shop.test', '7+7001234567', '+'])(
  '%j is no phone number',
  (typed) => {
    expect(normalisePhone(typed)).toBeNull()
  },
)

test('spaces, dashes and parentheses never make another number', () => {
  const digits = fc.stringMatching(/^[1-9]\d{8,14}$/)
  const between = fc.constantFrom('', ' ', '-', '(', ')', '.')
  fc.assert(
    fc.property(digits, fc.array(between, { minLength: 15, maxLength: 15 }), (number, marks) => {
      const typed = [...number].map((digit, at) => `${digit}${marks[at] ?? ''}`).join('')
      expect(normalisePhone(typed)).toBe(`+${number}`)
    }),
  )
})

test('[TRK-03] an order is found under its phone however it is typed', () => {
  for (const typed of ['+7 (700) 123-45-67', '0077001234567', '٠٠٧٧٠٠١٢٣٤٥٦٧', '۷۷۰۰۱۲۳۴۵۶۷'])
    expect(phoneDigits(typed)).toBe('77001234567')
  expect(phoneDigits('no phone')).toBe('')
})

test.each(['77015550199', '7015550199', '87015550199'])(
  '[TRK-03] %s is the phone kept as 77015550199',
  (typed) => {
    expect(isSamePhone(typed, '77015550199')).toBe(true)
  },
)

test.each(['', '5550199', '7015550198', '877015550199', '997015550199'])(
  '[TRK-03] %j is another phone than 77015550199',
  (typed) => {
    expect(isSamePhone(typed, '77015550199')).toBe(false)
  },
)

test('[TRK-03] a phone is known as dialled at home, with up to three digits of its country before it', () => {
  const known = (typed: string, kept: string) => isSamePhone(typed, kept)
  expect(known('701234567', '992701234567')).toBe(true)
  expect(known('701234567', '9992701234567')).toBe(false)
  expect(known('0701234567', '992701234567')).toBe(true)
  expect(known('8701234567', '7701234567')).toBe(true)
  expect(known('01234567', '99201234567')).toBe(false)
  expect(known('012345678', '992012345678')).toBe(true)
  expect(known('812345678', '992012345678')).toBe(false)
  expect(known('812345678', '99212345678')).toBe(false)
  expect([known('', ''), known('7', '7')]).toEqual([false, true])
})

test('[AUT-01] sixty characters may be a phone, one more is none', () => {
  const spaced = (length: number) => `77001234567${' '.repeat(length - 11)}`
  expect(normalisePhone(spaced(60))).toBe('+77001234567')
  expect(normalisePhone(spaced(61))).toBeNull()
})
