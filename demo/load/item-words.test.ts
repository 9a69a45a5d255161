// Tags and active ingredients of the demo world over HTTP: read and searched for in all four languages.
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Localised, languages } from '#contract/core/language.ts'
import { item } from '#server/database/schema/item.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { gridStreets as streets } from '../build/streets.fixture.ts'
import { ingredientNames } from '../content/ingredients.ts'
import { tagNames } from '../content/tags/tags.ts'
import { fillWorld } from './fill-world.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp({ DEMO: 'on' })
  const client = await shop.db.$client.connect()
  await fillWorld(client, { now: new Date(testInstant), time_zone: shop.parts.config.time_zone, streets })
  client.release()
  shop.forgetCatalogue()
}, 120_000)

afterAll(() => shop.close())

/** What a zone sells with this word on it. */
function itemsWith(column: typeof item.tags | typeof item.generic_name, word: Localised) {
  return shop.db
    .select({ id: item.id, module_id: item.module_id })
    .from(item)
    .where(
      and(eq(item.zone_id, 1), eq(item.visible, true), sql`${column} @> ${JSON.stringify([word])}::jsonb`),
    )
}

const kinds = [
  { kind: 'tag', word: tagNames.vegan, column: item.tags },
  { kind: 'active ingredient', word: ingredientNames.Dexpanthenol, column: item.generic_name },
] as const

test.each(kinds)(
  '[HDR-08] [SRC-04] the $kind $word.en is found by its word in every language',
  async (one) => {
    const [first, ...others] = await itemsWith(one.column, one.word)
    if (!first) throw new Error('nobody sells it')
    const wanted = [first, ...others].filter(({ module_id }) => module_id === first.module_id)
    for (const language of languages) {
      const name = encodeURIComponent(one.word[language])
      const headers = { moduleId: String(first.module_id), zoneId: '[1]', 'X-localization': language }
      const { body } = await shop.get(`/items/search?name=${name}&limit=100`, headers)
      const found = body.products.map(({ id }: { id: number }) => id)
      expect(found.toSorted(), language).toEqual(wanted.map(({ id }) => id).toSorted())
    }
  },
)

test.each(languages)('[HDR-08] an item of the world reads in %s', async (language) => {
  const [tagged] = await itemsWith(item.tags, tagNames.vegan)
  const [medicine] = await itemsWith(item.generic_name, ingredientNames.Dexpanthenol)
  const details = async (one: typeof tagged) => {
    const headers = { moduleId: String(one?.module_id), 'X-localization': language }
    return (await shop.get(`/items/details/${one?.id}`, headers)).body
  }
  const words = (await details(tagged)).tags.map(({ tag }: { tag: string }) => tag)
  expect(words).toContain(tagNames.vegan[language])
  expect((await details(medicine)).generic_name).toEqual([ingredientNames.Dexpanthenol[language]])
})
