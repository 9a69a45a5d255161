// The shop's own people for tests, ready to call with, and the app on their phone.
import { createHmac } from 'node:crypto'
import type { StaffRole } from '#contract/core/permission.ts'
import { staff, staffSession, staffStore } from '#server/database/schema/staff.ts'
import { hashPassword } from '#server/platform/secrets/password.ts'
import { hashSecret, newToken } from '#server/platform/secrets/token.ts'
import { nextNumber, onlyRow } from './factories.ts'
import { type TestApp, testInstant } from './test-app.ts'

export type StaffRow = typeof staff.$inferSelect

export const staffPassword = 'correct horse battery'

/** Hashed once: the costly part of everybody who is made. */
const hashed = hashPassword(staffPassword)

export interface StaffOverrides extends Partial<typeof staff.$inferInsert> {
  store_ids?: readonly number[]
}

export interface SignedInStaff {
  staff: StaffRow
  session_id: number
  /** To be sent with every call. */
  headers: { authorization: string }
}

export async function makeStaff(
  app: Pick<TestApp, 'db'>,
  roles: StaffRole[],
  { store_ids = [], ...overrides }: StaffOverrides = {},
): Promise<StaffRow> {
  const number = nextNumber()
  const person = { name: `Dana ${number}`, email: `dana-${number}@shop.test`, password_hash: await hashed }
  const made = { ...person, roles, created_at: new Date(testInstant), ...overrides }
  const row = await onlyRow(app.db.insert(staff).values(made).returning())
  for (const store_id of store_ids) await app.db.insert(staffStore).values({ staff_id: row.id, store_id })
  return row
}

/** Another session of theirs, as on a second device. */
export async function openStaffSession(app: Pick<TestApp, 'db'>, row: StaffRow): Promise<SignedInStaff> {
  const token = newToken()
  const at = new Date(testInstant)
  const session = {
    staff_id: row.id,
    token_hash: hashSecret(token),
    user_agent: 'a test',
    created_at: at,
    last_seen_at: at,
    expires_at: new Date(at.getTime() + 12 * 3_600_000),
  }
  const { id } = await onlyRow(app.db.insert(staffSession).values(session).returning())
  return { staff: row, session_id: id, headers: { authorization: `Bearer ${token}` } }
}

export async function signedInStaff(
  app: Pick<TestApp, 'db'>,
  roles: StaffRole[] = ['owner'],
  overrides: StaffOverrides = {},
): Promise<SignedInStaff> {
  return openStaffSession(app, await makeStaff(app, roles, overrides))
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows (RFC 6238, written apart from the shop's own code); `steps` later or earlier. */
export function codeOfApp(secret: string, at: string | Date, steps = 0): string {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(new Date(at).getTime() / 30_000) + steps))
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const start = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
