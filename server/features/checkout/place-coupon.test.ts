// One check stands behind the list of coupons, trying a code and placing with it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

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
    const wish = { order_type: 'take_away', store_id: shop.kitchen.id, coupon_code: code }
    await ann.addToCart(shop.items.soup)
    expect(await listed(ann, code)).toEqual([true, true])
    expect((await applied(ann, code)).status).toBe(200)
    expect((await ann.quote(wish)).body.refusals).toEqual([])
    expect((await ann.place(wish)).status).toBe(200)

    await ann.addToCart(shop.items.soup)
    expect(await listed(ann, code)).toEqual([false, false])
    expect((await applied(ann, code)).status).toBe(406)
    expect((await ann.quote(wish)).body.refusals[0]).toMatchObject({ status: 406, code: 'coupon' })
    expect((await ann.place(wish)).status).toBe(406)
  },
)

test('[CPN-01] the list of a store leaves out what only another store or module takes', async () => {
  await makeCoupon(shop.db, { module_id: shop.grocery.id, code: 'MILK_ONLY' })
  await makeCoupon(shop.db, { module_id: shop.grocery.id, code: 'GROCER_ONLY', store_id: shop.grocer.id })
  const ann = await shop.customer()
  expect(await listed(ann, 'MILK_ONLY')).toEqual([true, false])
  expect(await listed(ann, 'GROCER_ONLY')).toEqual([true, false])
})
