// What is checked before a change is done, in the order of how soon it answers.
import { ensureChromium } from '../browser/chromium.ts'
import { type Step, script } from './step.ts'
import { playwright, vitest } from './tallies.ts'

export const verifySteps: readonly Step[] = [
  { name: 'format and lint', run: () => script(['node_modules/@biomejs/biome/bin/biome', 'ci', '.']) },
  { name: 'architecture', run: () => script(['tools/architecture.ts']) },
  { name: 'docs', run: () => script(['tools/docs.ts']) },
  { name: 'messages', run: () => script(['tools/messages.ts']) },
  { name: 'spec', run: () => script(['tools/spec.ts']) },
  { name: 'types', run: () => script(['node_modules/typescript/bin/tsc', '--noEmit']) },
  { name: 'dead code', run: () => script(['node_modules/knip/bin/knip.js']) },
  { name: 'unit tests', run: () => vitest('unit') },
  { name: 'HTTP tests', run: () => vitest('http') },
]

export const browserSteps: readonly Step[] = [
  { name: 'browser', run: async () => ({ fine: true, output: ensureChromium() }) },
  { name: 'build', run: () => script(['tools/build-if-needed.mjs']) },
  { name: 'browser tests', run: playwright },
]
