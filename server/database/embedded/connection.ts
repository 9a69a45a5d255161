// Talks to the running server: is it ready, which version is it, does the shop's database exist.
import { Client, escapeIdentifier } from 'pg'
import { superuser } from './cluster.ts'
import { hasCode } from './system-error.ts'

export interface Access {
  port: number
  password: string
}

export function urlOf({ port, password }: Access, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
}

/** Undefined while the server starts, stops or recovers; a refused password is an error. */
export async function versionWhenReady(access: Access): Promise<string | undefined> {
  try {
    return await withClient(access, async (client) => {
      const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
      return rows[0]?.server_version
    })
  } catch (error) {
    if (hasCode(error, '57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE')) return undefined
    throw error
  }
}

export async function ensureDatabase(access: Access, name: string): Promise<void> {
  await withClient(access, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`)
  })
}

async function withClient<Result>(
  { port, password }: Access,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  })
  // A server that goes away fails the query as well; unheard, the event would end this process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
