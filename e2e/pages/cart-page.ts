// Cart controls and the cart drawer, by role and name.

import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { type Item, item } from '#contract/features/item/item.schema.ts'
import { expect, type TestLanguage } from '../fixtures/test.ts'
import { cartTexts } from './cart-texts.ts'
import { openHydrated } from './hydrated.ts'

const items = z.object({ products: z.array(item) })

const stores = z.object({ stores: z.array(z.object({ id: z.number(), minimum_order: z.number() })) })

/** The smallest order each store takes. */
export async function minimumOrders(request: APIRequestContext, headers: Record<string, string>) {
  const reply = await request.get('/api/v1/stores/get-stores/all?limit=100&offset=1', { headers })
  return new Map(stores.parse(await reply.json()).stores.map(({ id, minimum_order }) => [id, minimum_order]))
}

/** Things of different stores that go into the cart with one tap, each enough for an order. */
export async function simpleItems(
  request: APIRequestContext,
  headers: Record<string, string>,
  language: TestLanguage,
): Promise<[Item, Item]> {
  const reply = await request.get('/api/v1/items/popular?limit=100&offset=1', {
    headers: { ...headers, 'x-localization': language },
  })
  const minimums = await minimumOrders(request, headers)
  const simple = items
    .parse(await reply.json())
    .products.filter(
      ({ variations, add_ons, stock }) => variations.length + add_ons.length === 0 && stock > 5,
    )
    .filter(({ maximum_cart_quantity }) => !maximum_cart_quantity || maximum_cart_quantity > 5)
    .filter(({ price, store_id }) => price >= (minimums.get(store_id) ?? Number.POSITIVE_INFINITY))
  const [first] = simple
  const second = simple.find((one) => one.store_id !== first?.store_id)
  if (!first || !second) throw new Error('the shop of the tests sells too little')
  return [first, second]
}

export function cartPage(page: Page, language: TestLanguage) {
  const text = cartTexts[language]
  const drawer = page.getByRole('dialog', { name: text.title, exact: true })
  const button = page.getByRole('banner').getByRole('button', { name: text.button })
  const card = (name: string) =>
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .last()
  return {
    text,
    drawer,
    button,
    card,
    add: (name: string) => card(name).getByRole('button', { name: text.add(name), exact: true }),
    /** On the card. */
    stepper: (name: string) => card(name).getByRole('group', { name: text.pieces(name) }),
    /** In the drawer. */
    row: (name: string) =>
      drawer
        .getByRole('listitem')
        .filter({ has: page.getByRole('group', { name: text.pieces(name) }) })
        .first(),
    /** The page of the item's store with only this item on it. */
    async openStoreOf({ store_id, name }: Item) {
      await openHydrated(page, `/store/${store_id}?q=${encodeURIComponent(name)}`)
      await expect(card(name)).toBeVisible()
    },
    async open() {
      await button.click()
      await drawer.waitFor()
    },
  }
}
