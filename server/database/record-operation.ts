// Writes down what an operator does, inside the transaction that does it: both happen, or neither.
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { Statements } from './connection.ts'
import { operation } from './schema/operation.ts'

type OperationEntry = Omit<typeof operation.$inferInsert, 'id'>

/** False when the same request was done before; the same key for anything else is refused. */
export async function recordOperation(tx: Statements, entry: OperationEntry): Promise<boolean> {
  const [kept] = await tx
    .insert(operation)
    .values(entry)
    .onConflictDoNothing({ target: operation.request_key })
    .returning({ id: operation.id })
  if (kept) return true
  const [before] = await tx
    .select()
    .from(operation)
    .where(eq(operation.request_key, entry.request_key ?? ''))
  const asked = (one: Partial<OperationEntry>) => [one.act, one.actor, one.order_id ?? null, one.details]
  refuseUnless(before && isDeepStrictEqual(asked(before), asked(entry)), coreFailures.key_reused)
  return false
}
