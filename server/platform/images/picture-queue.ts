// The queue of pictures people send: fair between owners, and bounded in what is decoded and what waits.
import { coreFailures, refuse } from '#contract/core/failure.ts'

export interface PictureQueueLimits {
  /** At once; each takes a core for a moment. */
  jobs: number
  /** Decoded at once: four bytes each. A picture with more runs alone. */
  pixels: number
  /** Pictures that may wait, of everybody and of one owner; their bytes are in memory meanwhile. */
  waiting: number
  waitingOfOwner: number
}

export type PictureQueue = <Result>(
  owner: string,
  pixels: number,
  work: () => Promise<Result>,
) => Promise<Result>

interface Job {
  owner: string
  pixels: number
  start(): void
}

/** About as long as the queue takes to become shorter. */
const comeBackAfterSeconds = 5

export function createPictureQueue(limits: PictureQueueLimits): PictureQueue {
  /** Owners in the sequence of their turns; whoever had one goes to the end. */
  const waiting = new Map<string, Job[]>()
  const busyOwners = new Set<string>()
  let waitingCount = 0
  let pixelsRunning = 0

  const fits = ({ pixels }: Job) =>
    busyOwners.size === 0 || (busyOwners.size < limits.jobs && pixelsRunning + pixels <= limits.pixels)

  /** The first whose turn it is. One that does not fit yet is not passed over, or a large picture might wait for ever. */
  function next(): Job | undefined {
    for (const [owner, [first]] of waiting) {
      if (first && !busyOwners.has(owner)) return fits(first) ? first : undefined
    }
    return undefined
  }

  function toTheEnd(owner: string, jobs: Job[]): void {
    waiting.delete(owner)
    if (jobs.length > 0) waiting.set(owner, jobs)
  }

  function startNext(): void {
    for (let job = next(); job; job = next()) {
      toTheEnd(job.owner, (waiting.get(job.owner) ?? []).slice(1))
      waitingCount -= 1
      busyOwners.add(job.owner)
      pixelsRunning += job.pixels
      job.start()
    }
  }

  function enter(owner: string, pixels: number): Promise<void> {
    const own = waiting.get(owner) ?? []
    if (waitingCount >= limits.waiting || own.length >= limits.waitingOfOwner) {
      refuse(coreFailures.busy, { retry_after: comeBackAfterSeconds })
    }
    return new Promise((start) => {
      waiting.set(owner, [...own, { owner, pixels, start }])
      waitingCount += 1
      startNext()
    })
  }

  return async (owner, pixels, work) => {
    await enter(owner, pixels)
    try {
      return await work()
    } finally {
      busyOwners.delete(owner)
      pixelsRunning -= pixels
      toTheEnd(owner, waiting.get(owner) ?? [])
      startNext()
    }
  }
}

/** One for the whole process: portraits and attachments share its memory and its cores. */
export const uploadQueue = createPictureQueue({
  jobs: 2,
  pixels: 50_000_000,
  waiting: 40,
  waitingOfOwner: 20,
})
