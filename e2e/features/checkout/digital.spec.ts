// Paying through a gateway: there and back, when it works, when it fails, and in cash after all.
import type { APIRequestContext, Page } from '@playwright/test'
import type { ShopContext } from '#contract/core/shop-context.ts'
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

const once = { tag: '@once' }

test.beforeEach(({ expected }) => {
  // The gateway's own page has no icon.
  expected.push(/status of 404/)
})

type Remember = (context: Partial<ShopContext>) => Promise<void>

/** Stands on the gateway's page with an order that is not paid yet. */
async function atTheGateway(page: Page, request: APIRequestContext, remember: Remember) {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await checkout.payBy('Trial payment')
  await expect(checkout.radio('Trial payment')).toBeChecked()
  await checkout.place.click()
  await page.waitForURL(/\/payment\/trial\//)
  const decide = (decision: string) => page.locator(`button[value=${decision}]`).click()
  return { checkout, decide }
}

test(
  '[CHK-01] paid at the gateway, the order is confirmed on the way back',
  once,
  async ({ page, request, remember }) => {
    const { checkout, decide } = await atTheGateway(page, request, remember)
    await decide('paid')
    await page.waitForURL(/\/order\/\d+\?flag=success/)
    await expect(checkout.confirmed).toBeVisible()
  },
)

test(
  '[CHK-05] a payment that failed loses nothing: it is tried again, or paid in cash',
  once,
  async ({ page, request, remember, flawless, shot }) => {
    const { checkout, decide } = await atTheGateway(page, request, remember)
    await decide('failed')
    await page.waitForURL(/flag=fail/)
    const { main } = checkout
    await expect(main.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
    await flawless()
    await shot('failed')

    await main.getByRole('link', { name: 'Pay with Trial payment' }).click()
    await page.waitForURL(/\/payment\/trial\//)
    await decide('canceled')
    await page.waitForURL(/flag=cancel/)
    await expect(main.getByRole('heading', { name: 'The payment was canceled' })).toBeVisible()

    await main.getByRole('button', { name: 'Pay in cash' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Are you sure you want to switch this order to Cash On Delivery?')
    await flawless()
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect(checkout.confirmed).toBeVisible()
  },
)
