// A page cached for an earlier visitor works for the next one: its scripts are allowed, its clock is the server's.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { shopPage } from '../../pages/shop-page.ts'

test('a cached page hydrates like one just rendered', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  const ageOfPage = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return entry instanceof PerformanceNavigationTiming
        ? entry.serverTiming.find(({ name }) => name === 'age')?.duration
        : undefined
    })
  // Pages are cached for seconds: on a slow machine it may take more than one try to be the second visitor.
  await expect(async () => {
    await page.goto('/home', { waitUntil: 'commit' })
    await page.reload()
    expect(await ageOfPage()).toBeGreaterThan(0)
  }).toPass()
  const shop = shopPage(page, language)
  await shop.modulesButton.click()
  await expect(shop.modulesDialog).toBeVisible()
})
