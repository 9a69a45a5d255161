// What each end of a parcel's route needs, and turning the route round.
import { expect, test } from 'vitest'
import { blankEnd, type ParcelEnd } from './parcel-draft.ts'
import { endAtAddress, endProblems, isWhole, senderHere, swapped } from './parcel-end.rules.ts'

const square = { address: 'Main square 1', lat: 51.1, lng: 71.4, zone_ids: [1] }
const whole: ParcelEnd = {
  ...blankEnd,
  place: square,
  contact_person_name: 'Ann Lee',
  contact_person_number: '+77011234567',
}

test('[PCL-02] each end needs a place, a name and a phone that can be called', () => {
  expect(endProblems(blankEnd)).toEqual({
    place: 'address_required',
    contact_person_name: 'name_required',
    contact_person_number: 'phone_required',
  })
  expect(endProblems({ ...whole, contact_person_number: '12' })).toEqual({
    contact_person_number: 'phone_invalid',
  })
  expect(isWhole({ ...whole, contact_person_name: ' ' })).toBe(false)
  expect(isWhole(whole)).toBe(true)
})

test('[PCL-02] a parcel begins where the visitor is, by name', () => {
  const person = { name: 'Ann Lee', phone: '+77011234567', email: '' }
  const { address: location, zone_ids, lat, lng } = square
  expect(senderHere({ place: { lat, lng }, location, zone_ids }, person)).toEqual(whole)
  expect(senderHere({ place: null, location: null, zone_ids: [] }, null)).toEqual(blankEnd)
})

test('[PCL-02] a saved address brings its contact and its house', () => {
  const saved = {
    id: 7,
    address_type: 'home',
    address_label: null,
    contact_person_name: 'Bo',
    contact_person_number: '+77017654321',
    contact_person_email: null,
    address: square.address,
    road: null,
    house: '7B',
    floor: null,
    additional_information: null,
    latitude: square.lat,
    longitude: square.lng,
    zone_ids: [1],
  }
  expect(endAtAddress(saved)).toMatchObject({
    place: square,
    contact_person_name: 'Bo',
    house: '7B',
    road: '',
  })
})

test('[PCL-02] turned round twice the route is as it was', () => {
  const route = { sender: whole, receiver: blankEnd }
  expect(swapped(route)).toEqual({ sender: blankEnd, receiver: whole })
  expect(swapped(swapped(route))).toEqual(route)
})
