// A result read at once and one read tier after tier come in the same order, whatever slice is asked.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListingQuestion, Slice } from '#server/features/listing/listing.service.ts'
import { type Ranking, rankedIds } from './ranking.ts'
import { planFor } from './search-plan.ts'

const asked: ListingQuestion = {
  module_id: 1,
  zone_ids: [1],
  traits: [],
  filters: [],
  top_category_ids: [],
  category_ids: [],
  without_allergies: [],
  allergy_caution: [],
}

const plan = planFor([{ exact: 1, close: [2, 3], store_ids: [] }], 'every')

interface Row {
  id: number
  tier: number
  order_count: number
}

const rows: fc.Arbitrary<Row[]> = fc
  .array(fc.record({ tier: fc.nat(2), order_count: fc.nat(3) }), { maxLength: 150 })
  .map((made) => made.map((row, id) => ({ ...row, id })))

const isOpen = (id: number) => id % 3 !== 0

/** The three questions ranking asks, answered from memory. */
function listingOf(world: readonly Row[]): Ranking['listing'] {
  const popular = world.toSorted((one, other) => other.order_count - one.order_count || other.id - one.id)
  const tierOf = (question: ListingQuestion) =>
    plan.tiers.findIndex((tier) => JSON.stringify(tier) === JSON.stringify(question.match))
  const inTier = (question: ListingQuestion) => popular.filter((row) => row.tier === tierOf(question))
  const cut = <One>(list: One[], { start, count }: Slice) => list.slice(start, start + count)
  return {
    ids: async (question, _order, slice) => cut(inTier(question), slice).map((row) => row.id),
    count: async (question) => inTier(question).length,
    ranked: async (_question, _ranks, slice) =>
      cut(
        popular.toSorted((one, other) => one.tier - other.tier),
        slice,
      ),
  }
}

test('[NET-07] both ways of reading a search give the same slices', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.nat(120), fc.integer({ min: 1, max: 100 }), async (world, start, count) => {
      const ranking: Ranking = {
        listing: listingOf(world),
        keepFirst: (_search, produce) => produce(),
        openAmong: async (ids) => new Set(ids.filter(isOpen)),
      }
      const atOnce = await rankedIds(ranking, { asked, plan, few: true }, { start, count })
      const inTiers = await rankedIds(ranking, { asked, plan, few: false }, { start, count })
      expect(inTiers).toEqual(atOnce)
      expect(new Set(atOnce).size).toBe(Math.max(0, Math.min(count, world.length - start)))
    }),
  )
})

test('a word nobody bears makes no tier of its own', () => {
  expect(planFor([{ exact: undefined, close: [], store_ids: [4] }], 'every')).toEqual({
    ranks: [],
    tiers: [{ need: 'every', parts: [{ words: "'0'", store_ids: [4] }], except: undefined }],
  })
  expect(plan.ranks).toEqual(["('1')", "('1' | '2' | '3')"])
})
