// Delivery areas at the desk over HTTP: what is saved, what is refused, and what customers see of it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEntry } from '#server/database/schema/staff.ts'
import { zone } from '#server/database/schema/zone.ts'
import { inAllLanguages, makeModule, makeZone, nextNumber, squareAround } from '#server/testing/factories.ts'
import { signedInStaff } from '#server/testing/staff.ts'
import { openZoneDesk, type ZoneDesk } from './desk-zones.fixture.ts'

let desk: ZoneDesk

beforeAll(async () => {
  desk = await openZoneDesk()
})

afterAll(() => desk.app.close())

beforeEach(() => desk.move())

describe('a zone that is made', () => {
  test('is where customers find it, with its modules and what delivery costs', async () => {
    const food = await makeModule(desk.app.db, { module_name: inAllLanguages('Food') })
    const { id } = await desk.made({
      name: { en: 'Harbour', ru: 'Порт' },
      increased_delivery_fee: 12.5,
      increased_delivery_fee_status: true,
      increase_delivery_charge_message: { en: 'Busy' },
      modules: [{ module_id: food.id, per_km_shipping_charge: 1.5, minimum_shipping_charge: '' }],
    })
    const { body } = await desk.found()
    expect(body.zone_id).toBe(`[${id}]`)
    expect(body.zone_data[0]).toMatchObject({
      name: 'Harbour',
      offline_payment: false,
      increased_delivery_fee: 12.5,
      increase_delivery_charge_message: 'Busy',
      modules: [{ id: food.id, pivot: { per_km_shipping_charge: 1.5, minimum_shipping_charge: null } }],
    })
    expect(await desk.read(id)).toMatchObject({
      version: 1,
      // Without a text of its own a language shows the main one's, and the desk shows that it has none.
      name: { en: 'Harbour', ru: 'Порт', ar: '', tg: '' },
      modules: [{ module_id: food.id, per_km_shipping_charge: 1.5, stores_count: 0 }],
    })
    const [row] = await desk.app.db.select().from(zone).where(eq(zone.id, id))
    expect(row?.name).toEqual({ en: 'Harbour', ru: 'Порт', ar: 'Harbour', tg: 'Harbour' })
  })

  test('has a border that is tidy, and is written into the log', async () => {
    const [ring = []] = squareAround(desk.place.lat, desk.place.lng)
    const { id } = await desk.made({ rings: [[...ring.slice(0, 2), ...ring.slice(1, -1)]] })
    expect((await desk.read(id)).rings).toEqual([ring])
    const [entry] = await desk.app.db.select().from(auditEntry).where(eq(auditEntry.subject_id, id))
    expect(entry).toMatchObject({ act: 'made', subject: 'zone', subject_name: 'Harbour', staff_name: 'Olga' })
  })
})

