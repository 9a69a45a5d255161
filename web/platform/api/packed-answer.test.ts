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

test('a list of like things names their fields once', () => {
  const text = packAnswer([
    { id: 1, store_name: 'One' },
    { id: 2, store_name: 'Two' },
  ])
  expect(text.match(/store_name/g)).toHaveLength(1)
})
