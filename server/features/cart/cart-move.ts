// A guest signs in: what the guest put together is what the customer meant to order, and nothing else is lost.

import { defaultLanguage } from '#contract/core/language.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { fromNowhere } from '#server/platform/http/cache/open-distances.ts'
import { customerOwner, guestOwner } from '#server/platform/http/caller/owner.ts'
import { changeCarts, linesOf } from './cart.db.ts'
import type { CartParts } from './cart-catalogue.ts'
import { moveLines } from './cart-change.ts'
import type { CartReader } from './cart-reader.ts'

/** Limits are the same wherever and in whatever language one asks. */
const anywhere: Scope = {
  language: defaultLanguage,
  zone_ids: [],
  module_id: null,
  place: null,
  distanceTo: fromNowhere,
  origin: '',
}

export async function moveGuestLines(
  { db, clock }: CartParts,
  reader: CartReader,
  { guest_id, customer_id }: { guest_id: string; customer_id: number },
): Promise<void> {
  const [guest, customer] = [guestOwner(guest_id), customerOwner(customer_id)]
  const lines = await linesOf(db, guest, { parked: false, module_id: null })
  const most = await reader.limits(lines, anywhere)
  await changeCarts(db, [guest, customer], async (tx) => {
    const now = clock.now()
    const brought = await linesOf(tx, guest, { parked: false, module_id: null })
    const own = await linesOf(tx, customer, { parked: false, module_id: null })
    // In a module where the guest brings nothing, the customer's cart stays as it is.
    const replaced = own.filter((line) => {
      const sameModule = brought.filter((one) => one.module_id === line.module_id)
      return sameModule.length > 0 && sameModule.every((one) => one.store_id !== line.store_id)
    })
    await moveLines(tx, replaced, { owner: customer, parked: true, now })
    await moveLines(tx, brought, { owner: customer, parked: false, now, most })
    const parked = await linesOf(tx, guest, { parked: true, module_id: null })
    await moveLines(tx, parked, { owner: customer, parked: true, now })
  })
}
