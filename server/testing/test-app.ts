// A real app on a database of its own, cloned from the template, with a clock the test holds.
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import webPush from 'web-push'
import type { Endpoint } from '#contract/core/endpoint.ts'
import { createActors } from '#demo/actors/actors.ts'
import { type App, type AppParts, createApp } from '#server/app.ts'
import { connect, type Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type Config, readConfig } from '#server/platform/config/config.ts'
import { createLiveEvents } from '#server/platform/events/live-events.ts'
import { normalTarget } from '#server/platform/http/request/normal-request.ts'
import { createPictureStore } from '#server/platform/images/picture-store.ts'
import { createPrivatePictures } from '#server/platform/images/private-pictures.ts'
import { createLog } from '#server/platform/log/log.ts'
import { firebaseOf } from '#server/platform/push/firebase.ts'
import { createPush } from '#server/platform/push/push.ts'
import { readOriginals } from '#tools/messages/original-texts.ts'
import { unnamedFields } from './unnamed-fields.ts'

/** A Monday noon in the shop's city. */
export const testInstant = '2026-11-16T07:00:00.000Z'

/** Where customers find the shop under test. */
const testOrigin = 'http://shop.test'

/** Any pair will do: nobody checks signatures here. */
const pushKeys = webPush.generateVAPIDKeys()

export interface TestApp {
  db: Database
  /** Of its database, for another process. */
  database_url: string
  /** What the app was made from. */
  parts: AppParts
  endpoints: readonly Endpoint[]
  /** Moves the held clock. */
  setNow(instant: string | Date): void
  get(path: string, headers?: Record<string, string>): Promise<TestReply>
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestReply>
  /** With an address, as if called from there; without, from within the process. */
  fetch(path: string, init?: RequestInit, address?: string): Promise<Response>
  /** What is due by the held clock happens now. */
  work(): Promise<void>
  /** Imports that wait are checked and written now. */
  workAtImports(): Promise<void>
  /** Pictures nothing shows any more leave the disk now. */
  sweepPictures(): Promise<void>
  /** What whoever starts the shop is shown where it has no owner. */
  ownerLink: App['ownerLink']
  /** After direct writes to the catalogue, as another process would announce them. */
  forgetCatalogue(): void
  /** Another process of the same shop, on the same database; to be closed first. */
  beside(): TestApp
  close(): Promise<void>
}

export interface TestReply {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back and asserts on it
  body: any
}

async function withServer<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** `parts` stand in for the default ones: a geography, or a provider the test holds. */
export async function createTestApp(
  settings: Record<string, string> = {},
  parts: Partial<AppParts> = {},
): Promise<TestApp> {
  const templateUrl = new URL(inject('template_url'))
  const template = templateUrl.pathname.slice(1)
  const name = `test_${randomBytes(6).toString('hex')}`
  await withServer(templateUrl.href, (client) => client.query(`create database ${name} template ${template}`))
  const url = new URL(templateUrl)
  url.pathname = `/${name}`
  const app = openTestApp(url.href, settings, parts)
  return {
    ...app,
    async close() {
      await app.close()
      const unnamed = await unnamedFields(url.href)
      await withServer(templateUrl.href, (client) => client.query(`drop database ${name} with (force)`))
      if (unnamed.length > 0)
        throw new Error(`contract/features/audit/audit-fields.ts lacks ${unnamed.join()}`)
    },
  }
}

/** One more process on a database that is there: its own connections, memory and clock. */
export function openTestApp(
  url: string,
  settings: Record<string, string> = {},
  own: Partial<AppParts> = {},
): TestApp {
  const held = holdClock()
  const config = readConfig({ ...testSettings, ...settings })
  const connection = connect(url, { limits: { ...config.database_limits, connections: 8 } })
  const live = createLiveEvents(url, silent)
  const parts = { ...testParts(config, held.clock), db: connection.db, live, ...own }
  const made = createApp(parts)
  return {
    db: connection.db,
    database_url: url,
    parts,
    endpoints: made.endpoints,
    setNow: held.set,
    ...callsOf(made.app),
    work: made.work,
    workAtImports: made.imports.work,
    sweepPictures: made.pictures.work,
    ownerLink: made.ownerLink,
    forgetCatalogue: made.changes.announceAll,
    beside: () => openTestApp(url, settings, own),
    async close() {
      await live.close()
      await connection.close()
    },
  }
}

const silent = createLog('silent')

const testSettings = {
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'silent',
  // A busy machine must not look like a busy shop.
  CONNECT_TIMEOUT_MS: '60000',
  DEMO: 'off',
  PUBLIC_URL: testOrigin,
}

function holdClock() {
  let now = new Date(testInstant)
  const clock: Clock = { now: () => new Date(now) }
  const set = (instant: string | Date) => {
    now = new Date(instant)
  }
  return { clock, set }
}

/** All but the database and what listens to it. */
function testParts(config: Config, clock: Clock): Omit<AppParts, 'db' | 'live'> {
  const apps = firebaseOf(config.firebase, { clock, log: silent })
  return {
    config,
    clock,
    log: silent,
    pictures: createPictureStore({ root: join(tmpdir(), 'fivefold-test-pictures') }),
    privately: createPrivatePictures('a secret of the tests', clock),
    push: createPush({ ...config.push, keys: pushKeys, apps }),
    actors: createActors(config),
    originals: () => readOriginals(process.cwd()),
    isReady: async () => true,
    checkReplies: true,
  }
}

/** Requests to the app, as a connection hands them over. */
function callsOf(app: App['app']): Pick<TestApp, 'get' | 'send' | 'fetch'> {
  const fetchApp = async (path: string, init?: RequestInit, address?: string) => {
    const connection = address && { incoming: { socket: { remoteAddress: address } } }
    return app.request(`${testOrigin}${normalTarget(path)?.target ?? path}`, init, connection || undefined)
  }
  const reply = async (response: Response): Promise<TestReply> => ({
    status: response.status,
    headers: response.headers,
    body: await response.json().catch(() => null),
  })
  return {
    get: async (path, headers = {}) => reply(await fetchApp(`/api/v1${path}`, { headers })),
    send: async (method, path, body, headers = {}) =>
      reply(
        await fetchApp(`/api/v1${path}`, {
          method,
          body: body === undefined ? null : JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        }),
      ),
    fetch: fetchApp,
  }
}
