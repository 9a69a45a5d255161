// Rows are read once in a while, whoever asks, and never outlive a change that was announced.
import { beforeEach, expect, test } from 'vitest'
import { createChanges } from './changes.ts'
import { collectInto } from './dependencies.ts'
import { createRowCache } from './row-cache.ts'

let now = 1
let read: number[][] = []
const changes = createChanges()
const rows = createRowCache<{ id: number }>({
  changes,
  now: () => now,
  idOf: ({ id }) => id,
  tagsOf: ({ id }) => [`row ${id}`],
  ttl: 100,
  max: 3,
})

/** There is no row of 9. */
const find = async (missing: number[]) => {
  read.push(missing)
  return missing.filter((id) => id !== 9).map((id) => ({ id }))
}
const idsOf = async (ids: number[], kind = 'en') => (await rows.get(ids, kind, find)).map((row) => row.id)

beforeEach(() => {
  now = 1
  read = []
  changes.announceAll()
})

test('only what is missing is read', async () => {
  expect(await idsOf([1, 2])).toEqual([1, 2])
  expect((await idsOf([3, 2])).toSorted()).toEqual([2, 3])
  expect(await idsOf([1, 2, 3])).toEqual([1, 2, 3])
  expect(read).toEqual([[1, 2], [3]])
})

test('what differs by kind is read for each, and what does not exist is asked again', async () => {
  await idsOf([1], 'en')
  await idsOf([1], 'ru')
  expect(await idsOf([9])).toEqual([])
  expect(await idsOf([9])).toEqual([])
  expect(read).toEqual([[1], [1], [9], [9]])
})

test('rows that are old, too many or changed are read again, the others are not', async () => {
  await idsOf([1, 2, 3, 4])
  await idsOf([2, 3, 4])
  await idsOf([1])
  now = 102
  await idsOf([1])
  await idsOf([2])
  changes.announce(['row 1'])
  await idsOf([1, 2])
  expect(read).toEqual([[1, 2, 3, 4], [1], [1], [2], [1]])
})

test('rows on their way when they change serve their caller only', async () => {
  await rows.get([1], 'en', async (missing) => {
    changes.announce(['row 1'])
    return find(missing)
  })
  await idsOf([1])
  expect(read).toEqual([[1], [1]])
})

test('a list depends on its rows, read or cached', async () => {
  const [first, second] = [new Set<string>(), new Set<string>()]
  await collectInto(first, () => idsOf([1, 2]))
  await collectInto(second, () => idsOf([2]))
  expect([[...first], [...second]]).toEqual([['row 1', 'row 2'], ['row 2']])
})
