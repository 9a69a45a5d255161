// `npm run bench`: ratios against bare servers within one run, the weight of a first visit and the memory of open pages
// against their limits; then the same calls on a large catalogue. `npm run bench -- shop` or `-- scale` runs one half.
import { parseArgs } from 'node:util'
import { ensureBuilt } from '#tools/launch.mjs'
import { startBuiltShop } from '#tools/shop/built-shop.ts'
import { printBodies } from './bodies.ts'
import { printSharedPage } from './pages.ts'
import { printPaint } from './paint.ts'
import { printRatios } from './ratios.ts'
import { printScale } from './scale.ts'
import { printStreams } from './streams.ts'
import { printWeights } from './weights.ts'

async function printShop(): Promise<void> {
  const shop = await startBuiltShop({ RATE_LIMIT: 'off' })
  try {
    // Weights first: after a load run the shop is still busy with pages nobody waits for any more.
    if (!(await printWeights(shop.url))) process.exitCode = 1
    if (!(await printStreams(shop.url))) process.exitCode = 1
    if (!(await printBodies(shop.url))) process.exitCode = 1
    if (!(await printPaint(shop.url))) process.exitCode = 1
    if (!(await printRatios(shop.url))) process.exitCode = 1
    if (!(await printSharedPage(shop.url))) process.exitCode = 1
  } finally {
    await shop.stop()
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** May be given several times. */
    items: { type: 'string', multiple: true, default: ['10000', '1000000'] },
    /** A folder to keep the filled databases in: a million items take minutes. */
    data: { type: 'string' },
  },
})
const asked = (half: string) => positionals.length === 0 || positionals.includes(half)

ensureBuilt(process.execPath)
if (asked('shop')) await printShop()
if (asked('scale')) await printScale({ sizes: values.items.map(Number), data: values.data })
