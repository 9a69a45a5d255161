// Coupons on offer; store pages show those of one store.
import { type FailureKind, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Localised } from '#contract/core/language.ts'
import { localMoment } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import { couponFailures } from '#contract/features/coupon/coupon.failures.ts'
import { type CouponUse, couponProblem } from '#contract/features/coupon/coupon.rules.ts'
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import type { RateLimiter } from '#server/platform/http/limits/rate-limit.ts'
import {
  type CouponCounts,
  type CouponRow,
  countsOf,
  couponByCode,
  deleteUse,
  insertUse,
  lockCoupon,
  placeOfStore,
  validCouponsIn,
  validOfStore,
} from './coupon.db.ts'

export interface CouponParts {
  db: Database
  clock: Clock
  time_zone: string
  limiter: Pick<RateLimiter, 'count' | 'look'>
}

/** Unknown codes from one address; people mistype one, programs try them all. */
const unknownAtMost = 20
const unknownWindow = 600

/** Where and by whom a coupon is to be used. */
export type CouponScope = Pick<CouponUse, 'module_id' | 'store_id' | 'zone_id' | 'customer_id'>

export type UsableCoupon = CouponRow['coupon']

export interface ApplyCall {
  scope: Scope
  client: Pick<Client, 'address'>
}

const nobodysCounts: CouponCounts = { uses: new Map(), orders: 0 }

export function createCouponService(parts: CouponParts) {
  const { db, clock } = parts

  return {
    /** The coupon of a code, or why it may not be used here; its minimum is for whoever knows the sum. */
    async find(code: string, use: CouponScope, client: Pick<Client, 'address'>) {
      const row = await typedCode(parts, code, client)
      if (!row) return { failure: couponFailures.unknown }
      const failure = await problemOf(parts, db, row.coupon, use)
      return failure ? { failure } : { coupon: row.coupon }
    },

    /** Counts the use inside the order's transaction; a limit reached meanwhile is refused. */
    async use(tx: Statements, id: number, use: CouponScope & { order_id: number }): Promise<void> {
      const coupon = await lockCoupon(tx, id)
      refuseUnless(coupon, couponFailures.unknown)
      const failure = await problemOf(parts, tx, coupon, use)
      if (failure) refuse(failure)
      const { customer_id, order_id } = use
      await insertUse(tx, { coupon_id: id, customer_id, order_id, created_at: clock.now() })
    },

    giveBack: (tx: Statements, order_id: number): Promise<void> => deleteUse(tx, order_id),

    async apply(code: string, store_id: number, customer_id: number, call: ApplyCall): Promise<Coupon> {
      const { scope, client } = call
      const [row, place] = await Promise.all([typedCode(parts, code, client), placeOfStore(db, store_id)])
      refuseUnless(row && place, couponFailures.unknown)
      const failure = await problemOf(parts, db, row.coupon, { ...place, store_id, customer_id })
      return failure ? refuse(failure) : present(row, scope, customer_id)
    },

    async list(scope: Scope): Promise<Coupon[]> {
      dependOn([tags.coupons])
      const rows = await validCouponsIn(db, scope, today(parts))
      return rows.map((row) => present(row, scope))
    },

    mine: (customer_id: number, store_id: number | undefined, scope: Scope): Promise<Coupon[]> =>
      couponsOf(parts, customer_id, store_id, scope),
  }
}

export type CouponService = ReturnType<typeof createCouponService>

/** Every code somebody types comes through here, so that unknown ones are counted once for all endpoints. */
async function typedCode(
  { db, limiter }: CouponParts,
  code: string,
  { address }: Pick<Client, 'address'>,
): Promise<CouponRow | null> {
  const key = `unknown coupons from ${address}`
  limiter.look(key, unknownAtMost)
  const row = await couponByCode(db, code)
  if (!row) limiter.count(key, unknownAtMost, unknownWindow)
  return row ?? null
}

