// A small shop to order in: a kitchen, a grocer, a clothes shop for every zone, a pharmacy, parcels.
import { eq } from 'drizzle-orm'
import { cartLine } from '#server/database/schema/cart.ts'
import { parcelCategory } from '#server/database/schema/content.ts'
import { addOn, item } from '#server/database/schema/item.ts'
import { couponUse, order, orderHistory, orderLine, orderPayment } from '#server/database/schema/order.ts'
import {
  cityCentre,
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
import { setSettings } from '#server/testing/settings.ts'
import { newGuest, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, type TestReply } from '#server/testing/test-app.ts'
import { putMoney } from '#server/testing/wallet-factories.ts'

export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>

/** A door a kilometre north of every store. */
export const door = {
  address: '5 Door Street',
  latitude: cityCentre.latitude + 0.009,
  longitude: cityCentre.longitude,
}

export const farAway = { ...door, latitude: 10, longitude: 10 }

/** `opened` stands in for an app on a database of the template: one that can be broken. */
export async function openOrderShop(settings: Record<string, string> = {}, opened?: TestApp) {
  const app = opened ?? (await createTestApp(settings))
  const { db } = app
  const zone = await makeZone(db)
  const elsewhere = await makeZone(db, { rings: squareAround(43.2, 76.9) })
  const food = await makeModule(db, { module_type: 'food' })
  const grocery = await makeModule(db, { module_type: 'grocery' })
  const clothes = await makeModule(db, { module_type: 'ecommerce', all_zone_service: true })
  const pharmacy = await makeModule(db, { module_type: 'pharmacy' })
  const parcels = await makeModule(db, { module_type: 'parcel' })
  for (const { id: module_id } of [food, grocery, clothes, pharmacy, parcels]) {
    await linkModule(db, {
      zone_id: zone.id,
      module_id,
      per_km_shipping_charge: 100,
      minimum_shipping_charge: 200,
      maximum_shipping_charge: 1_000,
      maximum_cod_order_amount: 20_000,
    })
  }
  const kitchen = await makeStore(db, { module_id: food.id, zone_id: zone.id, minimum_order: 500 })
  const grocer = await makeStore(db, { module_id: grocery.id, zone_id: zone.id, tax: 10 })
  const tailor = await makeStore(db, { module_id: clothes.id, zone_id: elsewhere.id })
  const chemist = await makeStore(db, { module_id: pharmacy.id, zone_id: zone.id, prescription_order: true })
  const category = async (module_id: number) => ({ category_id: (await makeCategory(db, { module_id })).id })
  const cheese = await onlyRow(
    db
      .insert(addOn)
      .values({ store_id: kitchen.id, name: inAllLanguages('Cheese'), price: 150 })
      .returning(),
  )
  const items = {
    soup: await makeItem(db, kitchen, {
      ...(await category(food.id)),
      price: 1_000,
      add_on_ids: [cheese.id],
    }),
    milk: await makeItem(db, grocer, { ...(await category(grocery.id)), price: 400, stock: 5 }),
    shirt: await makeItem(db, tailor, {
      ...(await category(clothes.id)),
      price: 5_000,
      stock: 10,
      choice_options: [{ title: inAllLanguages('Colour'), options: ['Red', 'Blue'] }],
      variations: [
        { type: 'Red', price: 5_200, stock: 3 },
        { type: 'Blue', price: 4_800, stock: 7 },
      ],
    }),
    pills: await makeItem(db, chemist, {
      ...(await category(pharmacy.id)),
      price: 900,
      stock: 10,
      is_prescription_required: true,
    }),
  }
  const papers = await onlyRow(
    db
      .insert(parcelCategory)
      .values({
        module_id: parcels.id,
        name: inAllLanguages('Papers'),
        description: inAllLanguages('Papers'),
        limits: inAllLanguages('5 kg'),
        image: 'papers.webp',
        parcel_minimum_shipping_charge: 300,
        parcel_per_km_shipping_charge: 80,
      })
      .returning(),
  )
  await setSettings(app, {
    dm_tips_status: true,
    customer_wallet_status: true,
    partial_payment_status: true,
    offline_payment_status: true,
    digital_payment: true,
    active_payment_method_list: [{ gateway: 'trial', gateway_title: 'Trial', gateway_image: 'trial.webp' }],
  })

  return {
    ...{ app, db, zone, elsewhere, food, grocery, clothes, pharmacy, parcels, papers },
    ...{ kitchen, grocer, tailor, chemist, cheese, items },
    settings: (values: Record<string, unknown>) => setSettings(app, values),
    async customer(money = 0) {
      const signedIn = await signedInCustomer(app)
      if (money > 0) await putMoney(app, signedIn.customer.id, money)
      return { ...orderer(app, {}, signedIn.headers), signedIn }
    },
    async guest() {
      const { guest_id } = await newGuest(app)
      return { ...orderer(app, { guest_id }, {}), guest_id }
    },
    stockOf: async (id: number) => (await onlyRow(db.select().from(item).where(eq(item.id, id)))).stock,
    orders: () => db.select().from(order).orderBy(order.id),
    orderById: (id: number) => onlyRow(db.select().from(order).where(eq(order.id, id))),
    linesOf: (id: number) => db.select().from(orderLine).where(eq(orderLine.order_id, id)),
    paymentsOf: (id: number) =>
      db.select().from(orderPayment).where(eq(orderPayment.order_id, id)).orderBy(orderPayment.id),
    historyOf: (id: number) => db.select().from(orderHistory).where(eq(orderHistory.order_id, id)),
    couponUses: () => db.select().from(couponUse),
    cartLines: () => db.select().from(cartLine),
  }
}

export type Orderer = ReturnType<typeof orderer> & { signedIn?: SignedIn }

type Headers = Record<string, string>

function orderer(app: TestApp, who: { guest_id?: number }, own: Headers) {
  const post = (path: string, body: object, headers: Headers = {}): Promise<TestReply> =>
    app.send('POST', path, { ...who, ...body }, { ...own, ...headers })
  const put = (path: string, body: object): Promise<TestReply> =>
    app.send('PUT', `/customer/order/${path}`, { ...who, ...body }, own)
  return {
    headers: own,
    who,
    post,
    put,
    addToCart: (row: { id: number; price: number }, body: object = {}) =>
      post('/customer/cart/add', {
        item_id: row.id,
        model: 'Item',
        price: row.price / 100,
        quantity: 1,
        ...body,
      }),
    quote: (body: object, headers?: Headers) => post('/customer/order/quote', body, headers),
    place: (body: object, headers?: Headers) =>
      post('/customer/order/place', { payment_method: 'cash_on_delivery', ...body }, headers),
    cancel: (order_id: number) => put('cancel', { order_id, reason: 'Changed my mind' }),
    track: (order_id: number): Promise<TestReply> =>
      app.get(
        `/customer/order/track?order_id=${order_id}${who.guest_id ? `&guest_id=${who.guest_id}` : ''}`,
        own,
      ),
  }
}

export const contact = { contact_person_name: 'Bo Guest', contact_person_number: '+7 700 123 45 67' }
