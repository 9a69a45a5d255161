// Counts searches that found nothing.
import { lt, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { missedSearch } from '#server/database/schema/listing.ts'

export interface Missed {
  module_id: number
  text: string
  times: number
}

/** In the sequence of the key, so that two processes never wait for each other's rows; new texts only while there is room. */
export async function addMissed(
  db: Database,
  day: string,
  missed: readonly Missed[],
  mostPerDay: number,
): Promise<void> {
  await db.execute(sql`
    insert into ${missedSearch} (day, module_id, text, times)
    select ${day}::date, given.module_id, given.text, given.times
    from jsonb_to_recordset(${JSON.stringify(missed)}::jsonb) as given (module_id integer, text text, times integer)
    where (select count(*) from ${missedSearch} where day = ${day}::date) < ${mostPerDay}
      or exists (select from ${missedSearch} as known
        where known.day = ${day}::date and known.module_id = given.module_id and known.text = given.text)
    order by given.module_id, given.text
    on conflict (day, module_id, text) do update set times = ${missedSearch}.times + excluded.times`)
}

export async function forgetMissedBefore(db: Database, day: string): Promise<void> {
  await db.delete(missedSearch).where(lt(missedSearch.day, day))
}
