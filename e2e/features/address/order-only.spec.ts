// An address written in the book without saving it: the next order has all of it, the one after that nothing.
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { addressBook } from '../../pages/address-book.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { driverMessage } from '../../pages/location-picker.ts'
import { shopPage } from '../../pages/shop-page.ts'

test('[ADR-14] what was written for one order reaches the checkout and is forgotten after it', {
  tag: '@once',
}, async ({ page, request, remember, language, expected }) => {
  expected.push(driverMessage)
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const book = addressBook(page)
  await page.goto('/address')
  await book.add.click()
  await expect(book.field('Set Location')).toHaveValue(/Astana/)
  await book.field('House number').fill('7B')
  await book.field('Contact person name').fill('Bob Neighbour')
  await book.dialog.getByRole('checkbox', { name: 'Save this Address' }).click()
  await book.save.click()
  await expect(shopPage(page, language).notice('New delivery address selected.')).toBeVisible()

  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await expect(checkout.row(checkout.text.addresses)).toHaveAccessibleDescription(/7B.*Bob Neighbour/)
  await checkout.openRow(checkout.text.addresses)
  await expect(checkout.part('address').getByLabel('House number')).toHaveValue('7B')
  const sent = page.waitForRequest((one) => one.url().endsWith('/customer/order/place'))
  await checkout.payBy(checkout.text.cash)
  await checkout.place.click()
  expect((await sent).postDataJSON()).toMatchObject({ house: '7B', contact_person_name: 'Bob Neighbour' })
  await expect(checkout.confirmed).toBeVisible()

  await fillCart(request, settled, account)
  await checkout.open()
  await expect(checkout.part('address').getByLabel('House number')).toHaveValue('')
})
