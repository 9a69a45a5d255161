// The shop the browser tests visit: built if needed, on a free port, with a fresh demo world.
import { ensureBuilt } from '#tools/launch.mjs'
import { startBuiltShop } from '#tools/shop/built-shop.ts'

ensureBuilt(process.execPath)
// Tests come from one address and in a hurry: they must not be slowed down like an attacker.
// Nor may store and courier of the demo move an order while a test looks at it.
const shop = await startBuiltShop({ RATE_LIMIT: 'off', DEMO_OPERATIONS: 'off' })
process.stdout.write(`The shop for the tests is at port ${new URL(shop.url).port}\n`)

let isEnding = false
/** A signal to the whole group reaches the shop as well: whichever comes first, its folder is removed once. */
async function end(code: number) {
  if (isEnding) return
  isEnding = true
  await shop.stop()
  process.exit(code)
}
process.on('SIGTERM', () => end(0))
process.on('SIGINT', () => end(0))
shop.process.once('exit', () => end(1))
