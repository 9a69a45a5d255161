// An order from the checkout to the door, with the shop's people at work, watched all the way.
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { shopSide } from '../../fixtures/shop-side.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { driverMessage } from '../../pages/location-picker.ts'
import { orderOnPage, orderPage } from '../../pages/order-page.ts'

/** Degrees south of the door, from afar to close by. */
const approach = { start: 0.03, midway: 0.015, near: 0.004 }

test('[TRK-01] [TRK-02] an order is placed and watched to the door, its courier moving on the map', {
  tag: '@once',
}, async ({ page, request, baseURL, remember, expected, shot }) => {
  // From the checkout to the door, with a map that is drawn in software.
  test.slow()
  expected.push(driverMessage)
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  await fillCart(request, settled, account)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await checkout.payBy(checkout.text.cash)
  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()

  const id = orderOnPage(page)
  const shop = shopSide(baseURL)
  const order = orderPage(page, 'en')
  const south = (degrees: number) => ({ ...settled.place, lat: settled.place.lat - degrees })
  await order.open(id)
  await expect(order.step).toContainText(order.text.placed)
  await expect(order.destination).toBeVisible()
  await expect(order.courier).toBeHidden()

  await shop.say('confirm', id)
  await expect(order.step).toContainText(order.text.confirmed)
  await shop.giveToCourier(id, south(approach.start))
  await shop.say('handover', id)
  await expect(order.courier).toBeVisible()
  await shop.say('pickup', id, '--as', 'deliveryman')
  await expect(order.step).toContainText(order.text.on_the_way)

  const whole = await order.wayLeft()
  for (const where of [approach.midway, approach.near]) {
    const { lat, lng } = south(where)
    await shop.say('position', id, lat, lng)
    // What is left of the way is drawn to scale.
    const share = where / approach.start
    await expect.poll(order.wayLeft).toBeLessThan(whole * (share + 0.1))
    expect(await order.wayLeft()).toBeGreaterThan(whole * (share - 0.1))
    await shot(`way-left-${Math.round(share * 100)}`)
  }

  const code = await order.codeBeside('Handover code').innerText()
  await expect(shop.say('deliver', id, '--as', 'deliveryman')).rejects.toThrow()
  await shop.say('deliver', id, '--as', 'deliveryman', '--code', code)
  await expect(order.rate).toBeVisible()
  await expect(order.status).toContainText(order.text.delivered)
  await expect(order.courier).toBeHidden()
  await expect(order.main).not.toContainText(code)
})
