// Who gets push messages, what was read, and live events to open pages, over HTTP.
import { createECDH, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PushData } from '#contract/features/notification/notification.schema.ts'
import { announce } from '#server/database/live-event.ts'
import { notification } from '#server/database/schema/content.ts'
import { pushSubscription } from '#server/database/schema/notification.ts'
import { customerNotification, type StoredNotice, type StoredWords } from '#server/database/schema/profile.ts'
import { createLog } from '#server/platform/log/log.ts'
import { makeZone } from '#server/testing/factories.ts'
import { newGuest, openSession, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createNotificationService } from './notification.service.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ PUSH_HOSTS: 'push.test:4000' })
})

afterAll(() => app.close())

/** As a browser makes them. */
function browser(endpoint = `http://push.test:4000/${randomBytes(8).toString('hex')}`) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}

const subscribe = (body: object, headers: Record<string, string> = {}) =>
  app.send('POST', '/customer/push/subscribe', body, headers)

const kept = (endpoint: string) =>
  app.db.select().from(pushSubscription).where(eq(pushSubscription.endpoint, endpoint))

describe('a browser', () => {
  test('[PSH-01] subscribes for a customer, and belongs to whoever subscribed last', async () => {
    const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
    const one = browser()
    expect((await subscribe(one, { ...ann.headers, 'x-localization': 'ru' })).status).toBe(200)
    expect(await kept(one.endpoint)).toMatchObject([{ customer_id: ann.customer.id, language: 'ru' }])
    expect((await subscribe(one, bob.headers)).status).toBe(200)
    expect(await kept(one.endpoint)).toMatchObject([{ customer_id: bob.customer.id, language: 'en' }])
    const { endpoint } = one
    await app.send('DELETE', '/customer/push/subscribe', { endpoint }, ann.headers)
    expect(await kept(endpoint)).toHaveLength(1)
    await app.send('DELETE', '/customer/push/subscribe', { endpoint }, bob.headers)
    expect(await kept(endpoint)).toEqual([])
  })

  test('[PSH-01] hears nothing more once its session ended, here or from afar', async () => {
    const ann = await signedInCustomer(app)
    const elsewhere = await openSession(app, ann.customer)
    const [here, there] = [browser(), browser()]
    await subscribe(here, ann.headers)
    await subscribe(there, elsewhere.headers)
    await app.send('POST', '/auth/logout', {}, ann.headers)
    expect(await kept(here.endpoint)).toEqual([])
    expect(await kept(there.endpoint)).toHaveLength(1)
    await app.send('DELETE', `/customer/sessions/${elsewhere.session_id}`, {}, elsewhere.headers)
    expect(await kept(there.endpoint)).toEqual([])
  })

  test('[PSH-01] subscribes for a guest', async () => {
    const { guest_id } = await newGuest(app)
    const one = browser()
    expect((await subscribe({ ...one, guest_id })).status).toBe(200)
    expect(await kept(one.endpoint)).toMatchObject([{ guest_id, customer_id: null }])
  })

  test.each([
    ['an address inside our own network', 'http://127.0.0.1:5432/x'],
    ['an unknown service', 'https://elsewhere.test/x'],
    ['a look-alike of a known service', 'https://fcm.googleapis.com.evil.test/x'],
    ['a known service without encryption', 'http://fcm.googleapis.com/x'],
    ['no address', 'push'],
  ])('[PSH-01] %s is refused', async (_what, endpoint) => {
    const ann = await signedInCustomer(app)
    expect(await subscribe(browser(endpoint), ann.headers)).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'endpoint' }] },
    })
    expect(await kept(endpoint)).toEqual([])
  })

  test('[PSH-01] beyond twenty takes the place of the oldest, so that no script fills the table and the newest is heard', async () => {
    const { guest_id } = await newGuest(app)
    const browsers = Array.from({ length: 22 }, () => browser())
    for (const one of browsers) await subscribe({ ...one, guest_id })
    const rows = await app.db
      .select({ endpoint: pushSubscription.endpoint })
      .from(pushSubscription)
      .where(eq(pushSubscription.guest_id, guest_id))
      .orderBy(pushSubscription.id)
    expect(rows.map(({ endpoint }) => endpoint)).toEqual(browsers.slice(2).map(({ endpoint }) => endpoint))
  })

  test('[PSH-01] nobody in particular cannot subscribe', async () => {
    expect((await subscribe(browser())).status).toBe(401)
  })

  test('[PSH-01] learns the public key', async () => {
    const { status, body } = await app.get('/config/push-key')
    expect(status).toBe(200)
    expect(Buffer.from(body.public_key, 'base64url')).toHaveLength(65)
  })
})

