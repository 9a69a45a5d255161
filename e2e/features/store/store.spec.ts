// The page of a store, the pages that list stores, and links to them from elsewhere.
import { z } from 'zod'
import type { Store } from '#contract/features/store/store.schema.ts'
import { layoutShiftOf } from '../../fixtures/layout-shift.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { rememberShop } from '../../fixtures/shop-cookie.ts'
import { storeWith } from '../../fixtures/store-with.ts'
import { expect, test } from '../../fixtures/test.ts'
import { storedIn } from '../../pages/browser-storage.ts'
import { findingTexts } from '../../pages/finding-texts.ts'
import { scrollToTarget } from '../../pages/scroll-to.ts'
import { shopPage } from '../../pages/shop-page.ts'

const sellsMuch = ({ total_items }: Store) => total_items > 13

test('[STO-01] [CRD-10] the page tells who the store is and on what terms, before anything is added', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  const { zone_ids } = await settledIn({ page, request }, remember)
  const text = findingTexts[language]
  const store = await storeWith(request, { module_type: 'food', zone_ids, language }, sellsMuch)
  await page.goto(`/store/${store.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(store.name)
  await expect(main.getByText(store.address)).toBeVisible()
  for (const term of [text.delivery_time, text.delivery_fee, text.minimum_order]) {
    await expect(main.getByText(term, { exact: true })).toBeVisible()
  }
  const time = store.delivery_time.replace('min', text.minutes)
  await expect(main.getByText(time, { exact: true }).first()).toBeVisible()
  await flawless()

  await main.getByRole('button', { name: text.hours }).click()
  await expect(page.getByRole('dialog', { name: text.hours }).getByRole('term')).toHaveCount(7)
  await flawless()
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: text.reviews }).click()
  await expect(page.getByRole('dialog', { name: text.reviews }).getByRole('progressbar')).toHaveCount(5)
})

test('[STO-01] of a list that was asked for, twelve items come at a time until all are there', async ({
  page,
  request,
  remember,
  language,
}) => {
  const { zone_ids } = await settledIn({ page, request }, remember)
  const store = await storeWith(request, { module_type: 'food', zone_ids, language }, sellsMuch)
  await page.goto(`/store/${store.slug}?sort=low2High`)
  const items = page.locator('#menu').getByRole('article')
  await expect(items.first()).toBeVisible()
  await scrollToTarget(items.last())
  await expect(page).toHaveURL(/page=2/)
  await expect(items).toHaveCount(Math.min(store.total_items, 24))
})

test('[STO-01] [STO-03] searching in the store finds, or says that nothing was found', async ({
  page,
  request,
  remember,
  language,
}) => {
  const { zone_ids } = await settledIn({ page, request }, remember)
  const text = findingTexts[language]
  const store = await storeWith(request, { module_type: 'food', zone_ids, language }, sellsMuch)
  await page.goto(`/store/${store.slug}?min_price=2&max_price=9`)
  const box = page.getByRole('textbox', { name: text.search_in(store.name) })
  const asked = page.waitForRequest(
    (one) => one.url().includes('/items/search?') && one.url().includes('name=qqqqzzzz'),
  )
  await box.fill('qqqqzzzz')
  await box.press('Enter')
  const question = new URL((await asked).url()).searchParams
  expect(question.get('store_id')).toBe(String(store.id))
  expect(question.get('limit')).toBe('12')
  // Searching begins with the whole range of prices again.
  expect(question.get('min_price')).toBeNull()
  await expect(page.getByText(text.nothing_found)).toBeVisible()
  await page.getByRole('button', { name: text.show_everything }).click()
  await expect(page).not.toHaveURL(/q=|price/)
  await expect(box).toHaveValue('')
  await expect(page.getByText(text.nothing_found)).toBeHidden()
})

test('[STO-02] odd prices, orders and categories in the address give a sane page', async ({
  page,
  request,
  remember,
  language,
}) => {
  const { zone_ids } = await settledIn({ page, request }, remember)
  const store = await storeWith(request, { module_type: 'food', zone_ids, language }, sellsMuch)
  const queries = [
    'min_price=-4&max_price=x',
    'min_price=50&max_price=1',
    'min_price=0&max_price=1',
    'sort=upside&categories=0,-1,999999,abc&page=-1',
    'module_id=abc&module_type=moon&store_zone_id=-1&distance=far&lat=500&lng=x',
    `q=${'y'.repeat(500)}`,
    'q=%F0%9F%8D%95%3Cscript%3E',
  ]
  for (const query of queries) {
    const response = await page.goto(`/store/${store.slug}?${query}`)
    expect(response?.status(), query).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name)
  }
})

test('[STO-05] the id works in place of the slug, in the path or in the query', async ({
  page,
  request,
  remember,
  language,
}) => {
  const { zone_ids } = await settledIn({ page, request }, remember)
  const store = await storeWith(request, { module_type: 'food', zone_ids, language }, sellsMuch)
  for (const path of [`/store/${store.id}`, `/store/no-such-store?id=${store.slug}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name)
  }
})

