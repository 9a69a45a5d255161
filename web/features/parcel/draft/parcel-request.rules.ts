// From a described parcel to what the shop is asked: the same words price it and send it.
import type { EndpointRequest } from '#contract/core/endpoint.ts'
import type { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { normalisePhone } from '#contract/features/session/phone.rules.ts'
import type { ParcelEnd } from './parcel-draft.ts'
import type { WholeParcel } from './parcel-end.rules.ts'

type QuoteRequest = EndpointRequest<typeof orderEndpoints.quote>

type Asked = Pick<WholeParcel, 'sender' | 'receiver' | 'charge_payer'> & { category_id: number }

/** Only the route counts: writing a name asks for no new price. */
export function routeRequest({ sender, receiver, charge_payer, category_id }: Asked): QuoteRequest | null {
  if (!sender.place || !receiver.place) return null
  return {
    order_type: 'parcel',
    parcel_category_id: category_id,
    charge_payer,
    latitude: sender.place.lat,
    longitude: sender.place.lng,
    receiver_details: { latitude: receiver.place.lat, longitude: receiver.place.lng },
  }
}

function addressFields({ place, contact_person_name, contact_person_number, road, house, floor }: ParcelEnd) {
  return {
    address: place?.address ?? '',
    contact_person_name: contact_person_name.trim(),
    contact_person_number: normalisePhone(contact_person_number) ?? contact_person_number,
    ...(road.trim() ? { road: road.trim() } : {}),
    ...(house.trim() ? { house: house.trim() } : {}),
    ...(floor.trim() ? { floor: floor.trim() } : {}),
  }
}

export function parcelRequest(parcel: Asked) {
  const route = routeRequest(parcel)
  if (!route || !parcel.receiver.place) return null
  const { lat: latitude, lng: longitude } = parcel.receiver.place
  return {
    ...route,
    ...addressFields(parcel.sender),
    receiver_details: { ...addressFields(parcel.receiver), latitude, longitude },
  }
}
