// Somebody with one of everything a person can own in the shop, each marked, and a look at all rows that are theirs.
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { cartLine } from '#server/database/schema/cart.ts'
import { chatMessage, conversation } from '#server/database/schema/chat.ts'
import { review } from '#server/database/schema/content.ts'
import { pushSubscription } from '#server/database/schema/notification.ts'
import { offlinePayment, orderLine, refund } from '#server/database/schema/order.ts'
import { payment } from '#server/database/schema/payment.ts'
import { customerNotification } from '#server/database/schema/profile.ts'
import { customerSession, passkey } from '#server/database/schema/session.ts'
import { ledgerMovement } from '#server/database/schema/wallet.ts'
import { makeItem, onlyRow, type StoreRow } from '#server/testing/factories.ts'
import { doorAddress, makeOrder } from '#server/testing/order-factories.ts'
import { newGuest, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { type TestApp, testInstant } from '#server/testing/test-app.ts'
import { putMoney, putPoints } from '#server/testing/wallet-factories.ts'

/** Nothing else in the shop says it. */
export const mark = 'annaonlyforherself'

const instant = new Date(testInstant)

export interface OwnedData {
  ann: SignedIn
  guest_id: number
  order_ids: readonly number[]
  /** Of everything above, whatever it is: a stranger may name any of them anywhere. */
  ids: readonly number[]
  /** What nobody else may ever read. */
  secrets: readonly string[]
}

type Line = { item_id: number; model: string; price: number; quantity: number; note: string }

export async function giveEverything(app: TestApp, store: StoreRow, category_id: number): Promise<OwnedData> {
  const scope = { zoneid: `[${store.zone_id}]`, moduleid: String(store.module_id), 'idempotency-key': mark }
  const item = await makeItem(app.db, store, { category_id })
  const line = { item_id: item.id, model: 'Item', price: 10, quantity: 1, note: mark }
  const ann = await signedInCustomer(app, { l_name: mark, email: `${mark}@shop.test`, phone: '+77017654321' })
  const customer_id = ann.customer.id
  const { guest_id } = await newGuest(app)
  const own = { ...scope, ...ann.headers }
  const lines = [...(await addLine(app, line, own)), ...(await addLine(app, { ...line, guest_id }, scope))]
  await app.send('POST', '/customer/wish-list/add', { item_id: item.id }, own)
  const places = await addAddress(app, own)
  const talks = await talk(app, own)
  const orders = await placeOrders(app.db, store, { customer_id, guest_id, item_id: item.id })
  const kept = await keep(app.db, customer_id, orders.order_ids, item)
  await putMoney(app, customer_id, 100_000)
  await putPoints(app, customer_id, 500)
  const movements = await app.db
    .select()
    .from(ledgerMovement)
    .where(inArray(ledgerMovement.customer_id, [customer_id]))
  return {
    ann,
    guest_id,
    order_ids: orders.order_ids,
    ids: [
      ...new Set([customer_id, ann.session_id, ...lines, ...places, ...talks, ...orders.order_ids, ...kept]),
    ],
    secrets: [mark, '77017654321', orders.payment_token, ...movements.map((one) => one.transaction_id)],
  }
}

async function addLine(app: TestApp, line: Line & { guest_id?: number }, headers: Record<string, string>) {
  const { status, body } = await app.send('POST', '/customer/cart/add', line, headers)
  if (status !== 200) throw new Error(`nothing was put into the cart: ${JSON.stringify(body)}`)
  return body.map((one: { id: number }) => one.id)
}

async function addAddress(app: TestApp, headers: Record<string, string>): Promise<number[]> {
  const place = {
    ...doorAddress,
    contact_person_name: mark,
    address: mark,
    latitude: 51.13,
    longitude: 71.43,
  }
  await app.send('POST', '/customer/address/add', place, headers)
  const { body } = await app.get('/customer/address/list', headers)
  return body.addresses.map((one: { id: number }) => one.id)
}

async function talk(app: TestApp, headers: Record<string, string>): Promise<number[]> {
  const said = { receiver_type: 'admin', receiver_id: 0, message: mark }
  await app.send('POST', '/customer/message/send', said, headers)
  const [row] = await app.db.select().from(conversation)
  if (!row) throw new Error('nobody spoke')
  await app.db.insert(chatMessage).values({ conversation_id: row.id, by_customer: false, message: mark })
  return [row.id]
}

interface Buyer {
  customer_id: number
  guest_id: number
  item_id: number
}

/** One in every state that lets its owner do something with it. */
async function placeOrders(db: Database, store: StoreRow, { customer_id, guest_id, item_id }: Buyer) {
  const marked = {
    delivery_address: { ...doorAddress, contact_person_name: mark, address: mark },
    order_note: mark,
    contact_digits: '77017654321',
  }
  const place = (more: object) => makeOrder(db, store, { customer_id, ...marked, ...more })
  const paid = { order_status: 'delivered', payment_status: 'paid' }
  const pending = await place({ undo_until: new Date('2026-11-16T08:00:00Z') })
  const delivered = await place(paid)
  const refunded = await place({ ...paid, order_status: 'refund_requested' })
  const offline = await place({ payment_method: 'offline_payment' })
  const digital = await place({ payment_method: 'digital_payment' })
  const receiver_details = { ...marked.delivery_address, additional_address: mark, zone_id: store.zone_id }
  const parcel = await place({
    order_type: 'parcel',
    store_id: null,
    receiver_details,
  })
  const prescription = await place({ prescription_order: true, order_attachment: [`${mark}.webp`] })
  const ofGuest = await makeOrder(db, store, { guest_id, ...marked })
  const nothing = {
    discount_on_item: 0,
    discount_amount: 0,
    total_add_on_price: 0,
    tax_amount: 0,
    variant: '',
  }
  const line = { ...nothing, item_id, price: 1_000, quantity: 1, add_ons: [], variation: [], note: mark }
  // As the shop itself keeps it: the item as it was shown when it was put into the cart.
  const [{ snapshot: item_details } = { snapshot: null }] = await db.select().from(cartLine).limit(1)
  if (!item_details) throw new Error('nothing is in the cart')
  for (const { id } of [pending, delivered]) {
    await db.insert(orderLine).values({ ...line, order_id: id, item_details })
  }
  await db.insert(offlinePayment).values({
    order_id: offline.id,
    method_id: 1,
    method_name: 'Bank',
    method_fields: [],
    input: [{ user_input: 'account', user_data: mark }],
    customer_note: mark,
  })
  await db.insert(refund).values({
    order_id: refunded.id,
    customer_id,
    order_status: 'delivered',
    customer_reason: mark,
    refund_amount: 1_000,
    refund_method: 'wallet',
  })
  const payment_token = `token-of-${mark}`
  await db.insert(payment).values({
    token: payment_token,
    purpose: 'order',
    customer_id,
    order_id: digital.id,
    amount: 1_000,
    gateway: 'trial',
    callback: `http://shop.test/order/${digital.id}`,
    created_at: instant,
  })
  const all = [pending, delivered, refunded, offline, digital, parcel, prescription, ofGuest]
  return { order_ids: all.map(({ id }) => id), payment_token }
}

/** What the shop keeps about and for a customer beside orders. */
async function keep(
  db: Database,
  customer_id: number,
  order_ids: readonly number[],
  item: { id: number; store_id: number; module_id: number },
): Promise<number[]> {
  const notice = {
    title: mark,
    description: mark,
    order_id: order_ids[0] ?? null,
    image: null,
    type: 'order_status',
  }
  const key = { customer_id, name: mark, credential_id: mark, public_key: mark, counter: 0, transports: [] }
  const session = { customer_id, token_hash: mark, user_agent: mark, last_seen_at: instant }
  const push = {
    customer_id,
    endpoint: `https://push.test/${mark}`,
    p256dh: mark,
    auth: mark,
    language: 'en' as const,
  }
  // A review is for everybody: what it says has no mark, whose it is stays theirs.
  const said = { rating: 5, comment: { en: 'good', ar: '', tg: '', ru: '' }, customer_name: 'Ann' }
  const rows = [
    await onlyRow(db.insert(customerNotification).values({ customer_id, data: notice }).returning()),
    await onlyRow(db.insert(passkey).values(key).returning()),
    await onlyRow(
      db
        .insert(customerSession)
        .values({ ...session, expires_at: new Date('2100-01-01') })
        .returning(),
    ),
    await onlyRow(db.insert(pushSubscription).values(push).returning()),
    await onlyRow(
      db
        .insert(review)
        .values({
          ...said,
          customer_id,
          item_id: item.id,
          store_id: item.store_id,
          module_id: item.module_id,
        })
        .returning(),
    ),
  ]
  return rows.map(({ id }) => id)
}

const links = ['customer_id', 'guest_id', 'order_id', 'conversation_id', 'movement_id'] as const

/** Every row of every table that is theirs, as text: equal before and after, or somebody touched it. */
export async function rowsOf(
  db: Database,
  { ann, guest_id, order_ids }: OwnedData,
): Promise<Record<string, string[]>> {
  const customer_id = ann.customer.id
  const found: Readonly<Record<(typeof links)[number], SQL>> = {
    customer_id: sql`(${customer_id})`,
    guest_id: sql`(${guest_id})`,
    order_id: sql`(${sql.join(
      [...order_ids].map((id) => sql`${id}`),
      sql`, `,
    )})`,
    conversation_id: sql`(select id from conversation where customer_id = ${customer_id})`,
    movement_id: sql`(select id from ledger_movement where customer_id = ${customer_id})`,
  }
  const columns = await db.execute<{ table_name: string; column_name: (typeof links)[number] }>(
    sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name in (${sql.join(
        links.map((name) => sql`${name}`),
        sql`, `,
      )})`,
  )
  const rows: Record<string, string[]> = {}
  const read = async (table: string, where: SQL) => {
    const { rows: read } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t where ${where} order by 1`,
    )
    rows[table] = [...new Set([...(rows[table] ?? []), ...read.map(({ row }) => row)])].toSorted()
  }
  await read('customer', sql`id = ${customer_id}`)
  await read('guest', sql`id = ${guest_id}`)
  for (const { table_name, column_name } of columns.rows) {
    await read(table_name, sql`${sql.identifier(column_name)} in ${found[column_name]}`)
  }
  return rows
}
