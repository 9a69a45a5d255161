// Coming back to a list: the same cards, the same pages, the same scroll position.
import type { Page } from '@playwright/test'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { type ListingPage, listingPage } from '../../pages/listing-page.ts'
import { scrollToTarget } from '../../pages/scroll-to.ts'
import { shopPage } from '../../pages/shop-page.ts'

const everything = '/home?search=all-categories'

test.beforeEach(async ({ page, request, remember }) => {
  await settledIn({ page, request }, remember)
})

test('deep in a list, into a store and back: the same cards at the same place', async ({
  page,
  request,
  remember,
  language,
}) => {
  // Shops deliver to every zone, so there are more of them than one page holds.
  await settledIn({ page, request }, remember, 'ecommerce')
  const list = listingPage(page, language)
  await page.goto(`${everything}&tab=stores`)
  await expect(list.names).toHaveCount(12)
  await scrollToTarget(list.names.last())
  await expect(page).toHaveURL(/page=2/)
  const last = list.names.last()
  await scrollToTarget(last)
  const name = (await last.textContent()) ?? ''
  const loaded = await list.names.count()
  expect(loaded).toBeGreaterThan(12)
  const before = await page.evaluate(() => window.scrollY)
  await last.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(list.names).toHaveCount(loaded)
  await expect(list.names.last()).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1)
})

/** How many cards stand there, once they are as many as the address says: another page may just be on its way. */
async function cardsOf(page: Page, list: ListingPage): Promise<number> {
  let cards = 0
  await expect(async () => {
    cards = await list.names.count()
    const pages = Number(new URL(page.url()).searchParams.get('page'))
    expect(pages).toBeGreaterThan(1)
    expect(cards).toBe(12 * pages)
  }).toPass()
  return cards
}

const opened = [
  {
    module_type: 'food',
    as: 'its dialog',
    shown: (page: Page, name: string) => page.getByRole('dialog', { name }),
  },
  {
    module_type: 'ecommerce',
    as: 'its page',
    shown: (page: Page, name: string) => page.getByRole('heading', { level: 1, name }),
  },
] as const

for (const { module_type, as, shown } of opened) {
  test(`[LST-01] deep in a list, into ${as} of an item and back: the same cards at the same place`, async ({
    page,
    request,
    remember,
    language,
  }) => {
    await settledIn({ page, request }, remember, module_type)
    const list = listingPage(page, language)
    await page.goto(everything)
    await expect(list.names).toHaveCount(12)
    await scrollToTarget(list.names.last())
    await expect(page).toHaveURL(/page=2/)
    const card = list.names.nth(18)
    await scrollToTarget(card)
    const loaded = await cardsOf(page, list)
    // Another page may come between counting and reading.
    const names = (await list.names.allTextContents()).slice(0, loaded)
    const name = (await card.textContent()) ?? ''
    const before = await page.evaluate(() => window.scrollY)
    await card.getByRole('link').click()
    await expect(shown(page, name)).toBeVisible()

    await page.goBack()
    await expect(shown(page, name)).toHaveCount(0)
    await expect(card).toBeInViewport()
    // A page that was on its way when the card was pressed is there as well.
    await expect.poll(() => list.names.count()).toBeGreaterThanOrEqual(loaded)
    expect((await list.names.allTextContents()).slice(0, loaded)).toEqual(names)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1)
  })
}

test('back from another site shows the same pages at the same place', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const list = listingPage(page, language)
  await page.goto(everything)
  await scrollToTarget(list.names.last())
  await expect(page).toHaveURL(/page=2/)
  await scrollToTarget(list.names.nth(18))
  const before = await page.evaluate(() => window.scrollY)
  await page.goto('/privacy-policy')
  await page.goBack()
  await cardsOf(page, list)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1)
})

test('[NET-07] a link with three pages shows three pages, a huge one does not break', {
  tag: '@once',
}, async ({ page, language }) => {
  const list = listingPage(page, language)
  await page.goto(`${everything}&page=3`)
  await expect(list.names).toHaveCount(36)
  await page.goto(`${everything}&page=99999`)
  await expect(list.names).toHaveCount(12)
})

test('[LST-03] the footer can be reached, and the button brings more', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const list = listingPage(page, language)
  const footer = shopPage(page, language).newsletter
  await page.goto(everything)
  await expect(async () => {
    await scrollToTarget(list.names.last())
    await scrollToTarget(footer)
    await expect(footer).toBeInViewport({ timeout: 500 })
    await expect(page).toHaveURL(/page=6/, { timeout: 500 })
  }).toPass()
  await expect(list.names).toHaveCount(72)
  await list.loadMore.click()
  await expect(list.names).toHaveCount(84)
})
