// Who may call what, for every endpoint that is bound: a new one is tried without being listed here.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Endpoint } from '#contract/core/endpoint.ts'
import { coreFailures } from '#contract/core/failure.ts'
import { isPermitted, staffRoles } from '#contract/core/permission.ts'
import { customer, customerSession } from '#server/database/schema/session.ts'
import { auditEntry, staff, staffInvitation, staffSession } from '#server/database/schema/staff.ts'
import { checkCaller } from '#server/platform/http/caller/identity.ts'
import { openApiDocument } from '#server/platform/http/document/openapi.ts'
import { type CallValues, callAny, type Filled, fill, nameOf } from '#server/testing/any-call.ts'
import { linkModule, makeModule, makeZone } from '#server/testing/factories.ts'
import { newGuest, openSession, signedInCustomer } from '#server/testing/sign-in.ts'
import { openStaffSession, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const operations_token = 'a-token-of-the-tests-long-enough'

let app: TestApp
let scope: Record<string, string>
let values: CallValues
let guest_id: number

beforeAll(async () => {
  app = await createTestApp({ OPERATIONS_TOKEN: operations_token })
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  scope = { zoneid: `[${zone.id}]`, moduleid: String(module.id) }
  values = { '*': [1], zone_id: [zone.id], module_id: [module.id], guest_id: ['null'] }
  guest_id = (await newGuest(app)).guest_id
})

afterAll(() => app.close())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** People who were somebody once, or claim to be: none of them is anybody now. */
const nobodies: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  'a stranger': async () => ({}),
  'an invented token': async () => bearer('x'.repeat(43)),
  'the operations token': async () => bearer(operations_token),
  'an owner of the shop': async () => (await signedInStaff(app)).headers,
  'a session that was signed out': async () => {
    const { headers } = await signedInCustomer(app)
    await app.send('POST', '/auth/logout', {}, headers)
    return headers
  },
  'a session that was ended from another device': async () => {
    const ann = await signedInCustomer(app)
    const elsewhere = await openSession(app, ann.customer)
    await app.send('DELETE', `/customer/sessions/${ann.session_id}`, {}, elsewhere.headers)
    return ann.headers
  },
  'a session that ran out': async () => {
    const ann = await signedInCustomer(app)
    const expires_at = new Date('2026-01-01T00:00:00Z')
    await app.db.update(customerSession).set({ expires_at }).where(eq(customerSession.id, ann.session_id))
    return ann.headers
  },
  'a removed account': async () => {
    const { headers } = await signedInCustomer(app)
    const removed = await app.send('DELETE', '/customer/remove-account', {}, headers)
    expect(removed.status, JSON.stringify(removed.body)).toBe(200)
    return headers
  },
  'a blocked account': async () => {
    const ann = await signedInCustomer(app)
    await app.db.update(customer).set({ status: false }).where(eq(customer.id, ann.customer.id))
    return ann.headers
  },
}

const endpointsFor = (...callers: Caller[]) => app.endpoints.filter(({ caller }) => callers.includes(caller))

/** Nothing at all, everything, and everything otherwise. */
const inputsFor = (endpoint: Endpoint): Filled[] => {
  const [one, other] = [fill(endpoint, values, 'one'), fill(endpoint, values, 'other')]
  return [{ ...one, input: {} }, one, other]
}

const refusal = { errors: [{ code: 'auth-001', message: expect.any(String) }], message: expect.any(String) }

/** Whoever is not refused is named, with what they got. */
async function lettingIn(
  endpoints: readonly Endpoint[],
  headers: Record<string, string>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const wrong: string[] = []
  for (const endpoint of endpoints) {
    for (const { path, input } of inputsFor(endpoint)) {
      const reply = await callAny(
        app,
        endpoint,
        { path, input: { ...input, ...more } },
        { ...scope, ...headers },
      )
      if (reply.status === 401) expect(JSON.parse(reply.text), nameOf(endpoint)).toEqual(refusal)
      else
        wrong.push(
          `${nameOf(endpoint)} ${JSON.stringify(input)}: ${reply.status} ${reply.text.slice(0, 200)}`,
        )
    }
  }
  return wrong
}

