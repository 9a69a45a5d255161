// Light and dark: chosen with one press, stored, and right from the first paint.
import type { Page } from '@playwright/test'
import { shopCookieValue } from '../../fixtures/shop-cookie.ts'
import { expect, test } from '../../fixtures/test.ts'
import { shopPage } from '../../pages/shop-page.ts'

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

test('[HDR-09] one press turns the page dark, and it stays dark after a reload', async ({
  page,
  language,
}) => {
  const shop = shopPage(page, language)
  await page.goto('/home')
  const light = await ground(page)
  await shop.openSettings()
  await shop.themeButton.click()
  await expect(shop.document).toHaveAttribute('data-theme', 'dark')
  const dark = await ground(page)
  expect(dark).not.toBe(light)
  await page.reload()
  expect(await ground(page)).toBe(dark)
})

test('[HDR-09] the first answer is already dark, so nothing flashes', { tag: '@once' }, async ({
  request,
}) => {
  const cookie = `fivefold-context=${shopCookieValue({ theme: 'dark' })}`
  const html = await (await request.get('/home', { headers: { cookie } })).text()
  expect(html).toMatch(/<html[^>]* data-theme="dark"/)
})

test('[HDR-09] without a choice the page follows the system', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/home')
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).not.toBe(light)
})
