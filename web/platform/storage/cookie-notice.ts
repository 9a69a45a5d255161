// Whether the visitor has accepted the shop's word about cookies; a cookie remembers it for a year.
import { useSyncExternalStore } from 'react'
import { acceptedCookies, cookieIn } from '#contract/core/context-cookie.ts'

const { name, value } = acceptedCookies
const year = 60 * 60 * 24 * 365

const watching = new Set<() => void>()

function watch(onChange: () => void): () => void {
  watching.add(onChange)
  return () => watching.delete(onChange)
}

/** A page is the same for everybody and shows no notice; the browser adds it for those who have not accepted. */
export function useCookiesAccepted(): boolean {
  return useSyncExternalStore(
    watch,
    () => cookieIn(document.cookie, name) === value,
    () => true,
  )
}

export function acceptCookies(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax`
  for (const onChange of watching) onChange()
}
