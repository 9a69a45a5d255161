// Access tokens of a Google service account: a signed claim is exchanged for one, which serves until shortly before its end.
import { SignJWT } from 'jose'
import { z } from 'zod'
import { asJson } from '#contract/core/wire.ts'
import { createMemo } from '../cache/memo.ts'
import type { Clock } from '../clock/clock.ts'
import type { ServiceAccount } from '../config/firebase-settings.ts'

export interface GoogleAccess {
  /** Rejects when Google gives none; those who ask at once share one exchange. */
  token(): Promise<string>
  /** Refused although its time is not over: the next one who asks gets another. */
  forget(token: string): void
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

/** The longest Google allows for a claim. */
const claimSeconds = 3_600

/** A token this near its end may be over when it arrives. */
const marginMs = 60_000

const patienceMs = 10_000

const reply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

interface Held {
  token: string
  good_until: number
}

export function createGoogleAccess(account: ServiceAccount, clock: Clock): GoogleAccess {
  const memo = createMemo(() => exchange(account, clock))
  let refused: string | null = null
  let dropped: Held | null = null

  const isGood = ({ token, good_until }: Held) => token !== refused && clock.now().getTime() < good_until

  return {
    async token() {
      const held = await memo.get()
      if (isGood(held)) return held.token
      // Of all who find it over at once, the first has another one made.
      if (dropped !== held) memo.forget()
      dropped = held
      return (await memo.get()).token
    },
    forget(token) {
      refused = token
    },
  }
}

async function exchange(account: ServiceAccount, clock: Clock): Promise<Held> {
  const asked_at = clock.now().getTime()
  const response = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: grant, assertion: await claim(account, asked_at) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const read = reply.safeParse(asJson(await response.text()))
  // The answer holds a secret when it is whole: only its status is logged.
  if (!response.ok || !read.success) throw new Error(`Google gave no access token (${response.status})`)
  const { access_token, expires_in } = read.data
  return { token: access_token, good_until: asked_at + expires_in * 1_000 - marginMs }
}

function claim({ client_email, private_key, key_id, token_uri }: ServiceAccount, at: number) {
  const seconds = Math.floor(at / 1_000)
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(key_id ? { kid: key_id } : {}) })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + claimSeconds)
    .sign(private_key)
}
