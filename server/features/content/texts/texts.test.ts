// Rewording the storefront's texts: what is refused, what the storefront is given, and taking it back.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOverride } from '#server/database/schema/content.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
})

afterAll(() => app.close())

type Text = {
  key: string
  area: string
  original: string
  english: string | null
  own: string | null
  version: number
  is_ignored: boolean
}

async function list(query: Record<string, string> = {}) {
  const { status, body } = await app.get(`/desk/texts?${new URLSearchParams(query)}`, owner.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as {
    rows: Text[]
    total_size: number
    areas: { name: string; total: number; changed: number }[]
  }
}

async function textOf(key: string, language = 'en'): Promise<Text> {
  const found = (await list({ q: key, language })).rows.find((row) => row.key === key)
  if (!found) throw new Error(`no text ${key}`)
  return found
}

const change = async (key: string, text: string, language = 'en', version?: number) =>
  app.send(
    'PUT',
    `/desk/texts/${language}/${key}`,
    { text, version: version ?? (await textOf(key, language)).version },
    owner.headers,
  )

const overrides = async (language = 'en') => {
  app.forgetCatalogue()
  return (await app.get('/text-overrides', { 'x-localization': language })).body as {
    version: string
    texts: Record<string, unknown>
  }
}

const configVersion = async (language = 'en') =>
  (await app.get('/config', { 'x-localization': language })).body.text_overrides as string | undefined

const reset = async (key: string, language = 'en') =>
  app.send(
    'DELETE',
    `/desk/texts/${language}/${key}`,
    { version: (await textOf(key, language)).version },
    owner.headers,
  )

const plain = 'cart.empty_title'
const counted = 'cart.parked_pieces'

test('a shop without its own words tells the storefront nothing', async () => {
  expect(await configVersion()).toBeUndefined()
  expect(await overrides()).toEqual({ version: '', texts: {} })
})

test('texts are found by key, words and area, in each language beside the English', async () => {
  const all = await list()
  expect(all.total_size).toBeGreaterThan(500)
  expect(all.areas.reduce((sum, { total }) => sum + total, 0)).toBe(all.total_size)
  const { rows, areas } = await list({ area: 'cart', q: 'cart', language: 'ru', limit: '5' })
  expect(rows.length).toBe(5)
  for (const row of rows) expect(row).toMatchObject({ area: 'cart', own: null, version: 0 })
  expect(rows.every(({ english }) => english !== null)).toBe(true)
  expect(areas.length).toBeGreaterThan(1)
  expect((await list({ q: 'no such words anywhere' })).total_size).toBe(0)
})

test('a text in the shop’s own words reaches the storefront, in its language only, and goes back', async () => {
  const before = await textOf(plain)
  const saved = await change(plain, 'Nothing here yet')
  expect([saved.status, saved.body]).toEqual([
    200,
    { ...before, own: 'Nothing here yet', version: before.version + 1 },
  ])
  const now = await overrides()
  expect(now.texts).toEqual({ [plain]: 'Nothing here yet' })
  expect(await configVersion()).toBe(now.version)
  expect((await overrides('ru')).texts).toEqual({})
  expect(await configVersion('ru')).toBeUndefined()
  expect((await list({ state: 'changed' })).rows.map(({ key }) => key)).toEqual([plain])
  expect((await reset(plain)).body).toMatchObject({ own: null, version: before.version + 2 })
  expect(await overrides()).toEqual({ version: '', texts: {} })
})

test('a text with places travels compiled', async () => {
  const { original } = await textOf(counted)
  expect(original).toContain('plural')
  const saved = await change(counted, '{count, plural, one {One thing} other {# things}} to take along')
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect((await overrides()).texts[counted]).toEqual([
    ['count', 2, { one: 'One thing', other: [0, ' things'] }],
    ' to take along',
  ])
  await reset(counted)
})

test.each([
  ['{count, plural, one {One} other {#}', 'cannot be read'],
  ['{count, plural, one {One}}', 'cannot be read'],
  ['<b>{count}</b>', '<b>'],
  ['{count} for {who}', '{who}'],
  ['Your cart', 'Keep {count}'],
  ['{count, date}', 'same form'],
  ['{count, plural, few {#} one {#} other {#}}', 'few'],
  ['{count, plural, other {#}}', 'one'],
])('%s is refused with words, saved and previewed alike', async (text, said) => {
  const refused = await change(counted, text)
  expect([refused.status, refused.body.errors?.[0].code]).toEqual([422, 'text'])
  expect(refused.body.errors[0].message).toContain(said)
  const preview = await app.send('POST', `/desk/texts/en/${counted}/preview`, { text }, owner.headers)
  expect([preview.status, preview.body.errors]).toEqual([422, refused.body.errors])
})

test('Russian counts in more forms than English, and each must be there', async () => {
  const two = await change(counted, '{count, plural, one {# вещь} other {# вещей}}', 'ru')
  expect(two.status).toBe(422)
  expect(two.body.errors[0].message).toContain('few')
})

test.each([
  ['', 403],
  ['   ', 403],
  ['x'.repeat(2_001), 403],
])('an empty or endless text is refused', async (text, status) => {
  expect((await change(plain, text)).status).toBe(status)
})

test('a preview fills in what a customer would read, once for each form', async () => {
  const { status, body } = await app.send(
    'POST',
    `/desk/texts/en/${counted}/preview`,
    { text: '{count, plural, one {Just one} other {# things}}' },
    owner.headers,
  )
  expect([status, body]).toEqual([200, { lines: ['Just one', '3 things', '12 things'] }])
})

test('what is markup in a text is words to the storefront', async () => {
  const evil = "</script><img src=x onerror='alert(1)'>"
  const refused = await change(plain, evil)
  expect(refused.status).toBe(422)
  const quoted = "'<'script>alert(1)'<'/script>"
  expect((await change(plain, quoted)).status).toBe(200)
  expect((await overrides()).texts[plain]).toBe('<script>alert(1)</script>')
  await reset(plain)
})

test('every original passes its own check, in every language', async () => {
  const problems: string[] = []
  const originals = await app.parts.originals()
  const { checkText } = await import('./text-check.ts')
  const { previewLines } = await import('./text-preview.ts')
  for (const [language, texts] of Object.entries(originals)) {
    for (const [key, text] of Object.entries(texts)) {
      const checked = checkText(language as 'en', text, text)
      if ('problem' in checked) problems.push(`${language} ${key}: ${checked.problem.kind.message}`)
      else if (previewLines(checked.message, language as 'en').length === 0) problems.push(`${key}: empty`)
    }
  }
  expect(problems).toEqual([])
})

test('two who reword one text: the second sees that it changed', async () => {
  const { version } = await textOf(plain)
  expect((await change(plain, 'First', 'en', version)).status).toBe(200)
  const second = await change(plain, 'Second', 'en', version)
  expect([second.status, second.body.errors[0].code]).toEqual([409, 'version'])
  const both = await Promise.all([
    change(plain, 'Third', 'en', version + 1),
    change(plain, 'Fourth', 'en', version + 1),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await reset(plain)
})

test('the log says what a text said before, and takes a change back', async () => {
  await change(plain, 'One')
  await change(plain, 'Two')
  const entries = async () =>
    (await app.get('/desk/audit?subject=text&limit=2', owner.headers)).body.entries as {
      id: number
      subject_name: string
      before: object
      after: object
      can_undo: boolean
    }[]
  const [last, earlier] = await entries()
  expect(last).toMatchObject({
    subject_name: `${plain} (en)`,
    before: { text: 'One' },
    after: { text: 'Two' },
    can_undo: true,
  })
  expect(earlier?.can_undo).toBe(false)
  expect((await app.send('POST', `/desk/audit/${last?.id}/undo`, {}, owner.headers)).status).toBe(200)
  expect((await textOf(plain)).own).toBe('One')
  await reset(plain)
})

test('an own wording that no original fits any more is shown to nobody, and breaks nothing', async () => {
  await app.db
    .insert(textOverride)
    .values([
      { language: 'en', key: 'cart.no_such_text', text: 'Lost' },
      { language: 'en', key: counted, text: '{count', version: 5 },
    ])
    .onConflictDoUpdate({ target: [textOverride.language, textOverride.key], set: { text: '{count' } })
  expect((await overrides()).texts).toEqual({})
  expect(await textOf(counted)).toMatchObject({ own: '{count', is_ignored: true })
  await app.db.delete(textOverride).where(eq(textOverride.language, 'en'))
})

test.each(['cart.none', 'constructor.name', 'cart', '__proto__.x'])('%s is no text', async (key) => {
  const { status } = await app.send('PUT', `/desk/texts/en/${key}`, { text: 'x', version: 0 }, owner.headers)
  expect(status).toBe(404)
})

test('a manager, a dispatcher and a stranger reword nothing', async () => {
  for (const role of ['manager', 'dispatcher', 'marketing'] as const) {
    const { headers } = await signedInStaff(app, [role])
    expect((await app.get('/desk/texts', headers)).status).toBe(403)
    expect(
      (await app.send('PUT', `/desk/texts/en/${plain}`, { text: 'x', version: 0 }, headers)).status,
    ).toBe(403)
  }
  expect((await app.get('/desk/texts')).status).toBe(401)
})
