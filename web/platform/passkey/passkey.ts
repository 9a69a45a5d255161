// The browser's side of a passkey; fetched only when somebody reaches for one.
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { EndpointRequest } from '#contract/core/endpoint.ts'
import type { passkeyEndpoints } from '#contract/features/session/passkey.endpoints.ts'

type Ends = typeof passkeyEndpoints

type UsedPasskey = EndpointRequest<Ends['login']>['credential']
type NewPasskey = EndpointRequest<Ends['add']>['credential']

/** The person turned away from the browser's question, let it run out, or has no passkey here: browsers do not say which. */
const isTurnedAway = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

const isKnownHere = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'

/** Null when none was used. */
export async function showPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<UsedPasskey | null> {
  try {
    return await startAuthentication({ optionsJSON })
  } catch (error) {
    if (isTurnedAway(error)) return null
    throw error
  }
}

export type MadePasskey = { kind: 'made'; credential: NewPasskey } | { kind: 'none' } | { kind: 'known' }

/** Known: this device has one for the account already. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<MadePasskey> {
  try {
    return { kind: 'made', credential: await startRegistration({ optionsJSON }) }
  } catch (error) {
    if (isTurnedAway(error)) return { kind: 'none' }
    if (isKnownHere(error)) return { kind: 'known' }
    throw error
  }
}
