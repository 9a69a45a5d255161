// The pool: what is lost, silent or too much is refused, and nothing of it stays behind.
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { DatabaseLimits } from '#server/platform/config/database-settings.ts'
import { asOneRequest } from '#server/platform/http/limits/admission.ts'
import { isBusy } from './busy.ts'
import { connect } from './connection.ts'
import { createReadiness } from './readiness.ts'

/** Not the template itself: while somebody is connected to it, nobody can clone it. */
function serverUrl(): string {
  const url = new URL(inject('template_url'))
  url.pathname = '/postgres'
  return url.href
}

function open(limits: Partial<DatabaseLimits> = {}) {
  const connection = connect(serverUrl(), { limits })
  onTestFinished(() => connection.close())
  return connection
}

/** What a query or transaction failed with. */
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (problem: unknown) => problem,
  )

test('a connection that breaks inside a transaction fails it and is replaced', async () => {
  const { db, pool } = open({ connections: 1 })
  const problem = await problemOf(
    db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
  )
  expect(isBusy(problem)).toBe(true)
  expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([
    { one: 1 },
  ])
  expect(pool.totalCount).toBe(1)
})

test('a transaction that cannot begin gives its connection back', async () => {
  const { db, pool } = open({ connections: 1 })
  pool.once('acquire', (client) => client.connection.stream.destroy())
  expect(isBusy(await problemOf(db.transaction(async () => undefined)))).toBe(true)
  await db.transaction(async (tx) => tx.execute(sql`select 1`))
  expect(pool.totalCount).toBe(1)
})

test('a statement without an answer ends its connection, also inside a transaction', async () => {
  const { db, pool } = open({ connections: 1, statement_ms: 0, query_ms: 200 })
  const silent = sql`select pg_sleep(20)`
  expect(isBusy(await problemOf(db.execute(silent)))).toBe(true)
  expect(isBusy(await problemOf(db.transaction((tx) => tx.execute(silent))))).toBe(true)
  await db.transaction(async (tx) => tx.execute(sql`select 1`))
  expect(pool.totalCount).toBe(1)
})

test('a statement the database itself gives up on leaves the connection in use', async () => {
  const { db, pool } = open({ connections: 1, statement_ms: 100 })
  const pid = () => db.transaction(async (tx) => (await tx.execute(sql`select pg_backend_pid() as pid`)).rows)
  const before = await pid()
  expect(isBusy(await problemOf(db.transaction((tx) => tx.execute(sql`select pg_sleep(20)`))))).toBe(true)
  expect(await pid()).toEqual(before)
  expect(pool.totalCount).toBe(1)
})

test('who comes when too many wait is refused at once', async () => {
  const { db, pool } = open({ connections: 1, queue: 1 })
  const held = await pool.connect()
  const waits = db.execute(sql`select 1`).then(({ rowCount }) => rowCount)
  expect(isBusy(await problemOf(db.execute(sql`select 1`)))).toBe(true)
  expect(isBusy(await problemOf(db.transaction(async () => undefined)))).toBe(true)
  held.release()
  expect(await waits).toBe(1)
})

test('who waits for a connection that never gets free is refused in time', async () => {
  const { db, pool } = open({ connections: 1, connect_ms: 100 })
  const held = await pool.connect()
  expect(isBusy(await problemOf(db.execute(sql`select 1`)))).toBe(true)
  expect(isBusy(await problemOf(db.transaction(async () => undefined)))).toBe(true)
  held.release()
})

test('a database that is not there is busy, a wrong statement is a bug', async () => {
  const away = connect('postgres://nobody@127.0.0.1:9/none')
  expect(isBusy(await problemOf(away.db.execute(sql`select 1`)))).toBe(true)
  expect(isBusy(await problemOf(away.db.transaction(async () => undefined)))).toBe(true)
  await away.close()
  expect(isBusy(await problemOf(open().db.execute(sql`select no_such_column`)))).toBe(false)
  // Another service that is away is not the database.
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(isBusy(new TypeError('fetch failed', { cause: refused }))).toBe(false)
})

test('the address is looked up for each connection: a database may come back elsewhere', async () => {
  let url = 'postgres://nobody@127.0.0.1:9/none'
  const connection = connect(() => url)
  onTestFinished(() => connection.close())
  expect(isBusy(await problemOf(connection.db.execute(sql`select 1`)))).toBe(true)
  url = serverUrl()
  expect((await connection.db.execute(sql`select 1`)).rowCount).toBe(1)
})

test('readiness is told in time while nothing answers, by one check for all who ask', async () => {
  let checks = 0
  const silent = {
    query: () => {
      checks += 1
      return new Promise<never>(() => undefined)
    },
  }
  const isReady = createReadiness(silent)
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([false, false, false])
  expect(checks).toBe(1)
  expect(await createReadiness(open().pool)()).toBe(true)
})

test('a request that was begun goes on through a full queue, and only new ones are refused', async () => {
  const { db, pool } = open({ connections: 1, queue: 1 })
  const held = await pool.connect()
  const ask = () => db.execute(sql`select 1`).then(({ rowCount }) => rowCount)
  const begun = asOneRequest(async () => [await ask(), ...(await Promise.all([ask(), ask(), ask()]))])
  expect(isBusy(await problemOf(asOneRequest(ask)))).toBe(true)
  held.release()
  expect(await begun).toEqual([1, 1, 1, 1])
})
