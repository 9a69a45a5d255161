// The shop the browser tests visit: built if needed, on a free port, with a fresh demo world.
import { startOpenIdIssuer, testClientId } from '#server/testing/openid-issuer.ts'
import { ensureBuilt } from '#tools/launch.mjs'
import { stopWhenAsked } from '#tools/processes/stop-signals.ts'
import { startBuiltShop } from '#tools/shop/built-shop.ts'
import { ownTheShop } from './fixtures/owner.ts'
import { operationsToken } from './fixtures/shop-side.ts'

const runner = process.ppid
ensureBuilt(process.execPath)
// The runner of the tests may be killed without a word: the shop and its database must not stay behind.
const stopped = stopWhenAsked(runner)
// One of the three providers is set up, and it is ours: the others must not be offered.
const provider = await startOpenIdIssuer()
// Tests come from one address and in a hurry: they must not be slowed down like an attacker.
// Nor may store and courier of the demo move an order while a test looks at it.
const settings = {
  RATE_LIMIT: 'off',
  DEMO_OPERATIONS: 'off',
  OPERATIONS_TOKEN: operationsToken,
  GOOGLE_CLIENT_ID: testClientId,
  GOOGLE_ISSUER: provider.issuer,
  GOOGLE_JWKS_URL: provider.jwks_url,
  GOOGLE_AUTHORIZE_URL: provider.authorize_url,
}
const shop = await startBuiltShop(settings, { stopped, wantsOwner: true })
await ownTheShop(shop)
process.stdout.write(`The shop for the tests is at port ${new URL(shop.url).port}\n`)

let isEnding = false
/** A signal to the whole group reaches the shop as well: whichever comes first, its folder is removed once. */
async function end(code: number) {
  if (isEnding) return
  isEnding = true
  await Promise.all([shop.stop(), provider.close()])
  process.exit(code)
}
stopped.addEventListener('abort', () => end(0))
shop.process.once('exit', () => end(1))
