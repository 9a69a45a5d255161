// Pictures the desk sends: drawn anew, in the folder of what shows them, and nothing else gets in.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageKindOf } from '#server/platform/images/image-kind.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff
let photo: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c04020' } })
  photo = new Uint8Array(
    await drawn
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer(),
  )
})

afterAll(() => app.close())

async function upload(content: Uint8Array<ArrayBuffer> | string, folder: string, by: SignedInStaff = owner) {
  const form = new FormData()
  form.set('folder', folder)
  form.set('image', new File([content], 'photo.jpg', { type: 'image/jpeg' }))
  const response = await app.fetch('/api/v1/desk/pictures', {
    method: 'POST',
    body: form,
    headers: by.headers,
  })
  return { status: response.status, body: await response.json() }
}

test('a picture is drawn anew and shown under the address that was answered', async () => {
  const { status, body } = await upload(photo, 'item')
  expect(status).toBe(200)
  expect(body.file).toMatch(/^item-[0-9a-f]{24}\.webp$/)
  expect(body.url).toMatch(new RegExp(`/img/item/${body.file}$`))
  const shown = await app.fetch(new URL(body.url).pathname)
  const bytes = new Uint8Array(await shown.arrayBuffer())
  expect([shown.status, imageKindOf(bytes)]).toEqual([200, 'webp'])
  expect(Buffer.from(bytes).includes('where I live')).toBe(false)
})

test.each([
  ['words', 'not a picture at all'],
  ['a vector with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a damaged photograph', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
])('%s are refused by what they are, whatever they are called', async (_, content) => {
  const { status, body } = await upload(content, 'item')
  expect([status, body.errors]).toEqual([422, [{ code: 'image', message: 'The image could not be read.' }]])
})

test('a picture of 60 MB is refused in words', async () => {
  const { status, body } = await upload(new Uint8Array(60 * 1_024 * 1_024), 'item')
  expect([status, body.errors[0].message]).toEqual([413, 'The request body is too large.'])
  const lighter = await upload(new Uint8Array(11 * 1_024 * 1_024), 'item')
  expect(lighter.status).toBeLessThan(500)
  expect(lighter.body.errors[0].message).toBe('An image must not be larger than 10 MB.')
})

test('whoever may not edit a kind of thing puts no picture there', async () => {
  const manager = await signedInStaff(app, ['manager'])
  const marketing = await signedInStaff(app, ['marketing'])
  const support = await signedInStaff(app, ['support'])
  const statuses = async (by: SignedInStaff) =>
    Promise.all(
      ['item', 'banner', 'business'].map(async (folder) => (await upload(photo, folder, by)).status),
    )
  expect(await statuses(manager)).toEqual([200, 200, 403])
  expect(await statuses(marketing)).toEqual([403, 200, 403])
  expect(await statuses(support)).toEqual([403, 403, 403])
  expect((await upload(photo, '../../etc')).status).toBeLessThan(500)
  expect((await upload(photo, 'customer')).status).toBe(403)
})
