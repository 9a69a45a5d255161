// The embedded database in ordinary life: first start, later starts, one owner at a time.
import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  makeOpenFolder,
  newDataDir,
  openFolder,
  query,
  serverPid,
  start,
  startOwner,
} from './embedded.fixture.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { clusterIn, homeIn } from './place.ts'
import { processIdentity } from './process-identity.ts'

/** For the tests that only look. */
let database: EmbeddedPostgres

beforeAll(async () => {
  const { folder, remove } = await makeOpenFolder()
  database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  return async () => {
    await database.stop()
    await remove()
  }
})

test('the first start makes a UTF-8 database that listens on the loopback address only', async () => {
  const { url, dataDir } = database
  expect(new URL(url).hostname).toBe('127.0.0.1')
  expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await query(url, 'SHOW unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
  expect(
    await query(
      url,
      'SELECT datname, pg_encoding_to_char(encoding) AS encoding, datlocprovider, datlocale ' +
        'FROM pg_database WHERE datname = current_database()',
    ),
  ).toEqual([{ datname: 'fivefold', encoding: 'UTF8', datlocprovider: 'b', datlocale: 'C.UTF-8' }])
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.lock.1'])
})

test('an order is safe on disk before it is confirmed, and times are UTC', async () => {
  const names = ['fsync', 'full_page_writes', 'jit', 'synchronous_commit', 'TimeZone']
  const list = names.map((name) => `'${name}'`).join(', ')
  expect(
    await query(
      database.url,
      `SELECT name, setting FROM pg_settings WHERE name IN (${list}) ORDER BY lower(name)`,
    ),
  ).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'jit', setting: 'off' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'TimeZone', setting: 'UTC' },
  ])
})

test('a second start finds the data of the first, and another database beside it', async () => {
  const dataDir = await newDataDir()
  const first = await start(dataDir)
  await query(first.url, "CREATE TABLE visit AS SELECT 'Салом' AS greeting")
  await first.stop()

  // As a backup may bring it back.
  const password = join(homeIn(dataDir), 'password')
  await chmod(password, 0o644)
  const second = await start(dataDir)
  expect((await stat(password)).mode & 0o777).toBe(0o600)
  expect(await query(second.url, 'SELECT greeting FROM visit')).toEqual([{ greeting: 'Салом' }])
  await second.stop()

  const other = await start(dataDir, { database: 'Other "shop"' })
  expect(await query(other.url, 'SELECT current_database() AS name')).toEqual([{ name: 'Other "shop"' }])
})

test('the extensions for search and distances can be created', async () => {
  const { url } = database
  for (const name of ['pg_trgm', 'unaccent', 'cube', 'earthdistance']) {
    await query(url, `CREATE EXTENSION ${name}`)
  }
  expect(await query(url, "SELECT unaccent('crème') AS plain")).toEqual([{ plain: 'creme' }])
})

test('the password is long, readable by its owner only, and needed', async () => {
  expect(new URL(database.url).password).toMatch(/^[\w-]{32}$/)
  expect((await stat(join(homeIn(database.dataDir), 'password'))).mode & 0o777).toBe(0o600)

  const stranger = new URL(database.url)
  stranger.password = 'guess'
  await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('a second process is refused with the folder and the process that uses it', async () => {
  const dataDir = await newDataDir()
  const owner = await startOwner(dataDir)
  await expect(start(dataDir)).rejects.toThrow(
    `The database folder ${dataDir} is already in use by process ${owner.pid}.`,
  )
})

test('the same process is refused too, and leaves the running database alone', async () => {
  const dataDir = await newDataDir()
  const { url } = await start(dataDir)
  await expect(start(dataDir)).rejects.toThrow(`already in use by this process ${process.pid}`)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('of two processes that start at the same moment one gets the folder', async () => {
  const dataDir = await newDataDir()
  const owners = await Promise.all([startOwner(dataDir), startOwner(dataDir)])
  expect(owners.filter(({ url }) => url !== undefined)).toHaveLength(1)
  expect(owners.filter(({ refused }) => refused?.includes('already in use'))).toHaveLength(1)
})

test('stop ends the server, and stopping again is harmless', async () => {
  const dataDir = await newDataDir()
  const { stop } = await start(dataDir)
  const pid = await serverPid(dataDir)
  await Promise.all([stop(), stop()])
  expect(await processIdentity(pid)).toBeUndefined()
})

test('a running database does not keep its process alive', async () => {
  const { url, exit } = await startOwner(await newDataDir(), 'leave')
  expect(url).toBeDefined()
  expect(await exit).toEqual([0, null])
})

test('data of another PostgreSQL version is refused, and the folder is free again', async () => {
  const dataDir = await newDataDir()
  await (await start(dataDir)).stop()
  await writeFile(join(clusterIn(dataDir), 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow('was made by PostgreSQL 17')
  await writeFile(join(clusterIn(dataDir), 'PG_VERSION'), '18\n')
  await start(dataDir)
})

test('a pointer to data that is gone is an error, not an empty shop', async () => {
  const dataDir = await openFolder()
  await writeFile(join(dataDir, 'postgres.location'), '/nonexistent/data-1\n')
  await expect(start(dataDir)).rejects.toThrow('was kept in /nonexistent/data-1, which is missing')
})
