// The first answer of the server is already the page: its stores, its language, its policy.

import { directionOf, languages } from '#contract/core/language.ts'
import { videoContent, whyChoose } from '#contract/features/promotion/banner.schema.ts'
import { layoutShiftOf } from '../../fixtures/layout-shift.ts'
import { shopCookieValue } from '../../fixtures/shop-cookie.ts'
import { storeNames } from '../../fixtures/store-names.ts'
import { expect, test } from '../../fixtures/test.ts'
import { askShop, homeZones, moduleOf } from '../../pages/home-page.ts'
import { shopPage } from '../../pages/shop-page.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the stores of the zone are in the page', async ({ page, request, language, chosen }) => {
    const names = await storeNames(request, { language, module_id: chosen.id })
    await page.goto('/home')
    for (const name of names) await expect(page.getByRole('heading', { name }).first()).toBeAttached()
  })

  test('[HOM-18] [HOM-19] the reasons and the steps of the parcel page are in their place', async ({
    page,
    request,
    language,
    remember,
  }) => {
    const module = await moduleOf(request, 'parcel')
    const scope = { module_id: module.id, language }
    const { banners } = await askShop(request, '/other-banners/why-choose', { ...scope, schema: whyChoose })
    const steps = await askShop(request, '/other-banners/video-content', { ...scope, schema: videoContent })
    await remember({ module, zone_ids: homeZones })
    await page.goto('/home')
    const main = page.getByRole('main')
    for (const { title } of banners) await expect(main.getByRole('heading', { name: title })).toBeVisible()
    await expect(main.getByRole('heading', { name: steps.section_title ?? '' })).toBeVisible()
  })
})

test('[NET-02] the page asks nobody but its own origin', { tag: '@once' }, async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http')) origins.add(url.origin)
  })
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  expect([...origins]).toEqual([baseURL])
})

test('the page brings a strict policy with a nonce of its own', { tag: '@once' }, async ({ request }) => {
  const policies = []
  for (const path of ['/home', '/home']) {
    policies.push((await request.get(path)).headers()['content-security-policy'] ?? '')
  }
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(policies[0]).not.toBe(policies[1])
})

for (const path of ['/', '/home']) {
  test(`${path} does not jump while it loads`, async ({ page }) => {
    await page.goto(path)
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  })

  test(`${path} is as wide as the screen`, async ({ page }) => {
    await page.goto(path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}

test('an unknown address gets a friendly page and a way on', async ({ page, language, expected }) => {
  expected.push(/status of 404/)
  const shop = shopPage(page, language)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: shop.text.not_found })).toBeVisible()
  await page.getByRole('link', { name: shop.text.to_the_shop }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(shop.cards.first()).toBeVisible()
})

test('[HDR-08] the first answer speaks every language of the shop', { tag: '@once' }, async ({ request }) => {
  const titles = new Set<string>()
  for (const language of languages) {
    const cookie = `fivefold-context=${shopCookieValue({ language })}`
    const html = await (await request.get('/home', { headers: { cookie } })).text()
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"[^>]* dir="${directionOf(language)}"`))
    titles.add(html.match(/<h1[^>]*>([^<]+)/)?.[1] ?? '')
  }
  expect(titles.size).toBe(4)
})
