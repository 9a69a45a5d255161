// Notices to many customers at the desk: counted before, sent once, held back while they wait.
import { filledText, ownText } from '#contract/core/desk.ts'
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { instantOf, secondsOf, wallTime } from '#contract/core/local-time.ts'
import type { deskNoticeEndpoints } from '#contract/features/notification/desk/desk-notice.endpoints.ts'
import { deskNoticeFailures } from '#contract/features/notification/desk/desk-notice.failures.ts'
import type { DeskNotice, Segment } from '#contract/features/notification/desk/desk-notice.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import {
  areZonesKnown,
  countSegment,
  insertNotice,
  isModuleKnown,
  lockNotice,
  noticeById,
  noticeOfKey,
  noticesOfDesk,
  type ShownNotice,
  updateNotice,
} from './desk-notices.db.ts'

export interface DeskNoticeParts {
  db: Database
  clock: Clock
  time_zone: string
  audit: Pick<AuditService, 'record'>
  /** The language that stands in for those a text was not written in. */
  mainLanguage(): Promise<Language>
}

type Ends = typeof deskNoticeEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

export function createDeskNotices(parts: DeskNoticeParts) {
  const { db, clock } = parts
  return {
    async list({ input, scope }: CallOf<'list'>) {
      const [{ rows, total_size }, main] = await Promise.all([noticesOfDesk(db, input), parts.mainLanguage()])
      const { limit, offset } = input
      return { total_size, limit, offset, rows: rows.map((row) => present(parts, row, main, scope)) }
    },

    count: ({ input }: CallOf<'count'>) => countSegment(db, input.segment, clock.now()),

    send: (call: CallOf<'send'>) => send(parts, call),

    async withdraw({ params: { id }, input, caller, scope }: CallOf<'withdraw'>): Promise<DeskNotice> {
      await transact(db, async (tx) => {
        const row = (await lockNotice(tx, id)) ?? refuse(coreFailures.not_found)
        refuseUnless(row.state === 'planned', deskNoticeFailures.too_late)
        refuseUnless(row.version === input.version, coreFailures.changed_meanwhile)
        await updateNotice(tx, id, { state: 'withdrawn' })
        await parts.audit.record(tx, { by: caller, act: 'removed', ...about(id, row.title.en) })
      })
      return read(parts, id, scope)
    },
  }
}

export type DeskNotices = ReturnType<typeof createDeskNotices>

const about = (id: number, name: string) =>
  ({ subject: 'notice', subject_id: id, subject_name: name }) as const

/** Pressed twice, or sent again by a network that lost the answer, the second is told of the first. */
async function send(parts: DeskNoticeParts, { input, caller, scope }: CallOf<'send'>): Promise<DeskNotice> {
  const { db, clock, audit } = parts
  const { segment, in_app, push, key } = input
  const sent = await noticeOfKey(db, key)
  if (sent !== null) return read(parts, sent, scope)
  const now = clock.now()
  const send_at = sendAt(parts, input.send_at, now)
  await refuseImpossible(parts, segment)
  const { customers } = await countSegment(db, segment, now)
  // A segment that is empty now may not be at its time.
  refuseUnless(customers > 0 || input.send_at !== null, deskNoticeFailures.nobody)
  const main = await parts.mainLanguage()
  const fields = {
    title: filledText(input.title, main),
    description: filledText(input.description, main),
    ...{ segment, in_app, push, send_at },
  }
  const id = await transact(db, async (tx) => {
    const made = await insertNotice(tx, { ...fields, key, staff_id: caller.staff_id, created_at: now })
    if (made === null) return noticeOfKey(tx, key)
    const after = { ...fields, send_at: send_at.toISOString(), customers }
    await audit.record(tx, { by: caller, act: 'sent', ...about(made, fields.title.en), after })
    return made
  })
  return read(parts, id ?? refuse(coreFailures.not_found), scope)
}

function sendAt({ time_zone }: DeskNoticeParts, moment: string | null, now: Date): Date {
  if (moment === null) return now
  const at = instantOf(moment.slice(0, 10), secondsOf(moment.slice(11)), time_zone)
  refuseUnless(at > now, deskNoticeFailures.past)
  return at
}

async function refuseImpossible(
  { db }: DeskNoticeParts,
  { kind, zone_ids, module_id }: Segment,
): Promise<void> {
  if (kind === 'zones') refuseUnless(await areZonesKnown(db, zone_ids), deskNoticeFailures.unknown_zones)
  if (kind === 'module') {
    refuseUnless(await isModuleKnown(db, module_id ?? 0), deskNoticeFailures.unknown_module)
  }
}

async function read(parts: DeskNoticeParts, id: number, scope: Scope): Promise<DeskNotice> {
  const row = (await noticeById(parts.db, id)) ?? refuse(coreFailures.not_found)
  return present(parts, row, await parts.mainLanguage(), scope)
}

function present(
  { time_zone }: DeskNoticeParts,
  { notice, sent_by }: ShownNotice,
  main: Language,
  { language }: Scope,
): DeskNotice {
  const { id, title, description, segment, in_app, push, state, finished_at, reached, version } = notice
  return {
    ...{ id, segment, in_app, push, state, reached, sent_by, version },
    title: title[language],
    description: description[language],
    texts: { title: ownText(title, main), description: ownText(description, main) },
    send_at: wallTime(notice.send_at, time_zone).slice(0, 16),
    finished_at: finished_at?.toISOString() ?? null,
  }
}
