// Kinds of parcels over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parcelCategory } from '#server/database/schema/content.ts'
import { inAllLanguages, makeModule } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let parcel: { id: number }

beforeAll(async () => {
  shop = await createTestApp()
  parcel = await makeModule(shop.db, { module_type: 'parcel' })
  const other = await makeModule(shop.db, { module_type: 'parcel' })
  const kind = (name: string, overrides: Partial<typeof parcelCategory.$inferInsert> = {}) => ({
    module_id: parcel.id,
    name: inAllLanguages(name),
    description: inAllLanguages(`${name} of any kind`),
    limits: inAllLanguages('Up to 5 kg'),
    image: `${name}.webp`,
    ...overrides,
  })
  await shop.db
    .insert(parcelCategory)
    .values([
      kind('Papers', { parcel_per_km_shipping_charge: 150, parcel_minimum_shipping_charge: 500 }),
      kind('Flowers'),
      kind('Weapons', { status: false }),
      kind('Elsewhere', { module_id: other.id }),
    ])
})

afterAll(() => shop.close())

test('[PCL-01] active kinds of the module with texts, picture and charges', async () => {
  const { body } = await shop.get('/parcel-category', {
    moduleId: String(parcel.id),
    'X-localization': 'tg',
  })
  expect(body).toMatchObject([
    {
      name: 'Papers (tg)',
      description: 'Papers of any kind (tg)',
      image_full_url: 'http://shop.test/img/parcel-category/Papers.webp',
      parcel_per_km_shipping_charge: 1.5,
      parcel_minimum_shipping_charge: 5,
      status: 1,
    },
    { name: 'Flowers (tg)', parcel_per_km_shipping_charge: null, parcel_minimum_shipping_charge: null },
  ])
  expect(body).toHaveLength(2)
})

test('needs the module', async () => {
  const { status, body } = await shop.get('/parcel-category')
  expect(status).toBe(403)
  expect(body.errors).toEqual([{ code: 'moduleId', message: 'Module id required' }])
})
