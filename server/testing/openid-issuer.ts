// A provider of ID tokens for tests: own keys, a page to sign in on, tokens as a test wants them.
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
  authorize_url: string
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
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === '/authorize') {
      return response.writeHead(200, { 'content-type': 'text/html' }).end(signInPage(searchParams))
    }
    if (pathname === '/answer') {
      const fragment = await answer(searchParams)
      const location = `${searchParams.get('redirect_uri')}#${fragment}`
      return response.writeHead(302, { location }).end()
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end(keys)
  })
  const { port, close } = await listenLocally(server)
  const issuer = `http://127.0.0.1:${port}`

  /** Whoever gives an address is that person; who gives none has turned back. */
  async function answer(asked: URLSearchParams): Promise<URLSearchParams> {
    const email = asked.get('email')
    const state = asked.get('state') ?? ''
    if (!email) return new URLSearchParams({ state, error: 'access_denied' })
    const person = { sub: email, email, email_verified: true, given_name: 'Madina', family_name: 'Saidova' }
    const claims = { ...person, nonce: asked.get('nonce'), aud: asked.get('client_id') ?? '' }
    return new URLSearchParams({ state, id_token: await sign(own.privateKey, claims, new Date()) })
  }

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
    authorize_url: `${issuer}/authorize`,
    token: (claims, now) => sign(own.privateKey, claims, now),
    forged: (claims, now) => sign(foreign.privateKey, claims, now),
    close,
  }
}

/** What the shop asked travels along to the answer. */
function signInPage(asked: URLSearchParams): string {
  const known = ['client_id', 'redirect_uri', 'state', 'nonce'].map(
    (name) => `<input type="hidden" name="${name}" value="${asked.get(name) ?? ''}">`,
  )
  return `<!doctype html><html lang="en"><title>Test provider</title><h1>Test provider</h1>
<form action="/answer">${known.join('')}
<label>E-mail <input name="email" type="email"></label>
<button>Continue</button></form></html>`
}
