import { describe, expect, test } from 'vitest'
import { addressHere, receivedByGuest, withContact } from './order-address.rules.ts'

const shop = { place: { lat: 51.1, lng: 71.4 }, location: '10 Respubliki Avenue', zone_ids: [1] }
const person = { name: 'Aigerim', phone: '+77001234567', email: '' }
const here = addressHere(shop, null)

describe('[ADR-06] before an address is chosen', () => {
  test('the order goes where the shop delivers to', () => {
    expect(here).toMatchObject({ id: null, address: '10 Respubliki Avenue', latitude: 51.1, zone_ids: [1] })
  })

  test('and nowhere while no place is known', () => {
    expect(addressHere({ ...shop, place: null }, null)).toBeNull()
    expect(addressHere({ ...shop, location: null }, null)).toBeNull()
  })

  test('[ADR-04] a guest’s own words about the place count as long as it is the same place', () => {
    const saved = here ? { ...here, house: '7B' } : null
    expect(addressHere(shop, saved)?.house).toBe('7B')
    expect(addressHere({ ...shop, place: { lat: 51.2, lng: 71.4 } }, saved)?.house).toBeNull()
  })

  test('[ADR-14] what was written for one order comes before the saved address of the same place', () => {
    if (!here) throw new Error('a place is known')
    const [once, saved] = [
      { ...here, house: '7B' },
      { ...here, id: 5, house: '9' },
    ]
    expect(addressHere(shop, once, saved)).toEqual(once)
    expect(addressHere(shop, null, saved)).toEqual(saved)
    expect(addressHere(shop, { ...once, latitude: 51.2 }, saved)).toEqual(saved)
  })
})

test('[ADR-05] the person ordering receives it unless the address names somebody', () => {
  if (!here) throw new Error('a place is known')
  expect(withContact(here, person)).toMatchObject({
    contact_person_name: 'Aigerim',
    contact_person_email: null,
  })
  expect(withContact({ ...here, contact_person_name: 'Neighbour' }, person).contact_person_name).toBe(
    'Neighbour',
  )
})

test('[GST-01] what a guest says of themselves counts, also after the house was written down with an older name', () => {
  if (!here) throw new Error('a place is known')
  const written = { ...here, house: '7B', contact_person_name: 'Ann', contact_person_number: '+77010000000' }
  expect(receivedByGuest(written, person)).toMatchObject({
    house: '7B',
    contact_person_name: 'Aigerim',
    contact_person_number: '+77001234567',
    contact_person_email: null,
  })
  expect(receivedByGuest(written, { name: '', phone: '', email: '' })).toEqual(written)
})
