// A guest signs in: the cart follows, nothing is lost, and nobody finds it after signing out.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSoftwareKey } from '#server/testing/software-authenticator.ts'
import { type CartShop, type guestShopper, openCartShop, small } from './cart.fixture.ts'

let shop: CartShop
let guest: ReturnType<typeof guestShopper>

beforeAll(async () => {
  shop = await openCartShop()
})

beforeEach(async () => {
  guest = await shop.guest()
})

afterAll(() => shop.app.close())

let people = 0

/** Signs up as a new person with the guest's id. */
async function signUp(guest_id: number) {
  people += 1
  const person = {
    f_name: 'Ann',
    l_name: 'Other',
    email: `ann-${people}@example.com`,
    phone: `+7702000${String(people).padStart(4, '0')}`,
    password: 'secret words',
  }
  const { status, body } = await shop.app.send('POST', '/auth/sign-up', { ...person, guest_id })
  expect(status).toBe(200)
  return {
    headers: { authorization: `Bearer ${body.token}` },
    login: (guest_id: number) =>
      shop.app.send('POST', '/auth/login', { phone: person.phone, password: person.password, guest_id }),
  }
}

const cartOf = (headers: Record<string, string>) => shop.app.get('/customer/cart/list', headers)
const parkedOf = (headers: Record<string, string>) => shop.app.get('/customer/cart/parked', headers)

describe('the guest’s cart', () => {
  test('[CRT-12] follows at sign-up, lines set aside too, and the guest’s is empty then', async () => {
    await guest.add(shop.items.soup, { quantity: 2 })
    await guest.add(shop.items.bun, { replace: true, note: 'warm' })
    const { headers } = await signUp(guest.guest_id)
    expect((await cartOf(headers)).body).toMatchObject([
      { item_id: shop.items.bun.id, note: 'warm', is_guest: false },
    ])
    expect((await parkedOf(headers)).body).toMatchObject([{ store: { id: shop.kitchen.id } }])
    expect((await guest.list()).body).toEqual([])
    expect((await guest.parked()).body).toEqual([])
  })

  test('[CRT-12] follows a passkey as it follows a password', async () => {
    const { headers } = await signUp(guest.guest_id)
    const send = (path: string, body: object) => shop.app.send('POST', path, body, headers)
    const key = makeSoftwareKey((await send('/customer/passkeys/options', {})).body)
    await send('/customer/passkeys', { name: 'Phone', credential: key.created })
    await guest.add(shop.items.bun)
    const credential = key.use((await send('/auth/passkey/options', {})).body)
    const { guest_id } = guest
    expect((await send('/auth/passkey/login', { credential, guest_id })).status).toBe(200)
    expect((await cartOf(headers)).body).toMatchObject([{ item_id: shop.items.bun.id }])
    expect((await guest.list()).body).toEqual([])
  })

  test('[CRT-12] joins the customer’s lines of the same store, within the limits', async () => {
    const { headers, login } = await signUp(guest.guest_id)
    const add = (body: object) =>
      shop.app.send('POST', '/customer/cart/add', { model: 'Item', price: 20, ...body }, headers)
    await add({ item_id: shop.items.pizza.id, quantity: 3, ...small })
    await guest.add(shop.items.pizza, { ...small, quantity: 4 })
    await guest.add(shop.items.soup)
    expect((await login(guest.guest_id)).status).toBe(200)
    expect((await cartOf(headers)).body).toMatchObject([
      { item_id: shop.items.pizza.id, quantity: 5 },
      { item_id: shop.items.soup.id, quantity: 1 },
    ])
  })

  test('[CRT-12] sets the customer’s lines of another store aside, in that module only', async () => {
    const { headers, login } = await signUp(guest.guest_id)
    const add = (item: { id: number; price: number }) =>
      shop.app.send(
        'POST',
        '/customer/cart/add',
        { model: 'Item', item_id: item.id, price: item.price / 100, quantity: 1 },
        headers,
      )
    await add(shop.items.bun)
    await add(shop.items.milk)
    await guest.add(shop.items.soup)
    await login(guest.guest_id)
    const current = (await cartOf(headers)).body.map((line: { item_id: number }) => line.item_id)
    expect(current.toSorted()).toEqual([shop.items.soup.id, shop.items.milk.id].toSorted())
    expect((await parkedOf(headers)).body).toMatchObject([
      { store: { id: shop.bakery.id }, lines: [{ item_id: shop.items.bun.id }] },
    ])
  })

  test('[CRT-12] an empty guest’s cart changes nothing', async () => {
    const { headers, login } = await signUp(guest.guest_id)
    await shop.app.send(
      'POST',
      '/customer/cart/add',
      { model: 'Item', item_id: shop.items.bun.id, price: 3, quantity: 2 },
      headers,
    )
    await login(guest.guest_id)
    expect((await cartOf(headers)).body).toMatchObject([{ item_id: shop.items.bun.id, quantity: 2 }])
  })

  test('[CRT-12] a login with a wrong password moves nothing', async () => {
    const { headers } = await signUp((await shop.guest()).guest_id)
    await guest.add(shop.items.soup)
    const wrong = { phone: '+77020000001', password: 'wrong words', guest_id: guest.guest_id }
    expect((await shop.app.send('POST', '/auth/login', wrong)).status).toBe(401)
    expect((await guest.list()).body).toHaveLength(1)
    expect((await cartOf(headers)).body).toEqual([])
  })

  test('[CRT-12] signing in twice at once moves every piece once', async () => {
    const { headers, login } = await signUp((await shop.guest()).guest_id)
    await guest.add(shop.items.soup, { quantity: 3 })
    await Promise.all([login(guest.guest_id), login(guest.guest_id), login(guest.guest_id)])
    expect((await cartOf(headers)).body).toMatchObject([{ quantity: 3 }])
  })
})

test('[NET-12] after signing out the guest of that browser sees none of it', async () => {
  await guest.add(shop.items.soup)
  const { headers } = await signUp(guest.guest_id)
  await shop.app.send('POST', '/auth/logout', {}, headers)
  expect((await guest.list()).body).toEqual([])
  expect((await cartOf(headers)).status).toBe(401)
})

test('[PRF-03] a removed account leaves no cart behind', async () => {
  await guest.add(shop.items.soup)
  const { headers } = await signUp(guest.guest_id)
  const before = (await shop.lines()).length
  expect((await shop.app.send('DELETE', '/customer/remove-account', {}, headers)).status).toBe(200)
  expect(await shop.lines()).toHaveLength(before - 1)
})
