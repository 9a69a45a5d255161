// Files at the desk: from a spreadsheet to what a customer finds, and out again as a file that runs nothing.
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Download, Page } from '@playwright/test'
import { z } from 'zod'
import { simpleGoods } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { cartPage } from '../../pages/cart-page.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'

const text = {
  title: 'Import and export',
  new: 'New import',
  file: 'Choose a file or drop it here',
  store: 'Store of rows that name none',
  upload: 'Upload',
  check: 'Check the file',
  will: 'What this file will do',
  did: 'What this file did',
  rows: 'Rows of the file',
  reason: /Nowhere at all/,
  leave: 'Leave 1 refused row out',
  write: 'Write 1 row',
  refused: 'Download the refused rows',
  export: 'Export',
  format: 'Format',
  csv: 'CSV',
  download: 'Download',
  items: 'Items',
  as_csv: 'Download as CSV',
}

const categories = z.array(z.object({ name: z.string() })).min(1)

async function firstCategory(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  const reply = await request.get('/api/v1/categories', { headers })
  return categories.parse(await reply.json())[0]?.name ?? ''
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming: Promise<Download> = page.waitForEvent('download')
  await press()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a file with a refused row is checked, mended, written and found by a customer; nothing in exports is a formula', {
  tag: '@once',
}, async ({ page, request, language, remember, expected, flawless }) => {
  test.slow()
  expected.push(/status of 409/)
  const ivan = await newColleague(request, 'Ivan', ['owner'], language)
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const { store } = await simpleGoods(request, settled.headers)
  const category = await firstCategory(request, settled.headers)
  // A spreadsheet would calculate it.
  const item = `=1+1 jam ${language} ${process.pid}`
  const file = [
    'Name;Category;Price;Stock',
    `${item};${category};4.20;12`,
    `Lost ${process.pid};Nowhere at all;1;1`,
  ].join('\r\n')

  const desk = deskPage(page, language)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/desk/imports')
  await desk.signIn(ivan)
  await expect(desk.title(text.title)).toBeVisible()
  await flawless()
  await page.getByRole('link', { name: text.new }).first().click()
  await expect(desk.title(text.new)).toBeVisible()
  await page
    .getByLabel(text.file)
    .setInputFiles({ name: 'jam.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByRole('combobox', { name: text.store }).fill(store.name)
  await page.getByRole('option', { name: store.name }).first().click()
  await flawless()
  await button(text.upload).click()
  await button(text.check).waitFor()
  await flawless()
  await button(text.check).click()
  await expect(page.getByRole('heading', { name: text.will })).toBeVisible()
  const rows = page.getByRole('region', { name: text.rows })
  await expect(rows.getByText(text.reason)).toBeVisible()
  await flawless()

  await button(text.write).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('checkbox', { name: text.leave }).click()
  await button(text.write).click()
  await expect(page.getByRole('heading', { name: text.did })).toBeVisible()
  const refused = await downloaded(page, () => button(text.refused).click())
  expect(refused.name).toBe('jam-refused.csv')
  expect(refused.text).toContain(`Lost ${process.pid};Nowhere at all;1;1;`)
  expect(refused.text).not.toContain(item)

  await page.goto('/desk/imports')
  const exported = page.getByRole('region', { name: text.export })
  await exported.getByRole('combobox', { name: text.format }).click()
  await page.getByRole('option', { name: text.csv, exact: true }).click()
  const all = await downloaded(page, () => exported.getByRole('button', { name: text.download }).click())
  expect(all.name).toMatch(/^items-\d{4}-\d\d-\d\d\.csv$/)
  expect(all.text).toContain(`'${item}`)
  expect(all.text).not.toMatch(/(^|[,"\n])=1\+1/)

  await page.goto(`/desk/items?q=${encodeURIComponent(item)}`)
  await expect(page.getByText(item).filter({ visible: true }).first()).toBeVisible()
  const listed = await downloaded(page, () => button(text.as_csv).click())
  expect(listed.text).toContain(`'${item}`)

  const cart = cartPage(page, language)
  await page.goto(`/store/${store.id}?q=${encodeURIComponent(item)}`)
  await expect(cart.card(item)).toBeVisible()
})
