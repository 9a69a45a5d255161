// Item rows with everything their presentation needs; asked with every list, so the statements are prepared once.
import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/core/language.ts'
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { Database } from '#server/database/connection.ts'
import { addOn, item } from '#server/database/schema/item.ts'
import {
  basicCampaign,
  basicCampaignStore,
  flashSale,
  flashSaleItem,
} from '#server/database/schema/promotion.ts'
import { store, storeDiscount } from '#server/database/schema/store.ts'
import { isWanted } from '#server/database/wanted-ids.ts'
import { wireTime } from '#server/database/wire-time.ts'

const language = sql`${sql.placeholder('language')}::text`

const itemColumns = {
  id: item.id,
  slug: item.slug,
  name: sql<string>`${item.name} ->> ${language}`,
  description: sql<string>`${item.description} ->> ${language}`,
  image: item.image,
  images: item.images,
  store_id: item.store_id,
  module_id: item.module_id,
  zone_id: item.zone_id,
  category_id: item.category_id,
  parent_category_id: item.parent_category_id,
  price: item.price,
  discount: item.discount,
  discount_type: item.discount_type,
  available_time_starts: item.available_time_starts,
  available_time_ends: item.available_time_ends,
  veg: item.veg,
  status: item.status,
  is_approved: item.is_approved,
  order_count: item.order_count,
  avg_rating: item.avg_rating,
  rating_count: item.rating_count,
  stock: item.stock,
  unit_id: item.unit_id,
  unit_amount: item.unit_amount,
  maximum_cart_quantity: item.maximum_cart_quantity,
  food_variations: item.food_variations,
  choice_options: item.choice_options,
  variations: item.variations,
  add_on_ids: item.add_on_ids,
  allergies: item.allergies,
  may_contain: item.may_contain,
  allergens_stated: item.allergens_stated,
  edible: item.edible,
  nutritions: item.nutritions,
  generic_name: item.generic_name,
  recommended: item.recommended,
  organic: item.organic,
  halal_tag_status: item.halal_tag_status,
  common_condition_id: item.common_condition_id,
  is_basic: item.is_basic,
  is_prescription_required: item.is_prescription_required,
  created_at: wireTime(item.created_at),
  updated_at: wireTime(item.updated_at),
}

const storeColumns = {
  name: sql<string>`${store.name} ->> ${language}`,
  tax: store.tax,
  schedule_order: store.schedule_order,
  free_delivery: store.free_delivery,
  delivery_time: store.delivery_time,
  min_delivery_minutes: store.min_delivery_minutes,
  max_delivery_minutes: store.max_delivery_minutes,
  latitude: store.latitude,
  longitude: store.longitude,
  in_campaign: sql<boolean>`exists (select 1 from ${basicCampaignStore}
    join ${basicCampaign} on ${basicCampaign.id} = ${basicCampaignStore.basic_campaign_id}
    where ${basicCampaignStore.store_id} = ${store.id} and ${basicCampaignStore.status} = 'confirmed'
      and ${basicCampaign.status}
      and ${sql.placeholder('date')}::date between ${basicCampaign.start_date} and ${basicCampaign.end_date})`,
}

export interface AddOnRow {
  id: number
  name: string
  price: number
  store_id: number
  /** As they go over the wire. */
  created_at: string
  updated_at: string
}

/** With the item they belong to: asked afterwards, they would make every list wait for the database twice. */
const addOnColumns = sql<AddOnRow[]>`(select coalesce(json_agg(json_build_object(
    'id', ${addOn.id}, 'name', ${addOn.name} ->> ${language}, 'price', ${addOn.price},
    'store_id', ${addOn.store_id}, 'created_at', ${wireTime(addOn.created_at)}, 'updated_at', ${wireTime(addOn.updated_at)}
  ) order by array_position(${item.add_on_ids}, ${addOn.id})), '[]')
  from ${addOn} where ${addOn.id} = any(${item.add_on_ids}) and ${addOn.status})`

export interface Asked {
  ids: readonly number[]
  language: Language
  moment: LocalMoment
  now: Date
}

/** The flash sale that runs for an item now, with stock left. */
function runningFlash(db: Database) {
  const now = sql`${sql.placeholder('now')}::timestamptz`
  return db
    .select({
      discount: sql<number>`${flashSaleItem.discount}`.as('flash_discount'),
      discount_type: sql<'percent' | 'amount'>`${flashSaleItem.discount_type}`.as('flash_discount_type'),
      available_stock: flashSaleItem.available_stock,
    })
    .from(flashSaleItem)
    .innerJoin(flashSale, eq(flashSale.id, flashSaleItem.flash_sale_id))
    .where(
      and(
        eq(flashSaleItem.item_id, item.id),
        eq(flashSaleItem.status, true),
        gt(flashSaleItem.available_stock, 0),
        eq(flashSale.is_publish, true),
        lte(flashSale.start_date, now),
        gt(flashSale.end_date, now),
      ),
    )
    .orderBy(asc(flashSaleItem.id))
    .limit(1)
    .as('flash')
}

/** Visible items with everything their presentation needs, and what a caller wants to know beyond. */
export function selectItems<Beyond extends SelectedFields>(db: Database, beyond: Beyond, wanted: SQL) {
  const flash = runningFlash(db)
  return db
    .select({
      item: itemColumns,
      add_ons: addOnColumns,
      store: storeColumns,
      discount: storeDiscount,
      flash: {
        discount: flash.discount,
        discount_type: flash.discount_type,
        available_stock: flash.available_stock,
      },
      ...beyond,
    })
    .from(item)
    .innerJoin(store, eq(store.id, item.store_id))
    .leftJoin(storeDiscount, eq(storeDiscount.store_id, item.store_id))
    .leftJoinLateral(flash, sql`true`)
    .where(and(wanted, eq(item.visible, true)))
}

/** What stands for the placeholders of `selectItems`. */
export function valuesOf({ language, moment, now }: Omit<Asked, 'ids'>) {
  return { language, date: moment.date, now: now.toISOString() }
}

export function prepareItemRows(db: Database) {
  const rows = selectItems(db, {}, isWanted(item.id)).prepare('item_rows')
  return { rows: ({ ids, ...asked }: Asked) => rows.execute({ ids, ...valuesOf(asked) }) }
}

type ItemRows = ReturnType<typeof prepareItemRows>

export type ItemRow = Awaited<ReturnType<ItemRows['rows']>>[number]

export interface NamedItem {
  id: number
  name: string
  image: string
}

/** Only what a suggestion shows. */
export function prepareNames(db: Database) {
  const names = db
    .select({ id: item.id, name: sql<string>`${item.name} ->> ${language}`, image: item.image })
    .from(item)
    .where(and(isWanted(item.id), eq(item.visible, true)))
    .prepare('item_names')
  return (ids: readonly number[], in_language: Language): Promise<NamedItem[]> =>
    names.execute({ ids, language: in_language })
}
