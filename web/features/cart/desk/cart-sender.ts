// Sends the changes of the cart that wait on this device, in order over all tabs, and tells whoever asked for them.
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { createSendQueue } from '#web/platform/api/send-queue.ts'
import { shownLines } from '../shown-lines.rules.ts'
import type { CartChange } from '../waiting/cart-change.ts'
import { followed, isAdrift, tried, withChange, without } from '../waiting/queue.rules.ts'
import { setReach } from '../waiting/reach.ts'
import { isSameOrder } from '../waiting/same-order.rules.ts'
import { waitingChanges } from '../waiting/waiting-changes.ts'

export type Outcome =
  | { kind: 'done'; lines: CartLine[] }
  /** Kept on this device until the shop can be reached. */
  | { kind: 'waiting' }
  | { kind: 'refused'; failure: ApiFailure }

export interface SenderParts {
  send(change: CartChange): Promise<CartLine[]>
  /** The cart as the shop has just told it. */
  onLines(change: CartChange, lines: CartLine[]): void
  /** Refused long after it was asked for: nobody waits for the answer any more. */
  onConflict(change: CartChange, failure: ApiFailure): void
  /** Refused, whoever is told: what is shown may be older than what the shop has. */
  onRefused(change: CartChange): void
  /** A mistake of our own; the queue goes on. */
  onFault(error: unknown): void
}

/** More than anybody changes by hand without a network; a script must not fill the device. */
const waitingAtMost = 200

/** Tabs take turns; without locks, as on an insecure page, this tab at least waits for itself. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('fivefold-cart', work)
  else await work()
}

/** Words for whoever asked are the shop's own; a change that broke on the way has none. */
function failureOf(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(0, [])
}

/** The line of the shop an addition became. */
function madeLine(change: CartChange, lines: readonly CartLine[]): number | null {
  if (change.kind !== 'add') return null
  return shownLines(lines, [], change.module_id).find((one) => isSameOrder(one, change))?.cart_id ?? null
}

type Asker = (outcome: Outcome) => void

export function createCartSender({ send, onLines, onConflict, onRefused, onFault }: SenderParts) {
  const askers = new Map<string, Asker[]>()

  function answer(key: string, outcome: Outcome): boolean {
    const waiting = askers.get(key) ?? []
    askers.delete(key)
    for (const asker of waiting) asker(outcome)
    return waiting.length > 0
  }

  /** Into the line; a change that joins another one shares its fate, and so do those who asked for either. */
  function enqueue(change: CartChange, asker: Asker): void {
    waitingChanges.change((queue) => {
      const next = withChange(queue, change)
      if (next.length > Math.max(queue.length, waitingAtMost)) {
        asker({ kind: 'refused', failure: failureOf(null) })
        return queue
      }
      const key = next.find((one) => !queue.includes(one))?.key ?? change.key
      const moot = queue.filter((one) => !next.some((other) => other.key === one.key))
      const moved = moot.flatMap((one) => askers.get(one.key) ?? [])
      for (const one of moot) askers.delete(one.key)
      askers.set(key, [...(askers.get(key) ?? []), ...moved, asker])
      return next
    })
  }

  /** Out of the queue; what was asked meanwhile of the line it made, or did not make, learns what became of it. */
  function leave(change: CartChange, outcome: Exclude<Outcome, { kind: 'waiting' }>): boolean {
    const cart_id = outcome.kind === 'done' ? madeLine(change, outcome.lines) : null
    const before = without(waitingChanges.read(), change.key)
    const left = followed(before, change.key, cart_id)
    waitingChanges.change(() => left)
    const wasAwaited = answer(change.key, outcome)
    for (const { key } of before) if (!left.some((one) => one.key === key)) answer(key, outcome)
    return wasAwaited
  }

  const queue = createSendQueue<CartChange, CartLine[]>({
    first() {
      let [next] = waitingChanges.read()
      while (next && isAdrift(next)) {
        leave(next, { kind: 'done', lines: [] })
        next = waitingChanges.read()[0]
      }
      return next
    },
    send(change) {
      waitingChanges.change((all) => tried(all, change.key))
      return send(change)
    },
    done(change, lines) {
      setReach(true)
      try {
        onLines(change, lines)
      } catch (error) {
        // Made it is all the same: it must not be sent again because of how it is shown.
        onFault(error)
      }
      leave(change, { kind: 'done', lines })
    },
    refused(change, error) {
      setReach(true)
      const failure = failureOf(error)
      if (!leave(change, { kind: 'refused', failure })) onConflict(change, failure)
      onRefused(change)
    },
    waiting() {
      setReach(false)
      for (const key of [...askers.keys()]) answer(key, { kind: 'waiting' })
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
