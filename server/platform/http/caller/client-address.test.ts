// X-Forwarded-For is believed as far as trusted proxies wrote it, and IPv6 is counted by household.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { addressOf, readClient } from './client.ts'
import { createAddressReader } from './client-address.ts'

const forged = '6.6.6.6, 203.0.113.7'

test('without trusted proxies nobody may say who they are', () => {
  const read = createAddressReader(readConfig({}).trusted_proxies)
  expect(read('192.0.2.1', forged)).toBe('192.0.2.1')
  expect(read('::ffff:192.0.2.1', undefined)).toBe('192.0.2.1')
})

test('behind one proxy the caller is whom that proxy names, not whom the caller names', () => {
  const read = createAddressReader(readConfig({ TRUSTED_PROXIES: '1' }).trusted_proxies)
  expect(read('10.0.0.1', forged)).toBe('203.0.113.7')
  expect(read('10.0.0.1', '203.0.113.7:5123')).toBe('203.0.113.7')
  expect(read('10.0.0.1', undefined)).toBe('10.0.0.1')
  expect(read('10.0.0.1', '6.6.6.6, nonsense')).toBe('10.0.0.1')
})

test('proxies may be named by address and network', () => {
  const { trusted_proxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' })
  const read = createAddressReader(trusted_proxies)
  expect(read('::1', '6.6.6.6, 203.0.113.7, 10.2.3.4')).toBe('203.0.113.7')
  expect(read('192.0.2.1', forged)).toBe('192.0.2.1')
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
])('%s is counted as %s', (address, network) => {
  expect(createAddressReader(0)(address, undefined)).toBe(network)
})

test.each(['proxy.local', '10.0.0.0/33', '1.5', '-1'])('TRUSTED_PROXIES=%s stops the start', (value) => {
  expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow('TRUSTED_PROXIES')
})

test('a request is counted by its connection, and by the header only behind a proxy', async () => {
  const connection = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  const seen = async (trusted: number, env?: object) => {
    const app = new Hono().use(readClient(trusted)).get('/', (context) => context.text(addressOf(context)))
    return (await app.request('/', { headers: { 'x-forwarded-for': forged } }, env)).text()
  }
  expect(await seen(0, connection)).toBe('10.0.0.1')
  expect(await seen(1, connection)).toBe('203.0.113.7')
  expect(await seen(1)).toBe('local')
})
