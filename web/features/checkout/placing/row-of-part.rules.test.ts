import { expect, test } from 'vitest'
import { addressHere } from '#web/features/address/checkout/order-address.rules.ts'
import { rowOf } from './row-of-part.rules.ts'

const here = { place: { lat: 51.1, lng: 71.4 }, location: '10 Respubliki Avenue', zone_ids: [1] }
const address = addressHere(here, null)
const contact = {
  contact_person_name: 'Ann',
  contact_person_number: '+77010000000',
  contact_person_email: '',
}
const guest = { isGuest: true, draft: { order_type: 'delivery' as const }, order: { address, contact: null } }

test('[CHK-05] a guest who is not known yet is led to the contact, one whose address is refused to the address', () => {
  expect(rowOf('address', guest)).toBe('contact')
  expect(rowOf('address', { ...guest, order: { address, contact } })).toBe('address')
  expect(rowOf('address', { ...guest, order: { address: null, contact: null } })).toBe('address')
})

test('[CHK-05] whoever fetches the order has no address to mend, a customer no contact', () => {
  const fetched = { ...guest, draft: { order_type: 'take_away' as const }, order: { address, contact } }
  expect(rowOf('address', fetched)).toBe('contact')
  expect(rowOf('address', { ...guest, isGuest: false })).toBe('address')
  expect(rowOf('payment', guest)).toBe('payment')
})
