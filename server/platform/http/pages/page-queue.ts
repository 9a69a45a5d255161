// Pages are rendered by the thread that answers everybody: a few at a time, in turns by address, so that somebody who asks
// for hundreds at once neither stops the API nor keeps the pages of others waiting.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import { busySeconds } from '../reply/failure-reply.ts'

export interface PageQueueLimits {
  /** Rendered at once: while some of them wait for the database the others use the processor. */
  atOnce: number
  /** Pages that may wait, of everybody and of one address. */
  waiting: number
  waitingOfAddress: number
  /** Whoever waited longer than this is asked to come again; rendering it would only keep the next one waiting. */
  patienceMs: number
}

/** Waits for a place, and returns how to leave it. */
export type PageQueue = (address: string) => Promise<() => void>

const usualLimits: PageQueueLimits = {
  atOnce: 4,
  waiting: 1_000,
  waitingOfAddress: 250,
  patienceMs: 20_000,
}

export function createPageQueue(
  limits: PageQueueLimits = usualLimits,
  now: () => number = () => performance.now(),
): PageQueue {
  /** By address, in the sequence of their turns; whoever had one goes to the end. */
  const waiting = new Map<string, (() => void)[]>()
  let waitingCount = 0
  let rendering = 0

  function startNext(): void {
    for (const [address, [start, ...rest]] of waiting) {
      if (rendering >= limits.atOnce) return
      waiting.delete(address)
      if (rest.length > 0) waiting.set(address, rest)
      if (!start) continue
      waitingCount -= 1
      rendering += 1
      start()
    }
  }

  function turnOf(address: string): Promise<void> {
    const own = waiting.get(address) ?? []
    const hasRoom = waitingCount < limits.waiting && own.length < limits.waitingOfAddress
    refuseUnless(hasRoom, coreFailures.busy, { retry_after: busySeconds })
    return new Promise((start) => {
      waiting.set(address, [...own, start])
      waitingCount += 1
      startNext()
    })
  }

  /** After a turn of the event loop: pages of cached answers would otherwise follow each other without anybody else being heard. */
  function leave(): void {
    rendering -= 1
    setImmediate(startNext)
  }

  return async (address) => {
    const asked = now()
    await turnOf(address)
    if (now() - asked <= limits.patienceMs) return leave
    leave()
    return refuse(coreFailures.busy, { retry_after: busySeconds })
  }
}

/**
 * Leaves when all of the page is rendered. It is read ahead of its reader and held for them: whoever reads slowly, or not
 * at all, would otherwise keep the place.
 */
export async function renderInTurn(
  wait: ReturnType<PageQueue>,
  render: () => Promise<Response>,
): Promise<Response> {
  const leave = await wait
  try {
    const page = await render()
    if (page.body) return new Response(readAhead(page.body, leave), page)
    leave()
    return page
  } catch (error) {
    leave()
    throw error
  }
}

function readAhead(rendered: ReadableStream<Uint8Array>, leave: () => void): ReadableStream<Uint8Array> {
  const reader = rendered.getReader()

  async function readTo(page: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) page.enqueue(part.value)
      page.close()
    } catch (error) {
      page.error(error)
    } finally {
      leave()
    }
  }

  return new ReadableStream({
    start: (page) => void readTo(page),
    cancel: (reason) => reader.cancel(reason),
  })
}
