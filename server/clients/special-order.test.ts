// Prescriptions and parcels through a client of another maker: forms with everything as text, nulls inside.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { TestApp } from '#server/testing/test-app.ts'
import { guestClient, openClientShop, signedInClient } from './client.fixture.ts'
import { cancel, choose, enoughOf, follow, lineOf, orderBody } from './ordering.fixture.ts'
import * as basicShape from './shapes/basic.fixture.ts'
import * as catalogueShape from './shapes/catalogue.fixture.ts'
import * as orderShape from './shapes/order.fixture.ts'

let app: TestApp

beforeAll(async () => {
  app = await openClientShop()
}, 120_000)

afterAll(() => app.close())

async function paper(): Promise<File> {
  const create = { width: 60, height: 80, channels: 3, background: '#eee' } as const
  return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'paper.png')
}

describe('with a prescription', () => {
  test('on a form, everything as text, for a chosen time', async () => {
    const patient = await signedInClient(app, { module: 'pharmacy' })
    const { item, store } = await choose(
      patient,
      (one) => one.variations.length === 0,
      (one) => one.schedule_order,
    )
    await patient.read(
      'POST /customer/cart/add',
      orderShape.cart,
      lineOf(patient, item, enoughOf(item, store)),
    )
    const { order_id } = await patient.post(
      'POST /customer/order/place',
      orderShape.placed,
      orderBody(patient, store.id, {
        order_type: 'schedule_order',
        schedule_at: '2026-11-17 13:00',
        order_attachment: await paper(),
        distance: Number.NaN,
      }),
    )
    const seen = await follow(patient, order_id)
    expect(seen).toMatchObject({ order_type: 'delivery', scheduled: 1 })
    expect(seen.order_attachment).toHaveLength(1)
  })

  test('alone, for the pharmacy to read', async () => {
    const patient = await guestClient(app, { module: 'pharmacy' })
    const { stores } = await patient.read('GET /stores/get-stores/{filter}', catalogueShape.stores, {
      filter: 'all',
      limit: 50,
      offset: 1,
    })
    const store = stores.find(
      (one: { open: number; prescription_order: boolean }) => one.open && one.prescription_order,
    )
    const placed = basicShape.message.extend({ order_id: z.number().int() })
    const { order_id } = await patient.post('POST /customer/order/prescription/place', placed, {
      ...orderBody(patient, store.id),
      order_attachment: [await paper(), await paper()],
    })
    await follow(patient, order_id)
    const guest_id = patient.state.guest_id
    const whole = await patient.read('GET /customer/order/details', orderShape.order, { order_id, guest_id })
    expect(whole.order_attachment).toHaveLength(2)
  })
})

describe('a parcel', () => {
  const receiver = {
    id: null,
    address_type: null,
    contact_person_name: 'Bob',
    contact_person_number: '+77017654321',
    address: '2 Long Street',
    additional_address: null,
    latitude: '51.18',
    longitude: '71.45',
    zone_id: 1,
    zone_ids: [1],
    road: null,
    house: null,
    floor: null,
  }

  test.each(['JSON', 'form'] as const)(
    'as %s, with an empty cart and nulls in its receiver',
    async (kind) => {
      const sender = await signedInClient(app, { module: 'parcel' })
      const [{ id: parcel_category_id }] = await sender.read(
        'GET /parcel-category',
        z.array(orderShape.parcelCategory).min(1),
      )
      const parcel = { order_type: 'parcel', cart: [], parcel_category_id, charge_payer: 'sender' }
      const { order_id } =
        kind === 'JSON'
          ? await sender.read(
              'POST /customer/order/place',
              orderShape.placed,
              orderBody(sender, undefined, { ...parcel, receiver_details: receiver }),
            )
          : await sender.post(
              'POST /customer/order/place',
              orderShape.placed,
              orderBody(sender, undefined, { ...parcel, receiver_details: JSON.stringify(receiver) }),
            )
      const seen = await follow(sender, order_id)
      expect(seen).toMatchObject({
        order_type: 'parcel',
        store: null,
        receiver_details: { contact_person_name: 'Bob' },
      })
      await sender.read(
        'GET /customer/order/details',
        orderShape.order.extend({ parcel_category: orderShape.parcelCategory }),
        { order_id, guest_id: undefined },
      )
      await cancel(sender, order_id)
    },
  )
})
