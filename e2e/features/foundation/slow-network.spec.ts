// On a network of 400 kbit/s and 400 ms every press is taken at once, every page shows something soon, and what failed can be tried again.
import type { Locator, Page } from '@playwright/test'
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { slowNetwork, type Watched, watchMove } from '../../fixtures/slow-network.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { cartPage } from '../../pages/cart-page.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { shellTexts } from '../../pages/shell-texts.ts'
import { shopPage } from '../../pages/shop-page.ts'

/** About a frame: the next one, or on a busy machine the one after it. */
const mostFrames = 2
const soonMs = 2_000

const linkTo = (page: Page, start: string) =>
  page.getByRole('main').locator(`a[href^="${start}"]:not([href*="popular"], [href*="latest"])`).first()

test('a press is taken at once and every page shows something soon', {
  tag: ['@once', '@long'],
}, async ({ page, request, remember, language }) => {
  const settled = await settledIn({ page, request }, remember, 'ecommerce')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const cart = cartPage(page, language)
  const toPage = { loading: shellTexts[language].page_loading }
  const toPanel = { loading: 'Loading', goal: '[role=dialog]' }

  async function expectSoon(name: string, act: () => Promise<unknown>, move: Watched = toPage) {
    const watched = await watchMove(page, move)
    await act()
    const seen = await watched()
    expect.soft(seen.framesToTaken, `${name}: frames until the press shows`).toBeLessThanOrEqual(mostFrames)
    expect.soft(seen.shown, `${name}: shown after`).toBeLessThan(soonMs)
    if (seen.arrived > soonMs) expect.soft(seen.wasSaid, `${name}: the wait is said`).toBe(true)
  }

  const press = (target: Locator) => () => target.click()
  await openHydrated(page, '/')
  await slowNetwork(page)
  await expectSoon('home', press(page.locator('a[href^="/home"]').first()))
  await expectSoon('landing', () => page.goBack())
  await expectSoon('home again', () => page.goForward())
  await expectSoon('listing', press(page.getByRole('main').locator('a[href*="search="]').first()))
  await expectSoon('product', press(linkTo(page, '/product/')))
  await expectSoon('store', press(linkTo(page, '/store/')))
  await expectSoon('cart', press(cart.button), toPanel)
  await expectSoon(
    'checkout',
    press(cart.drawer.getByRole('button', { name: cart.text.checkout, exact: true })),
  )
})

test('a page that is cut off on its way says so, and comes when it is tried again', {
  tag: '@once',
}, async ({ page, request, remember, language, expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /the shop cannot be reached/)
  await settledIn({ page, request }, remember)
  const shop = shopPage(page, language)
  const { offline_title, retry } = shellTexts[language]
  await openHydrated(page, '/home')
  await page.waitForLoadState('networkidle')
  const network = await slowNetwork(page)
  await linkTo(page, '/category/').click()
  await expect(shop.main).toHaveAttribute('aria-busy', 'true')
  await network.cut()
  await expect(shop.title).toHaveText(offline_title)
  await expect(shop.main).toHaveAttribute('aria-busy', 'false')
  const again = page.getByRole('button', { name: retry, exact: true })
  await again.click()
  await expect(shop.title).toHaveText(offline_title)
  await network.restore()
  // It is tried by itself as well: whichever comes first.
  if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined)
  await expect(shop.title).not.toHaveText(offline_title)
  await expect(shop.cards.first()).toBeVisible()
})
