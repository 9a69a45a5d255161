// A shop from nothing: its owner comes by the printed link, makes all it takes at the desk, and a customer orders.
import type { Page } from '@playwright/test'
import { test } from '../../fixtures/empty-shop.ts'
import { owner } from '../../fixtures/owner.ts'
import { expect } from '../../fixtures/test.ts'
import { newPhone } from '../../pages/account.ts'
import { cartPage } from '../../pages/cart-page.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { deskPage } from '../../pages/desk-page.ts'
import { driverMessage, locationPicker } from '../../pages/location-picker.ts'
import { orderOnPage } from '../../pages/order-page.ts'

const made = {
  module: 'Meals',
  zone: 'Old town',
  category: 'Soups',
  store: 'Nina’s kitchen',
  item: 'Borscht',
} as const

/** Around the place where the map of a new shop stands. */
const border = {
  type: 'Polygon',
  coordinates: [
    [
      [71.36, 51.09],
      [71.5, 51.09],
      [71.5, 51.19],
      [71.36, 51.19],
      [71.36, 51.09],
    ],
  ],
}

async function becomeOwner(page: Page, link: string): Promise<void> {
  const { pathname, hash } = new URL(link)
  await page.goto(pathname + hash)
  await expect(page.getByText('You are the first: this makes you the owner of the shop.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name', exact: true }).fill(owner.name)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(owner.email)
  await page.getByRole('textbox', { name: 'Choose a password', exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(deskPage(page, 'en').title(/Olga Owner/)).toBeVisible()
}

function madeAtDesk(page: Page) {
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const inEnglish = (name: string) => text(`${name}, English`)
  const open = (section: string) =>
    page.getByRole('navigation').first().getByRole('link', { name: section, exact: true }).click()
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  /** The form of a new thing becomes the form of what was made, or its list is shown again. */
  const create = async (path: RegExp) => {
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(path)
  }
  return {
    async module() {
      await open('Modules')
      await page.getByRole('link', { name: 'New module' }).first().click()
      await inEnglish('Name').fill(made.module)
      await create(/\/desk\/modules$/)
      await expect(page.getByRole('link', { name: made.module })).toBeVisible()
    },
    async zone() {
      await open('Zones')
      await page.getByRole('link', { name: 'New zone' }).first().click()
      await inEnglish('Name').fill(made.zone)
      await page.getByText('Corners as numbers, GeoJSON').click()
      await text('GeoJSON').fill(JSON.stringify(border))
      await page.getByRole('button', { name: 'Use as the border' }).click()
      await page.getByRole('switch', { name: made.module }).click()
      await create(/\/desk\/zones\/\d+$/)
      await expect(page.getByRole('heading', { level: 1, name: made.zone })).toBeVisible()
    },
    async category() {
      await open('Categories')
      await page.getByRole('link', { name: 'New category' }).first().click()
      await inEnglish('Name').fill(made.category)
      await create(/\/desk\/categories\/\d+$/)
    },
    async store() {
      await open('Stores')
      await page.getByRole('link', { name: 'New store' }).first().click()
      await inEnglish('Name').fill(made.store)
      await inEnglish('Address').fill('Kenesary street 1')
      await text('Phone').fill('+77011234567')
      await roundTheClock()
      await create(/\/desk\/stores\/\d+$/)
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
    },
    async item() {
      await open('Items')
      await page.getByRole('link', { name: 'Add an item' }).first().click()
      await inEnglish('Name').fill(made.item)
      await choose('Category', made.category)
      await text('Price').fill('12.50')
      await create(/\/desk\/items\/\d+$/)
    },
  }

  /** The test runs at any hour. */
  async function roundTheClock() {
    await page.getByLabel('Monday, opens', { exact: true }).fill('00:00')
    await page.getByLabel('Monday, closes', { exact: true }).fill('00:00')
    await page.getByRole('button', { name: 'Copy Monday to every day' }).click()
  }
}

async function orderAsGuest(page: Page): Promise<number> {
  const picker = locationPicker(page, 'en')
  const cart = cartPage(page, 'en')
  const checkout = checkoutPage(page, 'en')
  await test.step('says where to deliver', async () => {
    await page.goto('/home')
    await picker.open()
    await expect(picker.dialog.getByText(picker.text.delivers, { exact: true })).toBeVisible()
    await picker.pick.click()
    await expect(picker.dialog).toBeHidden()
    await page.getByRole('button', { name: picker.text.continue }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('opens the store and adds the item', async () => {
    await page.getByRole('main').getByRole('link', { name: made.store }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: made.store })).toBeVisible()
    await page.getByRole('button', { name: cart.text.add(made.item), exact: true }).click()
    await expect(cart.button).toHaveAccessibleName('Cart, 1 item')
  })
  await test.step('checks out with cash', async () => {
    await cart.open()
    await cart.drawer.getByRole('button', { name: cart.text.checkout }).click()
    await page.getByRole('button', { name: cart.text.guest }).click()
    await checkout.tellContact({ name: 'Ann Lee', phone: newPhone(), email: 'ann@shop.test' })
    await checkout.payBy(checkout.text.cash)
    await checkout.place.click()
    await expect(checkout.confirmed).toBeVisible()
  })
  return orderOnPage(page)
}

test('an empty shop becomes one that sells: by its owner at the desk, to a guest who pays in cash', {
  tag: '@once',
}, async ({ page, ownerLink, expected }) => {
  test.slow()
  expected.push(driverMessage)
  const make = madeAtDesk(page)
  await test.step('the owner comes by the printed link', () => becomeOwner(page, ownerLink))
  await test.step('a module', make.module)
  await test.step('a zone with its border', make.zone)
  await test.step('a category', make.category)
  await test.step('a store, approved', make.store)
  await test.step('an item with its price', make.item)
  const order = await test.step('a guest orders it', () => orderAsGuest(page))
  await test.step('the owner sees the order', async () => {
    await page.goto('/desk')
    const today = page.getByRole('region', { name: 'Today' })
    await today.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: String(order) })).toContainText(made.store)
  })
  await test.step('the module gets another colour, in the first HTML', async () => {
    const coloured = /<html[^>]* data-accent="(\w+)"/
    const colour = async () => coloured.exec(await (await page.request.get('/home')).text())?.[1]
    expect(await colour()).toBe('tomato')
    await page.goto('/desk/settings?group=colours')
    await page.getByRole('combobox', { name: 'Food', exact: true }).click()
    await page.getByRole('option', { name: 'Teal', exact: true }).click()
    const preview = page.getByRole('list', { name: 'In dark colours' })
    await expect(preview.getByText('Food').and(page.locator('[data-accent=teal] *'))).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(colour).toBe('teal')
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('data-accent', 'teal')
    await expect(page.getByRole('main').locator('[data-accent]').first()).toHaveAttribute(
      'data-accent',
      'teal',
    )
  })
})
