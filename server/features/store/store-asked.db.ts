// What every list of stores is asked with, as placeholders: the text of a statement stays the same, whoever asks.
import { type SQL, sql } from 'drizzle-orm'
import type { StoreQuestion } from './store-question.ts'

const daysAWeek = 7

export const asked = {
  module_id: sql`${sql.placeholder('module_id')}::int`,
  zone_ids: sql`${sql.placeholder('zone_ids')}::int[]`,
  language: sql`${sql.placeholder('language')}::text`,
  latitude: sql`${sql.placeholder('latitude')}::float8`,
  longitude: sql`${sql.placeholder('longitude')}::float8`,
  date: sql`${sql.placeholder('date')}::date`,
  time: sql`${sql.placeholder('time')}::time`,
  day: sql`${sql.placeholder('day')}::smallint`,
  day_before: sql`${sql.placeholder('day_before')}::smallint`,
} as const satisfies Record<string, SQL>

/** What stands for the placeholders; a statement takes those it names. */
export function valuesOf({ module_id, zone_ids, language, place, moment }: StoreQuestion) {
  return {
    module_id,
    zone_ids,
    language,
    ...place,
    ...moment,
    day_before: (moment.day + daysAWeek - 1) % daysAWeek,
  }
}
