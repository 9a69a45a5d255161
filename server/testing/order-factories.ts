// Order rows for tests that are not about placing them.
import { eq } from 'drizzle-orm'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { deliveryMan } from '#server/database/schema/content.ts'
import { order, orderHistory } from '#server/database/schema/order.ts'
import { customerNotification } from '#server/database/schema/profile.ts'
import {
  linkModule,
  makeModule,
  makeStore,
  makeZone,
  onlyRow,
  type StoreRow,
} from '#server/testing/factories.ts'
import { type TestApp, testInstant } from '#server/testing/test-app.ts'

export const plainBill: Quote = {
  quote_id: 'made for a test',
  expires_at: testInstant,
  order_type: 'delivery',
  store_id: null,
  lines: [],
  coupon: null,
  items_price: 10,
  add_on_price: 0,
  store_discount_amount: 0,
  flash_discount_amount: 0,
  coupon_discount_amount: 0,
  subtotal: 10,
  tax_status: 'excluded',
  tax_percentage: 0,
  total_tax_amount: 0,
  delivery_charge: 0,
  dm_tips: 0,
  additional_charge: 0,
  extra_packaging_amount: 0,
  rounding_amount: 0,
  order_amount: 10,
  saved_amount: 0,
  wallet_amount: 0,
  due_amount: 10,
  additional_charge_name: '',
  delivery: null,
  payment_methods: ['cash_on_delivery'],
  maximum_cod_order_amount: null,
  wallet_balance: null,
  refusals: [],
}

/** A door some way north of where couriers stand. */
export const doorAddress = {
  contact_person_name: 'Ann',
  contact_person_number: '77001234567',
  contact_person_email: null,
  address_type: 'home',
  address: '10 Respubliki Avenue',
  floor: null,
  road: null,
  house: null,
  latitude: '51.16',
  longitude: '71.43',
}

/** A store that can be ordered from, and two couriers of its zone. */
export async function makeDelivery({ db }: Pick<TestApp, 'db'>) {
  const zone = await makeZone(db)
  const module = await makeModule(db)
  await linkModule(db, { zone_id: zone.id, module_id: module.id })
  const store = await makeStore(db, { module_id: module.id, zone_id: zone.id })
  const person = { f_name: 'Ali', l_name: 'K', phone: '+7', email: 'a@b.test', image: 'a.webp' }
  const courier = { ...person, zone_id: zone.id, latitude: 51.14, longitude: 71.43 }
  const makeCourier = () => onlyRow(db.insert(deliveryMan).values(courier).returning())
  return { store, couriers: [await makeCourier(), await makeCourier()] as const }
}

/** The notices of a customer, in English, in the order it was said. */
export async function noticesOf({ db }: Pick<TestApp, 'db'>, customer_id: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(customerNotification)
    .where(eq(customerNotification.customer_id, customer_id))
    .orderBy(customerNotification.id)
  return rows.map(({ data: { description } }) =>
    typeof description === 'string' ? description : description.en,
  )
}

type OrderInsert = typeof order.$inferInsert

/** Ten, in cash, to be delivered now; a test names its owner and what it is about. */
export async function makeOrder(
  db: Database,
  store: Pick<StoreRow, 'id' | 'module_id' | 'zone_id'>,
  overrides: ({ customer_id: number } | { guest_id: number }) & Partial<OrderInsert>,
) {
  const now = new Date(testInstant)
  const row = await onlyRow(
    db
      .insert(order)
      .values({
        store_id: store.id,
        module_id: store.module_id,
        zone_id: store.zone_id,
        order_type: 'delivery',
        order_status: 'pending',
        payment_status: 'unpaid',
        payment_method: 'cash_on_delivery',
        order_amount: 1_000,
        bill: plainBill,
        otp: '1234',
        schedule_at: now,
        contact_digits: '77001234567',
        created_at: now,
        updated_at: now,
        ...overrides,
      })
      .returning(),
  )
  const { id: order_id, order_status } = row
  await db.insert(orderHistory).values({ order_id, order_status, actor: 'customer', created_at: now })
  return row
}
