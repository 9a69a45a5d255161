// What clients read of carts and orders, and of what an order needs; written down from the specification and not from our own
// contract: a type they compare with, and null only where they expect it.
import { z } from 'zod'
import { bit, datetime, flag, list, message, number, text, wallTime, whole } from './basic.fixture.ts'
import { addOn, combination, foodVariation, item, store } from './catalogue.fixture.ts'
import { module } from './shop.fixture.ts'

export const parcelCategory = z.looseObject({
  id: whole,
  image: text,
  name: text,
  description: text,
  status: bit,
  orders_count: whole,
  module_id: whole,
  parcel_per_km_shipping_charge: number.nullable(),
  parcel_minimum_shipping_charge: number.nullable(),
})

export const cartLine = z.looseObject({
  id: whole,
  user_id: whole,
  module_id: whole,
  item_id: whole,
  is_guest: flag,
  add_on_ids: z.array(whole),
  add_on_qtys: z.array(whole),
  item_type: z.enum(['App\\Models\\Item', 'App\\Models\\ItemCampaign']),
  price: number,
  quantity: whole,
  variation: z.array(
    z.union([z.looseObject({ name: text, values: z.looseObject({ label: z.array(text) }) }), combination]),
  ),
  created_at: datetime,
  updated_at: datetime,
  item: item.extend({
    food_variations: z.array(foodVariation),
    addons: z.array(addOn.extend({ isChecked: flag, quantity: whole })),
  }),
})

export const cart = z.array(cartLine)

const deliveryAddress = z.looseObject({
  contact_person_name: text.min(1),
  contact_person_number: text.regex(/^\d+$/),
  address_type: text.min(1),
  address: text.min(1),
  longitude: text,
  latitude: text,
})

const reached = wallTime.nullable()

export const order = z.looseObject({
  id: whole,
  user_id: whole,
  order_amount: number,
  coupon_discount_amount: number,
  payment_status: z.enum(['unpaid', 'paid', 'partially_paid']),
  order_status: text,
  total_tax_amount: number,
  payment_method: text,
  order_type: z.enum(['delivery', 'take_away', 'parcel']),
  checked: bit,
  created_at: wallTime,
  updated_at: datetime,
  delivery_charge: number,
  original_delivery_charge: number,
  schedule_at: wallTime,
  scheduled: bit,
  otp: text,
  /** The first step of every order, shown with its time. */
  pending: wallTime,
  accepted: reached,
  confirmed: reached,
  processing: reached,
  handover: reached,
  picked_up: reached,
  delivered: reached,
  canceled: reached,
  refund_requested: reached,
  refunded: reached,
  refund_request_canceled: reached,
  failed: reached,
  delivery_address: deliveryAddress.nullable(),
  store_discount_amount: number,
  flash_admin_discount_amount: number,
  flash_store_discount_amount: number,
  adjusment: number,
  edited: flag,
  zone_id: whole,
  module_id: whole,
  receiver_details: deliveryAddress.nullable(),
  distance: number,
  dm_tips: number,
  prescription_order: flag,
  tax_status: z.enum(['included', 'excluded']),
  tax_percentage: number,
  cutlery: flag,
  additional_charge: number,
  partially_paid_amount: number,
  is_guest: flag,
  module_type: text,
  details_count: whole,
  store: store.partial({ distance: true }).nullable(),
  delivery_man: z
    .looseObject({
      id: whole,
      f_name: text,
      l_name: text,
      phone: text,
      image: text,
      zone_id: whole,
      avg_rating: number,
      rating_count: whole,
      lat: text,
      lng: text,
      location: text,
    })
    .nullable(),
  parcel_category: parcelCategory.nullable(),
})

export const orders = z.looseObject({
  total_size: whole,
  limit: whole,
  offset: whole,
  orders: z.array(order),
})

export const tracked = order.extend({
  payments: z.array(
    z.looseObject({ id: whole, order_id: whole, amount: number, payment_status: text, payment_method: text }),
  ),
  min_delivery_time: whole,
  max_delivery_time: whole,
  offline_payment: z
    .looseObject({
      input: z.array(z.looseObject({ user_input: text, user_data: text })),
      data: z.looseObject({ status: text, method_id: whole, method_name: text }),
      method_fields: list,
    })
    .nullable(),
  module,
  refund: z
    .looseObject({
      id: whole,
      order_id: whole,
      user_id: whole,
      image: text,
      customer_reason: text,
      refund_amount: number,
      refund_status: z.enum(['pending', 'approved', 'rejected']),
      refund_method: text,
    })
    .nullable(),
})

export const orderLine = z.looseObject({
  id: whole,
  item_id: whole.nullable(),
  item_campaign_id: whole.nullable(),
  order_id: whole,
  price: number,
  item_details: item,
  variation: z.array(z.union([foodVariation, combination])),
  add_ons: z.array(z.looseObject({ id: whole, name: text, price: number, quantity: whole })),
  discount_on_item: number,
  discount_type: text.nullable(),
  quantity: whole,
  tax_amount: number,
  variant: text,
  total_add_on_price: number,
  created_at: datetime,
  updated_at: datetime,
})

export const placed = message.extend({ order_id: whole.min(100_001), total_ammount: number })

export const offlineMethod = z.looseObject({
  id: whole,
  method_name: text,
  method_fields: z.array(z.looseObject({ input_name: text, input_data: text })),
  method_informations: z.array(
    z.looseObject({ customer_input: text, customer_placeholder: text, is_required: z.unknown() }),
  ),
  status: bit,
})
