// What depends on a delivery area when its border shrinks or it is taken out of use: told, and never left half done.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { order } from '#server/database/schema/order.ts'
import { store } from '#server/database/schema/store.ts'
import { linkModule, makeModule, makeStore, squareAround } from '#server/testing/factories.ts'
import { doorAddress, makeOrder } from '#server/testing/order-factories.ts'
import { openZoneDesk, type ZoneDesk } from './desk-zones.fixture.ts'

let desk: ZoneDesk

beforeAll(async () => {
  desk = await openZoneDesk()
})

afterAll(() => desk.app.close())

beforeEach(() => desk.move())

describe('a smaller border', () => {
  test('that leaves stores and running orders outside says how many, and is saved only if that is meant', async () => {
    const { id, version } = await desk.made()
    const food = await makeModule(desk.app.db)
    await linkModule(desk.app.db, { zone_id: id, module_id: food.id })
    const there = { module_id: food.id, zone_id: id }
    await makeStore(desk.app.db, { ...there, latitude: desk.place.lat, longitude: desk.place.lng })
    const far = await makeStore(desk.app.db, {
      ...there,
      latitude: desk.place.lat + 0.14,
      longitude: desk.place.lng,
    })
    await makeStore(desk.app.db, { ...there, latitude: 80, longitude: desk.place.lng })
    const door = { latitude: String(desk.place.lat + 0.13), longitude: String(desk.place.lng) }
    for (const order_status of ['confirmed', 'delivered'] as const) {
      const delivery_address = { ...doorAddress, ...door }
      await makeOrder(desk.app.db, far, { guest_id: 1, order_status, delivery_address })
    }
    const links = [{ module_id: food.id }]
    const smaller = { rings: squareAround(desk.place.lat, desk.place.lng, 0.05), modules: links }
    const refused = await desk.change(id, version, smaller)
    expect([refused.status, refused.body.errors[0]]).toEqual([
      409,
      {
        code: 'outside',
        message: 'The new border leaves things outside. Stores: 1, running orders: 1.',
      },
    ])
    expect(refused.body).toMatchObject({ stores: 1, orders: 1 })
    expect((await desk.read(id)).rings).toEqual(squareAround(desk.place.lat, desk.place.lng))
    const saved = await desk.change(id, version, { ...smaller, leaves_outside: true })
    expect(saved.body).toMatchObject({ version: 2, stores_count: 3, running_orders: 1 })
    expect((await desk.app.db.select().from(store).where(eq(store.id, far.id)))[0]?.zone_id).toBe(id)
  })
})

describe('a zone out of use', () => {
  test('is refused while orders are on their way or stores are in it, and is gone for customers afterwards', async () => {
    const { id, version } = await desk.made()
    const food = await makeModule(desk.app.db)
    const shop = await makeStore(desk.app.db, { module_id: food.id, zone_id: id })
    const { id: order_id } = await makeOrder(desk.app.db, shop, { guest_id: 1, order_status: 'processing' })
    const busy = await desk.archive(id, version)
    expect([busy.status, busy.body.errors[0].message]).toEqual([
      409,
      'Orders are still on their way in this zone: 1. Switch it off now and archive it afterwards.',
    ])
    await desk.app.db.update(order).set({ order_status: 'delivered' }).where(eq(order.id, order_id))
    const lived = await desk.archive(id, version)
    expect([lived.status, lived.body.errors[0].code]).toEqual([409, 'stores'])
    expect((await desk.found()).status).toBe(200)
    await desk.app.db.update(store).set({ archived_at: new Date() }).where(eq(store.id, shop.id))
    expect((await desk.archive(id, version)).body).toMatchObject({
      is_archived: true,
      status: false,
      version: 2,
    })
    expect((await desk.found()).status, 'not paused: nobody delivers there').toBe(404)
    expect((await desk.change(id, 2, {})).status).toBe(409)
    const listed = await desk.app.get('/desk/zones?state=archived&q=harb', desk.owner.headers)
    expect(listed.body.rows.map((row: { id: number }) => row.id)).toContain(id)
    const back = await desk.app.send('POST', `/desk/zones/${id}/restore`, { version: 2 }, desk.owner.headers)
    expect(back.body).toMatchObject({ is_archived: false, status: false })
    expect((await desk.found()).status).toBe(403)
  })

  test('a module stays while it has stores in the zone', async () => {
    const food = await makeModule(desk.app.db)
    const { id, version } = await desk.made({ modules: [{ module_id: food.id, per_km_shipping_charge: 2 }] })
    await makeStore(desk.app.db, { module_id: food.id, zone_id: id })
    const refused = await desk.change(id, version, { modules: [] })
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'modules'])
    expect((await desk.read(id)).modules).toHaveLength(1)
  })
})
