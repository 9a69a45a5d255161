// Moves the demo's dates along with the calendar, so that no offer, sale or day off goes stale.
import type pg from 'pg'
import { weekdayIn } from './build/city-time.ts'

/** Each statement changes only rows that have gone stale, so running it often costs nothing. */
const statements = [
  `update flash_sale set start_date = now() - interval '12 hours', end_date = now() + interval '36 hours' where end_date < now()`,
  `update basic_campaign set start_date = current_date - 5, end_date = current_date + 20 where end_date < current_date`,
  `update item_campaign set start_date = current_date - 3, end_date = current_date + 4 + id % 9 where end_date < current_date`,
  `update coupon set start_date = current_date - 10, expire_date = current_date + 30 where expire_date < current_date`,
  `update store_discount set start_date = current_date - 10, end_date = current_date + 20 where end_date < current_date`,
  `update wallet_bonus set start_date = now() - interval '10 days', end_date = now() + interval '60 days' where end_date < now()`,
  `update notification set created_at = now() - (id * interval '1 day') where created_at < now() - interval '14 days'`,
  `update store set created_at = now() - (id % 9 + 1) * interval '1 day' where id in (select id from store where created_at > now() - interval '60 days') and created_at < now() - interval '12 days'`,
]

/** What a piece costs now: a running flash sale wins over the store's discount, which wins over the item's own. */
const effectivePrices = `
  update item set effective_price = new.price, discounted = new.price < item.price
  from (
    select i.id, greatest(0, case
      when f.id is not null and f.discount_type = 'percent' then i.price - round(i.price * f.discount / 10000.0)
      when f.id is not null then i.price - f.discount
      when d.id is not null then i.price - round(i.price * d.discount / 10000.0)
      when i.discount_type = 'percent' then i.price - round(i.price * i.discount / 10000.0)
      else i.price - i.discount end)::int as price
    from item i
    left join store_discount d on d.store_id = i.store_id and current_date between d.start_date and d.end_date
    left join lateral (
      select fi.* from flash_sale_item fi join flash_sale fs on fs.id = fi.flash_sale_id
      where fi.item_id = i.id and fs.is_publish and now() between fs.start_date and fs.end_date
        and fi.status and fi.available_stock > 0 limit 1
    ) f on true
  ) new
  where new.id = item.id and (item.effective_price <> new.price or item.discounted <> (new.price < item.price))`

/** The stores that rest today: their missing weekday follows the calendar. */
const dayOff = `
  with resting as (
    select store_id, (array_agg(distinct day))[1:6] as days from store_schedule
    group by store_id having count(distinct day) = 6
  ), missing as (
    select r.store_id, d.day from resting r, generate_series(0, 6) as d(day) where d.day <> all (r.days)
  )
  update store_schedule s set day = m.day from missing m where s.store_id = m.store_id and s.day = $1 and m.day <> $1`

export async function renewWorld(
  client: pg.PoolClient | pg.Client,
  now: Date,
  timeZone: string,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local time zone '${timeZone.replaceAll("'", '')}'`)
    for (const statement of statements) await client.query(statement)
    await client.query(dayOff, [weekdayIn(timeZone, now)])
    await client.query(effectivePrices)
    await client.query('notify catalogue_changed')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
