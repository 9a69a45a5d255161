// From the landing page to a placed order as a guest, in as few taps as it takes.
import type { APIRequestContext, Locator } from '@playwright/test'
import { z } from 'zod'
import { item } from '#contract/features/item/item.schema.ts'
import { newGuest } from '../../fixtures/filled-cart.ts'
import { moduleNamed } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { newPhone } from '../../pages/account.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { cartPage, minimumOrders } from '../../pages/cart-page.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { driverMessage, locationPicker } from '../../pages/location-picker.ts'
import { scrollToTarget } from '../../pages/scroll-to.ts'

const mostTaps = 8

/** Sold without anything to choose, each enough for an order by itself. */
async function enoughAlone(request: APIRequestContext, moduleid: string): Promise<string[]> {
  const headers = { zoneid: '[1]', moduleid }
  const minimums = await minimumOrders(request, headers)
  const reply = await request.get('/api/v1/items/popular?limit=100&offset=1', { headers })
  return z
    .object({ products: z.array(item) })
    .parse(await reply.json())
    .products.filter(
      ({ variations, add_ons, stock }) => variations.length + add_ons.length === 0 && stock > 5,
    )
    .filter(({ price, discount, store_id }) => price - discount >= (minimums.get(store_id) ?? price))
    .map(({ name }) => name)
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('[CHK-02] a guest orders within eight taps from the landing page', { tag: '@once' }, async ({
  page,
  request,
  expected,
}) => {
  // A whole journey on pages nobody has opened before.
  test.slow()
  expected.push(driverMessage)
  await storeBefore(page, await newGuest(request))
  const shop = await moduleNamed(request, 'ecommerce')
  const names = await enoughAlone(request, String(shop.id))
  const taps: string[] = []
  const tap = async (target: Locator) => {
    taps.push(await target.innerText())
    await target.click()
  }
  const main = page.getByRole('main')
  const cart = cartPage(page, 'en')
  const picker = locationPicker(page, 'en')
  await openHydrated(page, '/')
  await tap(main.getByRole('link', { name: new RegExp(`^${shop.module_name}`) }).first())
  await expect(page).toHaveURL(/\/home/)
  const isOne = new RegExp(`^Add (${names.map((name) => name.replace(/\W/g, '.')).join('|')}) to the cart$`)
  const add = main.getByRole('button', { name: isOne }).first()
  await expect(async () => {
    // Slowly: sections are filled when they come near.
    await page.mouse.wheel(0, 400)
    await expect(add).toBeAttached({ timeout: 500 })
  }).toPass()
  await scrollToTarget(add)
  await tap(add)
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Pick from Map' }))
  await expect(picker.button(picker.text.pick)).toBeEnabled()
  await tap(picker.button(picker.text.pick))
  await expect(cart.button).toHaveAccessibleName(/1/)
  await tap(cart.button)
  await tap(cart.drawer.getByRole('button', { name: cart.text.checkout }))
  await tap(
    page.getByRole('dialog', { name: cart.text.login_or_guest }).getByRole('button', { name: 'Guest' }),
  )
  const checkout = checkoutPage(page, 'en')
  await checkout.tellContact({ name: 'Ann Lee', phone: newPhone(), email: 'ann@shop.test' })
  await tap(checkout.place)
  await expect(checkout.confirmed).toBeVisible()
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(mostTaps)
})
