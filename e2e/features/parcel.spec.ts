// Sending a parcel from the parcel home to its receiver's door, and what stands in the way of it.
import type { Page } from '@playwright/test'
import { settledIn } from '../fixtures/settled.ts'
import { shopSide } from '../fixtures/shop-side.ts'
import { expect, test } from '../fixtures/test.ts'
import { enterAs, newAccount } from '../pages/account.ts'
import { storedIn } from '../pages/browser-storage.ts'
import { checkoutPage } from '../pages/checkout-page.ts'
import { driverMessage, locationPicker } from '../pages/location-picker.ts'
import { orderOnPage, orderPage } from '../pages/order-page.ts'
import { parcelPage, sendForm } from '../pages/parcel-page.ts'
import { shopPage } from '../pages/shop-page.ts'

const once = { tag: '@once' }

/** A landmark of the demo city, some kilometres from its main square. */
const landmark = 'Khan Shatyr'

async function describeReceiver(page: Page, parcel: ReturnType<typeof parcelPage>) {
  await parcel.pickReceiver(landmark)
  // Notices go by themselves: this one is looked for at once.
  await expect(page.getByText(parcel.text.location_set)).toBeVisible()
  await parcel.receiver.getByLabel(parcel.text.name).fill('Bo Guest')
  await parcel.receiver.locator('input[type=tel]').fill('7011234567')
}

test('[HOM-07] [PCL-01] [PCL-02] [TRK-01] a parcel goes from the home page to the receiver’s door', async ({
  page,
  request,
  baseURL,
  remember,
  language,
  expected,
  flawless,
  shot,
}) => {
  // Five pages, one after the other.
  test.slow()
  expected.push(driverMessage)
  const { place } = await settledIn({ page, request }, remember, 'parcel')
  await enterAs(page, await newAccount(request))
  const parcel = parcelPage(page, language)
  const checkout = checkoutPage(page, language)
  await page.goto('/home')
  await page.locator('a[href*="/parcel-delivery-info?category_id="]').first().click()
  await expect(parcel.heading).toBeVisible()
  await expect(parcel.sender.getByLabel(parcel.text.name)).toHaveValue('Ann Lee')
  await describeReceiver(page, parcel)
  await parcel.nothingProhibited.click()
  await expect(parcel.charge).toContainText('$')
  await flawless()
  await shot('parcel-delivery-info')

  const price = await parcel.charge.textContent()
  await page.reload()
  await expect(parcel.receiver.getByLabel(parcel.text.name)).toHaveValue('Bo Guest')
  await expect(parcel.receiver).toContainText(landmark)
  await expect(parcel.charge).toHaveText(price ?? '')

  await parcel.proceed.click()
  await expect(page).toHaveURL(/\/checkout\?page=parcel$/)
  await expect(checkout.part('address')).toContainText('Bo Guest')
  await expect(checkout.row(checkout.text.payment)).toHaveAccessibleDescription(checkout.text.cash)
  await flawless()
  await shot('parcel-checkout')
  await checkout.openRow(parcel.text.payer)
  await checkout.radio(parcel.text.payer_receiver).click()
  await checkout.openRow(checkout.text.payment)
  await expect(checkout.part('payment').getByRole('radio')).toHaveCount(1)
  await expect(checkout.radio(checkout.text.cash)).toBeChecked()
  await checkout.place.click()
  await expect(checkout.confirmed).toBeVisible()
  await expect(checkout.main).toContainText(parcel.text.code)
  await shot('parcel-placed')

  const id = orderOnPage(page)
  const shop = shopSide(baseURL)
  const order = orderPage(page, language)
  await order.open(id)
  await expect(order.step).toContainText(order.text.placed)
  const code = await order.codeBeside(parcel.text.code).innerText()
  await shop.say('confirm', id)
  await expect(order.step).toContainText(order.text.confirmed)
  await shop.giveToCourier(id, place)
  await shop.say('handover', id)
  await expect(order.courier).toBeVisible()
  await shop.say('pickup', id, '--as', 'deliveryman')
  await expect(order.step).toContainText(order.text.on_the_way)
  await shot('parcel-on-the-way')
  await shop.say('deliver', id, '--as', 'deliveryman', '--code', code)
  await expect(order.status).toContainText(order.text.delivered)
  await expect(order.steps.filter({ hasText: order.text.delivered })).toBeVisible()
  await expect(order.main).not.toContainText(code)
})

const placeSet = { en: 'New location has been set.', ar: 'تم تعيين الموقع الجديد.' }

