// Who has set the browser's text to twice its size reads every word: nothing is cut.
import { cutTexts, lostSideways } from '../../fixtures/cut-text.ts'
import { mainPages, openAll } from '../../fixtures/main-pages.ts'
import { mainOverlays } from '../../fixtures/overlays/overlay-cases.ts'
import { expect, test } from '../../fixtures/test.ts'
import { driverMessage } from '../../pages/location-picker.ts'

test.slow()

// As the browser's own setting does it: widths at which the page changes its shape double with the text.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      })
    },
    { scope: 'worker' },
  ],
})

test('with text of twice the size no text is cut', { tag: '@long' }, async ({ page, request, remember }) => {
  await openAll(page, await mainPages({ page, request, remember }), async (path) => {
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(size).toBe('32px')
    expect(await page.evaluate(cutTexts), `cut on ${path}`).toEqual([])
  })
})

for (const { name, open } of mainOverlays) {
  test(`with text of twice the size no text of ${name} is cut`, { tag: '@long' }, async ({
    page,
    request,
    remember,
    language,
    isMobile,
    expected,
  }) => {
    expected.push(driverMessage)
    await expect(await open({ page, request, remember, language })).toBeVisible()
    expect(await page.evaluate(cutTexts)).toEqual([])
    // WCAG 1.4.10 asks this for 320 px of plain text, which a phone with doubled text does not have.
    if (!isMobile) expect(await page.evaluate(lostSideways)).toEqual([])
  })
}
