// `npm run bench`: ratios against bare servers within one run, the weight of a first visit and the memory of open pages
// against their limits; Lighthouse over the main pages; the desk of a store with a hundred thousand items, and its
// figures of a million orders; then the same calls on a large catalogue. `npm run bench -- shop`, `-- lighthouse`,
// `-- desk`, `-- reports` or `-- scale` runs one part.
import { parseArgs } from 'node:util'
import { ensureBuilt } from '#tools/launch.mjs'
import { startBuiltShop } from '#tools/shop/built-shop.ts'
import { printBodies } from './bodies.ts'
import { printDesk } from './desk.ts'
import { printLighthouse } from './lighthouse.ts'
import { printSharedPage } from './pages.ts'
import { printPaint } from './paint.ts'
import { printRatios } from './ratios.ts'
import { printReports } from './reports.ts'
import { printScale } from './scale.ts'
import { printStreams } from './streams.ts'
import { printWeights } from './weights.ts'

type Part = (origin: string) => Promise<boolean>

// Weights first: after a load run the shop is still busy with pages nobody waits for any more.
const shopParts = [printWeights, printStreams, printBodies, printPaint, printRatios, printSharedPage]

async function printShop(parts: readonly Part[]): Promise<void> {
  const shop = await startBuiltShop({ RATE_LIMIT: 'off' })
  try {
    for (const print of parts) if (!(await print(shop.url))) process.exitCode = 1
  } finally {
    await shop.stop()
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** May be given several times. */
    items: { type: 'string', multiple: true, default: ['10000', '1000000'] },
    orders: { type: 'string', default: '1000000' },
    /** A folder to keep the filled databases in: a million items take minutes. */
    data: { type: 'string' },
    /** Of the file that is imported at the desk. */
    rows: { type: 'string', default: '100000' },
  },
})
const asked = (part: string) => positionals.length === 0 || positionals.includes(part)

ensureBuilt(process.execPath)
if (asked('shop')) await printShop(shopParts)
if (asked('lighthouse')) await printShop([printLighthouse])
if (asked('desk') && !(await printDesk(Number(values.rows)))) process.exitCode = 1
if (asked('reports') && !(await printReports({ orders: Number(values.orders), data: values.data }))) {
  process.exitCode = 1
}
if (asked('scale')) await printScale({ sizes: values.items.map(Number), data: values.data })
