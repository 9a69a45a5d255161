// Who may call the operations API: whoever holds its token; both sides are compared as hashes, in the same time.
import { createHash, timingSafeEqual } from 'node:crypto'
import { type Identify, nobody } from './identity.ts'

const digestOf = (secret: string) => createHash('sha256').update(secret).digest()

export function identifyOperator(operations_token: string): Identify {
  const expected = digestOf(operations_token)
  return async ({ token }) =>
    token !== null && timingSafeEqual(digestOf(token), expected) ? { kind: 'operator' } : nobody
}
