// Passkeys as browsers and authenticators speak of them, of customers and staff alike; the names inside are those of the
// WebAuthn standard.
import { z } from 'zod'

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

/** How an authenticator is reached; new ways come with new devices. */
const transports = z.array(z.string().max(20)).max(10)

const described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** What a browser needs to make a passkey. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number(),
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** For a key beside a password: the password proves the person already, so also devices that cannot check them will do. */
export const secondStepCreation = creationOptions.extend({
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('preferred'),
  }),
})

/** What a browser needs to ask for one; it names no account, so it reveals nothing about any. */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  userVerification: z.literal('required'),
})

/** Asked after the password: it names the keys of that account. */
export const secondStepRequest = requestOptions.extend({
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(described),
})

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
}

/** The answer to creation options. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: transports.optional(),
  }),
})

export type NewCredential = z.output<typeof newCredential>

/** The answer to request options. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(100).optional(),
  }),
})

export type UsedCredential = z.output<typeof usedCredential>
