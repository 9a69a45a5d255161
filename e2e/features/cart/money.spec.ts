// What a cart says it costs: options changed from it, discounts shared over its rows, the smallest order of its store.
import type { APIRequestContext, Locator } from '@playwright/test'
import { z } from 'zod'
import { cartLine } from '#contract/features/cart/cart.schema.ts'
import { type Item, item } from '#contract/features/item/item.schema.ts'
import { newGuest } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { storesIn } from '../../fixtures/store-with.ts'
import { expect, test } from '../../fixtures/test.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { cartPage, minimumOrders } from '../../pages/cart-page.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

const items = z.object({ products: z.array(item) })
const lines = z.array(cartLine)

type Headers = Record<string, string>

async function itemsAt(request: APIRequestContext, headers: Headers, path: string): Promise<Item[]> {
  const reply = await request.get(`/api/v1/items/${path}`, { headers })
  return items.parse(await reply.json()).products
}

const isSimple = ({ variations, add_ons, food_variations, maximum_cart_quantity, stock }: Item) =>
  variations.length + add_ons.length + food_variations.length === 0 && !maximum_cart_quantity && stock > 40

/** '-$4.20' in whichever language, in minor units. */
function minorIn(text: string): number {
  const amount = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
  return /[-−]/.test(text) ? -amount : amount
}

const amountsIn = async (amounts: Locator): Promise<number[]> =>
  (await amounts.allTextContents()).map(minorIn)

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

test('[CRT-03] [CRT-06] another size chosen from the cart is no price rise, and leads back to its row', async ({
  page,
  request,
  remember,
  language,
}) => {
  const { headers } = await settledIn({ page, request }, remember, 'food')
  const spoken = { ...headers, 'x-localization': language }
  const dishes = await itemsAt(request, spoken, 'popular?limit=100&offset=1')
  const found = dishes.flatMap((dish) => {
    const required =
      dish.food_variations === '' ? [] : dish.food_variations.filter((one) => one.required === 'on')
    const [group] = required
    const cheap = group?.values.find(({ optionPrice }) => optionPrice === 0)
    const large = group?.values.findLast(({ optionPrice }) => optionPrice > 0)
    const isOne = required.length === 1 && group?.type === 'single'
    return isOne && group && cheap && large ? [{ dish, group, cheap, large }] : []
  })
  const [chosen] = found
  if (!chosen) throw new Error('no dish of the demo world comes in two sizes')
  const { dish, group, cheap, large } = chosen
  const { guest_id } = await newGuest(request)
  await storeBefore(page, { guest_id })
  const variation = [{ name: group.name, values: { label: [cheap.label] } }]
  const data = { guest_id, item_id: dish.id, model: 'Item', price: dish.price, quantity: 1, variation }
  expect((await request.post('/api/v1/customer/cart/add', { headers: spoken, data })).ok()).toBe(true)

  const cart = cartPage(page, language)
  await page.goto('/home')
  await cart.open()
  const row = cart.row(dish.name)
  await row.getByRole('link', { name: dish.name }).click()
  const dialog = page.getByRole('dialog', { name: dish.name })
  await dialog.getByRole('radiogroup', { name: group.name }).getByRole('radio', { name: large.label }).click()
  await dialog.getByRole('button', { name: cart.text.update_button }).click()
  await expect(dialog).toBeHidden()
  await expect(cart.drawer).toBeVisible()
  await expect(row).toBeInViewport()
  await expect(row).toContainText(large.label)
  // A price that rose would be said here, and would stop the way to the checkout.
  await expect(row.getByRole('status')).toBeHidden()
})

