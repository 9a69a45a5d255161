// Loads the demo world once and keeps its dates fresh.
import type pg from 'pg'
import type { Connection } from '#server/database/connection.ts'
import type { DemoParts, PreparedDemo } from '#server/demo.ts'
import { drawPictures } from '../art/draw-pictures.ts'
import { pictureJobs } from '../build/pictures.ts'
import { fillWorld } from './fill-world.ts'
import { renewWorld } from './renew-world.ts'
import { streetAddresses } from './street-addresses.ts'

/** The same in every process: only one of several that start at once fills the world. */
const worldLock = 5_050_506
const renewEveryMs = 15 * 60_000

export async function prepareWorld(parts: DemoParts): Promise<PreparedDemo> {
  const { config, clock, log } = parts
  let is_new = false
  await locked(parts.connection, async (client) => {
    const mark = await client.query(`select 1 from world_mark where key = 'demo'`)
    is_new = mark.rowCount === 0
    if (is_new) {
      const started = performance.now()
      const { time_zone, demo_items: items } = config
      const plan = { now: clock.now(), time_zone, streets: streetAddresses(parts.pack), items }
      await drawPictures(pictureJobs(), parts.pictures)
      const made = await fillWorld(client, plan)
      await client.query(`insert into world_mark (key, value) values ('demo', $1)`, [JSON.stringify(made)])
      log.info({ ...made, ms: Math.round(performance.now() - started) }, 'the demo world is loaded')
    }
    await renewWorld(client, clock.now(), config.time_zone)
  })
  const renew = () =>
    locked(parts.connection, (client) => renewWorld(client, clock.now(), config.time_zone)).catch(
      (error: unknown) => log.warn({ error }, 'the demo dates could not be renewed'),
    )
  const timer = setInterval(renew, renewEveryMs)
  timer.unref()
  return { is_new, stop: () => clearInterval(timer) }
}

async function locked(connection: Connection, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await connection.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [worldLock])
    await work(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [worldLock]).finally(() => client.release())
  }
}