test('[HDR-02] what was told is unread until the list was looked at', async () => {
  const ann = await signedInCustomer(app)
  const zone = await makeZone(app.db)
  const headers = { ...ann.headers, zoneid: `[${zone.id}]` }
  const data = { title: 'On its way', description: '', order_id: 1, image: null, type: 'order_status' }
  const created_at = new Date('2026-11-16T06:59:00Z')
  await app.db.insert(customerNotification).values({ customer_id: ann.customer.id, data, created_at })
  const list = async () => (await app.get('/customer/notifications', headers)).body
  expect(await list()).toMatchObject([{ is_read: 0 }])
  expect((await app.send('PUT', '/customer/notifications/read', {}, headers)).status).toBe(200)
  expect(await list()).toMatchObject([{ is_read: 1 }])
  expect((await app.send('PUT', '/customer/notifications/read', {})).status).toBe(401)
})

/** Reads events of an open stream one by one. */
async function openStream(headers: Record<string, string>) {
  const response = await app.fetch('/api/v1/customer/live', { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    type: response.headers.get('content-type'),
    async next(): Promise<{ event: string; data: unknown }> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const [event = '', data = ''] = text.slice(0, end).split('\n')
          text = text.slice(end + 2)
          return { event: event.replace('event: ', ''), data: JSON.parse(data.replace('data: ', '')) }
        }
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
        if (done) throw new Error('the stream ended')
        text += value
      }
    },
    close: () => reader?.cancel(),
  }
}

test('[PSH-01] an open page hears what another process announced, and only what is its own', async () => {
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  const stream = await openStream(ann.headers)
  expect(stream.type).toContain('text/event-stream')
  expect(await stream.next()).toEqual({ event: 'ready', data: {} })
  const say = (customer_id: number, text: string) =>
    announce(app.db, { topic: `customer ${customer_id}`, name: 'notice', data: { text } })
  await say(bob.customer.id, 'for Bob')
  await say(ann.customer.id, 'for Ann')
  expect(await stream.next()).toEqual({ event: 'notice', data: { text: 'for Ann' } })
  await stream.close()
})

