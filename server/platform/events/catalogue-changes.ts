// Tells every process on the same database that the catalogue changed, by LISTEN/NOTIFY.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log/log.ts'

const channel = 'catalogue_changed'

export async function listenForChanges(url: string, changed: () => void, log: Log) {
  let client: pg.Client | undefined
  let open = true

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url })
    next.on('notification', changed)
    next.on('error', () => reconnect())
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
    // Whatever changed while nobody listened is unknown: start from nothing.
    changed()
  }

  async function reconnect(): Promise<void> {
    client = undefined
    while (open && !client) {
      await wait(1_000)
      await listen().catch((error: unknown) => log.warn({ error }, 'not listening for catalogue changes yet'))
    }
  }

  await listen()
  return {
    async close() {
      open = false
      await client?.end()
    },
  }
}
