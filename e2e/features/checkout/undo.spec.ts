// The moment to think again after placing, and the guard against ordering to the wrong place.
import type { APIRequestContext, Page } from '@playwright/test'
import { fillCart } from '../../fixtures/filled-cart.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import type { Settled } from '../../fixtures/settled.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { driverMessage } from '../../pages/location-picker.ts'

const once = { tag: '@once' }

async function ready(page: Page, request: APIRequestContext, settled: Settled) {
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await checkout.payBy(checkout.text.cash)
  return checkout
}

test(
  '[CHK-01] an order just placed has its address corrected and is undone',
  once,
  async ({ page, request, remember, flawless, shot }) => {
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const checkout = await ready(page, request, settled)
    await checkout.place.click()
    await expect(checkout.confirmed).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
    await flawless()
    await shot('undo')

    await page.getByRole('button', { name: 'Fix the address', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('House number').fill('7')
    await flawless()
    await shot('fix-address')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(checkout.main.getByRole('heading', { level: 1, name: 'Order canceled' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
    // What was taken back is in the cart again, one press away from being ordered otherwise.
    await expect(checkout.main.getByText('Your items are back in the cart.')).toBeVisible()
    await expect(checkout.main.getByRole('link', { name: 'Track order' })).toHaveCount(0)
    await flawless()
    await shot('undone')
    await checkout.main.getByRole('link', { name: 'Back to checkout' }).click()
    await expect(checkout.place).toBeEnabled()
  },
)

test(
  '[CHK-01] who moves the pin is told that the note about the old door goes with it',
  once,
  async ({ page, request, expected, flawless, shot }) => {
    expected.push(driverMessage)
    const account = await newAccount(request)
    const delivery_instruction = 'Avoid calling phone · Code 12#, second bell'
    const id = await placeOrder(request, account, { delivery_instruction })
    await enterAs(page, account)
    await page.goto(`/order/${id}`)
    await page.getByRole('button', { name: 'Fix the address', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const search = dialog.getByRole('combobox', { name: 'Search location' })
    await expect(search).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await search.fill('kenesary')
    await page.getByRole('option').first().click()
    // The ready sentence holds at any door.
    await expect(dialog.getByRole('alert')).toContainText(
      /will no longer see “\W?Code 12#, second bell\W?”: it is about the old door/,
    )
    await flawless()
    await shot('old-door')
  },
)

test(
  '[CHK-01] far from where the customer is, the order is asked about once and then placed',
  once,
  async ({ page, context, request, remember, shot }) => {
    const settled = await settledIn({ page, request }, remember, 'grocery')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 51.3, longitude: 71.9 })
    const checkout = await ready(page, request, settled)
    const notice = checkout.part('address').getByRole('status').filter({ hasText: 'from where you are' })
    await expect(notice).toBeVisible()
    await shot('far')
    await checkout.place.click()
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Yes, deliver there' }).click()
    await expect(notice).toHaveCount(0)
    await checkout.place.click()
    await expect(checkout.confirmed).toBeVisible()
  },
)
