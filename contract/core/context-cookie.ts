// The small cookies of a visit: the browsing context and which modules have visits to show again, which the server reads, and
// whether the notice about cookies was accepted.
// Whatever in them cannot be read counts as nothing chosen; of a cookie that is sent twice the first counts.
import { contextCookie, emptyShopContext, readShopContext, type ShopContext } from './shop-context.ts'

const year = 60 * 60 * 24 * 365

export const visitedCookie = 'fivefold-visited'

/** Says to the server that renders a page that its visitor has a destination, but not where it is. */
export const placedCookie = 'fivefold-placed'

/** Set once the visitor has accepted what the shop says about cookies; only the browser reads it. */
export const acceptedCookies = { name: 'fivefold-cookies', value: 'accepted' } as const

/** More modules than any shop has. */
const visitedAtMost = 50

/** As it stands in the header; undefined where it does not. Searched for, not split: every page that is asked for is. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  const begin = `${name}=`
  for (let at = header?.indexOf(begin) ?? -1; header && at !== -1; at = header.indexOf(begin, at + 1)) {
    if (!beginsPair(header, at)) continue
    const end = header.indexOf(';', at)
    return header.slice(at + begin.length, end === -1 ? undefined : end)
  }
  return undefined
}

function beginsPair(header: string, at: number): boolean {
  let before = at - 1
  while (before >= 0 && (header[before] === ' ' || header[before] === '\t')) before -= 1
  return at === 0 || header[before] === ';'
}

export function readContextCookie(header: string | null | undefined): ShopContext {
  const text = cookieIn(header, contextCookie)
  if (text === undefined) return emptyShopContext
  try {
    return readShopContext(JSON.parse(decodeURIComponent(text)))
  } catch {
    return emptyShopContext
  }
}

/** One text for one context. */
export function contextCookiePair(context: ShopContext): string {
  return `${contextCookie}=${encodeURIComponent(JSON.stringify(context))}`
}

export function contextCookieText(context: ShopContext): string {
  return `${contextCookiePair(context)}; Path=/; Max-Age=${year}; SameSite=Lax`
}

export function readVisitedCookie(header: string | null | undefined): number[] {
  const ids = cookieIn(header, visitedCookie)?.split('.').map(Number) ?? []
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, visitedAtMost)
}

export function visitedCookiePair(module_ids: readonly number[]): string {
  return `${visitedCookie}=${module_ids.join('.')}`
}

/**
 * The context as far as a page may know it. Most pages are for everybody of a zone and do not know where their visitor is;
 * lists of stores, which are sorted by how near they are, know the point. None knows its address.
 */
export function pageCookies(context: ShopContext, { knowsPlace }: { knowsPlace: boolean }): string {
  const known = contextCookiePair({ ...context, place: knowsPlace ? context.place : null, location: null })
  return context.place ? `${known}; ${placedCookie}=1` : known
}
