// The page that follows one order, by role and name.
import type { Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'

const english = {
  arriving_at: /^Arriving \W?\d/,
  arriving_in: /^Arriving in \d+ min$/,
  placed: 'Order Placed',
  confirmed: 'Order Confirmed',
  on_the_way: 'On the Way',
  near: 'The courier is almost there.',
  delivered: 'Delivered',
  sheet: 'All steps and the bill',
  steps: 'Steps of the order',
  bill: 'Bill',
  chat: 'Chat with the courier',
  call: 'Call the courier',
  courier: 'Courier',
  reviews: /Reviews of/,
  another: 'Track another order',
  order_id: 'Order ID',
  phone: 'Phone',
  track: 'Track order',
}

const texts: Record<TestLanguage, typeof english> = {
  en: english,
  ar: {
    arriving_at: /^يصل .*\d/,
    arriving_in: /^يصل خلال (دقيقة واحدة|دقيقتين|\d+ (دقائق|دقيقة))$/,
    placed: 'تم تقديم الطلب',
    confirmed: 'تم تأكيد الطلب',
    on_the_way: 'في الطريق',
    near: 'المندوب على وشك الوصول.',
    delivered: 'تم التوصيل',
    sheet: 'كل الخطوات والفاتورة',
    steps: 'خطوات الطلب',
    bill: 'الفاتورة',
    chat: 'محادثة المندوب',
    call: 'الاتصال بالمندوب',
    courier: 'المندوب',
    reviews: /تقييمات/,
    another: 'تتبّع طلب آخر',
    order_id: 'رقم الطلب',
    phone: 'الهاتف',
    track: 'تتبّع الطلب',
  },
}

export function trackPage(page: Page, language: TestLanguage) {
  const text = texts[language]
  const main = page.getByRole('main')
  return {
    text,
    main,
    /** When it arrives. */
    lead: main.getByRole('heading', { level: 1 }),
    /** What somebody who does not see the page is told. */
    news: main.getByRole('status'),
    map: main.locator('canvas'),
    courier: main.getByRole('img', { name: text.courier, exact: true }),
    /** Opens and closes the sheet. */
    handle: main.getByRole('button', { name: text.sheet }),
    steps: main.getByRole('list', { name: text.steps }),
    bill: main.getByRole('region', { name: text.bill, exact: true }),
    /** Of the courier. */
    reviews: main.getByRole('button', { name: text.reviews }),
    chat: main.getByRole('link', { name: text.chat }),
    call: main.getByRole('link', { name: text.call }),
    another: main.getByRole('button', { name: text.another }),
    open: (id: number) => page.goto(`/track-order?order_id=${id}`),
    async askAsGuest(id: number, phone: string) {
      await page.goto('/track-order')
      await main.getByLabel(text.order_id).fill(String(id))
      await main.getByLabel(text.phone).fill(phone)
      await main.getByRole('button', { name: text.track }).click()
    },
  }
}
