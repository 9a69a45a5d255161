// The database goes away, comes back, freezes and is locked, under an API that runs as a process of its own.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import { clusterIn } from '#server/database/embedded/place.ts'
import { readPostmaster } from '#server/database/embedded/postmaster-file.ts'
import { type ApiProcess, type ApiProcesses, prepareApiProcesses } from '#server/testing/api-process.ts'
import { type BreakableDatabase, startBreakableDatabase } from '#server/testing/breakable-database.ts'
import { holdLock } from '#server/testing/database-client.ts'
import { openDatabaseRelay } from '#server/testing/database-relay.ts'
import { makeItem } from '#server/testing/factories.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { contact, openOrderShop } from './checkout.fixture.ts'

/** As small as they can be told from one another. */
const limits = {
  CONNECT_TIMEOUT_MS: '1000',
  LOCK_TIMEOUT_MS: '1000',
  STATEMENT_TIMEOUT_MS: '1500',
  QUERY_TIMEOUT_MS: '2000',
  REQUEST_TIMEOUT_MS: '5000',
  LOG_LEVEL: 'silent',
}

let database: BreakableDatabase
let processes: ApiProcesses
let api: ApiProcess
let shop: Awaited<ReturnType<typeof openOrderShop>>
let own: TestApp
let cup: Awaited<ReturnType<typeof makeItem>>
let guest: Awaited<ReturnType<typeof shop.guest>>

beforeAll(async () => {
  ;[database, processes] = await Promise.all([startBreakableDatabase(), prepareApiProcesses(limits)])
  own = openTestApp(database.url)
  shop = await openOrderShop({}, own)
  guest = await shop.guest()
  const { category_id } = shop.items.shirt
  cup = await makeItem(own.db, shop.tailor, { category_id, price: 700, stock: 1_000 })
  api = await processes.start(database.url)
})

afterAll(async () => {
  await api.kill()
  await processes.close()
  await own.close()
  await database.stop()
})

interface Reply {
  status: number
  retry_after: string | null
  body: { order_id?: number; errors?: { code: string; message: string }[] }
}

async function replyOf(response: Response): Promise<Reply> {
  const retry_after = response.headers.get('retry-after')
  return { status: response.status, retry_after, body: await response.json() }
}

/** A write that no cache answers. */
const newGuest = () => fetch(`${api.url}/api/v1/auth/guest/request`, { method: 'POST' }).then(replyOf)

const place = (key: string, { url } = api) =>
  fetch(`${url}/api/v1/customer/order/place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      ...guest.who,
      ...contact,
      order_type: 'take_away',
      store_id: shop.tailor.id,
      payment_method: 'cash_on_delivery',
      is_buy_now: 1,
      cart: JSON.stringify([{ item_id: cup.id, quantity: 1 }]),
    }),
  }).then(replyOf)

const readiness = () => fetch(`${api.url}/readyz`).then(replyOf)

const busy: Reply = {
  status: 503,
  retry_after: expect.stringMatching(/^\d+$/),
  body: expect.objectContaining({
    errors: [{ code: 'busy', message: 'The shop is busy. Please try again in a moment.' }],
  }),
}

/** Until it is answered; the bound is the issue's. */
async function recovered(): Promise<void> {
  await expect.poll(async () => (await newGuest()).status, { timeout: 5_000, interval: 50 }).toBe(200)
  await expect.poll(async () => (await readiness()).status, { timeout: 1_000, interval: 50 }).toBe(200)
  expect(api.isAlive()).toBe(true)
}

/** Everybody who orders a cup waits until it is given back. */
async function holdCups() {
  const giveBack = await holdLock(database.url, `select 1 from item where id = ${cup.id} for update`)
  onTestFinished(giveBack)
  return giveBack
}

const waiting = () =>
  database.ask<{ pid: number }>(
    `select pid from pg_stat_activity where wait_event_type = 'Lock' and state = 'active'`,
  )

describe('a lost connection', () => {
  test('inside a transaction ends the request, not the process, and the same key orders once', async () => {
    const giveBack = await holdCups()
    const placing = place('lost inside')
    await expect.poll(waiting).toHaveLength(1)
    await database.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and state = 'active'`,
    )
    expect(await placing).toEqual(busy)
    await giveBack()
    const placed = await place('lost inside')
    expect(placed.status).toBe(200)
    expect(await place('lost inside')).toEqual(placed)
    await recovered()
  })

  test('of a database that was killed is answered with "busy", and the shop comes back with it', async () => {
    const placed = await place('before the kill')
    expect(placed.status).toBe(200)
    await database.kill()
    expect(await newGuest()).toEqual(busy)
    expect((await readiness()).status).toBe(503)
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200)
    await database.restart()
    await recovered()
    expect(await place('before the kill')).toEqual(placed)
  })

  test('of many at once leaves no connection behind', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const asked = Promise.all(Array.from({ length: 20 }, () => newGuest()))
      await database.endBackends()
      const statuses = (await asked).map(({ status }) => status)
      expect(
        statuses.filter((status) => status !== 200 && status !== 503),
        `round ${round}`,
      ).toEqual([])
    }
    await recovered()
  })

  test('is told to a browser as a page in its language, which no cache may keep', async () => {
    await database.kill()
    const response = await fetch(`${api.url}/payment/trial/1`, {
      headers: { accept: 'text/html', 'accept-language': 'ru' },
    })
    const page = await response.text()
    await database.restart()
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(page).toContain('<html lang="ru"')
    expect(page).toContain('Магазин сейчас перегружен')
    await recovered()
  })
})

