// A whole order without a mouse, by a customer the shop knows: every key press from the home page on is counted.
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import type { ModuleType } from '#contract/core/module-type.ts'
import { item } from '#contract/features/item/item.schema.ts'
import { isWholeDay } from '#contract/features/item/item-availability.rules.ts'
import { type Settled, settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { cartPage } from '../../pages/cart-page.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { countedKeys } from '../../pages/counted-keys.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { driverMessage, locationPicker } from '../../pages/location-picker.ts'
import { parcelPage } from '../../pages/parcel-page.ts'

type Keys = ReturnType<typeof countedKeys>

type SoldItem = z.output<typeof item>

/** Of a person with an address; the way to pay is the first one. */
async function knownCustomer(page: Page, request: APIRequestContext, { headers, place }: Settled) {
  const account = await newAccount(request)
  const reply = await request.post('/api/v1/customer/address/add', {
    headers: { ...headers, authorization: `Bearer ${account.token}` },
    data: {
      contact_person_name: 'Ann Lee',
      contact_person_number: `+7${account.phone}`,
      address_type: 'home',
      address: 'Main square 1',
      house: '1',
      latitude: place.lat,
      longitude: place.lng,
    },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  await enterAs(page, account)
}

interface Wanted {
  item: SoldItem
  /** As many as its store takes for an order. */
  pieces: number
}

const openStores = z.object({
  stores: z.array(
    z.object({ id: z.number(), minimum_order: z.number(), open: z.number(), active: z.boolean() }),
  ),
})

/** Of what can be ordered now, that of which the fewest pieces are an order. */
async function soldNow(
  request: APIRequestContext,
  headers: Settled['headers'],
  fits: (one: SoldItem) => boolean,
): Promise<Wanted> {
  const listed = await request.get('/api/v1/stores/get-stores/all?limit=50&offset=1', { headers })
  for (const { id, minimum_order, open, active } of openStores.parse(await listed.json()).stores) {
    if (open !== 1 || !active) continue
    const query = `store_id=${id}&category_id=0&limit=50&offset=1&type=all`
    const reply = await request.get(`/api/v1/items/latest?${query}`, { headers })
    const { products } = z.object({ products: z.array(item) }).parse(await reply.json())
    const [best] = products
      .filter((one) => fits(one) && isWholeDay(one))
      .map((one) => ({ item: one, pieces: Math.max(1, Math.ceil(minimum_order / (0.7 * one.price))) }))
      .toSorted((one, other) => one.pieces - other.pieces)
    if (best) return best
  }
  throw new Error('no store of the demo world that is open sells such a thing')
}

const isPlain = ({ variations, add_ons, food_variations, stock }: SoldItem) =>
  variations.length + add_ons.length + food_variations.length === 0 && stock > 5

const hasOneChoice = ({ food_variations }: SoldItem) =>
  food_variations !== '' &&
  food_variations.filter(({ required }) => required === 'on').length === 1 &&
  food_variations[0]?.required === 'on' &&
  food_variations[0]?.type === 'single'

/** Past the header to the search box, and what is looked for is found. */
async function find(page: Page, keys: Keys, { name, store_name }: SoldItem) {
  await openHydrated(page, '/home')
  await keys.press('Tab', 'Enter')
  await keys.walkTo(
    page.getByRole('main').getByRole('combobox').or(page.getByRole('main').getByRole('searchbox')),
  )
  await keys.type(name.slice(0, 12).trim())
  await keys.press('Enter')
  await expect(page).toHaveURL(/search=/)
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: store_name })
    .getByRole('heading')
    .getByRole('link', { name, exact: true })
    .first()
  await expect(card).toBeVisible()
  await keys.walkTo(page.getByRole('link', { name: 'Skip to the results' }))
  await keys.press('Enter')
  await keys.walkTo(card)
}

/** Who changes nothing in the checkout skips to its end. */
async function placeOrder(page: Page, keys: Keys) {
  const checkout = checkoutPage(page, 'en')
  await expect(checkout.place).toBeEnabled()
  await keys.walkTo(page.getByRole('link', { name: 'Skip to Place order' }))
  await keys.press('Enter')
  await expect(checkout.place).toBeFocused()
  await keys.press('Enter')
  await expect(checkout.confirmed).toBeVisible()
}

/** From the notice that something was added to the order that is placed. */
async function orderIt(page: Page, keys: Keys) {
  const cart = cartPage(page, 'en')
  const notice = page.getByRole('status').filter({ hasText: cart.text.added })
  await expect(notice).toBeVisible()
  await keys.press('F6')
  await keys.walkTo(notice.getByRole('button', { name: 'View cart' }))
  await keys.press('Enter')
  await expect(cart.drawer.getByRole('button', { name: 'Skip to checkout' })).toBeFocused()
  await keys.press('Enter')
  await expect(cart.drawer.getByRole('button', { name: cart.text.checkout })).toBeFocused()
  await expect(notice).toBeHidden()
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/checkout\?page=cart$/)
  await placeOrder(page, keys)
}

