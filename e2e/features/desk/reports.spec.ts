// Orders and sales in figures: from the start page to the orders behind a figure.
import { expect, test } from '../../fixtures/test.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'

const words = {
  en: {
    today: 'Today',
    reports: 'Reports',
    year: 'A year',
    total: /^Total/,
    orders: 'Orders',
    split: 'Split by',
    store: 'Store',
    list: /in the list|Nothing listed|of/,
  },
  ar: {
    today: 'اليوم',
    reports: 'التقارير',
    year: 'سنة',
    total: /^الإجمالي/,
    orders: 'الطلبات',
    split: 'التقسيم حسب',
    store: 'المتجر',
    list: /./,
  },
}

test('an owner sees today, a year by store, and the very orders a figure counts', async ({
  page,
  request,
  language,
  flawless,
}) => {
  test.slow()
  const rana = await newColleague(request, 'Rana', ['owner'], language)
  const text = words[language]
  const desk = deskPage(page, language)
  await page.goto('/desk/sign-in')
  await desk.signIn(rana)
  await expect(page.getByRole('region', { name: text.today })).toBeVisible()
  await flawless()
  await page.goto('/desk/reports')
  await expect(desk.title(text.reports)).toBeVisible()
  await page.getByRole('button', { name: text.year, exact: true }).click()
  await page.getByRole('combobox', { name: text.split }).click()
  await page.getByRole('option', { name: text.store, exact: true }).click()
  await expect(page.getByRole('columnheader', { name: text.store })).toBeVisible()
  const total = page.getByRole('row', { name: text.total }).getByRole('link').first()
  await flawless()
  const counted = Number(await total.textContent())
  expect(counted).toBeGreaterThan(0)
  await total.click()
  await expect(desk.title(text.orders)).toBeFocused()
  const rows = page.getByRole('region', { name: text.orders, exact: true }).getByText(/^#\d{6}$/)
  await expect(rows).toHaveCount(Math.min(counted, 50))
})
