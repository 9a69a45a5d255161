// Only the answer to an authorization that began in this tab signs anybody in.
import { expect, test } from 'vitest'
import { type Authorization, authorizeHref, readArrival } from './social-request.ts'

const begun: Authorization = {
  medium: 'google',
  state: 'a-state',
  nonce: 'a-nonce',
  back: '/checkout?page=cart',
}

function tokenOf(claims: unknown): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `head.${body}.signature`
}

const fragment = (values: Record<string, string>) => `#${new URLSearchParams(values)}`

test('[AUT-01] the way to a provider names the shop, the return and what must come back', () => {
  const provider = { authorize_url: 'https://accounts.test/auth?hl=tg', client_id: 'shop' }
  const url = new URL(authorizeHref(provider, begun, 'https://our.shop'))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    hl: 'tg',
    client_id: 'shop',
    redirect_uri: 'https://our.shop/auth/return',
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid email profile',
    state: 'a-state',
    nonce: 'a-nonce',
  })
})

test('Apple gives a fragment only to who asks for nothing more than the person', () => {
  const provider = { authorize_url: 'https://apple.test/auth', client_id: 'shop' }
  const url = new URL(authorizeHref(provider, { ...begun, medium: 'apple' }, 'https://our.shop'))
  expect(url.searchParams.get('response_type')).toBe('code id_token')
  expect(url.searchParams.has('scope')).toBe(false)
})

test('[AUT-01] a token for this question is taken, with the address it tells', () => {
  const id_token = tokenOf({ nonce: 'a-nonce', email: 'мадина@shop.test' })
  expect(readArrival(fragment({ state: 'a-state', id_token }), begun)).toEqual({
    kind: 'proven',
    medium: 'google',
    token: id_token,
    email: 'мадина@shop.test',
    back: '/checkout?page=cart',
  })
})

test('who turned back at the provider goes back', () => {
  const answer = fragment({ state: 'a-state', error: 'access_denied' })
  expect(readArrival(answer, begun)).toEqual({ kind: 'refused', back: '/checkout?page=cart' })
})

test.each([
  [
    'no authorization began here',
    fragment({ state: 'a-state', id_token: tokenOf({ nonce: 'a-nonce' }) }),
    null,
  ],
  ['another state', fragment({ state: 'other', id_token: tokenOf({ nonce: 'a-nonce' }) }), begun],
  ['another nonce', fragment({ state: 'a-state', id_token: tokenOf({ nonce: 'other' }) }), begun],
  ['no token at all', fragment({ state: 'a-state', id_token: 'rubbish' }), begun],
  ['nothing', '', begun],
])('[AUT-01] an arrival with %s signs nobody in', (_, answer, from) => {
  expect(readArrival(answer, from)).toEqual({ kind: 'strange' })
})
