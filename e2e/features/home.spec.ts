// The five home pages: their sections, tabs, lists and what happens when a part of them fails.
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { layoutShiftOf } from '../fixtures/layout-shift.ts'
import { expect, type TestLanguage, test } from '../fixtures/test.ts'
import { storeBefore } from '../pages/browser-storage.ts'
import { askShop, homePage, homeZones, moduleOf } from '../pages/home-page.ts'
import { titledSections } from '../pages/home-sections.ts'
import { shellTexts } from '../pages/shell-texts.ts'

const storeList = z.object({
  total_size: z.number(),
  stores: z.array(z.object({ id: z.number(), name: z.string(), avg_rating: z.number() })),
})

function isPhone(width: number | undefined): boolean {
  return (width ?? 0) < 640
}

/** The modules of the demo world, each with the rule of its page. */
const pages = [
  { module_type: 'food', rule: 'HOM-06' },
  { module_type: 'grocery', rule: 'HOM-03' },
  { module_type: 'pharmacy', rule: 'HOM-04' },
  { module_type: 'ecommerce', rule: 'HOM-05' },
  { module_type: 'parcel', rule: 'HOM-07' },
] as const

for (const { module_type, rule } of pages) {
  test(`[${rule}] the ${module_type} page has its sections in order`, async ({
    page,
    request,
    language,
    remember,
  }) => {
    const module = await moduleOf(request, module_type)
    await remember({ module, zone_ids: homeZones })
    await page.goto('/home')
    const home = homePage(page, language)
    const titled: readonly string[] = titledSections(home.text)[module_type]
    // A row of fewer than three cards does not show.
    const path = '/stores/get-stores/all?featured=1&limit=20&offset=1'
    const featured = await askShop(request, path, { module_id: module.id, language, schema: storeList })
    const wanted = titled.filter(
      (title) => title !== home.text.featured_restaurants || featured.total_size >= 3,
    )
    await expect
      .poll(async () => (await home.titles()).filter((title) => titled.includes(title)))
      .toEqual(wanted)
  })

  test(`the ${module_type} page is readable for everyone, as wide as the screen, and does not jump`, {
    tag: module_type === 'food' ? [] : '@long',
  }, async ({ page, request, remember, flawless }) => {
    await remember({ module: await moduleOf(request, module_type), zone_ids: homeZones })
    await page.goto('/home')
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await flawless()
  })
}

test('[HOM-03] grocery says where its popular items come from', async ({
  page,
  request,
  language,
  remember,
}) => {
  await remember({ module: await moduleOf(request, 'grocery'), zone_ids: homeZones })
  await page.goto('/home')
  const { section, text } = homePage(page, language)
  await expect(section(text.popular_items)).toContainText(text.popular_items_text)
})

test('[HOM-07] parcel asks what to send', async ({ page, request, language, remember }) => {
  await remember({ module: await moduleOf(request, 'parcel'), zone_ids: homeZones })
  await page.goto('/home')
  const { section, text } = homePage(page, language)
  await expect(section(text.deliver_everything)).toContainText(text.what_to_send)
})

async function storesOf(request: APIRequestContext, module_id: number, language: TestLanguage, path: string) {
  return askShop(request, path, { module_id, language, schema: storeList })
}

test.describe('[HOM-09] the stores list', () => {
  test('tells how many stores there are and shows them all, each once', async ({
    page,
    request,
    language,
    remember,
  }) => {
    const module = await moduleOf(request, 'ecommerce')
    await remember({ module, zone_ids: homeZones })
    const { total_size } = await storesOf(request, module.id, language, '/stores/get-stores/all?limit=12')
    expect(total_size).toBeGreaterThan(12)
    await page.goto('/home')
    const { stores, storeCards, text } = homePage(page, language)
    await expect(stores.getByRole('heading', { level: 2 })).toContainText(String(total_size))
    const more = stores.getByRole('button', { name: text.load_more })
    // A page may come by itself, as the button comes near, and take it away before it is pressed.
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 5_000 })
      await expect(more).toBeHidden({ timeout: 2_000 })
    }).toPass()
    await expect(storeCards).toHaveCount(total_size)
    // Covers are two fifths as high as they are wide.
    const covers = await storeCards.locator('img').evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(Math.min(...covers), 'no picture has collapsed').toBeGreaterThan(40)
    const links = await storeCards.getByRole('heading').allTextContents()
    expect(new Set(links).size).toBe(links.length)
  })

  test('keeps its tab and its filter in the address', async ({ page, request, language, remember }) => {
    const module = await moduleOf(request, 'food')
    await remember({ module, zone_ids: homeZones })
    const best = await storesOf(request, module.id, language, '/stores/top-rated?limit=12&offset=1')
    await page.goto('/home')
    const { stores, storeCards, text, choose } = homePage(page, language)
    await choose(stores, text.top_rate)
    await expect(page).toHaveURL(/stores=top_rated/)
    await expect(storeCards.first()).toContainText(best.stores[0]?.name ?? '')
    await stores.getByRole('radio').nth(1).click()
    await expect(page).toHaveURL(/service=delivery/)
    await page.reload()
    await expect(stores.getByRole('radio').nth(1)).toBeChecked()
  })

  test('has the words of its screen', { tag: '@english' }, async ({
    page,
    request,
    language,
    remember,
    viewport,
  }) => {
    await remember({ module: await moduleOf(request, 'food'), zone_ids: homeZones })
    await page.goto('/home')
    const { stores } = homePage(page, language)
    await expect(stores.getByRole('tab')).toHaveText(['All', 'Newly joined', 'Popular', 'Top rated'])
    const words = isPhone(viewport?.width) ? ['All', 'Home', 'Take away'] : ['All', 'Delivery', 'Take away']
    for (const word of words)
      await expect(stores.getByRole('radio', { name: word, exact: true })).toBeVisible()
  })
})

