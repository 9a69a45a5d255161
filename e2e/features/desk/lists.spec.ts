// The short lists at the desk: vehicles, reasons, kinds of parcels and words for the courier.
import { owner } from '../../fixtures/owner.ts'
import { expect, test } from '../../fixtures/test.ts'
import { deskPage } from '../../pages/desk-page.ts'

test('a vehicle is added, changed and removed, and every list can be used by everybody', {
  tag: '@once',
}, async ({ page, flawless }) => {
  test.slow()
  const desk = deskPage(page, 'en')
  // What a try that failed has left behind is called otherwise.
  const [balloon, airship] = [`Cargo balloon ${process.pid}`, `Cargo airship ${process.pid}`]
  await page.goto('/desk/lists/vehicles')
  await desk.signIn(owner)
  await expect(desk.title('Short lists')).toBeVisible()

  await page.getByRole('button', { name: 'Add a vehicle' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name, English' }).fill(balloon)
  // Longer than any way of the other tests: they see no other charge.
  await dialog.getByRole('textbox', { name: 'Shortest way' }).fill('30000')
  await dialog.getByRole('textbox', { name: 'Longest way' }).fill('20000')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Longer than the shortest way')).toBeVisible()
  await flawless()
  await dialog.getByRole('textbox', { name: 'Longest way' }).fill('40000')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = page
    .getByRole('list', { name: 'Vehicles' })
    .getByRole('listitem')
    .filter({ hasText: String(process.pid) })
  await expect(row).toContainText('30000–40000 km')

  await page.getByRole('button', { name: `Change ${balloon}` }).click()
  await dialog.getByRole('textbox', { name: 'Name, English' }).fill(airship)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `Remove ${airship}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)

  for (const [path, list] of [
    ['/desk/lists', 'Kinds of parcels'],
    ['/desk/lists/instructions', 'Words for the courier'],
    ['/desk/lists/reasons', 'Reasons'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('list', { name: list }).getByRole('listitem').first()).toBeVisible()
    await flawless()
  }
})
