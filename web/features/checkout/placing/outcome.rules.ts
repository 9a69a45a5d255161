// What an answer, or its absence, says about an order that was sent.
import { ApiFailure, isTransient } from '#web/platform/api/api-failure.ts'

export type Outcome =
  /** Nothing was placed, and the shop says why. */
  | { kind: 'refused'; failure: ApiFailure }
  /** Nothing was placed: the total is another one now. */
  | { kind: 'moved' }
  /** An order was placed under this key before, and not the one that was sent: from a copy of this tab. */
  | { kind: 'taken'; order_id: number | null }
  /** It may have been placed: only the same key can find out. */
  | { kind: 'unknown' }

const quoteCode = 'quote'
const conflict = 409
const keyReused = 422

/** Says who asks, not what became of the order: after signing in again the same key still finds it. */
const signedOut = 401

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === signedOut
}

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiFailure) || isTransient(error) || isSignedOut(error)) return { kind: 'unknown' }
  if (error.status === keyReused) {
    const { order_id } = error.details
    return { kind: 'taken', order_id: typeof order_id === 'number' ? order_id : null }
  }
  if (error.status !== conflict) return { kind: 'refused', failure: error }
  // Any other conflict: the same order is being placed at this moment.
  return error.entries.some(({ code }) => code === quoteCode) ? { kind: 'moved' } : { kind: 'unknown' }
}

/** Waits before the shop is asked again what became of an order. */
const waits = [800, 1_600, 3_200] as const

/** Asks until there is an answer that says something; then it is the caller's to give up. */
export async function retryUntilAnswered<Reply>(
  send: () => Promise<Reply>,
  pause: (ms: number) => Promise<void>,
): Promise<Reply> {
  for (const wait of waits) {
    try {
      return await send()
    } catch (error) {
      // Asked on as nobody, the order would be looked for among a guest's, or placed for one.
      if (outcomeOf(error).kind !== 'unknown' || isSignedOut(error)) throw error
      await pause(wait)
    }
  }
  return send()
}
