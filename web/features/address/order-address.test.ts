import { expect, test } from 'vitest'
import type { Address } from '#contract/features/address/address.schema.ts'
import { asOrderAddress, byReach } from './order-address.ts'

const saved: Address = {
  id: 7,
  user_id: 3,
  address_type: 'Gym',
  address_label: 'Gym',
  contact_person_name: 'Ann Lee',
  contact_person_number: '+77011112233',
  contact_person_email: null,
  address: '25 Kenesary Street',
  floor: null,
  road: null,
  house: '25',
  additional_information: null,
  latitude: '51.165',
  longitude: '71.42',
  zone_id: 3,
  zone_ids: [3, 1],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

test('[ADR-09] a store’s zone keeps the addresses it can reach and names the others, without a store all stay', () => {
  const elsewhere = { ...saved, id: 8, zone_ids: [2] }
  const nowhere = { ...saved, id: 9, zone_ids: [] }
  expect(byReach([saved, elsewhere, nowhere], 1)).toEqual({ offered: [saved], outside: [elsewhere, nowhere] })
  expect(byReach([saved, elsewhere], undefined)).toEqual({ offered: [saved, elsewhere], outside: [] })
})

test('[ADR-07] a chosen address goes with the order, its point as numbers', () => {
  expect(asOrderAddress(saved)).toMatchObject({ id: 7, latitude: 51.165, longitude: 71.42, zone_ids: [3, 1] })
  expect(asOrderAddress(saved)).not.toHaveProperty('user_id')
})
