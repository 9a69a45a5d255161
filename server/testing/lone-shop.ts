// Run as a process of its own: the whole shop as it is built, which checks its replies against the contract as well.
import { demo } from '#demo/demo.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { startShop } from '#server/shop.ts'

const shop = await startShop({
  config: readConfig(process.env),
  root: process.cwd(),
  demo,
  checkReplies: true,
})
process.on('SIGTERM', () => shop.close().then(() => process.exit(0)))
