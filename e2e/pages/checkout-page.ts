// The checkout and the confirmation of an order, by role and name.
import type { Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'
import { checkoutTexts } from './checkout-texts.ts'

export function checkoutPage(page: Page, language: TestLanguage) {
  const text = checkoutTexts[language]
  const main = page.getByRole('main')
  const part = (name: string) => main.locator(`#checkout-${name}`)
  const radio = (name: string) => main.getByRole('radio', { name: new RegExp(name) })
  const row = (title: string) =>
    main.getByRole('heading', { level: 2 }).getByRole('button', { name: title, exact: true })
  const openRow = async (title: string) => {
    if ((await row(title).getAttribute('aria-expanded')) === 'false') await row(title).click()
  }
  const payBy = async (name: string) => {
    // Which ways there are is known with the first total.
    await main.getByRole('button', { name: text.place }).and(page.locator(':enabled')).waitFor()
    await openRow(text.payment)
    await radio(name).click()
  }
  return {
    text,
    main,
    part,
    radio,
    /** The head of a row: its description says what holds. */
    row,
    openRow,
    payBy,
    async chooseDay(day: string) {
      await openRow(text.time)
      await radio(day).click()
    },
    place: main.getByRole('button', { name: text.place }),
    /** A refusal or news: heard when it comes. */
    refusal: (name: string, message: string) => part(name).getByRole('alert').filter({ hasText: message }),
    /** What is still needed: seen in its part, heard in the one sentence after a press. */
    missing: (name: string, message: string) => part(name).getByText(message, { exact: true }),
    /** None, the amounts offered, and another one. */
    tips: main
      .getByRole('group')
      .filter({ has: page.getByRole('button', { name: text.no_tip, exact: true }) })
      .last()
      .getByRole('button'),
    /** A row of the bill, by how its label begins. */
    bill: (label: string) =>
      main
        .locator('dl > div')
        .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}`) }) }),
    confirmed: main.getByRole('heading', { level: 1, name: text.placed, exact: true }),
    async open(kind = 'cart') {
      await page.goto(`/checkout?page=${kind}`)
      await main.getByRole('heading', { level: 1, name: text.title }).waitFor()
    },
    async tellContact({ name, phone, email }: { name: string; phone: string; email: string }) {
      const address = part('address')
      await address.getByLabel(text.contact_name).fill(name)
      await address.locator('input[type=tel]').fill(phone)
      await address.getByLabel(text.contact_email).fill(email)
    },
  }
}
