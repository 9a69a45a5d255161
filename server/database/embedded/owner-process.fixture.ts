// A process of its own that uses a data folder, for tests to kill: prints the URL, or why it was refused.
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { messageOf } from './system-error.ts'

const [dataDir = '', afterwards = 'stay'] = process.argv.slice(2)

try {
  const { url } = await startEmbeddedPostgres({ dataDir })
  process.stdout.write(`${JSON.stringify({ url })}\n`)
  if (afterwards === 'stay') setInterval(() => undefined, 60_000)
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: messageOf(error) })}\n`)
}
