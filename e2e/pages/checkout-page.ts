// The checkout and the confirmation of an order, by role and name.
import type { Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'
import { checkoutTexts } from './checkout-texts.ts'

export function checkoutPage(page: Page, language: TestLanguage) {
  const text = checkoutTexts[language]
  const main = page.getByRole('main')
  const part = (name: string) => main.locator(`#checkout-${name}`)
  return {
    text,
    main,
    part,
    radio: (name: string) => main.getByRole('radio', { name: new RegExp(name) }),
    place: main.getByRole('button', { name: text.place }),
    problem: (name: string, message: string) => part(name).getByRole('alert').filter({ hasText: message }),
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
      await part('address').getByRole('button', { name: text.contact_add, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.contact_name).fill(name)
      await dialog.locator('input[type=tel]').fill(phone)
      await dialog.getByLabel(text.contact_email).fill(email)
      await dialog.getByRole('button', { name: text.save, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}
