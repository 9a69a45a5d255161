// A store with one of everything the desk shows or changes of it, each named by its mark, and a look at all rows that are its.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { addOn } from '#server/database/schema/item.ts'
import { orderLine } from '#server/database/schema/order.ts'
import { staffView } from '#server/database/schema/staff.ts'
import { check, upload } from '#server/features/import/import.fixture.ts'
import { makeReview } from '#server/testing/content-factories.ts'
import {
  type CategoryRow,
  type ItemRow,
  inAllLanguages,
  type ModuleRow,
  makeItem,
  makeStore,
  onlyRow,
  type StoreRow,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { doorAddress, makeOrder } from '#server/testing/order-factories.ts'
import {
  makeBanner,
  makeCoupon,
  makeFlashSaleItem,
  makeItemCampaign,
} from '#server/testing/promotion-factories.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { type TestApp, testInstant } from '#server/testing/test-app.ts'

/** What stores share: none of it is marked, for everybody on staff reads names of categories, zones, modules and campaigns. */
interface SharedWorld {
  zone: ZoneRow
  module: ModuleRow
  category: CategoryRow
  campaign_id: number
  flash_sale_id: number
}

export interface OwnedStore {
  mark: string
  manager: SignedInStaff
  store: StoreRow
  campaign_id: number
  item_id: number
  add_on_id: number
  coupon_id: number
  banner_id: number
  campaign_item_id: number
  review_id: number
  customer_id: number
  view_id: number
  /** By what a store does with each of them. */
  orders: Readonly<Record<'accept' | 'delay' | 'ready' | 'hand-over' | 'deliver' | 'refuse', number>>
  /** One whose file came, one whose columns are known, one that could be written. */
  imports: Readonly<Record<'sent' | 'mapped' | 'checked', number>>
  /** Of everything above, whatever it is: a stranger may name any of them anywhere. */
  ids: readonly number[]
}

export async function giveStore(app: TestApp, mark: string, shared: SharedWorld): Promise<OwnedStore> {
  const { zone, module, category, campaign_id } = shared
  const name = inAllLanguages(mark)
  const store = await makeStore(app.db, { module_id: module.id, zone_id: zone.id, name, address: name })
  const manager = await signedInStaff(app, ['manager'], { name: mark, store_ids: [store.id] })
  const sold = await giveItems(app.db, store, { name, category_id: category.id, shared })
  const promoted = await promote(app.db, store, { mark, category_id: category.id, campaign_id })
  const ordered = await takeOrders(app, store, { mark, item: sold.item })
  const { id: view_id } = await onlyRow(
    app.db
      .insert(staffView)
      .values({ staff_id: manager.staff.id, list: 'items', name: mark, search: '?' })
      .returning(),
  )
  const imports = await bringFiles(app, manager, { mark, store_id: store.id, category_id: category.id })
  const numbers = { add_on_id: sold.add_on_id, item_id: sold.item.id, ...promoted, view_id }
  const { orders, ...people } = ordered
  return {
    ...{ mark, manager, store, campaign_id },
    ...{ ...numbers, ...people, orders, imports },
    ids: [
      ...new Set([
        ...[store.id, manager.staff.id, manager.session_id],
        ...Object.values(numbers),
        ...Object.values(people),
        ...Object.values(orders),
        ...Object.values(imports),
      ]),
    ],
  }
}

interface Selling {
  name: ItemRow['name']
  category_id: number
  shared: SharedWorld
}

async function giveItems(db: Database, store: StoreRow, { name, category_id, shared }: Selling) {
  const more = await onlyRow(db.insert(addOn).values({ store_id: store.id, name, price: 100 }).returning())
  const size = { name, type: 'single' as const, min: 1, max: 1, required: true }
  const item = await makeItem(db, store, {
    ...{ name, description: name, category_id, add_on_ids: [more.id] },
    food_variations: [{ ...size, values: [{ label: name, option_price: 100 }] }],
  })
  await makeFlashSaleItem(db, { flash_sale_id: shared.flash_sale_id, item_id: item.id })
  return { item, add_on_id: more.id }
}

interface Promoting {
  mark: string
  category_id: number
  campaign_id: number
}

async function promote(db: Database, store: StoreRow, { mark, category_id, campaign_id }: Promoting) {
  const { id: store_id, module_id } = store
  const title = inAllLanguages(mark)
  const made_by_it = { module_id, store_id, title }
  const coupon = await makeCoupon(db, {
    ...{ ...made_by_it, coupon_type: 'store_wise', code: `${mark}1`.toUpperCase(), created_by: 'vendor' },
  })
  const banner = await makeBanner(db, { ...made_by_it, created_by: 'store' })
  const special = await makeItemCampaign(db, store, { category_id, title })
  await db.execute(
    sql`insert into basic_campaign_store (basic_campaign_id, store_id, status) values (${campaign_id}, ${store_id}, 'pending')`,
  )
  return { coupon_id: coupon.id, banner_id: banner.id, campaign_item_id: special.id }
}

async function takeOrders(app: TestApp, store: StoreRow, { mark, item }: { mark: string; item: ItemRow }) {
  const { customer } = await signedInCustomer(app, { l_name: mark, email: `${mark}@shop.test` })
  const instant = new Date(testInstant)
  const to = { ...doorAddress, contact_person_name: mark, address: mark }
  const place = async (order_status: 'pending' | 'processing' | 'handover' | 'picked_up') => {
    const ready_at = order_status === 'processing' ? instant : null
    const more = { customer_id: customer.id, order_status, ready_at, delivery_address: to, order_note: mark }
    return (await makeOrder(app.db, store, more)).id
  }
  const orders = {
    accept: await place('pending'),
    delay: await place('processing'),
    ready: await place('processing'),
    'hand-over': await place('handover'),
    deliver: await place('picked_up'),
    refuse: await place('pending'),
  }
  const scope = { zoneid: `[${store.zone_id}]`, moduleid: String(store.module_id) }
  const { body: item_details } = await app.get(`/items/details/${item.slug}`, scope)
  await app.db.insert(orderLine).values({
    ...{ order_id: orders.accept, item_id: item.id, item_details, price: 1_000, quantity: 1, note: mark },
    ...{ discount_on_item: 0, discount_amount: 0, total_add_on_price: 0, tax_amount: 0 },
    ...{ variant: '', add_ons: [], variation: [] },
  })
  const said = { module_id: store.module_id, customer_name: mark, comment: inAllLanguages(mark) }
  const about = { item_id: item.id, store_id: store.id, customer_id: customer.id }
  const review = await makeReview(app.db, { ...said, ...about })
  return { orders, customer_id: customer.id, review_id: review.id }
}

interface Bringing {
  mark: string
  store_id: number
  category_id: number
}

async function bringFiles(
  app: TestApp,
  manager: SignedInStaff,
  { mark, store_id, category_id }: Bringing,
): Promise<OwnedStore['imports']> {
  const bytes = ['Name,Category,Price', `${mark} juice,#${category_id},5`, `${mark} odd,#0,-1`].join('\r\n')
  const file = { kind: 'items', name: `${mark}.csv`, bytes, store_id } as const
  const checked = await check(app, manager, file)
  const mapped = await upload(app, manager, file)
  const begun = { kind: 'items', file_name: `${mark}.csv`, store_id }
  const { body: sent } = await app.send('POST', '/desk/imports', begun, manager.headers)
  return { checked: checked.id, mapped: mapped.id, sent: sent.id }
}

/** Every row that is the store's, or names something of it, as text: equal before and after, or somebody touched it. */
export async function rowsOfStore(db: Database, own: OwnedStore): Promise<Record<string, string[]>> {
  const named: Readonly<Record<string, readonly number[]>> = {
    store_id: [own.store.id],
    store_ids: [own.store.id],
    item_id: [own.item_id],
    item_campaign_id: [own.campaign_item_id],
    add_on_ids: [own.add_on_id],
    coupon_id: [own.coupon_id],
    staff_id: [own.manager.staff.id],
    order_id: Object.values(own.orders),
    import_id: Object.values(own.imports),
  }
  const columns = await db.execute<{ table_name: string; column_name: string; data_type: string }>(
    sql`select table_name, column_name, data_type from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const rows: Record<string, string[]> = {}
  for (const table of new Set(columns.rows.map(({ table_name }) => table_name))) {
    const links = columns.rows
      .filter(({ table_name, column_name }) => table_name === table && named[column_name])
      .map(({ column_name, data_type }) => isOneOf(column_name, data_type, named[column_name] ?? []))
    const isIts = sql.join([sql`to_jsonb(t)::text ilike ${`%${own.mark}%`}`, ...links], sql` or `)
    const { rows: found } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t where ${isIts} order by 1`,
    )
    rows[table] = found.map(({ row }) => row)
  }
  return rows
}

function isOneOf(column: string, data_type: string, ids: readonly number[]): SQL {
  const list = sql.raw(`array[${ids.join()}]::integer[]`)
  return data_type === 'ARRAY'
    ? sql`t.${sql.identifier(column)} && ${list}`
    : sql`t.${sql.identifier(column)} = any(${list})`
}
