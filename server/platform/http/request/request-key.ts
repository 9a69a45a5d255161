// The Idempotency-Key header: a client that lost the answer sends the same request under the same key again.
import { type FailureKind, refuseUnless } from '#contract/core/failure.ts'

const longestKey = 200

/** A key that cannot be kept is refused: ignoring it would break the promise it asks for. */
const keyMalformed: FailureKind = {
  status: 400,
  code: 'Idempotency-Key',
  message: 'The Idempotency-Key header must hold 1 to 200 characters.',
}

export function readRequestKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key')?.trim()
  if (key === undefined) return null
  refuseUnless(key.length > 0 && key.length <= longestKey, keyMalformed)
  return key
}
