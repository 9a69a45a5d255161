// Opening hours by the character of a store.
import { moduleTraits } from '#contract/core/module-type.ts'
import type { storeSchedule } from '#server/database/schema/store.ts'
import type { StoreContent } from '../content/content.types.ts'
import type { MadeStore } from './world-plan.ts'

type Hours = readonly (readonly [string, string])[]

const usual: Record<MadeStore['module_type'], Hours> = {
  food: [['09:00:00', '23:00:00']],
  grocery: [['07:30:00', '22:30:00']],
  pharmacy: [['08:00:00', '23:00:00']],
  ecommerce: [['00:00:00', '23:59:59']],
}

const allDay: Hours = [['00:00:00', '23:59:59']]
const night: Hours = [['18:00:00', '04:00:00']]
/** A kitchen that rests in the afternoon. */
const twoSittings: Hours = [
  ['08:00:00', '14:30:00'],
  ['16:30:00', '23:30:00'],
]

export function hoursOf(content: StoreContent, module_type: MadeStore['module_type'], place: number): Hours {
  if (content.traits?.includes('always_open')) return allDay
  if (content.traits?.includes('night')) return night
  return moduleTraits[module_type].has_kitchen_hours && place % 6 === 4 ? twoSittings : usual[module_type]
}

/** Closed on `today` when the store has a day off today; the renewal moves it along. */
export function scheduleRows(
  store: MadeStore,
  place: number,
  today: number,
): (typeof storeSchedule.$inferInsert)[] {
  const restsToday = store.content.traits?.includes('closed_today')
  const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => !(restsToday && day === today))
  return days.flatMap((day) =>
    hoursOf(store.content, store.module_type, place).map(([opening_time, closing_time]) => ({
      store_id: store.row.id,
      day,
      opening_time,
      closing_time,
    })),
  )
}
