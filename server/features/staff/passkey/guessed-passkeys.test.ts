// Whoever guesses at the second step with passkeys waits like whoever guesses codes.
import { expect, test } from 'vitest'
import { makeSoftwareKey } from '#server/testing/software-authenticator.ts'
import { signedInStaff, staffPassword } from '#server/testing/staff.ts'
import { createTestApp, testInstant } from '#server/testing/test-app.ts'

test('wrong passkeys are counted like wrong codes, and asking for a challenge forgives none', async () => {
  const guarded = await createTestApp({ RATE_LIMIT: 'on' })
  const tina = await signedInStaff(guarded)
  const headers = { 'content-type': 'application/json', ...tina.headers }
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers }
    const response = await guarded.fetch(`/api/v1/desk${path}`, init, '203.0.113.6')
    return { status: response.status, body: await response.json() }
  }
  const begun = await post('/account/passkeys/begin', { password: staffPassword })
  const key = makeSoftwareKey(begun.body)
  const credential = key.created
  expect((await post('/account/passkeys', { name: 'Key', credential })).status).toBe(200)
  const password = { email: tina.staff.email, password: staffPassword }
  for (let turn = 1; turn <= 10; turn += 1) {
    const { ticket, options } = (await post('/sign-in/passkey', password)).body
    const passkey = { ticket, credential: key.use(options, { origin: 'http://elsewhere.test' }) }
    expect((await post('/sign-in', { ...password, passkey })).status).toBe(401)
    guarded.setNow(new Date(Date.parse(testInstant) + turn))
  }
  expect((await post('/sign-in/passkey', password)).status).toBe(429)
  await guarded.close()
})
