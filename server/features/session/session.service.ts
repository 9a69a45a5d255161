// Sessions and guests: who a request comes from, and where a customer is signed in. The other features enter here.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { Device } from '#contract/features/session/session.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import { type CustomerIdentity, type Identify, nobody } from '#server/platform/http/caller/identity.ts'
import { hashSecret, newNumericId, newToken } from '#server/platform/secrets/token.ts'
import { type CustomerRow, lockPassword } from './customer.db.ts'
import {
  deleteExpired,
  deleteSession,
  deleteSessionsOf,
  insertGuest,
  insertSession,
  prepareLookups,
  renewGuest,
  renewSession,
  type Seen,
  type SessionRow,
  sessionsOf,
} from './session.db.ts'

/** Called when a guest turns out to be a customer, before the session opens. */
export type SignInListener = (customer_id: number, guest_id: string) => Promise<void>

const minute = 60_000
const day = 24 * 60 * minute

/** Sixty days from the last visit, for sessions and guests alike. */
const lifetime = 60 * day

/** Of a session that ends with the browser: it tells nobody when it is closed. */
const briefLifetime = day

/** Writing with every request would cost more than the exact minute is worth. */
const renewAfter = 5 * minute

const sweepEvery = 60 * minute

interface SessionParts {
  db: Database
  clock: Clock
}

export function createSessionService(parts: SessionParts) {
  const { db, clock } = parts
  const sweep = createSweep(db)

  return {
    ...createIdentification(parts),

    async newGuest(fcm_token: string | null, language: Language): Promise<number> {
      const at = clock.now()
      await sweep(at)
      for (;;) {
        const id = newNumericId()
        if (await insertGuest(db, { id, fcm_token, language, created_at: at, ...seenAt(at) })) return id
      }
    },

    async open(customer: CustomerRow, client: Client, is_brief: boolean): Promise<string> {
      await sweep(clock.now())
      return openSession(parts, customer, { client, span: is_brief ? briefLifetime : lifetime })
    },

    async devices({ customer_id, session_id }: CustomerIdentity): Promise<Device[]> {
      const rows = await sessionsOf(db, customer_id, clock.now())
      return rows.map((row) => presentDevice(row, session_id))
    },

    async revoke(customer_id: number, session_id: number): Promise<void> {
      refuseUnless(await deleteSession(db, customer_id, session_id), coreFailures.not_found)
    },

    /** Inside the transaction that changes the password, where there is one. */
    async revokeAll(customer_id: number, tx: Statements = db): Promise<void> {
      await deleteSessionsOf(tx, customer_id)
    },

    async revokeOthers({ customer_id, session_id }: CustomerIdentity, tx: Statements = db): Promise<void> {
      await deleteSessionsOf(tx, customer_id, session_id)
    },
  }
}

export type SessionService = ReturnType<typeof createSessionService>

const seenAt = (at: Date, span = lifetime): Seen => ({
  last_seen_at: at,
  expires_at: new Date(at.getTime() + span),
})

/** It lives as long after each visit as after the one before. */
const spanOf = ({ last_seen_at, expires_at }: Seen) => expires_at.getTime() - last_seen_at.getTime()

const isStale = (row: { last_seen_at: Date }, at: Date) =>
  at.getTime() - row.last_seen_at.getTime() >= renewAfter

/** What has expired answers nobody any more; it goes when something new comes. */
function createSweep(db: Database) {
  let swept = 0
  return async (at: Date) => {
    if (at.getTime() - swept < sweepEvery) return
    swept = at.getTime()
    await deleteExpired(db, at)
  }
}

function createIdentification({ db, clock }: SessionParts) {
  const lookups = prepareLookups(db)

  async function customerOf(token: string): Promise<CustomerIdentity | null> {
    const at = clock.now()
    const row = await lookups.session(hashSecret(token), at)
    if (!row) return null
    if (isStale(row, at)) await renewSession(db, row.id, seenAt(at, spanOf(row)))
    return { kind: 'customer', customer_id: row.customer_id, session_id: row.id }
  }

  async function knowsGuest(guest_id: string): Promise<boolean> {
    const id = /^\d{1,16}$/.test(guest_id) ? Number(guest_id) : 0
    if (!Number.isSafeInteger(id) || id < 1) return false
    const at = clock.now()
    const row = await lookups.guest(id, at)
    if (row && isStale(row, at)) await renewGuest(db, row.id, seenAt(at))
    return row !== null
  }

  /** An invalid token counts as none, and then the guest id speaks (api.md 1.4). */
  const identify: Identify = async ({ token, guest_id }) => {
    const customer = token ? await customerOf(token) : null
    if (customer) return customer
    return guest_id && (await knowsGuest(guest_id)) ? { kind: 'guest', guest_id } : nobody
  }

  return { identify, knowsGuest }
}

/**
 * The token is sent once and stored only as its hash. The customer is as they were when they proved who they are:
 * a password changed since then ended all sessions, and this one must not slip in after it.
 */
async function openSession(
  { db, clock }: SessionParts,
  { id: customer_id, password_hash }: CustomerRow,
  { client: { user_agent }, span }: { client: Client; span: number },
): Promise<string> {
  const at = clock.now()
  const token = newToken()
  const row = { customer_id, token_hash: hashSecret(token), user_agent, created_at: at, ...seenAt(at, span) }
  await db.transaction(async (tx) => {
    const isSame = (await lockPassword(tx, customer_id)) === password_hash
    refuseUnless(isSame, coreFailures.unauthorized)
    await insertSession(tx, row)
  })
  return token
}

function presentDevice(row: SessionRow, current: number): Device {
  return {
    id: row.id,
    user_agent: row.user_agent,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_current: row.id === current,
  }
}
