// What the browser remembers may be old, broken or gone: the page must not care.
import { expect, test } from '../../fixtures/test.ts'
import { storeBefore, storedIn } from '../../pages/browser-storage.ts'
import { shopPage } from '../../pages/shop-page.ts'

const badCookies = {
  'no JSON at all': 'not%20json',
  'half of an escape': '%E0%A4%A',
  'another kind of value': encodeURIComponent('[1,2,3]'),
  'wrong fields': encodeURIComponent(
    JSON.stringify({ language: 'xx', theme: 5, module: { id: -1 }, zone_ids: 'all', place: { lat: 400 } }),
  ),
  'a zone that does not exist': encodeURIComponent(JSON.stringify({ zone_ids: [999_999] })),
  'a module that does not exist': encodeURIComponent(
    JSON.stringify({ module: { id: 999_999, module_type: 'food', module_name: 'Gone' } }),
  ),
}

for (const [what, value] of Object.entries(badCookies)) {
  test(`[NET-06] a cookie with ${what} gives a sane page`, { tag: '@once' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'fivefold-context', value, url: baseURL ?? '' }])
    const response = await page.goto('/home')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(page.getByRole('main')).not.toContainText('Something went wrong')
  })
}

test('[NET-06] broken values in storage count as absent and go away', { tag: '@once' }, async ({
  page,
  language,
}) => {
  await storeBefore(page, {
    zoneid: '{broken',
    module: '"food"',
    currentLatLng: '{"lat":"x"}',
    settings: 'null',
    'language-setting': 'klingon',
  })
  await page.goto('/home')
  await expect(shopPage(page, language).cards.first()).toBeVisible()
  await expect.poll(() => storedIn(page, 'zoneid')).not.toBe('{broken')
})

test('[NET-06] what storage knows comes back into a cleared cookie', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await page.goto('/home')
  await storeBefore(page, { 'language-setting': 'ru' })
  await context.clearCookies()
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})
