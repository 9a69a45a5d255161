// Sends waiting changes in order, one at a time over all tabs; what the network kept back is tried again when it returns.
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import { ApiFailure, isPassing } from '#web/platform/api/api-failure.ts'
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
}

/** Between tries while the shop does not answer. */
const patience = 8_000

/** Tabs take turns; without locks, as on an insecure page, this tab at least waits for itself. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('fivefold-cart', work)
  else await work()
}

/** The line of the shop an addition became. */
function madeLine(change: CartChange, lines: readonly CartLine[]): number | null {
  if (change.kind !== 'add') return null
  return shownLines(lines, [], change.module_id).find((one) => isSameOrder(one, change))?.cart_id ?? null
}

type Asker = (outcome: Outcome) => void

export function createCartSender({ send, onLines, onConflict }: SenderParts) {
  const askers = new Map<string, Asker[]>()
  let running = Promise.resolve()
  let retry: ReturnType<typeof setTimeout> | undefined

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

  function leaveWaiting(): void {
    setReach(false)
    for (const key of [...askers.keys()]) answer(key, { kind: 'waiting' })
    clearTimeout(retry)
    if (navigator.onLine) retry = setTimeout(flush, patience)
  }

  /** False when the network or the shop is not there now. */
  async function sendOne(change: CartChange): Promise<boolean> {
    waitingChanges.change((queue) => tried(queue, change.key))
    try {
      const lines = await send(change)
      setReach(true)
      onLines(change, lines)
      leave(change, { kind: 'done', lines })
    } catch (failure) {
      if (isPassing(failure) || !(failure instanceof ApiFailure)) return false
      if (!leave(change, { kind: 'refused', failure })) onConflict(change, failure)
    }
    return true
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const [next] = waitingChanges.read()
      if (!next) return
      if (isAdrift(next)) {
        leave(next, { kind: 'done', lines: [] })
        continue
      }
      if (!navigator.onLine || !(await sendOne(next))) return leaveWaiting()
    }
  }

  function flush(): Promise<void> {
    // After the round that is under way: what comes in its last moment must not be overlooked.
    running = running.then(() => inTurn(sendAll))
    return running
  }

  return {
    flush,

    /** Resolves once the shop has answered, or once it is clear that it will have to wait. */
    make(change: CartChange): Promise<Outcome> {
      const outcome = new Promise<Outcome>((resolve) => enqueue(change, resolve))
      flush()
      return outcome
    },

    stop: () => clearTimeout(retry),
  }
}

export type CartSender = ReturnType<typeof createCartSender>
