// The address of an order as it lies in the browser's storage, where anybody may have scribbled over it.
import { z } from 'zod'

const text = z.string().max(1_000)

export const orderAddress = z.object({
  id: z.number().int().nullable(),
  address_type: text,
  address_label: text.nullable(),
  contact_person_name: text,
  contact_person_number: text,
  contact_person_email: text.nullable(),
  address: text,
  road: text.nullable(),
  house: text.nullable(),
  floor: text.nullable(),
  additional_information: text.nullable(),
  latitude: z.number(),
  longitude: z.number(),
  zone_ids: z.array(z.number().int()),
})
