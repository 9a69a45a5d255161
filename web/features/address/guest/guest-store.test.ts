// A guest's data stays on the device, and nothing stored there can break a page.
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
  return import('./guest-store.ts')
}

const contact = {
  contact_person_name: 'Ann Lee',
  contact_person_number: '+77011112233',
  contact_person_email: 'ann@example.com',
}

const address = {
  id: 7,
  address_type: 'home',
  address_label: null,
  ...contact,
  address: '10 Respubliki Avenue',
  road: null,
  house: '10',
  floor: '2',
  additional_information: null,
  latitude: 51.16,
  longitude: 71.43,
  zone_ids: [1],
}

test('[GST-01] [ADR-04] contact and address survive a reload, and the address is in nobody’s book', async () => {
  const store = await reloaded()
  store.saveGuestContact(contact)
  store.saveGuestAddress(address)
  const { currentGuest } = await reloaded()
  expect(currentGuest()).toEqual({ contact, address: { ...address, id: null } })
})

test('[NET-06] nothing of it lies in the lasting storage', async () => {
  const store = await reloaded()
  store.saveGuestContact(contact)
  expect([...stored.keys()]).toEqual(['fivefold-guest'])
})

test.each(['not json', '[]', '{"contact":5,"address":{"id":1}}', 'null'])(
  '%s on the device is nobody',
  async (raw) => {
    stored.set('fivefold-guest', raw)
    const { currentGuest } = await reloaded()
    expect(currentGuest()).toEqual({ contact: null, address: null })
  },
)
