// Saved views of a list: kept under a name, found again on another day and device, changed and removed.
import { owner } from '../../fixtures/owner.ts'
import { expect, test } from '../../fixtures/test.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'

const words = {
  en: { views: 'Saved views', save: 'Save this as a view', name: 'Name of the view', keep: 'Save' },
  ar: { views: 'طرق العرض المحفوظة', save: 'حفظ هذا كطريقة عرض', name: 'اسم طريقة العرض', keep: 'حفظ' },
}

test('a choice is saved under a name, and comes back with one press, also with the keyboard', async ({
  page,
  request,
  language,
  flawless,
}) => {
  test.slow()
  const vera = await newColleague(request, 'Vera', ['owner'], language)
  const desk = deskPage(page, language)
  const text = words[language]
  const button = page.locator('[data-saved-views]')
  await page.goto('/desk/stores?q=a')
  await desk.signIn(vera)
  await expect(button).toHaveText(text.views)
  await button.click()
  await flawless()
  await page.getByRole('menuitem', { name: text.save }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: text.name, exact: true }).fill('Burger House')
  await flawless()
  await dialog.getByRole('button', { name: text.keep, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toContainText('Burger House')
  await page.goto('/desk')
  await page.goto('/desk/stores')
  await expect(button).toHaveText(text.views)
  await page.keyboard.press('v')
  await page.getByRole('menuitem', { name: 'Burger House' }).press('Enter')
  await expect(page).toHaveURL(/[?&]q=a/)
  await expect(button).toContainText('Burger House')
  await flawless()
})

test('a view is marked when something else is chosen, takes the change, another name, and goes', {
  tag: '@once',
}, async ({ page, request, expected }) => {
  test.slow()
  expected.push(/status of 409/)
  const vito = await newColleague(request, 'Vito', ['owner'])
  const desk = deskPage(page, 'en')
  const button = page.getByRole('button', { name: /^Saved views/ })
  const dialog = page.getByRole('dialog')
  const search = page.getByRole('searchbox')
  const act = async (name: string | RegExp) => {
    await button.click()
    await page.getByRole('menuitem', { name }).click()
  }
  const save = async (name: string) => {
    await dialog.getByRole('textbox', { name: 'Name of the view', exact: true }).fill(name)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await page.goto('/desk/stores?q=burger&per=25')
  await desk.signIn(vito)
  await act('Save this as a view')
  await save('   ')
  await expect(dialog.getByText('Please give the view a name.')).toBeVisible()
  await save('Burgers')
  await expect(button).toHaveText('Saved views: Burgers')
  await search.fill('pizza')
  await expect(button).toHaveText('Saved views: Burgers changed')
  await act('Save this as a view')
  await save('BURGERS')
  await expect(dialog.getByText('This list has a view of that name already.')).toBeVisible()
  await page.keyboard.press('Escape')
  await act('Save the changes to “Burgers”')
  await expect(button).toHaveText('Saved views: Burgers')
  await act('Rename “Burgers”')
  await save('Pizza')
  await expect(button).toHaveText('Saved views: Pizza')
  await act('Whole list')
  await expect(search).toHaveValue('')
  await expect(button).toHaveText('Saved views')
  await act('Pizza')
  await expect(search).toHaveValue('pizza')
  await expect(page).toHaveURL(/per=25/)
  await act('Delete the view “Pizza”')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(button).toHaveText('Saved views')
  await expect(search, 'the list stays as it is').toHaveValue('pizza')
  await button.click()
  await expect(page.getByText('Save what you filter, sort and show')).toBeVisible()
})

test('views are of one person, and of one list', { tag: '@once' }, async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow()
  const wim = await newColleague(request, 'Wim', ['owner'])
  const desk = deskPage(page, 'en')
  await page.goto('/desk/stores?q=tea')
  await desk.signIn(wim)
  await page.getByRole('button', { name: /^Saved views/ }).click()
  await page.getByRole('menuitem', { name: 'Save this as a view' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name of the view' }).fill('Only mine')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Saved views/ })).toContainText('Only mine')
  await page.goto('/desk/items?q=tea')
  await expect(page.getByRole('button', { name: /^Saved views/ })).toHaveText('Saved views')
  const other = await browser.newPage({ ...(baseURL ? { baseURL } : {}) })
  await other.goto('/desk/stores?q=tea')
  await deskPage(other, 'en').signIn(owner)
  await other.getByRole('button', { name: /^Saved views/ }).click()
  await expect(other.getByRole('menuitem', { name: 'Save this as a view' })).toBeVisible()
  await expect(other.getByRole('menuitem', { name: 'Only mine' })).toHaveCount(0)
  await other.close()
})
