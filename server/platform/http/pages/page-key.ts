// Which pages may be shown to the next visitor as well, and all that such a page is made from.
import {
  cookieIn,
  pageCookies,
  placedCookie,
  readContextCookie,
  readVisitedCookie,
  visitedCookiePair,
} from '#contract/core/context-cookie.ts'
import { preferredLanguage } from '#contract/core/language.ts'
import { isTracking } from '#contract/core/tracking-parameters.ts'
import { isNormal } from '../request/normal-request.ts'

/** Pages of the catalogue and of the house; those of orders, accounts and payments are always made again. */
const forEverybody =
  /^\/(?:home|categories|flash-sales|about-us|help-and-support|[a-z-]+-policy|terms-and-conditions|(?:store|product|category|campaigns)(?:\/[^/]+)?)?$/

/** Pages that are a list of stores, sorted by how near each is: they are made for the visitor's own point. */
const listOfStores = /^\/store\/(?:latest|popular)(?:$|\?)|[?&]tab=stores(?:$|&)/

const isListOfStores = (target: string) => listOfStores.test(target)

/** What these pages read from their address. Others are shown too, but a page for every word of a stranger is not cached. */
const knownNames: ReadonlySet<string> = new Set(
  `campaign_item categories category_id caution date delivery_time distance filter id item lang lat lng max_price
  min_price module_id module_type name non_veg page product_type q radius rating search service sort store_zone_id
  stores tab veg view without`.split(/\s+/),
)

/** Longer ones are nobody's habit. */
const longestKey = 2_000

const page = 'text/html'
const anything = '*/*'

export type ReadHeader = (name: 'accept' | 'accept-language' | 'cookie') => string | undefined

/** All that a page is made from: what two visitors have in common here, they are shown alike. */
export interface AskedPage {
  /** Path and search. */
  target: string
  accept: string
  /** Zone, module, language and looks, and whether the visitor has a destination; where it is, only for lists of stores. */
  cookies: string
  language: string
}

export function askedPage(target: string, header: ReadHeader): AskedPage {
  const cookie = header('cookie')
  const chosen = readContextCookie(cookie)
  return {
    target,
    accept: header('accept') ?? anything,
    cookies: `${pageCookies(chosen, { knowsPlace: isListOfStores(target) })}; ${visitedCookiePair(readVisitedCookie(cookie))}`,
    language: chosen.language ?? preferredLanguage(header('accept-language')),
  }
}

/** The page as it is asked for by many; null for one that is made for each visitor. */
export function sharedPage(target: string, header: ReadHeader): AskedPage | null {
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  if (!isForEverybody(path) || !isNormal(target) || !wantsPage(header('accept') ?? anything)) return null
  const asked = askedPage(target, header)
  const search = mark === -1 ? '' : knownSearch(target.slice(mark + 1), hasDestination(asked))
  if (search === null) return null
  const shared = { ...asked, target: `${path}${search}`, accept: page }
  return keyFor(shared, '').length > longestKey ? null : shared
}

export function isForEverybody(path: string): boolean {
  return forEverybody.test(path)
}

/** The policies are sent as JSON to programs that ask so, under the addresses of their pages. */
function wantsPage(accept: string): boolean {
  return accept === anything || (accept.includes(page) && !accept.includes('json'))
}

/** Where somebody else was who shared the link: counts for who has not said where they are. */
const namesOfPlace: ReadonlySet<string> = new Set(['distance', 'lat', 'lng'])

const hasDestination = ({ cookies }: AskedPage) => cookieIn(cookies, placedCookie) !== undefined

/** The search without what no page shows this visitor; null when it names anything the pages do not know. */
function knownSearch(text: string, isPlaced: boolean): string | null {
  const isShown = (name: string) => !isTracking(name) && !(isPlaced && namesOfPlace.has(name))
  const pairs = text.split('&').filter((pair) => pair !== '' && isShown(nameOf(pair)))
  if (!pairs.every((pair) => knownNames.has(nameOf(pair)))) return null
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** A name that is written with escapes is none we know. */
function nameOf(pair: string): string {
  const end = pair.indexOf('=')
  return end === -1 ? pair : pair.slice(0, end)
}

/**
 * The request a page is made from. It holds what the page may depend on and nothing else, so that what is cached under
 * its key is true for everybody who asks the same.
 */
export function pageRequest(asked: AskedPage, origin: string, signal: AbortSignal | null): Request {
  const { target, accept, cookies, language } = asked
  return new Request(`${origin}${target}`, {
    headers: { accept, cookie: cookies, 'accept-language': language },
    signal,
  })
}

/** One text for all that a page for many is made from. No part of it holds a line break, so no two pages share one. */
export function keyFor({ target, cookies, language }: AskedPage, origin: string): string {
  return `${origin}${target}\n${cookies}\n${language}`
}
