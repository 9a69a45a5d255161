// Two processes on one database: whoever watches at one hears what is done at the other, and what is due is done once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticesOf } from '#server/testing/order-factories.ts'
import type { SignedIn } from '#server/testing/sign-in.ts'
import { type TestApp, testInstant } from '#server/testing/test-app.ts'
import { type OperatedShop, openOperatedShop } from './operator-actions.fixture.ts'

let shop: OperatedShop
let elsewhere: TestApp
let ann: SignedIn

beforeAll(async () => {
  shop = await openOperatedShop()
  elsewhere = shop.app.beside()
  ann = await shop.newCustomer()
})

afterAll(async () => {
  await elsewhere.close()
  await shop.app.close()
})

/** The events of a stream that is open at the other process, one at a time. */
async function watchElsewhere(path: string) {
  const { body } = await elsewhere.fetch(`/api/v1${path}`, { headers: ann.headers })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  async function next(): Promise<string> {
    while (!unread.includes('\n\n')) unread += (await reader?.read())?.value ?? ''
    const [event = ''] = unread.split('\n\n')
    unread = unread.slice(event.length + 2)
    return event
  }
  expect(await next()).toContain('event: ready')
  return { next, leave: () => reader?.cancel() }
}

test('[TRK-02] who follows an order at one process sees it move at the other', async () => {
  const { id } = await shop.placeOrder(ann)
  const stream = await watchElsewhere(`/customer/order/track/stream?order_id=${id}`)
  await shop.step(id, 'confirmed')
  expect(await stream.next()).toBe(`event: order_status\ndata: {"order_id":${id},"order_status":"confirmed"}`)
  await shop.step(id, 'handover')
  expect(await stream.next()).toContain('handover')
  await shop.post(`/orders/${id}/position`, { lat: 51.15, lng: 71.42 })
  expect(await stream.next()).toBe('event: position\ndata: {"lat":51.15,"lng":71.42}')
  await stream.leave()
})

test('[CHT-01] an answer given at one process is heard at the other', async () => {
  const message = { receiver_type: 'admin', message: 'hello' }
  const { body } = await elsewhere.send('POST', '/customer/message/send', message, ann.headers)
  const conversation_id: number = body.conversation.id
  const stream = await watchElsewhere('/customer/live')
  await shop.post(`/chats/${conversation_id}/messages`, { message: 'Good day' })
  expect(await stream.next()).toBe(`event: chat\ndata: {"conversation_id":${conversation_id}}`)
  expect(await stream.next()).toContain('event: notice')
  await stream.leave()
})

test('[CHK-01] [PSH-02] what is due is done by one of them, once', async () => {
  const bob = await shop.newCustomer()
  const at = new Date(Date.parse(testInstant) + 3_600_000)
  const { id } = await shop.placeOrder(bob, { scheduled: true, schedule_at: at })
  for (const app of [shop.app, elsewhere]) app.setNow(at)
  await Promise.all([shop.app.work(), elsewhere.work(), shop.app.work(), elsewhere.work()])
  const notices = await noticesOf(shop.app, bob.customer.id)
  const started = `It is time: the store is now taking care of your scheduled order ${id}.`
  expect(notices.filter((one) => one === started)).toHaveLength(1)
  expect(notices).toHaveLength(2)
})