test('[STO-03] a first visitor by a shared link gets the module and the zone of the store', async ({
  page,
  context,
  request,
  language,
  baseURL,
}) => {
  const store = await storeWith(
    request,
    { module_type: 'grocery', zone_ids: [1, 2, 3], language },
    ({ zone_id, total_items }) => zone_id !== 1 && total_items > 0,
  )
  await rememberShop(context, baseURL ?? '', { language })
  await page.goto(
    `/store/${store.slug}?id=${store.slug}&module_id=${store.module_id}&store_zone_id=${store.zone_id}`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect.poll(() => storedIn(page, 'zoneid')).toBe(JSON.stringify([store.zone_id]))
  expect(JSON.parse((await storedIn(page, 'module')) ?? '{}')).toMatchObject({ module_type: 'grocery' })
})

test('[STO-03] nothing jumps for a first visitor whose zone becomes that of the store', async ({
  page,
  context,
  request,
  language,
  baseURL,
}) => {
  const { default_location } = await (await request.get('/api/v1/config')).json()
  const lookup = `/api/v1/config/get-zone-id?lat=${default_location.lat}&lng=${default_location.lng}`
  const shownFirst: number[] = JSON.parse((await (await request.get(lookup)).json()).zone_id)
  const store = await storeWith(
    request,
    { module_type: 'food', zone_ids: shownFirst, language },
    (one) => shownFirst.length > 1 && sellsMuch(one),
  )
  await rememberShop(context, baseURL ?? '', { language })
  await page.goto(`/store/${store.slug}`)
  await expect.poll(() => storedIn(page, 'zoneid')).toBe(JSON.stringify([store.zone_id]))
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
})

test('[STO-05] a store of another module opens in its own, and one out of reach says so', async ({
  page,
  request,
  remember,
  language,
}) => {
  const { module } = await settledIn({ page, request }, remember)
  const store = await storeWith(
    request,
    { module_type: 'pharmacy', zone_ids: [1, 2, 3], language },
    ({ zone_id, total_items }) => zone_id !== 1 && total_items > 0,
  )
  await page.goto(`/store/${store.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name)
  await expect(page.getByText(findingTexts[language].elsewhere)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  // The visitor's own choice is not touched.
  expect(JSON.parse((await storedIn(page, 'module')) ?? '{}')).toMatchObject({ id: module.id })
})

test('[NET-06] [HOM-14] [HOM-20] a visit and five of its products are kept', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const { zone_ids } = await settledIn({ page, request }, remember)
  const store = await storeWith(request, { module_type: 'food', zone_ids, language }, sellsMuch)
  await page.goto(`/store/${store.slug}`)
  await expect
    .poll(async () => JSON.parse((await storedIn(page, 'visitedStores')) ?? '[]'))
    .toEqual([expect.objectContaining({ id: store.id, module_id: store.module_id })])
  const products = JSON.parse((await storedIn(page, 'visitedStoresProducts')) ?? '[]')
  expect(products).toHaveLength(5)
  expect(products[0]).toEqual({ store_id: store.id, image: expect.any(String), name: expect.any(String) })
})

test('a store can be passed on by its link', { tag: '@once' }, async ({
  page,
  context,
  request,
  remember,
  language,
}) => {
  const { zone_ids } = await settledIn({ page, request }, remember)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const store = await storeWith(request, { module_type: 'food', zone_ids, language }, sellsMuch)
  await page.goto(`/store/${store.slug}?distance=1200`)
  await page.getByRole('button', { name: findingTexts[language].share }).click()
  await expect(shopPage(page, language).notice('The link has been copied')).toBeVisible()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied.pathname).toBe(`/store/${store.slug}`)
  expect(copied.searchParams.get('store_zone_id')).toBe(String(store.zone_id))
  expect(copied.searchParams.has('distance')).toBe(false)
})

test('an unknown store gets a friendly page and a way on', { tag: '@once' }, async ({
  page,
  language,
  expected,
}) => {
  expected.push(/status of 404/)
  for (const path of [
    '/store/no-such-store',
    '/store/99999999',
    '/store/%3Cb%3E',
    `/store/${'x'.repeat(500)}`,
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('link', { name: shopPage(page, language).text.to_the_shop })).toBeVisible()
  }
})

test('[STO-04] new and popular stores have pages of their own', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  await settledIn({ page, request }, remember)
  for (const path of ['/store/latest', '/store/popular']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await flawless()
  const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(findingTexts[language].share).toBeTruthy()
})

test('machines can read the store', { tag: '@once' }, async ({ page, request, remember, language }) => {
  const { zone_ids } = await settledIn({ page, request }, remember)
  const store = await storeWith(request, { module_type: 'food', zone_ids, language }, sellsMuch)
  await page.goto(`/store/${store.slug}`)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const kinds = z.array(z.object({ '@type': z.string() })).parse(JSON.parse(data ?? ''))
  expect(kinds.map((one) => one['@type'])).toEqual(
    expect.arrayContaining(['Restaurant', 'BreadcrumbList', 'ItemList']),
  )
  await expect(page).toHaveTitle(`${store.name} · Fivefold`)
})

test('a store page does not jump while it loads', async ({ page, request, remember, language }) => {
  const { zone_ids } = await settledIn({ page, request }, remember)
  const store = await storeWith(request, { module_type: 'food', zone_ids, language }, sellsMuch)
  await page.goto(`/store/${store.slug}`)
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
})