/** Of every module, what is meant for this customer alone among them; only what they may still use. */
async function couponsOf(
  parts: CouponParts,
  customer_id: number,
  store_id: number | undefined,
  scope: Scope,
): Promise<Coupon[]> {
  const { db } = parts
  const { zone_ids } = scope
  const [rows, counts, store] = await Promise.all([
    validCouponsIn(db, { module_id: null, zone_ids, customer_id }, today(parts)),
    countsOf(db, customer_id),
    store_id === undefined ? undefined : placeOfStore(db, store_id),
  ])
  const usable = rows.filter(({ coupon }) => {
    const place = store && store_id !== undefined ? { ...store, store_id } : placeOf(coupon, zone_ids)
    return judge(parts, coupon, { ...place, customer_id }, counts) === null
  })
  return usable.map((row) => present(row, scope, customer_id))
}

async function problemOf(
  parts: CouponParts,
  tx: Statements,
  coupon: UsableCoupon,
  use: CouponScope & { order_id?: number },
): Promise<FailureKind | null> {
  const { customer_id, order_id } = use
  const counts = customer_id === null ? nobodysCounts : await countsOf(tx, customer_id, order_id)
  const problem = judge(parts, coupon, use, counts)
  return problem ? couponFailures[problem] : null
}

/** The one check behind lists, trying a code and placing. */
function judge(parts: CouponParts, coupon: UsableCoupon, use: CouponScope, { uses, orders }: CouponCounts) {
  const { module_id, store_id, zone_id, customer_id } = use
  const place = { module_id, store_id, zone_id, customer_id }
  return couponProblem(coupon, { ...place, uses: uses.get(coupon.id) ?? 0, orders, date: today(parts) })
}

const today = ({ clock, time_zone }: CouponParts) => localMoment(clock.now(), time_zone).date

/** Read with the store whose page they are on: asked for beside it, they would be a statement of every visit. */
export const couponsOnStorePage = {
  column: validOfStore,
  present: (coupons: readonly ShownCoupon[], store_name: Localised, scope: Scope): Coupon[] =>
    coupons.map((coupon) => present({ coupon, store_name }, scope)),
}

/** Where a coupon is of use at all, for a list that is not about one store. */
function placeOf({ module_id, store_id, zone_ids }: UsableCoupon, here: readonly number[]) {
  const zone_id = here.find((id) => zone_ids.includes(id)) ?? 0
  return { module_id, store_id: store_id ?? 0, zone_id }
}

type ShownCoupon = Omit<UsableCoupon, 'created_at' | 'updated_at'>

interface PresentableCoupon {
  coupon: ShownCoupon
  store_name: Localised | null
}

function present({ coupon, store_name }: PresentableCoupon, scope: Scope, customer_id?: number): Coupon {
  const name = store_name?.[scope.language] ?? ''
  return {
    id: coupon.id,
    title: coupon.title[scope.language],
    code: coupon.code,
    slug: coupon.code.toLowerCase(),
    coupon_type: coupon.coupon_type,
    discount_type: coupon.discount_type,
    // Percent × 100 and minor units are both hundredths.
    discount: fromMinor(coupon.discount),
    min_purchase: fromMinor(coupon.min_purchase),
    max_discount: fromMinor(coupon.max_discount),
    limit: coupon.limit,
    total_uses: coupon.total_uses,
    start_date: coupon.start_date,
    expire_date: coupon.expire_date,
    status: 1,
    data: dataOf(coupon, name),
    module_id: coupon.module_id,
    created_by: coupon.created_by,
    // Who else has it is nobody's business.
    customer_id: JSON.stringify([coupon.customer_ids.length === 0 ? 'all' : String(customer_id)]),
    store_id: coupon.store_id,
    store: coupon.store_id === null ? null : { id: coupon.store_id, name },
  }
}

function dataOf(coupon: ShownCoupon, storeName: string): string {
  if (coupon.coupon_type === 'store_wise') return storeName
  return coupon.coupon_type === 'zone_wise' ? JSON.stringify(coupon.zone_ids) : ''
}
