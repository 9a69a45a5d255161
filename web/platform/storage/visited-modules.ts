// Which modules have visits to show again, in a cookie: the server cannot see local storage and must leave room for the row.
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { readVisitedCookie, visitedCookiePair } from '#contract/core/context-cookie.ts'

const days90 = 60 * 60 * 24 * 90

export const visitedModules = createIsomorphicFn()
  .server((): number[] => readVisitedCookie(getRequestHeader('cookie')))
  .client((): number[] => readVisitedCookie(document.cookie))

export function rememberVisitedModule(module_id: number): void {
  const ids = [...new Set([...readVisitedCookie(document.cookie), module_id])]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${visitedCookiePair(ids)}; Path=/; Max-Age=${days90}; SameSite=Lax`
}
