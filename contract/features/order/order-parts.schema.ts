// The parts an order is made of: addresses, payments, refund, courier (api.md 2.5).
import { z } from 'zod'
import { orderStatuses, paymentStatuses } from './order-words.ts'

const id = z.number().int()
const text = z.string().nullable()

export const deliveryAddress = z.object({
  contact_person_name: z.string(),
  /** Digits without '+', as clients of this API compare it. */
  contact_person_number: z.string(),
  contact_person_email: text,
  address_type: z.string(),
  address: z.string(),
  floor: text,
  road: text,
  house: text,
  latitude: z.string(),
  longitude: z.string(),
})

export type DeliveryAddress = z.output<typeof deliveryAddress>

/** Who gets a parcel, and where. */
export const receiverDetails = deliveryAddress.extend({ additional_address: text, zone_id: id })

export type ReceiverDetails = z.output<typeof receiverDetails>

/** The one who brings it; papers and earnings of a courier are nobody's business. */
export const orderDeliveryMan = z.object({
  id,
  f_name: z.string(),
  l_name: z.string(),
  phone: z.string(),
  image: z.string(),
  image_full_url: z.string(),
  zone_id: id,
  avg_rating: z.number(),
  rating_count: id,
  lat: z.string(),
  lng: z.string(),
  location: z.string(),
})

export const refundStatuses = ['pending', 'approved', 'rejected'] as const

export const orderRefund = z.object({
  id,
  order_id: id,
  user_id: id,
  order_status: z.enum(orderStatuses),
  /** A JSON list of file names as text. */
  image: z.string(),
  image_full_url: z.array(z.string()),
  customer_reason: z.string(),
  customer_note: text,
  admin_note: text,
  refund_amount: z.number(),
  refund_status: z.enum(refundStatuses),
  refund_method: z.string(),
})

export type OrderRefund = z.output<typeof orderRefund>

export const orderPayment = z.object({
  id,
  order_id: id,
  transaction_ref: text,
  amount: z.number(),
  payment_status: z.enum(paymentStatuses),
  payment_method: z.string(),
})

export type OrderPayment = z.output<typeof orderPayment>

export const offlinePaymentStatuses = ['pending', 'verified', 'denied'] as const

export const offlinePayment = z.object({
  input: z.array(z.object({ user_input: z.string(), user_data: z.string() })),
  data: z.object({
    status: z.enum(offlinePaymentStatuses),
    method_id: id,
    method_name: z.string(),
    customer_note: text,
    admin_note: text,
  }),
  method_fields: z.array(z.object({ input_name: z.string(), input_data: z.string() })),
})

export type OfflinePayment = z.output<typeof offlinePayment>
