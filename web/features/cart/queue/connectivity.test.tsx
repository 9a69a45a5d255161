// @vitest-environment happy-dom
// Whether the shop can be reached: by what the browser says, and by what sending found out.
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { setReachable, useOffline } from './connectivity.ts'

let renders = 0

function Mark() {
  renders += 1
  return <output>{useOffline() ? 'offline' : 'online'}</output>
}

const shown = () => screen.getByRole('status').textContent

function network(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  setReachable(true)
})

test('at first the shop counts as reachable, also while rendering on the server', () => {
  expect(renderToString(<Mark />)).toContain('online')
  render(<Mark />)
  expect(shown()).toBe('online')
})

test('a shop that does not answer is out of reach until it does', () => {
  render(<Mark />)
  act(() => setReachable(false))
  expect(shown()).toBe('offline')
  renders = 0
  act(() => setReachable(false))
  expect(renders).toBe(0)
  act(() => setReachable(true))
  expect(shown()).toBe('online')
})

test('a device without a network says so, and is heard when it is back', () => {
  render(<Mark />)
  network(false)
  expect(shown()).toBe('offline')
  network(true)
  expect(shown()).toBe('online')
})

test('what is no longer shown no longer listens', () => {
  const removed = vi.spyOn(window, 'removeEventListener')
  const looked = vi.spyOn(navigator, 'onLine', 'get')
  const { unmount } = render(<Mark />)
  removed.mockClear()
  unmount()
  expect(removed.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['online', 'offline']))
  looked.mockClear()
  renders = 0
  act(() => setReachable(false))
  act(() => setReachable(true))
  expect([renders, looked.mock.calls.length]).toEqual([0, 0])
})

test('while rendering on the server nothing is marked, whatever is known', () => {
  setReachable(false)
  const Known = () => JSON.stringify({ isOffline: useOffline() })
  expect(renderToString(<Known />).replaceAll('&quot;', '"')).toBe('{"isOffline":false}')
})
