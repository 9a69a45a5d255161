// Whether this browser can use passkeys at this address; while rendering on the server nobody knows.
import { useSyncExternalStore } from 'react'
import { isPasskeyHost } from './passkey-host.ts'

const watchNothing = () => () => undefined

export function usePasskeysPossible(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => 'PublicKeyCredential' in window && isPasskeyHost(window.location.hostname),
    () => false,
  )
}
