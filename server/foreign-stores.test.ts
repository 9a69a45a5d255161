// What is a store's own stays its own: every endpoint of the desk, called by others with the ids of what is the store's.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskPath } from '#contract/core/desk.ts'
import type { Endpoint } from '#contract/core/endpoint.ts'
import { isPermitted } from '#contract/core/permission.ts'
import { type CallValues, callAny, type Filled, fieldsOf, fill, nameOf } from '#server/testing/any-call.ts'
import { linkModule, makeCategory, makeModule, makeZone } from '#server/testing/factories.ts'
import { makeBasicCampaign, makeFlashSale } from '#server/testing/promotion-factories.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { openStaffSession, type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { giveStore, type OwnedStore, rowsOfStore } from './foreign-stores.fixture.ts'
import { examples, type Input } from './store-changes.fixture.ts'

let app: TestApp
let theirs: OwnedStore
let own: OwnedStore
let endpoints: readonly Endpoint[]
/** Reads what forms begin with: no caller can end this session. */
let owner: SignedInStaff

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  const category = await makeCategory(app.db, { module_id: module.id })
  const { id: campaign_id } = await makeBasicCampaign(app.db, { module_id: module.id })
  const { id: flash_sale_id } = await makeFlashSale(app.db, { module_id: module.id })
  const shared = { zone, module, category, campaign_id, flash_sale_id }
  theirs = await giveStore(app, 'onlyforannasstore', shared)
  own = await giveStore(app, 'whatbobsellshimself', shared)
  await app.work()
  endpoints = app.endpoints.filter(({ path }) => path.startsWith(`${deskPath}/`))
})

afterAll(() => app.close())

const read = async (path: string) => (await app.get(path, owner.headers)).body

type Headers = Record<string, string>
/** Changes that are of no one store, and why a manager is let in up to there. */
const ofNoStore: readonly (readonly [RegExp, string])[] = [
  [/ \/desk\/section-banners/, 'home pages are the business’s; a manager is refused inside'],
  [/ \/desk\/campaigns(\/\{id\}(\/archive|\/restore)?)?$/, 'the business makes campaigns, stores join them'],
  [/ \/desk\/flash-sales/, 'the business makes flash sales'],
  [/ \/desk\/pictures$/, 'a picture is nobody’s before something names it'],
]

const isForManagers = ({ needs }: Endpoint) => needs !== undefined && isPermitted(['manager'], needs)

const exampled = () =>
  endpoints.filter(
    (one) =>
      one.method !== 'GET' &&
      isForManagers(one) &&
      one.needs !== 'own_account' &&
      !ofNoStore.some(([known]) => known.test(nameOf(one))),
  )

async function ask(endpoint: Endpoint, { path, input }: Filled, headers: Headers) {
  if (!Object.values(input).some((value) => value instanceof Blob)) {
    return callAny(app, endpoint, { path, input }, headers)
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    form.set(name, value instanceof Blob ? value : String(value))
  }
  const reply = await app.fetch(`/api/v1${path}`, { method: endpoint.method, body: form, headers })
  return { status: reply.status, text: await reply.text() }
}

const tells = (text: string) => text.toLowerCase().includes(theirs.mark)

/** Said by somebody else it would be their own word. */
function withoutMark(input: Input): Input {
  const plain = ([name, value]: [string, unknown]) => [
    name,
    value instanceof Blob
      ? value
      : JSON.parse(JSON.stringify(value ?? null).replaceAll(new RegExp(theirs.mark, 'gi'), 'another')),
  ]
  return Object.fromEntries(Object.entries(input).map(plain))
}

const isId = (name: string) => /(^|_)ids?$/.test(name) || name === 'items'

/** Everything of the other store’s, then each part of it beside what is the caller’s own. */
async function mixed(endpoint: Endpoint): Promise<Filled[]> {
  const example = examples[nameOf(endpoint)]
  if (!example) return []
  const [foreign, mine] = [await example(theirs, endpoint, read), await example(own, endpoint, read)]
  const input = withoutMark(foreign.input)
  const swapped = Object.keys(input).filter(
    (name) => isId(name) && JSON.stringify(input[name]) !== JSON.stringify(mine.input[name]),
  )
  return [
    { path: foreign.path, input },
    ...(foreign.path === mine.path
      ? []
      : [{ path: foreign.path, input: { ...mine.input, version: input.version } }]),
    ...swapped.map((name) => ({ path: mine.path, input: { ...mine.input, [name]: input[name] } })),
  ]
}

const values: CallValues = {
  from: ['2026-11-10'],
  to: ['2026-11-17'],
  list: ['items'],
  version: [1],
  latitude: [51.13],
  longitude: [71.43],
}

/** Of whatever a place or filter may say, each once. */
function choicesOf(
  {
    name,
    schema,
  }: { name: string; schema: { enum?: readonly unknown[] | undefined; type?: string | undefined } },
  id: number,
): unknown[] {
  if (name === 'q') return [theirs.mark]
  if (isId(name)) return [schema.type === 'array' ? [id] : id]
  if (schema.enum) return [...schema.enum]
  return schema.type === 'boolean' ? [true] : []
}

/** With one id wherever the endpoint takes an id, and with it in its path alone. */
function naming(endpoint: Endpoint, id: number): Filled[] {
  const { fields } = fieldsOf(endpoint)
  const { input } = fill(endpoint, values, String(id), ({ required }) => required)
  const named = fields
    .filter(({ name }) => isId(name) && name !== 'items')
    .map(({ name, schema }) => [name, schema.type === 'array' ? [id] : id])
  const path = endpoint.path.replaceAll(/\{\w+\}/g, String(id))
  const plain = path === endpoint.path ? [] : [{ path, input }]
  return named.length > 0 ? [{ path, input: { ...input, ...Object.fromEntries(named) } }, ...plain] : plain
}