test('[CRT-01] [CRT-08] [CHK-03] rows add up to the subtotal and lines to the bill, also where a discount is capped', async ({
  page,
  request,
  remember,
  language,
  shot,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const headers = { ...settled.headers, 'x-localization': language }
  const scope = { module_type: 'grocery' as const, zone_ids: settled.zone_ids, language }
  const reduced = (await storesIn(request, scope)).filter(({ discount }) => (discount?.max_discount ?? 0) > 0)
  const { guest_id } = await newGuest(request)
  await storeBefore(page, { guest_id })
  for (const { id } of reduced) {
    const sold = await itemsAt(
      request,
      headers,
      `latest?store_id=${id}&category_id=0&limit=50&offset=1&type=all`,
    )
    const [one, other] = sold.filter(isSimple).toSorted((first, second) => second.price - first.price)
    if (!one || !other) continue
    // Worth more than the discount goes: its maximum is shared over both rows.
    for (const { id: item_id, price } of [one, other]) {
      const data = { guest_id, item_id, model: 'Item', price, quantity: Math.ceil(100 / price), replace: 1 }
      await request.post('/api/v1/customer/cart/add', { headers, data })
    }
    break
  }
  const listed = await request.get(`/api/v1/customer/cart/list?guest_id=${guest_id}`, { headers })
  const inCart = lines.parse(await listed.json())
  expect(inCart).toHaveLength(2)

  const cart = cartPage(page, language)
  await page.goto('/home')
  await cart.open()
  for (const { item: shown } of inCart) await expect(cart.row(shown.name)).toBeVisible()
  const totals = cart.drawer.locator('li > div > div > div.mt-auto > span > bdi')
  const subtotal = inCart.reduce((total, line) => total + Math.round((line.total ?? 0) * 100), 0)
  expect(sum(await amountsIn(totals))).toBe(subtotal)
  const said = cart.drawer.locator('dl > div').filter({ hasText: cart.text.subtotal }).locator('dd > bdi')
  expect(await amountsIn(said)).toEqual([subtotal])
  await shot('capped-cart')

  const checkout = checkoutPage(page, language)
  await checkout.open()
  const summary = checkout.main.locator('section[aria-labelledby=checkout-summary]')
  const parts = summary.locator('li p > bdi:last-child')
  await expect(parts.first()).toBeVisible()
  expect(sum(await amountsIn(parts))).toBe(subtotal)
  const bill = await amountsIn(summary.locator('dl > div > dd > bdi:last-child'))
  const pieces = (await amountsIn(parts)).filter((amount) => amount > 0)
  expect(bill[0]).toBe(sum(pieces))
  await shot('capped-checkout')
})

test('[CHK-05] [CRT-14] an order that is too small stops at the cart, and store and cart say what is missing', async ({
  page,
  request,
  remember,
  language,
  flawless,
  shot,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const headers = { ...settled.headers, 'x-localization': language }
  const minimums = await minimumOrders(request, headers)
  const sold = await itemsAt(request, headers, 'popular?limit=100&offset=1')
  const small = sold.filter(isSimple).find(({ price, store_id }) => {
    const minimum = minimums.get(store_id) ?? 0
    return price < minimum && price * 2 >= minimum
  })
  if (!small) throw new Error('no item of the demo world is too small an order')
  const minimum = minimums.get(small.store_id) ?? 0
  const cart = cartPage(page, language)
  await cart.openStoreOf(small)
  await cart.add(small.name).click()
  await expect(cart.stepper(small.name)).toContainText('1')
  const missing = (minimum - small.price).toFixed(2)
  const note = page.getByRole('main').locator('dl').getByRole('status')
  await expect(note).toContainText(missing)
  await shot('minimum-store')

  await cart.open()
  await expect(cart.drawer.locator('#cart-minimum-order')).toContainText(missing)
  const onwards = cart.drawer.getByRole('button', { name: cart.text.checkout })
  await expect(onwards).toBeDisabled()
  await expect(onwards).toHaveAccessibleDescription(new RegExp(missing.replace('.', '\\.')))
  await flawless()
  await shot('minimum-cart')
  await cart.row(small.name).getByRole('button', { name: cart.text.more }).click()
  await expect(onwards).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
})
