// `npm run crash -- [kills] [seed]`: kills the API again and again while orders are placed, then checks the books.
import { pinnedNode, runInForeground } from './launch.mjs'

const [kills = '200', seed = new Date().toISOString()] = process.argv.slice(2)
const test = 'server/features/checkout/crash.test.ts'
process.stdout.write(`${kills} kills; again with: npm run crash -- ${kills} ${seed}\n`)
runInForeground(
  pinnedNode(),
  ['node_modules/vitest/vitest.mjs', 'run', '--project=http', '--reporter=verbose', test],
  { env: { ...process.env, CRASH_KILLS: kills, CRASH_SEED: seed } },
)
