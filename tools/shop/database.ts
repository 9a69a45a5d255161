// A PostgreSQL of its own for measuring, which can be asked how it answered the shop.
import { connect, unhurried } from '#server/database/connection.ts'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'

export interface MeasuredDatabase {
  url: string
  /** Everything the shop keeps in memory about the catalogue is forgotten. */
  forgetCatalogue(): Promise<void>
  /** Runs the work and returns the log the database wrote meanwhile: the plan of every statement. */
  explaining(work: () => Promise<void>): Promise<string>
  /** Statements of the measurement itself, one after another in one session. */
  query(statement: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

const explaining = { min_duration: 'auto_explain.log_min_duration' }

const preparation = [
  `alter database fivefold set session_preload_libraries = 'auto_explain'`,
  'alter system set auto_explain.log_analyze = on',
  'alter system set auto_explain.log_buffers = on',
  `alter system set auto_explain.log_format = 'json'`,
  `alter system set ${explaining.min_duration} = -1`,
  'select pg_reload_conf()',
]

export async function startMeasuredDatabase(dataDir: string): Promise<MeasuredDatabase> {
  const server = await startEmbeddedPostgres({ dataDir })
  const { pool, close } = connect(server.url, { limits: { ...unhurried, connections: 1 } })
  for (const statement of preparation) await pool.query(statement)

  async function explainFrom(milliseconds: number) {
    await pool.query(`alter system set ${explaining.min_duration} = ${milliseconds}`)
    await pool.query('select pg_reload_conf()')
    // Sessions read the new settings before their next statement, but hear of them a moment later.
    await pool.query('select pg_sleep(0.2)')
  }

  const log = async (from = 0) => {
    const { rows } = await pool.query<{ text: string }>(
      `select convert_from(pg_read_binary_file('server.log', $1::bigint, 1000000000), 'UTF8') as text`,
      [from],
    )
    return rows[0]?.text ?? ''
  }

  return {
    url: server.url,
    async forgetCatalogue() {
      await pool.query('notify catalogue_changed')
      await pool.query('select pg_sleep(0.2)')
    },
    async explaining(work) {
      const written = await pool.query<{ size: number }>(`select size from pg_stat_file('server.log')`)
      await explainFrom(0)
      try {
        await work()
      } finally {
        await explainFrom(-1)
      }
      return log(written.rows[0]?.size)
    },
    async query(statement) {
      const { rows } = await pool.query<Record<string, unknown>>(statement)
      return rows
    },
    async stop() {
      await close()
      await server.stop()
    },
  }
}
