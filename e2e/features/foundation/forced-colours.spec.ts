// Who has the system's own colours still sees what can be pressed and what is chosen.
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { shopPage } from '../../pages/shop-page.ts'

/** Buttons of this page without words of their own edge: neither a border nor a ground other than the page's. */
function shapeless(): string[] {
  const ground = getComputedStyle(document.body).backgroundColor
  return [...document.querySelectorAll<HTMLElement>('.control')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
      const hasEdge = Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground
      return !hasEdge && [ground, 'rgba(0, 0, 0, 0)'].includes(backgroundColor)
    })
    .map((element) => `${element.ariaLabel ?? element.textContent} ${element.className}`.slice(0, 140))
}

/** Chosen controls that look like those beside them. */
function unmarked(): string[] {
  const chosen = '.control:is([aria-pressed="true"], [data-checked]), [role="tab"][data-active]'
  const plain = '.control:is([aria-pressed="false"], [data-unchecked]), [role="tab"]:not([data-active])'
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  return [...document.querySelectorAll<HTMLElement>(chosen)]
    .filter((element) => {
      const other = element.parentElement?.parentElement?.querySelector(plain)
      return other && groundOf(other) === groundOf(element)
    })
    .map((element) => `${element.textContent} ${element.className}`.slice(0, 140))
}

test.beforeEach(async ({ page, request, remember }) => {
  await settledIn({ page, request }, remember, 'food')
  await page.emulateMedia({ forcedColors: 'active' })
})

for (const path of ['/home', '/home?search=all-categories', '/store/popular', '/track-order']) {
  test(`in forced colours ${path} keeps the shape of its controls and what is chosen`, {
    tag: '@long',
  }, async ({ page, shot }) => {
    await openHydrated(page, path)
    expect(await page.evaluate(shapeless), 'controls without an edge').toEqual([])
    expect(await page.evaluate(unmarked), 'chosen without a mark').toEqual([])
    await shot('forced-colours')
  })
}

test('in forced colours a dialog has an edge and its options their marks', async ({
  page,
  language,
  shot,
}) => {
  const shop = shopPage(page, language)
  await openHydrated(page, '/home')
  await shop.modulesButton.click()
  await expect(shop.modulesDialog).toHaveCSS('border-top-width', '1px')
  expect(await page.evaluate(shapeless), 'controls without an edge').toEqual([])
  await shot('forced-colours-dialog')
})
