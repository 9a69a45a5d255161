// The address form and its pin: one follows the other, and neither is saved before it is known.
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { addressBook } from '../../pages/address-book.ts'
import { driverMessage } from '../../pages/location-picker.ts'

const once = { tag: '@once' }

test.beforeEach(({ expected }) => {
  expected.push(driverMessage)
})

test(
  '[ADR-01] the address follows the pin and can be fetched from it again',
  once,
  async ({ page, request }) => {
    await enterAs(page, await newAccount(request))
    const book = addressBook(page)
    await page.goto('/address')
    await book.add.click()
    const field = book.field('Set Location')
    await expect(field).toHaveValue(/Astana/)
    await field.fill('Behind the blue gate')
    await book.dialog.getByRole('button', { name: 'Use the address at the pin' }).click()
    await expect(field).toHaveValue(/Astana/)
    await book.dialog.getByRole('combobox', { name: 'Search location' }).fill('kenesary')
    await page.getByRole('option').first().click()
    await expect(field).toHaveValue(/Kenesary/)
  },
)

test(
  '[ADR-01] an address is not saved before the chosen place is known, and the form says so',
  once,
  async ({ page, request }) => {
    await enterAs(page, await newAccount(request))
    const book = addressBook(page)
    await page.goto('/address')
    await book.add.click()
    await expect(book.field('Set Location')).toHaveValue(/Astana/)
    const gate = Promise.withResolvers<void>()
    await page.route(/place-api-details/, async (route) => {
      await gate.promise
      await route.continue()
    })
    await book.dialog.getByRole('combobox', { name: 'Search location' }).fill('kenesary')
    await page.getByRole('option').first().click()
    await book.save.click()
    const wait = book.dialog.getByRole('alert').filter({ hasText: 'still looking up' })
    await expect(wait).toBeVisible()
    await expect(book.field('Set Location')).toBeFocused()
    gate.resolve()
    await expect(book.field('Set Location')).toHaveValue(/Kenesary/)
    await expect(wait).toHaveCount(0)
    await book.save.click()
    await expect(book.cards.filter({ hasText: 'Kenesary' })).toHaveCount(1)
  },
)
