// How somebody comes to work here: invited by an owner, or by the shop itself for its first one.
import { createServer, type Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntry, staff, staffInvitation } from '#server/database/schema/staff.ts'
import { makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { listenLocally } from '#server/testing/listen.ts'
import { makeStaff, type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff
let store_id: number

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app, ['owner'], { name: 'Olga' })
  const [zone, module] = [await makeZone(app.db), await makeModule(app.db)]
  store_id = (await makeStore(app.db, { zone_id: zone.id, module_id: module.id })).id
})

afterAll(() => app.close())

beforeEach(() => app.setNow(testInstant))

const day = 86_400_000
const later = (ms: number) => new Date(Date.parse(testInstant) + ms)

let people = 0
const newEmail = () => {
  people += 1
  return `new-${people}@shop.test`
}

const invite = (body: object, by: SignedInStaff = owner) =>
  app.send('POST', '/desk/invitations', body, by.headers)
const tokenOf = (link: string) => link.split('#')[1] ?? ''
const read = (token: string) => app.send('POST', '/desk/invitation/read', { token })
const accept = (token: string, more: object = {}, shop: TestApp = app) =>
  shop.send(
    'POST',
    '/desk/invitation/accept',
    { token, name: 'Nina', password: 'a long enough password', ...more },
    { 'x-localization': 'tg' },
  )

test('an invitation is a link with a secret behind the #, read and accepted by whoever holds it', async () => {
  const email = newEmail()
  const { status, body } = await invite({
    email: email.toUpperCase(),
    roles: ['support', 'manager'],
    store_ids: [store_id, store_id],
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.link).toMatch(/^http:\/\/shop\.test\/desk\/invitation#[\w-]{43}$/)
  const stores = [{ id: store_id, name: expect.any(String) }]
  const shown = { email, roles: ['manager', 'support'], stores, invited_by: 'Olga' }
  const expires_at = later(3 * day).toISOString()
  expect(body.invitation).toEqual({ id: expect.any(Number), ...shown, created_at: testInstant, expires_at })
  const token = tokenOf(body.link)
  expect((await read(token)).body).toEqual({ ...shown, expires_at })
  const listed = await app.get('/desk/staff', owner.headers)
  expect(listed.body.invitations).toContainEqual(body.invitation)
  const entered = await accept(token, { email: 'somebody-else@shop.test' })
  expect(entered.status, JSON.stringify(entered.body)).toBe(200)
  expect(entered.body.account).toMatchObject({
    name: 'Nina',
    email,
    language: 'tg',
    roles: ['manager', 'support'],
    stores,
  })
  const headers = { authorization: `Bearer ${entered.body.token}` }
  expect((await app.get('/desk/account', headers)).body.email).toBe(email)
  const signIn = { email, password: 'a long enough password' }
  expect((await app.send('POST', '/desk/sign-in', signIn)).status).toBe(200)
  for (const again of [await accept(token), await read(token)]) {
    expect([again.status, again.body.errors[0].code]).toEqual([404, 'invitation'])
  }
  expect(await logged(email)).toEqual(['invited', 'invitation_accepted'])
  const kept = JSON.stringify([
    await app.db.select().from(auditEntry),
    await app.db.select().from(staffInvitation),
  ])
  expect(kept).not.toContain(token)
})

async function logged(email: string): Promise<string[]> {
  const rows = await app.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject_name, email))
    .orderBy(auditEntry.id)
  return rows.map(({ act }) => act)
}

test('of many who accept at once, at two processes, one becomes staff', async () => {
  const email = newEmail()
  const token = tokenOf((await invite({ email, roles: ['courier'] })).body.link)
  const other = app.beside()
  const replies = await Promise.all([app, other, app, other].map((shop) => accept(token, {}, shop)))
  await other.close()
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
  expect(await app.db.select().from(staff).where(eq(staff.email, email))).toHaveLength(1)
})

test('a second invitation of an email ends the first, a withdrawn one is over, and so is one after three days', async () => {
  const email = newEmail()
  const first = await invite({ email, roles: ['courier'] })
  const second = await invite({ email, roles: ['dispatcher'] })
  expect((await read(tokenOf(first.body.link))).status).toBe(404)
  expect((await read(tokenOf(second.body.link))).body.roles).toEqual(['dispatcher'])
  const listed = await app.get('/desk/staff', owner.headers)
  expect(listed.body.invitations.filter((one: { email: string }) => one.email === email)).toHaveLength(1)
  const withdraw = () =>
    app.send('DELETE', `/desk/invitations/${second.body.invitation.id}`, {}, owner.headers)
  expect((await withdraw()).status).toBe(200)
  expect((await withdraw()).status).toBe(404)
  expect((await accept(tokenOf(second.body.link))).status).toBe(404)
  expect(await logged(email)).toEqual(['invited', 'invited', 'invitation_withdrawn'])
  const old = tokenOf((await invite({ email, roles: ['courier'] })).body.link)
  app.setNow(later(3 * day))
  expect((await read(old)).status).toBe(404)
  expect((await accept(old)).status).toBe(404)
})

