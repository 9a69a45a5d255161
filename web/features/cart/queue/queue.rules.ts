// The queue of pending changes: what was never sent is merged with what it belongs to, what was sent is left alone.
import type { CartChange, PendingAdd, PendingRemove, PendingUpdate } from './cart-change.ts'
import { isSameLine } from './same-line.rules.ts'

export function withChange(queue: readonly CartChange[], change: CartChange): CartChange[] {
  switch (change.kind) {
    case 'add':
      return withAdd(queue, change)
    case 'update': {
      const earlier = queue.find((one) => isOpen(one) && one.kind === 'update' && isOfSameLine(one, change))
      if (earlier?.kind !== 'update') return [...queue, change]
      const joined = {
        ...change,
        choice: change.choice ?? earlier.choice,
        add_ons: change.add_ons ?? earlier.add_ons,
        note: change.note ?? earlier.note,
      }
      return queue.map((one) => (one === earlier ? joined : one))
    }
    case 'remove': {
      const isMoot = (one: CartChange) => isOpen(one) && isOfLine(one) && isOfSameLine(one, change)
      return [...queue.filter((one) => !isMoot(one)), change]
    }
    case 'clear': {
      const isMoot = (one: CartChange) => isOpen(one) && one.module_id === change.module_id
      return [...queue.filter((one) => !isMoot(one)), change]
    }
  }
}

/** Whether nobody but this device knows of it. */
function isOpen(change: CartChange): boolean {
  return !change.tried
}

type OfLine = PendingUpdate | PendingRemove

function isOfLine(change: CartChange): change is OfLine {
  return change.kind === 'update' || change.kind === 'remove'
}

function isOfSameLine(one: OfLine, other: OfLine): boolean {
  return one.cart_id === other.cart_id && one.added_key === other.added_key
}

function withAdd(queue: readonly CartChange[], added: PendingAdd): CartChange[] {
  const last = queue.at(-1)
  const same = queue.find((one) => isOpen(one) && one.kind === 'add' && isSameLine(one, added))
  // Beginning a cart anew ends the one before: nothing joins across that.
  if (same?.kind !== 'add' || (added.replace && same !== last)) return [...queue, added]
  const joined = {
    ...same,
    quantity: same.quantity + added.quantity,
    add_ons: same.add_ons.map((one, at) => ({
      ...one,
      quantity: one.quantity + (added.add_ons[at]?.quantity ?? 0),
    })),
    add_on_price: same.add_on_price + added.add_on_price,
  }
  return queue.map((one) => (one === same ? joined : one))
}

/** Another number of pieces for something that was never sent; null when it is too late for that. */
export function withQuantity(
  queue: readonly CartChange[],
  key: string,
  quantity: number,
): CartChange[] | null {
  const added = queue.find((one) => one.key === key && isOpen(one))
  if (added?.kind !== 'add') return null
  return quantity < 1
    ? queue.filter((one) => one !== added)
    : queue.map((one) => (one === added ? { ...added, quantity } : one))
}

export function tried(queue: readonly CartChange[], key: string): CartChange[] {
  return queue.map((one) => (one.key === key ? { ...one, tried: true } : one))
}

export function without(queue: readonly CartChange[], key: string): CartChange[] {
  return queue.filter((one) => one.key !== key)
}

/** Asked of a line nobody knows any more: its addition, always sent first, has left no line. */
export function isOrphaned(change: CartChange): boolean {
  return isOfLine(change) && change.cart_id === null
}

/**
 * What was asked of a line while its addition was on the way follows it to the shop; without a line, because the
 * addition was refused, there is nothing left to ask.
 */
export function afterAddition(
  queue: readonly CartChange[],
  added_key: string,
  cart_id: number | null,
): CartChange[] {
  const follows = (one: CartChange): one is OfLine => isOfLine(one) && one.added_key === added_key
  if (cart_id === null) return queue.filter((one) => !follows(one))
  return queue.map((one) => (follows(one) ? { ...one, cart_id, added_key: null } : one))
}
