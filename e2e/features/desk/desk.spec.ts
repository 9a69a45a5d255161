// The back office: signing in, who works here, the second step, and the log of what they changed.
import { codeOfApp } from '#server/testing/staff.ts'
import { owner } from '../../fixtures/owner.ts'
import { expect, test } from '../../fixtures/test.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'

test('whoever opens a section signs in first and gets there, and every section can be used by everybody', async ({
  page,
  request,
  language,
  flawless,
}) => {
  test.slow()
  const aida = await newColleague(request, 'Aida', ['owner'], language)
  const desk = deskPage(page, language)
  await page.goto('/desk/staff')
  await expect(desk.title(desk.text.sign_in)).toBeVisible()
  await flawless()
  await desk.signIn(aida)
  await expect(desk.title(desk.text.staff)).toBeVisible()
  await expect(page.getByText(aida.email).filter({ visible: true }).first()).toBeVisible()
  await flawless()
  for (const [path, title] of [
    ['/desk/audit', desk.text.audit],
    ['/desk/account', desk.text.account],
    ['/desk', /Aida/],
    ['/desk/nowhere', desk.text.not_found],
  ] as const) {
    await page.goto(path)
    await expect(desk.title(title)).toBeVisible()
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    await flawless()
  }
})

test('an owner invites a colleague by a link, who sees their own account and nothing else', {
  tag: '@once',
}, async ({ page, browser, baseURL }) => {
  test.slow()
  const desk = deskPage(page, 'en')
  const email = `sam-${process.pid}@shop.test`
  await page.goto('/desk/staff')
  await desk.signIn(owner)
  await page.getByRole('button', { name: 'Invite somebody' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await dialog.getByRole('checkbox', { name: /^Support/ }).click()
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  const path = new URL(link).pathname + new URL(link).hash

  const elsewhere = await browser.newPage({ ...(baseURL ? { baseURL } : {}) })
  await elsewhere.goto(path)
  await expect(elsewhere.getByText('Olga Owner invites you to work here.')).toBeVisible()
  expect(new URL(elsewhere.url()).hash, 'the token does not stay in the address').toBe('')
  await elsewhere.getByRole('textbox', { name: 'Your name', exact: true }).fill('Sam Support')
  await elsewhere
    .getByRole('textbox', { name: 'Choose a password', exact: true })
    .fill('a password of the browser tests')
  await elsewhere.getByRole('button', { name: 'Create the account' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: /Sam Support/ })).toBeVisible()
  const sections = elsewhere.getByRole('navigation').first()
  await expect(sections.getByRole('link', { name: 'Your account' })).toBeVisible()
  await expect(sections.getByRole('link', { name: 'Staff' })).toHaveCount(0)
  await elsewhere.goto('/desk/staff')
  await expect(elsewhere.getByRole('heading', { name: 'This section is not yours to see' })).toBeVisible()
  await elsewhere.close()
})

test('the second step is turned on with an app, asked for when signing in, and a code works once', {
  tag: '@once',
}, async ({ page, request, expected }) => {
  test.slow()
  expected.push(/status of 401/)
  const tina = await newColleague(request, 'Tina', ['support'])
  const desk = deskPage(page, 'en')
  await page.goto('/desk/account')
  await desk.signIn(tina)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Current password', exact: true }).fill(tina.password)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  await dialog
    .getByRole('textbox', { name: 'Code from the app', exact: true })
    .fill(codeOfApp(secret, new Date(), -1))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('button', { name: /^Account: Tina/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await desk.signIn(tina)
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('This code is not right or was used already.')).toBeVisible()
  await code.fill(codeOfApp(secret, new Date()))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(desk.title(/Tina/)).toBeVisible()
})

test('what somebody may do is changed, written down and taken back', { tag: '@once' }, async ({
  page,
  request,
}) => {
  test.slow()
  const mark = await newColleague(request, 'Mark', ['courier'])
  const desk = deskPage(page, 'en')
  await page.goto('/desk/staff')
  await desk.signIn(owner)
  await page.getByRole('button', { name: 'Actions for Mark' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'What Mark may do' })
  await dialog.getByRole('checkbox', { name: /^Dispatcher/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/desk/audit?act=duties_changed')
  const entry = page.getByRole('listitem').filter({ hasText: 'gave Mark the role Dispatcher' }).first()
  await entry.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(entry.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  await page.goto('/desk/staff')
  const row = page.getByRole('row').filter({ hasText: mark.email })
  await expect(row).toContainText('Courier')
  await expect(row).not.toContainText('Dispatcher')
})
