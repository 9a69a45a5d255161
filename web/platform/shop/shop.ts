// The browsing context of this visit: on the server from the cookie, in the browser from storage and cookie.
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest, getRequestHeader } from '@tanstack/react-start/server'
import {
  contextCookieText,
  cookieIn,
  placedCookie,
  readContextCookie,
} from '#contract/core/context-cookie.ts'
import {
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  preferredLanguage,
} from '#contract/core/language.ts'
import type { ShopContext } from '#contract/core/shop-context.ts'
import { readStored, removeStored, writeStored } from '#web/platform/storage/storage.ts'
import { askedLanguage } from './asked-language.ts'
import { announceDestination } from './destination.ts'

/** What a page is made from. Where exactly its visitor is belongs to them alone: `destination.ts`. */
export interface Shop extends Omit<ShopContext, 'place' | 'location'> {
  language: Language
  /** Whether the visitor has said where orders go. */
  has_destination: boolean
}

export const readShop = createIsomorphicFn()
  .server((): Shop => {
    const cookies = getRequestHeader('cookie')
    const { place, location: _, ...context } = readContextCookie(cookies)
    return {
      ...context,
      has_destination: place !== null || cookieIn(cookies, placedCookie) !== undefined,
      language:
        askedLanguage(new URL(getRequest().url).search) ??
        context.language ??
        preferredLanguage(getRequestHeader('accept-language')),
    }
  })
  .client((): Shop => {
    const { place, location: _, ...context } = readContextCookie(document.cookie)
    const language = askedAtArrival() ?? context.language ?? languageOfDocument()
    return { ...context, has_destination: place !== null, language }
  })

let arrival: Language | null | undefined

/** The address changes as one browses; the language it asked for on arrival holds until the next reload. */
function askedAtArrival(): Language | null {
  if (arrival === undefined) arrival = askedLanguage(window.location.search)
  return arrival
}

/** The server has already decided; the browser must agree or the page would change under the reader. */
function languageOfDocument(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

/** Writes storage (NET-06) and cookie together; null removes. */
export function saveShop(change: Partial<ShopContext>): void {
  const next = { ...readContextCookie(document.cookie), ...change }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser; the reload that follows needs the cookie at once
  document.cookie = contextCookieText(next)
  if ('language' in change) {
    store('language-setting', change.language)
    storeSettings({ direction: directionOf(change.language ?? defaultLanguage) })
  }
  if ('country' in change) store('country', change.country)
  if ('module' in change) store('module', change.module)
  if ('zone_ids' in change) store('zoneid', change.zone_ids)
  if ('place' in change) store('currentLatLng', change.place)
  if ('location' in change) store('location', change.location)
  if ('theme' in change) storeSettings({ theme: next.theme })
  announceDestination()
}

function store(key: Parameters<typeof removeStored>[0], value: unknown): void {
  if (value === null || value === undefined) removeStored(key)
  else writeStored(key, value as never)
}

function storeSettings(change: Record<string, string>): void {
  writeStored('settings', { ...(readStored('settings') ?? {}), ...change })
}

/**
 * A cookie may be cleared while storage lives on: what storage knows comes back into the cookie. Who came by a link in
 * a language reads on in it, so storage and cookie follow the page.
 */
export function contextLostFromCookie(): Partial<ShopContext> | null {
  const context = readContextCookie(document.cookie)
  const found: Partial<ShopContext> = {}
  const zone_ids = readStored('zoneid')
  if (context.zone_ids.length === 0 && zone_ids && zone_ids.length > 0) {
    found.zone_ids = zone_ids
    found.place = readStored('currentLatLng')
    found.location = readStored('location')
  }
  const module = readStored('module')
  if (!context.module && module) found.module = module
  const stored = readStored('language-setting')
  const asked = askedAtArrival()
  const language = asked ?? (context.language ? undefined : stored)
  if (language && (language !== context.language || language !== stored)) found.language = language
  return Object.keys(found).length > 0 ? found : null
}
