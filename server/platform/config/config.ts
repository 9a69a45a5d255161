// The process's settings, read once from the environment; a bad value stops the start with its name.
import { z } from 'zod'
import type { PlaceSettings, RouteSettings } from '../geo/geo.ts'
import { isNetwork, type TrustedProxies } from '../http/caller/client-address.ts'
import { clientOriginsFrom } from './client-origins.ts'
import { type DatabaseLimits, databaseLimitsFrom, databaseSettings } from './database-settings.ts'
import { type FirebaseSettings, firebaseFrom, firebaseSettings } from './firebase-settings.ts'
import { checkGeoNeeds, geoSettings, placesFrom, routesFrom } from './geo-settings.ts'
import { type OutsideServices, outsideServices, outsideSettings } from './outside-services.ts'
import { checkPaymentNeeds, paymentSettings, type StripeSettings, stripeFrom } from './payment-settings.ts'

const onOff = z.enum(['on', 'off'])
const present = (text: string) => (text.trim() === '' ? undefined : text)
const optional = z.string().transform(present).optional()

const contactUri = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/
const asContactUri = (text: string) => (/^[^\s@:]+@[^\s@]+$/.test(text) ? `mailto:${text}` : text)

/** Where holes are reported: an address, a page or a phone, as RFC 9116 wants it written. */
const securityContact = z
  .string()
  .transform((text) => asContactUri(text.trim()))
  .pipe(z.string().regex(contactUri, 'is neither an e-mail address nor a mailto:, https: or tel: address'))

const fields = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optional,
  PUBLIC_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  CLIENT_ORIGINS: z.string().default('').transform(clientOriginsFrom),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** The demo world and its renewal; by default on with the embedded database, off with a real one. */
  DEMO: onOff.optional(),
  /** How many items the demo world is grown to; without it it stays as it was written. */
  DEMO_ITEMS: z.coerce.number().int().min(1).max(5_000_000).optional(),
  /** Store and courier that play themselves; by default with the demo. */
  DEMO_OPERATIONS: onOff.optional(),
  /** Opens the operations API to whoever holds it. */
  OPERATIONS_TOKEN: optional.pipe(z.string().min(24, 'needs at least 24 characters').optional()),
  /** Is invited as an owner at the start, where no owner can invite them. */
  OWNER_EMAIL: optional.pipe(
    z.string().trim().toLowerCase().pipe(z.email('is not an e-mail address')).optional(),
  ),
  TIME_ZONE: z.string().default('Asia/Almaty').refine(isTimeZone, 'is not a time zone'),
  TRUSTED_PROXIES: z.string().default('0').transform(proxiesFrom),
  METRICS_TOKEN: optional,
  SECURITY_CONTACT: optional.pipe(securityContact.optional()),
  RATE_LIMIT: onOff.default('on'),
  UPLOAD_LIMIT_MB: z.coerce.number().int().min(1).max(200).default(20),
  PICTURE_SECRET: optional.pipe(z.string().min(16).optional()),
  /** Pictures of imported files may be fetched from private networks and from this machine. */
  IMPORT_PRIVATE_ADDRESSES: onOff.default('off'),
  BODY_LIMIT_KB: z.coerce.number().int().min(1).max(102_400).default(1_024),
  ...databaseSettings,
  ...firebaseSettings,
  ...geoSettings,
  ...outsideSettings,
  ...paymentSettings,
})

const settings = fields.superRefine(checkGeoNeeds).superRefine(checkPaymentNeeds)

