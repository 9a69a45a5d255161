// Orders with pictures over HTTP: a prescription alone, and medicine that needs one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabaseRelay } from '#server/testing/database-relay.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { door, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})

afterAll(() => shop.app.close())

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg=='

const png = () =>
  new File([Buffer.from(onePixel, 'base64')], 'prescription.png', {
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
  const [file = ''] = row.order_attachment
  expect(file).toMatch(/^order-[0-9a-f]{24}\.webp$/)
  const tracked = await shop.app.get(`/customer/order/track?order_id=${body.order_id}`, ann.headers)
  const [address] = tracked.body.order_attachment_full_url
  const { pathname, search } = new URL(address)
  const shown = await shop.app.fetch(`${pathname}${search}&w=160`)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=7200'])
  for (const guessed of [pathname, `${pathname}?until=9999999999&sign=guessed`]) {
    expect((await shop.app.fetch(guessed)).status).toBe(404)
  }
  expect((await send([])).status).toBe(403)
  expect((await send([png(), png(), png(), png()])).status).toBe(403)
  const script = new File(['<svg onload=alert(1)>'], 'x.png', { type: 'image/png' })
  expect(await (await send([script])).json()).toMatchObject({ errors: [{ code: 'order_attachment' }] })
})

test('[CHK-06] medicine by prescription needs its picture', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.pills)
  const request = {
    order_type: 'delivery',
    store_id: shop.chemist.id,
    payment_method: 'cash_on_delivery',
    ...door,
  }
  const asked = await ann.quote(request)
  expect(asked.body.refusals).toEqual([
    { status: 403, code: 'prescription', message: 'Please upload your prescription image' },
  ])
  const without = await ann.place(request)
  expect(without.body.errors).toEqual([
    { code: 'prescription', message: 'Please upload your prescription image' },
  ])
  const reply = await shop.app.fetch('/api/v1/customer/order/place', {
    method: 'POST',
    headers: ann.headers,
    body: form(request, [png()]),
  })
  expect(reply.status).toBe(200)
})

test('[CHK-03] another picture under the same key is another order', async () => {
  const ann = await shop.customer()
  const send = (file: File) =>
    shop.app.fetch('/api/v1/customer/order/prescription/place', {
      method: 'POST',
      headers: { ...ann.headers, 'Idempotency-Key': 'one prescription' },
      body: form({ store_id: shop.chemist.id, distance: 1, ...door }, [file]),
    })
  const other = Buffer.from(onePixel, 'base64')
  other.writeUInt8(other.readUInt8(60) ^ 1, 60)
  expect((await send(png())).status).toBe(200)
  expect((await send(png())).status).toBe(200)
  const altered = new File([other], 'prescription.png', { type: 'image/png' })
  expect((await send(altered)).status).toBe(422)
  expect((await shop.orders()).filter((one) => one.customer_id === ann.signedIn.customer.id)).toHaveLength(1)
})

test('an order whose answer was lost with the database keeps its pictures, and the same key finds it', async () => {
  const ann = await shop.customer()
  const relay = await openDatabaseRelay(shop.app.database_url)
  const beside = openTestApp(relay.url)
  const headers = { ...ann.headers, 'idempotency-key': 'lost with the database' }
  const send = (app: Pick<typeof beside, 'fetch'>) =>
    app.fetch('/api/v1/customer/order/prescription/place', {
      method: 'POST',
      headers,
      body: form({ store_id: shop.chemist.id, distance: 1, ...door }, [png()]),
    })
  // The commit still gets through; nothing after it does, not even the question what became of it.
  relay.arm({ message: 1, commits: true, heard: true }, () => void setTimeout(relay.close, 100))
  expect((await send(beside)).status).toBe(503)
  await beside.close()

  const again = await send(shop.app)
  expect(again.status).toBe(200)
  const { order_id }: { order_id: number } = await again.json()
  const reply = await shop.app.get(`/customer/order/track?order_id=${order_id}`, ann.headers)
  const { pathname, search } = new URL(reply.body.order_attachment_full_url[0])
  expect((await shop.app.fetch(`${pathname}${search}&w=160`)).status).toBe(200)
})
