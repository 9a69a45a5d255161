// `npm run crash -- [kills] [seed] [faults]`: kills the API again and again while orders are placed, then its database,
// and checks the books.
import { pinnedNode, runInForeground } from './launch.mjs'

const [kills = '200', seed = new Date().toISOString(), faults = '60'] = process.argv.slice(2)
const tests = ['server/features/checkout/crash.test.ts', 'server/features/checkout/outage-run.test.ts']
process.stdout.write(
  `${kills} kills of the API, ${faults} faults of its database; again with: npm run crash -- ${kills} ${seed} ${faults}\n`,
)
runInForeground(
  pinnedNode(),
  ['node_modules/vitest/vitest.mjs', 'run', '--project=http', '--reporter=verbose', ...tests],
  { env: { ...process.env, CRASH_KILLS: kills, CRASH_FAULTS: faults, CRASH_SEED: seed } },
)
