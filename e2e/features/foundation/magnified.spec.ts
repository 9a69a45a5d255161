// Who magnifies to 400 % or spaces letters out still has the page: no bar takes it, no text is cut.
import { cutTexts, lostSideways } from '../../fixtures/cut-text.ts'
import { mainPages, openAll } from '../../fixtures/main-pages.ts'
import { mainOverlays } from '../../fixtures/overlays/overlay-cases.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { driverMessage } from '../../pages/location-picker.ts'
import { shopPage } from '../../pages/shop-page.ts'

test.slow()

/** 1280 × 1024 at 400 %. */
const magnified = { width: 320, height: 256 }

/** The values every page has to bear (WCAG 1.4.12). */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** The part of the window that bars cover wherever the page is scrolled to. */
function coveredPart(): number {
  const scroll = innerHeight
  window.scrollTo(0, scroll)
  let covered = 0
  for (let y = 2; y < innerHeight; y += 4) {
    const hits = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(innerWidth * part, y))
    const sticks = hits.filter((hit) => {
      for (let element = hit; element; element = element.parentElement) {
        const { position } = getComputedStyle(element)
        if (position === 'fixed' || position === 'sticky') return true
      }
      return false
    })
    covered += sticks.length / hits.length
  }
  return covered / Math.floor(innerHeight / 4)
}

/** Of a dialog, the part of the window that scrolls with its content. */
function contentPart(): number {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
  if (!dialog) return 0
  const scrollers = [dialog, ...dialog.querySelectorAll('*')].filter((element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY),
  )
  const heights = scrollers.map((element) => element.getBoundingClientRect().height)
  return Math.max(0, ...heights) / innerHeight
}

test('at 400 % at least three fifths of the window are the page', { tag: '@long' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const paths = await mainPages({ page, request, remember })
  await page.setViewportSize(magnified)
  await openAll(page, paths, async (path) => {
    expect(await page.evaluate(coveredPart), `covered by bars on ${path}`).toBeLessThanOrEqual(0.4)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `the width of ${path}`).toBeLessThanOrEqual(magnified.width)
  })
  const shop = shopPage(page, language)
  await openHydrated(page, '/home')
  await shop.modulesButton.click()
  await shop.modulesDialog.waitFor()
  expect(await page.evaluate(contentPart)).toBeGreaterThanOrEqual(0.6)
})

test('with more space between letters, words and lines no text is cut', { tag: '@long' }, async ({
  page,
  request,
  remember,
}) => {
  await openAll(page, await mainPages({ page, request, remember }), async (path) => {
    await page.addStyleTag({ content: spaced })
    expect(await page.evaluate(cutTexts), `cut on ${path}`).toEqual([])
  })
})

for (const { name, open } of mainOverlays) {
  test(`with more space between letters, words and lines no text of ${name} is cut`, {
    tag: '@long',
  }, async ({ page, request, remember, language, expected }) => {
    expected.push(driverMessage)
    await expect(await open({ page, request, remember, language })).toBeVisible()
    await page.addStyleTag({ content: spaced })
    expect(await page.evaluate(cutTexts)).toEqual([])
    expect(await page.evaluate(lostSideways)).toEqual([])
  })
}
