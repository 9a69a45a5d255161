// Accounts through a client of another maker: signing up and in, the profile, addresses, wishes, money and points.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { setSettings } from '#server/testing/settings.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  type Client,
  clientOrigin,
  createClient,
  guestClient,
  home,
  openClientShop,
  signedInClient,
} from './client.fixture.ts'
import * as accountShape from './shapes/account.fixture.ts'
import * as basicShape from './shapes/basic.fixture.ts'
import * as catalogueShape from './shapes/catalogue.fixture.ts'
import * as orderShape from './shapes/order.fixture.ts'

let app: TestApp
let client: Client

beforeAll(async () => {
  app = await openClientShop()
  client = await signedInClient(app)
}, 120_000)

afterAll(() => app.close())

const newcomer = {
  f_name: 'Dana',
  l_name: 'Client',
  email: 'dana@client.example',
  phone: '+77015550001',
  password: 'long enough',
  confirm_password: 'long enough',
  tandc: true,
  ref_code: '',
}

describe('entering', () => {
  test('a visitor gets a guest id, signs up with it, and proves the phone with the code of the demo', async () => {
    await setSettings(app, { customer_verification: true })
    const guest = await guestClient(app)
    await guest.read('POST /auth/guest/request', basicShape.message.extend({ guest_id: z.number().int() }))
    const { guest_id } = guest.state
    const signed = await guest.read('POST /auth/sign-up', accountShape.session, { ...newcomer, guest_id })
    expect(signed.is_phone_verified).toBe(0)
    const { phone } = newcomer
    await guest.read('POST /auth/verify-phone', basicShape.message, { phone, otp: '1234' })
    await setSettings(app, { customer_verification: false })
    const entered = await guest.read('POST /auth/login', accountShape.session, {
      phone,
      password: newcomer.password,
      guest_id: undefined,
    })
    expect(entered.is_phone_verified).toBe(1)
  })

  test('a forgotten password is chosen anew with the code of the demo', async () => {
    const visitor = createClient(app)
    const { phone } = newcomer
    const password = 'another one'
    await visitor.read('POST /auth/forgot-password', basicShape.message, { phone })
    await visitor.read('POST /auth/verify-token', basicShape.message, { phone, reset_token: '1234' })
    const chosen = { phone, reset_token: '1234', password, confirm_password: password }
    await visitor.read('PUT /auth/reset-password', basicShape.message, chosen)
    await visitor.read('POST /auth/login', accountShape.session, { phone, password })
  })

  test('a wrong password and a social account nobody offers are refused in words', async () => {
    const visitor = createClient(app)
    const wrong = await visitor.ask('POST /auth/login', { phone: newcomer.phone, password: 'not this one' })
    expect(wrong.status).toBe(401)
    expect(basicShape.errors.safeParse(wrong.body).success).toBe(true)
    const social = { token: 'a token', unique_id: 'an id', email: 'a@b.example', medium: 'google' }
    for (const endpoint of ['POST /auth/social-login', 'POST /auth/social-register'] as const) {
      const { status, body } = await visitor.ask(endpoint, { ...social, phone: '+77015550009' })
      expect([400, 401, 403, 404]).toContain(status)
      expect(JSON.stringify(body)).toMatch(/"(message|error)":"[^"]+"/)
    }
  })
})

describe('profile', () => {
  test('is read, changed by a form with a picture, and given interests', async () => {
    const before = await client.read('GET /customer/info', accountShape.user)
    const create = { width: 40, height: 40, channels: 3, background: '#c33' } as const
    const photo = new File([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], 'me.jpg')
    const { f_name, l_name, phone, email } = before
    const form = { f_name: `${f_name}!`, l_name, phone, email, image: photo, password: 'undefined' }
    await client.post('POST /customer/update-profile', basicShape.message, form)
    const after = await client.read('GET /customer/info', accountShape.user)
    expect(after).toMatchObject({ f_name: `${f_name}!`, image: expect.any(String) })
    await client.read('POST /customer/update-interest', basicShape.message, { interest: [1, 5] })
    await client.read('GET /customer/suggested-items', z.array(catalogueShape.item).min(1))
    await client.read('PUT /customer/cm-firebase-token', basicShape.message, { cm_firebase_token: 'a-token' })
  })

  test('an ended session is refused with words, and the visit goes on without it', async () => {
    const ended = createClient(app, { token: 'of-another-day' })
    const { status, body } = await ended.ask('GET /customer/info')
    expect(status).toBe(401)
    expect(JSON.stringify(body)).toMatch(/"message":"[^"]+"/)
  })

  test('before there is a guest id, cart and orders are empty and nobody is told off', async () => {
    const visitor = createClient(app)
    expect(await visitor.read('GET /customer/cart/list', orderShape.cart, { guest_id: null })).toEqual([])
    const page = { limit: 10, offset: 1, guest_id: undefined }
    expect(
      (await visitor.read('GET /customer/order/running-orders', orderShape.orders, page)).orders,
    ).toEqual([])
    expect((await visitor.read('GET /customer/order/list', orderShape.orders, page)).orders).toEqual([])
  })

  test('an account is removed', async () => {
    const leaving = createClient(app)
    const signed = { ...newcomer, phone: '+77015550002', email: 'eve@client.example' }
    leaving.state.token = (await leaving.read('POST /auth/sign-up', accountShape.session, signed)).token
    expect(await leaving.read('DELETE /customer/remove-account', z.array(z.never()))).toEqual([])
    expect((await leaving.ask('GET /customer/info')).status).toBe(401)
  })
})

