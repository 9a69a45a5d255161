// Whom the shop believes where it is, and where it sends payers back to.
import { networkInterfaces } from 'node:os'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../config/config.ts'
import { callbackAddress, createOriginOf } from './origin.ts'

const ask = (url: string, settings: Record<string, string> = {}) =>
  createOriginOf(readConfig({ PORT: '3000', ...settings }))(new Request(url))

describe('the own address', () => {
  test('is the setting, whatever a request names', () => {
    const settings = { PUBLIC_URL: 'https://shop.example/' }
    for (const host of ['evil.example', 'localhost:3000', 'shop.example'])
      expect(ask(`http://${host}/`, settings)).toBe('https://shop.example')
  })

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://localhost:8080',
    'http://localhost',
  ])('without it is this machine as the visitor names it: %s', (origin) => {
    expect(ask(`${origin}/home`)).toBe(origin)
  })

  test('is any address of this machine, with the port that is listened on', () => {
    const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
    const outer = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal)
    for (const { address } of outer) {
      expect(ask(`http://${address}:3000/`)).toBe(`http://${address}:3000`)
      expect(ask(`http://${address}:3000/`, { PORT: '0' })).toBe(`http://${address}:3000`)
      expect(ask(`http://${address}:8080/`)).toBe('http://localhost:3000')
    }
  })

  test('is the host that is listened on', () => {
    expect(ask('http://shop.local:3000/', { HOST: 'Shop.local' })).toBe('http://shop.local:3000')
    expect(ask('http://shop.local:3001/', { HOST: 'shop.local' })).toBe('http://localhost:3000')
  })

  test.each([
    'http://evil.example/',
    'http://evil.example:3000/',
    'http://localhost.evil.example:3000/',
    'http://127.0.0.1.evil.example:3000/',
    'http://203.0.113.7:3000/',
    'http://[2001:db8::7]:3000/',
  ])('is never what a stranger says: %s', (url) => {
    expect(ask(url)).toBe('http://localhost:3000')
  })

  test('has no port where it needs none', () => {
    expect(ask('http://evil.example/', { PORT: '80' })).toBe('http://localhost')
  })
})

describe('a way back', () => {
  const trusted = {
    origin: 'http://shop.test',
    client_origins: ['https://trusted.example', 'http://localhost:5173'],
  }

  test.each([
    ['http://shop.test/order/7', 'http://shop.test/order/7'],
    ['/profile?page=wallet', 'http://shop.test/profile?page=wallet'],
    ['https://trusted.example/my-orders?tab=1', 'https://trusted.example/my-orders?tab=1'],
    ['https://TRUSTED.example:443/#/orders', 'https://trusted.example/#/orders'],
    ['http://localhost:5173', 'http://localhost:5173/'],
    // Neither may stand in a header as it is.
    ['https://trusted.example/заказ\n', 'https://trusted.example/%D0%B7%D0%B0%D0%BA%D0%B0%D0%B7'],
  ])('to %s is taken', (address, read) => {
    expect(callbackAddress(address, trusted)).toBe(read)
  })

  test.each([
    'https://elsewhere.example/',
    'http://trusted.example/',
    'https://trusted.example:8443/',
    'https://trusted.example.evil.com/',
    'https://trusted.example@evil.com/',
    'https://evil.com#@trusted.example/',
    'https://user@trusted.example/',
    'https://user:word@trusted.example/',
    'https://trusted.example./',
    'https://sub.trusted.example/',
    '//evil.com',
    '\\\\evil.com',
    '/\\evil.com',
    'https:\\\\evil.com\\trusted.example',
    'ht\ntps://evil.com',
    'javascript:alert(1)',
    'javascript://trusted.example/%0aalert(1)',
    'data:text/html,x',
    'blob:https://trusted.example/1',
    'http://localhost:5174/',
    'http://',
  ])('to %j is refused', (address) => {
    expect(callbackAddress(address, trusted)).toBeNull()
  })
})

describe('CLIENT_ORIGINS', () => {
  test('is a list of exact origins', () => {
    expect(readConfig({}).client_origins).toEqual([])
    const { client_origins } = readConfig({
      CLIENT_ORIGINS: 'https://app.example, https://Other.example:8443/ ,http://localhost:3001',
    })
    expect(client_origins).toEqual([
      'https://app.example',
      'https://other.example:8443',
      'http://localhost:3001',
    ])
  })

  test.each([
    'app.example',
    'http://app.example',
    'https://app.example/path',
    'https://app.example?x=1',
    'https://user@app.example',
    'https://*.example',
    '*',
    'null',
    'ftp://app.example',
    'https://fine.example, javascript:alert(1)',
  ])('%s stops the start', (value) => {
    const start = () => readConfig({ CLIENT_ORIGINS: value })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow('CLIENT_ORIGINS')
  })
})
