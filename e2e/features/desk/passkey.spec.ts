// A passkey as the second step of signing in at the desk: added, asked for after the password, taken back.
import { expect, test } from '../../fixtures/test.ts'
import { plugIn } from '../../fixtures/virtual-authenticator.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'

// Passkeys belong to a name: browsers make none for a bare address.
test.use({
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace('127.0.0.1', 'localhost'))
  },
})

test('a passkey is added with the password, opens the desk after it, and is removed', {
  tag: '@once',
}, async ({ page, request, expected, flawless }) => {
  test.slow()
  expected.push(/status of 40[13]/)
  const pia = await newColleague(request, 'Pia', ['support'])
  const desk = deskPage(page, 'en')
  const device = await plugIn(page)
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account: Pia/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await page.goto('/desk/account')
  await desk.signIn(pia)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  const dialog = page.getByRole('dialog')
  const prove = async (password: string, button: string) => {
    await dialog.getByRole('textbox', { name: 'Current password', exact: true }).fill(password)
    await dialog.getByRole('button', { name: button }).click()
  }
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await flawless()
  await prove(pia.password, 'Next')
  const codes = dialog.getByRole('list').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Chrome on')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await prove(pia.password, 'Next')
  await expect(page.getByText('This device has a passkey for your account already.')).toBeVisible()

  await passkeys.getByRole('button', { name: /^Rename Chrome/ }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Office laptop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Office laptop')
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await flawless()

  await signOut()
  await desk.signIn(pia)
  const use = page.getByRole('button', { name: 'Use a passkey' })
  await expect(use).toBeFocused()
  await flawless()
  await device.recognises(false)
  await use.click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  await device.recognises(true)
  await use.click()
  await expect(desk.title(/Pia/)).toBeVisible()

  await signOut()
  await desk.signIn(pia)
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(recovery)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(desk.title(/Pia/)).toBeVisible()

  await page.goto('/desk/account')
  await expect(passkeys.getByText(/^Last used/)).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remove Office laptop' }).click()
  await prove('not the password', 'Remove')
  await expect(dialog.getByText('The password is not right.')).toBeVisible()
  await prove(pia.password, 'Remove')
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
  await signOut()
  await desk.signIn(pia)
  await expect(desk.title(/Pia/)).toBeVisible()
})
