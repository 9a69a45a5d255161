import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { type LocalServer, listenLocally } from '#server/testing/listen.ts'
import { refuseUnreadable, unaddressedReply } from './unreadable.ts'

const read = getRequestListener(() => new Response('read'), { errorHandler: unaddressedReply })

const server: LocalServer = await listenLocally(createServer(read).on('clientError', refuseUnreadable))
afterAll(() => server.close())

async function send(request: string) {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body }
}

const unread = 'The request could not be read.'
const tooLong = 'The address or the headers of the request are too long.'

test.each([
  // Ten kilobytes of a search in Cyrillic are thirty in an address.
  [
    431,
    tooLong,
    `GET /api/v1/items/search?name=${'%D0%BF'.repeat(5_000)} HTTP/1.1\r\nHost: shop.example\r\n\r\n`,
  ],
  [
    431,
    tooLong,
    `GET /api/v1/config HTTP/1.1\r\nHost: shop.example\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
  ],
  [400, unread, 'GET /api/v1/config HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  [400, unread, 'GET /api/v1/config HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n'],
  [400, unread, 'GET /api\\v1 HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n'],
  [400, unread, 'BREW /api/v1/config HTTP/1.1\r\nHost: shop.example\r\n\r\n'],
])('[NET-04] what cannot be read is refused in the envelope: %i %s', async (status, message, request) => {
  const answer = await send(request)
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toEqual({ errors: [{ code: 'request', message }], message })
})

test('[NET-04] whoever is refused so does not stop the others', async () => {
  await send('no request at all\r\n\r\n')
  const response = await fetch(`http://127.0.0.1:${server.port}/`)
  expect(await response.text()).toBe('read')
})
