// A small shop to fill carts in: a kitchen and a second one, a grocer, a clothes shop elsewhere.
import { cartLine } from '#server/database/schema/cart.ts'
import { addOn } from '#server/database/schema/item.ts'
import {
  inAllLanguages,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  onlyRow,
  squareAround,
} from '#server/testing/factories.ts'
import { newGuest, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, type TestReply } from '#server/testing/test-app.ts'

export type CartShop = Awaited<ReturnType<typeof openCartShop>>

export async function openCartShop() {
  const app = await createTestApp()
  const { db } = app
  const [zone, elsewhere] = [await makeZone(db), await makeZone(db, { rings: squareAround(43.2, 76.9) })]
  const food = await makeModule(db, { module_type: 'food' })
  const grocery = await makeModule(db, { module_type: 'grocery' })
  const clothes = await makeModule(db, { module_type: 'ecommerce', all_zone_service: true })
  for (const { id: module_id } of [food, grocery, clothes]) {
    await linkModule(db, { zone_id: zone.id, module_id })
    await linkModule(db, { zone_id: elsewhere.id, module_id })
  }
  const kitchen = await makeStore(db, { module_id: food.id, zone_id: zone.id })
  const bakery = await makeStore(db, { module_id: food.id, zone_id: zone.id })
  const farKitchen = await makeStore(db, { module_id: food.id, zone_id: elsewhere.id })
  const grocer = await makeStore(db, { module_id: grocery.id, zone_id: zone.id })
  const tailor = await makeStore(db, { module_id: clothes.id, zone_id: elsewhere.id })
  const categoryOf = async (module_id: number) => (await makeCategory(db, { module_id })).id
  const [dishes, goods, garments] = [
    await categoryOf(food.id),
    await categoryOf(grocery.id),
    await categoryOf(clothes.id),
  ]
  const makeAddOn = (store_id: number, price: number) =>
    onlyRow(
      db
        .insert(addOn)
        .values({ store_id, name: inAllLanguages('Cheese'), price })
        .returning(),
    )
  const cheese = await makeAddOn(kitchen.id, 150)
  const sauce = await makeAddOn(kitchen.id, 50)
  const foreignSauce = await makeAddOn(bakery.id, 50)
  const option = (label: string, option_price: number) => ({ label: inAllLanguages(label), option_price })

  const items = {
    soup: await makeItem(db, kitchen, { category_id: dishes, price: 1_000 }),
    pizza: await makeItem(db, kitchen, {
      category_id: dishes,
      price: 2_000,
      add_on_ids: [cheese.id, sauce.id],
      maximum_cart_quantity: 5,
      food_variations: [
        {
          name: inAllLanguages('Size'),
          type: 'single',
          min: 1,
          max: 1,
          required: true,
          values: [option('Small', 0), option('Large', 500)],
        },
        {
          name: inAllLanguages('Toppings'),
          type: 'multi',
          min: 2,
          max: 3,
          required: false,
          values: [option('Olives', 100), option('Corn', 80), option('Onion', 60), option('Ham', 120)],
        },
      ],
    }),
    bun: await makeItem(db, bakery, { category_id: dishes, price: 300 }),
    farSoup: await makeItem(db, farKitchen, { category_id: dishes, price: 900 }),
    milk: await makeItem(db, grocer, { category_id: goods, price: 400, stock: 7 }),
    rice: await makeItem(db, grocer, {
      category_id: goods,
      price: 700,
      stock: 50,
      maximum_cart_quantity: 4,
      discount: 1_000,
    }),
    shirt: await makeItem(db, tailor, {
      category_id: garments,
      price: 5_000,
      stock: 10,
      choice_options: [{ title: inAllLanguages('Colour'), options: ['Red', 'Blue', 'Grey'] }],
      variations: [
        { type: 'Red', price: 5_200, stock: 3 },
        { type: 'Blue', price: 4_800, stock: 7 },
        { type: 'Grey', price: 4_800, stock: 0 },
      ],
    }),
  }

  return {
    ...{ app, db, zone, elsewhere, food, grocery, clothes },
    ...{ kitchen, bakery, grocer, tailor, cheese, sauce, foreignSauce, items },
    guest: async () => guestShopper(app, await newGuest(app)),
    customer: async () => {
      const signedIn = await signedInCustomer(app)
      return { ...shopper(app, {}, signedIn.headers), signedIn }
    },
    lines: () => db.select().from(cartLine).orderBy(cartLine.id),
  }
}

export function guestShopper(app: TestApp, { guest_id }: { guest_id: number }) {
  return { ...shopper(app, { guest_id }, {}), guest_id }
}

export type Shopper = ReturnType<typeof shopper>

type Headers = Record<string, string>

/** Somebody with a cart; `who` goes with every request. */
function shopper(app: TestApp, who: { guest_id?: number }, own: Headers) {
  const query = who.guest_id ? `?guest_id=${who.guest_id}` : ''
  const post = (path: string, body: object, headers: Headers = {}) =>
    app.send('POST', `/customer/cart/${path}`, { ...who, ...body }, { ...own, ...headers })
  const remove = (path: string, body: object, headers: Headers = {}) =>
    app.send('DELETE', `/customer/cart/${path}`, { ...who, ...body }, { ...own, ...headers })
  return {
    headers: own,
    list: (headers: Headers = {}): Promise<TestReply> =>
      app.get(`/customer/cart/list${query}`, { ...own, ...headers }),
    add: (item: { id: number; price: number }, body: object = {}, headers?: Headers) =>
      post(
        'add',
        { item_id: item.id, model: 'Item', price: item.price / 100, quantity: 1, ...body },
        headers,
      ),
    update: (cart_id: number, body: object, headers?: Headers) =>
      post('update', { cart_id, ...body }, headers),
    removeLine: (cart_id: number, headers?: Headers) => remove('remove-item', { cart_id }, headers),
    clear: (headers?: Headers) => remove('remove', {}, headers),
    acknowledge: (body: object = {}) => post('acknowledge', body),
    parked: (headers: Headers = {}): Promise<TestReply> =>
      app.get(`/customer/cart/parked${query}`, { ...own, ...headers }),
    restore: (store_id: number) => post('restore', { store_id }),
    forgetParked: (store_id: number) => remove('parked', { store_id }),
  }
}

export const small = { variation: [{ name: 'Size', values: { label: ['Small'] } }] }
export const large = { variation: [{ name: 'Size', values: { label: ['Large'] } }] }
