// An address that is not saved serves one order: it outlives a reload and not the order.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** As after a reload: nothing in memory, the device as it was. */
const reloaded = () => {
  vi.resetModules()
  return import('./order-only-store.ts')
}

const address = {
  id: null,
  address_type: 'home',
  address_label: null,
  contact_person_name: 'Ann Lee',
  contact_person_number: '+77011112233',
  contact_person_email: null,
  address: '10 Respubliki Avenue',
  road: null,
  house: '10',
  floor: '2',
  additional_information: null,
  latitude: 51.16,
  longitude: 71.43,
  zone_ids: [1],
}

test('[ADR-14] what was written survives the reload that follows', async () => {
  const store = await reloaded()
  store.saveOrderOnlyAddress(address)
  expect((await reloaded()).currentOrderOnlyAddress()).toEqual(address)
})

test('[ADR-14] the order it was written for forgets it, another one does not', async () => {
  const store = await reloaded()
  store.saveOrderOnlyAddress(address)
  store.forgetOrderOnlyAddress(null)
  store.forgetOrderOnlyAddress({ ...address, latitude: 51.2 })
  expect(store.currentOrderOnlyAddress()).toEqual(address)
  store.forgetOrderOnlyAddress(address)
  expect((await reloaded()).currentOrderOnlyAddress()).toBeNull()
})

test.each(['not json', '[]', '{"address":{"id":7}}', 'null'])(
  '%s on the device is no address',
  async (raw) => {
    stored.set('fivefold-order-only', raw)
    expect((await reloaded()).currentOrderOnlyAddress()).toBeNull()
  },
)
