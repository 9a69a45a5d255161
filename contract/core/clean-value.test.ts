import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './clean-value.ts'
import { coreFailures } from './failure.ts'
import { asJson } from './wire.ts'

test('JSON inside text is cleaned like all else: half letters, zero bytes, nulls', () => {
  expect(
    asJson('{"a":"x\\ud83d\\u0000y","b":null,"c":["\\ud83d",null],"d\\u0000":1,"__proto__":{}}'),
  ).toEqual({
    a: 'x\uFFFDy',
    c: ['\uFFFD', null],
    d: 1,
  })
})

test('JSON inside text is as deep and as large as a body may be', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect(asJson(nested(20))).toBeInstanceOf(Array)
  const refused = expect.objectContaining({ kind: coreFailures.body_too_complex })
  expect(() => asJson(nested(21))).toThrow(refused)
  expect(() => asJson(nested(15_000))).toThrow(refused)
  expect(() => asJson(`[0${',0'.repeat(20_000)}]`)).toThrow(refused)
  expect(() => asJson(JSON.stringify([`[0${',0'.repeat(20_000)}]`]))).toThrow(refused)
})

test('what is no JSON is left for the schema to refuse', () => {
  expect(asJson('[1,')).toBe('[1,')
  expect(asJson(7)).toBe(7)
})

test('a cut text is the beginning, and whole letters only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, longest) => {
      const cut = cutText(text, longest)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.isWellFormed()).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(longest)
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, longest) - 1)
    }),
  )
})