describe('a frozen database', () => {
  test('is given up on within the settings, and goes on where it was', async () => {
    await recovered()
    await database.freeze()
    try {
      const started = performance.now()
      const refused = Promise.all([newGuest(), place('frozen')])
      expect((await readiness()).status).toBe(503)
      expect(performance.now() - started).toBeLessThan(2_000)
      expect((await fetch(`${api.url}/healthz`)).status).toBe(200)
      expect(await refused).toEqual([busy, busy])
    } finally {
      database.thaw()
    }
    await recovered()
    const placed = await place('frozen')
    expect(placed.status).toBe(200)
    expect(await place('frozen')).toEqual(placed)
  })
})

describe('a lock that is not given back', () => {
  test('is waited for as long as the setting says, then the shop is "busy"', async () => {
    const giveBack = await holdCups()
    expect(await place('locked')).toEqual(busy)
    await giveBack()
    expect((await place('locked')).status).toBe(200)
  })
})

describe('a full queue', () => {
  test('refuses the next at once, and takes everybody again as soon as a connection is free', async () => {
    const small = openTestApp(database.url, { QUEUE_LIMIT: '0' })
    onTestFinished(() => small.close())
    const pool = small.db.$client
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const refused = await small.send('POST', '/auth/guest/request')
    expect(refused).toMatchObject({ status: 503, body: { errors: [{ code: 'busy' }] } })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    for (const client of held) client.release()
    expect((await small.send('POST', '/auth/guest/request')).status).toBe(200)
  })
})

describe('a commit whose answer is lost', () => {
  test('is found again by the key of the request', async () => {
    const relay = await openDatabaseRelay(database.url)
    const beside = await processes.start(relay.url)
    onTestFinished(async () => {
      await beside.kill()
      await relay.close()
    })
    const isLost = Promise.withResolvers<void>()
    relay.arm({ message: 1, commits: true, heard: true }, isLost.resolve)
    const first = await place('answer lost', beside)
    await isLost.promise
    const placed = await shop.orders()
    // Looked up again by the process itself, or by whoever asks again: one order, whichever commit was lost.
    expect([200, 503]).toContain(first.status)
    const again = await place('answer lost', beside)
    expect(again).toMatchObject({ status: 200, body: { order_id: placed.at(-1)?.id } })
    expect(await shop.orders()).toEqual(placed)
  })
})

test('an embedded database that died is started again, while its folder stays held', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fivefold-outage-'))
  // Closed to the database's own user, the data would go elsewhere.
  await chmod(dataDir, 0o755)
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  const alone = await prepareApiProcesses({ ...limits, DEMO: 'off', DATA_DIR: dataDir })
  const embedded = await alone.start('')
  onTestFinished(async () => {
    await embedded.kill()
    await alone.close()
    const left = await readPostmaster(clusterIn(dataDir))
    if (left.kind === 'running') process.kill(left.pid, 'SIGKILL')
  })
  const ask = () => fetch(`${embedded.url}/api/v1/auth/guest/request`, { method: 'POST' })
  expect((await ask()).status).toBe(200)

  const running = await readPostmaster(clusterIn(dataDir))
  if (running.kind !== 'running') throw new Error('the embedded database does not run')
  process.kill(running.pid, 'SIGKILL')

  const another = async () => {
    const now = await readPostmaster(clusterIn(dataDir))
    return now.kind === 'running' && now.pid !== running.pid ? now.port : null
  }
  await expect.poll(another, { timeout: 20_000, interval: 50 }).toBe(running.port)
  await expect.poll(async () => (await ask()).status, { timeout: 5_000, interval: 50 }).toBe(200)
  expect(embedded.isAlive()).toBe(true)
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('is already in use by process')
})
