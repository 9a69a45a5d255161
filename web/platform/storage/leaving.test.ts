// Signing out takes along what was typed; signing in does not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { keptInTab } from './kept-in-tab.ts'
import { forgetTab } from './leaving.ts'

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

test('what a person typed is gone from the tab and from memory when the token goes', () => {
  const kept = parcel()
  now.browser.localStorage.setItem('token', 'ann')
  kept.keep({ to: 'Ann’s mother' })
  now.browser.sessionStorage.setItem('fivefold-checkout-cart', '{}')
  now.browser.sessionStorage.setItem('fivefold-wish', '{}')
  now.browser.sessionStorage.setItem('fivefold-notice', '{}')
  now.browser.localStorage.removeItem('token')
  now.browser.tell('token')
  expect(kept.current()).toEqual({ to: '' })
  expect(Object.keys(now.browser.sessionStorage)).toEqual(['fivefold-notice'])
  expect(now.deleted).toEqual(['fivefold-checkout'])
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
