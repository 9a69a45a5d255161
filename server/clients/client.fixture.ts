// A client of another maker, pointed at this shop with its demo world: it calls as such clients do, odd spellings
// included, and reads the answers with its own eyes (shapes).
import { expect } from 'vitest'
import type { z } from 'zod'
import { gridStreets as streets } from '#demo/build/streets.fixture.ts'
import { moduleIds } from '#demo/build/zones-and-modules.ts'
import { demoCustomers, demoPassword } from '#demo/content/business/customers.ts'
import { fillWorld } from '#demo/load/fill-world.ts'
import { openTestGeo } from '#server/testing/geo-pack.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import type { CalledEndpoint } from './endpoints.fixture.ts'

export const clientOrigin = 'https://client.example'

const operationsToken = 'a-token-of-the-tests-long-enough'

/** In the city of the demo, where all five modules sell. */
export const home = { latitude: '51.175', longitude: '71.44' }

/** The shop as its handbook has it started for such a client. */
export async function openClientShop(): Promise<TestApp> {
  const app = await createTestApp(
    {
      DEMO: 'on',
      DEMO_OPERATIONS: 'off',
      OPERATIONS_TOKEN: operationsToken,
      CLIENT_ORIGINS: clientOrigin,
    },
    { geo: openTestGeo() },
  )
  const connection = await app.db.$client.connect()
  await fillWorld(connection, { now: new Date(testInstant), time_zone: app.parts.config.time_zone, streets })
  connection.release()
  return app
}

/** The shop's own people, who move orders on: three minutes after the last thing that happened. */
export async function operate(app: TestApp, path: string, body: object): Promise<void> {
  app.setNow(new Date(app.parts.clock.now().getTime() + 180_000))
  const authorization = `Bearer ${operationsToken}`
  const reply = await app.send('PUT', `/operations${path}`, body, { authorization })
  expect(reply, path).toMatchObject({ status: 200 })
}

export type ClientModule = keyof typeof moduleIds

export interface ClientState {
  token: string | null
  guest_id: number | null
  module: ClientModule
  zoneid: string
}

// biome-ignore lint/suspicious/noExplicitAny: a client reads whatever came back; what it relies on was checked
type Read = any

export interface ClientAnswer {
  status: number
  body: Read
}

type Values = Record<string, unknown>

/** What every request carries; without a place or a token the header is written all the same, as the word for nothing. */
function headersOf({ token, module, zoneid }: ClientState): Record<string, string> {
  return {
    accept: 'application/json',
    origin: clientOrigin,
    'X-software-id': '33571750',
    'X-server': 'server',
    'X-localization': 'undefined',
    zoneid,
    moduleId: String(moduleIds[module]),
    latitude: home.latitude,
    longitude: home.longitude,
    authorization: token === null ? 'Bearer null' : `Bearer ${token}`,
  }
}

/** A browser asks first whether another site's headers may be sent. */
async function preflight(app: TestApp, address: string, method: string): Promise<void> {
  const asked = Object.keys(headersOf({ token: null, guest_id: null, module: 'food', zoneid: '[1]' }))
  const { status, headers } = await app.fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin: clientOrigin,
      'access-control-request-method': method,
      'access-control-request-headers': [...asked, 'content-type'].join(',').toLowerCase(),
    },
  })
  expect(status).toBeLessThan(300)
  expect([clientOrigin, '*']).toContain(headers.get('access-control-allow-origin'))
  const allowed = headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
  for (const name of ['zoneid', 'moduleid', 'x-localization', 'x-software-id', 'x-server', 'authorization']) {
    expect(allowed).toContain(name)
  }
  expect(headers.get('access-control-allow-methods')).toContain(method)
}

/** As a form library writes it: every value as text, objects as JSON, 'undefined' and 'null' spelled out. */
export function formOf(values: Values): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.append(name, value)
    else if (Array.isArray(value) && value.some((one) => one instanceof File))
      for (const one of value) form.append(`${name}[]`, one)
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

/** 'undefined' and 'null' are written out, as a template text does. */
function queryOf(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

export function createClient(app: TestApp, start: Partial<ClientState> = {}) {
  const state: ClientState = { token: null, guest_id: null, module: 'food', zoneid: '[1]', ...start }

  async function request(address: string, init: RequestInit): Promise<ClientAnswer> {
    await preflight(app, address, init.method ?? 'GET')
    const response = await app.fetch(address, { ...init, headers: { ...headersOf(state), ...init.headers } })
    expect(['*', clientOrigin]).toContain(response.headers.get('access-control-allow-origin'))
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }

  /** `{id}` is filled from the values; a base address that ends in a slash doubles it. */
  function addressOf(endpoint: CalledEndpoint, values: Values) {
    const [method = '', path = ''] = endpoint.split(' ')
    const rest = { ...values }
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const { [name]: value } = rest
      delete rest[name]
      return String(value)
    })
    return { method, path, address: `//api/v1/${filled}`, rest }
  }

  return {
    state,

    /** The answer as it is, for refusals. */
    async ask(endpoint: CalledEndpoint, values: Values = {}): Promise<ClientAnswer> {
      const { method, path, address, rest } = addressOf(endpoint, values)
      const isInQuery = method === 'GET' || method === 'DELETE' || path === '/customer/wish-list/add'
      if (isInQuery) return request(`${address}?${queryOf(rest)}`, { method })
      const body = JSON.stringify(method === 'PUT' ? { ...rest, _method: 'put' } : rest)
      return request(address, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    },

    /** What a screen is drawn from. */
    async read<Shape extends z.ZodType>(
      endpoint: CalledEndpoint,
      shape: Shape,
      values: Values = {},
    ): Promise<Read> {
      const { status, body } = await this.ask(endpoint, values)
      return readWith(endpoint, shape, status, body)
    },

    /** A form with files, every field as text. */
    async post<Shape extends z.ZodType>(
      endpoint: CalledEndpoint,
      shape: Shape,
      values: Values,
    ): Promise<Read> {
      const { address, rest } = addressOf(endpoint, values)
      const { status, body } = await request(address, { method: 'POST', body: formOf(rest) })
      return readWith(endpoint, shape, status, body)
    },
  }
}

export type Client = ReturnType<typeof createClient>

function readWith(endpoint: string, shape: z.ZodType, status: number, body: unknown): Read {
  expect(status, `${endpoint}: ${JSON.stringify(body)?.slice(0, 500)}`).toBe(200)
  const { success, error } = shape.safeParse(body)
  const faults = error?.issues.map(({ path, message }) => `${endpoint} ${path.join('.')}: ${message}`)
  expect(success ? [] : faults).toEqual([])
  return body
}

/** One of the demo's customers. */
export async function signedInClient(
  app: TestApp,
  start: Partial<ClientState> = {},
  which = 0,
): Promise<Client> {
  const client = createClient(app, start)
  const { body } = await client.ask('POST /auth/login', {
    phone: demoCustomers[which]?.phone,
    password: demoPassword,
    guest_id: undefined,
  })
  client.state.token = body.token
  return client
}

export async function guestClient(app: TestApp, start: Partial<ClientState> = {}): Promise<Client> {
  const client = createClient(app, start)
  const { body } = await client.ask('POST /auth/guest/request', { fcm_token: 'undefined' })
  client.state.guest_id = body.guest_id
  return client
}

/** How such a client decides whether a line of the cart may be ordered now. */
export function isInWindow(
  {
    available_time_starts,
    available_time_ends,
  }: { available_time_starts: string; available_time_ends: string },
  time: string,
): boolean {
  return available_time_starts <= time && time <= available_time_ends
}
