// What a store's row does not say itself, as SQL: whether it sells something reduced, which campaigns it is in today.
import { type SQL, sql } from 'drizzle-orm'
import { item } from '#server/database/schema/item.ts'
import { basicCampaign, basicCampaignStore } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'

export const sellsReducedItem: SQL<boolean> = sql<boolean>`exists (select 1 from ${item}
  where ${item.store_id} = ${store.id} and ${item.visible} and ${item.discounted})`

/** Stores that were confirmed for a basic campaign, once for each that runs on that day. */
export const takingPart = (date: SQL) => sql`${basicCampaignStore}
    join ${basicCampaign} on ${basicCampaign.id} = ${basicCampaignStore.basic_campaign_id}
    where ${basicCampaignStore.status} = 'confirmed' and ${basicCampaign.status}
      and ${date} between ${basicCampaign.start_date} and ${basicCampaign.end_date}`

export const campaignsOn = (date: SQL): SQL<number> =>
  sql<number>`(select count(*) from ${takingPart(date)} and ${basicCampaignStore.store_id} = ${store.id})`

/** Looked up among all that take part, which are few: to count for each of a thousand stores costs more. */
export const inCampaignOn = (date: SQL): SQL<boolean> =>
  sql<boolean>`(${store.id} in (select ${basicCampaignStore.store_id} from ${takingPart(date)}))`
