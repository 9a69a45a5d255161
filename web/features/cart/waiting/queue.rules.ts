// The order of waiting changes: what was never sent joins what it belongs to, what was sent is left alone.
import type { CartChange, WaitingAdd } from './cart-change.ts'
import { isSameOrder } from './same-order.rules.ts'

export function withChange(queue: readonly CartChange[], change: CartChange): CartChange[] {
  switch (change.kind) {
    case 'add':
      return withAdd(queue, change)
    case 'update': {
      const earlier = queue.find(
        (one) => isOpen(one) && one.kind === 'update' && one.cart_id === change.cart_id,
      )
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
      const isMoot = (one: CartChange) => isOpen(one) && 'cart_id' in one && one.cart_id === change.cart_id
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

function withAdd(queue: readonly CartChange[], added: WaitingAdd): CartChange[] {
  const last = queue.at(-1)
  const same = queue.find((one) => isOpen(one) && one.kind === 'add' && isSameOrder(one, added))
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
