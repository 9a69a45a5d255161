// Every kind of module that sells from stores, over HTTP: a row of the table of modules is all a kind needs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import { linkModule, makeCategory, makeItem, makeModule, makeStore } from '#server/testing/factories.ts'
import { door, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})

afterAll(() => shop.app.close())

const kinds = moduleTypes.filter((module_type) => moduleTraits[module_type].sells_from_stores)

test.each(kinds)(
  'a module of the kind %s is listed, shows what it sells and takes an order',
  async (kind) => {
    const { app, db, zone } = shop
    const module = await makeModule(db, { module_type: kind })
    await linkModule(db, { zone_id: zone.id, module_id: module.id, minimum_shipping_charge: 200 })
    const store = await makeStore(db, { module_id: module.id, zone_id: zone.id })
    const { id: category_id } = await makeCategory(db, { module_id: module.id })
    const item = await makeItem(db, store, { category_id, price: 1_500, stock: 3 })
    app.forgetCatalogue()
    const here = { zoneid: `[${zone.id}]`, moduleid: String(module.id) }

    const { body: modules } = await app.get('/module', here)
    expect(modules).toContainEqual(expect.objectContaining({ id: module.id, module_type: kind }))
    const { body: stores } = await app.get('/stores/get-stores/all?limit=10&offset=1', here)
    expect(stores.stores).toMatchObject([{ id: store.id }])
    const { body: listed } = await app.get(
      `/items/latest?store_id=${store.id}&type=all&limit=10&offset=1`,
      here,
    )
    expect(listed.products).toMatchObject([{ id: item.id, module_type: kind }])
    const { body: opened } = await app.get(`/items/details/${item.id}`, here)
    expect(opened).toMatchObject({ id: item.id, module_type: kind })

    const ann = await shop.customer()
    expect((await ann.addToCart(item, { quantity: 2 })).status).toBe(200)
    const placed = await ann.place({ order_type: 'delivery', store_id: store.id, ...door })
    expect(placed.status).toBe(200)
    expect((await ann.track(placed.body.order_id)).body).toMatchObject({
      module_type: kind,
      details_count: 1,
    })
    expect(await shop.stockOf(item.id)).toBe(moduleTraits[kind].has_stock ? 1 : 3)
  },
)
