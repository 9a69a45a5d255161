// A push message as a push service receives it and a browser opens it, against a service run by the test.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalServer, listenLocally } from '#server/testing/listen.ts'
import { createPush, type Push } from './push.ts'
import { keepPushKeys } from './push-keys.ts'

let service: LocalServer
let push: Push
const received: { headers: IncomingHttpHeaders; body: Buffer }[] = []

beforeAll(async () => {
  service = await listenLocally(
    createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(parts) })
        response.writeHead(request.url === '/gone' ? 410 : request.url === '/broken' ? 500 : 201).end()
      })
    }),
  )
  const keys = await keepPushKeys(await mkdtemp(join(tmpdir(), 'fivefold-push-')))
  push = createPush({
    keys,
    subject: 'mailto:shop@shop.test',
    hosts: [`127.0.0.1:${service.port}`],
    apps: null,
  })
})

afterAll(() => service.close())

function browser(path: string) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  const endpoint = `http://127.0.0.1:${service.port}${path}`
  return { pair, auth, target: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } } }
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** What a browser does with a message (RFC 8291, RFC 8188). */
function opened({ pair, auth }: ReturnType<typeof browser>, body: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + 65)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const sealed = body.subarray(86)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last byte in front of the padding marks the end of the record.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
}

test('[PSH-01] arrives signed by the shop, and only the browser can open it', async () => {
  const one = browser('/ok')
  const message = { type: 'order_status', title: 'On its way', body: 'Order 100001', order_id: 100_001 }
  expect(await push.send(one.target, message)).toBe('sent')
  const [got] = received
  expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(got?.headers.authorization).toContain(`k=${push.public_key}`)
  expect(got && opened(one, got.body)).toEqual(message)
})

test.each([
  ['/gone', 'gone'],
  ['/broken', 'failed'],
])('[PSH-01] %s is told apart', async (path, result) => {
  expect(await push.send(browser(path).target, {})).toBe(result)
})

test('[PSH-01] a service that cannot be reached fails without a throw', async () => {
  const { target } = browser('/ok')
  expect(await push.send({ ...target, endpoint: 'http://127.0.0.1:1/x' }, {})).toBe('failed')
})

test('[PSH-01] the keys made on the first start stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fivefold-push-'))
  const made = await keepPushKeys(folder)
  expect(await keepPushKeys(folder)).toEqual(made)
})
