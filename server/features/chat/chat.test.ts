// Conversations over HTTP: whose they are, what they hold, who may write.
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatMessage, conversation } from '#server/database/schema/chat.ts'
import { linkModule, makeModule, makeStore, makeZone, type StoreRow } from '#server/testing/factories.ts'
import { newGuest, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let store: StoreRow
let photo: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  app = await createTestApp()
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  store = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  const create = { width: 40, height: 30, channels: 3, background: '#c33' } as const
  photo = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
})

afterAll(() => app.close())

const toSupport = { receiver_type: 'admin', receiver_id: 0 }

const say = ({ headers }: Pick<SignedIn, 'headers'>, body: object, more: Record<string, string> = {}) =>
  app.send('POST', '/customer/message/send', body, { ...headers, ...more })

const read = ({ headers }: Pick<SignedIn, 'headers'>, query: string) =>
  app.get(`/customer/message/details?${query}`, headers)

/** The partner's side, as an operator's answer is kept. */
async function partnerSays(conversation_id: number, message: string) {
  await app.db.insert(chatMessage).values({ conversation_id, by_customer: false, message })
  await app.db
    .update(conversation)
    .set({ unread_message_count: 1 })
    .where(eq(conversation.id, conversation_id))
}

async function sendImages({ headers }: SignedIn, images: BlobPart[]) {
  const form = new FormData()
  form.set('receiver_type', 'admin')
  form.set('receiver_id', '0')
  for (const image of images) form.append('image[]', new File([image], 'a.jpg'))
  const init = { method: 'POST', body: form, headers }
  const response = await app.fetch('/api/v1/customer/message/send', init)
  return { status: response.status, body: await response.json() }
}

describe('a stranger', () => {
  test.each([
    ['GET', '/customer/message/list'],
    ['GET', '/customer/message/search-list?name=a'],
    ['GET', '/customer/message/details?admin_id=0'],
    ['GET', '/customer/message/unread'],
    ['POST', '/customer/message/send'],
    ['GET', '/customer/live'],
  ] as const)('[NET-12] %s %s refuses a stranger and a guest', async (method, path) => {
    const { guest_id } = await newGuest(app)
    const reply =
      method === 'GET'
        ? await app.get(`${path}${path.includes('?') ? '&' : '?'}guest_id=${guest_id}`)
        : await app.send(method, path, { ...toSupport, guest_id, message: 'hello' })
    expect(reply).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
  })
})

describe('writing to support', () => {
  test('[CHT-01] begins a conversation that is listed with its last message', async () => {
    const ann = await signedInCustomer(app)
    expect((await read(ann, 'admin_id=0')).body).toMatchObject({
      status: false,
      may_write: true,
      messages: [],
      conversation: null,
    })
    const sent = await say(ann, { ...toSupport, message: '  Where is my order? ' })
    expect(sent).toMatchObject({
      status: 200,
      body: {
        message: 'successfully sent!',
        status: true,
        total_size: 1,
        messages: [{ message: 'Where is my order?', sender_type: 'customer', is_seen: 0, file: null }],
      },
    })
    const { body } = await app.get('/customer/message/list', ann.headers)
    expect(body).toMatchObject({ type: null, total_size: 1, limit: 10, offset: 1 })
    const [talk] = body.conversations
    expect(talk).toMatchObject({
      receiver_type: 'admin',
      receiver: { f_name: 'Fivefold', admin_id: 0 },
      sender: { user_id: ann.customer.id },
      last_message: { message: 'Where is my order?', sender_id: talk.sender_id },
    })
    expect(talk.sender_id).not.toBe(talk.receiver_id)
  })

  test('[CHT-01] reading an answer marks it seen and empties the count', async () => {
    const ann = await signedInCustomer(app)
    const { body: sent } = await say(ann, { ...toSupport, message: 'Hello' })
    await partnerSays(sent.conversation.id, 'Good day')
    const unread = async () => (await app.get('/customer/message/unread', ann.headers)).body
    expect(await unread()).toEqual({ unread_message_count: 1 })
    // Some clients glue a question mark to the number.
    const { body } = await read(ann, `conversation_id=${sent.conversation.id}%3F&limit=5`)
    expect(body.messages.map((one: { message: string }) => one.message)).toEqual(['Good day', 'Hello'])
    expect(body.conversation.unread_message_count).toBe(0)
    expect(await unread()).toEqual({ unread_message_count: 0 })
    const [answer] = await app.db.select().from(chatMessage).where(eq(chatMessage.message, 'Good day'))
    expect(answer?.is_seen).toBe(true)
  })

  test('[CHT-01] the same request twice is said once, and twenty first messages make one conversation', async () => {
    const ann = await signedInCustomer(app)
    const again = () => say(ann, { ...toSupport, message: 'Hello' }, { 'idempotency-key': 'a-key' })
    const replies = await Promise.all(Array.from({ length: 20 }, again))
    expect(new Set(replies.map((one) => one.status))).toEqual(new Set([200]))
    const { body } = await read(ann, 'admin_id=0')
    expect(body.messages).toHaveLength(1)
    expect((await app.get('/customer/message/list', ann.headers)).body.total_size).toBe(1)
  })

  test('[CHT-01] keeps pictures drawn anew, up to three', async () => {
    const ann = await signedInCustomer(app)
    const { status, body } = await sendImages(ann, [photo, photo])
    expect(status).toBe(200)
    expect(JSON.parse(body.messages[0].file)).toHaveLength(2)
    expect(body.messages[0].file_full_url[0]).toMatch(
      /^http:\/\/shop\.test\/img\/chat\/chat-[0-9a-f]{24}\.webp\?until=\d+&sign=[\w-]+$/,
    )
    const four = await sendImages(ann, [photo, photo, photo, photo])
    expect(four).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'image', message: 'Maximum 3 images can be send at a time.' }] },
    })
    const script = await sendImages(ann, ['<svg onload="alert(1)"/>'])
    expect(script).toMatchObject({ status: 403, body: { errors: [{ code: 'image' }] } })
    expect((await read(ann, 'admin_id=0')).body.total_size).toBe(1)
  })

  test.each([
    ['nothing to say', { ...toSupport, message: '   ' }, 403, 'message'],
    ['nobody named', { message: 'hi' }, 403, 'conversation_id'],
    [
      'a kind of partner there is not',
      { receiver_type: 'king', receiver_id: 1, message: 'hi' },
      403,
      'receiver_type',
    ],
    [
      'a store there is not',
      { receiver_type: 'vendor', receiver_id: 2_000_000_000, message: 'hi' },
      404,
      'receiver_id',
    ],
    ['a number below zero', { receiver_type: 'vendor', receiver_id: -1, message: 'hi' }, 403, 'receiver_id'],
    [
      'a conversation there is not',
      { conversation_id: 2_000_000_000, message: 'hi' },
      404,
      'conversation_id',
    ],
    ['far too much', { ...toSupport, message: 'x'.repeat(2_001) }, 403, 'message'],
  ])('[CHT-01] %s is refused and nothing is kept', async (_what, body, status, code) => {
    const ann = await signedInCustomer(app)
    expect(await say(ann, body)).toMatchObject({ status, body: { errors: [{ code }] } })
    expect((await app.get('/customer/message/list', ann.headers)).body.total_size).toBe(0)
  })

  test('[CHT-01] what looks like a script stays text', async () => {
    const ann = await signedInCustomer(app)
    const message = '<script>alert(1)</script>'
    expect((await say(ann, { ...toSupport, message })).body.messages[0].message).toBe(message)
  })
})

