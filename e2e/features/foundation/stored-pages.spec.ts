// Visited pages open again without a network, with their pictures; others say in our own words that there is none.
import type { Page } from '@playwright/test'
import { test } from '../../fixtures/outage.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect } from '../../fixtures/test.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { shellTexts } from '../../pages/shell-texts.ts'

test.use({ serviceWorkers: 'allow', outage: 'no_network_behind_worker' })

/** Until the worker has stored the page under its address. */
async function stored(page: Page, path: string): Promise<void> {
  const isStored = (wanted: string) =>
    caches
      .open('shop-pages-1')
      .then((cache) => cache.keys())
      .then((keys) => keys.some(({ url }) => new URL(url).searchParams.get('of')?.includes(wanted)))
  await expect.poll(() => page.evaluate(isStored, path), { timeout: 30_000 }).toBe(true)
}

/** The first visit is not the worker's yet: from the second on it sees the pictures too. */
async function visitTwice(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
  await stored(page, path)
}

/** A page in the list of its zone. */
async function anyStore(page: Page): Promise<string> {
  await openHydrated(page, '/store/popular')
  const link = page.getByRole('article').first().getByRole('link').first()
  return new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
}

test('a visited store opens again without a network, pictures and all', async ({
  page,
  context,
  shop,
  shot,
}) => {
  const path = await anyStore(page)
  await visitTwice(page, path)
  const title = await shop.title.innerText()
  await context.setOffline(true)
  await page.reload()
  await expect(shop.title).toHaveText(title)
  await expect(shop.cards.first()).toBeVisible()
  const widths = () =>
    page
      .locator('main img')
      .evaluateAll((all) =>
        all.map((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth),
      )
  await expect.poll(async () => Number((await widths())[0])).toBeGreaterThan(0)
  await shot('stored-store')
})

test('a page reached inside another one opens again without a network', { tag: '@once' }, async ({
  page,
  context,
  shop,
}) => {
  await visitTwice(page, '/home')
  const link = shop.main.getByRole('link').and(page.locator('[href^="/category/"]')).first()
  await link.click()
  await expect(page).toHaveURL(/\/category\//)
  await expect(shop.cards.first()).toBeVisible()
  await stored(page, new URL(page.url()).pathname)
  const title = await shop.title.innerText()
  await context.setOffline(true)
  await page.reload()
  await expect(shop.title).toHaveText(title)
})

test('a page that was never opened says without a network that there is none, in the visitor’s language', async ({
  page,
  context,
  shop,
  language,
  flawless,
  shot,
}) => {
  const { offline_title, retry } = shellTexts[language]
  await visitTwice(page, '/home')
  await context.setOffline(true)
  await page.goto('/about-us').catch(() => undefined)
  await expect(shop.title).toHaveText(offline_title)
  await expect(shop.document).toHaveAttribute('lang', language)
  await expect(shop.document).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await expect(page.getByRole('link', { name: retry })).toBeVisible()
  await flawless()
  await shot('never-opened')
  await context.setOffline(false)
  await expect(page.getByRole('contentinfo')).toBeAttached()
})

test('pages of one person, answers of the API and payments are never stored', { tag: '@once' }, async ({
  page,
  request,
  remember,
}) => {
  await settledIn({ page, request }, remember)
  await visitTwice(page, '/home')
  await openHydrated(page, '/checkout?page=cart')
  await page.waitForLoadState('networkidle')
  await openHydrated(page, '/categories')
  await stored(page, '/categories')
  const addresses = await page.evaluate(async () => {
    const keys = await (await caches.open('shop-pages-1')).keys()
    const names = await caches.keys()
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    // A page is stored under its own address in the name of its entry.
    const nameOf = (url: string) => new URL(url).searchParams.get('of') ?? url
    return [...keys, ...files.flat()].map(({ url }) => new URL(nameOf(url)).pathname)
  })
  expect(addresses).toContain('/categories')
  expect(addresses.filter((path) => /^\/(?:checkout|api|payment)(?:\/|$)/.test(path))).toEqual([])
})
