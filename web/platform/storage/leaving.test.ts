// Signing out takes along what was typed, signing in does not, and a session that ran out keeps it for its owner.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { keptInTab } from './kept-in-tab.ts'
import { forgetTab, isTabAside, ownTab, setTabAside } from './leaving.ts'

/** As much of a browser as storage needs. */
function tab() {
  const events = new EventTarget()
  const memory = (): Storage => {
    const kept: Record<string, string> = {}
    const methods = {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => {
        kept[key] = value
      },
      removeItem: (key: string) => {
        delete kept[key]
      },
    }
    return new Proxy<Storage>(Object.create(methods), {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(kept, key),
    })
  }
  const deleted: string[] = []
  const browser = {
    localStorage: memory(),
    sessionStorage: memory(),
    indexedDB: { deleteDatabase: (name: string) => void deleted.push(name) },
    addEventListener: events.addEventListener.bind(events),
    tell: (key: string) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
  }
  return { browser, deleted }
}

let now: ReturnType<typeof tab>

beforeEach(() => {
  now = tab()
  vi.stubGlobal('window', now.browser)
})

afterEach(() => vi.unstubAllGlobals())

const parcel = () => keptInTab('fivefold-parcel', z.object({ to: z.string() }), { to: '' })

/** As the browser tells of a token that went. */
function signedOut() {
  now.browser.localStorage.removeItem('token')
  now.browser.tell('token')
}

const keptKeys = () => Object.keys(now.browser.sessionStorage)

test('what a person typed is gone from the tab and from memory when they leave', () => {
  const kept = parcel()
  now.browser.localStorage.setItem('token', 'ann')
  ownTab(7)
  kept.keep({ to: 'Ann’s mother' })
  now.browser.sessionStorage.setItem('fivefold-checkout-cart', '{}')
  now.browser.sessionStorage.setItem('fivefold-wish', '{}')
  now.browser.sessionStorage.setItem('fivefold-notice', '{}')
  forgetTab()
  signedOut()
  expect(kept.current()).toEqual({ to: '' })
  expect(keptKeys()).toEqual(['fivefold-notice'])
  expect(now.deleted).toEqual(['fivefold-checkout'])
  ownTab(7)
  expect(kept.current()).toEqual({ to: '' })
})

test('[NET-03] a session that ran out hides what was typed until the same customer is back', () => {
  const kept = parcel()
  now.browser.localStorage.setItem('token', 'ann')
  ownTab(7)
  kept.keep({ to: 'Ann’s mother' })
  now.browser.sessionStorage.setItem('fivefold-buy_now', '{"module_id":1}')
  setTabAside()
  signedOut()
  expect(kept.current()).toEqual({ to: '' })
  expect(now.browser.sessionStorage.getItem('fivefold-buy_now')).toBeNull()
  expect(isTabAside()).toBe(true)
  ownTab(7)
  expect(kept.current()).toEqual({ to: 'Ann’s mother' })
  expect(now.browser.sessionStorage.getItem('fivefold-buy_now')).toBe('{"module_id":1}')
  expect(isTabAside()).toBe(false)
})

test('[NET-03] somebody else who signs in never sees it, and neither does its owner after them', () => {
  const kept = parcel()
  ownTab(7)
  kept.keep({ to: 'Ann’s mother' })
  setTabAside()
  signedOut()
  ownTab(8)
  expect(kept.current()).toEqual({ to: '' })
  expect(keptKeys()).toEqual(['fivefold-owner'])
  ownTab(7)
  expect(kept.current()).toEqual({ to: '' })
})

test('[NET-03] what waits too long waits no more', () => {
  const kept = parcel()
  ownTab(7)
  kept.keep({ to: 'Ann’s mother' })
  setTabAside()
  signedOut()
  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 })
  ownTab(7)
  vi.useRealTimers()
  expect(kept.current()).toEqual({ to: '' })
})

test('another customer in the place of the first finds nothing of theirs', () => {
  const kept = parcel()
  ownTab(7)
  kept.keep({ to: 'Ann’s mother' })
  ownTab(8)
  expect(kept.current()).toEqual({ to: '' })
})

test('whoever signs in goes on with what they filled in as a guest', () => {
  const kept = parcel()
  kept.keep({ to: 'my mother' })
  now.browser.localStorage.setItem('token', 'ann')
  now.browser.tell('token')
  expect(kept.current()).toEqual({ to: 'my mother' })
})

test('what no page has read yet goes as well', () => {
  now.browser.sessionStorage.setItem('fivefold-parcel', '{"to":"somebody"}')
  forgetTab()
  expect(parcel().current()).toEqual({ to: '' })
})
