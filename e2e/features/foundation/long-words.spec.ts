// Long words on the narrowest phone: ribbons and names of categories are read whole in Russian and Tajik.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Names and ribbons that do not fit their box. */
function cutNames(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('.ribbon, a[href*="/category/"]')]
  return shown
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => [element, ...element.querySelectorAll<HTMLElement>('*')])
    .filter((element) => element.textContent?.trim() && !element.closest('.sr-only'))
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3,
    )
    .filter((element) => getComputedStyle(element).overflow !== 'visible')
    .map((element) => element.textContent ?? '')
}

for (const language of ['ru', 'tg'] as const) {
  for (const module_type of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
    test(`names and ribbons of ${module_type} are whole in ${language} at 320 px`, {
      tag: ['@once', '@long'],
    }, async ({ page, request, remember }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const { module, zone_ids, place } = await settledIn({ page, request }, remember, module_type)
      await remember({ language, module, zone_ids, place, location: 'Main square 1' })
      for (const path of ['/home', '/categories', '/store/popular']) {
        await page.goto(path)
        await page.locator('main h1, main h2').first().waitFor()
        expect(await page.evaluate(cutNames), `cut on ${path}`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `the width of ${path}`).toBeLessThanOrEqual(320)
      }
    })
  }
}
