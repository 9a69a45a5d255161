// What is packed into the page comes out of it unchanged.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packAnswer, unpackAnswer } from './packed-answer.ts'

test('any answer comes out as it went in', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      const sent: unknown = JSON.parse(JSON.stringify(answer))
      expect(unpackAnswer(packAnswer(sent))).toEqual(sent)
    }),
  )
})

test('any list of like things comes out as it went in', () => {
  const row = fc.record({ id: fc.integer(), name: fc.string(), parts: fc.array(fc.record({ id: fc.nat() })) })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(unpackAnswer(packAnswer({ total_size: rows.length, rows }))).toEqual({
        total_size: rows.length,
        rows,
      })
    }),
  )
})

test('any list of things with values in common comes out as it went in, field by field in the same sequence', () => {
  const alike = fc.record({ module_id: fc.constantFrom(1, null), variations: fc.constant([]), id: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(alike), (rows) => {
      expect(JSON.stringify(unpackAnswer(packAnswer(rows)))).toBe(JSON.stringify(rows))
    }),
  )
})

test('a value that all of a list have is written once', () => {
  const text = packAnswer([
    { id: 1, store_name: 'Corner' },
    { id: 2, store_name: 'Corner' },
    { id: 3, store_name: 'Corner' },
  ])
  expect(text.match(/Corner/g)).toHaveLength(1)
})

test('a list of like things names their fields once', () => {
  const text = packAnswer([
    { id: 1, store_name: 'One' },
    { id: 2, store_name: 'Two' },
  ])
  expect(text.match(/store_name/g)).toHaveLength(1)
})
