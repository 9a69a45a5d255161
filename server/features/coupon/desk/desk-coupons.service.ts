// Coupons at the desk: a manager's hold in their own stores, the business's wherever it says.
import { filledText } from '#contract/core/desk.ts'
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { localMoment } from '#contract/core/local-time.ts'
import { toMinor } from '#contract/core/money.ts'
import { storesWithin } from '#contract/core/permission.ts'
import type { deskCouponEndpoints } from '#contract/features/coupon/desk/desk-coupon.endpoints.ts'
import { deskCouponFailures } from '#contract/features/coupon/desk/desk-coupon.failures.ts'
import type { CouponFields, DeskCoupon } from '#contract/features/coupon/desk/desk-coupon.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import { isUniqueViolation } from '#server/database/unique-violation.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { newCode } from '#server/platform/secrets/token.ts'
import {
  type CouponReader,
  type CouponRow,
  couponOfDesk,
  couponsOfDesk,
  customersNamed,
  editedCoupons,
  hasModule,
  insertCoupon,
  isCodeFree,
  isStoreOfModule,
  lockCoupon,
  updateCoupon,
  zonesNamed,
} from './desk-coupons.db.ts'
import { presentCoupon, presentListed } from './desk-coupons.present.ts'

export interface DeskCouponParts {
  db: Database
  clock: Clock
  time_zone: string
  audit: Pick<AuditService, 'record' | 'undoes'>
  /** The language that stands in for those a text was not written in. */
  mainLanguage(): Promise<Language>
}

type Ends = typeof deskCouponEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>
type Caller = CallOf<'list'>['caller']

export type DeskCouponService = ReturnType<typeof createDeskCoupons>

export function createDeskCoupons(parts: DeskCouponParts) {
  const { db, audit } = parts
  audit.undoes('coupon', 'changed', undoChange({ ...editedCoupons, write: takeBack }))

  return {
    async list({ input, caller, scope }: CallOf<'list'>) {
      const reader = readerOf(parts, caller, scope.language)
      const { rows, total_size } = await couponsOfDesk(db, input, reader)
      const { limit, offset } = input
      return { total_size, limit, offset, rows: rows.map((row) => presentListed(row, reader)) }
    },

    read: ({ params, caller, scope }: CallOf<'read'>) => read(parts, params.id, caller, scope.language),

    async freeCode() {
      return { code: await freeCode(db) }
    },

    async make({ input, caller, scope }: CallOf<'make'>): Promise<DeskCoupon> {
      const id = await saving(() =>
        transact(db, async (tx) => {
          const fields = await columnsOf(parts, input)
          await refuseImpossible(tx, fields, reachOf(caller))
          const created_by = reachOf(caller) === null ? 'admin' : 'vendor'
          const now = parts.clock.now()
          const made = await insertCoupon(tx, { ...fields, created_by, created_at: now, updated_at: now })
          await audit.record(tx, { by: caller, act: 'made', ...about(made, fields.code), after: fields })
          return made
        }),
      )
      return read(parts, id, caller, scope.language)
    },

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<DeskCoupon> {
      await saving(() =>
        transact(db, async (tx) => {
          const row = await requireCoupon(tx, id, caller, input.version)
          const given = await columnsOf(parts, input)
          const fields = { ...given, status: given.status && row.archived_at === null }
          const change = changedFields(row, fields)
          if (change === null) return
          await refuseImpossible(tx, fields, reachOf(caller), row)
          await updateCoupon(tx, id, { ...fields, updated_at: parts.clock.now() })
          await audit.record(tx, { by: caller, act: 'changed', ...about(id, fields.code), ...change })
        }),
      )
      return read(parts, id, caller, scope.language)
    },

    archive: (call: CallOf<'archive'>) => setArchived(parts, call, true),
    restore: (call: CallOf<'restore'>) => setArchived(parts, call, false),
  }
}

const reachOf = (caller: Caller) => storesWithin(caller, 'edit_promotions')

const about = (id: number, code: string) =>
  ({ subject: 'coupon', subject_id: id, subject_name: code }) as const

function readerOf({ clock, time_zone }: DeskCouponParts, caller: Caller, language: Language): CouponReader {
  return { language, store_ids: reachOf(caller), today: localMoment(clock.now(), time_zone).date }
}

