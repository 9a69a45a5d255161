// People for tests: a signed-in customer or a guest, ready to call with.

import { customer, customerSession } from '#server/database/schema/session.ts'
import { hashSecret, newCode, newToken } from '#server/platform/secrets/token.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { nextNumber, onlyRow } from './factories.ts'
import { testInstant } from './test-app.ts'

export type CustomerRow = typeof customer.$inferSelect

export interface SignedIn {
  customer: CustomerRow
  token: string
  /** Of this session. */
  session_id: number
  /** To be sent with every call. */
  headers: { authorization: string }
}

/** An account without a session; its phone is proven unless told otherwise. */
export function makeCustomer(
  app: Pick<TestApp, 'db'>,
  overrides: Partial<typeof customer.$inferInsert> = {},
): Promise<CustomerRow> {
  const number = nextNumber()
  const values = {
    f_name: 'Ann',
    l_name: `Customer ${number}`,
    phone: `+7701${String(number).padStart(7, '0')}`,
    email: `customer-${number}@shop.test`,
    is_phone_verified: true,
    ref_code: newCode(10),
    created_at: new Date(testInstant),
    updated_at: new Date(testInstant),
    ...overrides,
  }
  return onlyRow(app.db.insert(customer).values(values).returning())
}

/** Another session of an account, as on a second device. */
export async function openSession(app: Pick<TestApp, 'db'>, row: CustomerRow): Promise<SignedIn> {
  const token = newToken()
  const session = {
    customer_id: row.id,
    token_hash: hashSecret(token),
    user_agent: 'a test',
    last_seen_at: new Date(testInstant),
    // Far beyond any instant a test moves its clock to, unless it means to.
    expires_at: new Date('2100-01-01T00:00:00Z'),
  }
  const { id } = await onlyRow(
    app.db.insert(customerSession).values(session).returning({ id: customerSession.id }),
  )
  return { customer: row, token, session_id: id, headers: { authorization: `Bearer ${token}` } }
}

export async function signedInCustomer(
  app: Pick<TestApp, 'db'>,
  overrides: Partial<typeof customer.$inferInsert> = {},
): Promise<SignedIn> {
  return openSession(app, await makeCustomer(app, overrides))
}

/** A guest id as a browser gets it, to be sent as `guest_id`. */
export async function newGuest(app: Pick<TestApp, 'send'>): Promise<{ guest_id: number }> {
  const { status, body } = await app.send('POST', '/auth/guest/request')
  if (status !== 200) throw new Error(`no guest id: ${JSON.stringify(body)}`)
  return { guest_id: body.guest_id }
}