describe('a border', () => {
  const bowTie = [
    [0, 0],
    [4, 4],
    [4, 0],
    [0, 4],
  ]

  test.each([
    ['is nothing', [], 'A border needs at least three corners.'],
    ['has two corners', [bowTie.slice(0, 2)], 'A border needs at least three corners.'],
    ['crosses itself', [bowTie], 'The border crosses or touches itself.'],
    [
      'is a line',
      [
        [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
      ],
      'The corners lie in one line: there is no area between them.',
    ],
    [
      'leaves the world',
      [
        [
          [0, 0],
          [200, 0],
          [0, 10],
        ],
      ],
      'A corner is not on the map: latitudes go from -90 to 90, longitudes from -180 to 180.',
    ],
    [
      'has a hole outside',
      [...squareAround(0, 0), ...squareAround(20, 20)],
      'A hole must lie wholly inside the border and outside other holes.',
    ],
    [
      'has thousands of corners too many',
      [Array.from({ length: 5_001 }, (_, at) => [Math.cos(at / 800), Math.sin(at / 800)])],
      'The border has more than 5000 corners. Leave some of them out.',
    ],
  ])('that %s is refused with words, and nothing is saved', async (_, rings, message) => {
    const before = (await desk.app.db.select({ id: zone.id }).from(zone)).length
    const { status, body } = await desk.make({ rings })
    expect([status, body.errors]).toEqual([422, [{ code: 'rings', message }]])
    expect(await desk.app.db.select({ id: zone.id }).from(zone)).toHaveLength(before)
  })

  test('may not lie over another zone of the same priority, which is named; beside it, over it or off it may', async () => {
    const harbour = await desk.made()
    const over = { name: { en: 'Docks' }, rings: squareAround(desk.place.lat + 0.1, desk.place.lng) }
    const refused = await desk.make(over)
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      422,
      'The zone overlaps others of the same priority: Harbour. Move its border or change its priority.',
    ])
    expect(refused.body.at).toHaveLength(2)
    await desk.made({ ...over, priority: 1 })
    await desk.made({ rings: squareAround(desk.place.lat, desk.place.lng + 0.3) })
    const off = await desk.made({ ...over, status: false })
    const on = await desk.change(off.id, off.version, { ...over, status: true })
    expect(on.status).toBe(422)
    expect(await desk.read(off.id)).toMatchObject({ status: false, version: 1 })
    // Its own border is in nobody's way.
    expect(
      (await desk.change(harbour.id, harbour.version, { priority: 0, name: { en: 'Port' } })).status,
    ).toBe(200)
  })

  test('two that are drawn over each other at once: one is saved', async () => {
    const replies = await Promise.all([desk.make(), desk.make(), desk.make()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  test('of what was drawn over another before is left alone by other changes', async () => {
    const rings = squareAround(desk.place.lat, desk.place.lng)
    const [one] = [await makeZone(desk.app.db, { rings }), await makeZone(desk.app.db, { rings })]
    const renamed = await desk.change(one.id, 1, { rings, name: { en: 'Old town' } })
    expect(renamed.status).toBe(200)
    expect(
      (await desk.change(one.id, 2, { rings: squareAround(desk.place.lat, desk.place.lng, 0.1) })).status,
    ).toBe(422)
  })
})

test.each([
  ['an unknown module', { modules: [{ module_id: 999_999 }] }, 422, 'modules'],
  ['no name in any language', { name: { en: '  ' } }, 403, 'name'],
  ['a priority of words', { priority: 'high' }, 403, 'priority'],
  ['a charge of 10^12', { modules: [{ module_id: 1, per_km_shipping_charge: 1e12 }] }, 403, 'modules'],
  ['corners that are none', { rings: [[['a', 1]]] }, 403, 'rings'],
])('%s is refused', async (_, fields, status, code) => {
  const refused = await desk.make(fields)
  expect([refused.status, refused.body.errors[0].code]).toEqual([status, code])
})

test('a highest charge below the lowest is refused', async () => {
  const food = await makeModule(desk.app.db)
  const modules = [{ module_id: food.id, minimum_shipping_charge: 5, maximum_shipping_charge: 4 }]
  expect((await desk.make({ modules })).body.errors[0].code).toBe('modules')
})

test('of two who change a zone the second is told, and a change is taken back where nothing forbids it', async () => {
  const { id, version } = await desk.made()
  expect((await desk.change(id, version, { name: { en: 'Port' } })).body.version).toBe(2)
  const late = await desk.change(id, version, { name: { en: 'Dock' } })
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'version'])
  const log = async () => (await desk.app.get('/desk/audit?subject=zone', desk.owner.headers)).body.entries
  const [entry] = await log()
  expect(entry).toMatchObject({ act: 'changed', subject_id: id, can_undo: true })
  expect((await desk.app.send('POST', `/desk/audit/${entry.id}/undo`, {}, desk.owner.headers)).status).toBe(
    200,
  )
  expect(await desk.read(id)).toMatchObject({ name: { en: 'Harbour' }, version: 3 })

  // Another zone takes the ground that a moved border left: it cannot be moved back.
  const moved = await desk.change(id, 3, { rings: squareAround(desk.place.lat + 1, desk.place.lng) })
  expect(moved.status).toBe(200)
  const [moving] = await log()
  await desk.made({ name: { en: 'New town' } })
  expect((await desk.app.send('POST', `/desk/audit/${moving.id}/undo`, {}, desk.owner.headers)).status).toBe(
    409,
  )
})

test('the list is searched in every language, sorted and paged, and counts what depends on a zone', async () => {
  const name = `Quarter ${nextNumber()}`
  const one = await desk.made({ name: { en: `${name} B`, ru: `Район ${name}` } })
  const other = await desk.made({
    name: { en: `${name} A` },
    rings: squareAround(desk.place.lat + 1, desk.place.lng),
    priority: 3,
  })
  const list = async (query: string) =>
    (await desk.app.get(`/desk/zones?${query}`, desk.owner.headers)).body as {
      rows: { id: number }[]
      total_size: number
    }
  const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id)
  const q = `q=${encodeURIComponent(name)}`
  expect(await ids(q)).toEqual([other.id, one.id])
  expect(await ids(`${q}&sort=priority`)).toEqual([one.id, other.id])
  expect(await ids(`${q}&dir=down`)).toEqual([one.id, other.id])
  expect(await list(`${q}&limit=1&offset=2`)).toMatchObject({
    rows: [{ id: one.id, corners: 4 }],
    total_size: 2,
  })
  expect(await ids(`q=${encodeURIComponent('Район')}`)).toContain(one.id)
  expect(await ids(`${q}&state=off`)).toEqual([])
  const borders = await desk.app.get('/desk/zone-borders', desk.owner.headers)
  expect(borders.body.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([one.id, other.id]))
})

test('whoever may not edit zones reads them and changes nothing', async () => {
  const { id } = await desk.made()
  const manager = await signedInStaff(desk.app, ['manager'])
  expect((await desk.app.get(`/desk/zones/${id}`, manager.headers)).status).toBe(200)
  for (const [method, path] of [
    ['POST', '/desk/zones'],
    ['PUT', `/desk/zones/${id}`],
    ['POST', `/desk/zones/${id}/archive`],
  ] as const) {
    expect(
      (await desk.app.send(method, path, { ...desk.wanted(), version: 1 }, manager.headers)).status,
    ).toBe(403)
  }
  expect((await desk.app.get('/desk/zones/2000000000', desk.owner.headers)).status).toBe(404)
})
