// The one address of a page.
import { expect, test } from 'vitest'
import { moduleAddress, shownAddress } from './page-address.ts'

const frame = { status: 'success', pathname: '/' }

test('a page that depends on its module is known by it, and keeps what else makes it another page', () => {
  expect(moduleAddress('/home', { id: 3 })).toBe('/home?module_id=3')
  expect(moduleAddress('/home', { id: 3 }, { search: 'a b' })).toBe('/home?search=a+b&module_id=3')
  expect(moduleAddress('/home', null)).toBe('/home')
})

test('a page says its address itself; one that does not is known by its path', () => {
  const page = { status: 'success', pathname: '/about-us', loaderData: { messages: {} } }
  expect(shownAddress([frame, page])).toBe('/about-us')
  expect(shownAddress([frame, { ...page, loaderData: { address: '/about?module_id=1' } }])).toBe(
    '/about?module_id=1',
  )
})

test('a page that is not there has none, wherever that was noticed', () => {
  expect(shownAddress([frame])).toBeNull()
  expect(shownAddress([frame, { status: 'notFound', pathname: '/product/gone' }])).toBeNull()
  expect(shownAddress([frame, { status: 'error', pathname: '/home' }])).toBeNull()
})
