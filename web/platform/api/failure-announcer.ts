// Lets the shell hear of every refusal (toast, expired session) without the client knowing the shell.
import type { ApiFailure } from './api-failure.ts'

/** `token` is the one the refused request carried. */
type Listener = (failure: ApiFailure, token: string | null) => void

const listeners = new Set<Listener>()

export function announceFailure(failure: ApiFailure, token: string | null): void {
  for (const listener of listeners) listener(failure, token)
}

export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
