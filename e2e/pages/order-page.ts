// The page of an order that is on its way, by role and name.
import type { Locator, Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'

const english = {
  placed: 'Order Placed',
  confirmed: 'Order Confirmed',
  on_the_way: 'On the Way',
  delivered: 'Delivered',
  courier: 'Courier',
  destination: 'Destination',
  rate: 'Rate this order',
}

const texts: Record<TestLanguage, typeof english> = {
  en: english,
  ar: {
    placed: 'تم تقديم الطلب',
    confirmed: 'تم تأكيد الطلب',
    on_the_way: 'في الطريق',
    delivered: 'تم التوصيل',
    courier: 'المندوب',
    destination: 'الوجهة',
    rate: 'تقييم هذا الطلب',
  },
}

async function middleOf(mark: Locator): Promise<{ x: number; y: number }> {
  const box = await mark.boundingBox()
  return {
    x: (box?.x ?? Number.NaN) + (box?.width ?? 0) / 2,
    y: (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2,
  }
}

export function orderPage(page: Page, language: TestLanguage) {
  const text = texts[language]
  const main = page.getByRole('main')
  const mark = (name: string) => main.getByRole('img', { name, exact: true })
  const courier = mark(text.courier)
  const destination = mark(text.destination)
  return {
    text,
    main,
    courier,
    destination,
    /** The step the order is in. */
    step: main.locator('[aria-current=step]'),
    steps: main.getByRole('listitem'),
    /** Beside the number of the order. */
    status: main.getByRole('heading', { level: 1 }).locator('..'),
    /** What the receiver of a parcel has to know. */
    codeBeside: (label: string) =>
      main.locator('dl').filter({ hasText: label }).locator('..').locator('> bdi'),
    rate: main.getByRole('link', { name: text.rate }),
    open: (id: number) => page.goto(`/order-history/${id}`),
    /** How far courier and destination are apart on the map, in pixels: it may move under both of them. */
    async wayLeft(): Promise<number> {
      const [from, to] = await Promise.all([middleOf(courier), middleOf(destination)])
      return Math.hypot(from.x - to.x, from.y - to.y)
    },
  }
}

/** The number of the order whose confirmation is open. */
export function orderOnPage(page: Page): number {
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}
