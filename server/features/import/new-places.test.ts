// Stores and items that a file makes beside those made at the desk: each gets an address and a number of its own.
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import {
  cityCentre,
  linkModule,
  makeCategory,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { check, run } from './import.fixture.ts'

let app: TestApp
let owner: SignedInStaff
let place: { module_id: number; zone_id: number }
let grocer: StoreRow
let category_id: number

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db, { module_type: 'grocery' })
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  place = { module_id: module.id, zone_id: zone.id }
  grocer = await makeStore(app.db, place)
  category_id = (await makeCategory(app.db, { module_id: module.id })).id
})

afterAll(() => app.close())

const en = (text: string) => ({ en: text })

const makeAtDesk = (name: string) =>
  app.send(
    'POST',
    '/desk/stores',
    {
      ...{ name: en(name), address: en('2 Tea Street'), footer_text: {}, meta_description: {} },
      ...{ announcement: false, announcement_message: {}, phone: '+7 700 000 00 01', email: '' },
      ...{ logo: '', cover_photo: '', ...cityCentre, schedules: [], days_off: [], discount: null },
      ...{ tax: 0, minimum_order: 0, min_delivery_minutes: 20, max_delivery_minutes: 40, delivery_time: '' },
      ...{ delivery: true, take_away: true, schedule_order: true, order_place_to_schedule_interval: 0 },
      ...{ free_delivery: false, self_delivery_system: false, minimum_shipping_charge: null },
      ...{ per_km_shipping_charge: null, maximum_shipping_charge: null, extra_packaging_status: false },
      ...{ extra_packaging_amount: 0, cutlery: false, veg: true, non_veg: true, halal_tag_status: false },
      ...{ prescription_order: false, reviews_section: true, comission: 0, featured: false },
      ...{ recommended: false, ...place },
    },
    owner.headers,
  )

test('stores that a file makes while others are made at the desk share neither slug nor vendor with them', async () => {
  const { latitude, longitude } = cityCentre
  const rest = `#${place.module_id},#${place.zone_id},+77000000001,${latitude},${longitude}`
  const file = [
    'Name,Module,Zone,Phone,Latitude,Longitude',
    ...['Чайхана', 'Chaykhana', 'чайхана!', '24'].map((name) => `${name},${rest}`),
  ].join('\n')
  const checked = await check(app, owner, { kind: 'stores', bytes: file })
  expect(checked.counts).toMatchObject({ made: 4, refused: 0 })
  const [done, ...made] = await Promise.all([
    run(app, owner, checked),
    ...['Chaykhana', 'Чайхана', 'Chaykhana'].map(makeAtDesk),
  ])
  expect(done.state).toBe('done')
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
  const rows = await app.db.select().from(store)
  const slugs = rows.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(rows.length)
  expect(new Set(rows.map(({ vendor_id }) => vendor_id)).size).toBe(rows.length)
  expect(slugs.filter((slug) => /^chaykhana(-\d+)?$/.test(slug))).toHaveLength(6)
  expect(slugs).toContain('store-24')
})

test('items of a file are called as those of the desk are, also a hundred of one name', async () => {
  const names = Array.from({ length: 100 }, (_, at) => `SKU-${at},Суп,#${category_id},1`)
  const bytes = ['SKU,Name,Category,Price', ...names, `SKU-مم,شاي,#${category_id},1`].join('\n')
  const checked = await check(app, owner, { kind: 'items', bytes, store_id: grocer.id })
  expect((await run(app, owner, checked)).counts.made).toBe(101)
  const slugs = (await app.db.select({ slug: item.slug }).from(item)).map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs).toContain('item')
  expect(slugs.filter((slug) => /^sup(-[0-9a-f]+)?$/.test(slug))).toHaveLength(100)
})

test('of stores that had one number before it was their own, the oldest keeps it', async () => {
  const text = await readFile('server/database/migrations/0012_store_vendors.sql', 'utf8')
  await app.db.execute(sql`drop index store_vendor`)
  await app.db.execute(sql`alter table store alter column vendor_id drop identity`)
  await app.db.execute(sql`update store set vendor_id = 7`)
  for (const statement of text.split('--> statement-breakpoint')) await app.db.execute(sql.raw(statement))
  const rows = await app.db.select().from(store).orderBy(store.id)
  expect(rows[0]?.vendor_id).toBe(7)
  expect(new Set(rows.map(({ vendor_id }) => vendor_id)).size).toBe(rows.length)
})
