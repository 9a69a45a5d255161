// Begins and ends a customer's session in this browser: the token, and everything the cache knows about a person.
import type { QueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { markSession } from '#web/platform/storage/brief-session.ts'
import { clearPersonalData, suspendPersonalData } from '#web/platform/storage/personal-data.ts'
import { readStored, removeStored, writeStored } from '#web/platform/storage/storage.ts'
import { tabChannel } from '#web/platform/storage/tab-channel.ts'

/** A brief one ends with the browser. */
export async function beginSession(
  queryClient: QueryClient,
  token: string,
  { isBrief = false }: { isBrief?: boolean } = {},
): Promise<void> {
  markSession(isBrief)
  writeStored('token', token)
  await changePerson(queryClient)
}

/** Signing out: nothing personal stays in any tab. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  clearPersonalData()
  signOuts.post('left')
  await closeSession(queryClient)
}

/** The session expired, but nobody signed out: personal data is suspended for the same customer. */
export async function expireSession(queryClient: QueryClient): Promise<void> {
  suspendPersonalData()
  await closeSession(queryClient)
}

async function closeSession(queryClient: QueryClient): Promise<void> {
  removeStored('token')
  // Whoever signs in next begins with their own.
  removeStored('last_payment')
  // Signing out succeeds even where the code for these cannot be loaded.
  await Promise.allSettled([dropPush(), dropPages()])
  await changePerson(queryClient)
}

/** Loaded only where messages may come at all. */
async function dropPush(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const { stopPush } = await import('#web/platform/push/push.ts')
  await stopPush()
}

async function dropPages(): Promise<void> {
  const { dropStoredPages } = await import('#web/platform/worker/shop-worker.ts')
  await dropStoredPages()
}

/** Every personal endpoint is below this path: profile, addresses, wishlist, cart, orders. */
function isPersonal({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean {
  return typeof path === 'string' && path.startsWith('/customer/')
}

async function changePerson(queryClient: QueryClient): Promise<void> {
  // Browsers fire the event in the other tabs only; screens for customers must be gone before their data is asked for again.
  flushSync(() => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
  await forgetPerson(queryClient)
}

async function forgetPerson(queryClient: QueryClient): Promise<void> {
  // Queries learn in an effect that nobody wants them any more; asked before that, they would be refused.
  await new Promise((resolve) => setTimeout(resolve))
  await queryClient.resetQueries({ predicate: isPersonal })
}

/** A token that is gone does not say why: the other tabs suspend personal data until they receive this message. */
const signOuts = tabChannel('fivefold-signed-out')

/** A sign-in or sign-out in another tab counts here too: cached data of one person must not be shown to the next. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const receive = ({ key, isTrusted }: StorageEvent) => {
    if (!isTrusted || (key !== 'token' && key !== null)) return
    if (readStored('token') === null) suspendPersonalData()
    forgetPerson(queryClient)
  }
  const unsubscribe = signOuts.subscribe(clearPersonalData)
  window.addEventListener('storage', receive)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', receive)
  }
}
