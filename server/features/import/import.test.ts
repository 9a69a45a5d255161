// A file of items from the upload to the shop: what becomes of its rows, who may, and what customers then see.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { auditEntry } from '#server/database/schema/staff.ts'
import {
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { check, oneImport, rowsOf, run, upload } from './import.fixture.ts'

let app: TestApp
let owner: SignedInStaff
let store: StoreRow
let scope: Record<string, string>
let category_id: number

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

const text = (en: string) => ({ en, ar: en, tg: en, ru: en })

beforeEach(async () => {
  owner = await signedInStaff(app, ['owner'], { name: 'Olga' })
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db, { module_type: 'grocery' })
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  store = await makeStore(app.db, {
    zone_id: zone.id,
    module_id: module.id,
    name: text(`Corner ${module.id}`),
  })
  const juices = await makeCategory(app.db, { module_id: module.id, name: text(`Juices ${module.id}`) })
  category_id = juices.id
  scope = { zoneid: `[${zone.id}]`, moduleid: String(module.id) }
})

const itemsOf = (store_id: number) =>
  app.db.select().from(item).where(eq(item.store_id, store_id)).orderBy(item.id)

const lines = (...rows: string[]) => rows.join('\r\n')

test('texts that are shortened end with a whole letter, wherever a file has them', async () => {
  for (const most of [60, 200, 300]) {
    const long = `${'x'.repeat(most - 1)}🦊${'y'.repeat(200)}`
    const file = lines(
      'Name,Store,Category,Price,Description,Unit',
      `${long.slice(-201)},${store.name.en},#${category_id},${long},${long},${long}`,
    )
    const checked = await check(app, owner, { kind: 'items', bytes: file })
    expect([checked.state, checked.counts.refused]).toEqual(['checked', 1])
    const cancel = { version: checked.version }
    await app.send('POST', `/desk/imports/${checked.id}/cancel`, cancel, owner.headers)
  }
  const kept = await makeItem(app.db, store, { category_id, name: text('Shown'), price: 500 })
  const file = lines('Id,Description', `${kept.id},${'x'.repeat(299)}🦊${'y'.repeat(200)}`)
  const checked = await check(app, owner, { kind: 'items', bytes: file })
  expect(checked.counts).toMatchObject({ changed: 1 })
})

test('rows make, change and leave items as they are; nothing is written before it is run, and customers see it then', async () => {
  const old = await makeItem(app.db, store, { category_id, name: text('Old juice'), price: 500 })
  await makeItem(app.db, store, { category_id, name: text('Same juice'), price: 300 })
  const file = lines(
    'Name,Store,Category,Price,Stock,SKU',
    `Apple juice,${store.name.en},#${category_id},12.50,7,A-1`,
    `Old juice,${store.name.en},,6.25,,`,
    `Same juice,${store.name.en},,3,,`,
  )
  const checked = await check(app, owner, { kind: 'items', bytes: file })
  expect(checked).toMatchObject({
    state: 'checked',
    counts: { made: 1, changed: 1, unchanged: 1, refused: 0 },
  })
  const rows = await rowsOf(app, owner, checked.id)
  expect(rows.map(({ line, fate, name }) => [line, fate, name])).toEqual([
    [2, 'made', 'Apple juice'],
    [3, 'changed', 'Old juice'],
    [4, 'unchanged', 'Same juice'],
  ])
  expect(rows[1]?.changes).toEqual([{ field: 'price', before: '5', after: '6.25' }])
  expect(await itemsOf(store.id)).toHaveLength(2)

  const done = await run(app, owner, checked)
  expect(done).toMatchObject({ state: 'done', counts: { made: 1, changed: 1, unchanged: 1, refused: 0 } })
  const [one, , made] = await itemsOf(store.id)
  expect([one?.price, one?.version]).toEqual([625, old.version + 1])
  expect(made).toMatchObject({ price: 1_250, stock: 7, sku: 'A-1', slug: 'apple-juice', visible: true })
  app.forgetCatalogue()
  const shown = await app.get(`/items/details/${made?.slug}`, scope)
  expect([shown.status, shown.body.name, shown.body.price]).toEqual([200, 'Apple juice', 12.5])
  const [entry] = await app.db.select().from(auditEntry).where(eq(auditEntry.staff_id, owner.staff.id))
  expect(entry).toMatchObject({
    act: 'imported',
    subject: 'import',
    subject_id: done.id,
    after: { kind: 'items', made: 1, changed: 1, unchanged: 1, refused: 0 },
  })
})

