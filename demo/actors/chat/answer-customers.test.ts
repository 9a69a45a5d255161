// Partners of the demo answer once, after a while, and the customer hears of it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ DEMO_OPERATIONS: 'on' })
})

afterAll(() => app.close())

test('[CHT-01] support of the demo reads and answers once, in the customer’s language', async () => {
  const ann = await signedInCustomer(app, { current_language_key: 'ru' })
  const said = { receiver_type: 'admin', receiver_id: 0, message: 'Привет' }
  await app.send('POST', '/customer/message/send', said, ann.headers)
  await app.work()
  const messages = async () =>
    (await app.get('/customer/message/details?admin_id=0', ann.headers)).body.messages
  expect(await messages()).toHaveLength(1)
  app.setNow('2026-11-16T07:00:05Z')
  await Promise.all([app.work(), app.work()])
  await app.work()
  const unread = await app.get('/customer/message/unread', ann.headers)
  expect(unread.body).toEqual({ unread_message_count: 1 })
  const [answer, question] = await messages()
  expect(answer).toMatchObject({ sender_type: 'admin', message: expect.stringContaining('Спасибо') })
  expect(question).toMatchObject({ sender_type: 'customer', is_seen: 1 })
  expect(await messages()).toHaveLength(2)
})
