// Requests that succeed as they are: what is spoilt in one of them is read by the code behind all checks.
import type { Known } from './known.ts'

/** What can be ordered at a word, and where it is sold. */
export interface PlainItem {
  item_id: number
  store_id: number
  price: number
  module_id: number
}

export const home = {
  address_type: 'home',
  contact_person_name: 'Fuzz Customer',
  contact_person_number: '+77012223344',
  address: '1 Long Street',
  latitude: 51.13,
  longitude: 71.43,
}

const notes = {
  order_note: 'ring twice',
  delivery_instruction: 'at the gate',
  unavailable_item_note: 'call me',
}

const parcel = {
  order_type: 'parcel',
  parcel_category_id: 1,
  charge_payer: 'sender',
  receiver_details: {
    ...home,
    address: '2 Long Street',
    latitude: 51.14,
    floor: '2',
    house: '3',
    road: 'Long',
  },
  ...home,
  payment_method: 'cash_on_delivery',
}

function boughtNow({ item_id, store_id }: PlainItem, payment_method: string) {
  const line = {
    item_id,
    item_type: 'Item',
    quantity: 3,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
    note: 'no onions',
  }
  return { order_type: 'delivery', store_id, is_buy_now: 1, cart: [line], ...home, ...notes, payment_method }
}

const pushKeys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}

const anyModule: Readonly<Record<string, object>> = {
  'POST /api/v1/customer/address/add': {
    ...home,
    floor: '2',
    road: 'Long Street',
    house: '1',
    additional_information: 'blue',
  },
  'PUT /api/v1/customer/order/cancel': { reason: 'changed my mind' },
  'PUT /api/v1/customer/order/address': { ...home, address: '3 Long Street' },
  'PUT /api/v1/customer/order/offline-payment': {
    method_id: 1,
    customer_note: 'paid',
    transaction_id: 'x',
    name: 'Ann',
  },
  'POST /api/v1/customer/order/refund-request': {
    customer_reason: 'I got the wrong item',
    refund_method: 'wallet',
    customer_note: 'x',
  },
  'POST /api/v1/items/reviews/submit': { rating: 5, comment: 'good', order_id: 100_001, item_id: 1 },
  'POST /api/v1/customer/message/send': { receiver_type: 'admin', receiver_id: 0, message: 'hello' },
  'POST /api/v1/customer/push/subscribe': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    keys: pushKeys,
  },
  'POST /api/v1/customer/update-profile': { f_name: 'Fuzz', l_name: 'Customer', email: 'fuzz@shop.test' },
  'POST /api/v1/auth/login': { phone: '+77010000002', password: 'fivefold' },
  'POST /api/v1/auth/sign-up': {
    f_name: 'Ann',
    l_name: 'Lee',
    email: 'ann.lee@shop.test',
    password: 'a long secret',
  },
  'POST /api/v1/auth/forgot-password': { phone: '+77010000002' },
  'PUT /api/v1/auth/reset-password': {
    phone: '+77010000003',
    reset_token: '1234',
    password: 'a long secret',
    confirm_password: 'a long secret',
  },
  'POST /api/v1/zone/notify-me': { email: 'ann@shop.test', lat: 10, lng: 10 },
  'POST /api/v1/newsletter/subscribe': { email: 'ann@shop.test' },
  'GET /api/v1/customer/wallet/statement': { from: '2026-11-01', to: '2026-11-30' },
  'POST /api/v1/customer/wallet/add-fund': { amount: 10, payment_method: 'trial' },
  'PUT /api/v1/operations/orders/{id}/status': { to: 'confirmed', actor: 'store', operator: 'Dana' },
  'PUT /api/v1/operations/orders/{id}/refund': { approved: 1, note: 'as promised' },
  'POST /api/v1/operations/orders/{id}/position': { latitude: 51.13, longitude: 71.43 },
  'POST /api/v1/operations/chats/{id}/messages': { message: 'hello' },
}

export function examplesFor(plain: readonly PlainItem[], parcelModule: number | null): Known['examples'] {
  const fieldsOf = (given: object) => Object.entries(given)
  const sold = plain.slice(0, 12)
  const orders = sold.flatMap((item) =>
    ['cash_on_delivery', 'digital_payment', 'offline_payment'].map((method) => ({
      fields: fieldsOf(boughtNow(item, method)),
      module_id: item.module_id,
    })),
  )
  const withParcel = [
    ...orders,
    ...orders.slice(0, 3).map(() => ({ fields: fieldsOf(parcel), module_id: parcelModule })),
  ]
  const lines = sold.map(({ store_id: _, module_id, ...item }) => ({
    fields: fieldsOf({
      ...item,
      model: 'Item',
      quantity: 1,
      replace: true,
      note: 'no onions',
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    }),
    module_id,
  }))
  const others = Object.entries(anyModule).map(
    ([where, given]) => [where, [{ fields: fieldsOf(given), module_id: null }]] as const,
  )
  return {
    ...Object.fromEntries(others),
    'POST /api/v1/customer/order/place': withParcel,
    'POST /api/v1/customer/order/quote': withParcel,
    'POST /api/v1/customer/cart/add': lines,
  }
}
