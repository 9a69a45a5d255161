// Whether the machine has time for the shop: on one that is busy otherwise every answer is slow, and none is to blame.
import { setTimeout } from 'node:timers/promises'

/** The database is asked as well; on an idle machine that takes three milliseconds. */
const promptMs = 40
const tries = 20
const pauseMs = 500

/** Three prompt answers in a row; false when they did not come within ten seconds. */
export async function isQuiet(origin: string): Promise<boolean> {
  let prompt = 0
  for (let tried = 0; tried < tries && prompt < 3; tried += 1) {
    const started = performance.now()
    await (await fetch(`${origin}/readyz`)).text()
    const isPrompt = performance.now() - started < promptMs
    prompt = isPrompt ? prompt + 1 : 0
    if (!isPrompt) await setTimeout(pauseMs)
  }
  return prompt === 3
}
