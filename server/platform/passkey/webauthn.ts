// Passkeys as the WebAuthn standard wants them asked for and checked; what does not check out is null, never a reason.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type {
  creationOptions,
  NewCredential,
  requestOptions,
  secondStepCreation,
  secondStepRequest,
  UsedCredential,
} from '#contract/core/webauthn.ts'

/** How long a browser may take to answer; a challenge is good for as long. */
export const answerSeconds = 300

const timeout = answerSeconds * 1_000

/** Nobody is let in by a device alone: its owner shows finger, face or PIN. After a password that is only preferred. */
export type UserVerification = 'required' | 'preferred'

/** What authenticators choose from: Ed25519, ECDSA with P-256, RSA. */
const algorithms = [-8, -7, -257]

const keyType = 'public-key' as const

/** Large with its readers of certificates: not loaded before somebody asks for a passkey. */
const library = () => import('@simplewebauthn/server')

/** The challenge is on its way by then, and whoever it is for still shows finger, face or PIN. */
const loadAfterMs = 500

function newChallenge(): string {
  // A failure is thrown to whoever needs the library next.
  setTimeout(() => library().catch(() => undefined), loadAfterMs).unref()
  return randomBytes(32).toString('base64url')
}

/** None is asked for, so none is read. */
const noExtensions = { clientExtensionResults: {} }

/** A browser uses a passkey only where it was made, so it is bound to the host customers see. */
const hostOf = (origin: string) => new URL(origin).hostname

export interface KeyOwner {
  /** Same for all passkeys of one person; says nothing about them. */
  handle: string
  name: string
  full_name: string
}

export interface KnownKey {
  credential_id: string
  /** COSE, as base64url. */
  public_key: string
  counter: number
  transports: string[]
}

export interface Site {
  origin: string
  business_name: string
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** As a browser sends it back. */
export const handleOf = (owner: Pick<KeyOwner, 'handle'>) => textOf(bytesOf(owner.handle))

const described = ({ credential_id, transports }: KnownKey) => ({
  id: credential_id,
  type: keyType,
  transports,
})

function newKey({ origin, business_name }: Site, owner: KeyOwner, known: readonly KnownKey[]) {
  return {
    rp: { id: hostOf(origin), name: business_name },
    user: { id: handleOf(owner), name: owner.name, displayName: owner.full_name },
    challenge: newChallenge(),
    pubKeyCredParams: algorithms.map((alg) => ({ type: keyType, alg })),
    timeout,
    // A device that has one already says so instead of making a second.
    excludeCredentials: known.map(described),
    attestation: 'none' as const,
  }
}

export function optionsForNewKey(
  site: Site,
  owner: KeyOwner,
  known: readonly KnownKey[],
): z.output<typeof creationOptions> {
  return {
    ...newKey(site, owner, known),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

export function optionsForNewSecondStep(
  site: Site,
  owner: KeyOwner,
  known: readonly KnownKey[],
): z.output<typeof secondStepCreation> {
  return {
    ...newKey(site, owner, known),
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'preferred',
    },
  }
}

export function optionsForAnyKey(origin: string): z.output<typeof requestOptions> {
  return { challenge: newChallenge(), rpId: hostOf(origin), timeout, userVerification: 'required' }
}

export function optionsForSecondStep(
  origin: string,
  known: readonly KnownKey[],
): z.output<typeof secondStepRequest> {
  const about = { challenge: newChallenge(), rpId: hostOf(origin), timeout }
  return { ...about, userVerification: 'preferred', allowCredentials: known.map(described) }
}

const clientData = z.object({ challenge: z.string() })

/** Which challenge an answer claims to be for; the checks below prove it. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | null {
  try {
    const json = Buffer.from(response.clientDataJSON, 'base64url').toString()
    return clientData.parse(JSON.parse(json)).challenge
  } catch {
    return null
  }
}

export async function checkNewKey(
  origin: string,
  credential: NewCredential,
  challenge: string,
  verification: UserVerification = 'required',
): Promise<KnownKey | null> {
  const { verifyRegistrationResponse } = await library()
  const result = await verifyRegistrationResponse({
    response: { ...credential, ...noExtensions },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: verification === 'required',
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!result?.verified) return null
  const { id, publicKey, counter } = result.registrationInfo.credential
  const { transports = [] } = credential.response
  return { credential_id: id, public_key: textOf(publicKey), counter, transports }
}

/** The counter of the authenticator, which a copy of it would not know; null when anything is wrong. */
export async function checkUsedKey(
  origin: string,
  credential: UsedCredential,
  challenge: string,
  known: KnownKey,
  verification: UserVerification = 'required',
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const result = await verifyAuthenticationResponse({
    response: { ...credential, ...noExtensions },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: verification === 'required',
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => null)
  return result?.verified ? result.authenticationInfo.newCounter : null
}
