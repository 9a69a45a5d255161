// What was decided at the checkout survives a reload, and nothing lying in the storage can break the page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
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
  store.changeDraft('cart', { tip: 10, order_note: 'Ring twice' })
  store.changeDraft('buy_now', { order_type: 'take_away' })
  const { currentDraft } = await reloaded()
  expect(currentDraft('cart')).toMatchObject({ tip: 10, order_note: 'Ring twice', order_type: 'delivery' })
  expect(currentDraft('buy_now')).toMatchObject({ tip: null, order_type: 'take_away' })
})

test('a placed order leaves nothing behind', async () => {
  const store = await reloaded()
  store.changeDraft('cart', { tip: 10, coupon_code: 'TEN' })
  store.forgetDraft('cart')
  expect((await reloaded()).currentDraft('cart')).toMatchObject({ tip: null, coupon_code: null })
})

test.each(['not json', '[]', 'null', '{"tip":"much","payment":{"method":"gold"},"address":5}'])(
  '%s on the device is a blank draft',
  async (raw) => {
    kept.set('fivefold-checkout-cart', raw)
    const { currentDraft } = await reloaded()
    expect(currentDraft('cart')).toMatchObject({ tip: null, payment: null, address: null })
  },
)
