// The customer's picture, and everything that only pretends to be one.
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from '#server/database/schema/session.ts'
import { makeReview } from '#server/testing/content-factories.ts'
import {
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
} from '#server/testing/factories.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let ann: SignedIn

beforeAll(async () => {
  app = await createTestApp()
  ann = await signedInCustomer(app)
})

afterAll(() => app.close())

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#d94f30' } })

async function upload(bytes: Uint8Array | string, name: string, type: string) {
  const form = new FormData()
  form.set('f_name', 'Ann')
  form.set('l_name', 'Lee')
  form.set('email', ann.customer.email ?? '')
  form.set('image', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
  const response = await app.fetch('/api/v1/customer/update-profile', {
    method: 'POST',
    body: form,
    headers: ann.headers,
  })
  return { status: response.status, body: await response.json() }
}

async function storedName(): Promise<string | null | undefined> {
  const [row] = await app.db.select().from(customer).where(eq(customer.id, ann.customer.id))
  return row?.image
}

async function served(): Promise<Buffer> {
  const { body } = await app.get('/customer/info', ann.headers)
  const response = await app.fetch(new URL(body.image_full_url).pathname, {
    headers: { accept: 'image/webp' },
  })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

test.each(['jpeg', 'png', 'gif'] as const)('[PRF-02] a %s becomes a square picture', async (kind) => {
  const { status, body } = await upload(
    await photo().toFormat(kind).toBuffer(),
    `me.${kind}`,
    `image/${kind}`,
  )
  expect([status, body]).toEqual([200, { message: 'Successfully updated' }])
  expect(await storedName()).toMatch(/^customer-[0-9a-f]{24}\.webp$/)
  const { width, height } = await sharp(await served()).metadata()
  expect([width, height]).toEqual([512, 512])
})

test('[PRF-02] what a photograph tells about its place and time is gone', async () => {
  const exif = { IFD0: { ImageDescription: 'taken-at-home' } }
  const bytes = await photo().withExif(exif).jpeg().toBuffer()
  expect(bytes.includes('taken-at-home')).toBe(true)
  await upload(bytes, 'me.jpg', 'image/jpeg')
  const kept = await served()
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
  expect(kept.includes('taken-at-home')).toBe(false)
})

test('[PRF-02] a script behind a picture does not survive', async () => {
  const hidden = Buffer.concat([await photo().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  expect((await upload(hidden, 'me.png', 'image/png')).status).toBe(200)
  expect((await served()).includes('<script>')).toBe(false)
})

test('[PRF-02] what the customer said before shows the new picture', async () => {
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  const store = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  const { id: category_id } = await makeCategory(app.db, { module_id: module.id })
  const soup = await makeItem(app.db, store, { category_id })
  await upload(await photo().png().toBuffer(), 'one.png', 'image/png')
  await makeReview(app.db, {
    ...{ module_id: module.id, item_id: soup.id, customer_id: ann.customer.id },
    customer_image: await storedName(),
  })
  const shown = async () => {
    const { body } = await app.get(`/items/reviews/${soup.id}`, { moduleId: String(module.id) })
    const { image_full_url } = body.reviews[0].customer
    return app.fetch(new URL(image_full_url).pathname, { headers: { accept: 'image/webp' } })
  }
  expect((await shown()).status).toBe(200)
  await upload(await photo().png().toBuffer(), 'two.png', 'image/png')
  app.forgetCatalogue()
  expect((await shown()).status).toBe(200)
})

test('[PRF-02] the old picture goes when a new one comes', async () => {
  await upload(await photo().png().toBuffer(), 'one.png', 'image/png')
  const before = await storedName()
  await upload(await photo().png().toBuffer(), 'two.png', 'image/png')
  expect(await storedName()).not.toBe(before)
  const gone = await app.fetch(`/img/customer/${before}`, { headers: { accept: 'image/webp' } })
  expect(gone.status).toBe(404)
})

test('[PRF-02] without a new picture the old one stays', async () => {
  await upload(await photo().png().toBuffer(), 'one.png', 'image/png')
  const before = await storedName()
  expect((await upload('', '', 'application/octet-stream')).status).toBe(200)
  const body = { f_name: 'A', l_name: 'B', email: ann.customer.email, image: before }
  expect((await app.send('POST', '/customer/update-profile', body, ann.headers)).status).toBe(200)
  expect(await storedName()).toBe(before)
})

test('[PRF-02] refuses more than two megabytes', async () => {
  const { status, body } = await upload(new Uint8Array(2 * 1_024 * 1_024 + 1), 'big.jpg', 'image/jpeg')
  expect([status, body.errors]).toEqual([
    403,
    [{ code: 'image', message: 'The image must not be larger than 2 MB.' }],
  ])
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const wrongKind = 'The image must be a file of type: jpg, jpeg, png, gif.'
const unreadable = 'The image could not be read.'

test.each([
  ['a page that calls itself a photograph', async () => '<html><script>alert(1)</script>', wrongKind],
  ['a vector that calls itself a PNG', async () => svg, wrongKind],
  ['a kind that is not offered', () => photo().webp().toBuffer(), wrongKind],
  ['a script in a GIF’s clothes', async () => 'GIF89a/*\x00\x00*/=1;alert(1)//', unreadable],
  ['a photograph cut in half', async () => (await photo().jpeg().toBuffer()).subarray(0, 300), unreadable],
  ['a bomb of a few bytes that would fill the memory', async () => bomb(), unreadable],
])('[PRF-02] refuses %s', async (_, make, message) => {
  const before = await storedName()
  const { status, body } = await upload(await make(), 'me.jpg', 'image/jpeg')
  expect([status, body.errors]).toEqual([403, [{ code: 'image', message }]])
  expect(await storedName()).toBe(before)
})

/** A PNG whose header claims 60,000 by 60,000 pixels. */
async function bomb(): Promise<Buffer> {
  const bytes = await photo(8, 8).png().toBuffer()
  const { crc32 } = await import('node:zlib')
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

test('[PRF-02] a change that is refused changes no picture', async () => {
  const form = new FormData()
  for (const [name, value] of [
    ['f_name', 'A'],
    ['l_name', 'B'],
    ['email', 'no address'],
  ] as const)
    form.set(name, value)
  form.set('image', new File([new Uint8Array(await photo().png().toBuffer())], 'me.png'))
  const before = await storedName()
  const response = await app.fetch('/api/v1/customer/update-profile', {
    method: 'POST',
    body: form,
    headers: ann.headers,
  })
  expect(response.status).toBe(403)
  expect(await storedName()).toBe(before)
})

test('refuses a stranger’s picture', async () => {
  const form = new FormData()
  form.set('image', new File(['x'], 'me.png'))
  const response = await app.fetch('/api/v1/customer/update-profile', { method: 'POST', body: form })
  expect(response.status).toBe(401)
})
