// Orders after they were placed: the list, following by number, and links that are over.
import { expect, type SpokenLanguage, test } from '../fixtures/test.ts'
import { enterAs, newAccount } from '../pages/account.ts'

const english = {
  orders: 'My orders',
  running: 'Running',
  past: 'Past',
  none_running: 'No order on its way',
  none_past: 'No past orders',
  track: 'Track order',
  order_id: 'Order ID',
  phone: 'Phone',
  need_order_id: 'Need a order id',
  need_phone: 'Need a contact number',
  not_found: 'Order not found',
}

const words: Record<SpokenLanguage, typeof english> = {
  en: english,
  ar: {
    orders: 'طلباتي',
    running: 'الجارية',
    past: 'السابقة',
    none_running: 'لا طلبات في الطريق',
    none_past: 'لا طلبات سابقة',
    track: 'تتبع الطلب',
    order_id: 'رقم الطلب',
    phone: 'الهاتف',
    need_order_id: 'يلزم رقم الطلب',
    need_phone: 'يلزم رقم للتواصل',
    not_found: 'الطلب غير موجود',
  },
}

/** The browser says so whenever an order is not there. */
const refused = /status of 404/

test('[ORD-01] a customer without orders is told so, for running and past ones', async ({
  page,
  request,
  language,
  accessible,
}) => {
  const say = words[language]
  await enterAs(page, await newAccount(request))
  await page.goto('/profile?page=my-orders')
  await expect(page.getByRole('heading', { level: 1, name: say.orders })).toBeVisible()
  await expect(page.getByText(say.none_running)).toBeVisible()
  await page.getByRole('tab', { name: say.past }).click()
  await expect(page.getByText(say.none_past)).toBeVisible()
  await accessible()
})

test('[TRK-03] a guest needs a number and a phone; wrong ones find no order', async ({
  page,
  language,
  expected,
  accessible,
}) => {
  expected.push(refused)
  const say = words[language]
  await page.goto('/track-order')
  const main = page.getByRole('main')
  const track = main.getByRole('button', { name: say.track })
  await track.click()
  await expect(main.getByText(say.need_order_id)).toBeVisible()
  await expect(main.getByText(say.need_phone)).toBeVisible()
  await accessible()
  await main.getByLabel(say.order_id).fill('999999999')
  await main.getByLabel(say.phone).fill('+7 700 000 00 00')
  await track.click()
  await expect(main.getByText(say.not_found)).toBeVisible()
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
