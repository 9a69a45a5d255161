// Whatever stands in the fields of the desk's endpoints, an owner is answered or refused, and nothing breaks.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAny, fill, nameOf, spoilOne } from '#server/testing/any-call.ts'
import { makeStaff, openStaffSession, type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
})

afterAll(() => app.close())

/** Every endpoint of the desk, many times over. */
const patienceMs = 180_000

test('hostile values are refused in words, never with a 500', { timeout: patienceMs }, async () => {
  const { id } = await makeStaff(app, ['support'])
  const desk = app.endpoints.filter(({ path }) => path.startsWith('/desk'))
  expect(desk.length).toBeGreaterThan(20)
  for (const endpoint of desk) {
    for (let turn = 0; turn < 25; turn += 1) {
      const filled = fill(endpoint, { '*': [id], version: [1] }, String(turn))
      const sent = spoilOne(endpoint, filled, turn)
      // Some end the session they come with.
      const { headers } = await openStaffSession(app, owner.staff)
      const { status, text } = await callAny(app, endpoint, sent, headers)
      expect(status, `${nameOf(endpoint)} ${JSON.stringify(sent).slice(0, 500)}: ${text}`).toBeLessThan(500)
    }
  }
})
