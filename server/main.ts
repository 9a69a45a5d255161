// The process: settings, database, app, listen, and an orderly end.
import { resolve } from 'node:path'
import type { Demo } from './demo.ts'
import { type Config, ConfigError, readConfig } from './platform/config/config.ts'
import { startShop } from './shop.ts'

const root = process.env.FIVEFOLD_ROOT ?? process.cwd()

async function main() {
  const config = readConfig(process.env)
  const shop = await startShop({ config, root: resolve(root), demo: await demoFor(config) })
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    shop.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  // The starter's terminal is gone: nobody is left to stop us.
  process.on('SIGHUP', end)
}

/** Loaded only where it is asked for. */
async function demoFor(config: Config): Promise<Demo | null> {
  if (!config.demo && !config.demo_operations) return null
  return (await import('#demo/demo.ts')).createDemo(config)
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
