// What the tests of the embedded database share: folders that clean up after themselves, owners to kill, queries.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { clusterIn } from './place.ts'
import { readPostmaster } from './postmaster-file.ts'
import { processIdentity } from './process-identity.ts'

export const isRoot = process.getuid?.() === 0

const report = z.object({ url: z.string().optional(), refused: z.string().optional() })

/** A folder for one test that every user may enter. */
export async function openFolder(): Promise<string> {
  const { folder, remove } = await makeOpenFolder()
  onTestFinished(remove)
  return folder
}

/** Opened by hand: the folders that mkdtemp makes are closed to others. */
export async function makeOpenFolder() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'fivefold-test-')))
  await chmod(folder, 0o755)
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  return { folder, remove }
}

export async function newDataDir(): Promise<string> {
  const dataDir = join(await openFolder(), 'data')
  onTestFinished(() => killServer(dataDir))
  return dataDir
}

export async function start(
  dataDir: string,
  options: { database?: string; reachableRoots?: readonly string[]; log?: (line: string) => void } = {},
): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, ...options })
  onTestFinished(database.stop)
  return database
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts the folder's database from another process, in a process group of its own like a terminal's. */
export async function startOwner(dataDir: string, afterwards: 'stay' | 'leave' = 'stay') {
  const child = spawnOwner(dataDir, afterwards)
  const exit = once(child, 'exit')
  if (!child.stdout) throw new Error('The owner has no output.')
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { ...report.parse(JSON.parse(String(line))), pid: pidOf(child), exit }
}

export function spawnOwner(dataDir: string, afterwards: 'stay' | 'leave' = 'stay'): ChildProcess {
  const script = join(import.meta.dirname, 'owner-process.fixture.ts')
  const child = spawn(process.execPath, [script, dataDir, afterwards], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

export function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The process was not started.')
  return pid
}

export async function serverPid(dataDir: string): Promise<number> {
  const server = await readPostmaster(clusterIn(dataDir))
  if (server.kind !== 'running') throw new Error(`No server runs in ${dataDir}.`)
  return server.pid
}

export async function killHard(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await until(async () => (await processIdentity(pid)) === undefined)
}

async function killServer(dataDir: string): Promise<void> {
  const server = await readPostmaster(clusterIn(dataDir))
  if (server.kind === 'running') await killHard(server.pid)
}

export async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('What the test waited for did not happen.')
    await delay(5)
  }
}
