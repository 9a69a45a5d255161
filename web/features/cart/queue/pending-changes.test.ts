// @vitest-environment happy-dom
// The queue in storage: every tab reads the newest, what is broken is left out, and a forbidden storage loses nothing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAdd, anUpdate, aRemoval } from '../cart.fixture.ts'
import { pendingChanges } from './pending-changes.ts'

const stored = () => window.localStorage.getItem('cart_changes')

beforeEach(() => {
  pendingChanges.change(() => [])
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Storage that can be read and not written. */
function refuseWriting(setItem: () => void, older: string | null = null) {
  vi.stubGlobal('localStorage', { getItem: () => older, removeItem: () => undefined, setItem })
}

test('what waits is in storage, word for word, and gone from it when nothing waits', () => {
  expect(pendingChanges.read()).toEqual([])
  pendingChanges.change(() => [anAdd(), aRemoval()])
  expect(JSON.parse(stored() ?? '')).toEqual([anAdd(), aRemoval()])
  expect(pendingChanges.read()).toEqual([anAdd(), aRemoval()])
  pendingChanges.change((queue) => queue.slice(1))
  expect(pendingChanges.read()).toEqual([aRemoval()])
  pendingChanges.change(() => [])
  expect(stored()).toBeNull()
})

test('what another tab wrote is read, without what has no shape of ours', () => {
  window.localStorage.setItem(
    'cart_changes',
    JSON.stringify([anUpdate(), { ...anUpdate(), quantity: 0 }, anAdd()]),
  )
  expect(pendingChanges.read()).toEqual([anUpdate(), anAdd()])
})

test('until storage changes it is the very same list, so that nothing renders for ever', () => {
  expect(pendingChanges.read()).toBe(pendingChanges.read())
  pendingChanges.change(() => [anAdd()])
  const first = pendingChanges.read()
  expect(pendingChanges.read()).toBe(first)
  pendingChanges.change(() => [anAdd({ quantity: 2 })])
  expect(pendingChanges.read()).not.toBe(first)
})

test('on the server nothing waits, and it is always the same nothing', () => {
  expect(pendingChanges.onServer()).toEqual([])
  expect(pendingChanges.onServer()).toBe(pendingChanges.onServer())
})

test('where storage is full this tab remembers by itself, until it can write again', () => {
  refuseWriting(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  pendingChanges.change(() => [anAdd()])
  expect([stored(), pendingChanges.read()]).toEqual([null, [anAdd()]])
  vi.unstubAllGlobals()
  pendingChanges.change((queue) => [...queue, anUpdate()])
  expect(JSON.parse(stored() ?? '')).toEqual([anAdd(), anUpdate()])
  window.localStorage.removeItem('cart_changes')
  expect(pendingChanges.read()).toEqual([])
})

test('where storage is too full for one more, this tab knows it, beside what was stored before', () => {
  pendingChanges.change(() => [anAdd()])
  const older = stored()
  refuseWriting(() => {
    throw new DOMException('full', 'QuotaExceededError')
  }, older)
  pendingChanges.change((queue) => [...queue, anUpdate()])
  expect(pendingChanges.read()).toEqual([anAdd(), anUpdate()])
})

test('where storage swallows what is written this tab remembers by itself', () => {
  refuseWriting(() => undefined)
  pendingChanges.change(() => [anAdd()])
  expect(pendingChanges.read()).toEqual([anAdd()])
})

test('whoever listens hears of changes here and in other tabs, and of nothing else, until they stop', () => {
  const listener = vi.fn()
  const told = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  const stop = pendingChanges.subscribe(listener)
  pendingChanges.change(() => [anAdd()])
  expect(listener).toHaveBeenCalledTimes(1)
  told('cart_changes')
  told(null)
  expect(listener).toHaveBeenCalledTimes(3)
  told('token')
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  told('cart_changes')
  pendingChanges.change(() => [])
  expect(listener).toHaveBeenCalledTimes(3)
})
