// What people searched for and nobody sells: gathered in memory and written down a few seconds later, by day.
import { addDays, localMoment } from '#contract/core/local-time.ts'
import { searchWords } from '#contract/features/search/fold-text.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { addMissed, forgetMissedBefore, type Missed } from './missed-searches.db.ts'

export interface MissedSearchParts {
  db: Database
  clock: Clock
  time_zone: string
}

/** A stranger's nonsense must not push out what customers looked for, nor fill the memory or the table. */
const gatheredAtMost = 200
const writtenPerDay = 2_000

const longestText = 60
const rememberedDays = 30

/** Somebody's number or address is nobody's business. */
const looksPersonal = /@|(?:\d[\s()+-]*){6}/

export function createMissedSearches({ db, clock, time_zone }: MissedSearchParts) {
  let gathered = new Map<string, Missed>()
  let forgottenOn = ''

  return {
    note(typed: string, module_id: number | null): void {
      const text = searchWords(typed).join(' ')
      if (text === '' || text.length > longestText || looksPersonal.test(typed)) return
      const key = `${module_id ?? 0} ${text}`
      const known = gathered.get(key)
      if (known) known.times += 1
      else if (gathered.size < gatheredAtMost)
        gathered.set(key, { module_id: module_id ?? 0, text, times: 1 })
    },

    async write(): Promise<void> {
      const today = localMoment(clock.now(), time_zone).date
      if (forgottenOn !== today) {
        await forgetMissedBefore(db, addDays(today, -rememberedDays))
        forgottenOn = today
      }
      if (gathered.size === 0) return
      const missed = [...gathered.values()]
      gathered = new Map()
      await addMissed(db, today, missed, writtenPerDay)
    },
  }
}

export type MissedSearches = ReturnType<typeof createMissedSearches>
