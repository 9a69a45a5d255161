// What is asked of a line of the cart, as a change that can wait.
import { newRequestKey } from '#web/platform/api/request-key.ts'
import type { LineUpdate } from '../cart-actions.ts'
import type { PendingRemove, PendingUpdate } from '../queue/cart-change.ts'
import { pendingChanges } from '../queue/pending-changes.ts'
import { withQuantity } from '../queue/queue.rules.ts'
import { isSameLine } from '../queue/same-line.rules.ts'
import type { ShownLine } from '../shown-lines.rules.ts'

export function isUnchanged(line: ShownLine, { quantity, choice, add_ons, note }: LineUpdate): boolean {
  const isSame = isSameLine(line, {
    ...line,
    choice: choice ?? line.choice,
    add_ons: add_ons ?? line.add_ons,
    note: note ?? line.note,
  })
  const pieces = new Map(line.add_ons.map((one) => [one.id, one.quantity]))
  const isCountedAlike = (add_ons ?? []).every((one) => pieces.get(one.id) === one.quantity)
  return isSame && isCountedAlike && (quantity === undefined || quantity === line.quantity)
}

/** Fewer pieces are always allowed, also where stock has fallen below what the cart holds (CRT-05). */
export function isBeyond({ limit, quantity }: ShownLine, wanted: number): boolean {
  return wanted > quantity && limit !== null && wanted > limit
}

/** Something the shop has never heard of is changed where it waits; false when it is on its way or there already. */
export function changeUnsent(line: ShownLine, quantity: number): boolean {
  let isDone = false
  pendingChanges.change((queue) => {
    const next = withQuantity(queue, line.key, quantity)
    isDone = next !== null
    return next ?? queue
  })
  return isDone
}

function ofLine({ key, cart_id, module_id, name }: ShownLine, zone_ids: readonly number[]) {
  const added_key = cart_id === null ? key : null
  return { key: newRequestKey(), module_id, zone_ids: [...zone_ids], tried: false, name, cart_id, added_key }
}

export function updateChange(
  shown: ShownLine,
  { quantity, price, choice, add_ons, note }: LineUpdate & { quantity: number },
  zone_ids: readonly number[],
): PendingUpdate {
  return {
    ...ofLine(shown, zone_ids),
    kind: 'update',
    quantity,
    // Where nothing was chosen anew, the price last seen: one that rose meanwhile is accepted by a tap of its own.
    price: price ?? shown.seen_price,
    choice: choice ?? null,
    add_ons: add_ons ?? null,
    note: note ?? null,
  }
}

export function removal(shown: ShownLine, zone_ids: readonly number[]): PendingRemove {
  return { ...ofLine(shown, zone_ids), kind: 'remove' }
}