describe('a store', () => {
  test('[CHT-01] cannot be written to without an order on its way', async () => {
    const ann = await signedInCustomer(app)
    const to = { receiver_type: 'vendor', receiver_id: store.vendor_id, message: 'hi' }
    expect(await say(ann, to)).toMatchObject({ status: 403, body: { errors: [{ code: 'conversation' }] } })
    expect((await read(ann, `vendor_id=${store.vendor_id}`)).body).toMatchObject({ may_write: false })
    expect((await read(ann, '')).status).toBe(403)
  })
})

test('[CHT-01] partners are known by the number in front of a stray question mark, and a conversation tells when it began', async () => {
  const ann = await signedInCustomer(app)
  const { body } = await say(ann, { ...toSupport, message: 'Hello' })
  const paged = '&offset=1&limit=10'
  for (const who of ['admin_id=0?', `conversation_id=${body.conversation.id}?`]) {
    const reply = await read(ann, `${who}${paged}`)
    expect(reply).toMatchObject({ status: 200, body: { conversation: { id: body.conversation.id } } })
  }
  expect((await read(ann, `vendor_id=${store.vendor_id}?${paged}`)).body).toMatchObject({ messages: [] })
  expect((await read(ann, `delivery_man_id=987654?${paged}`)).status).toBe(404)
  const { conversations } = (await app.get('/customer/message/list', ann.headers)).body
  expect(new Date(conversations[0].created_at).getTime()).toBeGreaterThan(0)
})

test('[CHT-01] somebody else’s conversation is as unknown as none', async () => {
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  const { body } = await say(ann, { ...toSupport, message: 'Mine' })
  const theirs = await read(bob, `conversation_id=${body.conversation.id}`)
  const none = await read(bob, 'conversation_id=2000000000')
  expect(theirs).toMatchObject({ status: 404, body: none.body })
  const answer = await say(bob, { conversation_id: body.conversation.id, message: 'Ours' })
  expect(answer.status).toBe(404)
})

test('[CHT-01] is found by the partner’s name, and by kind', async () => {
  const ann = await signedInCustomer(app)
  await say(ann, { ...toSupport, message: 'Hello' })
  const search = async (name: string) =>
    (await app.get(`/customer/message/search-list?name=${name}`, ann.headers)).body.total_size
  expect(await search('fIvEf')).toBe(1)
  expect(await search('somebody')).toBe(0)
  const ofType = async (type: string) =>
    (await app.get(`/customer/message/list?type=${type}`, ann.headers)).body.total_size
  expect([await ofType('admin'), await ofType('vendor')]).toEqual([1, 0])
})

test('[PRF-03] a removed account leaves no words behind', async () => {
  const ann = await signedInCustomer(app)
  const { body } = await say(ann, { ...toSupport, message: 'Hello' })
  await app.send('DELETE', '/customer/remove-account', {}, ann.headers)
  const rows = await app.db
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.conversation_id, body.conversation.id))
  expect(rows).toEqual([])
})
