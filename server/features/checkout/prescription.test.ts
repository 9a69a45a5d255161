// Orders with pictures over HTTP: a prescription alone, and medicine that needs one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { door, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})

afterAll(() => shop.app.close())

const png = () =>
  new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'prescription.png', {
    type: 'image/png',
  })

function form(fields: Record<string, string | number>, files: File[]) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  for (const file of files) body.append('order_attachment[]', file)
  return body
}

test('[CHK-01] a prescription goes to the pharmacy with its pictures', async () => {
  const ann = await shop.customer()
  const send = (files: File[]) =>
    shop.app.fetch('/api/v1/customer/order/prescription/place', {
      method: 'POST',
      headers: ann.headers,
      body: form({ store_id: shop.chemist.id, distance: 1, ...door }, files),
    })
  const reply = await send([png(), png()])
  const body: { order_id: number } = await reply.json()
  expect(reply.status).toBe(200)
  const row = await shop.orderById(body.order_id)
  expect(row).toMatchObject({
    prescription_order: true,
    order_amount: 200,
    payment_method: 'cash_on_delivery',
  })
  expect(row.order_attachment).toHaveLength(2)
  expect((await send([])).status).toBe(403)
  expect((await send([png(), png(), png(), png()])).status).toBe(403)
  const script = new File(['<svg onload=alert(1)>'], 'x.png', { type: 'image/png' })
  expect(await (await send([script])).json()).toMatchObject({ errors: [{ code: 'order_attachment' }] })
})

test('[CHK-06] medicine by prescription needs its picture', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.pills)
  const wish = {
    order_type: 'delivery',
    store_id: shop.chemist.id,
    payment_method: 'cash_on_delivery',
    ...door,
  }
  const without = await ann.place(wish)
  expect(without.body.errors).toEqual([
    { code: 'prescription', message: 'Please upload your prescription image' },
  ])
  const reply = await shop.app.fetch('/api/v1/customer/order/place', {
    method: 'POST',
    headers: ann.headers,
    body: form(wish, [png()]),
  })
  expect(reply.status).toBe(200)
})