/** What is read, with each filter alone. */
function filtered(endpoint: Endpoint): Filled[] {
  if (endpoint.method !== 'GET') return []
  const { path, input } = fill(
    endpoint,
    { ...values, '*': [theirs.store.id] },
    'all',
    (field) => field.required,
  )
  const { places, fields } = fieldsOf(endpoint)
  const kinds = places.flatMap(({ schema }) => schema.enum ?? [])
  const paths = kinds.length > 0 ? kinds.map((kind) => endpoint.path.replace('{kind}', String(kind))) : [path]
  const chosen = fields.flatMap((field) =>
    choicesOf(field, theirs.store.id).map((value) => ({ [field.name]: value })),
  )
  return paths.flatMap((at) => [{}, ...chosen].map((more) => ({ path: at, input: { ...input, ...more } })))
}

/** Everything that can be tried, or of each kind one, for whoever is let in nowhere. */
async function callsOf(endpoint: Endpoint, isTried: boolean): Promise<Filled[]> {
  if (isTried && isForManagers(endpoint)) {
    const named = theirs.ids.flatMap((id) => naming(endpoint, id))
    return [...(await mixed(endpoint)), ...filtered(endpoint), ...named]
  }
  const [first] = await mixed(endpoint)
  return [...(first ? [first] : []), ...filtered(endpoint).slice(0, 1), ...naming(endpoint, theirs.store.id)]
}

/** New for every endpoint: some end the session they are called with. */
const others: Readonly<Record<string, { arrive(): Promise<Headers>; isTried: boolean }>> = {
  'the manager of another store': {
    arrive: async () => (await openStaffSession(app, own.manager.staff)).headers,
    isTried: true,
  },
  'a manager of no store': {
    arrive: async () => (await signedInStaff(app, ['manager'])).headers,
    isTried: false,
  },
  'a courier': { arrive: async () => (await signedInStaff(app, ['courier'])).headers, isTried: false },
  'a customer': { arrive: async () => (await signedInCustomer(app)).headers, isTried: false },
  'a stranger': { arrive: async () => ({}), isTried: false },
}

describe.each(Object.entries(others))('%s', (_, { arrive, isTried }) => {
  test('reads nothing and changes nothing of a store, whatever they call', { timeout: 120_000 }, async () => {
    const before = await rowsOfStore(app.db, theirs)
    const wrong: string[] = []
    for (const endpoint of endpoints) {
      const headers = await arrive()
      for (const call of await callsOf(endpoint, isTried)) {
        const { status, text } = await ask(endpoint, call, headers)
        if (status < 500 && !tells(text)) continue
        wrong.push(
          `${endpoint.method} ${call.path} ${JSON.stringify(call.input)}: ${status} ${text.slice(0, 300)}`,
        )
      }
    }
    expect(wrong).toEqual([])
    expect(await rowsOfStore(app.db, theirs)).toEqual(before)
  })
})

describe('its own manager', () => {
  test('reads the mark, so that it could be read', async () => {
    const finding: string[] = []
    for (const endpoint of endpoints.filter((one) => one.method === 'GET' && isForManagers(one))) {
      const named = theirs.ids.flatMap((id) => naming(endpoint, id))
      for (const call of [...filtered(endpoint), ...named]) {
        const { text } = await ask(endpoint, call, theirs.manager.headers)
        if (!tells(text)) continue
        finding.push(endpoint.path)
        break
      }
    }
    expect(finding).toEqual(
      expect.arrayContaining([
        '/desk/stores',
        '/desk/stores/{id}',
        '/desk/items',
        '/desk/items/{id}',
        '/desk/items/stores',
        '/desk/add-ons',
        '/desk/coupons',
        '/desk/coupons/{id}',
        '/desk/banners',
        '/desk/banners/{id}',
        '/desk/campaigns/{id}',
        '/desk/campaign-items',
        '/desk/campaign-items/{id}',
        '/desk/reviews',
        '/desk/reviews/{id}',
        '/desk/orders/board',
        '/desk/imports',
        '/desk/imports/{id}',
        '/desk/imports/{id}/rows',
        '/desk/imports/{id}/refused',
        '/desk/exports/{kind}',
        '/desk/choices/stores',
        '/desk/choices/items',
        '/desk/choices/customers',
        '/desk/reports/today',
        '/desk/reports/series',
        '/desk/reports/orders',
        '/desk/views',
      ]),
    )
  })

  test('succeeds with the same changes, and the rows show it', async () => {
    const before = await rowsOfStore(app.db, theirs)
    const { headers } = await openStaffSession(app, theirs.manager.staff)
    const failing: string[] = []
    for (const endpoint of exampled()) {
      const example = examples[nameOf(endpoint)]
      const call = await example?.(theirs, endpoint, read)
      const reply = call && (await ask(endpoint, call, headers))
      if (reply?.status !== 200)
        failing.push(`${nameOf(endpoint)} ${JSON.stringify(call?.input)}: ${reply?.status} ${reply?.text}`)
    }
    expect(failing).toEqual([])
    const after = await rowsOfStore(app.db, theirs)
    const touched = Object.keys(after).filter((table) => after[table]?.join() !== before[table]?.join())
    expect(touched).toEqual(
      expect.arrayContaining([
        'store',
        'item',
        'add_on',
        'coupon',
        'banner',
        'review',
        'order',
        'catalogue_import',
      ]),
    )
  })
})
