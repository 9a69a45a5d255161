// Settings of services outside the shop: text messages, mail, push messages, and the providers people sign in with.
import { z } from 'zod'

const present = (text: string) => (text.trim() === '' ? undefined : text.trim())
const optional = z.string().transform(present).optional()
const address = optional.pipe(z.url().optional())

function jsonTemplate(text: string, context: z.RefinementCtx<string>): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
}

const list = (text: string) => text.split(',').map((one) => one.trim())

/** Issuers may be several, with commas: a provider may write its own name in two ways. */
const issuerList = (initially: string) => z.string().default(initially).transform(list)

export const outsideSettings = {
  SMS_URL: address,
  SMS_TOKEN: optional,
  /** JSON with the places {to} and {text}, as the gateway wants it. */
  SMS_BODY: z.string().default('{"to":"{to}","text":"{text}"}').transform(jsonTemplate),
  SMTP_URL: address,
  MAIL_FROM: z.string().default('Fivefold <no-reply@localhost>'),
  PUSH_PUBLIC_KEY: optional,
  PUSH_PRIVATE_KEY: optional,
  PUSH_SUBJECT: z.string().default('mailto:push@localhost.localdomain'),
  PUSH_HOSTS: z
    .string()
    .default('')
    .transform((text) => list(text).filter(Boolean)),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_ISSUER: issuerList('https://accounts.google.com,accounts.google.com'),
  GOOGLE_JWKS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_AUTHORIZE_URL: z.url().default('https://accounts.google.com/o/oauth2/v2/auth'),
  FACEBOOK_CLIENT_ID: optional,
  FACEBOOK_ISSUER: issuerList('https://www.facebook.com'),
  FACEBOOK_JWKS_URL: z.url().default('https://limited.facebook.com/.well-known/oauth/openid/jwks/'),
  FACEBOOK_AUTHORIZE_URL: z.url().default('https://www.facebook.com/dialog/oauth'),
  APPLE_CLIENT_ID: optional,
  APPLE_ISSUER: issuerList('https://appleid.apple.com'),
  APPLE_JWKS_URL: z.url().default('https://appleid.apple.com/auth/keys'),
  APPLE_AUTHORIZE_URL: z.url().default('https://appleid.apple.com/auth/authorize'),
}

const settings = z.object(outsideSettings)

export interface SmsSettings {
  url: string
  token: string | undefined
  body: unknown
}

export interface MailSettings {
  url: string
  from: string
}

export interface PushSettings {
  /** Null: made on the first start and kept in the data folder. */
  keys: { publicKey: string; privateKey: string } | null
  subject: string
  hosts: readonly string[]
}

/** A provider of ID tokens (OpenID Connect) and our name with it. */
export interface IdentityProvider {
  name: string
  client_id: string
  issuers: readonly string[]
  jwks_url: string
  /** Where the browser goes to sign in with the provider. */
  authorize_url: string
  /** Gives away addresses it has checked only, without saying so in the token. */
  gives_checked_emails: boolean
}

/** The tokens of Facebook carry no `email_verified`; its people confirm an address before it is theirs. */
const givesCheckedEmails = new Set(['facebook'])

export interface OutsideServices {
  /** Null: texts go to the log. */
  sms: SmsSettings | null
  /** Null: letters go to the log. */
  mail: MailSettings | null
  push: PushSettings
  /** Only those with a client id. */
  identity_providers: readonly IdentityProvider[]
}

const prefixes = { google: 'GOOGLE', facebook: 'FACEBOOK', apple: 'APPLE' } as const

type Values = z.output<typeof settings>

function providersIn(values: Values): IdentityProvider[] {
  return Object.entries(prefixes).flatMap(([name, of]) => {
    const client_id = values[`${of}_CLIENT_ID`]
    const issuers = values[`${of}_ISSUER`]
    const jwks_url = values[`${of}_JWKS_URL`]
    const authorize_url = values[`${of}_AUTHORIZE_URL`]
    const gives_checked_emails = givesCheckedEmails.has(name)
    return client_id === undefined
      ? []
      : [{ name, client_id, issuers, jwks_url, authorize_url, gives_checked_emails }]
  })
}

export function outsideServices(values: Values): OutsideServices {
  return {
    sms: values.SMS_URL ? { url: values.SMS_URL, token: values.SMS_TOKEN, body: values.SMS_BODY } : null,
    mail: values.SMTP_URL ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    push: {
      keys: pushKeysOf(values.PUSH_PUBLIC_KEY, values.PUSH_PRIVATE_KEY),
      subject: values.PUSH_SUBJECT,
      hosts: values.PUSH_HOSTS,
    },
    identity_providers: providersIn(values),
  }
}

/** Half a pair is no pair. */
function pushKeysOf(publicKey: string | undefined, privateKey: string | undefined): PushSettings['keys'] {
  return publicKey && privateKey ? { publicKey, privateKey } : null
}
