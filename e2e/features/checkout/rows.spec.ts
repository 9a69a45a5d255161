// The checkout as rows: what holds is shown, and asked for only where nothing is evident.
import { fillCart, newGuest } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount, newPhone } from '../../pages/account.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

test('[GST-01] [ADR-06] a contact that was given once is shown, and changed in its dialog', {
  tag: '@once',
}, async ({ page, request, remember, flawless, shot }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const guest = await newGuest(request)
  await storeBefore(page, guest)
  await fillCart(request, settled, guest)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await checkout.tellContact({ name: 'Ann Lee', phone: newPhone(), email: 'ann@shop.test' })
  await checkout.openRow(checkout.text.addresses)
  await checkout.part('address').getByLabel('House number').fill('7B')
  await checkout.part('address').getByLabel('House number').blur()
  await page.reload()
  const row = checkout.row('Contact information')
  await expect(row).toHaveAccessibleDescription(/^Ann Lee · \+7/)
  await row.click()
  await checkout.part('address').getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact information' })
  await expect(dialog.getByLabel('Contact person email')).toHaveValue('ann@shop.test')
  await flawless()
  await shot('contact')
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(dialog.getByLabel('Contact person name')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Enter an email').or(dialog.getByRole('alert')).first()).toBeVisible()
  await dialog.getByLabel('Contact person name').fill('Bo Kim')
  await dialog.locator('input[type=tel]').fill(newPhone())
  await dialog.getByLabel('Contact person email').fill('bo@shop.test')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await row.click()
  await expect(row).toHaveAccessibleDescription(/^Bo Kim · \+7/)
  const sent = page.waitForRequest((one) => one.url().endsWith('/customer/order/place'))
  await checkout.place.click()
  expect((await sent).postDataJSON()).toMatchObject({ house: '7B', contact_person_name: 'Bo Kim' })
  await expect(checkout.confirmed).toBeVisible()
})

test('[CHK-01] the way that was paid last is the one the next checkout begins with', {
  tag: '@once',
}, async ({ page, request, remember }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  const payment = checkout.row(checkout.text.payment)
  await expect(payment).toHaveAccessibleDescription(checkout.text.cash)
  await checkout.payBy('Bank transfer')
  await checkout.place.click()
  await expect(page).toHaveURL(/method=offline/)
  await fillCart(request, settled, account)
  await checkout.open()
  await expect(payment).toHaveAccessibleDescription('Bank transfer')
})

test('[CHK-01] where no way to pay is evident one is asked for, once', { tag: '@once' }, async ({
  page,
  request,
  remember,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  await page.route('**/customer/order/quote', async (route) => {
    const reply = await route.fetch()
    const payment_methods = ['digital_payment', 'offline_payment']
    await route.fulfill({ response: reply, json: { ...(await reply.json()), payment_methods } })
  })
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  const missing = checkout.missing('payment', checkout.text.payment_missing)
  await expect(checkout.radio('Bank transfer')).toBeVisible()
  await expect(missing).toHaveCount(0)
  await checkout.place.click()
  await expect(missing).toBeInViewport()
  await checkout.payBy('Bank transfer')
  await expect(missing).toHaveCount(0)
  // The arrow keys pass from one way to the next: choosing one shuts nothing.
  await page.keyboard.press('ArrowDown')
  await expect(checkout.radio('Bank transfer')).not.toBeChecked()
  await expect(checkout.part('payment').getByRole('radio', { checked: true })).toBeFocused()
})

test('[CHK-01] nothing below the checkout draws away from it', { tag: '@once' }, async ({
  page,
  request,
  remember,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const guest = await newGuest(request)
  await storeBefore(page, guest)
  await fillCart(request, settled, guest)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await expect(checkout.place).toBeEnabled()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('[CHK-01] [NET-12] rows are opened and closed with the keyboard, and say which they are', async ({
  page,
  request,
  remember,
  language,
  flawless,
  shot,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, language)
  await checkout.open()
  const time = checkout.row(checkout.text.time)
  await expect(time).toHaveAttribute('aria-expanded', 'false')
  await time.focus()
  await page.keyboard.press('Enter')
  await expect(time).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(checkout.part('time').getByRole('radio', { checked: true })).toBeFocused()
  for (const title of [checkout.text.payment, checkout.text.coupon, checkout.text.instructions]) {
    await checkout.openRow(title)
  }
  await flawless()
  await shot('all-open')
  await time.focus()
  await page.keyboard.press('Space')
  await expect(time).toHaveAttribute('aria-expanded', 'false')
})

test('[GST-01] nobody is corrected before they have tried, or in the middle of a word', {
  tag: '@once',
}, async ({ page, request, remember }) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const guest = await newGuest(request)
  await storeBefore(page, guest)
  await fillCart(request, settled, guest)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  const address = checkout.part('address')
  const email = address.getByLabel(checkout.text.contact_email)
  await address.getByLabel(checkout.text.contact_name).focus()
  await email.focus()
  await email.press('Tab')
  await expect(address.getByRole('alert')).toHaveCount(0)
  await email.pressSequentially('ann@')
  await expect(address.getByRole('alert')).toHaveCount(0)
  await email.blur()
  await expect(address.getByRole('alert')).toHaveCount(1)
  await email.press('End')
  await email.pressSequentially('shop.test')
  await expect(address.getByRole('alert')).toHaveCount(0)
  await checkout.place.click()
  // The name and the phone, which are still missing.
  await expect(address.getByText('required').and(page.locator('p'))).toHaveCount(2)
})
