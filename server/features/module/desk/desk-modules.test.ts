// Modules at the desk over HTTP: making them, where they work, their sequence, and taking them out of use.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskModule } from '#contract/features/module/desk/desk-module.schema.ts'
import { order } from '#server/database/schema/order.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zoneModule } from '#server/database/schema/zone.ts'
import { inAllLanguages, makeStore, makeZone } from '#server/testing/factories.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app, ['owner'], { name: 'Olga' })
})

afterAll(() => app.close())

const wanted = (fields: object = {}) => ({
  module_name: { en: 'Food', ru: 'Еда' },
  description: {},
  module_type: 'food',
  status: true,
  all_zone_service: false,
  zone_ids: [],
  ...fields,
})

async function made(fields: object = {}): Promise<DeskModule> {
  const { status, body } = await app.send('POST', '/desk/modules', wanted(fields), owner.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const change = (id: number, version: number, fields: object) =>
  app.send('PUT', `/desk/modules/${id}`, { ...wanted(), version, ...fields }, owner.headers)
const act = (name: 'archive' | 'restore', id: number, version: number) =>
  app.send('POST', `/desk/modules/${id}/${name}`, { version }, owner.headers)
const list = async (): Promise<DeskModule[]> => (await app.get('/desk/modules', owner.headers)).body

const shown = async () => {
  app.forgetCatalogue()
  return (await app.get('/module', { 'x-localization': 'ru' })).body as { id: number; module_name: string }[]
}

test('a new module is seen by customers, in every language, after the others', async () => {
  const first = await made()
  const second = await made({ module_type: 'grocery', module_name: { en: 'Grocery' } })
  const now = await shown()
  expect(now.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(now.map(({ module_name }) => module_name)).toEqual(['Еда', 'Grocery'])
  expect(second).toMatchObject({ module_name: { en: 'Grocery', ru: '' }, icon_full_url: '', version: 1 })
})

test('their sequence is the one customers see; a list that misses one is refused', async () => {
  const extra = await made({ module_name: { en: 'Pharmacy' } })
  const ids = (await list()).map(({ id }) => id)
  const arrange = (next: number[]) => app.send('PUT', '/desk/module-sequence', { ids: next }, owner.headers)
  const turned = ids.toReversed()
  expect((await arrange(turned)).body.map(({ id }: DeskModule) => id)).toEqual(turned)
  expect((await shown()).map(({ id }) => id)).toEqual(turned)
  expect((await arrange(ids.slice(1))).status).toBe(409)
  expect((await arrange([...ids.slice(1), extra.id])).status).toBe(409)
})

test('it works in the zones that are chosen; what delivery costs in one it stays in is kept', async () => {
  const [here, there] = [await makeZone(app.db), await makeZone(app.db)]
  const { id } = await made({ zone_ids: [here.id] })
  await app.db.update(zoneModule).set({ per_km_shipping_charge: 150 }).where(eq(zoneModule.module_id, id))
  const both = await change(id, 1, { zone_ids: [there.id, here.id] })
  expect(both.body.zones.map((zone: { id: number }) => zone.id)).toEqual([here.id, there.id])
  const links = await app.db.select().from(zoneModule).where(eq(zoneModule.module_id, id))
  expect(links.find(({ zone_id }) => zone_id === here.id)?.per_km_shipping_charge).toBe(150)

  await makeStore(app.db, { module_id: id, zone_id: here.id })
  const refused = await change(id, 2, { zone_ids: [there.id] })
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'zone_ids'])
  expect((await change(id, 2, { zone_ids: [here.id] })).body).toMatchObject({
    version: 3,
    zones: [{ id: here.id }],
  })
  expect((await change(id, 3, { zone_ids: [here.id, 999_999] })).status).toBe(422)
})

test('off it is gone for customers; of two who change it the second is told', async () => {
  const { id } = await made()
  expect((await change(id, 1, { status: false })).body).toMatchObject({ status: false, version: 2 })
  expect((await shown()).map((one) => one.id)).not.toContain(id)
  const late = await change(id, 1, { module_name: { en: 'Late' } })
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'version'])
})

test('its kind is for good, and it needs a name', async () => {
  const { id } = await made()
  expect((await change(id, 1, { module_type: 'parcel', description: { en: 'x' } })).body.module_type).toBe(
    'food',
  )
  const nameless = await app.send('POST', '/desk/modules', wanted({ module_name: {} }), owner.headers)
  expect([nameless.status, nameless.body.errors[0].code]).toEqual([403, 'module_name'])
  const unknown = await app.send('POST', '/desk/modules', wanted({ module_type: 'rockets' }), owner.headers)
  expect(unknown.status).toBe(403)
})

