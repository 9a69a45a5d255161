// Column shapes that recur in every table, so that the same thing is stored the same way everywhere.
import { boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Localised } from '#contract/core/language.ts'

export const rowId = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** A text in four languages: {en, ar, tg, ru}. */
export const localised = () => jsonb().$type<Localised>().notNull()

/** Money in minor units; a discount or rate uses the same hundredths (percent × 100). */
export const minor = () => integer().notNull()

export const flag = (initially: boolean) => boolean().notNull().default(initially)

/** File name of a picture below its folder; the address is base URL + '/' + name (NET-10). */
export const fileName = () => text().notNull()

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/** Counts the changes made at the desk: whoever saves says which one they saw. */
export const version = () => integer().notNull().default(1)

/** Since when it is out of use; what orders name is never deleted. Null: in use. */
export const archivedAt = () => timestamp({ withTimezone: true })
