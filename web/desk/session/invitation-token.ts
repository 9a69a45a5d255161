// The token of an invitation, taken out of the address at once: it must not stay in the history or in a shared screen.
import { useSyncExternalStore } from 'react'
import { deskPath } from '#contract/core/desk.ts'

const page = `${deskPath}/invitation`

let token: string | null = null
const listeners = new Set<() => void>()

/** Before the router reads the address, and whenever another link is opened in the same tab. */
export function takeInvitationToken(): void {
  const { pathname, hash, search } = window.location
  if (!pathname.startsWith(page) || hash.length < 2) return
  token = decodeURIComponent(hash.slice(1))
  window.history.replaceState(window.history.state, '', pathname + search)
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('hashchange', takeInvitationToken)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('hashchange', takeInvitationToken)
  }
}

export function useInvitationToken(): string | null {
  return useSyncExternalStore(watch, () => token)
}
