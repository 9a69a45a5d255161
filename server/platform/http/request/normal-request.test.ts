// One spelling for one address.
import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isNormal, normalTarget } from './normal-request.ts'

test.each([
  ['/api/v1/config', '/api/v1/config'],
  ['/api/v1/items?name=%D0%B0&x=[1]', '/api/v1/items?name=%D0%B0&x=[1]'],
  ['/%61pi/v1/config', '/api/v1/config'],
  ['/./api/v1/config', '/api/v1/config'],
  ['/%2E/api/v1/config', '/api/v1/config'],
  ['/home/../api/v1/config', '/api/v1/config'],
  ['/home/%2e%2E/api/v1/config', '/api/v1/config'],
  ['//api/v1//config', '/api/v1/config'],
  ['///', '/'],
  ['/..', '/'],
  ['/api/v1/config/', '/api/v1/config/'],
  ['/api/v1/config/.', '/api/v1/config/'],
  ['/store/%d0%b0', '/store/%D0%B0'],
  ['/store/a%2fb', '/store/a%2Fb'],
  ['/store/a%25b', '/store/a%25b'],
  ['/store/a%3Fb', '/store/a%3Fb'],
  ['/store/a%26b', '/store/a&b'],
  ['/store/..%2Fapi', '/store/..%2Fapi'],
  ['/.well-known/x', '/.well-known/x'],
  ['/home#top', '/home'],
  ['/home?a=1#b?c', '/home?a=1'],
  ['/home?a=//b/../c', '/home?a=//b/../c'],
])('%s is %s', (asked, target) => {
  expect(normalTarget(asked)).toEqual({ target, host: null })
})

test.each([
  ['http://shop.example/%61pi/x?y', '/api/x?y', 'shop.example'],
  ['HTTPS://Shop.example:8443', '/', 'Shop.example:8443'],
  ['http://shop.example?x=1', '/?x=1', 'shop.example'],
])('the whole address %s names its host', (asked, target, host) => {
  expect(normalTarget(asked)).toEqual({ target, host })
})

test.each([
  '',
  '*',
  'shop.example:443',
  'api/v1',
  '/%',
  '/%ff',
  '/a\\b',
  'http://',
  'http://user@shop.example/',
])('%j has no normal form', (asked) => {
  expect(normalTarget(asked)).toBeNull()
  expect(isNormal(asked)).toBe(false)
})

const piece = fc.constantFrom(
  '/',
  '/',
  '.',
  '..',
  'a',
  'api',
  'Ж',
  '%61',
  '%2e',
  '%2F',
  '%25',
  '%C3%A4',
  '?',
  '&',
  '=',
  '#',
)
const targets = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`)

test('what is normal stays as it is', () => {
  fc.assert(
    fc.property(targets, (asked) => {
      const normal = normalTarget(asked)
      if (!normal) return
      expect(isNormal(normal.target)).toBe(true)
      expect(normalTarget(normal.target)).toEqual({ target: normal.target, host: null })
    }),
  )
})

test('what is normal is routed as the address that was asked for, but for doubled slashes', async () => {
  const app = new Hono().all('*', (context) => context.text(context.req.path))
  const routed = async (target: string) => (await app.request(`http://x${target}`)).text()
  await fc.assert(
    fc.asyncProperty(targets, async (asked) => {
      const normal = normalTarget(asked)
      if (!normal || /\/(?:\.|%2e)*\//i.test(asked.split(/[?#]/, 1)[0] ?? '')) return
      // Hono leaves escapes of signs alone that an address may hold as they are.
      const plainly = (path: string) => path.replaceAll('%25', '%').replaceAll('%2f', '%2F')
      expect(plainly(await routed(normal.target))).toBe(plainly(await routed(asked)))
    }),
  )
})