test('[HOM-10] the best stores nearby are ordered by rating under Top rated', async ({
  page,
  request,
  language,
  remember,
}) => {
  const module = await moduleOf(request, 'food')
  await remember({ module, zone_ids: homeZones })
  const best = await storesOf(request, module.id, language, '/stores/top-rated?limit=12&offset=1')
  const ratings = best.stores.map((store) => store.avg_rating)
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
  await page.goto('/home')
  const { section, text, choose } = homePage(page, language)
  const nearby = section(text.nearby_restaurants)
  await choose(nearby, text.top_rate)
  await expect(nearby.getByRole('article').first()).toContainText(best.stores[0]?.name ?? '')
})

test('[HOM-08] a condition without items says so', async ({ page, request, language, remember }) => {
  await remember({ module: await moduleOf(request, 'pharmacy'), zone_ids: homeZones })
  await page.route('**/api/v1/common-condition/items/**', (route) =>
    route.fulfill({ json: { total_size: 0, limit: 20, offset: 1, products: [], categories: [] } }),
  )
  await page.goto('/home')
  const { section, text, choose } = homePage(page, language)
  const conditions = section(text.common_conditions)
  const second = (await conditions.getByRole('tab').nth(1).textContent()) ?? ''
  await choose(conditions, second)
  await expect(conditions).toContainText(text.no_condition_items)
})

test('[HOM-11] all special offers are one press away', async ({ page, request, language, remember }) => {
  const module = await moduleOf(request, 'grocery')
  await remember({ module, zone_ids: homeZones })
  await page.goto('/home')
  const { section, text } = homePage(page, language)
  const all = section(text.special_offers).getByRole('link', { name: new RegExp(text.view_all) })
  await expect(all).toHaveAttribute('href', `/home?search=special-offer&module_id=${module.id}`)
})

test('[HOM-13] new arrivals show as many as the screen holds beside the banner', async ({
  page,
  request,
  language,
  remember,
  viewport,
}) => {
  await remember({ module: await moduleOf(request, 'ecommerce'), zone_ids: homeZones })
  await page.goto('/home')
  const { section, text } = homePage(page, language)
  const cards = section(text.new_arrivals).getByRole('article')
  await expect(cards.filter({ visible: true })).toHaveCount(isPhone(viewport?.width) ? 4 : 8)
})

test('[HOM-14] a store visited before is offered again, with three products and how many more', async ({
  page,
  request,
  language,
  remember,
}) => {
  const module = await moduleOf(request, 'food')
  await remember({ module, zone_ids: homeZones })
  const visited = (id: number) => ({
    id,
    slug: `store-${id}`,
    name: `Store ${id}`,
    module_id: module.id,
    zone_id: 1,
    logo_full_url: '/img/business/favicon.webp',
    avg_rating: 4,
    rating_count: 3,
    delivery_time: '20-30 min',
  })
  const products = [1, 2, 3, 4, 5].map((number) => ({
    store_id: 2,
    image: '/img/business/favicon.webp',
    name: `Dish ${number}`,
  }))
  await storeBefore(page, {
    visitedStores: JSON.stringify([visited(1), visited(2), { ...visited(3), module_id: module.id + 1 }]),
    visitedStoresProducts: JSON.stringify(products),
  })
  await page.goto('/home')
  const { section, text } = homePage(page, language)
  const cards = section(text.visit_again).getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(['Store 2', 'Store 1'])
  await expect(cards.first().getByRole('listitem')).toHaveCount(3)
  await expect(cards.first().getByText('2+')).toBeVisible()
})

test('a part that cannot be loaded says so in its place, quietly, and can be tried again', async ({
  page,
  request,
  language,
  remember,
  expected,
}) => {
  expected.push(/status of 500/, /HTTP 500/)
  const module = await moduleOf(request, 'grocery')
  await remember({ module, zone_ids: homeZones, place: { lat: 51.16, lng: 71.43 }, location: 'Here' })
  const discounted = '**/api/v1/items/discounted**'
  await page.goto('/about-us')
  await page.route(discounted, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('banner').getByRole('link', { name: 'Fivefold' }).filter({ visible: true }).click()
  const { section, storeCards, text } = homePage(page, language)
  const failure = page.getByText(text.failed)
  await expect(failure).toBeVisible()
  // A page that took long may have said that it is there; nobody is told of the failure anywhere else.
  const said = page
    .getByRole('status')
    .filter({ hasText: /\S/, hasNotText: shellTexts[language].page_loaded })
  await expect(said).toHaveCount(0)
  await expect(storeCards.first()).toBeAttached()
  await page.unroute(discounted)
  await page.getByRole('button', { name: text.retry }).click()
  await expect(section(text.special_offers)).toBeVisible()
  await expect(failure).toBeHidden()
})

test('machines read the stores of the page', { tag: '@once' }, async ({ request, language }) => {
  const module = await moduleOf(request, 'food')
  const html = await (await request.get(`/home?module_id=${module.id}`)).text()
  expect(html).toContain('"@type":"ItemList"')
  expect(html).toMatch(/<title>[^<]+ · Fivefold<\/title>/)
  expect(language).toBe('en')
})
