// Push messages that could not be handed over at once: tried again some times, while nobody waits for it.
import { setTimeout as passTime } from 'node:timers/promises'
import type { PushResult } from './push.ts'

export type Deliver = (send: () => Promise<PushResult>) => Promise<PushResult>

/** As push services ask for: ten seconds after a fault of theirs, a minute while they are flooded. */
const usualWaitsMs = [10_000, 60_000]

/** More would only be memory spent on a service that is down for long. */
const waitingAtMost = 1_000

/** Does not keep the process alive: what waits when it ends has been read in the shop, or will be. */
const waitInPassing = (ms: number): Promise<unknown> => passTime(ms, undefined, { ref: false })

export function createDelivery(waitsMs: readonly number[] = usualWaitsMs, wait = waitInPassing): Deliver {
  let waiting = 0

  async function pause(ms: number): Promise<void> {
    waiting += 1
    try {
      await wait(ms)
    } finally {
      waiting -= 1
    }
  }

  return async (send) => {
    let result = await send()
    for (const ms of waitsMs) {
      if (result !== 'failed' || waiting >= waitingAtMost) return result
      await pause(ms)
      result = await send()
    }
    return result
  }
}
