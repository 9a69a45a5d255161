// 'Place order' without a network: nothing is sent, that is said, and nothing is sent later without another press.
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

test('[CHK-03] pressed without a network an order is not sent, neither now nor by itself later', async ({
  page,
  context,
  request,
  remember,
  language,
  expected,
  shot,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/)
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, language)
  await checkout.open()
  await checkout.payBy(checkout.text.cash)
  await expect(checkout.radio(checkout.text.cash)).toBeChecked()
  await expect(checkout.place).toBeEnabled()
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/customer/order/place')) sent.push(one.url())
  })
  await context.setOffline(true)
  await checkout.place.click()
  const said = checkout.main.getByRole('alert').filter({ hasText: checkout.text.not_sent })
  await expect(said).toBeVisible()
  await shot('not-sent')
  // Whatever waits for the network goes on with the next thing that is read.
  const again = page.waitForResponse((one) => one.url().includes('/api/v1/') && one.ok())
  await context.setOffline(false)
  await page.evaluate(() => fetch('/api/v1/config').then(() => undefined))
  await again
  await expect(said).toBeVisible()
  expect(sent).toEqual([])
  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()
  expect(sent).toHaveLength(1)
})
