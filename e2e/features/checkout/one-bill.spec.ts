// One bill everywhere: what the cart says is what the checkout says, what the payment page asks for and what the receipt keeps.
import type { Locator } from '@playwright/test'
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { cartPage } from '../../pages/cart-page.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

/** Labels and amounts of the bill in a region, without its notes; empty while there is none. */
const billIn = (region: Locator): Promise<string[][]> =>
  region.locator('dl > div:has(> dd)').evaluateAll((rows) =>
    rows.map((row) => {
      const label = row.querySelector('dt')?.firstChild?.textContent ?? ''
      const amount = row.querySelector('dd > bdi')?.textContent ?? ''
      return [label.trim(), amount.trim()]
    }),
  )

test('[CRT-01] [CHK-03] cart, checkout, payment page, confirmation and receipt say the same amounts', async ({
  page,
  request,
  remember,
  expected,
  language,
}) => {
  // The gateway's own page has no icon.
  expected.push(/status of 404/)
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, language)
  const { text } = checkout
  await checkout.open()
  await checkout.payBy(text.trial)
  await expect(checkout.bill(text.total)).toBeVisible()
  const accepted = await billIn(checkout.main.locator('section[aria-labelledby=checkout-summary]'))
  expect(accepted.map(([label]) => label)).toContain(text.total)

  const cart = cartPage(page, language)
  await cart.open()
  await expect(cart.drawer.getByText(cart.text.subtotal)).toBeVisible()
  const inCart = await billIn(cart.drawer)
  const upToSubtotal = inCart.slice(0, inCart.findIndex(([label]) => label === cart.text.subtotal) + 1)
  expect(upToSubtotal.length).toBeGreaterThan(1)
  expect(accepted.slice(0, upToSubtotal.length)).toEqual(upToSubtotal)
  await page.keyboard.press('Escape')
  await expect(cart.drawer).toBeHidden()

  await checkout.place.click()
  await page.waitForURL(/\/payment\/trial\//)
  expect(await billIn(page.locator('main'))).toEqual(accepted)
  await page.locator('button[value=paid]').click()

  await page.waitForURL(/\/order\/\d+\?flag=success/)
  await expect(checkout.confirmed).toBeVisible()
  expect(await billIn(checkout.main.locator('section[aria-labelledby=placed-bill]'))).toEqual(accepted)

  const [, id = ''] = /\/order\/(\d+)/.exec(page.url()) ?? []
  await page.goto(`/order-history/${id}`)
  await page.emulateMedia({ media: 'print' })
  await expect(checkout.bill(text.total)).toBeVisible()
  expect(await billIn(checkout.main.locator('section[aria-labelledby=order-bill]'))).toEqual(accepted)
})