async function read(
  parts: DeskCouponParts,
  id: number,
  caller: Caller,
  language: Language,
): Promise<DeskCoupon> {
  const { db } = parts
  const reader = readerOf(parts, caller, language)
  const row = (await couponOfDesk(db, id, reader)) ?? refuse(coreFailures.not_found)
  const [zones, customers, main] = await Promise.all([
    zonesNamed(db, row.coupon.zone_ids, language),
    customersNamed(db, row.coupon.customer_ids),
    parts.mainLanguage(),
  ])
  return presentCoupon(row, reader, { zones, customers, main })
}

async function requireCoupon(
  tx: Statements,
  id: number,
  caller: Caller,
  version: number,
): Promise<CouponRow> {
  const row = await lockCoupon(tx, id)
  const reach = reachOf(caller)
  refuseUnless(row && isWithin(reach, row.store_id), coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

const isWithin = (reach: readonly number[] | null, store_id: number | null) =>
  reach === null || (store_id !== null && reach.includes(store_id))

/** What belongs to another kind of coupon is left out, so that changing the kind leaves nothing behind. */
async function columnsOf(parts: DeskCouponParts, input: CouponFields) {
  const { coupon_type, discount_type } = input
  const isFree = coupon_type === 'free_delivery'
  const isInZones = coupon_type === 'zone_wise'
  return {
    code: input.code,
    title: filledText(input.title, await parts.mainLanguage()),
    coupon_type,
    module_id: input.module_id,
    store_id: isInZones ? null : input.store_id,
    zone_ids: isInZones ? distinct(input.zone_ids) : [],
    customer_ids: distinct(input.customer_ids),
    discount_type: isFree ? ('percent' as const) : discount_type,
    discount: isFree ? 0 : toMinor(input.discount),
    min_purchase: toMinor(input.min_purchase),
    max_discount: isFree || discount_type === 'amount' ? 0 : toMinor(input.max_discount),
    limit: input.limit,
    start_date: input.start_date,
    expire_date: input.expire_date,
    status: input.status,
  }
}

const distinct = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other)

type Columns = Awaited<ReturnType<typeof columnsOf>>

async function refuseImpossible(
  tx: Statements,
  fields: Columns,
  reach: readonly number[] | null,
  before?: CouponRow,
): Promise<void> {
  const { code, module_id, store_id, zone_ids, customer_ids, coupon_type } = fields
  refuseUnless(reach === null || coupon_type !== 'zone_wise', deskCouponFailures.own_zones)
  refuseUnless(isWithin(reach, store_id), deskCouponFailures.own_store)
  refuseUnless(await hasModule(tx, module_id), deskCouponFailures.unknown_module)
  const isStoreThere = store_id === null || (await isStoreOfModule(tx, store_id, module_id))
  refuseUnless(isStoreThere, deskCouponFailures.unknown_store)
  const zones = await zonesNamed(tx, zone_ids, 'en')
  refuseUnless(zones.length === zone_ids.length, deskCouponFailures.unknown_zones)
  const added = customer_ids.filter((id) => !before?.customer_ids.includes(id))
  const customers = await customersNamed(tx, added, reach)
  refuseUnless(customers.length === added.length, deskCouponFailures.unknown_customers)
  refuseUnless(await isCodeFree(tx, code, before?.id), deskCouponFailures.code_taken)
}

/** Two who choose one code at once: the database lets one of them. */
async function saving<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (problem) {
    return isUniqueViolation(problem) ? refuse(deskCouponFailures.code_taken) : Promise.reject(problem)
  }
}

async function setArchived(
  parts: DeskCouponParts,
  { params: { id }, input, caller, scope }: CallOf<'archive'>,
  isArchived: boolean,
): Promise<DeskCoupon> {
  await transact(parts.db, async (tx) => {
    const row = await requireCoupon(tx, id, caller, input.version)
    if ((row.archived_at !== null) === isArchived) return
    const now = parts.clock.now()
    await updateCoupon(tx, id, { status: false, archived_at: isArchived ? now : null, updated_at: now })
    const act = isArchived ? 'archived' : 'restored'
    await parts.audit.record(tx, { by: caller, act, ...about(id, row.code) })
  })
  return read(parts, id, caller, scope.language)
}

/** A code that was given to another coupon since is not possible any more. */
async function takeBack(tx: Statements, id: number, fields: Readonly<Record<string, unknown>>) {
  if (typeof fields.code === 'string' && !(await isCodeFree(tx, fields.code, id))) return false
  return editedCoupons.write(tx, id, fields)
}

const codeLetters = 8

/** Of 31 letters and figures nobody mistakes for each other; a third try is never needed. */
async function freeCode(db: Statements): Promise<string> {
  for (;;) {
    const code = newCode(codeLetters)
    if (await isCodeFree(db, code)) return code
  }
}
