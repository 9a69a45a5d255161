// Apps that registered a Firebase token hear of their orders and chats, over HTTP, until they are signed out or removed.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customerSession, guest } from '#server/database/schema/session.ts'
import { createLog } from '#server/platform/log/log.ts'
import { createDelivery } from '#server/platform/push/delivery.ts'
import { firebaseOf } from '#server/platform/push/firebase.ts'
import { type FcmServer, startFcm, unregistered } from '#server/testing/fcm-server.ts'
import { openSession, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createNotificationService } from './notification.service.ts'

const operationsToken = 'a-token-of-the-operations'

let fcm: FcmServer
let app: TestApp

beforeAll(async () => {
  fcm = await startFcm()
  app = await createTestApp({ ...fcm.settings, OPERATIONS_TOKEN: operationsToken })
})

beforeEach(() => {
  fcm.received.length = 0
})

afterAll(async () => {
  await app.close()
  await fcm.close()
})

const register = ({ headers }: Pick<SignedIn, 'headers'>, cm_firebase_token: string) =>
  app.send('PUT', '/customer/cm-firebase-token', { cm_firebase_token }, headers)

/** As the shop sends its news, with a service that does not wait between tries. */
function notificationService() {
  const { config } = app.parts
  const clock = { now: () => new Date('2026-11-16T07:00:00Z') }
  const log = createLog('silent')
  return createNotificationService({
    db: app.db,
    clock,
    log,
    push: {
      public_key: '',
      knows: () => true,
      send: async () => 'sent',
      apps: firebaseOf(config.firebase, { clock, log }),
    },
    deliver: createDelivery([0, 0]),
    profiles: { storeNotice: async () => undefined },
  })
}

const news = (language: string) => ({
  type: 'order_status' as const,
  title: `Order ${language}`,
  body: 'On its way',
  order_id: 7,
})

const whoGot = () => fcm.received.map(({ token }) => token).toSorted()

test('[PSH-01] what the shop answers in a chat reaches the app, from request to message', async () => {
  const ann = await signedInCustomer(app)
  await register(ann, 'ann-chat')
  const asked = { receiver_type: 'admin', receiver_id: 0, message: 'Hello?' }
  const said = await app.send('POST', '/customer/message/send', asked, ann.headers)
  const { id } = said.body.conversation
  const operator = { authorization: `Bearer ${operationsToken}` }
  const answer = { message: 'We are here' }
  expect((await app.send('POST', `/operations/chats/${id}/messages`, answer, operator)).status).toBe(200)
  await expect.poll(whoGot).toEqual(['ann-chat'])
  expect(fcm.received[0]).toMatchObject({
    notification: { title: 'We are here' },
    data: { type: 'message', conversation_id: String(id), sender_type: 'admin', title: 'We are here' },
  })
})

test('[PSH-01] every app a customer is signed in with hears it, in the language they read', async () => {
  const ann = await signedInCustomer(app)
  const tablet = await openSession(app, ann.customer)
  await register(ann, 'ann-phone')
  await register(tablet, 'ann-tablet')
  await app.get('/customer/info', { ...ann.headers, 'x-localization': 'ru' })
  await notificationService().addNotice({ customer_id: ann.customer.id, guest_id: null }, news)
  await expect.poll(whoGot).toEqual(['ann-phone', 'ann-tablet'])
  expect(fcm.received[0]).toMatchObject({
    notification: { title: 'Order ru', body: 'On its way' },
    data: { type: 'order_status', title: 'Order ru', body: 'On its way', order_id: '7' },
  })
})

test('[PSH-01] an app that was signed out, here or by @, hears nothing more', async () => {
  const ann = await signedInCustomer(app)
  const tablet = await openSession(app, ann.customer)
  const watch = await openSession(app, ann.customer)
  await register(ann, 'out-phone')
  await register(tablet, 'out-tablet')
  await register(watch, 'out-watch')
  await app.send('POST', '/auth/logout', {}, tablet.headers)
  await register(watch, '@')
  await notificationService().notify({ customer_id: ann.customer.id, guest_id: null }, news)
  await expect.poll(whoGot).toEqual(['out-phone'])
})

test('[PSH-01] a device belongs to whoever signed in with it last', async () => {
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  await register(ann, 'shared')
  await register(bob, 'shared')
  const shop = notificationService()
  await shop.notify({ customer_id: ann.customer.id, guest_id: null }, news)
  await shop.notify({ customer_id: bob.customer.id, guest_id: null }, (language) => ({
    ...news(language),
    title: 'for Bob',
  }))
  await expect.poll(() => fcm.received.length).toBe(1)
  expect(fcm.received[0]?.notification.title).toBe('for Bob')
})

test('[PSH-01] a guest’s app hears of the guest’s order in the language it came with', async () => {
  const { body } = await app.send(
    'POST',
    '/auth/guest/request',
    { fcm_token: 'guest-phone' },
    { 'x-localization': 'ar' },
  )
  await notificationService().addNotice({ customer_id: null, guest_id: body.guest_id }, news)
  await expect.poll(whoGot).toEqual(['guest-phone'])
  expect(fcm.received[0]?.notification.title).toBe('Order ar')
})

test('[PSH-01] a token Firebase does not know any more is forgotten, the others stay', async () => {
  const ann = await signedInCustomer(app)
  await register(ann, 'removed')
  const kept = () =>
    app.db
      .select({ token: customerSession.firebase_token })
      .from(customerSession)
      .where(eq(customerSession.customer_id, ann.customer.id))
  fcm.answerWith(unregistered)
  await notificationService().notify({ customer_id: ann.customer.id, guest_id: null }, news)
  await expect.poll(kept).toEqual([{ token: null }])

  const { body } = await app.send('POST', '/auth/guest/request', { fcm_token: 'guest-removed' })
  fcm.answerWith(unregistered)
  await notificationService().notify({ customer_id: null, guest_id: body.guest_id }, news)
  const guestToken = async () =>
    (await app.db.select().from(guest).where(eq(guest.id, body.guest_id)))[0]?.fcm_token
  await expect.poll(guestToken).toBeNull()
})

test('[PSH-01] a Firebase that is busy is tried again, and the token stays', async () => {
  const ann = await signedInCustomer(app)
  await register(ann, 'patient')
  fcm.answerWith({ status: 503, body: {} }, { status: 429, body: {} })
  await notificationService().notify({ customer_id: ann.customer.id, guest_id: null }, news)
  await expect.poll(whoGot).toEqual(['patient'])
})

test('without an account tokens are kept and nothing is sent', async () => {
  const silent = await createTestApp()
  try {
    const ann = await signedInCustomer(silent)
    const path = '/customer/cm-firebase-token'
    const { status } = await silent.send('PUT', path, { cm_firebase_token: 'kept' }, ann.headers)
    expect(status).toBe(200)
    const [row] = await silent.db.select().from(customerSession).where(eq(customerSession.id, ann.session_id))
    expect(row?.firebase_token).toBe('kept')
    expect(silent.parts.push.apps).toBeNull()
  } finally {
    await silent.close()
  }
})
