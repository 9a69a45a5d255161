// A refusal as the storefront sees it; every entry's message may be shown (NET-04).
import { isRecord } from '#contract/core/shape.ts'
import { isOnline } from '#web/platform/network/online.ts'

interface Entry {
  code: string
  message: string
}

export class ApiFailure extends Error {
  readonly status: number
  readonly entries: readonly Entry[]
  /** Beside the refusal: what one needs to decide anew. */
  readonly details: Readonly<Record<string, unknown>>
  /** How long the shop asks to be left alone (Retry-After); null when it did not say. */
  readonly retryAfterMs: number | null

  constructor(
    status: number,
    entries: readonly Entry[],
    details: Readonly<Record<string, unknown>> = {},
    retryAfterMs: number | null = null,
  ) {
    super(entries[0]?.message ?? `HTTP ${status}`)
    this.name = 'ApiFailure'
    this.status = status
    this.entries = entries
    this.details = details
    this.retryAfterMs = retryAfterMs
  }

  get messages(): string[] {
    return this.entries.map((one) => one.message)
  }
}

/** The shop did not answer: no connection, no answer in time, an answer cut short, or the page of somebody in between. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** Refusals that another try may overcome: the shop is busy, restarting, or guards itself. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status >= 500 || error.status === 429 || error.status === 408
}

/**
 * Tried again so often, but only where it may help: what is not found is not found a second later either, and without
 * a network nothing is.
 */
export function retryTransient(most: number) {
  return (tries: number, error: unknown): boolean => tries < most && isTransient(error) && isOnline()
}

/** Reads whatever came back; an answer that is not ours still becomes a failure with its status. */
export function failureFrom(status: number, body: unknown, retryAfterMs: number | null = null): ApiFailure {
  if (!isRecord(body)) return new ApiFailure(status, [], {}, retryAfterMs)
  const errors = entriesOf(body.errors)
  return new ApiFailure(status, errors.length > 0 ? errors : entriesOf(body.message), body, retryAfterMs)
}

/** Refusals come as a list, as a single entry or as a bare text. */
function entriesOf(said: unknown): Entry[] {
  if (Array.isArray(said)) return said.flatMap(entriesOf)
  if (typeof said === 'string') return said === '' ? [] : [{ code: '', message: said }]
  if (!isRecord(said) || typeof said.message !== 'string') return []
  return [{ code: typeof said.code === 'string' ? said.code : '', message: said.message }]
}
