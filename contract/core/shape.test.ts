import fc from 'fast-check'
import { expect, test } from 'vitest'
import { between, listOf, oneOf, recordOf, rowId, text } from './shape.ts'

test('each reader gives back what fits and nothing else', () => {
  expect([text(3)('abc'), text(3)('abcd'), text(3, 1)(''), text(3)(5)]).toEqual([
    'abc',
    undefined,
    undefined,
    undefined,
  ])
  expect([between(-90, 90)(90), between(-90, 90)(90.1), between(0, 1)(Number.NaN)]).toEqual([
    90,
    undefined,
    undefined,
  ])
  expect([rowId(1), rowId(0), rowId(1.5), rowId('1'), rowId(2 ** 60)]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect([oneOf(['a', 'b'])('b'), oneOf(['a', 'b'])('c')]).toEqual(['b', undefined])
})

test('one bad entry or one too many makes a list unreadable', () => {
  expect(listOf(rowId, 2)([1, 2])).toEqual([1, 2])
  expect(listOf(rowId, 2)([1, 'x'])).toBeUndefined()
  expect(listOf(rowId, 2)([1, 2, 3])).toBeUndefined()
  expect(listOf(rowId, 2)('12')).toBeUndefined()
})

test('a record needs all its fields and keeps the others', () => {
  const read = recordOf({ id: rowId, name: text(10) })
  expect(read({ id: 1, name: 'x', more: true })).toEqual({ id: 1, name: 'x', more: true })
  expect(read({ id: 1 })).toBeUndefined()
  expect(read([1])).toBeUndefined()
})

test('nothing whatever makes a reader fail', () => {
  const read = recordOf({ id: rowId, zone_ids: listOf(rowId, 5) })
  fc.assert(fc.property(fc.anything(), (value) => [undefined, value].includes(read(value))))
})
