// The names by which what was ordered is sold today.
import { inArray } from 'drizzle-orm'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { addOn, item } from '#server/database/schema/item.ts'
import { itemCampaign } from '#server/database/schema/promotion.ts'

const unique = (ids: readonly (number | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))]

/** Names of what still exists; what is gone keeps the name it was bought under. */
export async function namesOf(db: Database, lines: Quote['lines']) {
  const items = unique(lines.map((line) => line.item_id))
  const campaigns = unique(lines.map((line) => line.item_campaign_id))
  const addOns = unique(lines.flatMap((line) => line.add_ons.map(({ id }) => id)))
  const [ofItems, ofCampaigns, ofAddOns] = await Promise.all([
    db.select({ id: item.id, name: item.name }).from(item).where(inArray(item.id, items)),
    db
      .select({ id: itemCampaign.id, name: itemCampaign.title })
      .from(itemCampaign)
      .where(inArray(itemCampaign.id, campaigns)),
    db.select({ id: addOn.id, name: addOn.name }).from(addOn).where(inArray(addOn.id, addOns)),
  ])
  return { ofItems, ofCampaigns, ofAddOns }
}
