// Services outside the shop are on when their settings are there.
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without settings nothing outside is used', () => {
  expect(readConfig({})).toMatchObject({ sms: null, mail: null, identity_providers: [] })
})

test('a gateway takes an address, a token and the shape of its body', () => {
  const { sms } = readConfig({
    SMS_URL: 'https://sms.test/send',
    SMS_TOKEN: 't',
    SMS_BODY: '{"phone":"{to}","message":"{text}"}',
  })
  expect(sms).toEqual({
    url: 'https://sms.test/send',
    token: 't',
    body: { phone: '{to}', message: '{text}' },
  })
})

test('a provider is known once it has a client id; its issuers may be several', () => {
  const { identity_providers } = readConfig({
    GOOGLE_CLIENT_ID: 'shop',
    APPLE_CLIENT_ID: 'shop-apple',
    APPLE_ISSUER: 'https://one.test, https://two.test',
    APPLE_JWKS_URL: 'https://one.test/keys',
  })
  expect(identity_providers).toEqual([
    {
      name: 'google',
      client_id: 'shop',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      jwks_url: 'https://www.googleapis.com/oauth2/v3/certs',
      authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
      gives_checked_emails: false,
    },
    {
      name: 'apple',
      client_id: 'shop-apple',
      issuers: ['https://one.test', 'https://two.test'],
      jwks_url: 'https://one.test/keys',
      authorize_url: 'https://appleid.apple.com/auth/authorize',
      gives_checked_emails: false,
    },
  ])
})

test.each([
  ['SMS_BODY', '{not json'],
  ['SMS_URL', 'nowhere'],
  ['GOOGLE_JWKS_URL', 'keys'],
])('a bad %s stops the start by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('Stripe takes both of its secrets or none', () => {
  const both = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }
  expect(readConfig({}).stripe).toBeNull()
  expect(readConfig(both).stripe).toEqual({
    secret_key: 'sk',
    webhook_secret: 'whsec',
    url: 'https://api.stripe.com',
  })
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk' })).toThrow('STRIPE_WEBHOOK_SECRET')
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec' })).toThrow('STRIPE_SECRET_KEY')
})
