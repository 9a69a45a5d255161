// Pictures nothing shows any more leave the disk; whatever a table, an order or an undo still names stays.
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPicture } from '#server/database/schema/import.ts'
import { sectionBanner } from '#server/database/schema/promotion.ts'
import { businessSetting } from '#server/database/schema/zone.ts'
import { documentColumns, plainTextColumns } from '#server/database/text-columns.ts'
import { createPictureStore } from '#server/platform/images/picture-store.ts'
import {
  linkModule,
  makeCategory,
  makeModule,
  makeStore,
  makeZone,
  noText,
} from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff
let root: string
let category_id: number
let store_id: number

const day = 86_400_000
const now = new Date(testInstant).getTime()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fivefold-sweep-'))
  app = await createTestApp({}, { pictures: createPictureStore({ root }) })
  owner = await signedInStaff(app)
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db, { module_type: 'grocery' })
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  store_id = (await makeStore(app.db, { zone_id: zone.id, module_id: module.id })).id
  category_id = (await makeCategory(app.db, { module_id: module.id })).id
})

afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

/** Sent as the desk does, so many days ago. */
async function upload(daysAgo = 30, folder = 'item'): Promise<string> {
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04020' } })
  const form = new FormData()
  form.set('folder', folder)
  form.set('image', new File([new Uint8Array(await drawn.png().toBuffer())], 'a.png'))
  const init = { method: 'POST', body: form, headers: owner.headers }
  const { file } = await (await app.fetch('/api/v1/desk/pictures', init)).json()
  await age(folder, file, daysAgo)
  return file
}

async function age(folder: string, file: string, daysAgo: number): Promise<void> {
  const at = new Date(now - daysAgo * day)
  await utimes(join(root, folder, file), at, at)
}

const kept = async (folder = 'item') => new Set(await readdir(join(root, folder)))

const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  app.send(method, `/desk/items${path}`, body, owner.headers)

const itemWith = (images: string[]) => ({
  ...{ store_id, name: { en: 'Tea' }, description: {}, category_id, images, price: 5, discount: 0 },
  ...{ discount_type: 'percent', status: true, food_variations: [], choice_options: [], variations: [] },
  ...{ add_on_ids: [], tags: [], generic_name: [], allergies: [], may_contain: [] },
  ...{ allergens_stated: false, edible: true, nutritions: [], veg: false, organic: false },
  ...{ halal_tag_status: false, recommended: false, is_basic: false, is_prescription_required: false },
})

test('a picture that was replaced stays while that can be taken back, and leaves when it cannot any more', async () => {
  const [before, after] = [await upload(), await upload()]
  const made = await send('POST', '', itemWith([before]))
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const replaced = await send('PUT', `/${made.body.id}`, { ...made.body, images: [after] })
  expect(replaced.status).toBe(200)
  await app.sweepPictures()
  expect(await kept()).toEqual(new Set([before, after]))
  const audit = await app.get('/desk/audit?limit=5', owner.headers)
  expect(audit.body.entries[0]).toMatchObject({ act: 'changed', can_undo: true })
  const renamed = await send('PUT', `/${made.body.id}`, { ...replaced.body, name: { en: 'Green tea' } })
  expect(renamed.status).toBe(200)
  await app.sweepPictures()
  expect(await kept()).toEqual(new Set([after]))
})

test('one that nobody saved waits for a week, and what was drawn for the shop is no upload', async () => {
  const [fresh, old] = [await upload(6), await upload(8)]
  await writeFile(join(root, 'item', 'plov.art'), 'a recipe')
  await age('item', 'plov.art', 90)
  await app.sweepPictures()
  const files = await kept()
  expect([files.has(fresh), files.has(old), files.has('plov.art')]).toEqual([true, false, true])
})

test('a picture that only a document names stays: here a setting, as a name and inside an address', async () => {
  const [logo, icon, lost] = [
    await upload(30, 'business'),
    await upload(30, 'business'),
    await upload(30, 'business'),
  ]
  const value = { logo, links: [{ icon: `http://shop.test/img/business/${icon}` }] }
  await app.db.insert(businessSetting).values({ key: 'swept', value })
  await app.sweepPictures()
  const files = await kept('business')
  expect([files.has(logo), files.has(icon), files.has(lost)]).toEqual([true, true, false])
})

test('what a file brought in is forgotten along with its picture, unless an import still waits', async () => {
  const file = await upload()
  await app.db.insert(importPicture).values({ folder: 'item', source: 'https://a.test/1.png', file })
  await app.sweepPictures()
  expect((await kept()).has(file)).toBe(false)
  expect(await app.db.select().from(importPicture)).toEqual([])
})

test('a picture of a home page stays, whose column is called a value', async () => {
  const [file, lost] = [await upload(30, 'promotion'), await upload(30, 'promotion')]
  const { id: module_id } = await makeModule(app.db, { module_type: 'food' })
  const banner = { module_id, key: 'promotional_banner', type: 'promotional_banner', value: file } as const
  await app.db
    .insert(sectionBanner)
    .values({ ...banner, title: noText, short_description: noText, position: 1 })
  await app.sweepPictures()
  const files = await kept('promotion')
  expect([files.has(file), files.has(lost)]).toEqual([true, false])
})

const schemas: Record<string, Record<string, unknown>> = import.meta.glob('/server/database/schema/*.ts', {
  eager: true,
})

test('the columns of every table that may name a picture are looked into', () => {
  const listed = new Set([...plainTextColumns, ...documentColumns])
  const tables = Object.values(schemas)
    .flatMap((one) => Object.values(one))
    .filter((one) => is(one, PgTable))
  expect(tables.length).toBeGreaterThan(40)
  const left = tables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => /text|json|char/.test(column.getSQLType()) && column.enumValues === undefined)
      .filter((column) => !listed.has(column))
      .map((column) => `${getTableName(table)}.${column.name}`),
  )
  expect(left).toEqual([])
})