describe('what a customer wants to be told of', () => {
  const path = '/customer/notification-settings'

  test('[PRF-01] is everything at first, and each kind has its own switch', async () => {
    const ann = await signedInCustomer(app)
    expect((await app.get(path, ann.headers)).body).toEqual({
      order_status: true,
      message: true,
      offer: true,
    })
    const [off] = await Promise.all([
      app.send('PUT', path, { message: false }, ann.headers),
      app.send('PUT', path, { offer: false }, ann.headers),
    ])
    expect(off.status).toBe(200)
    expect((await app.get(path, ann.headers)).body).toEqual({
      order_status: true,
      message: false,
      offer: false,
    })
    await app.send('PUT', path, { message: true }, ann.headers)
    await app.send('PUT', path, {}, ann.headers)
    expect((await app.get(path, ann.headers)).body).toMatchObject({ message: true, offer: false })
  })

  test('[PRF-01] refuses a stranger and anything but yes and no', async () => {
    const ann = await signedInCustomer(app)
    expect((await app.get(path)).status).toBe(401)
    expect((await app.send('PUT', path, { message: false })).status).toBe(401)
    expect(await app.send('PUT', path, { message: 'never' }, ann.headers)).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'message' }] },
    })
  })

  test('[PRF-01] [PSH-01] a kind that is off reaches no browser and no open page, but stays in the list', async () => {
    const ann = await signedInCustomer(app)
    const sent: PushData[] = []
    const push = {
      public_key: 'key',
      knows: () => true,
      apps: null,
      send: async (_target: unknown, data: PushData) => {
        sent.push(data)
        return 'sent' as const
      },
    }
    const titles: StoredWords[] = []
    const profiles = { storeNotice: async (_id: number, { title }: StoredNotice) => void titles.push(title) }
    const clock = { now: () => new Date() }
    const service = createNotificationService({ db: app.db, clock, log: createLog('silent'), push, profiles })
    await subscribe(browser(), ann.headers)
    await app.send('PUT', path, { order_status: false }, ann.headers)
    const owner = { customer_id: ann.customer.id, guest_id: null }
    await service.addNotice(owner, () => ({ type: 'order_status', title: 'On its way', body: '' }))
    await service.notify(owner, () => ({ type: 'message', title: 'Hello', body: '' }))
    await expect.poll(() => sent.map(({ title }) => title)).toEqual(['Hello'])
    expect(titles).toEqual([{ en: 'On its way', ar: 'On its way', tg: 'On its way', ru: 'On its way' }])
  })

  test('[PRF-01] [PSH-01] a notice is read in the language asked for, and pushed in the one the customer reads now', async () => {
    const ann = await signedInCustomer(app)
    const zone = await makeZone(app.db)
    const pushed: string[] = []
    const push = {
      public_key: 'key',
      knows: () => true,
      apps: null,
      send: async (_target: unknown, { title }: PushData) => {
        pushed.push(title)
        return 'sent' as const
      },
    }
    const kept: StoredNotice[] = []
    const profiles = { storeNotice: async (_id: number, notice: StoredNotice) => void kept.push(notice) }
    const clock = { now: () => new Date() }
    const service = createNotificationService({ db: app.db, clock, log: createLog('silent'), push, profiles })
    await subscribe(browser(), { ...ann.headers, 'x-localization': 'en' })
    await app.get('/customer/info', { ...ann.headers, 'x-localization': 'tg' })
    const owner = { customer_id: ann.customer.id, guest_id: null }
    await service.addNotice(owner, (language) => ({
      type: 'order_status',
      title: `Title ${language}`,
      body: `Body ${language}`,
    }))
    await expect.poll(() => pushed).toEqual(['Title tg'])

    const created_at = new Date('2026-11-16T06:59:00Z')
    const old = { type: 'order_status', title: 'Alt', description: 'Altes', order_id: null, image: null }
    for (const data of [...kept, old]) {
      await app.db.insert(customerNotification).values({ customer_id: ann.customer.id, data, created_at })
    }
    for (const language of ['en', 'ar', 'tg', 'ru']) {
      const headers = { ...ann.headers, zoneid: `[${zone.id}]`, 'x-localization': language }
      const { body } = await app.get('/customer/notifications', headers)
      const shown = body.map(({ data }: { data: { title: string; description: string } }) => [
        data.title,
        data.description,
      ])
      expect(shown).toEqual([
        ['Alt', 'Altes'],
        [`Title ${language}`, `Body ${language}`],
      ])
    }
    const copy = await app.get('/customer/my-data', { ...ann.headers, 'x-localization': 'ru' })
    expect(copy.body.notifications.at(-1).data.title).toBe('Title ru')
  })

  test('[PRF-01] offers that are off are not listed', async () => {
    const ann = await signedInCustomer(app, { created_at: new Date('2026-11-01T00:00:00Z') })
    const zone = await makeZone(app.db)
    const headers = { ...ann.headers, zoneid: `[${zone.id}]` }
    const text = { en: 'Sale', ar: 'Sale', tg: 'Sale', ru: 'Sale' }
    const created_at = new Date('2026-11-16T06:59:00Z')
    await app.db.insert(notification).values({ title: text, description: text, zone_id: zone.id, created_at })
    const list = async () => (await app.get('/customer/notifications', headers)).body.length
    expect(await list()).toBe(1)
    await app.send('PUT', path, { offer: false }, headers)
    expect(await list()).toBe(0)
  })
})
