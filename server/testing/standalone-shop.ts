// Run as a process of its own: the whole shop as it is built, which checks its replies against the contract as well.
import { createDemo } from '#demo/demo.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { startShop } from '#server/shop.ts'

const config = readConfig(process.env)
const shop = await startShop({
  config,
  root: process.cwd(),
  demo: createDemo(config),
  checkReplies: true,
})
process.on('SIGTERM', () => shop.close().then(() => process.exit(0)))
