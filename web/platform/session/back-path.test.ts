// Signing in must never carry anybody out of the shop.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authHref, safeBackPath } from './back-path.ts'

test.each(['/home', '/profile?page=settings', '/store/the-green-door?module_id=2#menu', '/'])(
  '[NET-13] %s is a page to come back to',
  (path) => {
    expect(safeBackPath(path)).toBe(path)
  },
)

test.each([
  '',
  'home',
  'https://elsewhere.test/',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/\t/elsewhere.test',
  '/.//elsewhere.test',
  '/..//elsewhere.test',
  'javascript:alert(1)',
  '/auth/sign-in',
  '/forgot-password',
])('%j is not', (text) => {
  expect(safeBackPath(text)).toBeNull()
})

test('whatever a link says, the way back stays at the origin of the shop', () => {
  const parts = fc.array(
    fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', 'https:', 'evil.test', '%2f', '?', '#'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        parts.map((some) => some.join('')),
        fc.webUrl(),
        fc.string(),
      ),
      (text) => {
        const path = safeBackPath(text)
        if (path !== null) expect(new URL(path, 'https://our.shop').origin).toBe('https://our.shop')
      },
    ),
  )
})

test('the entrance carries only a safe way back', () => {
  expect(authHref('/auth/sign-in', '/profile?page=settings')).toBe(
    '/auth/sign-in?back=%2Fprofile%3Fpage%3Dsettings',
  )
  expect(authHref('/auth/sign-up', '//elsewhere.test')).toBe('/auth/sign-up')
})
