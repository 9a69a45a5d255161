// Home pages at the desk: their sections, the pictures fixed in them, and the items of campaigns they show.
import { owner } from '../../fixtures/owner.ts'
import { expect, test } from '../../fixtures/test.ts'
import { deskPage } from '../../pages/desk-page.ts'

test('sections of a home page are moved and switched off by keyboard, and are as usual again', {
  tag: '@once',
}, async ({ page, flawless }) => {
  test.slow()
  const desk = deskPage(page, 'en')
  await page.goto('/desk/modules/new')
  await desk.signIn(owner)
  // Off: other tests look at the same shop.
  const name = `Corner ${process.pid}`
  await page.getByRole('switch', { name: 'Customers can order in it' }).click()
  await page.getByRole('textbox', { name: 'Name, English' }).fill(name)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('link', { name }).click()
  await page.getByRole('link', { name: 'Arrange the home page' }).click()
  await expect(desk.title(`Home page of ${name}`)).toBeVisible()

  const first = page.getByRole('list', { name: 'Sections' }).getByRole('listitem').first()
  await expect(first).toContainText('Categories')
  await page.getByRole('button', { name: 'Show Categories later' }).press('Enter')
  await expect(first).toContainText('Visit again')
  await first.getByRole('switch', { name: 'Visit again' }).press('Space')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(first.getByRole('switch', { name: 'Visit again' })).not.toBeChecked()
  await flawless()

  await page.getByRole('button', { name: 'As usual' }).click()
  await expect(first).toContainText('Categories')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(first).toContainText('Categories')
})

test('the pictures of a home page and the items of campaigns can be seen and opened by everybody', {
  tag: '@once',
}, async ({ page, flawless }) => {
  test.slow()
  const desk = deskPage(page, 'en')
  await page.goto('/desk/promotions/home-pictures')
  await desk.signIn(owner)
  await expect(desk.title('Home page pictures')).toBeVisible()
  const places = page.getByRole('region', { name: 'Places' })
  await expect(places.getByRole('listitem').first()).toBeVisible()
  await flawless()
  await places
    .getByRole('button', { name: /^Change / })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Heading, English' })).toBeVisible()
  await flawless()

  await page.goto('/desk/promotions/campaign-items')
  await expect(desk.title('Campaign items')).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  await flawless()
  await page.getByRole('link', { name: 'New campaign item' }).click()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('More than 0', { exact: true })).toBeVisible()
  await flawless()
})
