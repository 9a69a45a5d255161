// What was ordered in one language is read in another.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { inAllLanguages, makeCategory, makeItem } from '#server/testing/factories.ts'
import { door, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})

afterAll(() => shop.app.close())

test('[ORD-01] names, charges and ready-made instructions follow the reader’s language, own words stay', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup, { add_on_ids: `[${shop.cheese.id}]`, add_on_qtys: '[1]' })
  const placed = await ann.place({
    order_type: 'delivery',
    store_id: shop.kitchen.id,
    ...door,
    unavailable_item_note: 'Сразу позвоните мне',
    delivery_instruction: 'Не звоните, пожалуйста · Второй звонок слева',
  })
  expect(placed.status).toBe(200)
  const read = async (language: string) => {
    const path = `/customer/order/track?order_id=${placed.body.order_id}`
    return (await shop.app.get(path, { ...ann.headers, 'X-localization': language })).body
  }
  const [english, arabic] = [await read('en'), await read('ar')]
  expect(english.unavailable_item_note).toBe('Call me ASAP')
  expect(arabic.unavailable_item_note).toBe('اتصل بي في أقرب وقت')
  expect(english.delivery_instruction).toBe('Avoid calling phone · Второй звонок слева')
  expect(arabic.delivery_instruction).toBe('يرجى عدم الاتصال بالهاتف · Второй звонок слева')
  expect(arabic.bill.lines[0].name).toBe(shop.items.soup.name.ar)
  expect(english.bill.lines[0].name).toBe(shop.items.soup.name.en)
  expect(arabic.bill.additional_charge_name).not.toBe(english.bill.additional_charge_name)
  expect(arabic.bill.lines[0].add_ons).toMatchObject([{ name: shop.cheese.name.ar }])
})

const instructed = async (delivery_instruction: string) => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup)
  const placed = await ann.place({
    order_type: 'delivery',
    store_id: shop.kitchen.id,
    ...door,
    delivery_instruction,
  })
  return { ann, placed }
}

test.each(['en', 'ar', 'tg', 'ru'])(
  '[ORD-01] own words for the courier stay as they are in %s',
  async (language) => {
    const words = 'Второй звонок слева'
    const { ann, placed } = await instructed(words)
    const path = `/customer/order/track?order_id=${placed.body.order_id}`
    const read = await shop.app.get(path, { ...ann.headers, 'X-localization': language })
    expect(read.body.delivery_instruction).toBe(words)
  },
)

test('[CHK-05] the courier is told up to 1,000 characters, and one more is refused', async () => {
  const longest = 'x'.repeat(1_000)
  const { ann, placed } = await instructed(longest)
  expect(placed.status).toBe(200)
  expect((await ann.track(placed.body.order_id)).body.delivery_instruction).toBe(longest)
  const { placed: refused } = await instructed(`${longest}x`)
  expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'delivery_instruction'])
})

const size = { name: inAllLanguages('Size'), type: 'single' as const, min: 1, max: 1, required: true }
const small = { label: inAllLanguages('Small'), option_price: 0 }
const large = { label: inAllLanguages('Large'), option_price: 500 }

test('[ORD-01] what was chosen in one language costs the same when reordered in another', async () => {
  const ann = await shop.customer()
  const { id: category_id } = await makeCategory(shop.db, { module_id: shop.food.id })
  const pizza = await makeItem(shop.db, shop.kitchen, {
    category_id,
    price: 2_000,
    food_variations: [{ ...size, values: [small, large] }],
  })
  await ann.addToCart(pizza, { price: 25, variation: [{ name: 'Size', values: { label: ['Large'] } }] })
  const { body: placed } = await ann.place(
    { order_type: 'delivery', store_id: shop.kitchen.id, ...door },
    { 'X-localization': 'en' },
  )
  const inRussian = { ...ann.headers, 'X-localization': 'ru' }
  const path = '/customer/order/reorder'
  const preview = () => shop.app.get(`${path}?order_id=${placed.order_id}`, inRussian)
  expect((await preview()).body.lines).toMatchObject([{ available: 1, was: 25, now: 25 }])
  const taken = await ann.post(path, { order_id: placed.order_id }, inRussian)
  expect(taken.body).toMatchObject({ added: 1, missed: 0 })
  const cart = await shop.app.get('/customer/cart/list', inRussian)
  expect(cart.body).toMatchObject([{ price: 25, current_price: 25, change: 'none' }])

  const withoutLarge = { food_variations: [{ ...size, values: [small] }] }
  await shop.db.update(item).set(withoutLarge).where(eq(item.id, pizza.id))
  shop.app.forgetCatalogue()
  expect((await preview()).body.lines).toMatchObject([{ available: 0, was: 25, now: null }])
})
