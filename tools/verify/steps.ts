// What is checked before a change is done, in the order of how soon it answers.
import { ensureChromium } from '../browser/chromium.ts'
import { type Step, script } from './step.ts'
import { playwright, vitest } from './tallies.ts'

/** A check that is one script. */
function check(name: string, ...args: readonly string[]): Step {
  return { name, run: (stopped) => script(args, { stopped }) }
}

export const verifySteps: readonly Step[] = [
  check('format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.'),
  check('architecture', 'tools/architecture.ts'),
  check('docs', 'tools/docs.ts'),
  check('messages', 'tools/messages.ts'),
  check('spec', 'tools/spec.ts'),
  check('types', 'node_modules/typescript/bin/tsc', '--noEmit'),
  check('dead code', 'node_modules/knip/bin/knip.js'),
  { name: 'unit tests', run: (stopped) => vitest('unit', stopped) },
  { name: 'HTTP tests', run: (stopped) => vitest('http', stopped) },
]

export const browserSteps: readonly Step[] = [
  { name: 'browser', run: async () => ({ fine: true, output: ensureChromium() }) },
  check('build', 'tools/build-if-needed.mjs'),
  { name: 'browser tests', run: playwright },
]
