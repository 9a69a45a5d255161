// Reads the ID tokens of OpenID Connect providers: signature, issuer, audience and time are checked, or nobody is known.
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock/clock.ts'
import type { IdentityProvider } from '../config/outside-services.ts'

/** What a provider vouches for. */
export interface ProvenPerson {
  subject: string
  /** Null when the provider kept it, or did not check it itself. */
  email: string | null
  given_name: string
  family_name: string
}

/** The provider's keys could not be had: neither a yes nor a no. */
export class ProviderSilent extends Error {}

export interface IdTokens {
  knows(provider: string): boolean
  /** Null: not a valid token of this provider for us. */
  read(provider: string, token: string): Promise<ProvenPerson | null>
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(255).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
})

/** Public-key signatures only: with a shared secret anybody who can check could also sign. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** Failures that are about the token; whatever else goes wrong is the provider's silence. */
const tokenFaults = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
]

export function createIdTokens(providers: readonly IdentityProvider[], clock: Clock): IdTokens {
  const known = new Map(
    providers.map((one) => [one.name, { ...one, keys: createRemoteJWKSet(new URL(one.jwks_url)) }]),
  )

  async function verified(name: string, token: string): Promise<JWTPayload | null> {
    const provider = known.get(name)
    if (!provider) return null
    try {
      const { payload } = await jwtVerify(token, provider.keys, {
        issuer: [...provider.issuers],
        audience: provider.client_id,
        algorithms,
        requiredClaims: ['sub', 'exp'],
        currentDate: clock.now(),
        clockTolerance: 30,
      })
      return payload
    } catch (error) {
      if (tokenFaults.some((fault) => error instanceof fault)) return null
      throw new ProviderSilent(`The keys of ${name} could not be read`, { cause: error })
    }
  }

  return {
    knows: (name) => known.has(name),

    async read(name, token) {
      const payload = await verified(name, token)
      const parsed = claims.safeParse(payload)
      const trusts = known.get(name)?.gives_checked_emails ?? false
      return parsed.success ? personOf(parsed.data, trusts) : null
    },
  }
}

function personOf(given: z.output<typeof claims>, trusts: boolean): ProvenPerson {
  const [first = '', ...rest] = (given.name ?? '').trim().split(/\s+/)
  // Silence is no proof, except from a provider that is known to be silent about it.
  const isChecked = String(given.email_verified ?? trusts) === 'true'
  return {
    subject: given.sub,
    email: isChecked && given.email ? given.email.toLowerCase() : null,
    given_name: given.given_name ?? first,
    family_name: given.family_name ?? rest.join(' '),
  }
}
