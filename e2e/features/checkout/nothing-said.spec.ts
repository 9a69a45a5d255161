// 'Place order' with nothing filled in: one sentence says how much is missing, and the first of it has the focus.
import { fillCart, newGuest } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

test('[CHK-05] what is missing is said in one sentence and stays with its fields', async ({
  page,
  request,
  remember,
  language,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const guest = await newGuest(request)
  await storeBefore(page, guest)
  await fillCart(request, settled, guest)
  await page.route('**/customer/order/quote', async (route) => {
    const reply = await route.fetch()
    // None of them is chosen by itself.
    const payment_methods = ['digital_payment', 'offline_payment']
    await route.fulfill({ response: reply, json: { ...(await reply.json()), payment_methods } })
  })
  const checkout = checkoutPage(page, language)
  const { contact_missing, payment_missing, two_missing } = checkout.text
  const address = checkout.part('address')
  const alerts = page.getByRole('alert')
  await checkout.open()
  await expect(checkout.place).toBeEnabled()
  await expect(alerts).toHaveCount(0)
  await checkout.place.click()
  await expect(alerts).toHaveText([`${two_missing} ${contact_missing}`])
  await expect(checkout.missing('address', contact_missing)).toBeVisible()
  await expect(checkout.missing('payment', payment_missing)).toBeAttached()
  const name = address.getByLabel(checkout.text.contact_name)
  await expect(name).toBeFocused()
  for (const field of [name, address.locator('input[type=tel]')]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/\S/)
  }
  await checkout.tellContact({ name: 'Ann Lee', phone: '+77010000001', email: 'ann@shop.test' })
  await expect(alerts).toHaveCount(0)
  await checkout.place.click()
  await expect(alerts).toHaveText([`${checkout.text.one_missing} ${payment_missing}`])
})
