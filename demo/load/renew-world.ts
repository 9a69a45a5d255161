// Moves the demo's dates along with the calendar, so that no offer, sale or day off goes stale.
import type pg from 'pg'
import { weekdayIn } from '../build/city-time.ts'

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
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