function expectShort(keys: Keys, most: number) {
  test.info().annotations.push({ type: 'keys', description: `${keys.count()}: ${keys.story()}` })
  expect(keys.count(), keys.story()).toBeLessThanOrEqual(most)
}

test('a dish with a choice is ordered by keyboard in 90 key presses', { tag: '@once' }, async ({
  page,
  request,
  remember,
}) => {
  test.slow()
  const settled = await settledIn({ page, request }, remember, 'food')
  await knownCustomer(page, request, settled)
  const { item: dish, pieces } = await soldNow(request, settled.headers, hasOneChoice)
  const keys = countedKeys(page)
  await find(page, keys, dish)
  await keys.press('Enter')
  const dialog = page.getByRole('dialog', { name: dish.name })
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await keys.press('Space')
  if (pieces > 1) {
    await keys.walkTo(dialog.getByRole('button', { name: `One more ${dish.name}`, exact: true }))
    for (let taken = 1; taken < pieces; taken += 1) await keys.press('Enter')
  }
  await keys.walkTo(dialog.getByRole('button', { name: 'Add to cart' }))
  await keys.press('Enter')
  await orderIt(page, keys)
  expectShort(keys, 90)
})

for (const module_type of ['grocery', 'pharmacy', 'ecommerce'] satisfies ModuleType[]) {
  test(`an order in ${module_type} takes 70 key presses`, { tag: ['@once', '@long'] }, async ({
    page,
    request,
    remember,
  }) => {
    test.slow()
    const settled = await settledIn({ page, request }, remember, module_type)
    await knownCustomer(page, request, settled)
    const { item: plain, pieces } = await soldNow(request, settled.headers, isPlain)
    const keys = countedKeys(page)
    await find(page, keys, plain)
    await keys.press('ArrowRight')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAccessibleName(`Add ${plain.name} to the cart`)
    await keys.press('Enter')
    await expect(focused).toHaveAccessibleName(`One more ${plain.name}`)
    for (let taken = 1; taken < pieces; taken += 1) await keys.press('Enter')
    await orderIt(page, keys)
    expectShort(keys, 70)
  })
}

test('a parcel is sent by keyboard in 70 key presses', { tag: ['@once', '@long'] }, async ({
  page,
  request,
  remember,
  expected,
}) => {
  test.slow()
  expected.push(driverMessage)
  const settled = await settledIn({ page, request }, remember, 'parcel')
  await knownCustomer(page, request, settled)
  const parcel = parcelPage(page, 'en')
  const keys = countedKeys(page)
  await page.goto('/home')
  await keys.press('Tab', 'Enter')
  await keys.walkTo(page.locator('main a[href*="/parcel-delivery-info?category_id="]'))
  await keys.press('Enter')
  await expect(parcel.heading).toBeVisible()
  await expect(parcel.sender.getByLabel(parcel.text.name)).toHaveValue('Ann Lee')
  await keys.walkTo(parcel.receiver.getByRole('button', { name: parcel.text.pick }))
  await keys.press('Enter')
  const picker = locationPicker(page, 'en')
  const pick = picker.button(picker.text.pick)
  await expect(picker.search).toBeFocused()
  await keys.type('Khan Sh')
  await expect(picker.suggestions.first()).toContainText('Khan Shatyr')
  await keys.press('ArrowDown', 'Enter')
  await expect(pick).toBeEnabled()
  await keys.walkTo(pick, 'Shift+Tab')
  await keys.press('Enter')
  await expect(picker.dialog).toBeHidden()
  await keys.walkTo(parcel.receiver.getByLabel(parcel.text.name))
  await keys.type('Bo')
  await keys.walkTo(parcel.receiver.locator('input[type=tel]'))
  await keys.type('7011234567')
  await keys.walkTo(parcel.nothingProhibited)
  await keys.press('Space')
  await keys.walkTo(parcel.proceed)
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/checkout\?page=parcel$/)
  await placeOrder(page, keys)
  expectShort(keys, 70)
})
