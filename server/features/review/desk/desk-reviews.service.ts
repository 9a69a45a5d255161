// Reviews at the desk: answered for everybody to read, hidden for a reason that is kept. A manager's own stores only.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import { storesWithin } from '#contract/core/permission.ts'
import type { DeskReview, deskReviewEndpoints } from '#contract/features/review/desk/desk-review.endpoints.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields, type Fields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import type { StaffIdentity } from '#server/platform/http/caller/identity.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { countReview } from '../submit-review.db.ts'
import {
  editedReviews,
  lockReview,
  type ReviewReader,
  type ReviewRow,
  reviewOfDesk,
  reviewsOfDesk,
  type ShownReview,
  updateReview,
} from './desk-reviews.db.ts'

export interface DeskReviewParts {
  db: Database
  clock: Clock
  audit: Pick<AuditService, 'record' | 'undoes'>
}

type Ends = typeof deskReviewEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

export function createDeskReviews(parts: DeskReviewParts) {
  const { db, audit } = parts
  audit.undoes('review', 'changed', undoChange({ ...editedReviews, write: takeBack }))

  return {
    async list({ input, caller, scope }: CallOf<'list'>) {
      const { rows, total_size } = await reviewsOfDesk(db, input, readerOf(caller, scope))
      const { limit, offset } = input
      return { total_size, limit, offset, rows: rows.map((row) => present(row, scope)) }
    },

    read: ({ params, caller, scope }: CallOf<'read'>) => read(parts, params.id, caller, scope),

    answer: (call: CallOf<'answer'>) => change(parts, call, () => ({ reply: call.input.reply || null })),

    hide: (call: CallOf<'hide'>) =>
      change(parts, call, () => ({ status: false, hidden_reason: call.input.reason })),

    /** The reason stays in the log. */
    show: (call: CallOf<'show'>) => change(parts, call, () => ({ status: true, hidden_reason: null })),
  }
}

export type DeskReviews = ReturnType<typeof createDeskReviews>

type ReviewChange = Partial<Pick<ReviewRow, 'reply' | 'status' | 'hidden_reason'>>

const reachOf = (caller: StaffIdentity) => storesWithin(caller, 'edit_reviews')

const readerOf = (caller: StaffIdentity, { language }: Scope): ReviewReader => ({
  language,
  store_ids: reachOf(caller),
})

async function change(
  parts: DeskReviewParts,
  { params: { id }, input, caller, scope }: CallOf<'show'>,
  wanted: () => ReviewChange,
): Promise<DeskReview> {
  await transact(parts.db, async (tx) => {
    const row = await lockReview(tx, id, reachOf(caller))
    refuseUnless(row, coreFailures.not_found)
    refuseUnless(row.version === input.version, coreFailures.changed_meanwhile)
    const fields = wanted()
    const changed = changedFields(row, fields)
    if (changed === null) return
    await updateReview(tx, id, { ...fields, updated_at: parts.clock.now() })
    await countAgain(tx, row, fields.status)
    await parts.audit.record(tx, { by: caller, act: 'changed', ...about(row), ...changed })
  })
  return read(parts, id, caller, scope)
}

/** Ratings hold what customers can read, and nothing else. */
async function countAgain(tx: Statements, row: ReviewRow, status = row.status): Promise<void> {
  if (status !== row.status) await countReview(tx, row, status ? 1 : -1)
}

async function takeBack(tx: Statements, id: number, fields: Fields): Promise<boolean> {
  const row = await lockReview(tx, id, null)
  if (!row) return false
  await countAgain(tx, row, typeof fields.status === 'boolean' ? fields.status : row.status)
  return editedReviews.write(tx, id, fields)
}

/** Who wrote it, so that the log stays readable when the review is gone. */
const about = ({ id, customer_name }: ReviewRow) =>
  ({ subject: 'review', subject_id: id, subject_name: customer_name || `#${id}` }) as const

async function read(
  { db }: DeskReviewParts,
  id: number,
  caller: StaffIdentity,
  scope: Scope,
): Promise<DeskReview> {
  const row = (await reviewOfDesk(db, id, readerOf(caller, scope))) ?? refuse(coreFailures.not_found)
  return present(row, scope)
}

function present({ attachment, status, ...row }: ShownReview, { origin }: Scope): DeskReview {
  const pictures = attachment.map((file) => pictureUrl(origin, 'review', file))
  return { ...row, pictures, is_hidden: !status }
}
