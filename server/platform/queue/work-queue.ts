// A queue that lets only so many jobs run at once: heavy work must leave the processor to the other requests.
import { coreFailures, refuse } from '#contract/core/failure.ts'

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** About as long as a queue takes to become shorter. */
const comeBackAfterSeconds = 5

/** Beyond `waitingAtMost` jobs that wait for their turn, the next is refused as busy. */
export function createWorkQueue(limit: number, waitingAtMost: number): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async () => {
    const isFull = running >= limit && waiting.length >= waitingAtMost
    if (isFull) refuse(coreFailures.busy, { retry_after: comeBackAfterSeconds })
    if (running >= limit) await new Promise<void>((resume) => waiting.push(resume))
    else running += 1
  }

  /** The slot is handed on rather than freed, or a newcomer could slip in before the one who waits. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
