// Lets the shell hear of every refusal (toast, expired session) without the client knowing the shell.
import type { ApiFailure } from './api-failure.ts'

type Listener = (failure: ApiFailure) => void

const listeners = new Set<Listener>()

export function announceFailure(failure: ApiFailure): void {
  for (const listener of listeners) listener(failure)
}

export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
