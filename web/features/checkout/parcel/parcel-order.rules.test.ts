// What the shop is asked about a parcel at its checkout.
import { expect, test } from 'vitest'
import { blankEnd } from '#web/features/parcel/draft/parcel-draft.ts'
import { blankDraft } from '../draft/draft.ts'
import { parcelPlaceRequest, parcelQuoteRequest } from './parcel-order.rules.ts'

const end = (name: string, lat: number) => ({
  ...blankEnd,
  place: { address: `${name}'s street`, lat, lng: 71.4, zone_ids: [1] },
  contact_person_name: name,
  contact_person_number: '+7 701 123 45 67',
})

const parcel = {
  category_id: 3,
  sender: end('Ann', 51.1),
  receiver: { ...end('Bo', 51.2), house: ' 7B ' },
  charge_payer: 'sender' as const,
  is_allowed: true,
}

test('[PCL-02] both ends go with the kind, each with its contact and its house', () => {
  expect(parcelQuoteRequest(parcel, blankDraft)).toEqual({
    order_type: 'parcel',
    parcel_category_id: 3,
    charge_payer: 'sender',
    latitude: 51.1,
    longitude: 71.4,
    address: "Ann's street",
    contact_person_name: 'Ann',
    contact_person_number: '+77011234567',
    receiver_details: {
      address: "Bo's street",
      contact_person_name: 'Bo',
      contact_person_number: '+77011234567',
      house: '7B',
      latitude: 51.2,
      longitude: 71.4,
    },
  })
})

test('[PCL-02] tip and time have a price, notes have none', () => {
  const draft = { ...blankDraft, tip: 10, schedule_at: '2030-01-01 10:00', order_note: 'Ring twice' }
  expect(parcelQuoteRequest(parcel, draft)).toMatchObject({ dm_tips: 10, schedule_at: '2030-01-01 10:00' })
  expect(parcelQuoteRequest(parcel, draft)).not.toHaveProperty('order_note')
})

test('[PCL-02] without a way to pay nothing is sent', () => {
  expect(parcelPlaceRequest(parcel, blankDraft)).toBeNull()
  const paid = { ...blankDraft, payment: { method: 'cash_on_delivery' as const }, order_note: 'Ring twice' }
  expect(parcelPlaceRequest(parcel, paid)).toMatchObject({
    payment_method: 'cash_on_delivery',
    order_note: 'Ring twice',
  })
})
