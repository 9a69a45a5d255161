// A change under an Idempotency-Key is made once, however often a client that lost the answer sends it.
import { createHash } from 'node:crypto'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type Owner, ownerName } from '#server/platform/http/caller/owner.ts'
import { type CartDatabase, changeCarts } from './cart.db.ts'
import { type CartRequest, markDone, wasDone } from './cart-request.db.ts'

export interface Asked {
  owner: Owner
  request_key: string | null
  /** The endpoint and its input: what the key stands for. */
  what: readonly unknown[]
}

/** Prepares outside the lock (items are read there) and returns the change to make inside it. */
export type Prepare = () => Promise<(tx: CartDatabase) => Promise<void>>

export function createCartRequests({ db, clock }: { db: Database; clock: Clock }) {
  function requestOf({ owner, request_key, what }: Asked): CartRequest | null {
    if (request_key === null) return null
    const request = createHash('sha256').update(JSON.stringify(what)).digest('base64url')
    return { owner: ownerName(owner), key: request_key, request }
  }

  async function makeChange(owner: Owner, request: CartRequest | null, prepare: Prepare): Promise<void> {
    const change = await prepare()
    await changeCarts(db, [owner], async (tx) => {
      const now = clock.now()
      if (request && (await wasDone(tx, request, now))) return
      await change(tx)
      if (request) await markDone(tx, request, now)
    })
  }

  return {
    async once(asked: Asked, prepare: Prepare): Promise<void> {
      const request = requestOf(asked)
      if (!request) return makeChange(asked.owner, null, prepare)
      if (await wasDone(db, request, clock.now())) return
      try {
        await makeChange(asked.owner, request, prepare)
      } catch (failure) {
        // Its twin may have finished while this one prepared: then the line it looked for is rightly gone.
        if (!(await wasDone(db, request, clock.now()))) throw failure
      }
    },
  }
}
