// What was ordered in one language is read in another.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { door, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})

afterAll(() => shop.app.close())

test('[ORD-01] names, charges and ready wishes follow the reader, own words stay', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup, { add_on_ids: `[${shop.cheese.id}]`, add_on_qtys: '[1]' })
  const placed = await ann.place({
    order_type: 'delivery',
    store_id: shop.kitchen.id,
    ...door,
    unavailable_item_note: 'Сразу позвоните мне',
    delivery_instruction: 'Второй звонок слева',
  })
  expect(placed.status).toBe(200)
  const read = async (language: string) => {
    const path = `/customer/order/track?order_id=${placed.body.order_id}`
    return (await shop.app.get(path, { ...ann.headers, 'X-localization': language })).body
  }
  const [english, arabic] = [await read('en'), await read('ar')]
  expect(english.unavailable_item_note).toBe('Call me ASAP')
  expect(arabic.unavailable_item_note).toBe('اتصل بي فورًا')
  expect(arabic.delivery_instruction).toBe('Второй звонок слева')
  expect(arabic.bill.lines[0].name).toBe(shop.items.soup.name.ar)
  expect(english.bill.lines[0].name).toBe(shop.items.soup.name.en)
  expect(arabic.bill.additional_charge_name).not.toBe(english.bill.additional_charge_name)
  expect(arabic.bill.lines[0].add_ons).toMatchObject([{ name: shop.cheese.name.ar }])
})
