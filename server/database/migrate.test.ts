// Tables, functions and triggers are brought up to date from files, each once.
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type Connection, connect } from './connection.ts'
import { migrateDatabase } from './migrate.ts'

const name = `migrate_${randomBytes(6).toString('hex')}`
const server = connect(urlOf('postgres'), { limits: { connections: 1 } })
let connection: Connection
let folder: string

function urlOf(database: string): string {
  const url = new URL(inject('template_url'))
  url.pathname = `/${database}`
  return url.href
}

beforeEach(async () => {
  await server.pool.query(`create database ${name} template template0`)
  connection = connect(urlOf(name), { limits: { connections: 2 } })
  folder = await mkdtemp(join(tmpdir(), 'fivefold-migrate-'))
  for (const part of ['functions', 'migrations', 'triggers'])
    await cp(join('server/database', part), join(folder, part), { recursive: true })
})

afterEach(async () => {
  await connection.close()
  await server.pool.query(`drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

afterAll(() => server.close())

const question = 'select xmin::text as version, file from applied_sql order by file'

test('an empty database gets everything, and a second start changes nothing', async () => {
  await migrateDatabase(connection, folder)
  const first = await connection.pool.query(question)
  expect(first.rows.length).toBeGreaterThan(5)
  await migrateDatabase(connection, folder)
  expect((await connection.pool.query(question)).rows).toEqual(first.rows)
})

test('a function whose file changed is applied again, the others are left alone', async () => {
  await migrateDatabase(connection, folder)
  const before = await connection.pool.query(question)
  const path = join(folder, 'functions/listing-minute.sql')
  await writeFile(path, (await readFile(path, 'utf8')).replace('1440', '1439'))
  await migrateDatabase(connection, folder)
  const minute = await connection.pool.query("select listing_minute('23:59', true) as last")
  expect(minute.rows).toEqual([{ last: 1_439 }])
  const changed = (await connection.pool.query(question)).rows.filter(
    (row) => !before.rows.some(({ version }) => version === row.version),
  )
  expect(changed.map(({ file }) => file)).toEqual(['listing-minute.sql'])
})

test('a file that fails is named, and leaves nothing behind', async () => {
  await writeFile(join(folder, 'triggers/zz-wrong.sql'), 'create table half_done (id int); select nonsense;')
  await expect(migrateDatabase(connection, folder)).rejects.toThrow('zz-wrong.sql')
  const { rows } = await connection.pool.query("select to_regclass('half_done') as there")
  expect(rows).toEqual([{ there: null }])
  await rm(join(folder, 'triggers/zz-wrong.sql'))
  await expect(migrateDatabase(connection, folder)).resolves.toBeUndefined()
})

test('a database of an older release is refused with a clear word', async () => {
  await migrateDatabase(connection, folder)
  await connection.pool.query("update drizzle.__drizzle_migrations set hash = 'older'")
  await expect(migrateDatabase(connection, folder)).rejects.toThrow('made by a release')
})
