// Whoever leaves takes every word along: a column added later is filled by this test, and has to be erased or named here.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterSubscriber } from '#server/database/schema/content.ts'
import { coverageRequest } from '#server/database/schema/location.ts'
import { operation } from '#server/database/schema/operation.ts'
import { createPictureStore } from '#server/platform/images/picture-store.ts'
import { linkModule, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { sayEverywhere, whereSaid, word } from './every-word.fixture.ts'

let app: TestApp

beforeAll(async () => {
  const pictures = {
    ...createPictureStore({ root: join(tmpdir(), 'fivefold-test-pictures') }),
    remove: async () => undefined,
  }
  app = await createTestApp({}, { pictures })
})

afterAll(() => app.close())

const books = 'the books keep how an order was paid'
const goods = 'what was ordered, in the words of the shop'
const own = 'made by the shop, says nothing of a person'

/** What is no word of the person's, and stays. */
const kept = {
  'customer.ref_code': own,
  'customer.current_language_key': own,
  'order.payment_method': books,
  'order.transaction_reference': books,
  'order.coupon_code': goods,
  'order.coupon_discount_title': goods,
  'order.bill': goods,
  'order.otp': own,
  'order.payment_key': own,
  'order.processing_time': own,
  'order_line.add_ons': goods,
  'order_line.variant': goods,
  'order_line.variation': goods,
  'order_line.variation_type': goods,
  'order_line.item_details': goods,
  'order_payment.payment_method': books,
  'order_payment.transaction_ref': books,
  'offline_payment.method_name': books,
  'offline_payment.method_fields': books,
  'refund.refund_method': books,
  'operation.act': own,
  'operation.operator': 'who of the shop did it',
  'operation.request_key': own,
  'payment.token': own,
  'payment.currency': books,
  'payment.gateway': books,
  'payment.gateway_reference': books,
  'payment.callback': 'an address of this shop',
  'ledger_movement.reference': books,
  'review.comment': 'stays for the others to read, without a name',
  'review.reply': 'the store’s answer',
}

async function annWhoSaidMuch() {
  const ann = await signedInCustomer(app)
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  const store = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  const ids: Record<string, number> = {
    customer: ann.customer.id,
    zone: zone.id,
    module: module.id,
    store: store.id,
    coupon: (await makeCoupon(app.db, { module_id: module.id, code: 'TEN' })).id,
  }
  await sayEverywhere(app.db, { ids, given: { 'order.order_status': 'delivered' }, kept })
  await app.db.insert(operation).values({
    act: 'answer',
    actor: 'admin',
    operator: 'desk',
    details: { conversation_id: ids.conversation, message: `${word}, dear Ann` },
    created_at: new Date(testInstant),
  })
  return ann
}

test('[PRF-03] whoever leaves for good leaves no word behind, in any column of any table', async () => {
  const ann = await annWhoSaidMuch()
  const before = await whereSaid(app.db)
  expect(before).toEqual(
    expect.arrayContaining([
      'address.floor',
      'cart_line.note',
      'chat_message.message',
      'customer.f_name',
      'customer_notification.data',
      'offline_payment.input',
      'operation.details',
      'order.cancellation_reason',
      'order.delivery_address',
      'order.delivery_instruction',
      'order.order_attachment',
      'order.receiver_note',
      'order.unavailable_item_note',
      'order_history.note',
      'order_line.note',
      'passkey.name',
      'refund.customer_reason',
      'review.customer_name',
    ]),
  )
  const { status } = await app.send('DELETE', '/customer/remove-account', {}, ann.headers)
  expect(status).toBe(200)
  expect(await whereSaid(app.db)).toEqual([])
})

test('[PRF-03] what is kept by phone or address alone goes too, and stays for others', async () => {
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  const contacts = [ann, bob].map(({ customer }) => ({
    email: customer.email ?? '',
    phone: customer.phone ?? '',
  }))
  for (const { email, phone } of contacts) {
    await app.db.insert(newsletterSubscriber).values({ email })
    await app.db.insert(coverageRequest).values({
      contact_kind: 'phone',
      contact: phone,
      latitude: 1,
      longitude: 1,
      spot: '1,1',
      language: 'en',
    })
  }
  await app.send('DELETE', '/customer/remove-account', {}, ann.headers)
  const news = await app.db.select({ email: newsletterSubscriber.email }).from(newsletterSubscriber)
  expect(news).toEqual([{ email: contacts[1]?.email }])
  const wishes = await app.db.select({ contact: coverageRequest.contact }).from(coverageRequest)
  expect(wishes).toEqual([{ contact: contacts[1]?.phone }])
})