test('the contract has endpoints for everybody, guests, customers, operators and staff, and all of them are bound', () => {
  const count = (caller: Caller) => endpointsFor(caller).length
  expect(count('anyone')).toBeGreaterThan(60)
  expect(count('customer')).toBeGreaterThan(30)
  expect(count('guest_or_customer')).toBeGreaterThan(15)
  expect(count('operator')).toBeGreaterThan(5)
  expect(count('staff')).toBeGreaterThan(15)
  const described = openApiDocument(app.endpoints)
  expect(Object.values(described.paths).flatMap(Object.keys)).toHaveLength(app.endpoints.length)
})

test('whoever is let in is noticed: everybody is, where anyone may call', async () => {
  const [open] = endpointsFor('anyone')
  expect(await lettingIn(open ? [open] : [], {})).toHaveLength(3)
})

describe.each(Object.keys(nobodies))('%s', (who) => {
  test('is refused wherever a customer is asked for', async () => {
    const headers = (await nobodies[who]?.()) ?? {}
    expect(await lettingIn(endpointsFor('customer'), headers)).toEqual([])
  })

  test('is refused wherever a guest or a customer is asked for, or reads what says nothing', async () => {
    const headers = (await nobodies[who]?.()) ?? {}
    const open = endpointsFor('guest_or_customer').filter(
      (one) => one.replyToNobody && !headers.authorization,
    )
    const closed = endpointsFor('guest_or_customer').filter((one) => !open.includes(one))
    expect(await lettingIn(closed, headers)).toEqual([])
    for (const endpoint of open) {
      expect(endpoint.method).toBe('GET')
      const input = { limit: '10', offset: '1' }
      const { status, text } = await callAny(app, endpoint, { path: endpoint.path, input }, scope)
      const said = endpoint.replyToNobody?.(endpoint.input.parse(input))
      expect([status, JSON.parse(text)], nameOf(endpoint)).toEqual([200, said])
    }
  })
})

test('a guest is refused wherever a customer is asked for', async () => {
  expect(await lettingIn(endpointsFor('customer'), {}, { guest_id })).toEqual([])
})

test.each(['1', '0', '-1', '9007199254740993', '1 or 1=1', '1e3', 'null '])(
  'somebody who invents the guest id %j is refused wherever a guest is asked for',
  async (invented) => {
    const closed = endpointsFor('guest_or_customer').filter((one) => !one.replyToNobody)
    expect(await lettingIn(closed, {}, { guest_id: invented })).toEqual([])
  },
)

test('nobody but who holds the operations token passes where it is asked for', async () => {
  const ann = await signedInCustomer(app)
  const owner = await signedInStaff(app)
  const wrong = [
    {},
    ann.headers,
    owner.headers,
    bearer('a-token-of-the-tests-long-enougH'),
    bearer(`${operations_token}x`),
    bearer(operations_token.slice(0, -1)),
    { authorization: `Basic ${btoa(`operator:${operations_token}`)}` },
  ]
  for (const headers of wrong) expect(await lettingIn(endpointsFor('operator'), headers)).toEqual([])
  expect(await lettingIn(endpointsFor('operator'), {}, { guest_id, token: operations_token })).toEqual([])
})

test('without a token of their own there is nothing to pass', async () => {
  const without = await createTestApp()
  expect(without.endpoints.filter(({ caller }) => caller === 'operator')).toEqual([])
  for (const endpoint of endpointsFor('operator')) {
    const { status } = await callAny(
      without,
      endpoint,
      fill(endpoint, values, 'one'),
      bearer(operations_token),
    )
    expect(status, nameOf(endpoint)).toBe(404)
  }
  await without.close()
})

