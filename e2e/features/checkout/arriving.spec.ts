// A payment the gateway has not confirmed yet: waited for, and announced when it comes, in a region as high as before.
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

const texts = {
  en: {
    gateway: /^Trial payment/,
    arriving: 'Your payment is being confirmed. This takes a moment.',
    long: 'This is taking longer than usual.',
    arrived: 'Your payment has arrived. Thank you.',
  },
  ar: {
    gateway: /^دفع تجريبي/,
    arriving: 'يجري تأكيد دفعتك. يستغرق ذلك لحظات.',
    long: 'يستغرق ذلك وقتًا أطول من المعتاد.',
    arrived: 'وصلت دفعتك. شكرًا لك.',
  },
}

test('[CHK-01] a payment on its way is waited for, and its coming is said in the same place', async ({
  page,
  request,
  remember,
  language,
  expected,
  flawless,
  shot,
}) => {
  // The gateway's own page has no icon.
  expected.push(/status of 404/)
  const text = texts[language]
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, language)
  await checkout.open()
  const gateway = checkout.main.getByRole('radio', { name: text.gateway })
  await checkout.openRow(checkout.text.payment)
  await gateway.click()
  await expect(gateway).toBeChecked()
  await checkout.place.click()
  await page.waitForURL(/\/payment\/trial\//)
  const atTheGateway = page.url()
  const orders = await request.get('/api/v1/customer/order/running-orders?limit=1&offset=1', {
    headers: { authorization: `Bearer ${account.token}` },
  })
  const [order] = (await orders.json()).orders

  await page.clock.install()
  await page.goto(`/order/${order.id}?flag=pending`)
  const news = checkout.main.getByRole('status')
  await expect(news).toHaveText(text.arriving)
  await flawless()
  const height = (await news.boundingBox())?.height
  await page.clock.runFor(31_000)
  await expect(news).toContainText(text.long)
  expect((await news.boundingBox())?.height).toBe(height)
  await shot('long')

  const other = await page.context().newPage()
  await other.goto(atTheGateway)
  await other.locator('button[value=paid]').click()
  await other.waitForURL(/flag=success/)
  await other.close()
  await page.clock.runFor(3_100)
  await expect(news).toHaveText(text.arrived)
  await expect(checkout.confirmed).toBeVisible()
  expect((await news.boundingBox())?.height).toBe(height)
  await shot('arrived')
})
