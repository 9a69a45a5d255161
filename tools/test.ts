// `npm test`: everything `npm run verify` checks, and the browser tests on the built shop.
import { stopWhenAsked } from './processes/stop-signals.ts'
import { runSteps } from './verify/step.ts'
import { browserSteps, verifySteps } from './verify/steps.ts'

const { passed, failed } = await runSteps([...verifySteps, ...browserSteps], console.log, stopWhenAsked())
// The last line is read by machines: nothing may follow it.
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
