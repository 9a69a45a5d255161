// The wish list over HTTP: whose it is, what it holds, what it says.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { wish } from '#server/database/schema/wishlist.ts'
import {
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  squareAround,
} from '#server/testing/factories.ts'
import { newGuest, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof openShop>>

async function openShop() {
  const { db } = app
  const zone = await makeZone(db)
  const elsewhere = await makeZone(db, { rings: squareAround(43.2, 76.9) })
  const food = await makeModule(db)
  const clothes = await makeModule(db, { module_type: 'ecommerce', all_zone_service: true })
  const paused = await makeModule(db, { status: false })
  for (const { id: module_id } of [food, clothes, paused]) {
    await linkModule(db, { zone_id: zone.id, module_id })
  }
  const stock = async (module_id: number, zone_id: number) => {
    const owner = await makeStore(db, { module_id, zone_id })
    const { id: category_id } = await makeCategory(db, { module_id })
    return { store: owner, item: await makeItem(db, owner, { category_id }) }
  }
  return {
    ...{ zone, food, clothes },
    kitchen: await stock(food.id, zone.id),
    farKitchen: await stock(food.id, elsewhere.id),
    tailor: await stock(clothes.id, elsewhere.id),
    closed: await stock(paused.id, zone.id),
  }
}

beforeAll(async () => {
  app = await createTestApp()
  shop = await openShop()
})

afterAll(() => app.close())

const here = () => ({ zoneid: JSON.stringify([shop.zone.id]) })
const list = ({ headers }: Pick<SignedIn, 'headers'>, more: Record<string, string> = {}) =>
  app.get('/customer/wish-list', { ...headers, ...here(), ...more })
const add = ({ headers }: Pick<SignedIn, 'headers'>, wish: object) =>
  app.send('POST', '/customer/wish-list/add', wish, headers)
const remove = ({ headers }: Pick<SignedIn, 'headers'>, wish: object) =>
  app.send('DELETE', '/customer/wish-list/remove', wish, headers)
const ids = (rows: { id: number }[]) => rows.map((row) => row.id)

describe('a stranger', () => {
  test.each([
    ['GET', '/customer/wish-list'],
    ['GET', '/customer/wish-list/elsewhere'],
    ['POST', '/customer/wish-list/add'],
    ['DELETE', '/customer/wish-list/remove'],
  ] as const)('[NET-12] %s %s refuses a stranger and a guest', async (method, path) => {
    const { guest_id } = await newGuest(app)
    const call = (headers: Record<string, string>) =>
      method === 'GET'
        ? app.get(`${path}?guest_id=${guest_id}`, { ...here(), ...headers })
        : app.send(method, path, { guest_id, item_id: shop.kitchen.item.id }, headers)
    for (const reply of [await call({}), await call({ authorization: 'Bearer nonsense' })]) {
      expect(reply).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
    }
  })
})

describe('the list', () => {
  test('[WSH-02] holds items and stores, the newest first', async () => {
    const ann = await signedInCustomer(app)
    expect(await list(ann)).toMatchObject({ status: 200, body: { item: [], store: [] } })
    for (const wish of [
      { item_id: shop.kitchen.item.id },
      { item_id: shop.tailor.item.id },
      { store_id: shop.kitchen.store.id },
    ]) {
      expect(await add(ann, wish)).toMatchObject({ status: 200, body: { message: 'Added successfully' } })
    }
    const { body } = await list(ann)
    expect(ids(body.item)).toEqual([shop.tailor.item.id, shop.kitchen.item.id])
    expect(ids(body.store)).toEqual([shop.kitchen.store.id])
    expect(body.item[1]).toMatchObject({ name: shop.kitchen.item.name.en, store_id: shop.kitchen.store.id })
  })

  test('[WSH-02] keeps to module and zones, and to what is still offered', async () => {
    const ann = await signedInCustomer(app)
    for (const { item, store } of [shop.kitchen, shop.farKitchen, shop.tailor]) {
      await add(ann, { item_id: item.id })
      await add(ann, { store_id: store.id })
    }
    const everything = await list(ann)
    expect(ids(everything.body.item)).toEqual([shop.tailor.item.id, shop.kitchen.item.id])
    expect(ids(everything.body.store)).toEqual([shop.tailor.store.id, shop.kitchen.store.id])
    const inFood = await list(ann, { moduleId: String(shop.food.id) })
    expect(ids(inFood.body.item)).toEqual([shop.kitchen.item.id])
    expect(ids(inFood.body.store)).toEqual([shop.kitchen.store.id])

    await app.db.update(item).set({ visible: false }).where(eq(item.id, shop.kitchen.item.id))
    await app.db.update(store).set({ status: false }).where(eq(store.id, shop.kitchen.store.id))
    try {
      const { body } = await list(ann, { moduleId: String(shop.food.id) })
      expect(body).toEqual({ item: [], store: [] })
    } finally {
      await app.db.update(item).set({ visible: true }).where(eq(item.id, shop.kitchen.item.id))
      await app.db.update(store).set({ status: true }).where(eq(store.id, shop.kitchen.store.id))
    }
  })

  test('[WSH-02] needs to know the zones', async () => {
    const ann = await signedInCustomer(app)
    const reply = await app.get('/customer/wish-list', ann.headers)
    expect(reply).toMatchObject({ status: 403, body: { errors: [{ code: 'zoneId' }] } })
  })

  test('[WSH-02] is each customer’s own', async () => {
    const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
    const wish = { item_id: shop.kitchen.item.id }
    await add(ann, wish)
    expect((await list(bob)).body.item).toEqual([])
    expect((await remove(bob, wish)).status).toBe(404)
    expect((await add(bob, wish)).status).toBe(200)
    expect((await remove(bob, wish)).status).toBe(200)
    expect(ids((await list(ann)).body.item)).toEqual([wish.item_id])
  })
})

describe('what is kept elsewhere', () => {
  const elsewhere = ({ headers }: Pick<SignedIn, 'headers'>, more: Record<string, string> = {}) =>
    app.get('/customer/wish-list/elsewhere', { ...headers, ...here(), ...more })
  const named = (entries: { kind: string; id: number }[]) => entries.map(({ kind, id }) => `${kind} ${id}`)

  test('[WSH-01] is what the list leaves out for its zone or module, and nothing that is offered nowhere', async () => {
    const ann = await signedInCustomer(app)
    for (const { item, store } of [shop.kitchen, shop.farKitchen, shop.tailor]) {
      await add(ann, { item_id: item.id })
      await add(ann, { store_id: store.id })
    }
    await app.db.insert(wish).values({ customer_id: ann.customer.id, store_id: shop.closed.store.id })

    const { farKitchen, tailor } = shop
    const far = [`store ${farKitchen.store.id}`, `item ${farKitchen.item.id}`]
    const clothes = [`store ${tailor.store.id}`, `item ${tailor.item.id}`]
    expect(named((await elsewhere(ann)).body.entries)).toEqual(far)
    const inFood = await elsewhere(ann, { moduleId: String(shop.food.id) })
    expect(named(inFood.body.entries)).toEqual([...clothes, ...far])
    expect(inFood.body.entries[3]).toMatchObject({
      name: farKitchen.item.name.en,
      item_slug: farKitchen.item.slug,
      store: { id: farKitchen.store.id, slug: farKitchen.store.slug, name: farKitchen.store.name.en },
      module_id: shop.food.id,
      module_type: 'food',
      zone_id: farKitchen.store.zone_id,
    })
    expect((await elsewhere(await signedInCustomer(app))).body).toEqual({ entries: [] })
  })

  test('[WSH-01] is told in the caller’s language', async () => {
    const ann = await signedInCustomer(app)
    await add(ann, { store_id: shop.farKitchen.store.id })
    const { body } = await elsewhere(ann, { 'X-localization': 'ru' })
    expect(body.entries).toMatchObject([{ name: shop.farKitchen.store.name.ru }])
    expect(body.entries[0].zone_name).toContain('(ru)')
  })
})

describe('adding', () => {
  test('[WSH-02] twice says that it is there already, in the caller’s language', async () => {
    const ann = await signedInCustomer(app)
    const wish = { store_id: shop.kitchen.store.id }
    await add(ann, wish)
    expect(await add(ann, wish)).toMatchObject({ status: 409, body: { message: 'Already in wishlist' } })
    const russian = { headers: { ...ann.headers, 'X-localization': 'ru' } }
    expect(await add(russian, wish)).toMatchObject({ status: 409, body: { message: 'Уже в избранном' } })
  })

  test('[WSH-02] fifty taps at once are one entry', async () => {
    const ann = await signedInCustomer(app)
    const wish = { item_id: shop.kitchen.item.id }
    const replies = await Promise.all(Array.from({ length: 50 }, () => add(ann, wish)))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(49)
    expect((await list(ann)).body.item).toHaveLength(1)
  })

  test('[WSH-02] takes its ids from the query as well', async () => {
    const ann = await signedInCustomer(app)
    const path = `/customer/wish-list/add?item_id=${shop.kitchen.item.id}`
    expect((await app.send('POST', path, undefined, ann.headers)).status).toBe(200)
    const remove = `/customer/wish-list/remove?item_id=${shop.kitchen.item.id}&store_id=undefined`
    expect(await app.send('DELETE', remove, undefined, ann.headers)).toMatchObject({
      status: 200,
      body: { message: 'Successfully removed' },
    })
  })

  test.each([
    ['both ids', { item_id: 1, store_id: 1 }, 403, 'data'],
    ['neither id', {}, 403, 'item_id'],
    ['an id that is no number', { item_id: 'x' }, 403, 'item_id'],
    ['an id below one', { store_id: 0 }, 403, 'store_id'],
    ['an unknown item', { item_id: 2_000_000_000 }, 404, 'item_id'],
    ['an unknown store', { store_id: 2_000_000_000 }, 404, 'store_id'],
  ])('[WSH-02] %s is refused and nothing is kept', async (_what, wish, status, code) => {
    const ann = await signedInCustomer(app)
    expect(await add(ann, wish)).toMatchObject({ status, body: { errors: [{ code }] } })
    expect((await list(ann)).body).toEqual({ item: [], store: [] })
  })
})

test.each([
  ['both ids', { item_id: 1, store_id: 1 }, 403],
  ['neither id', {}, 403],
  ['what is not on the list', { item_id: 1 }, 404],
])('[WSH-02] removing %s is refused', async (_what, wish, status) => {
  expect((await remove(await signedInCustomer(app), wish)).status).toBe(status)
})

test('[PRF-03] a removed account leaves no wishlist behind', async () => {
  const ann = await signedInCustomer(app)
  await add(ann, { item_id: shop.kitchen.item.id })
  expect((await app.send('DELETE', '/customer/remove-account', {}, ann.headers)).status).toBe(200)
  const rows = await app.db.select().from(wish).where(eq(wish.customer_id, ann.customer.id))
  expect(rows).toEqual([])
})
