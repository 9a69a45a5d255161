// A queue that sends one entry at a time: transient failures are retried, what can never succeed is dropped and reported.
import { ApiFailure, NoAnswer } from './api-failure.ts'

export interface SendQueueParts<Change, Answer> {
  /** The head of the queue. Read anew each time: the queue is in storage, and other tabs work on it too. */
  first(): Change | undefined
  send(change: Change): Promise<Answer>
  /** Takes the change out of the list. */
  done(change: Change, answer: Answer): void
  /** Takes the change out of the list; the customer is informed. */
  refused(change: Change, error: unknown): void
  /** Nothing can be sent now; whoever waits for an answer need not. */
  waiting(): void
  isOnline(): boolean
  /** A turn among several tabs; where it rejects before the work began, this tab goes on by itself. */
  inTurn(work: () => Promise<void>): Promise<void>
  /** A mistake of our own, for whoever watches the console: the queue itself goes on. */
  onFault(error: unknown): void
}

const firstWaitMs = 2_000
const longestWaitMs = 60_000

/** A shop may ask to be left alone; for longer than this it is asked once more anyway. */
const longestRetryAfterMs = 10 * 60_000

/** So often a change is tried that breaks the shop, or this page, before the ones behind it may go on. */
const brokenTriesAtMost = 5

/** Statuses that speak of the shop as a whole, not of the one request. */
const outageStatuses = new Set([408, 425, 429, 502, 503, 504])

/** Null is a refusal: another try would be answered the same. */
function troubleOf(error: unknown): 'outage' | 'broken' | null {
  if (error instanceof NoAnswer) return 'outage'
  if (!(error instanceof ApiFailure)) return 'broken'
  if (outageStatuses.has(error.status)) return 'outage'
  return error.status >= 500 ? 'broken' : null
}

function retryAfterOf(error: unknown): number {
  const asked = error instanceof ApiFailure ? (error.retryAfterMs ?? 0) : 0
  return Math.min(asked, longestRetryAfterMs)
}

/** Doubled with each trouble in a row, and spread, so that not all come back at once after a restart of the shop. */
function waitAfter(troubles: number): number {
  const wait = Math.min(firstWaitMs * 2 ** (troubles - 1), longestWaitMs)
  return wait * (0.75 + Math.random() / 2)
}

export function createSendQueue<Change extends { key: string }, Answer>(
  parts: SendQueueParts<Change, Answer>,
) {
  let running = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let troublesInARow = 0
  let notBefore = 0
  let broken: { key: string; tries: number } | null = null

  /** Later, by itself; offline the event of the network's return is waited for instead. */
  function wait(waitMs: number): void {
    clearTimeout(timer)
    if (parts.isOnline()) timer = setTimeout(flush, Math.max(waitMs, notBefore - Date.now()))
    parts.waiting()
  }

  function waitOut(error: unknown): void {
    troublesInARow += 1
    notBefore = Math.max(notBefore, Date.now() + retryAfterOf(error))
    wait(waitAfter(troublesInARow))
  }

  /** Whether it is to be tried again; otherwise it has left the list. */
  function isTriedAgain(change: Change, error: unknown): boolean {
    const trouble = troubleOf(error)
    if (trouble === 'outage') return true
    if (trouble === 'broken') {
      if (!(error instanceof ApiFailure)) parts.onFault(error)
      broken = { key: change.key, tries: broken?.key === change.key ? broken.tries + 1 : 1 }
      if (broken.tries < brokenTriesAtMost) return true
    }
    parts.refused(change, error)
    return false
  }

  /** Whether the next one may go on. */
  async function sendOne(change: Change): Promise<boolean> {
    try {
      const answer = await parts.send(change)
      troublesInARow = 0
      parts.done(change, answer)
    } catch (error) {
      if (isTriedAgain(change, error)) {
        waitOut(error)
        return false
      }
    }
    return true
  }

  async function sendAll(): Promise<void> {
    for (let change = parts.first(); change; change = parts.first()) {
      // Neither is a new trouble: the wait after the next one is no longer for it.
      if (!parts.isOnline() || Date.now() < notBefore) return wait(0)
      if (!(await sendOne(change))) return
    }
  }

  async function run(): Promise<void> {
    let hasBegun = false
    const work = () => {
      hasBegun = true
      return sendAll()
    }
    try {
      await parts.inTurn(work).catch((error) => (hasBegun ? Promise.reject(error) : work()))
    } catch (error) {
      parts.onFault(error)
      waitOut(error)
    }
  }

  /** After the round that is under way: what comes in its last moment must not be overlooked. Never rejects. */
  function flush(): Promise<void> {
    running = running.then(run).catch(parts.onFault)
    return running
  }

  return { flush, stop: () => clearTimeout(timer) }
}
