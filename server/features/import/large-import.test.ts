// Large files, pictures, and processes that end in the middle.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { catalogueImport, importPart } from '#server/database/schema/import.ts'
import { item } from '#server/database/schema/item.ts'
import { store as storeTable } from '#server/database/schema/store.ts'
import {
  linkModule,
  makeCategory,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { check, exported, oneImport, rowsOf, run } from './import.fixture.ts'

let app: TestApp
let owner: SignedInStaff
let store: StoreRow
let category_id: number

beforeAll(async () => {
  app = await createTestApp({ IMPORT_PRIVATE_ADDRESSES: 'on' })
  owner = await signedInStaff(app)
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db, { module_type: 'grocery' })
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  store = await makeStore(app.db, { zone_id: zone.id, module_id: module.id })
  category_id = (await makeCategory(app.db, { module_id: module.id })).id
})

afterAll(() => app.close())

const countItems = async () => {
  const { rows } = await app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from item where store_id = ${store.id}`,
  )
  return rows[0]?.n
}

const fileOf = (count: number, name: string) =>
  [
    'SKU,Name,Category,Price,Stock',
    ...Array.from(
      { length: count },
      (_, at) => `${name}-${at},${name} ${at},#${category_id},${(at % 900) + 1}.50,${at % 50}`,
    ),
  ].join('\n')

test('10,000 rows are checked, written by a process that goes on where another ended, and counted', {
  timeout: 240_000,
}, async () => {
  const checked = await check(app, owner, {
    kind: 'items',
    bytes: fileOf(10_000, 'Soap'),
    store_id: store.id,
  })
  expect(checked).toMatchObject({ state: 'checked', total: 10_000, counts: { made: 10_000, refused: 0 } })
  const body = { version: checked.version }
  expect((await app.send('POST', `/desk/imports/${checked.id}/run`, body, owner.headers)).status).toBe(200)
  // The connection that writes is cut: nothing of what it wrote stays.
  const working = app.workAtImports()
  const cut = async () => {
    for (let ended = 0; ended === 0; ) {
      const { rows } = await app.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like '%insert into "item"%'`)
      ended = rows.length
    }
  }
  await Promise.all([working, cut()])
  const left = await oneImport(app, owner, checked.id)
  expect([left.state, await countItems()]).toEqual(['running', 0])
  // As if the process had ended without a word: its claim stands until it runs out.
  const far = new Date(Date.now() + 60_000)
  await app.db
    .update(catalogueImport)
    .set({ claimed_by: 'gone', claimed_until: far })
    .where(eq(catalogueImport.id, checked.id))
  const beside = app.beside()
  await beside.workAtImports()
  expect(await countItems()).toBe(0)
  await app.db
    .update(catalogueImport)
    .set({ claimed_until: new Date(0) })
    .where(eq(catalogueImport.id, checked.id))
  const begun = performance.now()
  await beside.workAtImports()
  expect(performance.now() - begun).toBeLessThan(60_000)
  await beside.close()
  const done = await oneImport(app, owner, checked.id)
  expect(done).toMatchObject({ state: 'done', counts: { made: 10_000 } })
  expect(await countItems()).toBe(10_000)
  const [row] = await app.db.select().from(storeTable).where(eq(storeTable.id, store.id))
  expect([row?.total_items, row?.category_ids]).toEqual([10_000, [category_id]])
  expect(await app.db.select().from(importPart).where(eq(importPart.import_id, checked.id))).toEqual([])

  const stock = await exported(app, owner, `stock?store_id=${store.id}`)
  const dearer = stock.toString().replaceAll('1.50', '1.75')
  const repriced = await check(app, owner, { kind: 'stock', bytes: dearer })
  expect(repriced.counts).toMatchObject({ made: 0, refused: 0 })
  expect(repriced.counts.changed).toBeGreaterThan(10)
  expect((await run(app, owner, repriced)).state).toBe('done')
})

async function pictured(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
}

async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name)
  zip.end()
  const pieces: Buffer[] = []
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

test('pictures come from the ZIP or from addresses, once; what is no picture refuses its row and nothing is written', async () => {
  const picture = await pictured()
  const asked: string[] = []
  const host = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved.png') return void response.writeHead(302, { location: '/tea.png' }).end()
    if (request.url === '/tea.png') return void response.end(picture)
    response.end('<p>no picture</p>')
  })
  await new Promise<void>((open) => host.listen(0, '127.0.0.1', open))
  const at = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const file = [
    'Name,Category,Price,Picture',
    `Packed,#${category_id},1,Soap.PNG`,
    `Fetched,#${category_id},1,${at}/moved.png`,
    `Page,#${category_id},1,${at}/page`,
    `Lost,#${category_id},1,lost.png`,
    `Local,#${category_id},1,file:///etc/passwd`,
  ].join('\n')
  const pictures = await zipOf({ 'photos/soap.png': picture })
  const sent = { kind: 'items', bytes: file, pictures, store_id: store.id } as const
  const checked = await check(app, owner, sent)
  expect(checked.counts).toEqual({ made: 3, changed: 0, unchanged: 0, refused: 2 })
  expect(asked).toEqual([])
  const back = await run(app, owner, checked, true)
  expect([back.state, back.counts]).toEqual(['checked', { made: 2, changed: 0, unchanged: 0, refused: 3 }])
  const [page] = await rowsOf(app, owner, checked.id, '&q=Page')
  expect(page?.reasons[0]?.text).toContain('is not a picture')
  const done = await run(app, owner, back, true)
  expect([done.state, done.counts.made]).toEqual(['done', 2])
  expect(asked.toSorted()).toEqual(['/moved.png', '/page', '/tea.png'])
  const made = await app.db
    .select()
    .from(item)
    .where(eq(item.name, { en: 'Packed', ar: 'Packed', tg: 'Packed', ru: 'Packed' }))
  expect(made[0]?.image).toMatch(/^item-[0-9a-f]{24}\.webp$/)
  expect(await app.parts.pictures.find('item', made[0]?.image ?? '')).toBeDefined()
  const again = await check(app, owner, sent)
  expect(again.counts).toMatchObject({ made: 1, changed: 0, unchanged: 2, refused: 2 })
  host.close()
})

test('a ZIP of pictures that is cut off, and one that swells, end the check with a word', async () => {
  const file = `Name,Category,Price,Picture\nSoap,#${category_id},1,soap.png\n`
  const whole = await zipOf({ 'soap.png': await pictured() })
  const bomb = await zipOf({ 'soap.png': Buffer.alloc(24 * 1_024 * 1_024) })
  for (const [pictures, words] of [
    [whole.subarray(0, whole.length - 30), 'damaged or cut off'],
    [bomb, 'unpacks to far more'],
  ] as const) {
    const refused = await check(app, owner, { kind: 'items', bytes: file, pictures, store_id: store.id })
    expect([refused.state, refused.problem]).toEqual(['refused', expect.stringContaining(words)])
  }
})
