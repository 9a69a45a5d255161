// Starts, takes over and stops the PostgreSQL server of a cluster.
import { readFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Access, versionWhenReady } from './connection.ts'
import { exists } from './exists.ts'
import { clearLeftover, readPostmaster } from './postmaster-file.ts'
import type { Binaries } from './reachable-binaries.ts'
import { type Account, runProgram } from './run-program.ts'

export interface Server {
  cluster: string
  binaries: Binaries
  account: Account | undefined
  password: string
}

/** Long enough for the recovery after a crash with a full write-ahead log. */
const patienceSeconds = 300

const pollMs = 50

/** Another program took the port in between. */
const portTaken = /could not bind|could not create any TCP/

/** The last parts of a killed server are still ending. */
const stillEnding = /shared memory block .* is still in use/

/**
 * Returns the way in to a server that is ready: the living orphan of a killed start, or a new one, on the wanted port
 * unless somebody else has it now.
 */
export async function ensureRunning(
  server: Server,
  log: (line: string) => void,
  wantedPort?: number,
): Promise<Access> {
  const deadline = Date.now() + patienceSeconds * 1_000
  let port = wantedPort
  let startedHere = false
  while (Date.now() < deadline) {
    const found = await readPostmaster(server.cluster)
    if (found.kind !== 'running') {
      await clearLeftover(server.cluster, found, server.account)
      const outcome = await startNew(server, port ?? (await freePort()))
      startedHere = outcome === 'started'
      if (outcome === 'port_taken') port = undefined
      continue
    }
    const ready = await answerOf(server, found)
    if (ready && (startedHere || ready.version === server.binaries.version)) return ready.access
    if (ready) await restart(server, ready.version, log)
    else await delay(pollMs)
  }
  throw new Error(`The database in ${server.cluster} did not become ready. ${await logOf(server.cluster)}`)
}

/** Undefined while the server is still starting, or already stopping. */
async function answerOf({ password }: Server, { port }: { port: number | undefined }) {
  if (port === undefined) return undefined
  const access: Access = { port, password }
  const version = await versionWhenReady(access)
  return version === undefined ? undefined : { access, version }
}

/** The orphan of an older installation would look for its libraries where the newer ones are now. */
async function restart(server: Server, version: string, log: (line: string) => void): Promise<void> {
  log(`Restarting the database: PostgreSQL ${version} runs, ${server.binaries.version} is installed.`)
  await stopServer(server)
}

/** Whether the server takes connections on this port. */
export async function isAnswering(server: Server, { port }: Access): Promise<boolean> {
  const found = await readPostmaster(server.cluster)
  if (found.kind !== 'running' || found.port !== port) return false
  return (await answerOf(server, found)) !== undefined
}

/** Otherwise something passing stood in the way, and the next look decides. */
async function startNew(
  { binaries, cluster, account }: Server,
  port: number,
): Promise<'started' | 'port_taken' | 'not_yet'> {
  await startNewLog(cluster)
  const wait = ['-w', '-t', String(patienceSeconds)]
  const args = ['start', '-D', cluster, '-l', logFile(cluster), ...wait, '-o', `-p ${port}`]
  const { ok } = await runProgram(binaries.pgCtl, args, { account, capture: false })
  if (ok) return 'started'
  // An orphaned starter may have been faster: then there is a server to take over.
  if ((await readPostmaster(cluster)).kind === 'running') return 'not_yet'
  const explanation = await logOf(cluster)
  if (portTaken.test(explanation)) return 'port_taken'
  if (!stillEnding.test(explanation)) {
    throw new Error(`The database in ${cluster} could not be started. ${explanation}`)
  }
  await delay(pollMs)
  return 'not_yet'
}

export async function stopServer({ binaries, cluster, account }: Server): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    if ((await readPostmaster(cluster)).kind !== 'running') return
    const { ok } = await runProgram(binaries.pgCtl, ['stop', '-D', cluster, '-m', mode, '-w', '-t', '60'], {
      account,
    })
    if (ok) return
  }
  if ((await readPostmaster(cluster)).kind !== 'running') return
  throw new Error(`The database in ${cluster} could not be stopped.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const listener = createServer()
    listener.on('error', reject)
    listener.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = listener.address()
      const port = address !== null && typeof address === 'object' ? address.port : 0
      listener.close(() => resolve(port))
    })
  })
}

/** The log of the start before is kept, everything older goes: it must not fill the disk. */
async function startNewLog(cluster: string): Promise<void> {
  const previous = join(cluster, 'server.previous.log')
  await rm(previous, { force: true })
  if (await exists(logFile(cluster))) await rename(logFile(cluster), previous)
}

async function logOf(cluster: string): Promise<string> {
  if (!(await exists(logFile(cluster)))) return 'It wrote no log.'
  const lines = (await readFile(logFile(cluster), 'utf8')).trim().split('\n')
  return `Its log says: ${lines.slice(-12).join('\n')}`
}

function logFile(cluster: string): string {
  return join(cluster, 'server.log')
}
