// The page that follows one order: a map that fills it, the arrival first, and the steps in a sheet on a phone.
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { door, orderPhone, placeOrder } from '../../fixtures/placed-order.ts'
import { shopSide } from '../../fixtures/shop-side.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount, type TestAccount } from '../../pages/account.ts'
import { driverMessage, pullMap } from '../../pages/location-picker.ts'
import { trackPage } from '../../pages/track-page.ts'

/** What the customer says at the door. */
async function codeOf(request: APIRequestContext, account: TestAccount, order_id: number): Promise<string> {
  const headers = { authorization: `Bearer ${account.token}` }
  const order = await request.get('/api/v1/customer/order/track', { headers, params: { order_id } })
  return z.object({ otp: z.string() }).parse(await order.json()).otp
}

const south = (degrees: number) => ({ ...door, lat: door.lat - degrees })

test('[TRK-01] [TRK-02] the arrival leads, and every step and the courier close by are told once', async ({
  page,
  request,
  baseURL,
  language,
  expected,
  flawless,
  shot,
}) => {
  // From the order to the door, with a map that is drawn in software.
  test.slow()
  expected.push(driverMessage)
  const account = await newAccount(request)
  const id = await placeOrder(request, account)
  await enterAs(page, account)
  const shop = shopSide(baseURL)
  const track = trackPage(page, language)
  await track.open(id)
  await expect(track.lead).toHaveText(track.text.arriving_at)
  await expect(track.news).toHaveText('')
  await expect(track.map).toBeVisible()

  await shop.say('confirm', id)
  await expect(track.news).toHaveText(track.text.confirmed)
  await shop.giveToCourier(id, south(0.03))
  await shop.say('handover', id)
  await expect(track.courier).toBeVisible()
  await expect(track.call).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(track.chat).toBeVisible()
  await shop.say('pickup', id, '--as', 'deliveryman')
  await expect(track.news).toHaveText(track.text.on_the_way)
  await expect(track.lead).toHaveText(track.text.arriving_in)
  await flawless()
  await shot('tracking')

  const { lat, lng } = south(0.001)
  await shop.say('position', id, lat, lng)
  await expect(track.news).toHaveText(track.text.near)
  await shop.say('deliver', id, '--as', 'deliveryman', '--code', await codeOf(request, account, id))
  await expect(track.news).toHaveText(track.text.delivered)
  await expect(track.lead).toHaveText(track.text.delivered)
  await expect(track.courier).toBeHidden()
  await expect(track.call).toHaveCount(0)
  // Told by the page itself: no notice says it a second time.
  await expect(page.getByRole('status').filter({ hasText: track.text.delivered })).toHaveCount(1)
})

test('[TRK-01] on a phone the map fills the screen and a sheet holds the steps, for keys and for fingers', {
  tag: '@narrow',
}, async ({ page, request, language, expected, flawless, shot }) => {
  expected.push(driverMessage)
  const account = await newAccount(request)
  const id = await placeOrder(request, account)
  await enterAs(page, account)
  const track = trackPage(page, language)
  await track.open(id)
  await expect(track.lead).toHaveText(track.text.arriving_at)
  const map = await track.map.boundingBox()
  expect(map?.width).toBe(page.viewportSize()?.width)
  expect(map?.height).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2)
  await expect(track.steps).toBeHidden()
  await expect(track.handle).toHaveAttribute('aria-expanded', 'false')

  await track.handle.focus()
  await page.keyboard.press('Enter')
  await expect(track.handle).toHaveAttribute('aria-expanded', 'true')
  await expect(track.steps).toBeVisible()
  await expect(track.bill).toBeVisible()
  await flawless()
  await shot('tracking-sheet')
  await track.handle.click()
  await expect(track.steps).toBeHidden()

  await pullMap(page, track.handle, { x: 0, y: -80 })
  await expect(track.steps).toBeVisible()
  await expect(track.handle).toHaveAttribute('aria-expanded', 'true')
})

test('[TRK-01] magnified four times everything is plain text one below the other', { tag: '@once' }, async ({
  page,
  request,
  expected,
}) => {
  expected.push(driverMessage)
  const account = await newAccount(request)
  const id = await placeOrder(request, account)
  await enterAs(page, account)
  // A screen of 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  const track = trackPage(page, 'en')
  await track.open(id)
  await expect(track.lead).toHaveText(track.text.arriving_at)
  await expect(track.handle).toBeHidden()
  await expect(track.steps).toBeVisible()
  await expect(track.bill).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('[TRK-03] a guest with the number and the phone follows the order; a link tells its arrival', {
  tag: '@once',
}, async ({ page, request, baseURL, expected }) => {
  // The page of a link asks every ten seconds.
  test.slow()
  expected.push(driverMessage)
  const account = await newAccount(request)
  const id = await placeOrder(request, account)
  const shop = shopSide(baseURL)
  const track = trackPage(page, 'en')
  await track.askAsGuest(id, orderPhone)
  await expect(track.lead).toHaveText(track.text.arriving_at)
  await expect(track.lead).toBeFocused()
  await expect(track.steps.locator('[aria-current=step]')).toContainText(track.text.placed)
  await shop.say('confirm', id)
  await expect(track.news).toHaveText(track.text.confirmed)
  await track.another.click()
  await expect(track.lead).toHaveText(track.text.track)

  const headers = { authorization: `Bearer ${account.token}` }
  const shared = await request.post('/api/v1/customer/order/share', { headers, data: { order_id: id } })
  const { path } = z.object({ path: z.string() }).parse(await shared.json())
  await page.goto(path)
  await expect(track.lead).toHaveText(track.text.arriving_at)
  await expect(track.main.getByText('Respubliki')).toHaveCount(0)
  await shop.giveToCourier(id, south(0.03))
  await shop.say('handover', id)
  await shop.say('pickup', id, '--as', 'deliveryman')
  await expect(track.lead).toHaveText(track.text.arriving_in)
  await expect(track.news).toHaveText(track.text.on_the_way)
})
