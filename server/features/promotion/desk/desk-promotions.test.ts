// Banners, campaigns and flash sales at the desk over HTTP, and what the shop shows of them then.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CategoryRow,
  type ItemRow,
  inAllLanguages,
  linkModule,
  type ModuleRow,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp, type TestReply } from '#server/testing/test-app.ts'

let app: TestApp
let zone: ZoneRow
let module: ModuleRow
let store: StoreRow
let other: StoreRow
let category: CategoryRow
let soup: ItemRow
let tea: ItemRow
let owner: SignedInStaff
let manager: SignedInStaff

beforeAll(async () => {
  // Five hours ahead of UTC: the test begins at noon of the 16th.
  app = await createTestApp({ TIME_ZONE: 'Asia/Tashkent' })
  zone = await makeZone(app.db)
  module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  const place = { module_id: module.id, zone_id: zone.id }
  store = await makeStore(app.db, { ...place, name: inAllLanguages('Noodle Bar') })
  other = await makeStore(app.db, place)
  category = await makeCategory(app.db, { module_id: module.id })
  soup = await makeItem(app.db, store, { category_id: category.id, name: inAllLanguages('Soup') })
  tea = await makeItem(app.db, other, { category_id: category.id })
  owner = await signedInStaff(app, ['owner'])
  manager = await signedInStaff(app, ['manager'], { store_ids: [store.id] })
})

afterAll(() => app.close())

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, by = owner) =>
  app.send(method, `/desk/${path}`, body, by.headers)

const read = (path: string, by = owner) => app.get(`/desk/${path}`, by.headers)

function answered({ status, body }: TestReply) {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const refusedFor = ({ status, body }: TestReply) => [status, body.errors?.[0]?.code]

async function shop(path: string) {
  app.forgetCatalogue()
  return answered(await app.get(path, { zoneid: `[${zone.id}]`, moduleid: String(module.id) }))
}

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)

const banner = (title: string, more: object = {}) => ({
  module_id: module.id,
  type: 'default',
  title: { en: title },
  image: 'banner-1.webp',
  link: '/flash-sales',
  ...more,
})

test('banners are shown in the sequence they were put in, and gone when switched off or removed', async () => {
  const made = []
  for (const title of ['One', 'Two', 'Three'])
    made.push(answered(await call('POST', 'banners', banner(title))))
  const ids = made.map(({ id }) => id)
  const shown = async () => titles((await shop('/banners')).banners)
  expect(await shown()).toEqual(['One', 'Two', 'Three'])
  answered(await call('POST', 'banner-order', { ids: ids.toReversed() }))
  expect(await shown()).toEqual(['Three', 'Two', 'One'])
  const off = banner('Two', { status: false, version: 1 })
  expect(answered(await call('PUT', `banners/${ids[1]}`, off))).toMatchObject({ status: false, version: 2 })
  expect(await shown()).toEqual(['Three', 'One'])
  expect((await call('PUT', `banners/${ids[1]}`, off)).status).toBe(409)
  answered(await call('DELETE', `banners/${ids[0]}`, { version: 1 }))
  expect(await shown()).toEqual(['Three'])
  expect(titles(answered(await read(`banners?module_id=${module.id}`)).rows)).toEqual(['Three', 'Two'])
})

test.each([
  ['a link that runs something', { link: 'javascript:alert(1)' }, [403, 'link']],
  ['a link to nowhere', { link: '//elsewhere.test' }, [403, 'link']],
  ['a picture that is no file name', { image: '../secret.webp' }, [403, 'image']],
  ['no title', { title: {} }, [403, 'title']],
  ['a store banner without a store', { type: 'store_wise' }, [403, 'store_id']],
  ['an item that is not there', { type: 'item_wise', item_id: 99_999 }, [422, 'item_id']],
  ['a zone that is not there', { zone_id: 99_999 }, [422, 'zone_id']],
])('a banner with %s is refused', async (_, more, refusal) => {
  expect(refusedFor(await call('POST', 'banners', banner('No', more)))).toEqual(refusal)
})

test('a manager’s banner stands on the page of their store only', async () => {
  const one = answered(await call('POST', 'banners', banner('Ours', { store_id: store.id }), manager))
  expect(one).toMatchObject({ created_by: 'store', store_id: store.id })
  expect(titles(await shop(`/banners/${store.id}`))).toEqual(['Ours'])
  expect(titles((await shop('/banners')).banners)).not.toContain('Ours')
  const foreign = banner('Theirs', { store_id: other.id })
  expect(refusedFor(await call('POST', 'banners', foreign, manager))).toEqual([422, 'store_id'])
  const central = answered(await call('POST', 'banners', banner('Central')))
  expect((await read(`banners/${central.id}`, manager)).status).toBe(404)
  const change = banner('X', { store_id: store.id, version: 1 })
  expect((await call('PUT', `banners/${central.id}`, change, manager)).status).toBe(404)
  expect((await call('DELETE', `banners/${central.id}`, { version: 1 }, manager)).status).toBe(404)
  expect(titles(answered(await read('banners', manager)).rows)).toEqual(['Ours'])
})

