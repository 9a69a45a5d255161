// Addresses of the newsletter at the desk: found, taken out as a file, and removed for good.
import { stringify } from 'csv-stringify/sync'
import { coreFailures, refuse } from '#contract/core/failure.ts'
import { localMoment } from '#contract/core/local-time.ts'
import type { deskNewsletterEndpoints } from '#contract/features/content/desk/desk-newsletter.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { allSubscribers, deleteSubscriber, subscribersOfDesk } from './desk-newsletter.db.ts'

export interface DeskNewsletterParts {
  db: Database
  clock: Clock
  time_zone: string
  audit: Pick<AuditService, 'record'>
}

type Ends = typeof deskNewsletterEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

export function createDeskNewsletter({ db, clock, time_zone, audit }: DeskNewsletterParts) {
  return {
    async list({ input }: CallOf<'list'>) {
      const { limit, offset } = input
      return { ...(await subscribersOfDesk(db, input)), limit, offset }
    },

    async export() {
      const rows = await allSubscribers(db)
      const csv = stringify(rows, {
        header: true,
        columns: ['email', 'created_at'],
        // An address may begin with = or +, which a spreadsheet would run.
        escape_formulas: true,
      })
      return { file: `newsletter-${localMoment(clock.now(), time_zone).date}.csv`, csv }
    },

    /** The log says that an address went, not which: its owner wanted it forgotten. */
    async remove({ params: { id }, caller }: CallOf<'remove'>): Promise<void> {
      await transact(db, async (tx) => {
        const email = (await deleteSubscriber(tx, id)) ?? refuse(coreFailures.not_found)
        const subject_name = `…${email.slice(email.lastIndexOf('@'))}`
        await audit.record(tx, {
          by: caller,
          act: 'removed',
          subject: 'subscriber',
          subject_id: id,
          subject_name,
        })
      })
    },
  }
}

export type DeskNewsletter = ReturnType<typeof createDeskNewsletter>
