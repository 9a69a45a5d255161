// The order board: a store takes an order on, runs late, and hands it over; the customer's page follows.
import type { Page } from '@playwright/test'
import { owner } from '../../fixtures/owner.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, type TestLanguage, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'
import { driverMessage } from '../../pages/location-picker.ts'
import { orderPage } from '../../pages/order-page.ts'

/** Longer than its customer can take an order back. */
const untilSettled = 90_000

const words = {
  en: {
    order: (id: number) => `Order ${id}`,
    column: (name: 'new' | 'preparing' | 'ready') =>
      ({ new: /^New \d/, preparing: /^Preparing \d/, ready: /^Ready \d/ })[name],
    accept: 'Accept',
    minutes: '20 minutes',
    more: (id: number) => `More for order ${id}`,
    later: '10 minutes later',
    ready: 'Ready',
    ready_in: /Ready in (19|20) minutes/,
    ready_later: /Ready in (29|30) minutes/,
    refuse: 'Refuse',
    own_reason: 'Another reason',
    customer_reads: 'What the customer reads',
    refuse_order: 'Refuse the order',
    wanted: 'Say why, in a few words',
    bell: 'Ring for new orders',
    bell_is_on: 'The bell is on',
  },
  ar: {
    order: (id: number) => `الطلب ${id}`,
    column: (name: 'new' | 'preparing' | 'ready') =>
      ({ new: /^جديدة \d/, preparing: /^قيد التحضير \d/, ready: /^جاهزة \d/ })[name],
    accept: 'قبول',
    minutes: '20 دقيقة',
    more: (id: number) => `المزيد للطلب ${id}`,
    later: 'بعد 10 دقائق إضافية',
    ready: 'جاهز',
    ready_in: /جاهز خلال (19|20) دقيقة/,
    ready_later: /جاهز خلال (29|30) دقيقة/,
    refuse: 'رفض',
    own_reason: 'سبب آخر',
    customer_reads: 'ما يقرؤه العميل',
    refuse_order: 'رفض الطلب',
    wanted: 'اذكروا السبب بكلمات قليلة',
    bell: 'تشغيل الجرس للطلبات الجديدة',
    bell_is_on: 'الجرس يعمل',
  },
} as const satisfies Record<TestLanguage, object>

function boardOf(page: Page, language: TestLanguage) {
  const text = words[language]
  const ticket = (id: number) => page.getByRole('article', { name: text.order(id), exact: true })
  return {
    text,
    ticket,
    press: (id: number, name: string) => ticket(id).getByRole('button', { name, exact: true }).click(),
    /** On a narrow screen the columns stand behind buttons. */
    async look(column: 'new' | 'preparing' | 'ready') {
      const button = page.getByRole('button', { name: text.column(column) })
      if (await button.isVisible()) await button.click()
    },
    async more(id: number, name: string) {
      await ticket(id)
        .getByRole('button', { name: text.more(id), exact: true })
        .click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    },
  }
}

test('[ORD-01] [TRK-02] a store accepts an order, is late and has it ready; the customer’s page follows', async ({
  page,
  context,
  request,
  language,
  expected,
  flawless,
  shot,
}) => {
  test.setTimeout(240_000)
  expected.push(driverMessage)
  const account = await newAccount(request)
  const dispatcher = await newColleague(request, 'Dana', ['dispatcher'], language)
  const [id, refused] = [await placeOrder(request, account), await placeOrder(request, account)]
  const board = boardOf(page, language)
  const { text } = board
  await page.goto('/desk/orders')
  await deskPage(page, language).signIn(dispatcher)
  await page.getByRole('button', { name: text.bell, exact: true }).click()
  await expect(page.getByRole('button', { name: text.bell_is_on, exact: true })).toBeVisible()

  await expect(board.ticket(id)).toBeVisible({ timeout: untilSettled })
  await expect(board.ticket(refused)).toBeVisible({ timeout: untilSettled })
  await shot('new')
  await flawless()

  await board.press(id, text.accept)
  await flawless()
  await page.getByRole('dialog').getByRole('button', { name: text.minutes, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await board.look('preparing')
  await expect(board.ticket(id)).toContainText(text.ready_in)
  await board.more(id, text.later)
  await expect(board.ticket(id)).toContainText(text.ready_later)
  await board.press(id, text.ready)
  await board.look('ready')
  await expect(board.ticket(id)).toBeVisible()

  await board.look('new')
  await board.more(refused, text.refuse)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: text.own_reason, exact: true }).click()
  await dialog.getByRole('button', { name: text.refuse_order, exact: true }).click()
  await expect(dialog.getByText(text.wanted, { exact: true })).toBeVisible()
  await flawless()
  await dialog.getByRole('textbox', { name: text.customer_reads }).fill('The oven is broken')
  await dialog.getByRole('button', { name: text.refuse_order, exact: true }).click()
  await expect(board.ticket(refused)).toHaveCount(0)

  const customer = await context.newPage()
  await enterAs(customer, account)
  const shown = orderPage(customer, language)
  await shown.open(refused)
  await expect(shown.main).toContainText('The oven is broken')
})

test('two people at one order: the second is told, and sees what the first did', { tag: '@once' }, async ({
  page,
  context,
  request,
  expected,
}) => {
  test.setTimeout(240_000)
  // The refused act is in the browser's own list of failed requests.
  expected.push(/409/)
  const account = await newAccount(request)
  const id = await placeOrder(request, account)
  const mine = boardOf(page, 'en')
  await page.goto('/desk/orders')
  await deskPage(page, 'en').signIn(owner)
  await expect(mine.ticket(id)).toBeVisible({ timeout: untilSettled })
  await mine.press(id, 'Accept')
  // The first has not heard of anything yet, however quickly their board asks.
  const asked = '**/desk/orders/board*'
  const before = await page.waitForResponse((reply) => reply.url().includes('/desk/orders/board'))
  const json = await before.json()
  await page.route(asked, (route) => route.fulfill({ json }))

  const second = await context.newPage()
  const theirs = boardOf(second, 'en')
  await second.goto('/desk/orders')
  await theirs.press(id, 'Accept')
  await second.getByRole('dialog').getByRole('button', { name: '10 minutes', exact: true }).click()
  await theirs.look('preparing')
  await expect(theirs.ticket(id)).toContainText(/Ready in (9|10) minutes/)

  await page.getByRole('dialog').getByRole('button', { name: '45 minutes', exact: true }).click()
  await expect(page.getByText(/changed/i).first()).toBeVisible()
  await page.unroute(asked)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await mine.look('preparing')
  await expect(mine.ticket(id)).toContainText(/Ready in (8|9|10) minutes/)
})
