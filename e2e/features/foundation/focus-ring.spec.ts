// Who goes by keyboard sees where they are, on every ground: the rings are measured on the screen.
import type { Page } from '@playwright/test'
import { fillCart, newGuest } from '../../fixtures/filled-cart.ts'
import { hiddenFocus } from '../../fixtures/focus-ring.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { shopPage } from '../../pages/shop-page.ts'

test.slow()

const themes = ['light', 'dark'] as const

async function expectFocusShown(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    expect(await hiddenFocus(page), `controls without a visible focus in the ${colorScheme} theme`).toEqual(
      [],
    )
  }
}

for (const path of ['/', '/auth/sign-up', '/help-and-support', '/track-order']) {
  test(`the focus shows on every control of ${path}`, { tag: '@long' }, async ({ page }) => {
    await page.goto(path)
    await expectFocusShown(page)
  })
}

for (const module_type of ['food', 'parcel'] as const) {
  test(`the focus shows on every control of the home page of ${module_type}`, { tag: '@long' }, async ({
    page,
    request,
    remember,
  }) => {
    await settledIn({ page, request }, remember, module_type)
    await openHydrated(page, '/home')
    await expectFocusShown(page)
  })
}

test('the focus shows on the steppers of cards and in the checkout', { tag: '@long' }, async ({
  page,
  request,
  remember,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const guest = await newGuest(request)
  const { store } = await fillCart(request, settled, guest)
  await storeBefore(page, { guest_id: guest.guest_id })
  await openHydrated(page, `/store/${store.slug}`)
  await expectFocusShown(page)
  await openHydrated(page, '/checkout?page=cart')
  await expectFocusShown(page)
})

test('the focus shows on every control of a dialog and a menu', { tag: '@long' }, async ({
  page,
  language,
}) => {
  const shop = shopPage(page, language)
  await openHydrated(page, '/home')
  await shop.modulesButton.click()
  await shop.modulesDialog.waitFor()
  await expectFocusShown(page)
})
