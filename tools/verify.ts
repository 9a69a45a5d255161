// `npm run verify`: the definition of done, without the browser.
import { stopWhenAsked } from './processes/stop-signals.ts'
import { runSteps } from './verify/step.ts'
import { verifySteps } from './verify/steps.ts'

const { passed, failed } = await runSteps(verifySteps, console.log, stopWhenAsked())
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
