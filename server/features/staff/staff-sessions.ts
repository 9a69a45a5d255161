// Sessions of the shop's own people: shorter than a customer's, for behind them stands everybody's data.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { StaffSession } from '#contract/features/staff/staff.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import { type Identify, nobody, type StaffIdentity } from '#server/platform/http/caller/identity.ts'
import { hashSecret, newToken } from '#server/platform/secrets/token.ts'
import {
  deleteExpiredOfStaff,
  deleteStaffSession,
  insertStaffSession,
  prepareStaffLookup,
  renewStaffSession,
  type Seen,
  staffSessionsOf,
} from './staff-session.db.ts'

const minute = 60_000
const hour = 60 * minute

/** From the last visit: a working day. */
const lifetime = 12 * hour

/** In all, however often they come. */
const longest = 14 * 24 * hour

/** Writing with every request would cost more than the exact minute is worth. */
const renewAfter = 5 * minute

export interface StaffSessionParts {
  db: Database
  clock: Clock
  audit: Pick<AuditService, 'record'>
}

function seenAt(at: Date, created_at: Date): Seen {
  const ends = Math.min(at.getTime() + lifetime, created_at.getTime() + longest)
  return { last_seen_at: at, expires_at: new Date(ends) }
}

export function createStaffSessions({ db, clock, audit }: StaffSessionParts) {
  const lookUp = prepareStaffLookup(db)

  /** A guest id is nobody's here. */
  const identify: Identify = async ({ token }) => {
    const at = clock.now()
    const row = token ? await lookUp(hashSecret(token), at) : null
    if (!row) return nobody
    const isStale = at.getTime() - row.last_seen_at.getTime() >= renewAfter
    if (isStale) await renewStaffSession(db, row, seenAt(at, row.created_at))
    const { id: session_id, staff_id, name, roles, store_ids } = row
    return { kind: 'staff', staff_id, session_id, name, roles, store_ids }
  }

  return {
    identify,

    sweep: () => deleteExpiredOfStaff(db, clock.now()),

    /** The token is sent once and stored only as its hash. */
    async open(tx: Statements, staff_id: number, { user_agent }: Client): Promise<string> {
      const at = clock.now()
      const token = newToken()
      const session = { staff_id, token_hash: hashSecret(token), user_agent, created_at: at }
      await insertStaffSession(tx, { ...session, ...seenAt(at, at) })
      return token
    },

    async signOut({ staff_id, session_id }: StaffIdentity): Promise<void> {
      await deleteStaffSession(db, staff_id, session_id)
    },

    async list({ staff_id, session_id }: StaffIdentity): Promise<StaffSession[]> {
      const rows = await staffSessionsOf(db, staff_id, clock.now())
      return rows.map(({ id, user_agent, created_at, last_seen_at, expires_at }) => ({
        id,
        user_agent,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        expires_at: expires_at.toISOString(),
        is_current: id === session_id,
      }))
    },

    async end(caller: StaffIdentity, session_id: number): Promise<void> {
      const { staff_id, name } = caller
      await db.transaction(async (tx) => {
        refuseUnless(await deleteStaffSession(tx, staff_id, session_id), coreFailures.not_found)
        const whose = { subject: 'account', subject_id: staff_id, subject_name: name } as const
        await audit.record(tx, { by: caller, act: 'sessions_ended', ...whose })
      })
    },
  }
}

export type StaffSessions = ReturnType<typeof createStaffSessions>
