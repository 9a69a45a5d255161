// Who shops here: customers, where they are signed in, the codes sent to them, and guests.
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, flag, rowId, updatedAt } from './columns.ts'
import { zone } from './zone.ts'

const instant = () => timestamp({ withTimezone: true })

/** A removed account keeps its row for its orders, without anything personal in it. */
export const customer = pgTable(
  'customer',
  {
    id: rowId(),
    f_name: text().notNull(),
    l_name: text().notNull(),
    /** '+' and digits. */
    phone: text(),
    /** Lower case; one account an address, which may sign in with it. */
    email: text(),
    /** The address the customer wants instead: nobody's until it is proven, so several may want the same. */
    new_email: text(),
    /** Null for people who came through a provider and never chose one. */
    password_hash: text(),
    image: text(),
    /** False: blocked by the business. */
    status: flag(true),
    is_phone_verified: flag(false),
    email_verified_at: instant(),
    login_medium: text({ enum: ['manual', 'google', 'facebook', 'apple'] })
      .notNull()
      .default('manual'),
    social_id: text(),
    ref_code: text().notNull(),
    /** The customer whose code brought this one. */
    ref_by: integer(),
    zone_id: integer().references(() => zone.id, { onDelete: 'set null' }),
    order_count: integer().notNull().default(0),
    /** Category ids. */
    interest: integer().array().notNull().default(sql`'{}'::integer[]`),
    current_language_key: text().notNull().default('en'),
    /** Kinds of notifications the customer does not want. */
    muted_notifications: text().array().notNull().default(sql`'{}'::text[]`),
    /** Notices from before this moment have been read. */
    notices_read_at: instant(),
    deleted_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex().on(table.phone),
    uniqueIndex().on(table.email),
    uniqueIndex().on(table.ref_code),
    uniqueIndex().on(table.login_medium, table.social_id),
  ],
)

export const customerSession = pgTable(
  'customer_session',
  {
    id: rowId(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    user_agent: text().notNull(),
    /** Where Firebase reaches the app this session belongs to; ends with it. */
    firebase_token: text(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.token_hash),
    index().on(table.customer_id),
    index().on(table.expires_at),
    index().using('hash', table.firebase_token),
  ],
)

/** A key pair whose private half never leaves the customer's device; here is what proves that it was used. */
export const passkey = pgTable(
  'passkey',
  {
    id: rowId(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    credential_id: text().notNull(),
    /** COSE, as base64url. */
    public_key: text().notNull(),
    /** Grows with every use where the device counts, else stays zero. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    last_used_at: instant(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex().on(table.credential_id), index().on(table.customer_id)],
)

/** Questions to authenticators that are not answered yet; answering removes them. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text().primaryKey(),
    /** Whose new passkey it is for; null: anybody may sign in with it. */
    customer_id: integer().references(() => customer.id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
  },
  (table) => [index().on(table.expires_at)],
)

/** One row a subject and purpose: a new code replaces the old one, the count of wrong tries stays. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    /** Phone or e-mail address; known to an account or not, so that nothing can be concluded from it. */
    subject: text().notNull(),
    purpose: text({ enum: ['verify_phone', 'reset_password', 'verify_email'] }).notNull(),
    /** Null once used. */
    code_hash: text(),
    sent_at: instant().notNull(),
    expires_at: instant().notNull(),
    wrong_tries: integer().notNull().default(0),
    last_wrong_at: instant(),
    blocked_until: instant(),
    /** Blocks in a row: each is twice as long as the one before. */
    block_rounds: integer().notNull().default(0),
    /** Wrong tries since the first of them, counted for a day. */
    day_began_at: instant(),
    day_tries: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subject, table.purpose] }), index().on(table.expires_at)],
)

/** Wrong sign-ins, counted here so that all processes agree and a restart forgets none. */
export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    /** An account, an address, or an account from an address; accounts as hashes, whether they exist or not. */
    subject: text().primaryKey(),
    wrong: integer().notNull().default(0),
    last_wrong_at: instant(),
    /** When this account was last entered from this address. */
    entered_at: instant(),
    expires_at: instant().notNull(),
  },
  (table) => [index().on(table.expires_at)],
)

export const guest = pgTable(
  'guest',
  {
    /** Random and unguessable: whoever knows it has the cart. */
    id: bigint({ mode: 'number' }).primaryKey(),
    /** Where Firebase reaches the guest's app, and the language it was asked for in. */
    fcm_token: text(),
    language: text({ enum: ['en', 'ar', 'tg', 'ru'] })
      .notNull()
      .default('en'),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [index().on(table.expires_at)],
)

/** Phones that came by a referral, as hashes: a removed account cannot be rewarded for twice. */
export const referralUse = pgTable('referral_use', {
  phone_hash: text().primaryKey(),
  created_at: createdAt(),
})
