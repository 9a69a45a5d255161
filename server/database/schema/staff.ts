// The shop's own people: their accounts, sessions and invitations, and the log of what they changed.
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { languages } from '#contract/core/language.ts'
import { staffRoles } from '#contract/core/permission.ts'
import { auditActs, auditSubjects } from '#contract/features/audit/audit.schema.ts'
import { createdAt, flag, rowId } from './columns.ts'
import { store } from './store.ts'

const instant = () => timestamp({ withTimezone: true })

const roles = () => text({ enum: staffRoles }).array().notNull()

/** Never removed, for the log names them; who leaves may not enter any more. */
export const staff = pgTable(
  'staff',
  {
    id: rowId(),
    name: text().notNull(),
    /** Lower case; nothing to do with a customer's of the same address. */
    email: text().notNull(),
    password_hash: text().notNull(),
    language: text({ enum: languages }).notNull().default('en'),
    roles: roles(),
    /** False: may not enter. */
    is_active: flag(true),
    /** Base32 secret of the authenticator app; before it is confirmed nobody is asked for a code. */
    totp_secret: text(),
    totp_confirmed_at: instant(),
    /** The last time step whose code was accepted: a code works once. */
    totp_last_step: bigint({ mode: 'number' }),
    /** Counts the changes others make of this row. */
    version: integer().notNull().default(1),
    /** To the five minutes; sessions come and go, this stays. */
    last_seen_at: instant(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex().on(table.email)],
)

/** The stores a manager looks after. */
export const staffStore = pgTable(
  'staff_store',
  {
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    store_id: integer()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.staff_id, table.store_id] }), index().on(table.store_id)],
)

export const staffSession = pgTable(
  'staff_session',
  {
    id: rowId(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    user_agent: text().notNull(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex().on(table.token_hash), index().on(table.staff_id), index().on(table.expires_at)],
)

/** A second step beside or instead of the app; never a customer's, and no way in without the password. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    id: rowId(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
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
  (table) => [uniqueIndex().on(table.credential_id), index().on(table.staff_id)],
)

/** Questions to the passkeys of staff that are not answered yet; answering removes them. */
export const staffPasskeyChallenge = pgTable(
  'staff_passkey_challenge',
  {
    challenge: text().primaryKey(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The session a new passkey is added from; it ends with it. */
    session_id: integer().references(() => staffSession.id, { onDelete: 'cascade' }),
    /** Hash of what whoever is signing in holds; exactly one of the two is there. */
    ticket_hash: text(),
    expires_at: instant().notNull(),
  },
  (table) => [index().on(table.staff_id), index().on(table.session_id), index().on(table.expires_at)],
)

/** One row a code that is left; using one removes it. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.staff_id, table.code_hash] })],
)

/** What somebody chose in a list of the desk, under a name. */
export const staffView = pgTable(
  'staff_view',
  {
    id: rowId(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** As the desk calls it. */
    list: text().notNull(),
    name: text().notNull(),
    /** As the address says it. */
    search: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('staff_view_name_index').on(table.staff_id, table.list, sql`lower(${table.name})`)],
)

/** Open ones only: accepted, withdrawn and replaced ones are gone. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: rowId(),
    token_hash: text().notNull(),
    /** Null: for the first owner, whom nobody could name. */
    email: text(),
    roles: roles(),
    store_ids: integer().array().notNull().default(sql`'{}'::integer[]`),
    /** Null: the shop itself. */
    invited_by: integer().references(() => staff.id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex().on(table.token_hash), uniqueIndex().on(table.email)],
)

/** Written in the transaction of the change itself; never changed, never removed. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: rowId(),
    at: instant().notNull(),
    staff_id: integer().references(() => staff.id),
    /** As it was then. */
    staff_name: text(),
    act: text({ enum: auditActs }).notNull(),
    subject: text({ enum: auditSubjects }).notNull(),
    subject_id: integer(),
    subject_name: text().notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index().on(table.staff_id, table.id),
    index().on(table.subject, table.subject_id, table.id),
    index().on(table.at),
  ],
)
