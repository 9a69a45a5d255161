// One check stands behind the list of coupons, trying a code and placing with it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { door, type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})

afterAll(() => shop.app.close())

const zoned = () => ({ zoneid: `[${shop.zone.id}]` })

async function listed({ headers }: Orderer, code: string): Promise<boolean[]> {
  const codesOf = async (path: string) => {
    const { body } = await shop.app.get(path, { ...headers, ...zoned() })
    return body.map((one: { code: string }) => one.code)
  }
  const everywhere = await codesOf('/customer/coupon/list')
  const here = await codesOf(`/customer/coupon/list?store_id=${shop.kitchen.id}`)
  return [everywhere.includes(code), here.includes(code)]
}

const applied = ({ headers }: Orderer, code: string) =>
  shop.app.get(`/coupon/apply?code=${code}&store_id=${shop.kitchen.id}`, {
    ...headers,
    moduleId: String(shop.food.id),
  })

test.each([
  ['first_order', 'WELCOME'],
  ['default', 'SINGLE'],
] as const)(
  '[CPN-01] a %s coupon for one use is offered, applies and is placed; afterwards none of it',
  async (coupon_type, code) => {
    await makeCoupon(shop.db, { module_id: shop.food.id, code, coupon_type, limit: 1 })
    const ann = await shop.customer()
    const request = { order_type: 'take_away', store_id: shop.kitchen.id, coupon_code: code }
    await ann.addToCart(shop.items.soup)
    expect(await listed(ann, code)).toEqual([true, true])
    expect((await applied(ann, code)).status).toBe(200)
    expect((await ann.quote(request)).body.refusals).toEqual([])
    expect((await ann.place(request)).status).toBe(200)

    await ann.addToCart(shop.items.soup)
    expect(await listed(ann, code)).toEqual([false, false])
    expect((await applied(ann, code)).status).toBe(406)
    expect((await ann.quote(request)).body.refusals[0]).toMatchObject({ status: 406, code: 'coupon' })
    expect((await ann.place(request)).status).toBe(406)
  },
)

test('[CPN-01] the list of a store leaves out what only another store or module takes', async () => {
  await makeCoupon(shop.db, { module_id: shop.grocery.id, code: 'MILK_ONLY' })
  await makeCoupon(shop.db, { module_id: shop.grocery.id, code: 'GROCER_ONLY', store_id: shop.grocer.id })
  const ann = await shop.customer()
  expect(await listed(ann, 'MILK_ONLY')).toEqual([true, false])
  expect(await listed(ann, 'GROCER_ONLY')).toEqual([true, false])
})

test('[CPN-01] a coupon of a zone is good for the stores of that zone, wherever they deliver to', async () => {
  const terms = { module_id: shop.clothes.id, coupon_type: 'zone_wise' } as const
  await makeCoupon(shop.db, { ...terms, code: 'THERE', zone_ids: [shop.elsewhere.id] })
  await makeCoupon(shop.db, { ...terms, code: 'HERE', zone_ids: [shop.zone.id] })
  const ann = await shop.customer()
  await ann.addToCart(shop.items.shirt, { variation: [{ type: 'Red' }] })
  const quoted = async (coupon_code: string) => {
    const request = { order_type: 'delivery', store_id: shop.tailor.id, ...door, coupon_code }
    return (await ann.quote(request)).body.refusals.map((one: { code: string }) => one.code)
  }
  const tried = async (code: string) => {
    const path = `/coupon/apply?code=${code}&store_id=${shop.tailor.id}`
    return (await shop.app.get(path, { ...ann.headers, moduleId: String(shop.clothes.id) })).status
  }
  expect([await tried('THERE'), await quoted('THERE')]).toEqual([200, []])
  expect([await tried('HERE'), await quoted('HERE')]).toEqual([404, ['coupon']])
})

test('[CRD-08] the minimum of a coupon is written as every amount of the shop is', async () => {
  await makeCoupon(shop.db, { module_id: shop.food.id, code: 'SOMONI', min_purchase: 50_000 })
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup)
  const request = { order_type: 'take_away', store_id: shop.kitchen.id, coupon_code: 'SOMONI' }
  const settings = { currency_symbol: 'TJS', currency_symbol_direction: 'right' }
  const before = { currency_symbol: '$', currency_symbol_direction: 'left' }
  await shop.settings(settings)
  const { body } = await ann.quote(request)
  await shop.settings(before)
  expect(body.refusals[0].message).toMatch(/should be minimum 500(\.0+)? TJS$/)
})