test('a place of the home page holds one picture, with its words', async () => {
  const place = { module_id: module.id, kind: 'place', place: 'bottom_section_banner', image: 'wide.webp' }
  const one = answered(await call('POST', 'section-banners', { ...place, title: { en: 'Fresh' } }))
  expect((await shop('/other-banners')).bottom_section_banner).toBe('wide.webp')
  expect(refusedFor(await call('POST', 'section-banners', place))).toEqual([409, 'place'])
  const change = { image: 'other.webp', title: { en: 'Fresh' }, status: true, version: 1 }
  answered(await call('PUT', `section-banners/${one.id}`, change))
  expect((await shop('/other-banners')).bottom_section_banner).toBe('other.webp')
  answered(await call('DELETE', `section-banners/${one.id}`, { version: 2 }))
  expect((await shop('/other-banners')).bottom_section_banner).toBe(null)
  const reason = { module_id: module.id, kind: 'reason', title: { en: 'Quick' } }
  answered(await call('POST', 'section-banners', reason))
  expect(titles((await shop('/other-banners/why-choose')).banners)).toEqual(['Quick'])
  expect((await call('POST', 'section-banners', reason, manager)).status).toBe(403)
})

const campaign = (more: object = {}) => ({
  module_id: module.id,
  title: { en: 'Soup week' },
  image: 'week.webp',
  start_date: '2026-11-16',
  end_date: '2026-11-20',
  ...more,
})

test('a campaign runs in the shop with the stores the business confirmed', async () => {
  const { id } = answered(await call('POST', 'campaigns', campaign()))
  const inShop = async () => {
    const found = await app.get(`/campaigns/basic-campaign-details?basic_campaign_id=${id}`, {
      zoneid: `[${zone.id}]`,
      moduleid: String(module.id),
    })
    return found.body.stores?.map((one: { name: string }) => one.name)
  }
  expect(titles(await shop('/campaigns/basic'))).toContain('Soup week')
  const asked = { store_ids: [store.id], status: 'pending' }
  expect(answered(await call('POST', `campaigns/${id}/stores`, asked, manager)).pending).toBe(1)
  app.forgetCatalogue()
  expect(await inShop()).toEqual([])
  const confirmed = { ...asked, status: 'confirmed' }
  expect((await call('POST', `campaigns/${id}/stores`, confirmed, manager)).status).toBe(403)
  const foreign = { store_ids: [other.id], status: 'pending' }
  expect((await call('POST', `campaigns/${id}/stores`, foreign, manager)).status).toBe(422)
  answered(await call('POST', `campaigns/${id}/stores`, confirmed))
  app.forgetCatalogue()
  expect(await inShop()).toEqual(['Noodle Bar'])
  // What was answered stays, however often a manager asks.
  answered(await call('POST', `campaigns/${id}/stores`, asked, manager))
  expect(answered(await read(`campaigns/${id}`)).stores).toMatchObject([{ status: 'confirmed' }])
  expect(
    (await app.send('DELETE', `/desk/campaigns/${id}/stores/${store.id}`, {}, manager.headers)).status,
  ).toBe(200)
  app.forgetCatalogue()
  expect(await inShop()).toEqual([])
  expect(answered(await call('POST', `campaigns/${id}/archive`, { version: 1 })).state).toBe('archived')
  expect(titles(await shop('/campaigns/basic'))).not.toContain('Soup week')
  expect((await call('POST', 'campaigns', campaign(), manager)).status).toBe(403)
  expect(refusedFor(await call('POST', 'campaigns', campaign({ end_date: '2026-11-15' })))).toEqual([
    403,
    'end_date',
  ])
})

test('an item of a campaign is sold by the store that made it', async () => {
  const { module_id: _, ...shared } = campaign({ title: { en: 'Big bowl' } })
  const item = {
    ...shared,
    store_id: store.id,
    category_id: category.id,
    price: 12.5,
    discount: 20,
    stock: 5,
  }
  const one = answered(await call('POST', 'campaign-items', item, manager))
  expect(one).toMatchObject({ price: 12.5, discount: 20, state: 'running' })
  const inShop = async () => (await shop('/campaigns/item')).map((row: { name: string }) => row.name)
  expect(await inShop()).toContain('Big bowl')
  answered(await call('POST', `campaign-items/${one.id}/archive`, { version: 1 }, manager))
  expect(await inShop()).not.toContain('Big bowl')
  const foreign = { ...item, store_id: other.id }
  expect(refusedFor(await call('POST', 'campaign-items', foreign, manager))).toEqual([422, 'store_id'])
  const free = { ...item, discount_type: 'amount', discount: 13 }
  expect(refusedFor(await call('POST', 'campaign-items', free))).toEqual([422, 'discount'])
  const theirs = answered(await call('POST', 'campaign-items', foreign))
  expect((await read(`campaign-items/${theirs.id}`, manager)).status).toBe(404)
})

