// Slices of a search: the better match first, then what is open, then what is ordered most; together they are the whole.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Ranking, rankedIds } from './search-ranking.ts'

interface Row {
  id: number
  store_id: number
  rank: number
  key: number
}

const rows: fc.Arbitrary<Row[]> = fc
  .array(fc.nat(2), { maxLength: 150 })
  .map((ranks) => ranks.toSorted().map((rank, id) => ({ id, store_id: 1_000 + (id % 3), rank, key: 0 })))

const open: ReadonlySet<number> = new Set([1_001, 1_002])

const isOpen = (id: number) => id % 3 !== 0

const foundIn = (world: readonly Row[]) => ({
  choices: [],
  span: { total: world.length, min_price: 0, max_price: 0, top_category_ids: [] },
})

const rankingOf = (world: readonly Row[]): Ranking => ({
  slice: (_found, _order, { start, count }) => world.slice(start, start + count),
  open,
})

test('[NET-07] a slice is the same part of the whole, wherever it begins', () => {
  fc.assert(
    fc.property(rows, fc.nat(120), fc.integer({ min: 1, max: 100 }), (world, start, count) => {
      const ranking = rankingOf(world)
      const whole = rankedIds(ranking, foundIn(world), { start: 0, count: world.length })
      expect(new Set(whole).size).toBe(world.length)
      expect(rankedIds(ranking, foundIn(world), { start, count })).toEqual(whole.slice(start, start + count))
    }),
  )
})

test('[SRC-02] no closed store stands before an open one of the same rank among the first', () => {
  fc.assert(
    fc.property(rows, (world) => {
      const rankOf = new Map(world.map(({ id, rank }) => [id, rank]))
      const first = rankedIds(rankingOf(world), foundIn(world), { start: 0, count: 60 })
      const places = first.map((id) => (rankOf.get(id) ?? 0) * 2 + Number(!isOpen(id)))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }),
  )
})
