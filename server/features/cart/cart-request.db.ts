// Which requests were done already: a key is remembered for a day.
import { and, eq, lt } from 'drizzle-orm'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { cartRequest } from '#server/database/schema/cart.ts'
import type { CartDatabase } from './cart.db.ts'

export interface CartRequest {
  owner: string
  key: string
  /** Hash of what is asked. */
  request: string
}

const remembered = 24 * 60 * 60 * 1_000

/** True when this very request was done before; the same key for another request is refused. */
export async function wasDone(
  db: CartDatabase,
  { owner, key, request }: CartRequest,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(cartRequest)
    .where(and(eq(cartRequest.owner, owner), eq(cartRequest.key, key)))
  if (!row || row.created_at.getTime() <= now.getTime() - remembered) return false
  refuseUnless(row.request === request, coreFailures.key_reused)
  return true
}

/** Written with the change itself, so that neither exists without the other. */
export async function markDone(db: CartDatabase, request: CartRequest, now: Date): Promise<void> {
  await db.delete(cartRequest).where(lt(cartRequest.created_at, new Date(now.getTime() - remembered)))
  await db
    .insert(cartRequest)
    .values({ ...request, created_at: now })
    .onConflictDoUpdate({
      target: [cartRequest.owner, cartRequest.key],
      set: { request: request.request, created_at: now },
    })
}
