// Run as a process of its own: the API on the database it is given, there to be killed by a test.
import { readConfig } from '#server/platform/config/config.ts'
import { listen, startApi } from '#server/shop.ts'

// Whoever started it is gone: nobody is left to kill it.
process.stdin.resume().on('end', () => process.exit())
const config = readConfig(process.env)
const api = await startApi({ config, root: process.cwd(), demo: null, checkReplies: true })
const { port } = await listen(api, config)
process.stdout.write(`${port}\n`)
