// One connection to a database of a test's, beside those of the app.
import pg from 'pg'

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  // The test may break the database under it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    // A frozen database says no goodbye.
    client.connection.stream.destroy()
  }
}

/** Holds what the statement locks until it is given back. */
export async function holdLock(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return () => client.end()
}

/** Says something on a channel, as any process on the database may. */
export function notifyChannel(url: string, channel: string, text: string): Promise<unknown> {
  return withClient(url, (client) => client.query('select pg_notify($1, $2)', [channel, text]))
}
