// What is fetched for somebody else never comes from this machine or the network behind it.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchPicture, isPublicAddress, usualFetchLimits } from './fetch-picture.ts'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const inside = { ...usualFetchLimits, allowsPrivate: true, most: 1_000, timeoutMs: 500 }

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
])('%s is no address of the world', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  'http://127.0.0.1/a',
  'http://[::1]/a',
  'http://2130706433/a',
  'http://localhost/a',
  'file:///etc/passwd',
  'ftp://1.1.1.1/a',
  'http://me:secret@1.1.1.1/a',
])('nothing is asked of %s', async (address) => {
  await expect(fetchPicture(address)).rejects.toThrow()
})

test('what is too large, too slow, missing or goes round in circles is given up', async () => {
  const at = await host((request, response) => {
    if (request.url === '/large') response.end(Buffer.alloc(2_000))
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
    else if (request.url === '/away') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (request.url === '/missing') response.writeHead(404).end()
    else if (request.url !== '/slow') response.end('fine')
  })
  expect((await fetchPicture(`${at}/fine`, inside)).toString()).toBe('fine')
  for (const path of ['large', 'round', 'away', 'missing', 'slow']) {
    await expect(fetchPicture(`${at}/${path}`, inside), path).rejects.toThrow()
  }
})
