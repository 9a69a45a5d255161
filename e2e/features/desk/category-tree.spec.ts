// Categories at the desk: moved by buttons and by hand, archived and brought back, and the lists beside them.
import type { Locator, Page } from '@playwright/test'
import { test as inOwnShop } from '../../fixtures/own-shop.ts'
import { owner } from '../../fixtures/owner.ts'
import { expect, test } from '../../fixtures/test.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'

const namesOf = (rows: Locator) => rows.getByRole('link').allInnerTexts()

/** By its handle, onto the place of another row. */
async function drag(page: Page, row: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await row.locator('.cursor-grab').boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('there is nothing to drag')
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
}

inOwnShop(
  'a category is moved by buttons and by hand, archived and brought back',
  { tag: '@once' },
  async ({ page, ownShop, flawless }) => {
    test.slow()
    await page.goto(`/desk/categories?module=${ownShop.kitchen.module_id}`)
    await deskPage(page, 'en').signIn(owner)
    const tree = page.getByRole('list', { name: 'Tree' })
    const rows = tree.getByRole('listitem')
    const row = (name: string) => rows.filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(row('Soups')).toBeVisible()

    await test.step('two more are made', async () => {
      for (const name of ['Salads', 'Bread']) {
        await page.getByRole('link', { name: 'New category', exact: true }).click()
        await page.getByRole('textbox', { name: 'Name, English' }).fill(name)
        await page.getByRole('button', { name: 'Create', exact: true }).click()
        await expect(page).toHaveURL(/\/desk\/categories\/\d+$/)
        await page.getByRole('main').getByRole('link', { name: 'Categories', exact: true }).click()
      }
      await expect.poll(() => namesOf(rows)).toEqual(['Soups', 'Salads', 'Bread'])
    })
    await test.step('by buttons, with the keyboard', async () => {
      await page.getByRole('button', { name: 'Move Bread up' }).press('Enter')
      await expect.poll(() => namesOf(rows)).toEqual(['Soups', 'Bread', 'Salads'])
      await page.getByRole('button', { name: 'Move Salads into the one above' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Move Salads out' })).toBeEnabled()
      await flawless()
      await page.getByRole('button', { name: 'Move Salads out' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Move Salads out' })).toBeDisabled()
    })
    await test.step('by hand', async () => {
      await drag(page, row('Salads'), row('Soups'))
      await expect.poll(() => namesOf(rows)).toEqual(['Salads', 'Soups', 'Bread'])
      await page.reload()
      await expect(row('Salads')).toBeVisible()
      expect(await namesOf(rows), 'the server has it so').toEqual(['Salads', 'Soups', 'Bread'])
    })
    await test.step('archived and brought back, switched off', async () => {
      await page.getByRole('button', { name: 'Actions for Bread' }).click()
      await page.getByRole('menuitem', { name: 'Archive' }).click()
      const question = page.getByRole('dialog')
      await expect(question).toContainText('Archive “Bread”?')
      await flawless()
      await question.getByRole('button', { name: 'Archive', exact: true }).click()
      const archived = page.getByRole('region', { name: 'Archived' })
      await archived.getByRole('button', { name: /^Bring back/ }).click()
      await expect(archived).toHaveCount(0)
      await expect(row('Bread')).toContainText('off')
    })
  },
)

const words = {
  en: { categories: 'Categories', tabs: ['Units', 'Conditions'], empty: 'Attributes', add: 'Add' },
  ar: { categories: 'الفئات', tabs: ['الوحدات', 'الحالات'], empty: 'الخصائص', add: 'إضافة' },
}

test('the tree and the lists beside it can be used on every screen', async ({
  page,
  request,
  language,
  flawless,
}) => {
  test.slow()
  const cora = await newColleague(request, 'Cora', ['owner'], language)
  const desk = deskPage(page, language)
  const text = words[language]
  await page.goto('/desk/categories')
  await desk.signIn(cora)
  await expect(desk.title(text.categories)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await flawless()
  for (const tab of text.tabs) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(page.getByRole('list', { name: tab }).getByRole('listitem').first()).toBeVisible()
  }
  await flawless()
  // The shop of the tests has none of these.
  await page.getByRole('tab', { name: text.empty, exact: true }).click()
  await page.getByRole('button', { name: text.add, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await flawless()
})
