// Orders as clients of this API write them: nulls inside, empty lists, everything as text.
import { expect, test } from 'vitest'
import { placeInput } from './place-order.schema.ts'

const parcel = {
  order_type: 'parcel',
  payment_method: 'cash_on_delivery',
  address: '1 Long Street',
  latitude: '51.13',
  longitude: '71.43',
  parcel_category_id: '2',
  charge_payer: 'sender',
}

const receiver = {
  id: null,
  address_type: null,
  contact_person_name: 'Bob',
  contact_person_number: '+77017654321',
  address: '2 Long Street',
  additional_address: null,
  latitude: '51.14',
  longitude: '71.44',
  zone_id: 1,
  zone_ids: null,
  road: 'null',
  house: 'undefined',
  floor: '',
}

test('a parcel may come with an empty cart and nulls for what its receiver left empty, as an object or as text', () => {
  for (const [receiver_details, cart] of [
    [receiver, []],
    [JSON.stringify(receiver), '[]'],
  ]) {
    const read = placeInput.parse({ ...parcel, receiver_details, cart })
    expect(read.receiver_details).toEqual({
      contact_person_name: 'Bob',
      contact_person_number: '+77017654321',
      address: '2 Long Street',
      latitude: 51.14,
      longitude: 71.44,
    })
    expect(read.cart).toEqual([])
  }
})

test('a parcel without a receiver is refused by that name, however empty it comes', () => {
  for (const receiver_details of [undefined, null, '', {}, [], '{}', 'null']) {
    const { error } = placeInput.safeParse({ ...parcel, receiver_details })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['receiver_details'])
  }
})

test('the choice of a client’s form for a later delivery is a delivery, and a way it could not measure is ignored', () => {
  const request = { ...parcel, order_type: 'schedule_order', store_id: '3', distance: 'NaN' }
  expect(placeInput.parse(request)).toMatchObject({ order_type: 'delivery', store_id: 3 })
})
