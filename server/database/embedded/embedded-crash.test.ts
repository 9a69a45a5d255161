// The embedded database after violent ends: of its owner, of the server, of both, at any moment.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  isRoot,
  killHard,
  newDataDir,
  pidOf,
  query,
  serverPid,
  spawnOwner,
  start,
  startOwner,
  until,
} from './embedded.fixture.ts'
import { clusterIn } from './place.ts'
import { hasCode } from './system-error.ts'

async function ownerWithData(dataDir: string) {
  const owner = await startOwner(dataDir)
  await query(owner.url ?? '', 'CREATE TABLE visit AS SELECT 7 AS number')
  return owner
}

async function expectData(url: string): Promise<void> {
  expect(await query(url, 'SELECT number FROM visit')).toEqual([{ number: 7 }])
}

test('after kill -9 of its owner the living server is taken over', async () => {
  const dataDir = await newDataDir()
  const owner = await ownerWithData(dataDir)
  const server = await serverPid(dataDir)
  await killHard(owner.pid)

  const { url } = await start(dataDir)
  expect(await serverPid(dataDir)).toBe(server)
  await expectData(url)
})

test('after kill -9 of the owner and the server the data is still there', async () => {
  const dataDir = await newDataDir()
  const owner = await ownerWithData(dataDir)
  const server = await serverPid(dataDir)
  await Promise.all([killHard(owner.pid), killHard(server)])
  expect(await readFile(join(clusterIn(dataDir), 'postmaster.pid'), 'utf8')).toContain(`${server}\n`)

  const { url } = await start(dataDir)
  await expectData(url)
})

test('a server that died is started again by its owner, on its port, and the folder stays held', async () => {
  const dataDir = await newDataDir()
  const database = await start(dataDir)
  const { url } = database
  await query(url, 'CREATE TABLE visit AS SELECT 7 AS number')
  const server = await serverPid(dataDir)
  await killHard(server)

  await Promise.all([database.revive(), database.revive()])
  expect(database.url).toBe(url)
  expect(await serverPid(dataDir)).not.toBe(server)
  await expectData(url)
  await expect(start(dataDir)).rejects.toThrow('already in use by this process')
})

test('a server whose port was taken meanwhile is started on another, and the address says so', async () => {
  const dataDir = await newDataDir()
  const database = await start(dataDir)
  const before = new URL(database.url)
  await query(database.url, 'CREATE TABLE visit AS SELECT 7 AS number')
  await killHard(await serverPid(dataDir))
  const other = createServer().listen(Number(before.port), '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')

  await database.revive()
  expect(new URL(database.url).port).not.toBe(before.port)
  await expectData(database.url)
})

test('a living server is left alone, and one that was told to stop does not come back', async () => {
  const dataDir = await newDataDir()
  const database = await start(dataDir)
  const server = await serverPid(dataDir)
  await database.revive()
  expect(await serverPid(dataDir)).toBe(server)
  await Promise.all([database.stop(), database.revive()])
  await database.revive()
  await expect(serverPid(dataDir)).rejects.toThrow('No server runs')
})

test('Ctrl-C in the terminal of the owner leaves the server running', async () => {
  const dataDir = await newDataDir()
  const owner = await ownerWithData(dataDir)
  const server = await serverPid(dataDir)
  process.kill(-owner.pid, 'SIGINT')
  expect(await owner.exit).toEqual([null, 'SIGINT'])
  expect(await serverPid(dataDir)).toBe(server)
  await expectData(owner.url ?? '')
})

test('a leftover postmaster.pid whose number another program got does not stop the start', async () => {
  const dataDir = await newDataDir()
  const database = await start(dataDir)
  const lockFile = join(clusterIn(dataDir), 'postmaster.pid')
  const [, ...rest] = (await readFile(lockFile, 'utf8')).split('\n')
  await database.stop()
  // Of the same user: PostgreSQL looks past the processes of others by itself.
  const { uid, gid } = await stat(clusterIn(dataDir))
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)'], {
    stdio: 'ignore',
    cwd: '/',
    ...(isRoot ? { uid, gid } : {}),
  })
  onTestFinished(() => void stranger.kill('SIGKILL'))
  await once(stranger, 'spawn')
  await writeFile(lockFile, [pidOf(stranger), ...rest].join('\n'))

  const { url } = await start(dataDir)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(stranger.exitCode).toBeNull()
})

test('an empty postmaster.pid, as a power cut leaves it, does not stop the start', async () => {
  const dataDir = await newDataDir()
  await (await start(dataDir)).stop()
  await writeFile(join(clusterIn(dataDir), 'postmaster.pid'), '')
  await start(dataDir)
})

test('a start that was killed in the middle of creating the database is made good by the next', async () => {
  const dataDir = await newDataDir()
  const owner = spawnOwner(dataDir)
  await until(() => isBeingCreated(dataDir))
  await killHard(pidOf(owner))

  const { url } = await start(dataDir)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'))).toEqual([])
})

test('leftovers of an unfinished creation are cleared away', async () => {
  const dataDir = await newDataDir()
  const leftover = join(dataDir, 'postgres.new-abc123')
  await mkdir(join(leftover, 'cluster', 'base'), { recursive: true })
  await writeFile(join(leftover, 'cluster', 'PG_VERSION'), '18\n')
  await start(dataDir)
  expect(await readdir(dataDir)).not.toContain('postgres.new-abc123')
})

async function isBeingCreated(dataDir: string): Promise<boolean> {
  try {
    const names = await readdir(dataDir, { recursive: true })
    return names.some((name) => name.startsWith('postgres.new-') && name.endsWith('pg_wal'))
  } catch (error) {
    // Not made yet, or moved on between two looks.
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
