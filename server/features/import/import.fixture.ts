// Sends files to the desk as its screens do, for tests.
import { expect } from 'vitest'
import type { ImportView } from '#contract/features/import/import.schema.ts'
import type { ImportKind } from '#contract/features/import/import-words.ts'
import type { SignedInStaff } from '#server/testing/staff.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type Sender = Pick<SignedInStaff, 'headers'>

const partSize = 4 * 1_024 * 1_024

export interface SentFile {
  kind: ImportKind
  name?: string
  bytes: string | Uint8Array
  pictures?: Uint8Array
  store_id?: number
}

async function sendParts(
  app: TestApp,
  { headers }: Sender,
  path: string,
  of: string,
  bytes: Buffer,
): Promise<number> {
  const count = Math.max(1, Math.ceil(bytes.length / partSize))
  for (let number = 0; number < count; number += 1) {
    const form = new FormData()
    form.set('of', of)
    form.set('number', String(number))
    const part = new Uint8Array(bytes.subarray(number * partSize, (number + 1) * partSize))
    form.set('part', new Blob([part]), 'part')
    const reply = await app.fetch(`/api/v1${path}/parts`, { method: 'POST', body: form, headers })
    expect(reply.status, await reply.clone().text()).toBe(200)
  }
  return count
}

/** Up to where its columns are recognised, or it is refused. */
export async function upload(app: TestApp, who: Sender, file: SentFile): Promise<ImportView> {
  const { kind, name = 'file.csv', bytes, pictures, store_id } = file
  const made = await app.send('POST', '/desk/imports', { kind, file_name: name, store_id }, who.headers)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const path = `/desk/imports/${made.body.id}`
  const parts = await sendParts(app, who, path, 'file', Buffer.from(bytes as Uint8Array))
  const picture_parts = pictures ? await sendParts(app, who, path, 'pictures', Buffer.from(pictures)) : 0
  const read = await app.send('POST', `${path}/read`, { parts, picture_parts }, who.headers)
  expect(read.status, JSON.stringify(read.body)).toBe(200)
  return read.body
}

export async function oneImport(app: TestApp, who: Sender, id: number): Promise<ImportView> {
  const { status, body } = await app.get(`/desk/imports/${id}`, who.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** As it would be once it was looked at: every row's fate is known. */
export async function check(
  app: TestApp,
  who: Sender,
  file: SentFile,
  mapping?: (string | null)[],
): Promise<ImportView> {
  const { id, version, mapping: recognised, state, problem } = await upload(app, who, file)
  expect([state, problem]).toEqual(['mapping', null])
  const body = { version, mapping: mapping ?? recognised }
  const asked = await app.send('POST', `/desk/imports/${id}/check`, body, who.headers)
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  await app.workAtImports()
  return oneImport(app, who, id)
}

export async function run(
  app: TestApp,
  who: Sender,
  { id, version }: Pick<ImportView, 'id' | 'version'>,
  skip_refused = false,
): Promise<ImportView> {
  const asked = await app.send('POST', `/desk/imports/${id}/run`, { version, skip_refused }, who.headers)
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  await app.workAtImports()
  return oneImport(app, who, id)
}

export interface ShownRow {
  line: number
  fate: string
  name: string
  changes: { field: string; before: string; after: string }[]
  reasons: { field: string | null; text: string }[]
}

export async function rowsOf(app: TestApp, who: Sender, id: number, query = ''): Promise<ShownRow[]> {
  const { status, body } = await app.get(`/desk/imports/${id}/rows?limit=100${query}`, who.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.rows
}

export async function exported(app: TestApp, who: Sender, path: string): Promise<Buffer> {
  const reply = await app.fetch(`/api/v1/desk/exports/${path}`, { headers: who.headers })
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}
