// Signing in with a provider in the browser (OpenID Connect, implicit flow): the way there, and reading what came back.
import { z } from 'zod'
import { type SocialMedium, socialMedia } from '#contract/features/session/session.schema.ts'

/** Stored in this tab while the visitor is with the provider; the answer must belong to it. */
export const authorization = z.object({
  medium: z.enum(socialMedia),
  state: z.string().min(1),
  nonce: z.string().min(1),
  back: z.string().nullable(),
})

export type Authorization = z.output<typeof authorization>

/** Apple hands out name and address only to a form on a server, so it is asked for the person alone. */
const authorizeParameters = {
  google: { response_type: 'id_token', scope: 'openid email profile' },
  facebook: { response_type: 'id_token', scope: 'openid email public_profile' },
  apple: { response_type: 'code id_token', scope: '' },
} as const satisfies Record<SocialMedium, { response_type: string; scope: string }>

export const returnPath = '/auth/return'

interface Provider {
  authorize_url: string
  client_id: string
}

export function authorizeHref(
  provider: Provider,
  { medium, state, nonce }: Authorization,
  origin: string,
): string {
  const url = new URL(provider.authorize_url)
  const { response_type, scope } = authorizeParameters[medium]
  const asked = {
    client_id: provider.client_id,
    redirect_uri: `${origin}${returnPath}`,
    response_type,
    response_mode: 'fragment',
    state,
    nonce,
    ...(scope ? { scope } : {}),
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

export type Arrival =
  | { kind: 'proven'; medium: SocialMedium; token: string; email: string | undefined; back: string | null }
  /** The visitor changed their mind, or the provider did. */
  | { kind: 'refused'; back: string | null }
  /** Not the answer to an authorization that began in this tab. */
  | { kind: 'strange' }

const claims = z.object({ nonce: z.string(), email: z.string().optional().catch(undefined) })

/** `fragment` is what stands behind the # of the address. */
export function readArrival(fragment: string, begun: Authorization | null): Arrival {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''))
  if (!begun || answer.get('state') !== begun.state) return { kind: 'strange' }
  const { medium, back } = begun
  const token = answer.get('id_token')
  if (token === null) return { kind: 'refused', back }
  const known = claims.safeParse(claimsOf(token)).data
  // A token made for another question: somebody may try to sign the visitor in as themselves.
  if (known?.nonce !== begun.nonce) return { kind: 'strange' }
  return { kind: 'proven', medium, token, email: known.email, back }
}

/** Unchecked: the shop's server judges the signature. */
function claimsOf(token: string): unknown {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
