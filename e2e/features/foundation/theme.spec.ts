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

/** What the browser paints its own frame with. */
function frame(page: Page): Promise<string> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const shown = metas.find(({ media }) => matchMedia(media).matches)
    const probe = new Option().style
    probe.color = shown?.content ?? ''
    return probe.color
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[HDR-09] on a ${colorScheme} device the browser's frame has the colour of the chosen theme`, async ({
    page,
    language,
  }) => {
    const shop = shopPage(page, language)
    await page.emulateMedia({ colorScheme })
    await page.goto('/home')
    await shop.openSettings()
    const first = await frame(page)
    expect(first).toBe(await ground(page))
    await shop.themeButton.click()
    const other = colorScheme === 'light' ? 'dark' : 'light'
    await expect(shop.document).toHaveAttribute('data-theme', other)
    const second = await frame(page)
    expect(second).not.toBe(first)
    expect(second).toBe(await ground(page))
    await page.reload()
    expect(await frame(page)).toBe(second)
    await page.emulateMedia({ colorScheme: other })
    expect(await frame(page)).toBe(second)
  })
}

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