test('[HOM-02] [HOM-07] [PCL-02] the parcel home leads with sending: what, from, to, and the price at once', async ({
  page,
  request,
  remember,
  language,
  expected,
  flawless,
  shot,
}) => {
  expected.push(driverMessage)
  await settledIn({ page, request }, remember, 'parcel')
  await enterAs(page, await newAccount(request))
  await page.goto('/home')
  const send = sendForm(page, language)
  await expect(send.from).toContainText('Main square 1')
  const promise = (await shopPage(page, language).title.textContent()) ?? ''
  // The heading itself is only heard: it comes first, what is seen of it after the form.
  const hero = page.getByRole('main').getByText(promise, { exact: true }).last()
  await expect(hero).toBeVisible()
  const [form, title] = await Promise.all([send.form.boundingBox(), hero.boundingBox()])
  expect(form?.y).toBeLessThan(title?.y ?? 0)

  const kind = await send.chooseFirstKind()
  await send.to.click()
  await locationPicker(page, language).pickNamed(landmark)
  await expect(send.to).toContainText(landmark)
  await expect(send.price).toContainText('$')
  // The notice about the place lies over the heading for a moment.
  await expect(shopPage(page, language).notice(placeSet[language])).toHaveCount(0)
  await flawless()
  await shot('parcel-home')
  const price = await send.price.innerText()

  await send.proceed.click()
  const parcel = parcelPage(page, language)
  await expect(parcel.heading).toBeVisible()
  await expect(page).toHaveURL(/\/parcel-delivery-info\?category_id=\d+$/)
  await expect(page.getByRole('combobox').first()).toContainText(kind)
  await expect(parcel.sender).toContainText('Main square 1')
  await expect(parcel.receiver).toContainText(landmark)
  await expect(parcel.charge).toHaveText(price)
})

test('[PCL-02] what is missing is said beside it, and the way can be turned round', async ({
  page,
  request,
  remember,
  language,
  expected,
}) => {
  expected.push(driverMessage)
  await settledIn({ page, request }, remember, 'parcel')
  await enterAs(page, await newAccount(request))
  const parcel = parcelPage(page, language)
  await page.goto('/parcel-delivery-info')
  await parcel.proceed.click()
  await expect(shopPage(page, language).notice(parcel.text.location_missing)).toBeVisible()
  for (const message of [parcel.text.kind_required, parcel.text.nothing_prohibited_required]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  for (const message of [
    parcel.text.receiver_address,
    parcel.text.receiver_name,
    parcel.text.receiver_phone,
  ]) {
    await expect(parcel.receiver.getByText(message)).toBeVisible()
  }
  await expect(page).toHaveURL(/\/parcel-delivery-info/)
  await parcel.swap.click()
  await expect(parcel.receiver.getByLabel(parcel.text.name)).toHaveValue('Ann Lee')
  await expect(parcel.sender.getByText(parcel.text.sender_name)).toBeVisible()
})

test('[PCL-02] a parcel to where it stands already is refused beside the way', async ({
  page,
  request,
  remember,
  language,
  expected,
  flawless,
}) => {
  expected.push(driverMessage)
  await settledIn({ page, request }, remember, 'parcel')
  await enterAs(page, await newAccount(request))
  const parcel = parcelPage(page, language)
  await page.goto('/home')
  await page.locator('a[href*="/parcel-delivery-info?category_id="]').first().click()
  await parcel.pickHere()
  await expect(parcel.way.getByRole('alert')).toHaveText(parcel.text.same_place)
  await expect(parcel.way.getByRole('alert').getByRole('listitem')).toHaveCount(1)
  await flawless()
})

test(
  '[LOC-06] [LOC-05] picking the receiver leaves the place and the zone one shops in alone',
  once,
  async ({ page, request, remember, language, expected }) => {
    expected.push(driverMessage)
    const { zone_ids, place } = await settledIn({ page, request }, remember, 'parcel')
    await enterAs(page, await newAccount(request))
    const parcel = parcelPage(page, language)
    await page.goto('/parcel-delivery-info?category_id=1')
    await describeReceiver(page, parcel)
    expect(await storedIn(page, 'zoneid')).toBe(JSON.stringify(zone_ids))
    expect(await storedIn(page, 'location')).toBe('Main square 1')
    expect(JSON.parse((await storedIn(page, 'currentLatLng')) ?? 'null')).toEqual(place)
    await expect(page.getByRole('banner')).toContainText('Main square 1')
    await expect(parcel.sender).toContainText('Main square 1')
  },
)

test(
  '[PCL-02] a checkout without a parcel leads to describing one',
  once,
  async ({ page, request, remember, language }) => {
    await settledIn({ page, request }, remember, 'parcel')
    await enterAs(page, await newAccount(request))
    await page.goto('/checkout?page=parcel')
    await page.getByRole('link', { name: parcelPage(page, language).text.describe }).click()
    await expect(page).toHaveURL(/\/parcel-delivery-info$/)
  },
)

test(
  '[TRK-03] [TRK-05] the parcel home asks for an order id, then for a sign-in, then tracks',
  once,
  async ({ page, request, remember, expected }) => {
    // The order asked for in the end is somebody else's.
    expected.push(/status of 404/)
    await settledIn({ page, request }, remember, 'parcel')
    await page.goto('/home')
    const shop = shopPage(page, 'en')
    const box = shop.main.getByRole('button', { name: 'Track', exact: true })
    await box.click()
    await expect(shop.main.getByText('Need a order id')).toBeVisible()
    await shop.main.getByLabel('Order ID').fill('100001')
    await box.click()
    await expect(shop.notice('You must be login to access this page.')).toBeVisible()
    await enterAs(page, await newAccount(request))
    await page.reload()
    await shop.main.getByLabel('Order ID').fill('100001')
    await box.click()
    await expect(page).toHaveURL(/\/track-order\?order_id=100001$/)
    await expect(shop.main.getByText('Order not found')).toBeVisible()
  },
)
