// What a guest tells stays on the device, and nothing that lies there can break a page.
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
  store.keepGuestContact(contact)
  store.keepGuestAddress(address)
  const { currentGuest } = await reloaded()
  expect(currentGuest()).toEqual({ contact, address: { ...address, id: null } })
})

test('[NET-06] nothing of it lies in the lasting storage', async () => {
  const store = await reloaded()
  store.keepGuestContact(contact)
  expect([...kept.keys()]).toEqual(['fivefold-guest'])
})

test.each(['not json', '[]', '{"contact":5,"address":{"id":1}}', 'null'])(
  '%s on the device is nobody',
  async (raw) => {
    kept.set('fivefold-guest', raw)
    const { currentGuest } = await reloaded()
    expect(currentGuest()).toEqual({ contact: null, address: null })
  },
)
