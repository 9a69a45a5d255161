// Newsletter addresses at the desk over HTTP: found, exported without formulas, removed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterSubscriber } from '#server/database/schema/content.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let marketing: SignedInStaff

beforeAll(async () => {
  app = await createTestApp()
  marketing = await signedInStaff(app, ['marketing'])
  const emails = ['ann@shop.test', '=cmd@shop.test', '+plus@shop.test', 'bob@else.test']
  await app.db.insert(newsletterSubscriber).values(emails.map((email) => ({ email })))
})

afterAll(() => app.close())

const list = async (query = '') => (await app.get(`/desk/newsletter?${query}`, marketing.headers)).body

test('addresses are found and sorted', async () => {
  expect((await list()).total_size).toBe(4)
  expect((await list('q=ELSE')).rows).toEqual([expect.objectContaining({ email: 'bob@else.test' })])
  const emails = (await list('sort=email&q=shop')).rows.map((row: { email: string }) => row.email)
  expect(emails.at(-1)).toBe('ann@shop.test')
})

test('the file holds all of them, and nothing a spreadsheet would run', async () => {
  const { body } = await app.get('/desk/newsletter/export', marketing.headers)
  expect(body.file).toBe('newsletter-2026-11-16.csv')
  const lines = body.csv.trim().split('\n')
  expect(lines[0]).toBe('email,created_at')
  expect(lines).toHaveLength(5)
  expect(lines.filter((line: string) => /^"?[=+@-]/.test(line))).toEqual([])
  expect(body.csv).toContain("'=cmd@shop.test")
})

test('an address is removed for good; the log does not repeat it', async () => {
  const [bob] = (await list('q=bob')).rows
  const path = `/desk/newsletter/${bob.id}`
  expect((await app.send('DELETE', path, {}, marketing.headers)).status).toBe(200)
  expect((await app.send('DELETE', path, {}, marketing.headers)).status).toBe(404)
  expect((await list('q=bob')).rows).toEqual([])
  const owner = await signedInStaff(app)
  const log = await app.get('/desk/audit?subject=subscriber', owner.headers)
  expect(log.body.entries).toHaveLength(1)
  expect(JSON.stringify(log.body)).not.toContain('bob@')
})
