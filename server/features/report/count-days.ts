// Counts the orders of each day once it is over, and again when one of them changes: reports of years add up days.
import { addDays, instantOf, localMoment } from '#contract/core/local-time.ts'
import { daysOf } from '#contract/features/report/report.rules.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import {
  changesBefore,
  countDays,
  countState,
  firstOrderedAt,
  forgetCount,
  holdCount,
  keepCountState,
} from './count-days.db.ts'
import type { DaySpan } from './order-days.db.ts'

export interface CountParts {
  db: Database
  clock: Clock
  time_zone: string
}

/** In one transaction: a shop that is new to this counts its years bit by bit. */
const daysAtOnce = 60

const changesAtOnce = 5_000

export const spanOf = (day: string, period: string, time_zone: string): DaySpan => ({
  day,
  period,
  starts: instantOf(day, 0, time_zone),
  ends: instantOf(addDays(day, 1), 0, time_zone),
})

/** One step of the background; days that are left are counted in the next. */
export async function countOrderDays(parts: CountParts): Promise<void> {
  if (!(await isDue(parts))) return
  await transact(parts.db, async (tx) => {
    if (await holdCount(tx)) await countNext(tx, parts)
  })
}

async function isDue({ db, clock, time_zone }: CountParts): Promise<boolean> {
  const state = await countState(db)
  if (state?.time_zone !== time_zone) return true
  if (state.counted_to < localMoment(clock.now(), time_zone).date) return true
  return (await changesBefore(db, instantOf(state.counted_to, 0, time_zone), 1)).length > 0
}

async function countNext(tx: Statements, { clock, time_zone }: CountParts): Promise<void> {
  const dayOf = (at: Date) => localMoment(at, time_zone).date
  const today = dayOf(clock.now())
  const state = await countState(tx)
  const isSame = state?.time_zone === time_zone
  if (!isSame) await forgetCount(tx)
  const first = await firstOrderedAt(tx)
  const from = isSame ? state.counted_to : first ? dayOf(first) : today
  const fresh = from < today ? daysOf(from, addDays(today, -1)).slice(0, daysAtOnce) : []
  const changes = isSame ? await changesBefore(tx, instantOf(from, 0, time_zone), changesAtOnce) : []
  const changed = [...new Set(changes.map(dayOf))].slice(0, daysAtOnce)
  const days = [...changed, ...fresh].map((day) => spanOf(day, day, time_zone))
  if (days.length > 0) await countDays(tx, days)
  const last = fresh.at(-1)
  await keepCountState(tx, time_zone, last ? addDays(last, 1) : from)
}
