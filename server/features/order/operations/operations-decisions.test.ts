// What operators decide through the operations API: refunds, offline payments, answers to customers; each once, with a notice.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offlinePayment, refund } from '#server/database/schema/order.ts'
import { makeOrder, noticesOf } from '#server/testing/order-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { newGuest, type SignedIn } from '#server/testing/sign-in.ts'
import { type OperatedShop, openOperatedShop } from './operator-actions.fixture.ts'

let shop: OperatedShop
let ann: SignedIn

beforeAll(async () => {
  shop = await openOperatedShop()
})

afterAll(() => shop.app.close())

beforeEach(async () => {
  ann = await shop.newCustomer()
})

describe('money', () => {
  const paid = { order_status: 'refund_requested', payment_status: 'paid' } as const

  async function askRefund() {
    const { id } = await shop.placeOrder(ann, paid)
    const at = { created_at: new Date(), updated_at: new Date() }
    await shop.app.db.insert(refund).values({
      order_id: id,
      customer_id: ann.customer.id,
      order_status: 'delivered',
      customer_reason: 'cold',
      refund_amount: 800,
      refund_method: 'wallet',
      ...at,
    })
    return id
  }

  test('[ORD-01] an approved refund is paid into the wallet, once', async () => {
    await setSettings(shop.app, { customer_wallet_status: true })
    const id = await askRefund()
    const press = () => shop.put(`/orders/${id}/refund`, { approved: true })
    const statuses = (await Promise.all([press(), press()])).map((one) => one.status)
    expect(statuses.sort()).toEqual([200, 409])
    expect(await shop.walletOf(ann)).toBe(8)
  })

  test('[ORD-01] a refused refund pays nothing and says why', async () => {
    const id = await askRefund()
    const { body } = await shop.put(`/orders/${id}/refund`, { approved: false, note: 'It was eaten' })
    expect(body).toMatchObject({
      order_status: 'refund_request_canceled',
      refund: { refund_status: 'rejected' },
    })
    expect(await shop.walletOf(ann)).toBe(0)
    const { body: seen } = await shop.app.get(`/customer/order/track?order_id=${id}`, ann.headers)
    expect(seen.refund.admin_note).toBe('It was eaten')
  })

  test('[ORD-01] what was never paid is not given back', async () => {
    const { id } = await shop.placeOrder(ann, { order_status: 'canceled' })
    expect((await shop.put(`/orders/${id}/refund`, { approved: true })).status).toBe(409)
    expect(await shop.walletOf(ann)).toBe(0)
  })

  async function recordOffline() {
    const { id } = await shop.placeOrder(ann, { payment_method: 'offline_payment' })
    const input = [{ user_input: 'reference', user_data: 'A-1' }]
    await shop.app.db
      .insert(offlinePayment)
      .values({ order_id: id, method_id: 1, method_name: 'Bank', method_fields: [], input })
    return id
  }

  test('[CHK-04] money that arrived confirms the order; then it is settled', async () => {
    const id = await recordOffline()
    const { body } = await shop.put(`/orders/${id}/offline-payment`, { verified: true })
    expect(body).toMatchObject({
      order_status: 'confirmed',
      payment_status: 'paid',
      offline_payment: { status: 'verified', input: [{ user_data: 'A-1' }] },
    })
    expect((await shop.put(`/orders/${id}/offline-payment`, { verified: false })).status).toBe(403)
  })

  /** A guest who says they paid at a bank; the money arrived where `verified`. */
  async function guestPaidOffline(verified: boolean) {
    const { guest_id } = await newGuest(shop.app)
    const { id } = await makeOrder(shop.app.db, shop.store, { guest_id, payment_method: 'offline_payment' })
    const input = [{ user_input: 'reference', user_data: 'B-7' }]
    await shop.app.db
      .insert(offlinePayment)
      .values({ order_id: id, method_id: 1, method_name: 'Bank', method_fields: [], input })
    if (verified) await shop.put(`/orders/${id}/offline-payment`, { verified: true })
    const track = async () =>
      (await shop.app.get(`/customer/order/track?order_id=${id}&guest_id=${guest_id}`)).body.money_back
    const isListed = async () => {
      const { body } = await shop.get('/orders?status=refund_due&limit=100')
      return body.orders.some((one: { id: number }) => one.id === id)
    }
    return { id, track, isListed }
  }

  test('[CHK-04] what a guest paid offline for an order canceled since is listed until it was given back', async () => {
    const { id, track, isListed } = await guestPaidOffline(true)
    expect([await track(), await isListed()]).toEqual([null, false])
    const { body } = await shop.step(id, 'canceled', { note: 'Out of bread' })
    expect(body).toMatchObject({ order_status: 'canceled', refund_due: 10 })
    expect(await track()).toEqual({ amount: 10, by: 'people', is_done: false })
    expect(await isListed()).toBe(true)
    const { body: given } = await shop.put(`/orders/${id}/refund`, { approved: true, note: 'To the bank' })
    expect(given).toMatchObject({ order_status: 'refunded', refund_due: 0 })
    expect(await track()).toEqual({ amount: 10, by: 'people', is_done: true })
    expect(await isListed()).toBe(false)
    const stranger = `/customer/order/track?order_id=${id}&contact_number=77001234567`
    expect((await shop.app.get(stranger)).body.money_back).toBeNull()
  })

  test('[CHK-04] money that is found only after the order was canceled goes back too', async () => {
    const { id, track, isListed } = await guestPaidOffline(false)
    await shop.step(id, 'canceled', { note: 'Out of bread' })
    expect([await track(), await isListed()]).toEqual([null, false])
    const { body } = await shop.put(`/orders/${id}/offline-payment`, { verified: true })
    expect(body).toMatchObject({ order_status: 'canceled', payment_status: 'paid', refund_due: 10 })
    expect([await track(), await isListed()]).toEqual([{ amount: 10, by: 'people', is_done: false }, true])

    const own = await recordOffline()
    await shop.step(own, 'canceled', { note: 'Out of bread' })
    await shop.put(`/orders/${own}/offline-payment`, { verified: true })
    expect(await shop.walletOf(ann)).toBe(10)
  })

  test('[CHK-04] money that did not arrive is told to the customer, once', async () => {
    const id = await recordOffline()
    const deny = () =>
      shop.put(
        `/orders/${id}/offline-payment`,
        { verified: false, note: 'No such transfer' },
        { 'Idempotency-Key': `deny ${id}` },
      )
    expect((await deny()).body).toMatchObject({
      order_status: 'pending',
      offline_payment: { status: 'denied' },
    })
    await deny()
    expect(await noticesOf(shop.app, ann.customer.id)).toEqual([
      `We could not find your payment for order ${id}. Please check the details you sent.`,
    ])
  })
})

describe('answering', () => {
  test('[CHT-01] whoever waits is listed, answered once, and told', async () => {
    const message = '<script>alert(1)</script> where are you?'
    await shop.app.send('POST', '/customer/message/send', { receiver_type: 'admin', message }, ann.headers)
    const list = async () => (await shop.get('/chats')).body.conversations
    const [waiting] = (await list()).filter(
      (one: { customer_id: number }) => one.customer_id === ann.customer.id,
    )
    expect(waiting).toMatchObject({ partner_type: 'admin', message })
    const answer = (key: string, text: string) =>
      shop.post(`/chats/${waiting.conversation_id}/messages`, { message: text }, { 'Idempotency-Key': key })
    const key = `answer to ${ann.customer.id}`
    await Promise.all([answer(key, 'On my way'), answer(key, 'On my way')])
    expect((await answer(key, 'Something else')).status).toBe(422)
    const seen = await shop.app.get(
      `/customer/message/details?conversation_id=${waiting.conversation_id}`,
      ann.headers,
    )
    expect(seen.body.messages.map((one: { message: string }) => one.message)).toEqual(['On my way', message])
    expect(await list()).toEqual([])
    expect((await shop.post('/chats/999999/messages', { message: 'x' })).status).toBe(404)
  })
})