export type Config = Readonly<{
  port: number
  host: string
  data_dir: string
  database_url: string | undefined
  database_limits: DatabaseLimits
  /** What is not answered by then is answered with 'busy'. */
  request_timeout_ms: number
  public_url: string | undefined
  /** Of other people's clients: payers may be sent back there. */
  client_origins: readonly string[]
  log_level: z.output<typeof settings>['LOG_LEVEL']
  demo: boolean
  /** Undefined: the demo world as it was written. */
  demo_items: number | undefined
  demo_operations: boolean
  /** Undefined: the operations API is off. */
  operations_token: string | undefined
  /** Undefined: only a shop without an owner says how to become one. */
  owner_email: string | undefined
  time_zone: string
  /** Whose word about a caller's address is believed. */
  trusted_proxies: TrustedProxies
  /** Opens the metrics to callers from elsewhere. */
  metrics_token: string | undefined
  /** Where a hole is reported, as a URI; undefined: the shop says nothing about it. */
  security_contact: string | undefined
  rate_limit: boolean
  body_limit: number
  /** Forms with pictures. */
  upload_limit: number
  /** Whether imports fetch pictures from private networks too. */
  import_private_addresses: boolean
  /** Signs addresses of private pictures; undefined: made on the first start and kept in the data folder. */
  picture_secret: string | undefined
  places: PlaceSettings
  routes: RouteSettings
  /** A MapLibre style elsewhere; `{theme}` and `{language}` are filled in. */
  map_style_url: string | undefined
  /** Hosts that style loads tiles, fonts and sprites from, beside its own. */
  map_origins: readonly string[]
  /** Null: tokens of Firebase apps are kept, and nothing is sent to them. */
  firebase: FirebaseSettings | null
  /** Null: real money is not taken digitally. */
  stripe: StripeSettings | null
  /** How long an order is kept for a payment that was not made yet. */
  payment_hold_ms: number
  /** How long placing can be undone. */
  undo_ms: number
}> &
  Readonly<OutsideServices>

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(withoutEmpty(environment))
  if (!parsed.success) throw new ConfigError(explain(parsed.error))
  const values = parsed.data
  const demo = values.DEMO ? values.DEMO === 'on' : values.DATABASE_URL === undefined
  return {
    port: values.PORT,
    host: values.HOST,
    data_dir: values.DATA_DIR,
    database_url: values.DATABASE_URL,
    database_limits: databaseLimitsFrom(values),
    request_timeout_ms: values.REQUEST_TIMEOUT_MS,
    public_url: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    client_origins: values.CLIENT_ORIGINS,
    log_level: values.LOG_LEVEL,
    demo,
    demo_items: values.DEMO_ITEMS,
    demo_operations: values.DEMO_OPERATIONS ? values.DEMO_OPERATIONS === 'on' : demo,
    operations_token: values.OPERATIONS_TOKEN,
    owner_email: values.OWNER_EMAIL,
    time_zone: values.TIME_ZONE,
    trusted_proxies: values.TRUSTED_PROXIES,
    metrics_token: values.METRICS_TOKEN,
    security_contact: values.SECURITY_CONTACT,
    rate_limit: values.RATE_LIMIT === 'on',
    body_limit: values.BODY_LIMIT_KB * 1_024,
    upload_limit: values.UPLOAD_LIMIT_MB * 1_024 * 1_024,
    import_private_addresses: values.IMPORT_PRIVATE_ADDRESSES === 'on',
    picture_secret: values.PICTURE_SECRET,
    places: placesFrom(values),
    routes: routesFrom(values),
    map_style_url: values.MAP_STYLE_URL,
    map_origins: values.MAP_ORIGINS,
    firebase: firebaseFrom(values),
    stripe: stripeFrom(values),
    payment_hold_ms: values.PAYMENT_HOLD_MINUTES * 60_000,
    undo_ms: values.UNDO_SECONDS * 1_000,
    ...outsideServices(values),
  }
}

/** `PORT=` in a shell means 'not set', not 'set to nothing'. */
function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

function proxiesFrom(text: string, context: z.RefinementCtx<string>): TrustedProxies {
  if (/^\d{1,2}$/.test(text.trim())) return Number(text)
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.every(isNetwork)) return words
  context.addIssue({ code: 'custom', message: 'is neither a number of proxies nor a list of addresses' })
  return z.NEVER
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

function explain(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  return `These settings are not usable:\n${lines.join('\n')}\nEvery setting is described in docs/operations.md.`
}
