// Sends the queued changes of the cart one after another across all tabs, and resolves the promises of their callers.
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { createSendQueue } from '#web/platform/api/send-queue.ts'
import type { CartChange } from '../queue/cart-change.ts'
import { setReachable } from '../queue/connectivity.ts'
import { pendingChanges } from '../queue/pending-changes.ts'
import { afterAddition, isOrphaned, tried, withChange, without } from '../queue/queue.rules.ts'
import { lineLike } from '../shown-lines.rules.ts'

export type Outcome =
  | { kind: 'done'; lines: CartLine[] }
  /** Queued on this device until the shop can be reached. */
  | { kind: 'queued' }
  | { kind: 'refused'; failure: ApiFailure }

export interface SenderParts {
  send(change: CartChange): Promise<CartLine[]>
  /** The cart as the shop has just answered it. */
  onLines(change: CartChange, lines: CartLine[]): void
  /** Refused long after it was asked for: nobody waits for the answer any more. */
  onConflict(change: CartChange, failure: ApiFailure): void
  /** Refused, whoever is informed: what is shown may be older than what the shop has. */
  onRefused(change: CartChange): void
  /** A mistake of our own; the queue goes on. */
  onFault(error: unknown): void
}

/** More than anybody changes by hand without a network; a script must not fill the device. */
const maxPending = 200

/** Tabs take turns. An insecure page has no locks: this rejects there, and the queue goes on by itself. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('fivefold-cart', work)
}

/** Words for whoever asked are the shop's own; a change that broke on the way has none. */
function failureOf(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(0, [])
}

/** The line of the shop an addition became. */
function madeLine(change: CartChange, lines: readonly CartLine[]): number | null {
  return change.kind === 'add' ? (lineLike(change, lines)?.id ?? null) : null
}

type Caller = (outcome: Outcome) => void

/** Whoever waits for a change: they are told once. */
function take(callers: Map<string, Caller[]>, key: string): Caller[] {
  const waiting = callers.get(key) ?? []
  callers.delete(key)
  return waiting
}

export function createCartSender({ send, onLines, onConflict, onRefused, onFault }: SenderParts) {
  const callers = new Map<string, Caller[]>()

  function answer(key: string, outcome: Outcome): boolean {
    const waiting = take(callers, key)
    for (const caller of waiting) caller(outcome)
    return waiting.length > 0
  }

  /** Into the line; a change that joins another one shares its fate, and so do those who asked for either. */
  function enqueue(change: CartChange, caller: Caller): void {
    pendingChanges.change((queue) => {
      const next = withChange(queue, change)
      if (next.length > Math.max(queue.length, maxPending)) {
        caller({ kind: 'refused', failure: failureOf(null) })
        return queue
      }
      const key = next.find((one) => !queue.includes(one))?.key ?? change.key
      const moot = queue.filter((one) => !next.some((other) => other.key === one.key))
      const sharing = [key, ...moot.map((one) => one.key)].flatMap((one) => take(callers, one))
      callers.set(key, [...sharing, caller])
      return next
    })
  }

  /** Out of the queue; what was asked meanwhile of the line it made, or did not make, learns what became of it. */
  function leave(change: CartChange, outcome: Exclude<Outcome, { kind: 'queued' }>): boolean {
    const cart_id = outcome.kind === 'done' ? madeLine(change, outcome.lines) : null
    const before = without(pendingChanges.read(), change.key)
    const left = afterAddition(before, change.key, cart_id)
    pendingChanges.change(() => left)
    const wasAwaited = answer(change.key, outcome)
    for (const { key } of before) if (!left.some((one) => one.key === key)) answer(key, outcome)
    return wasAwaited
  }

  const queue = createSendQueue<CartChange, CartLine[]>({
    first() {
      let [next] = pendingChanges.read()
      while (next && isOrphaned(next)) {
        leave(next, { kind: 'done', lines: [] })
        next = pendingChanges.read()[0]
      }
      return next
    },
    send(change) {
      pendingChanges.change((all) => tried(all, change.key))
      return send(change)
    },
    done(change, lines) {
      setReachable(true)
      try {
        onLines(change, lines)
      } catch (error) {
        // Made it is all the same: it must not be sent again because of how it is shown.
        onFault(error)
      }
      leave(change, { kind: 'done', lines })
    },
    refused(change, error) {
      setReachable(true)
      const failure = failureOf(error)
      if (!leave(change, { kind: 'refused', failure })) onConflict(change, failure)
      onRefused(change)
    },
    waiting() {
      setReachable(false)
      for (const key of [...callers.keys()]) answer(key, { kind: 'queued' })
    },
    isOnline: () => navigator.onLine,
    inTurn,
    onFault,
  })

  return {
    flush: queue.flush,
    stop: queue.stop,

    /** Resolves once the shop has answered, or once it is clear that it will have to wait. */
    make(change: CartChange): Promise<Outcome> {
      const outcome = new Promise<Outcome>((resolve) => enqueue(change, resolve))
      queue.flush()
      return outcome
    },
  }
}

export type CartSender = ReturnType<typeof createCartSender>
