// A press on a link shows at once that it was taken; a page that takes long is announced, and one without a network says so.
import type { Page } from '@playwright/test'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { shellTexts } from '../../pages/shell-texts.ts'
import { shopPage } from '../../pages/shop-page.ts'

const bar = (page: Page) => page.locator('.page-progress')
const shape = (page: Page) => page.locator('[data-page-skeleton]')

/** What the shop says from now on arrives when the test lets it. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Whether the page was busy, and its bar in sight, when the frame after the next press was painted. */
async function watchPress(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const seen = new Promise((done) => {
      addEventListener('click', () =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            const progress = document.querySelector('.page-progress')
            done({
              busy: document.querySelector('main')?.ariaBusy,
              bar: progress && getComputedStyle(progress).visibility,
            })
          }),
        ),
      )
    })
    Reflect.set(window, 'seenAfterPress', seen)
  })
  return () => page.evaluate(() => Reflect.get(window, 'seenAfterPress'))
}

const categories = (page: Page) =>
  page.getByRole('main').getByRole('link').and(page.locator('[href^="/category/"]'))

test('a press shows in the next frame that it was taken, until the page is there', async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  const shop = shopPage(page, language)
  const { page_loading, page_loaded } = shellTexts[language]
  await page.clock.install()
  await openHydrated(page, '/home')
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).toBeHidden()
  await expect(shop.main).toHaveAttribute('aria-busy', 'false')
  const release = await holdAnswers(page)
  const afterPress = await watchPress(page)
  await categories(page).first().click()
  expect(await afterPress()).toEqual({ busy: 'true', bar: 'visible' })
  await expect(bar(page)).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(shop.notice(page_loading)).toBeAttached()
  // The shape of the next page stands in for it, and whoever pressed is in it.
  await expect(shape(page)).toBeVisible()
  await expect(categories(page)).toHaveCount(0)
  await expect(shop.main).toBeFocused()
  release()
  await expect(shop.main).toHaveAttribute('aria-busy', 'false')
  await expect(bar(page)).toBeHidden()
  await expect(shop.notice(page_loaded)).toBeAttached()
  await expect(shop.notice(page_loading)).toHaveCount(0)
  await expect(page).toHaveURL(/\/category\//)
  await expect(shop.cards.first()).toBeVisible()
  await expect(shape(page)).toHaveCount(0)
  await expect(shop.title).toBeFocused()
})

test('a page whose scripts are there says at once that there is no network, and comes once there is', async ({
  page,
  context,
  request,
  remember,
  language,
  expected,
  flawless,
  shot,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /the shop cannot be reached/)
  await settledIn({ page, request }, remember)
  const shop = shopPage(page, language)
  const { offline_title, retry } = shellTexts[language]
  const stores = shop.cards.getByRole('link').and(page.locator('[href^="/store/"]'))
  await openHydrated(page, '/store/popular')
  await stores.first().click()
  await expect(page).not.toHaveURL(/popular/)
  await page.goBack()
  await expect(stores.nth(3)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await stores.nth(3).click()
  await expect(shop.title).toHaveText(offline_title)
  await expect(shop.main).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: retry, exact: true }).click()
  await expect(shop.title).toHaveText(offline_title)
  await flawless()
  await shot('offline')
  await context.setOffline(false)
  await expect(shop.title).not.toHaveText(offline_title)
  await expect(shop.title).toBeVisible()
})
