// Nothing moves or lies in the way: not while the checkout fills itself, and not on the confirmation.
import { addressEndpoints } from '#contract/features/address/address.endpoints.ts'
import { fillCart } from '../../fixtures/filled-cart.ts'
import { painted } from '../../fixtures/painted.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { shopSide } from '../../fixtures/shop-side.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { orderOnPage } from '../../pages/order-page.ts'
import { shopPage } from '../../pages/shop-page.ts'

test('[ADR-06] an address of the book that comes late moves nothing', async ({
  page,
  request,
  remember,
  language,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const saved = await request.post(`/api/v1${addressEndpoints.add.path}`, {
    headers: { ...settled.headers, authorization: `Bearer ${account.token}` },
    data: {
      address_type: 'home',
      contact_person_name: 'Ann Lee',
      contact_person_number: `+7${account.phone}`,
      address: 'Main square 1',
      latitude: String(settled.place.lat),
      longitude: String(settled.place.lng),
      road: 'Long street',
      house: '12',
    },
  })
  expect(saved.ok()).toBe(true)
  const others = ['/stores/details/', '/customer/order/list', '/customer/info'].map((path) =>
    page.waitForResponse((reply) => reply.url().includes(path)),
  )
  await page.route('**/customer/address/list?*', async (route) => {
    await Promise.all(others)
    // What they are drawn with is on the screen before the book comes.
    await painted(page)
    await route.continue()
  })
  const checkout = checkoutPage(page, language)
  await checkout.open()
  await expect(checkout.part('address')).toContainText('Long street')
  await expect(checkout.bill(checkout.text.total)).toBeVisible()
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.02)
})

test('[PSH-01] the confirmation speaks for itself until the store has answered', {
  tag: '@once',
}, async ({ page, baseURL, request, remember }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await checkout.payBy(checkout.text.cash)
  const answered = page.waitForResponse(async (reply) => {
    if (!reply.url().includes('/customer/notifications')) return false
    return (await reply.text()).includes('We received order')
  })
  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()
  const shop = shopPage(page, 'en')
  // Every notice from now on is collected, also one that another replaces.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const said = document.querySelector('[role=status]:has(button)')?.textContent ?? ''
      if (said.includes('We received')) document.body.dataset.received = said
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await answered
  const id = orderOnPage(page)
  await shopSide(baseURL).say('confirm', id)
  await expect(shop.notice(`Order ${id} is confirmed.`)).toBeVisible()
  await expect(page.locator('body[data-received]')).toHaveCount(0)
})
