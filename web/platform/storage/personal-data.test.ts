// Signing out clears what was typed, signing in does not, and an expired session suspends it for its owner.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  clearPersonalData,
  hasSuspendedData,
  restorePersonalData,
  suspendPersonalData,
} from './personal-data.ts'
import { tabStorage } from './tab-storage.ts'

/** As much of a browser as storage needs. */
function tab() {
  const events = new EventTarget()
  const memory = (): Storage => {
    const stored: Record<string, string> = {}
    const methods = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value
      },
      removeItem: (key: string) => {
        delete stored[key]
      },
    }
    return new Proxy<Storage>(Object.create(methods), {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(stored, key),
    })
  }
  const deleted: string[] = []
  const browser = {
    localStorage: memory(),
    sessionStorage: memory(),
    indexedDB: { deleteDatabase: (name: string) => void deleted.push(name) },
    addEventListener: events.addEventListener.bind(events),
    notify: (key: string) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
  }
  return { browser, deleted }
}

let now: ReturnType<typeof tab>

beforeEach(() => {
  now = tab()
  vi.stubGlobal('window', now.browser)
})

afterEach(() => vi.unstubAllGlobals())

const parcel = () => tabStorage('fivefold-parcel', z.object({ to: z.string() }), { to: '' })

/** As the browser reports a removed token. */
function signedOut() {
  now.browser.localStorage.removeItem('token')
  now.browser.notify('token')
}

const storedKeys = () => Object.keys(now.browser.sessionStorage)

test('what a person typed is gone from the tab and from memory when they leave', () => {
  const draft = parcel()
  now.browser.localStorage.setItem('token', 'ann')
  restorePersonalData(7)
  draft.save({ to: 'Ann’s mother' })
  now.browser.sessionStorage.setItem('fivefold-checkout-cart', '{}')
  now.browser.sessionStorage.setItem('fivefold-wishlist', '{}')
  now.browser.sessionStorage.setItem('fivefold-order-only', '{}')
  now.browser.sessionStorage.setItem('fivefold-notice', '{}')
  clearPersonalData()
  signedOut()
  expect(draft.current()).toEqual({ to: '' })
  expect(storedKeys()).toEqual(['fivefold-notice'])
  expect(now.deleted).toEqual(['fivefold-checkout'])
  restorePersonalData(7)
  expect(draft.current()).toEqual({ to: '' })
})

test('[NET-03] a session that ran out hides what was typed until the same customer is back', () => {
  const draft = parcel()
  now.browser.localStorage.setItem('token', 'ann')
  restorePersonalData(7)
  draft.save({ to: 'Ann’s mother' })
  now.browser.sessionStorage.setItem('fivefold-buy_now', '{"module_id":1}')
  suspendPersonalData()
  signedOut()
  expect(draft.current()).toEqual({ to: '' })
  expect(now.browser.sessionStorage.getItem('fivefold-buy_now')).toBeNull()
  expect(hasSuspendedData()).toBe(true)
  restorePersonalData(7)
  expect(draft.current()).toEqual({ to: 'Ann’s mother' })
  expect(now.browser.sessionStorage.getItem('fivefold-buy_now')).toBe('{"module_id":1}')
  expect(hasSuspendedData()).toBe(false)
})

test('[NET-03] somebody else who signs in never sees it, and neither does its owner after them', () => {
  const draft = parcel()
  restorePersonalData(7)
  draft.save({ to: 'Ann’s mother' })
  suspendPersonalData()
  signedOut()
  restorePersonalData(8)
  expect(draft.current()).toEqual({ to: '' })
  expect(storedKeys()).toEqual(['fivefold-owner'])
  restorePersonalData(7)
  expect(draft.current()).toEqual({ to: '' })
})

test('[NET-03] what waits too long waits no more', () => {
  const draft = parcel()
  restorePersonalData(7)
  draft.save({ to: 'Ann’s mother' })
  suspendPersonalData()
  signedOut()
  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 })
  restorePersonalData(7)
  vi.useRealTimers()
  expect(draft.current()).toEqual({ to: '' })
})

test('another customer in the place of the first finds nothing of theirs', () => {
  const draft = parcel()
  restorePersonalData(7)
  draft.save({ to: 'Ann’s mother' })
  restorePersonalData(8)
  expect(draft.current()).toEqual({ to: '' })
})

test('whoever signs in goes on with what they filled in as a guest', () => {
  const draft = parcel()
  draft.save({ to: 'my mother' })
  now.browser.localStorage.setItem('token', 'ann')
  now.browser.notify('token')
  expect(draft.current()).toEqual({ to: 'my mother' })
})

test('what no page has read yet goes as well', () => {
  now.browser.sessionStorage.setItem('fivefold-parcel', '{"to":"somebody"}')
  clearPersonalData()
  expect(parcel().current()).toEqual({ to: '' })
})
