// A provider of ID tokens for tests: own keys, own key address over HTTP, tokens as a test wants them.
import { createServer } from 'node:http'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { listenLocally } from './listen.ts'

export interface TokenClaims {
  sub: string
  aud?: string
  iss?: string
  /** Seconds after `now`. */
  lives?: number
  [claim: string]: unknown
}

export interface OpenIdIssuer {
  issuer: string
  jwks_url: string
  /** A token signed with the issuer's key; `now` is the clock of the test. */
  token(claims: TokenClaims, now: Date): Promise<string>
  /** The same, signed with a key the issuer never had. */
  forged(claims: TokenClaims, now: Date): Promise<string>
  close(): Promise<void>
}

export const testClientId = 'shop-client'

export async function startOpenIdIssuer(): Promise<OpenIdIssuer> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
  })
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(keys)
  })
  const { port, close } = await listenLocally(server)
  const issuer = `http://127.0.0.1:${port}`

  const sign = (key: CryptoKey, { lives = 3_600, ...claims }: TokenClaims, now: Date) => {
    const seconds = Math.floor(now.getTime() / 1_000)
    return new SignJWT({ iss: issuer, aud: testClientId, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lives)
      .sign(key)
  }

  return {
    issuer,
    jwks_url: `${issuer}/keys`,
    token: (claims, now) => sign(own.privateKey, claims, now),
    forged: (claims, now) => sign(foreign.privateKey, claims, now),
    close,
  }
}
