// Who has set the browser's text to twice its size reads every word: nothing is cut.
import { cutTexts } from '../../fixtures/cut-text.ts'
import { mainPages, openAll } from '../../fixtures/main-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

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
