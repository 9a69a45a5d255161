// The shop the browser tests visit: built if needed, on a free port, with a fresh demo world.
import { ensureBuilt } from '#tools/launch.mjs'
import { startBuiltShop } from '#tools/shop/built-shop.ts'

ensureBuilt(process.execPath)
// Tests come from one address and in a hurry: they must not be slowed down like an attacker.
const shop = await startBuiltShop({ RATE_LIMIT: 'off' })
process.stdout.write(`The shop for the tests is at port ${new URL(shop.url).port}\n`)

const end = () => shop.stop().then(() => process.exit(0))
process.once('SIGTERM', end)
process.once('SIGINT', end)
shop.process.once('exit', () => process.exit(1))
