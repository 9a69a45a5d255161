// What was decided at the checkout survives a reload, and nothing lying in the storage can break the page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let stored: Map<string, string>

const cart = { kind: 'cart', store_id: 3 } as const
const bought = { kind: 'buy_now', store_id: 3 } as const

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** As after a reload: nothing in memory, the device as it was. */
const reloaded = () => {
  vi.resetModules()
  return import('./draft-store.ts')
}

test('[CHK-01] each kind of checkout keeps its own draft over a reload', async () => {
  const store = await reloaded()
  store.changeDraft(cart, { tip: 10, order_note: 'Ring twice' })
  store.changeDraft(bought, { order_type: 'take_away' })
  const { currentDraft } = await reloaded()
  expect(currentDraft(cart)).toMatchObject({ tip: 10, order_note: 'Ring twice', order_type: 'delivery' })
  expect(currentDraft(bought)).toMatchObject({ tip: null, order_type: 'take_away' })
})

test('[CHK-01] what was said to one store is not said to the next; address and payment go along', async () => {
  const payment = { method: 'cash_on_delivery' } as const
  const said = { order_note: 'Ring twice', coupon_code: 'TEN', tip: 10, schedule_at: '2030-01-01 10:00' }
  const store = await reloaded()
  store.changeDraft(cart, { ...said, cutlery: true, payment })
  const { currentDraft } = await reloaded()
  expect(currentDraft({ kind: 'cart', store_id: 4 })).toMatchObject({
    order_note: '',
    coupon_code: null,
    tip: null,
    schedule_at: null,
    cutlery: false,
    unanswered: null,
    payment,
  })
  expect(currentDraft(cart)).toMatchObject(said)
})

test('[CHK-03] the key of a checkout is made once, and anew for the next order only', async () => {
  const store = await reloaded()
  const key = store.openDraft(cart)
  store.changeDraft(cart, { order_note: 'Ring twice' })
  expect(store.openDraft(cart)).toBe(key)
  const later = await reloaded()
  expect(later.openDraft(cart)).toBe(key)
  expect(later.openDraft(bought)).not.toBe(key)
  later.forgetDraft(cart)
  expect(later.openDraft(cart)).not.toBe(key)
})

test('a placed order leaves nothing behind', async () => {
  const store = await reloaded()
  store.changeDraft(cart, { tip: 10, coupon_code: 'TEN' })
  store.forgetDraft(cart)
  expect((await reloaded()).currentDraft(cart)).toMatchObject({ tip: null, coupon_code: null })
})

test.each(['not json', '[]', 'null', '{"tip":"much","payment":{"method":"gold"},"address":5}'])(
  '%s on the device is a blank draft',
  async (raw) => {
    stored.set('fivefold-checkout-cart', raw)
    stored.set('fivefold-checkout-order-cart-3', raw)
    const { currentDraft } = await reloaded()
    expect(currentDraft(cart)).toMatchObject({ tip: null, payment: null, address: null })
  },
)
