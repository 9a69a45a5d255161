// Questions about coupons that are valid and open to everybody.
import { and, arrayOverlaps, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { coupon } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zoneModule } from '#server/database/schema/zone.ts'

function validCoupons(db: Database, date: string, where: SQL | undefined) {
  return db
    .select({ coupon, store_name: store.name })
    .from(coupon)
    .innerJoin(module, eq(module.id, coupon.module_id))
    .leftJoin(store, eq(store.id, coupon.store_id))
    .where(
      and(
        eq(coupon.status, true),
        eq(module.status, true),
        lte(coupon.start_date, date),
        gte(coupon.expire_date, date),
        // A coupon for named customers is theirs to see, not everybody's.
        sql`${coupon.customer_ids} = '{}'`,
        where,
      ),
    )
    .orderBy(desc(coupon.id))
}

export type CouponRow = Awaited<ReturnType<typeof validCoupons>>[number]

export interface CouponPlace {
  module_id: number | null
  zone_ids: readonly number[]
}

export function validCouponsIn(db: Database, { module_id, zone_ids }: CouponPlace, date: string) {
  const zones = [...zone_ids]
  const ofStoreHere = and(
    eq(store.status, true),
    or(eq(module.all_zone_service, true), inArray(store.zone_id, zones)),
  )
  const ofZoneHere = and(
    sql`${coupon.store_id} is null`,
    or(sql`${coupon.coupon_type} <> 'zone_wise'`, arrayOverlaps(coupon.zone_ids, zones)),
  )
  const moduleHere = sql`exists (select 1 from ${zoneModule} where ${zoneModule.module_id} = ${module.id} and ${inArray(zoneModule.zone_id, zones)})`
  return validCoupons(
    db,
    date,
    and(
      module_id === null ? undefined : eq(coupon.module_id, module_id),
      moduleHere,
      or(ofStoreHere, ofZoneHere),
    ),
  )
}

export function validCouponsOfStore(db: Database, store_id: number, date: string) {
  return validCoupons(db, date, eq(coupon.store_id, store_id))
}
