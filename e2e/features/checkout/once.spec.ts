// One order, at the total that was seen: pressed twice, with a lost answer, and with a total that moved meanwhile.
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { fillCart } from '../../fixtures/filled-cart.ts'
import { type Settled, settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount, type TestAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { shopPage } from '../../pages/shop-page.ts'

const once = { tag: '@once' }
const counted = z.object({ total_size: z.number() })

async function ordersOf(request: APIRequestContext, { headers }: Settled, { token }: TestAccount) {
  const reply = await request.get('/api/v1/customer/order/running-orders?limit=10&offset=1', {
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  return counted.parse(await reply.json()).total_size
}

async function readyToPlace(page: Page, request: APIRequestContext, settled: Settled) {
  const account = await newAccount(request)
  await enterAs(page, account)
  const cart = await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await checkout.payBy(checkout.text.cash)
  await expect(checkout.radio(checkout.text.cash)).toBeChecked()
  return { account, cart, checkout }
}

test('[CHK-03] pressing twice orders once', once, async ({ page, request, remember }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const { account, checkout } = await readyToPlace(page, request, settled)
  await checkout.place.dblclick()
  await expect(checkout.confirmed).toBeVisible()
  expect(await ordersOf(request, settled, account)).toBe(1)
})

test(
  '[CHK-03] a lost answer is asked for, and the order found',
  once,
  async ({ page, request, remember, expected }) => {
    expected.push(/Failed to load resource/)
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const { account, checkout } = await readyToPlace(page, request, settled)
    const keys: (string | undefined)[] = []
    await page.route('**/customer/order/place', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      // The order reaches the shop; its answer never comes back.
      await route.fetch()
      await route.abort('connectionreset')
    })
    await checkout.place.click()
    await expect(checkout.confirmed).toBeVisible()
    expect(new Set(keys).size).toBe(1)
    expect(await ordersOf(request, settled, account)).toBe(1)
  },
)

test(
  '[NET-03] [CHK-03] signed out in the middle of placing, the customer signs in again and the order is found',
  once,
  async ({ page, request, remember, expected, language }) => {
    expected.push(/status of 401/)
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const { account, checkout } = await readyToPlace(page, request, settled)
    await checkout.openRow(checkout.text.instructions)
    await checkout.main.getByLabel('Note').fill('Ring twice')
    const keys: (string | undefined)[] = []
    await page.route('**/customer/order/place', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      // The order is placed; what comes back says only that the session is over.
      await route.fetch()
      await route.fulfill({
        status: 401,
        json: { errors: [{ code: 'auth-001', message: 'Unauthenticated.' }] },
      })
    })
    await checkout.place.click()
    await expect(page).toHaveURL(/\/auth\/sign-in\?back=/)
    const shop = shopPage(page, language)
    await expect(shop.notice(shop.text.session_ended)).toBeVisible()
    const { main } = checkout
    await main.locator('input[type=tel]').fill(account.phone)
    await main.locator('input[autocomplete=current-password]').fill(account.password)
    await main.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/checkout\?page=cart$/)
    await main.getByRole('button', { name: 'Check the order' }).click()
    await expect(checkout.confirmed).toBeVisible()
    expect(new Set(keys).size).toBe(1)
    expect(await ordersOf(request, settled, account)).toBe(1)
  },
)

test(
  '[CHK-03] a total that moved is shown with what changed, and the customer decides',
  once,
  async ({ page, request, remember, expected, flawless, shot }) => {
    expected.push(/409/)
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const { account, cart, checkout } = await readyToPlace(page, request, settled)
    const total = checkout.bill(checkout.text.total).getByRole('definition')
    const seen = await total.innerText()
    await cart.addMore(1)
    await checkout.place.click()
    const dialog = page.getByRole('dialog', { name: 'The total has changed' })
    await expect(dialog).toContainText(cart.item.name)
    await expect(dialog.getByText(seen)).toBeVisible()
    expect(await ordersOf(request, settled, account)).toBe(0)
    await flawless()
    await shot('moved')

    await dialog.getByRole('button', { name: 'Review the order' }).click()
    await expect(total).not.toHaveText(seen)
    const now = await total.innerText()
    await checkout.place.click()
    await expect(checkout.confirmed).toBeVisible()
    await expect(checkout.bill(checkout.text.total).getByRole('definition')).toHaveText(now)
    expect(await ordersOf(request, settled, account)).toBe(1)
  },
)
