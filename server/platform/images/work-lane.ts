// A lane that lets only so many jobs run at once: rendering must leave the processor to the other requests.

export type WorkLane = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createLane(limit: number): WorkLane {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async () => {
    if (running >= limit) await new Promise<void>((resume) => waiting.push(resume))
    else running += 1
  }

  /** The place is handed on rather than freed, or a newcomer could slip in before the one who waits. */
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
