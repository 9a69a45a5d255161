// What every list of stores is asked with, as placeholders: the text of a statement stays the same, whoever asks.
import { type SQL, sql } from 'drizzle-orm'
import { secondOfWeek } from '#contract/core/local-time.ts'
import type { StoreQuestion } from './store-question.ts'

export const asked = {
  module_id: sql`${sql.placeholder('module_id')}::int`,
  zone_ids: sql`${sql.placeholder('zone_ids')}::int[]`,
  language: sql`${sql.placeholder('language')}::text`,
  latitude: sql`${sql.placeholder('latitude')}::float8`,
  longitude: sql`${sql.placeholder('longitude')}::float8`,
  date: sql`${sql.placeholder('date')}::date`,
  time: sql`${sql.placeholder('time')}::time`,
  day: sql`${sql.placeholder('day')}::int`,
  second_of_week: sql`${sql.placeholder('second_of_week')}::int`,
} as const satisfies Record<string, SQL>

/** What stands for the placeholders; a statement takes those it names. */
export function valuesOf({ module_id, zone_ids, language, place, moment }: StoreQuestion) {
  return {
    module_id,
    zone_ids,
    language,
    ...place,
    ...moment,
    second_of_week: secondOfWeek(moment),
  }
}
