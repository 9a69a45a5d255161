// Who tried too often reads how long to wait, wherever it happens; the shop's own words are the same for all.
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { shopPage } from '../../pages/shop-page.ts'

const refused = {
  status: 429,
  headers: { 'retry-after': '181' },
  json: { errors: [{ code: 'throttle', message: 'Too many requests. Please try again shortly.' }] },
}

const texts = {
  en: {
    wait: 'Too many attempts. Please try again in 4 minutes.',
    enter: 'Sign in',
    track: 'Track order',
    not_found: 'Order not found',
  },
  ar: {
    wait: 'محاولات كثيرة جدًا. حاول مرة أخرى بعد 4 دقائق.',
    enter: 'تسجيل الدخول',
    track: 'تتبّع الطلب',
    not_found: 'الطلب غير موجود',
  },
}

test.beforeEach(({ expected }) => {
  expected.push(/status of 429/)
})

test('[AUT-01] after too many wrong passwords the form says how long to wait', async ({
  page,
  language,
  flawless,
  shot,
}) => {
  const { main } = shopPage(page, language)
  await page.route('**/auth/login', (route) => route.fulfill(refused))
  await page.goto('/auth/sign-in')
  await main.locator('input[type=tel]').fill('7010000001')
  await main.locator('input[type=password]').fill('not my secret')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('alert')).toHaveText(texts[language].wait)
  await flawless()
  await shot('wait')
})

test('[TRK-03] a phone guessed too often is not an order that does not exist', async ({
  page,
  language,
  flawless,
}) => {
  const { main } = shopPage(page, language)
  await page.route('**/customer/order/track?*', (route) => route.fulfill(refused))
  await page.goto('/track-order')
  await main.getByRole('textbox').first().fill('100001')
  await main.locator('input[type=tel]').fill('7010000001')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('alert')).toHaveText(texts[language].wait)
  await expect(main.getByText(texts[language].not_found)).toHaveCount(0)
  await flawless()
})

test('[CPN-01] codes guessed too often say how long to wait', { tag: '@once' }, async ({
  page,
  language,
  request,
  remember,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, language)
  await checkout.open()
  await page.route('**/customer/order/quote', async (route) => {
    const guesses = route.request().postData()?.includes('GUESSED')
    await (guesses ? route.fulfill(refused) : route.continue())
  })
  await checkout.openRow(checkout.text.coupon)
  const field = checkout.part('coupon').getByRole('textbox')
  await field.fill('GUESSED')
  await field.press('Enter')
  await expect(checkout.part('coupon').getByRole('alert')).toHaveText(texts[language].wait)
})
