// Paying from the wallet: all of it, or as much as it holds and the rest in cash.
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount, type TestAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

const once = { tag: '@once' }

/** Through the demo's own gateway, as a customer would. */
async function topUp(request: APIRequestContext, { token }: TestAccount, amount: number) {
  const reply = await request.post('/api/v1/customer/wallet/add-fund', {
    headers: { authorization: `Bearer ${token}` },
    data: { amount, payment_method: 'trial' },
  })
  const { redirect_link } = z.object({ redirect_link: z.string() }).parse(await reply.json())
  await request.post(redirect_link, { form: { decision: 'paid' } })
}

test('[CHK-01] a full wallet pays the whole order', once, async ({ page, request, remember }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await topUp(request, account, 200)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await checkout.payBy('Wallet')
  await expect(checkout.bill('Left to pay').getByRole('definition')).toHaveText('$0.00')
  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()
})

test(
  '[CHK-01] a wallet that was used last pays the next order as well, with a total that says so',
  once,
  async ({ page, request, remember }) => {
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const account = await newAccount(request)
    await topUp(request, account, 400)
    await enterAs(page, account)
    await fillCart(request, settled, account)
    const checkout = checkoutPage(page, 'en')
    await checkout.open()
    await checkout.payBy('Wallet')
    await checkout.place.click()
    await expect(checkout.confirmed).toBeVisible()
    await fillCart(request, settled, account)
    await checkout.open()
    await expect(checkout.row(checkout.text.payment)).toHaveAccessibleDescription('Wallet')
    await expect(checkout.bill('Left to pay').getByRole('definition')).toHaveText('$0.00')
    await checkout.place.click()
    await expect(checkout.confirmed).toBeVisible()
  },
)

test(
  '[CHK-01] a wallet that is too small pays its part, the rest is paid in cash',
  once,
  async ({ page, request, remember, shot }) => {
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const account = await newAccount(request)
    await topUp(request, account, 5)
    await enterAs(page, account)
    await fillCart(request, settled, account)
    const checkout = checkoutPage(page, 'en')
    await checkout.open()
    await expect(checkout.row(checkout.text.payment)).toHaveAccessibleDescription(checkout.text.cash)
    await checkout.openRow(checkout.text.payment)
    await expect(checkout.radio('Wallet')).toBeDisabled()
    await checkout
      .part('payment')
      .getByRole('switch', { name: /^Use my wallet first/ })
      .click()
    await checkout.payBy(checkout.text.cash)
    await expect(checkout.bill('From your wallet')).toBeVisible()
    await shot('partial')
    await checkout.place.click()
    await expect(checkout.confirmed).toBeVisible()
    await expect(checkout.bill('From your wallet')).toBeVisible()
  },
)