test('the same file twice changes nothing the second time', async () => {
  const file = lines('Name;Category;Price', `Water;#${category_id};1,50`, `Tea;#${category_id};2`)
  const sent = { kind: 'items', bytes: file, store_id: store.id } as const
  await run(app, owner, await check(app, owner, sent))
  const again = await check(app, owner, sent)
  expect(again.counts).toEqual({ made: 0, changed: 0, unchanged: 2, refused: 0 })
  const refused = await app.send(
    'POST',
    `/desk/imports/${again.id}/run`,
    { version: again.version },
    owner.headers,
  )
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'rows'])
  expect(await itemsOf(store.id)).toHaveLength(2)
})

test('two imports of one file at once make its items once', async () => {
  const file = lines('Name;Category;Price', `Water;#${category_id};1,50`)
  const sent = { kind: 'items', bytes: file, store_id: store.id } as const
  const [one, other] = [await check(app, owner, sent), await check(app, owner, sent)]
  const beside = app.beside()
  for (const { id, version } of [one, other]) {
    expect((await app.send('POST', `/desk/imports/${id}/run`, { version }, owner.headers)).status).toBe(200)
  }
  await Promise.all([app.workAtImports(), beside.workAtImports()])
  await app.workAtImports()
  await beside.close()
  const ended = [await oneImport(app, owner, one.id), await oneImport(app, owner, other.id)]
  expect(ended.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(ended.map(({ counts }) => counts.made).toSorted()).toEqual([0, 1])
  expect(await itemsOf(store.id)).toHaveLength(1)
})

test('refused rows say why, column by column; the others are written without them only where that is said', async () => {
  const file = lines(
    'Name,Category,Price,Stock,Discount,For sale,Served from',
    `Fine,#${category_id},1,,,,`,
    `,#${category_id},1,,,,`,
    'Nowhere,Nothing,1,,,,',
    `Costly,#${category_id},1000000000000,,,,`,
    `Wordy,#${category_id},cheap,many,,perhaps,noon`,
    `Unclear,#${category_id},"1,234",,,,`,
    `Cut,#${category_id},1,,150,,`,
    `Fine,#${category_id},2,,,,`,
    'Empty,,,,,,',
  )
  const checked = await check(app, owner, { kind: 'items', bytes: file, store_id: store.id })
  expect(checked.counts).toEqual({ made: 1, changed: 0, unchanged: 0, refused: 8 })
  const rows = await rowsOf(app, owner, checked.id, '&fate=refused')
  const said = Object.fromEntries(rows.map(({ line, reasons }) => [line, reasons.map(({ field }) => field)]))
  expect(said).toEqual({
    3: [null],
    4: ['category'],
    5: ['price'],
    6: ['price', 'stock', 'status', 'available_time_starts'],
    7: ['price'],
    8: ['discount'],
    9: [null],
    10: ['category', 'price'],
  })
  expect(rows[1]?.reasons[0]?.text).toBe('There is no “Nothing” here.')
  expect(rows[2]?.reasons[0]?.text).toBe('It must be between 0 and 1000000.')
  expect(rows[6]?.reasons[0]?.text).toBe('Line 2 is about the same one.')

  const whole = await app.send(
    'POST',
    `/desk/imports/${checked.id}/run`,
    { version: checked.version },
    owner.headers,
  )
  expect([whole.status, whole.body.errors[0].code]).toEqual([409, 'refused'])
  const done = await run(app, owner, checked, true)
  expect([done.state, done.counts.made, done.counts.refused]).toEqual(['done', 1, 8])

  const path = `/api/v1/desk/imports/${checked.id}/refused`
  const reply = await app.fetch(path, { headers: { ...owner.headers, 'x-localization': 'ru' } })
  const mended = await reply.text()
  expect(reply.headers.get('content-disposition')).toContain('file-refused.csv')
  expect(mended.split('\r\n')[0]).toBe('Name,Category,Price,Stock,Discount,For sale,Served from,Причина')
  expect(mended).toContain('Category: Здесь нет «Nothing».')
  // With its rows mended and the reasons still in it, it is read like the file it came from.
  const again = await upload(app, owner, {
    kind: 'items',
    bytes: mended.replace('Nothing', `#${category_id}`),
    store_id: store.id,
  })
  expect(again.mapping).toEqual([...checked.mapping, null])
})

test('a mapping is remembered for the next file with the same headings', async () => {
  const sent = {
    kind: 'items',
    bytes: lines('Thing,Money,Shelf', `Soap,2,#${category_id}`),
    store_id: store.id,
  } as const
  const first = await upload(app, owner, sent)
  expect([first.mapping, first.is_remembered]).toEqual([[null, null, null], false])
  const body = { version: first.version, mapping: [null, 'price', 'category'] }
  const without = await app.send('POST', `/desk/imports/${first.id}/check`, body, owner.headers)
  expect([without.status, without.body.errors[0].code]).toEqual([422, 'mapping'])
  const done = await check(app, owner, sent, ['name.en', 'price', 'category'])
  expect(done.counts.made).toBe(1)
  const next = await upload(app, owner, sent)
  expect([next.mapping, next.is_remembered]).toEqual([['name.en', 'price', 'category'], true])
})

test('a manager imports into stores of their own, and sees imports of their own', async () => {
  const foreign = await makeStore(app.db, { module_id: store.module_id, zone_id: store.zone_id })
  const theirs = await makeItem(app.db, foreign, { category_id, name: text('Theirs') })
  const dana = await signedInStaff(app, ['manager'], { store_ids: [store.id] })
  const file = lines(
    'ID,Name,Store,Category,Price',
    `,Mine,#${store.id},#${category_id},1`,
    `,Not mine,#${foreign.id},#${category_id},1`,
    `${theirs.id},,,,9`,
  )
  const checked = await check(app, dana, { kind: 'items', bytes: file })
  expect(checked.counts).toEqual({ made: 1, changed: 0, unchanged: 0, refused: 2 })
  await run(app, dana, checked, true)
  expect((await itemsOf(store.id)).map(({ name }) => name.en)).toEqual(['Mine'])
  expect((await itemsOf(foreign.id)).map(({ price }) => price)).toEqual([theirs.price])

  const eve = await signedInStaff(app, ['manager'], { store_ids: [foreign.id] })
  for (const path of ['', '/rows', '/refused']) {
    expect((await app.get(`/desk/imports/${checked.id}${path}`, eve.headers)).status).toBe(404)
  }
  for (const step of ['run', 'cancel']) {
    const body = { version: checked.version }
    expect((await app.send('POST', `/desk/imports/${checked.id}/${step}`, body, eve.headers)).status).toBe(
      404,
    )
  }
  expect((await app.get('/desk/imports', eve.headers)).body.rows).toEqual([])
  expect((await app.get('/desk/imports', dana.headers)).body.total_size).toBe(1)
  const begin = (body: object, who: SignedInStaff) => app.send('POST', '/desk/imports', body, who.headers)
  expect((await begin({ kind: 'categories', file_name: 'x.csv' }, dana)).status).toBe(403)
  expect((await begin({ kind: 'items', file_name: 'x.csv', store_id: foreign.id }, dana)).status).toBe(422)
  expect((await app.get(`/desk/exports/items?store_id=${foreign.id}`, dana.headers)).status).toBe(422)
  const own = await app.fetch('/api/v1/desk/exports/items', { headers: dana.headers })
  const written = await own.text()
  expect([written.includes('Mine'), written.includes('Theirs')]).toEqual([true, false])
})

test('what changed between the check and the run is decided anew, and nothing is written by halves', async () => {
  const old = await makeItem(app.db, store, { category_id, name: text('Tea') })
  const file = lines('ID,Name,Category,Price', `,New,#${category_id},1`, `${old.id},Tea,,9`)
  const checked = await check(app, owner, { kind: 'items', bytes: file, store_id: store.id })
  expect(checked.counts).toEqual({ made: 1, changed: 1, unchanged: 0, refused: 0 })
  await app.db.update(item).set({ archived_at: new Date() }).where(eq(item.id, old.id))
  const back = await run(app, owner, checked)
  expect([back.state, back.counts]).toEqual(['checked', { made: 1, changed: 0, unchanged: 0, refused: 1 }])
  expect(back.problem).toContain('Nothing was written')
  expect(await itemsOf(store.id)).toHaveLength(1)
})

test('an import is canceled before it runs, and a step on an older version is refused', async () => {
  const file = lines('Name,Category,Price', `Water,#${category_id},1`)
  const checked = await check(app, owner, { kind: 'items', bytes: file, store_id: store.id })
  const send = (step: string, version: number) =>
    app.send('POST', `/desk/imports/${checked.id}/${step}`, { version }, owner.headers)
  expect((await send('run', checked.version - 1)).body.errors[0].code).toBe('version')
  expect((await send('cancel', checked.version)).body.state).toBe('canceled')
  expect((await send('run', checked.version + 1)).body.errors[0].code).toBe('state')
  await app.workAtImports()
  expect(await itemsOf(store.id)).toEqual([])
})

test('the feed for Merchant Center says what is sold out', async () => {
  await app.db.update(item).set({ stock: 0 })
  const feed = await app.fetch('/api/v1/desk/exports/items?format=merchant_tsv', { headers: owner.headers })
  const text = await feed.text()
  expect(text).toContain('out_of_stock')
  expect(text).not.toContain('in_stock')
})
