// The banners a store made for its own page: where they stand, where they lead, and nothing where there are none.
import { z } from 'zod'
import { storeBanner } from '#contract/features/promotion/banner.schema.ts'
import { layoutShiftOf } from '../../fixtures/layout-shift.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { storesIn } from '../../fixtures/store-with.ts'
import { expect, test } from '../../fixtures/test.ts'
import { findingTexts } from '../../pages/finding-texts.ts'

const named = z.object({ name: z.string() })
const itemPage = z.object({ products: z.array(named).min(1) })

test('[STO-01] a store’s own banners lead to its menu and its items, and a store without them shows none', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  const settled = await settledIn({ page, request }, remember)
  const text = findingTexts[language]
  const ask = async <Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer> => {
    const reply = await request.get(`/api/v1${path}`, {
      headers: { ...settled.headers, 'x-localization': language },
    })
    return schema.parse(await reply.json())
  }
  const stores = await storesIn(request, { module_type: 'food', zone_ids: settled.zone_ids, language })
  const known = await Promise.all(
    stores.map(async (store) => ({
      store,
      banners: await ask(`/banners/${store.id}`, z.array(storeBanner)),
    })),
  )
  const showing = known.find(({ banners }) => banners.length > 1)
  const bare = known.find(({ banners }) => banners.length === 0)
  if (!showing || !bare) throw new Error('the demo world has stores with banners and stores without')
  const { store, banners } = showing
  const links = banners.map(({ title, default_link }) => {
    const { searchParams } = new URL(default_link ?? '', 'https://shop.invalid')
    return { title, category: searchParams.get('categories'), item: searchParams.get('item') }
  })
  const offers = page.getByRole('region', { name: text.store_offers, exact: true })

  await page.goto(`/store/${store.slug}?distance=1200`)
  await expect(offers.getByRole('link')).toHaveText(banners.map(({ title }) => title))
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  await flawless()

  const toMenu = links.find(({ category }) => category !== null)
  await offers.getByRole('link', { name: toMenu?.title ?? '', exact: true }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`[?&]categories=${toMenu?.category}(&[^#]*)?#menu$`))
  // What the link to the store said stays.
  await expect(page).toHaveURL(/[?&]distance=1200\b/)
  await expect(page.getByRole('textbox', { name: text.search_in(store.name) })).toBeInViewport()
  const asked = `store_id=${store.id}&category_id=${toMenu?.category}&type=all&limit=12&offset=1`
  const { products } = await ask(`/items/latest?${asked}`, itemPage)
  const narrowed = page.locator('#menu').getByRole('article').getByRole('heading', { level: 3 })
  await expect(narrowed).toHaveText(products.map(({ name }) => name))

  const toItem = links.find(({ item }) => item !== null)
  const { name } = await ask(`/items/details/${toItem?.item}`, named)
  await offers.getByRole('link', { name: toItem?.title ?? '', exact: true }).press('Enter')
  await expect(page.getByRole('dialog', { name })).toBeVisible()

  await page.goto(`/store/${bare.store.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bare.store.name)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(offers).toHaveCount(0)
})
