// Orders after they were placed: the list, following by number, and links that are over.
import { placeOrder } from '../../fixtures/placed-order.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, type TestLanguage, test } from '../../fixtures/test.ts'
import { demoAccount, enterAs, newAccount } from '../../pages/account.ts'
import { driverMessage } from '../../pages/location-picker.ts'

const english = {
  orders: 'My orders',
  running: 'Current',
  past: 'Past',
  none_running: 'No current orders',
  none_past: 'No past orders',
  track: 'Track order',
  order_id: 'Order ID',
  phone: 'Phone',
  need_order_id: 'Need a order id',
  need_phone: 'Need a contact number',
  not_found: 'Order not found',
}

const texts: Record<TestLanguage, typeof english> = {
  en: english,
  ar: {
    orders: 'طلباتي',
    running: 'الحالية',
    past: 'السابقة',
    none_running: 'لا طلبات حالية',
    none_past: 'لا طلبات سابقة',
    track: 'تتبّع الطلب',
    order_id: 'رقم الطلب',
    phone: 'الهاتف',
    need_order_id: 'رقم الطلب مطلوب',
    need_phone: 'رقم الهاتف مطلوب',
    not_found: 'الطلب غير موجود',
  },
}

/** The browser says so whenever an order is not there. */
const refused = /status of 404/

test('[ORD-01] a customer without orders is told so, for running and past ones', async ({
  page,
  request,
  language,
  flawless,
}) => {
  const say = texts[language]
  await enterAs(page, await newAccount(request))
  await page.goto('/profile?page=my-orders')
  await expect(page.getByRole('heading', { level: 1, name: say.orders })).toBeVisible()
  await expect(page.getByText(say.none_running)).toBeVisible()
  await page.getByRole('tab', { name: say.past }).click()
  await expect(page.getByText(say.none_past)).toBeVisible()
  await flawless()
})

test('[ORD-01] whoever waits for nothing sees the past orders at once', async ({
  page,
  request,
  language,
}) => {
  const say = texts[language]
  await enterAs(page, await demoAccount(request, 'Daler'))
  await page.goto('/profile?page=my-orders')
  await expect(page.getByRole('tab', { name: say.past, selected: true })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText(/\d{6}/)
})

test('[TRK-03] a guest needs a number and a phone; wrong ones find no order', async ({
  page,
  language,
  expected,
  flawless,
}) => {
  expected.push(refused)
  const say = texts[language]
  await page.goto('/track-order')
  const main = page.getByRole('main')
  const track = main.getByRole('button', { name: say.track })
  await track.click()
  await expect(main.getByText(say.need_order_id)).toBeVisible()
  await expect(main.getByText(say.need_phone)).toBeVisible()
  await flawless()
  await main.getByLabel(say.order_id).fill('999999999')
  await main.getByLabel(say.phone).fill('+7 700 000 00 00')
  await track.click()
  await expect(main.getByText(say.not_found)).toBeVisible()
})

test('[TRK-05] guests track by the header icon, customers by their menu', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await page.goto('/about-us')
  const icon = page.getByRole('banner').getByRole('link', { name: english.track })
  await icon.click()
  await expect(page).toHaveURL(/\/track-order$/)
  await enterAs(page, await newAccount(request))
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Account of Ann Lee' }).click()
  await expect(icon).toHaveCount(0)
  await page.getByRole('menuitem', { name: english.track }).click()
  await expect(page).toHaveURL(/\/track-order$/)
})

test('[TRK-02] a link that is over shows no order', { tag: '@once' }, async ({ page, expected }) => {
  expected.push(refused)
  await page.goto(`/track-order?share=${'x'.repeat(43)}`)
  await expect(page.getByText(english.not_found)).toBeVisible()
})

test('[ORD-01] an order of somebody else is not found', { tag: '@once' }, async ({
  page,
  request,
  expected,
}) => {
  expected.push(refused)
  await enterAs(page, await newAccount(request))
  for (const id of ['100001', 'x', '99999999999']) {
    await page.goto(`/order-history/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: english.not_found })).toBeVisible()
  }
})

test('[ORD-01] a customer finds a running order, follows it and cancels it with a reason', {
  tag: '@once',
}, async ({ page, request, flawless, expected }) => {
  expected.push(driverMessage)
  const account = await newAccount(request)
  const id = await placeOrder(request, account)
  await enterAs(page, account)
  await page.goto('/profile?page=my-orders')
  await expect(page.getByRole('main').getByText(`Order #${id}`)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: english.track }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Order Placed')).toBeVisible()
  await expect(drawer.getByRole('heading', { name: /^Arriving \W?\d/ })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await page.goto(`/order-history/${id}`)
  await flawless()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please select a cancellation reason')
  await dialog.getByText('I ordered by mistake').click()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Order canceled successfully')).toBeVisible()
  await expect(page.getByRole('main').getByText('I ordered by mistake')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  // Said by the page itself, and nobody waits for the money.
  await expect(page.getByText('was canceled.')).toHaveCount(0)
  await expect(page.getByText('not paid yet')).toHaveCount(0)
  await page.goto('/profile?page=my-orders')
  await page.getByRole('tab', { name: english.past }).click()
  await expect(page.getByRole('main').getByText(`Order #${id}`)).toBeVisible()
})

test('[ORD-01] ordered again from another module, it leads to the checkout of its own', {
  tag: '@once',
}, async ({ page, request, remember, expected }) => {
  expected.push(driverMessage)
  const account = await newAccount(request)
  const id = await placeOrder(request, account)
  const headers = { authorization: `Bearer ${account.token}` }
  await request.put('/api/v1/customer/order/cancel', { headers, data: { order_id: id, reason: 'x' } })
  await settledIn({ page, request }, remember, 'food')
  await enterAs(page, account)
  await page.goto(`/order-history/${id}`)
  await page.getByRole('button', { name: 'Order again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add and go to checkout' }).click()
  await expect(page).toHaveURL(/\/checkout\?page=cart$/)
  await expect(page.getByRole('main').getByRole('button', { name: /^Place order · / })).toBeVisible()
})

test('[ORD-01] a refund that was refused is asked for again', { tag: '@once' }, async ({
  page,
  request,
  expected,
  flawless,
}) => {
  expected.push(driverMessage)
  const account = await newAccount(request)
  const id = await placeOrder(request, account)
  await enterAs(page, account)
  // As it stands after days: brought, paid, and the first request declined.
  await page.route('**/customer/order/track?**', async (route) => {
    const reply = await route.fetch()
    const order = { ...(await reply.json()), order_status: 'refund_request_canceled', payment_status: 'paid' }
    await route.fulfill({ response: reply, json: order })
  })
  const asked: string[] = []
  await page.route('**/customer/order/refund-request', async (route) => {
    asked.push(route.request().postData() ?? '')
    await route.fulfill({ json: { message: 'Refund request placed successfully' } })
  })
  await page.goto(`/order-history/${id}`)
  await page.getByRole('button', { name: 'Ask for a refund again' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().click()
  await flawless()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Refund request placed successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain(String(id))
})
