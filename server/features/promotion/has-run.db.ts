// Whether a campaign or a flash sale that does not run here ever began: an old link is told from a wrong one.
import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { basicCampaign, flashSale } from '#server/database/schema/promotion.ts'

export async function campaignHasRun(db: Database, id: number, date: string): Promise<boolean> {
  const begun = and(
    eq(basicCampaign.id, id),
    eq(basicCampaign.status, true),
    lte(basicCampaign.start_date, date),
  )
  const rows = await db.select({ id: basicCampaign.id }).from(basicCampaign).where(begun)
  return rows.length > 0
}

export async function flashSaleHasRun(db: Database, id: number, now: Date): Promise<boolean> {
  const begun = and(eq(flashSale.id, id), eq(flashSale.is_publish, true), lte(flashSale.start_date, now))
  const rows = await db.select({ id: flashSale.id }).from(flashSale).where(begun)
  return rows.length > 0
}