test('who works here already is not invited, nor for stores that are not there', async () => {
  const known = await makeStaff(app, ['support'])
  expect((await invite({ email: known.email, roles: ['courier'] })).status).toBe(409)
  const email = newEmail()
  expect((await invite({ email, roles: ['manager'], store_ids: [store_id, 999_999] })).status).toBe(422)
  expect((await invite({ email, roles: ['manager'] })).body.errors).toEqual([
    { code: 'store_ids', message: 'The manager’s stores are missing.' },
  ])
  for (const roles of [[], ['king'], 'owner', [['owner']], null]) {
    expect((await invite({ email, roles })).status, JSON.stringify(roles)).toBe(403)
  }
  const others = await invite({ email, roles: ['support'], store_ids: [store_id] })
  expect(others.body.invitation.stores).toEqual([])
  await makeStaff(app, ['support'], { email })
  expect((await accept(tokenOf(others.body.link))).status).toBe(409)
})

test.each([
  { token: 'x'.repeat(100_000) },
  { token: 'short' },
  { token: 'y'.repeat(43), name: 'n'.repeat(100_000) },
  { token: 'y'.repeat(43), password: 'short' },
  { token: ['y'.repeat(43)] },
  {},
])('%# whatever is sent instead of an invitation is refused', async (sent) => {
  const whole = { token: undefined, ...sent }
  const { status } = await app.send('POST', '/desk/invitation/accept', {
    name: 'Nina',
    password: 'a long enough password',
    ...whole,
  })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test('without an owner the shop itself invites one: a new link ends the former, and an owner ends them all', async () => {
  const empty = await createTestApp()
  const { ownerLink } = empty
  const first = tokenOf((await ownerLink('http://shop.test')) ?? '')
  const second = tokenOf((await ownerLink('http://shop.test')) ?? '')
  const take = (token: string, more: object) => accept(token, more, empty)
  expect((await take(first, { email: 'a@shop.test' })).status).toBe(404)
  const shown = await empty.send('POST', '/desk/invitation/read', { token: second })
  expect(shown.body).toMatchObject({ email: '', roles: ['owner'], invited_by: null })
  const unnamed = await take(second, {})
  expect([unnamed.status, unnamed.body.errors[0].code]).toEqual([422, 'email'])
  const replies = await Promise.all(
    ['a', 'b', 'c'].map((name) => take(second, { email: `${name}@shop.test` })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  expect(replies.find(({ status }) => status === 200)?.body.account.roles).toEqual(['owner'])
  expect(await ownerLink('http://shop.test')).toBeNull()
  await empty.close()
})

test('a first owner’s link that is still about opens nothing once there is an owner, and lasts seven days', async () => {
  const empty = await createTestApp()
  const { ownerLink } = empty
  const token = tokenOf((await ownerLink('http://shop.test')) ?? '')
  empty.setNow(later(7 * day - 1))
  expect((await empty.send('POST', '/desk/invitation/read', { token })).status).toBe(200)
  empty.setNow(later(7 * day))
  expect((await empty.send('POST', '/desk/invitation/read', { token })).status).toBe(404)
  empty.setNow(testInstant)
  await makeStaff(empty, ['owner'])
  expect((await accept(token, { email: 'b@shop.test' }, empty)).status).toBe(404)
  expect((await empty.send('POST', '/desk/invitation/read', { token })).status).toBe(404)
  await empty.close()
})

test('who starts the shop names one more owner, when the only one is lost', async () => {
  const shop = await createTestApp({ OWNER_EMAIL: 'Second@Shop.test' })
  await makeStaff(shop, ['owner'])
  const { ownerLink } = shop
  const token = tokenOf((await ownerLink('http://shop.test')) ?? '')
  const entered = await accept(token, {}, shop)
  expect(entered.body.account).toMatchObject({ email: 'second@shop.test', roles: ['owner'] })
  expect(await ownerLink('http://shop.test')).toBeNull()
  await shop.close()
})

/** Just enough SMTP to take one letter. */
function takeLetter(socket: Socket, received: string[]): void {
  const answers: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' }
  socket.setEncoding('utf8')
  socket.write('220 test\r\n')
  let isData = false
  socket.on('data', (chunk: string) => {
    for (const line of chunk.split('\r\n').filter((one) => one !== '')) {
      received.push(line)
      if (isData && line !== '.') continue
      isData = line === 'DATA'
      socket.write(`${answers[line] ?? '250 ok'}\r\n`)
    }
  })
}

test('where mail is set up the link is sent too; a mail server that is away loses nothing', async () => {
  const received: string[] = []
  const server = await listenLocally(createServer((socket) => takeLetter(socket, received)))
  const shop = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${server.port}?ignoreTLS=true` })
  const boss = await signedInStaff(shop, ['owner'], { name: 'Olga' })
  const send = (email: string) =>
    shop.send('POST', '/desk/invitations', { email, roles: ['courier'] }, boss.headers)
  const { body } = await send('courier@shop.test')
  await server.close()
  expect(received).toContain('RCPT TO:<courier@shop.test>')
  // Long lines are broken with a '=' at their end.
  expect(received.join('').replaceAll('=', '')).toContain(tokenOf(body.link))
  expect((await send('other@shop.test')).status).toBe(200)
  await shop.close()
})
