// A million orders of two years in the stores of the demo world, made by the database itself in about a minute.
import { setTimeout } from 'node:timers/promises'
import type { MeasuredDatabase } from '#tools/shop/database.ts'

/** Days before now; the newest hour is still on its way. */
const days = 730

/** Busier stores, hours and months than others would say no more: what is counted is counted row by row. */
const fill = (orders: number) => [
  // No trigger tells of these orders: all days are counted anew.
  'set session_replication_role = replica',
  'delete from order_day_state',
  `create temporary table selling as
    select row_number() over (order by id) as place, id as store_id, module_id, zone_id from store`,
  `insert into "order" (guest_id, module_id, zone_id, store_id, order_type, order_status, payment_status,
      payment_method, order_amount, bill, schedule_at, otp, created_at, updated_at)
    select number, module_id, zone_id, store_id, 'delivery',
      case
        when at > now() - interval '1 hour' then 'confirmed'
        when number % 20 = 0 then 'canceled'
        when number % 97 = 0 then 'refunded'
        when number % 53 = 0 then 'failed'
        else 'delivered'
      end,
      'paid', 'cash_on_delivery', 500 + number * 7919 % 20000, '{}', at, '1234', at, at
    from (
      select number, now() - interval '${days} days' * (1 - number::float8 / ${orders}) as at,
        1 + (number * 7919) % (select count(*) from selling) as place
      from generate_series(1::bigint, ${orders}) as number
    ) as placed
    join selling using (place)`,
  `create temporary table sold as
    select store_id, item_id, price, row_number() over (partition by store_id order by item_id) as place,
      count(*) over (partition by store_id) as places
    from (select store_id, id as item_id, price from item) as one`,
  'create index on sold (store_id, place)',
  'analyze sold',
  `insert into order_line (order_id, item_id, price, discount_on_item, discount_amount, quantity, add_ons,
      total_add_on_price, tax_amount, variant, variation, item_details)
    select ordered.id, sold.item_id, sold.price, 0, 0, 1 + ordered.id % 3, '[]', 0, 0, '', '[]', '{}'
    from "order" as ordered
    cross join generate_series(1, 2) as line
    join sold on sold.store_id = ordered.store_id and sold.place = 1 + (ordered.id * 31 + line * 7) % sold.places`,
  `insert into missed_search (day, module_id, text, times)
    select current_date - day, 1, 'word ' || word, 1 + word % 9
    from generate_series(0, ${days - 1}) as day, generate_series(1, 300) as word`,
]

/** Of days long over: which one is the shop's today is its own clock's. */
const uncounted = `select where not exists (
  select from order_day_state where counted_to > current_date - 2)`

/** A database that is found again has its owner, for whom no link is printed. */
export async function isOwned(database: MeasuredDatabase): Promise<boolean> {
  const [found] = await database.query(`select to_regclass('staff') is not null as has_staff`)
  return found?.has_staff === true && (await database.query('select id from staff limit 1')).length === 1
}

/** Once: a database that has them is left as it is. Returns when the shop has counted the days that are over. */
export async function fillWithOrders(database: MeasuredDatabase, orders: number): Promise<void> {
  const [found] = await database.query('select count(*) as most from "order"')
  if (Number(found?.most) < orders) {
    for (const statement of fill(orders)) await database.query(statement)
    await database.query('reset session_replication_role')
  }
  while ((await database.query(uncounted)).length > 0) await setTimeout(500)
  await database.query('vacuum analyze')
}
