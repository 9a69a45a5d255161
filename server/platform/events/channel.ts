// One connection that listens on a channel of the database (LISTEN), and is opened again whenever it is lost.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Looked up at every attempt: an embedded database may come back on another port. */
export type DatabaseUrl = string | (() => string)

export interface ChannelParts {
  url: DatabaseUrl
  /** Its name in the database. */
  name: string
  onMessage(payload: string | undefined): void
  /** Connected again after a loss: whatever was said meanwhile is unknown. */
  onGap(): void
  /** At the loss, and after every attempt to connect that failed. */
  onLost(problem: unknown): void
}

export interface Channel {
  /** Connects if need be; rejects when the database does not answer in time. */
  ready(): Promise<void>
  close(): Promise<void>
}

const retryMs = 500

/** Also for the statements sent here: LISTEN, and the heartbeat. */
const answerMs = 5_000

const closeMs = 2_000

/**
 * A connection cut on the way, or a database that froze, says nothing at all: asked now and then, it must answer. TCP
 * keep-alive finds only the machines that are gone.
 */
const heartbeatMs = 30_000

export function openChannel(parts: ChannelParts): Channel {
  const closing = new AbortController()
  /** Under way or open. */
  let connection: Promise<pg.Client> | null = null
  let connected: pg.Client | null = null

  /** One attempt; afterwards the client is watched until it is lost, once. */
  async function connect(): Promise<pg.Client> {
    const client = await listenOn(parts)
    connected = client
    const heartbeat = setInterval(() => client.query('select 1').catch(lose), heartbeatMs)
    heartbeat.unref()
    const lose = once((problem: unknown) => {
      connected = null
      clearInterval(heartbeat)
      void end(client)
      if (closing.signal.aborted) return
      parts.onLost(problem)
      begin(connectAgain())
    })
    client.on('error', lose)
    client.on('end', () => lose(new Error('the connection ended')))
    return client
  }

  async function connectAgain(): Promise<pg.Client> {
    for (;;) {
      const client = await connect().catch(parts.onLost)
      if (client) {
        parts.onGap()
        return client
      }
      await wait(retryMs, undefined, { signal: closing.signal })
    }
  }

  function begin(attempt: Promise<pg.Client>): Promise<pg.Client> {
    connection = attempt
    attempt.catch(() => {
      // A failed attempt is for those who waited: the next one who asks begins another.
      if (connection === attempt) connection = null
    })
    return attempt
  }

  return {
    async ready() {
      if (!connected) await inTime(connection ?? begin(connect()))
    },
    async close() {
      closing.abort()
      const client = await connection?.catch(() => null)
      if (client) await end(client)
    },
  }
}

async function listenOn({ url, name, onMessage }: ChannelParts): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: typeof url === 'string' ? url : url(),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  // Unheard, it would end the process; what fails is thrown to whoever waits.
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => onMessage(payload))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(name)}`)
    return client
  } catch (problem) {
    await end(client)
    throw problem
  }
}

/** A frozen database says no goodbye. */
async function end(client: pg.Client): Promise<void> {
  await Promise.race([client.end(), wait(closeMs, undefined, { ref: false })])
  client.connection.stream.destroy()
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout expired')), answerMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function once(action: (problem: unknown) => void): (problem: unknown) => void {
  let isDone = false
  return (problem) => {
    if (isDone) return
    isDone = true
    action(problem)
  }
}