test('it is archived when nobody depends on it, and comes back switched off', async () => {
  const zone = await makeZone(app.db)
  const { id } = await made({ zone_ids: [zone.id] })
  const shop = await makeStore(app.db, { module_id: id, zone_id: zone.id })
  const { id: order_id } = await makeOrder(app.db, shop, { guest_id: 1 })
  expect((await act('archive', id, 1)).body.errors[0].code).toBe('running-orders')
  await app.db.update(order).set({ order_status: 'canceled' }).where(eq(order.id, order_id))
  expect((await act('archive', id, 1)).body.errors[0].code).toBe('stores')
  await app.db.update(store).set({ archived_at: new Date() }).where(eq(store.id, shop.id))
  expect((await act('archive', id, 1)).body).toMatchObject({ is_archived: true, status: false })
  expect((await change(id, 2, {})).status).toBe(409)
  expect((await list()).at(-1)?.id, 'archived ones stand last').toBe(id)
  expect((await act('restore', id, 2)).body).toMatchObject({ is_archived: false, status: false })
})

test('a change is taken back as it was', async () => {
  const zone = await makeZone(app.db, { name: inAllLanguages('Zone') })
  const { id } = await made({ zone_ids: [zone.id] })
  await change(id, 1, { module_name: { en: 'Meals' }, zone_ids: [] })
  const { body } = await app.get('/desk/audit?subject=module', owner.headers)
  const [entry] = body.entries
  expect(entry).toMatchObject({ act: 'changed', subject_id: id, can_undo: true })
  expect((await app.send('POST', `/desk/audit/${entry.id}/undo`, {}, owner.headers)).status).toBe(200)
  const [row] = await app.db.select().from(module).where(eq(module.id, id))
  expect(row).toMatchObject({ module_name: { en: 'Food', ru: 'Еда' }, version: 3 })
  expect((await list()).find((one) => one.id === id)?.zones).toHaveLength(1)
})

test('whoever may not edit modules reads them and changes nothing', async () => {
  const { id } = await made()
  const manager = await signedInStaff(app, ['manager'])
  expect((await app.get('/desk/modules', manager.headers)).status).toBe(200)
  expect((await app.send('POST', '/desk/modules', wanted(), manager.headers)).status).toBe(403)
  expect((await app.send('PUT', `/desk/modules/${id}`, wanted(), manager.headers)).status).toBe(403)
})

test('a home page shows the sections that are on, in the sequence of the shop, until it is as usual again', async () => {
  const { id } = await made({ module_type: 'parcel' })
  const home = async () => (await app.get(`/desk/modules/${id}/home`, owner.headers)).body
  const arrange = (sections: object[], version: number) =>
    app.send('PUT', `/desk/modules/${id}/home`, { sections, version }, owner.headers)
  const sent = async () => {
    const modules = (await shown()) as { id: number; home_sections?: string[] }[]
    return modules.find((one) => one.id === id)?.home_sections
  }
  const usual = (await home()).sections
  expect(usual.map(({ key }: { key: string }) => key)).toEqual((await home()).usual)
  expect(await sent(), 'nothing more is sent than before').toBeUndefined()

  const [first, second, ...rest] = usual
  const changed = await arrange([...rest, first, { ...second, is_on: false }], 1)
  expect(changed.body).toMatchObject({
    version: 2,
    sections: [...rest, first, { key: second.key, is_on: false }],
  })
  expect(await sent()).toEqual([...rest, first].map(({ key }) => key))
  expect((await arrange(usual, 1)).body.errors[0].code).toBe('version')
  const wrong = [rest, usual.map((one: object) => ({ ...one, is_on: false })), [first, first, ...rest]]
  for (const sections of wrong) expect((await arrange(sections, 2)).status).toBe(422)

  const [entry] = (await app.get('/desk/audit?subject=module', owner.headers)).body.entries
  expect(entry).toMatchObject({ act: 'changed', subject_id: id, can_undo: true })
  expect((await app.send('POST', `/desk/audit/${entry.id}/undo`, {}, owner.headers)).status).toBe(200)
  expect(await sent()).toBeUndefined()
  expect(await home()).toMatchObject({ sections: usual, version: 3 })
  const support = await signedInStaff(app, ['support'])
  const foreign = { sections: usual, version: 3 }
  expect((await app.send('PUT', `/desk/modules/${id}/home`, foreign, support.headers)).status).toBe(403)
})
