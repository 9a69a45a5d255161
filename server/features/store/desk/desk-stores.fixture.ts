// A zone with two sections, an owner and a manager, and a store as its form is filled in.
import type { DeskStore } from '#contract/features/store/desk/desk-store.schema.ts'
import { staffSession } from '#server/database/schema/staff.ts'
import { cityCentre, linkModule, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { signedInStaff } from '#server/testing/staff.ts'
import { createTestApp } from '#server/testing/test-app.ts'

export type DeskShop = Awaited<ReturnType<typeof openDeskShop>>

const en = (text: string) => ({ en: text })

export const everyDayHours = (opening_time = '09:00', closing_time = '21:00') =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time, closing_time }))

export async function openDeskShop() {
  const app = await createTestApp()
  const { db } = app
  const zone = await makeZone(db)
  const food = await makeModule(db, { module_type: 'food' })
  const grocery = await makeModule(db, { module_type: 'grocery' })
  await linkModule(db, { zone_id: zone.id, module_id: food.id })
  const store = await makeStore(db, { module_id: food.id, zone_id: zone.id })
  const other = await makeStore(db, { module_id: food.id, zone_id: zone.id })
  const owner = await signedInStaff(app)
  const manager = await signedInStaff(app, ['manager'], { store_ids: [store.id] })
  // Tests move the clock by days.
  await db.update(staffSession).set({ expires_at: new Date('2027-01-01') })
  const headers = { zoneid: `[${zone.id}]`, moduleid: String(food.id) }

  /** A form with only what has to be written. */
  const written = () => ({
    ...{ name: en('Tea House'), address: en('2 Tea Street') },
    ...{ footer_text: {}, meta_description: {}, announcement: false, announcement_message: {} },
    ...{ phone: '+7 700 000 00 01', email: '', logo: '', cover_photo: '', ...cityCentre },
    ...{ schedules: everyDayHours(), days_off: [], discount: null, tax: 0, minimum_order: 0 },
    ...{ min_delivery_minutes: 20, max_delivery_minutes: 40, delivery_time: '' },
    ...{ delivery: true, take_away: true, schedule_order: true, order_place_to_schedule_interval: 0 },
    ...{ free_delivery: false, self_delivery_system: false, minimum_shipping_charge: null },
    ...{ per_km_shipping_charge: null, maximum_shipping_charge: null, extra_packaging_status: false },
    ...{ extra_packaging_amount: 0, cutlery: false, veg: true, non_veg: true, halal_tag_status: false },
    ...{ prescription_order: false, reviews_section: true },
  })
  const business = () => ({
    ...{ module_id: food.id, zone_id: zone.id, comission: 10, featured: false, recommended: false },
  })

  return {
    ...{ app, db, zone, food, grocery, store, other, owner, manager, written, business },
    list: (query = '', by = owner) => app.get(`/desk/stores?${query}`, by.headers),
    read: (id: number, by = owner) => app.get(`/desk/stores/${id}`, by.headers),
    make: (values: object = {}, by = owner) =>
      app.send('POST', '/desk/stores', { ...written(), ...business(), ...values }, by.headers),
    /** As it stands, with these values. */
    async change(id: number, values: object = {}, by = owner) {
      const { body } = await app.get(`/desk/stores/${id}`, owner.headers)
      return app.send('PUT', `/desk/stores/${id}`, { ...formOf(body), ...values }, by.headers)
    },
    press: (id: number, act: string, values: object = {}, by = owner) =>
      app.send('POST', `/desk/stores/${id}/${act}`, values, by.headers),
    /** What a customer's lists and the store's page say, whatever was cached. */
    async customer(id: number) {
      app.forgetCatalogue()
      const { body: page, status } = await app.get(`/stores/details/${id}`, headers)
      const { body } = await app.get('/stores/get-stores/all?limit=50', headers)
      const { body: open } = await app.get('/stores/get-stores/all?limit=50&filter=open', headers)
      const isIt = (one: { id: number }) => one.id === id
      return { status, page, card: body.stores.find(isIt), isListedOpen: open.stores.some(isIt) }
    },
  }
}

/** What of a store its form sends back. */
export function formOf(store: DeskStore): object {
  const { module_id, zone_id, comission, featured, recommended, ...fields } = store
  return { ...fields, business: { module_id, zone_id, comission, featured, recommended } }
}
