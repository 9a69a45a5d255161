// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastAnnouncement } from '#web/ui/feedback/announce.ts'
import { useAwaitedLoad } from './use-awaited-load.ts'

const texts = { loading: 'Loading', failed: 'Failed' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('who presses twice while a panel is on its way hears of it once, and it opens once', async () => {
  const script = Promise.withResolvers<boolean>()
  const load = vi.fn(() => script.promise)
  const open = vi.fn()
  const { result } = renderHook(() => useAwaitedLoad(load, texts))
  const before = lastAnnouncement().count
  act(() => void result.current.loadThen(open))
  act(() => void result.current.loadThen(open))
  expect(result.current).toMatchObject({ isAwaited: true, isLongAwaited: false })
  act(() => vi.advanceTimersByTime(1_000))
  expect(result.current).toMatchObject({ isAwaited: true, isLongAwaited: true })
  expect(lastAnnouncement()).toEqual({ text: 'Loading', count: before + 1 })
  await act(async () => script.resolve(true))
  expect(load).toHaveBeenCalledTimes(1)
  expect(open).toHaveBeenCalledTimes(1)
  expect(result.current).toMatchObject({ isAwaited: false, isLongAwaited: false })
})

test('a page that is left while it waits says nothing any more', () => {
  const { result, unmount } = renderHook(() => useAwaitedLoad(() => new Promise(() => {}), texts))
  const before = lastAnnouncement().count
  act(() => void result.current.loadThen(() => {}))
  unmount()
  vi.advanceTimersByTime(5_000)
  expect(lastAnnouncement().count).toBe(before)
})
