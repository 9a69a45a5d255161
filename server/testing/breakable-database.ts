// A PostgreSQL of a test's own that can be killed, frozen and brought back, and its backends ended one by one.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { connect } from '#server/database/connection.ts'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import { clusterIn } from '#server/database/embedded/place.ts'
import { readPostmaster } from '#server/database/embedded/postmaster-file.ts'
import { processIdentity } from '#server/database/embedded/process-identity.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { withClient } from './database-client.ts'

export type BreakableDatabase = Awaited<ReturnType<typeof startBreakableDatabase>>

export async function startBreakableDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'fivefold-breakable-'))
  // Closed to the database's own user, the data would go elsewhere and stay there.
  await chmod(folder, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  await makeTables(server.url).catch(async (problem: unknown) => {
    // Nobody else would stop it: the test has nothing in hand yet.
    await server.stop()
    throw problem
  })
  let frozen: number[] = []

  async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    return withClient(server.url, async (client) => (await client.query<Row>(sql)).rows)
  }

  /** The server and everything it started, the asking backend included. */
  async function processes(client: pg.Client): Promise<number[]> {
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
    return rows.map(({ pid }) => pid)
  }

  /** A signal for the server first, so that it starts nothing more, and then for all it started. */
  async function signalAll(signal: 'SIGSTOP' | 'SIGKILL'): Promise<number[]> {
    const main = await postmasterOf(server.dataDir)
    return withClient(server.url, async (client) => {
      if (signal === 'SIGSTOP') process.kill(main, signal)
      const all = [main, ...(await processes(client))]
      for (const pid of all) sendSignal(pid, signal)
      return all
    })
  }

  return {
    /** The same after every return. */
    url: server.url,
    ask,

    /** Ends the backends of everybody else, as an administrator would. */
    async endBackends(): Promise<void> {
      await ask(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
    },

    /** kill -9 of the whole server. */
    async kill(): Promise<void> {
      const all = await signalAll('SIGKILL')
      for (const pid of all) await ended(pid)
    },

    restart: server.revive,

    async freeze(): Promise<void> {
      frozen = await signalAll('SIGSTOP')
    },

    thaw(): void {
      for (const pid of frozen.splice(0)) sendSignal(pid, 'SIGCONT')
    },

    async stop(): Promise<void> {
      for (const pid of frozen.splice(0)) sendSignal(pid, 'SIGCONT')
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

async function makeTables(url: string): Promise<void> {
  const connection = connect(url)
  try {
    await migrateDatabase(connection, 'server/database')
  } finally {
    await connection.close()
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  const found = await readPostmaster(clusterIn(dataDir))
  if (found.kind !== 'running') throw new Error('the database of the test does not run')
  return found.pid
}

/** A backend may have ended between the look and the signal. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {}
}

async function ended(pid: number): Promise<void> {
  while ((await processIdentity(pid)) !== undefined) await new Promise((next) => setTimeout(next, 5))
}
