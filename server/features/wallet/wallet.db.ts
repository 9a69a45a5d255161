// Questions about top-up bonuses.
import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { walletBonus } from '#server/database/schema/content.ts'

export function bonusesRunning(db: Pick<Database, 'select'>, at: Date) {
  return db
    .select()
    .from(walletBonus)
    .where(and(eq(walletBonus.status, true), lte(walletBonus.start_date, at), gte(walletBonus.end_date, at)))
    .orderBy(asc(walletBonus.minimum_add_amount), asc(walletBonus.id))
}

export type BonusRow = Awaited<ReturnType<typeof bonusesRunning>>[number]