/** Whom the desk does not know, or knows no more. */
const outsiders: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  'a stranger': async () => ({}),
  'an invented token': async () => bearer('x'.repeat(43)),
  'a customer': async () => (await signedInCustomer(app)).headers,
  'the operations token': async () => bearer(operations_token),
  'staff who signed out': async () => {
    const { headers } = await signedInStaff(app)
    await app.send('POST', '/desk/sign-out', {}, headers)
    return headers
  },
  'staff whose session ran out': async () => {
    const { headers, session_id } = await signedInStaff(app)
    const expires_at = new Date('2026-01-01T00:00:00Z')
    await app.db.update(staffSession).set({ expires_at }).where(eq(staffSession.id, session_id))
    return headers
  },
  'staff whose sessions an owner ended': async () => {
    const [owner, dana] = [await signedInStaff(app), await signedInStaff(app)]
    await app.send('DELETE', `/desk/staff/${dana.staff.id}/sessions`, {}, owner.headers)
    return dana.headers
  },
  'staff who may not enter any more': async () => {
    const [owner, dana] = [await signedInStaff(app), await signedInStaff(app)]
    const body = { roles: ['owner'], is_active: false, version: 1 }
    expect((await app.send('PUT', `/desk/staff/${dana.staff.id}`, body, owner.headers)).status).toBe(200)
    return dana.headers
  },
  'staff who were deactivated past the desk, and a session that was left': async () => {
    const { headers, staff: dana } = await signedInStaff(app)
    await app.db.update(staff).set({ is_active: false }).where(eq(staff.id, dana.id))
    return headers
  },
}

/** All that the desk's endpoints change. */
const deskRows = async () =>
  JSON.stringify([
    await app.db.select().from(staff).orderBy(staff.id),
    await app.db.select().from(staffSession).orderBy(staffSession.id),
    await app.db.select().from(staffInvitation),
    await app.db.select().from(auditEntry).orderBy(auditEntry.id),
  ])

describe('the desk', () => {
  test.each(Object.keys(outsiders))('refuses %s, and nothing changes', async (who) => {
    const headers = (await outsiders[who]?.()) ?? {}
    const before = await deskRows()
    expect(await lettingIn(endpointsFor('staff'), headers)).toEqual([])
    expect(await lettingIn(endpointsFor('staff'), headers, { guest_id })).toEqual([])
    expect(await deskRows()).toBe(before)
  })

  test.each(staffRoles)('gives %s what the role is permitted, and nothing else', async (role) => {
    const somebody = await signedInStaff(app, ['support'])
    const dana = await signedInStaff(app, [role])
    const refused = endpointsFor('staff').filter(({ needs }) => !needs || !isPermitted([role], needs))
    expect(refused.length > 0).toBe(role !== 'owner')
    const before = await deskRows()
    for (const endpoint of refused) {
      for (const filled of [...inputsFor(endpoint), fill(endpoint, { '*': [somebody.staff.id] }, 'one')]) {
        const { status, text } = await callAny(app, endpoint, filled, dana.headers)
        expect([status, JSON.parse(text).errors[0].code], nameOf(endpoint)).toEqual([403, 'permission'])
      }
    }
    expect(await deskRows()).toBe(before)
    // Each with a session of its own, for some end it.
    for (const endpoint of endpointsFor('staff').filter((one) => !refused.includes(one))) {
      const { headers } = await openStaffSession(app, dana.staff)
      const { status, text } = await callAny(app, endpoint, fill(endpoint, values, 'one'), headers)
      expect(status, `${nameOf(endpoint)}: ${text}`).toBeLessThan(500)
      expect(text, nameOf(endpoint)).not.toContain('auth-001')
    }
  })

  test('is closed at an endpoint that names no permission, for owners too', () => {
    const owner = { staff_id: 1, session_id: 1, name: 'Olga', roles: ['owner'], store_ids: [] } as const
    const call = () => checkCaller({ caller: 'staff' }, { kind: 'staff', ...owner })
    expect(call).toThrow(coreFailures.not_allowed.message)
  })

  test('is no part of the public document', async () => {
    const document = await app.fetch('/api/openapi.json')
    expect(await document.text()).not.toContain('/desk')
    expect(await (await app.fetch('/api/docs')).text()).not.toContain('/desk')
  })
})
