// What is somebody's own stays their own: every endpoint that is bound, called by others with the ids of what is theirs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/core/endpoint.ts'
import { type CallValues, callAny, fieldsOf, fill, nameOf } from '#server/testing/any-call.ts'
import { linkModule, makeCategory, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { newGuest, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { giveEverything, mark, type OwnedData, rowsOf } from './foreign-data.fixture.ts'

let app: TestApp
let owned: OwnedData
let scope: Record<string, string>
let values: CallValues

beforeAll(async () => {
  app = await createTestApp()
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  const store = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  const category = await makeCategory(app.db, { module_id: module.id })
  owned = await giveEverything(app, store, category.id)
  scope = { zoneid: `[${zone.id}]`, moduleid: String(module.id), 'idempotency-key': mark }
  values = {
    store_id: [store.id],
    module_id: [module.id],
    zone_id: [zone.id],
    latitude: [51.13],
    longitude: [71.43],
    contact_number: ['+77009998877'],
    limit: [50],
    offset: [1],
  }
})

afterAll(() => app.close())

/** Ids of what everybody may see. */
const ofTheShop = /^(store|module|zone|category|item|product|campaign|parcel_category|add_on|vendor)_ids?$/

const isId = (name: string) => /(^|_)ids?$/.test(name) && !ofTheShop.test(name) && name !== 'guest_id'

/** With one id of what is Ann's wherever the endpoint takes an id. */
function naming(endpoint: Endpoint, id: number) {
  // What is optional would only narrow what is found.
  const filled = fill(endpoint, values, String(id), ({ required }) => required)
  const named = fieldsOf(endpoint)
    .fields.filter(({ name }) => isId(name))
    .map(({ name, schema }) => [name, schema.type === 'array' ? [id] : id])
  return {
    path: endpoint.path.replace(/\{\w+\}/g, String(id)),
    input: { ...filled.input, ...Object.fromEntries(named) },
  }
}

const takesIds = (endpoint: Endpoint) =>
  endpoint.path.includes('{') || fieldsOf(endpoint).fields.some(({ name }) => isId(name))

type Headers = Record<string, string>

/** All answers of an endpoint to a caller who names what is not theirs. */
async function askAbout(endpoint: Endpoint, headers: Headers, more: object): Promise<string[]> {
  const ids = takesIds(endpoint) ? owned.ids : owned.ids.slice(0, 1)
  const answers: string[] = []
  for (const id of ids) {
    const { path, input } = naming(endpoint, id)
    const reply = await callAny(
      app,
      endpoint,
      { path, input: { ...input, ...more } },
      { ...scope, ...headers },
    )
    expect(reply.status, `${nameOf(endpoint)} ${JSON.stringify(input)}: ${reply.text}`).toBeLessThan(500)
    answers.push(reply.text)
  }
  return answers
}

interface Other {
  headers: Headers
  more: object
}

const takesGuests = (endpoint: Endpoint) => fieldsOf(endpoint).fields.some(({ name }) => name === 'guest_id')

/** New for every endpoint: some end the session or the account they are called with. */
const others: Readonly<Record<string, { arrive(): Promise<Other>; calls?: typeof takesGuests }>> = {
  'another customer': { arrive: async () => ({ headers: (await signedInCustomer(app)).headers, more: {} }) },
  'another guest': { arrive: async () => ({ headers: {}, more: await newGuest(app) }) },
  'a stranger': { arrive: async () => ({ headers: {}, more: {} }) },
  'a stranger who says the id of an account is a guest’s': {
    arrive: async () => ({ headers: {}, more: { guest_id: owned.ann.customer.id } }),
    calls: takesGuests,
  },
}

test('its owner reads the mark, so that it could be read', async () => {
  const finding: string[] = []
  for (const endpoint of app.endpoints.filter(({ method }) => method === 'GET')) {
    const answers = await askAbout(endpoint, owned.ann.headers, {})
    if (answers.some((answer) => answer.includes(mark))) finding.push(endpoint.path)
  }
  expect(finding).toEqual(
    expect.arrayContaining([
      '/customer/info',
      '/customer/address/list',
      '/customer/cart/list',
      '/customer/order/list',
      '/customer/order/running-orders',
      '/customer/order/track',
      '/customer/order/details',
      '/customer/message/list',
      '/customer/message/details',
      '/customer/notifications',
      '/customer/passkeys',
      '/customer/sessions',
      '/customer/my-data',
    ]),
  )
})

describe.each(Object.entries(others))('%s', (_, { arrive, calls = () => true }) => {
  test('reads nothing and changes nothing of it, whatever they call', { timeout: 120_000 }, async () => {
    const before = await rowsOf(app.db, owned)
    const leaks: string[] = []
    for (const endpoint of app.endpoints.filter(calls)) {
      const { headers, more } = await arrive()
      const answers = await askAbout(endpoint, headers, more)
      const leaked = owned.secrets.filter((secret) => answers.some((answer) => answer.includes(secret)))
      if (leaked.length > 0) leaks.push(`${nameOf(endpoint)} told ${leaked.join()}`)
    }
    expect(leaks).toEqual([])
    expect(await rowsOf(app.db, owned)).toEqual(before)
  })
})

describe('beside the contract', () => {
  const ask = (path: string, headers: Headers = {}) => app.fetch(path, { headers, redirect: 'manual' })

  test('nobody is sent to pay an order of another’s, and no payment of it is opened', async () => {
    const before = await rowsOf(app.db, owned)
    const { headers } = await signedInCustomer(app)
    for (const order_id of owned.order_ids) {
      for (const customer_id of [owned.ann.customer.id, order_id]) {
        const search = new URLSearchParams({
          order_id: String(order_id),
          customer_id: String(customer_id),
          payment_method: 'trial',
          callback: 'http://shop.test/order/1',
        })
        for (const who of [{}, headers]) {
          const reply = await ask(`/payment-mobile?${search}`, who)
          expect([reply.status, reply.headers.get('location')]).toEqual([404, null])
        }
      }
    }
    expect(await rowsOf(app.db, owned)).toEqual(before)
  })

  test('nobody listens to an order of another’s', async () => {
    const { headers } = await signedInCustomer(app)
    for (const order_id of owned.order_ids) {
      const reply = await ask(`/api/v1/customer/order/track/stream?order_id=${order_id}`, headers)
      expect(reply.status).toBe(404)
    }
  })

  test.each(['order', 'refund', 'conversation', 'chat'])(
    'no picture of the folder %s opens unsigned',
    async (folder) => {
      expect((await ask(`/img/${folder}/${mark}.webp`)).status).toBe(404)
    },
  )
})

test('what its owner does to it is seen in the rows, so that it would be', async () => {
  const before = await rowsOf(app.db, owned)
  expect(Object.values(before).flat().join()).toContain(mark)
  const cancel = { order_id: owned.order_ids[0], reason: 'by mistake' }
  expect((await app.send('PUT', '/customer/order/cancel', cancel, owned.ann.headers)).status).toBe(200)
  const after = await rowsOf(app.db, owned)
  const touched = Object.keys(after).filter((table) => after[table]?.join() !== before[table]?.join())
  expect(touched).toEqual(expect.arrayContaining(['order', 'order_history']))
})
