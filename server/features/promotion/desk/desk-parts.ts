// What the services of promotions at the desk are made from, and how far a caller reaches.
import type { Language } from '#contract/core/language.ts'
import { storesWithin } from '#contract/core/permission.ts'
import type { Database } from '#server/database/connection.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { StaffIdentity } from '#server/platform/http/caller/identity.ts'

export interface DeskPromotionParts {
  db: Database
  clock: Clock
  time_zone: string
  audit: Pick<AuditService, 'record' | 'undoes'>
  /** The language that stands in for those a text was not written in. */
  mainLanguage(): Promise<Language>
}

/** Null: every store. */
export const reachOf = (caller: StaffIdentity) => storesWithin(caller, 'edit_promotions')

export const isWithin = (reach: readonly number[] | null, store_id: number | null) =>
  reach === null || (store_id !== null && reach.includes(store_id))