const sale = (more: object = {}) => ({
  module_id: module.id,
  title: { en: 'Lunch sale' },
  starts_at: '2026-11-16 12:00',
  ends_at: '2026-11-16T14:00',
  items: [{ item_id: soup.id, discount_type: 'percent', discount: 50, stock: 3 }],
  ...more,
})

test('a flash sale runs by the clock of the shop, and an item is in one at a time', async () => {
  const one = answered(await call('POST', 'flash-sales', sale()))
  expect(one).toMatchObject({ state: 'running', starts_at: '2026-11-16 12:00', items_count: 1, stock: 3 })
  const inShop = async () => {
    const { active_products } = await shop('/flash-sales')
    return active_products.map((row: { discount_amount: number }) => row.discount_amount)
  }
  expect(await inShop()).toEqual([5])
  app.setNow('2026-11-16T09:00:01.000Z')
  expect(await inShop()).toEqual([])
  expect(answered(await read(`flash-sales/${one.id}`)).state).toBe('over')
  app.setNow('2026-11-16T07:00:00.000Z')
  const again = await call(
    'POST',
    'flash-sales',
    sale({ starts_at: '2026-11-16 13:59', ends_at: '2026-11-17 10:00' }),
  )
  expect(refusedFor(again)).toEqual([409, 'items'])
  expect(again.body.errors[0].message).toBe('Soup is in the flash sale “Lunch sale” at that time.')
  const draft = answered(await call('POST', 'flash-sales', sale({ is_publish: false })))
  expect(draft.state).toBe('off')
  const other_item = sale({ items: [{ item_id: tea.id, discount: 10, stock: 1 }] })
  const both = await Promise.all([
    call('POST', 'flash-sales', other_item),
    call('POST', 'flash-sales', other_item),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  answered(await call('POST', `flash-sales/${one.id}/archive`, { version: 1 }))
  answered(await call('PUT', `flash-sales/${draft.id}`, sale({ version: 1 })))
  expect((await read(`flash-sales/${draft.id}`, manager)).status).toBe(404)
  expect((await call('POST', 'flash-sales', sale(), manager)).status).toBe(403)
})

test.each([
  ['that ends before it starts', { ends_at: '2026-11-16 11:00' }, [403, 'ends_at']],
  ['without items', { items: [] }, [403, 'items']],
  ['whose shares are not the whole', { admin_discount_percentage: 60 }, [403, 'vendor_discount_percentage']],
  [
    'with an item that is not there',
    { items: [{ item_id: 99_999, discount: 10, stock: 1 }] },
    [422, 'items'],
  ],
])('a flash sale %s is refused', async (_, more, refusal) => {
  expect(refusedFor(await call('POST', 'flash-sales', sale(more)))).toEqual(refusal)
})

test('a change of a flash sale is taken back with its items, and not where another sale took its time', async () => {
  const later = { starts_at: '2026-12-01 10:00', ends_at: '2026-12-01 12:00' }
  const one = answered(await call('POST', 'flash-sales', sale(later)))
  const items = [{ item_id: soup.id, discount: 40, stock: 9 }]
  const moved = { starts_at: '2026-12-02 10:00', ends_at: '2026-12-02 12:00', items, version: 1 }
  answered(await call('PUT', `flash-sales/${one.id}`, sale(moved)))
  const lastChange = async () =>
    answered(await read('audit?subject=flash_sale&act=changed')).entries.find(
      (entry: { subject_id: number }) => entry.subject_id === one.id,
    )
  answered(await call('POST', `audit/${(await lastChange()).id}/undo`, {}))
  const now = answered(await read(`flash-sales/${one.id}`))
  expect(now).toMatchObject({ starts_at: one.starts_at, ends_at: one.ends_at, version: 3, stock: one.stock })
  expect(now.items).toEqual(one.items)
  answered(await call('PUT', `flash-sales/${one.id}`, sale({ ...moved, version: 3 })))
  const change = await lastChange()
  answered(await call('POST', 'flash-sales', sale(later)))
  expect((await call('POST', `audit/${change.id}/undo`, {})).status).toBe(409)
  expect(answered(await read(`flash-sales/${one.id}`))).toMatchObject({ version: 4, stock: 9 })
})

test('a manager chooses among their own stores and items, the business among all', async () => {
  const ids = async (of: string, by: SignedInStaff) =>
    answered(await read(`choices/${of}`, by)).map((one: { id: number }) => one.id)
  expect(await ids('stores', manager)).toEqual([store.id])
  expect(await ids('items', manager)).toEqual([soup.id])
  expect(await ids('stores', owner)).toEqual(expect.arrayContaining([store.id, other.id]))
  expect(await ids(`items?ids=${tea.id}`, owner)).toEqual([tea.id])
  expect(await ids('items?q=sou', owner)).toEqual([soup.id])
})