test('addresses are added with what a form left empty, changed, listed and removed', async () => {
  const written = {
    contact_person_name: 'Dana',
    contact_person_number: '+77015550001',
    address_type: 'home',
    address: '1 Long Street',
    ...home,
    road: undefined,
    house: null,
    floor: '',
  }
  await client.read(
    'POST /customer/address/add',
    basicShape.message.extend({ zone_ids: z.array(z.number()).min(1) }),
    written,
  )
  const listed = async () =>
    (await client.read('GET /customer/address/list', basicShape.page('addresses', accountShape.address)))
      .addresses
  const [{ id }] = await listed()
  await client.read('PUT /customer/address/update/{id}', basicShape.message.extend({ zone_id: z.number() }), {
    id,
    ...written,
    address_type: 'office',
  })
  expect((await listed())[0]).toMatchObject({ id, address_type: 'office' })
  await client.read('DELETE /customer/address/delete', basicShape.message, { address_id: id })
  expect((await listed())[0]?.id).not.toBe(id)
})

test('entries of the wishlist are posted in the query, read and removed', async () => {
  const { products } = await client.read('GET /items/popular', catalogueShape.products, {
    limit: 1,
    offset: 1,
  })
  const { id: item_id, store_id } = products[0]
  await client.read('POST /customer/wish-list/add', basicShape.message, { item_id })
  await client.read('POST /customer/wish-list/add', basicShape.message, { store_id })
  expect((await client.ask('POST /customer/wish-list/add', { item_id })).status).toBe(409)
  const kept = z.looseObject({
    item: z.array(catalogueShape.item).min(1),
    store: z.array(catalogueShape.store).min(1),
  })
  await client.read('GET /customer/wish-list', kept)
  await client.read('DELETE /customer/wish-list/remove', basicShape.message, { item_id })
  await client.read('DELETE /customer/wish-list/remove', basicShape.message, { store_id })
})

test('money: a top-up leads through the gateway and back to the client, with its bonus', async () => {
  await client.read('GET /customer/wallet/bonuses', z.array(accountShape.walletBonus).min(1))
  const before = await client.read('GET /customer/info', accountShape.user)
  const callback = `${clientOrigin}/profile?page=wallet`
  const { redirect_link } = await client.read(
    'POST /customer/wallet/add-fund',
    z.looseObject({ redirect_link: z.url() }),
    {
      amount: 500,
      payment_method: 'trial',
      callback,
      payment_platform: 'web',
    },
  )
  const { pathname } = new URL(redirect_link)
  await app.fetch(pathname, { method: 'POST', body: new URLSearchParams({ decision: 'paid' }) })
  const back = await app.fetch(pathname.replace('/trial/', '/return/'))
  expect(back.headers.get('location')).toMatch(`${callback}?flag=success`)
  const after = await client.read('GET /customer/info', accountShape.user)
  expect(after.wallet_balance).toBeGreaterThanOrEqual(before.wallet_balance + 500)
  const rows = basicShape.page('data', accountShape.walletTransaction)
  const { data } = await client.read('GET /customer/wallet/transactions', rows, {
    limit: 10,
    offset: 1,
    type: 'all',
  })
  expect(data.map((one: { transaction_type: string }) => one.transaction_type)).toContain('add_fund')
})

test('points are listed, and more than there are is refused', async () => {
  const rows = basicShape.page('data', accountShape.loyaltyTransaction)
  await client.read('GET /customer/loyalty-point/transactions', rows, { limit: 10, offset: 1 })
  const { status, body } = await client.ask('POST /customer/loyalty-point/point-transfer', {
    point: 1_000_000,
  })
  expect(status).toBe(403)
  expect(basicShape.errors.safeParse(body).success).toBe(true)
})

test('a reminder to review is read', async () => {
  const reminder = z.looseObject({ order_id: z.number().int().nullable(), images: z.array(z.string()) })
  await client.read('GET /customer/review-reminder', reminder)
})
