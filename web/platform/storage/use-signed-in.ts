// Whether a customer is signed in, which means that a token is stored (NET-09); while rendering on the server nobody is.
import { useSyncExternalStore } from 'react'
import { readStored } from './storage.ts'

function watch(onChange: () => void): () => void {
  // Another tab may sign in or out.
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(
    watch,
    () => readStored('token') !== null,
    () => false,
  )
}
